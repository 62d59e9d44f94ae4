import Glibc

/// A folder that confines reading to the files below it.
///
/// Links are followed and their target is checked. The checked descriptor is the one that is read, so that a file
/// replaced meanwhile cannot lead outside.
package final class ConfinedFolder: Sendable {
  private let descriptor: Int32
  /// The path of the folder without links, with a slash at its end.
  private let root: String

  /// Opens the folder at a path.
  ///
  /// - Throws: ``IOFailure/cannotRead(path:reason:)`` if the folder does not exist.
  package init(_ path: String) throws(IOFailure) {
    descriptor = unsafe open(path, O_PATH | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path: path, reason: lastErrorReason()) }
    guard let target = linkTarget(of: descriptor) else {
      throw .cannotRead(path: path, reason: "/proc does not tell where it is")
    }
    root = target.hasSuffix("/") ? target : target + "/"
  }

  deinit { close(descriptor) }

  /// The bytes of a file; a relative path starts at the folder, or if no file is there, at the working directory.
  ///
  /// - Throws: ``IOFailure/cannotRead(path:reason:)`` for a missing or too long file; the error for a path outside of
  ///   the folder is the same as for a missing file.
  package func read(_ path: String, limit: Int) throws(IOFailure) -> [UInt8] {
    let refusal = IOFailure.cannotRead(path: path, reason: "there is no such file below the folder of --allow-paths")
    guard !path.utf8.contains(0) else { throw refusal }
    guard let place = place(of: path, from: descriptor) ?? place(of: path, from: AT_FDCWD) else { throw refusal }
    defer { close(place) }
    var status = stat()
    guard unsafe fstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotRead(path: path, reason: "it is no regular file")
    }
    let file = unsafe open("/proc/self/fd/\(place)", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .cannotRead(path: path, reason: lastErrorReason()) }
    defer { close(file) }
    if Int(status.st_size) > limit { throw .tooLarge(path: path, limit: limit) }
    return try readAll(file, path: path, expected: Int(status.st_size), limit: limit)
  }

  /// A descriptor for the target of a path below the folder, which the caller closes; nil for another path.
  private func place(of path: String, from start: Int32) -> Int32? {
    // O_PATH cannot block and has no side effects.
    let place = unsafe openat(start, path, O_PATH | O_CLOEXEC)
    guard place >= 0 else { return nil }
    if linkTarget(of: place)?.hasPrefix(root) == true { return place }
    close(place)
    return nil
  }
}

/// `O_PATH` of `asm-generic/fcntl.h`, which the module map of the C library lacks: a descriptor of a path only.
private let O_PATH: Int32 = 0o10_000_000

/// The path of an open file; nil if the system does not report it.
private func linkTarget(of descriptor: Int32) -> String? {
  var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
  let count = unsafe buffer.withUnsafeMutableBytes { bytes in
    guard let base = bytes.baseAddress else { return 0 }
    return unsafe readlink("/proc/self/fd/\(descriptor)", base.assumingMemoryBound(to: CChar.self), bytes.count)
  }
  guard count > 0, count < buffer.count else { return nil }
  return String(decoding: buffer[..<count], as: UTF8.self)
}
