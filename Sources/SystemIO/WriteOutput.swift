import Diagnostics
import Platform

/// Atomically replaces the contents of the file at a path by the given bytes, or creates the file: see ``OutputFile``.
///
/// - Parameters:
///   - isDurable: true to flush the bytes to the disk before they replace the old contents.
///   - replacesInputs: true to replace the file even if this process has read it.
/// - Throws: ``IOFailure`` if the file cannot be written; a regular file then has its old contents.
package func writeFile(
  _ bytes: [UInt8], to path: String, isDurable: Bool = false, replacesInputs: Bool = false
) throws(IOFailure) {
  var file = try OutputFile(path, isDurable: isDurable, replacesInputs: replacesInputs)
  try file.write(bytes)
  try file.finish()
}

/// A file for output in several steps, which replaces the file at its path atomically at the end.
///
/// The bytes are written to a temporary file in the same folder, which ``finish()`` renames; without that call the file
/// at the path is unchanged. Links are followed to their target, which may be missing. A target that is not a regular
/// file (a device, a pipe) is written in place.
package struct OutputFile: ~Copyable {
  private let path: String
  private var temporary: TemporaryFile? = nil
  /// The target that is written in place; nil for a regular file.
  private var inPlace: Descriptor?
  private let isDurable: Bool

  /// Opens a file whose contents replace those of the file at a path when ``finish()`` is called.
  ///
  /// - Parameters:
  ///   - isDurable: true to flush the bytes to the disk before the file is replaced, so that after a power failure either
  ///     the old or the new contents exist.
  ///   - replacesInputs: true to replace the file even if this process has read it.
  /// - Throws: ``IOFailure`` if the file cannot be created, ``IOFailure/isInput(path:)`` if it is an input.
  package init(_ path: String, isDurable: Bool = false, replacesInputs: Bool = false) throws(IOFailure) {
    (self.path, self.isDurable) = (path, isDurable)
    if isSpecialFile(path) {
      inPlace = Descriptor(unsafe open(systemPath(path), O_WRONLY | O_CLOEXEC))
      if inPlace == nil { throw .cannotCreate(path: path, reason: lastErrorReason()) }
    } else {
      let target = try OutputTarget(path)
      if !replacesInputs, let old = target.old, isInput(old) { throw .isInput(path: path) }
      temporary = try TemporaryFile(for: target.name, in: target.folder, path: path, replacing: target.old)
    }
  }

  /// Appends bytes to the file.
  ///
  /// - Throws: ``IOFailure`` if the bytes cannot be written, for example because the disk is full.
  package mutating func write(_ bytes: [UInt8]) throws(IOFailure) {
    if let inPlace { try writeAll(bytes, to: inPlace.number, path: path) } else { try temporary?.write(bytes) }
  }

  /// Closes the temporary file and renames it, so that it replaces the file at the path.
  ///
  /// - Throws: ``IOFailure`` if the bytes cannot be stored; the old file is then unchanged.
  package consuming func finish() throws(IOFailure) {
    let isDurable = isDurable
    try temporary.take()?.finish(isDurable: isDurable, replaces: true)
  }
}

/// The place of an output with all links followed: its folder, its name there, and the file that it replaces.
private struct OutputTarget {
  var folder: Descriptor
  var name: String
  /// The status of the file that the output replaces; nil for none.
  var old: stat?

  /// The number of links on a path from which the system reports `ELOOP`: `MAXSYMLINKS` of Linux.
  private static let largestLinkCount = 40

  /// - Throws: ``IOFailure/cannotCreate(path:reason:)`` for a missing or unreadable folder, for the path of a folder, and
  ///   for a cycle of links.
  init(_ path: String) throws(IOFailure) {
    var (start, rest) = (AT_FDCWD, path)
    for _ in 0...Self.largestLinkCount {
      let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/"))
      let parent = slash.map { $0 == rest.startIndex ? "/" : String(rest[..<$0]) } ?? "."
      let name = slash.map { String(rest[rest.utf8.index(after: $0)...]) } ?? rest
      guard let folder = Descriptor(unsafe openat(start, systemPath(parent), placeFlags | O_DIRECTORY)) else {
        throw .cannotCreate(path: path, reason: lastErrorReason())
      }
      old = folder.status(of: name)
      (self.folder, self.name) = (folder, name)
      guard old != nil || errno == ENOENT else { throw .cannotCreate(path: path, reason: lastErrorReason()) }
      if name.isEmpty || name == "." || name == ".." || old?.isFolder == true {
        throw .cannotCreate(path: path, reason: systemReason(ofError: EISDIR))
      }
      guard old?.isLink == true else { return }
      guard let target = linkTarget(name, in: folder) else {
        throw .cannotCreate(path: path, reason: lastErrorReason())
      }
      (start, rest) = (folder.number, target)
    }
    throw .cannotCreate(path: path, reason: systemReason(ofError: ELOOP))
  }
}

/// Writes all of the bytes to standard output.
///
/// - Throws: ``IOFailure`` if the output cannot be written, ``IOFailure/brokenPipe`` if its other end is closed.
package func writeStandardOutput(_ bytes: [UInt8]) throws(IOFailure) {
  try writeAll(bytes, to: STDOUT_FILENO, path: "<stdout>")
}

/// Writes lines of text to standard error, in which control characters are visible; a failure is ignored.
package func writeStandardError(_ text: String) { writeTerminalError(text.visibleLines) }

/// Writes one line to standard error, in which control characters and line breaks are visible; a failure is ignored.
package func writeStandardError(line text: String) { writeTerminalError(text.visible + "\n") }

/// Writes a text with control sequences of a terminal to standard error; a failure is ignored.
func writeTerminalError(_ text: String) {
  try? writeAll(Array(text.utf8), to: STDERR_FILENO, path: "<stderr>")
}

/// Ignores SIGPIPE and SIGXFSZ in this process, so that writing to a closed pipe fails with ``IOFailure/brokenPipe``,
/// and writing beyond the limit of a file's size (`ulimit -f`) with ``IOFailure/cannotWrite(path:reason:)``.
package func ignoreOutputSignals() {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
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
package func resolvedPath(_ path: String) -> String? {
  guard let resolved = unsafe realpath(systemPath(path), nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe pathText(resolved)
}

private func isSpecialFile(_ path: String) -> Bool {
  status(ofFile: path).map { !$0.isRegular && !$0.isFolder } ?? false
}
