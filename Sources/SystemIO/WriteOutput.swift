import Platform

/// Atomically replaces the contents of the file at a path by the given bytes, or creates the file: see ``OutputFile``.
///
/// - Parameter isDurable: true to flush the bytes to the disk before they replace the old contents.
/// - Throws: ``IOFailure`` if the file cannot be written; a regular file then has its old contents.
package func writeFile(_ bytes: [UInt8], to path: String, isDurable: Bool = false) throws(IOFailure) {
  var file = try OutputFile(path, isDurable: isDurable)
  try file.write(bytes)
  try file.finish()
}

/// A file for output in several steps, which replaces the file at its path atomically at the end.
///
/// The bytes are written to a temporary file in the same folder, which ``finish()`` renames; without that call the file
/// at the path is unchanged. A target that is not a regular file (a device, a pipe) is written in place.
package struct OutputFile: ~Copyable {
  private let path: String
  private let target: String
  /// The path of the temporary file; nil if the target is not a regular file and is written in place.
  private let temporary: String?
  private var descriptor: Int32
  private let isDurable: Bool

  /// Opens a file whose contents replace those of the file at a path when ``finish()`` is called.
  ///
  /// - Parameter isDurable: true to flush the bytes to the disk before the file is replaced, so that after a power
  ///   failure either the old or the new contents exist.
  /// - Throws: ``IOFailure`` if the file cannot be created.
  package init(_ path: String, isDurable: Bool = false) throws(IOFailure) {
    self.path = path
    self.isDurable = isDurable
    // Replacing the file keeps a link to it.
    let target = resolvedPath(path) ?? path
    self.target = target
    if isSpecialFile(target) {
      temporary = nil
      descriptor = unsafe open(target, O_WRONLY | O_CLOEXEC)
    } else {
      let slash = target.lastIndex(of: "/")
      (descriptor, temporary) = createTemporary(
        for: String(slash.map { target[target.index(after: $0)...] } ?? target[...]),
        in: slash.map { target[...$0] } ?? "", mode: mode(of: target))
    }
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: lastErrorReason()) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    if let temporary { _ = unsafe unlink(temporary) }
  }

  /// Appends bytes to the file.
  ///
  /// - Throws: ``IOFailure`` if the bytes cannot be written, for example because the disk is full.
  package mutating func write(_ bytes: [UInt8]) throws(IOFailure) {
    try writeAll(bytes, to: descriptor, path: path)
  }

  /// Closes the temporary file and renames it, so that it replaces the file at the path.
  ///
  /// - Throws: ``IOFailure`` if the bytes cannot be stored; the old file is then unchanged.
  package consuming func finish() throws(IOFailure) {
    let isStored = !isDurable || temporary == nil || fsync(descriptor) == 0
    let isClosed = close(descriptor) == 0 && isStored
    descriptor = -1
    guard let temporary else { return }
    guard isClosed else {
      let reason = lastErrorReason()
      _ = unsafe unlink(temporary)
      throw .cannotWrite(path: path, reason: reason)
    }
    guard unsafe rename(temporary, target) == 0 else {
      let reason = lastErrorReason()
      _ = unsafe unlink(temporary)
      throw .cannotCreate(path: path, reason: reason)
    }
  }
}

/// Writes all of the bytes to standard output.
///
/// - Throws: ``IOFailure`` if the output cannot be written, ``IOFailure/brokenPipe`` if its other end is closed.
package func writeStandardOutput(_ bytes: [UInt8]) throws(IOFailure) {
  try writeAll(bytes, to: STDOUT_FILENO, path: "<stdout>")
}

/// Writes a text to standard error; a failure is ignored.
package func writeStandardError(_ text: String) {
  try? writeAll(Array(text.utf8), to: STDERR_FILENO, path: "<stderr>")
}

/// Ignores SIGPIPE in this process, so that writing to a closed pipe fails with ``IOFailure/brokenPipe``.
package func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(IOFailure) {
  var written = 0
  while written < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
    }
    if count >= 0 {
      written += count
    } else if errno == EPIPE {
      throw .brokenPipe
    } else if errno == EAGAIN {
      waitUntil(descriptor, is: POLLOUT)
    } else if errno != EINTR {
      throw .cannotWrite(path: path, reason: lastErrorReason())
    }
  }
}

/// Blocks the thread until a non-blocking descriptor is ready for an event, `POLLIN` or `POLLOUT`.
func waitUntil(_ descriptor: Int32, is event: Int32) {
  var waiting = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  _ = unsafe poll(&waiting, 1, -1)
}

/// Returns the path of a file with all links resolved; nil for a path that cannot be resolved.
func resolvedPath(_ path: String) -> String? {
  guard let resolved = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(cString: resolved)
}

private func isSpecialFile(_ path: String) -> Bool {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return false }
  return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
}

/// The permission bits for a new version of the file at a path: those of the old file; for a new file octal 666, from
/// which the system removes the bits of the process's mask.
private func mode(of path: String) -> mode_t {
  var status = stat()
  return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o666
}

/// Creates a temporary file for writing, with a name that is not in use, and returns its descriptor, negative for a
/// failure, and its path.
///
/// - Parameters:
///   - name: the name of the file that the temporary one replaces.
///   - folder: the path of its folder with a slash at the end; empty for the folder of `start`.
///   - start: the descriptor of the folder at which a relative path starts.
///   - mode: the permission bits of the file.
func createTemporary(
  for name: String, in folder: Substring = "", from start: Int32 = AT_FDCWD, mode: mode_t = 0o666
) -> (descriptor: Int32, path: String) {
  while true {
    let temporary = "\(folder)\(temporaryName(for: name))"
    let descriptor = unsafe openat(start, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    if descriptor >= 0 || errno != EEXIST { return (descriptor, temporary) }
  }
}

/// Returns a hidden name for the temporary file of a file name: `.NAME.PID.RANDOM.tmp`, at most 160 bytes long.
///
/// The process identifier alone is not sufficient: a container has the same one in each run, and a killed run leaves
/// its file. Names of files have at most 255 bytes.
func temporaryName(for name: String) -> String {
  var start = String.UnicodeScalarView()
  var byteCount = 0
  for scalar in name.unicodeScalars {
    byteCount += UTF8.width(scalar)
    guard byteCount <= 120 else { break }
    start.append(scalar)
  }
  return ".\(String(start)).\(getpid()).\(String(UInt32.random(in: 0 ... .max), radix: 36)).tmp"
}
