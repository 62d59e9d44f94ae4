import Platform

/// A folder of files that are named by their contents; each file contains all of its bytes or does not exist.
package final class ContentFolder: Sendable {
  private let descriptor: Int32
  private let isDurable: Bool

  /// Opens the folder at a path, and creates it if it is missing.
  ///
  /// - Parameter isDurable: true to flush the bytes of a file to the disk before it receives its name.
  /// - Throws: ``IOFailure`` if the folder cannot be created, opened or written.
  package init(_ path: String, isDurable: Bool = false) throws(IOFailure) {
    self.isDurable = isDurable
    if unsafe mkdir(path, 0o777) != 0, errno != EEXIST {
      throw .cannotCreate(path: path, reason: lastErrorReason())
    }
    descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: lastErrorReason()) }
    guard unsafe faccessat(descriptor, ".", W_OK | X_OK, 0) == 0 else {
      throw .cannotCreate(path: path, reason: lastErrorReason())
    }
  }

  deinit { close(descriptor) }

  /// Stores bytes in a file whose name identifies the bytes; an existing file of that name and length is kept.
  ///
  /// - Throws: ``IOFailure`` if the file cannot be written; no incomplete file then has the name.
  package func store(_ bytes: [UInt8], as name: String) throws(IOFailure) {
    var status = stat()
    if unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count
    {
      return
    }
    let (file, temporary) = createTemporary(for: name, from: descriptor)
    guard file >= 0 else { throw .cannotCreate(path: name, reason: lastErrorReason()) }
    do throws(IOFailure) {
      try writeAll(bytes, to: file, path: name)
    } catch {
      close(file)
      _ = unsafe unlinkat(descriptor, temporary, 0)
      throw error
    }
    let isStored = !isDurable || fsync(file) == 0
    let isClosed = close(file) == 0 && isStored
    guard isClosed, unsafe renameat(descriptor, temporary, descriptor, name) == 0 else {
      let reason = lastErrorReason()
      _ = unsafe unlinkat(descriptor, temporary, 0)
      throw .cannotWrite(path: name, reason: reason)
    }
  }
}
