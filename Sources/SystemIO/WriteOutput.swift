import Glibc

/// Writes a file so that a reader never sees half of it: see ``OutputFile``.
package func writeFile(_ bytes: [UInt8], to path: String) throws(IOFailure) {
  var file = try OutputFile(path)
  try file.write(bytes)
  try file.finish()
}

/// A file that is written piece by piece, and that a reader never sees half of.
///
/// The bytes go to a temporary file beside the target, which takes its name in the end; without an end the target stays
/// as it was. What is no regular file (a device, a pipe) is written in place.
package struct OutputFile: ~Copyable {
  private let path: String
  private let target: String
  /// Nil where the target is written in place.
  private let temporary: String?
  private var descriptor: Int32

  package init(_ path: String) throws(IOFailure) {
    self.path = path
    target = resolvedPath(path)
    if isSpecialFile(target) {
      temporary = nil
      descriptor = unsafe open(target, O_WRONLY | O_CLOEXEC)
    } else {
      let beside = temporaryPath(beside: target)
      temporary = beside
      descriptor = unsafe open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode(of: target))
    }
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: lastErrorReason()) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    if let temporary { _ = unsafe unlink(temporary) }
  }

  package mutating func write(_ bytes: [UInt8]) throws(IOFailure) {
    try writeAll(bytes, to: descriptor, path: path)
  }

  /// Ends the file and gives it its name.
  package consuming func finish() throws(IOFailure) {
    let isClosed = close(descriptor) == 0
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

/// Writes to standard output.
package func writeStandardOutput(_ bytes: [UInt8]) throws(IOFailure) {
  try writeAll(bytes, to: STDOUT_FILENO, path: "<stdout>")
}

/// Writes to standard error; a failure is ignored.
package func writeStandardError(_ text: String) {
  try? writeAll(Array(text.utf8), to: STDERR_FILENO, path: "<stderr>")
}

/// A closed pipe becomes an error that can be handled, not a signal.
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
    } else if errno != EINTR && errno != EAGAIN {
      throw .cannotWrite(path: path, reason: lastErrorReason())
    }
  }
}

/// The target of a link, so that the link stays and the file behind it is replaced.
private func resolvedPath(_ path: String) -> String {
  guard let resolved = unsafe realpath(path, nil) else { return path }
  defer { unsafe free(resolved) }
  return unsafe String(cString: resolved)
}

private func isSpecialFile(_ path: String) -> Bool {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return false }
  return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
}

/// The permissions of the replaced file; for a new file 666 reduced by the process's mask.
private func mode(of path: String) -> mode_t {
  var status = stat()
  return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o666
}

private func temporaryPath(beside path: String) -> String {
  let slash = path.lastIndex(of: "/")
  let folder = slash.map { path[...$0] } ?? ""
  let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
  return "\(folder).\(name.prefix(64)).\(getpid()).tmp"
}
