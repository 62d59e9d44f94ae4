import Glibc
import Synchronization

/// A folder of files named by their content: a file is present with all of its bytes or absent.
package final class ContentFolder: Sendable {
  private let descriptor: Int32
  private let nextNumber = Atomic(0)

  /// Opens the folder, and makes it when it is missing.
  package init(_ path: String) throws(IOFailure) {
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

  /// Stores bytes under a name that identifies them; an existing file of that name is kept.
  package func store(_ bytes: [UInt8], as name: String) throws(IOFailure) {
    var status = stat()
    if unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count
    {
      return
    }
    let (file, temporary) = try createTemporary(for: name)
    do throws(IOFailure) {
      try writeAll(bytes, to: file, path: name)
    } catch {
      close(file)
      _ = unsafe unlinkat(descriptor, temporary, 0)
      throw error
    }
    let isClosed = close(file) == 0
    guard isClosed, unsafe renameat(descriptor, temporary, descriptor, name) == 0 else {
      let reason = lastErrorReason()
      _ = unsafe unlinkat(descriptor, temporary, 0)
      throw .cannotWrite(path: name, reason: reason)
    }
  }

  /// A file that no other thread and no other process has.
  private func createTemporary(for name: String) throws(IOFailure) -> (descriptor: Int32, name: String) {
    while true {
      let number = nextNumber.add(1, ordering: .relaxed).newValue
      let temporary = ".\(name).\(getpid()).\(number).tmp"
      let file = unsafe openat(descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, temporary) }
      // Left by a process that had this number before and was killed.
      guard errno == EEXIST else { throw .cannotCreate(path: name, reason: lastErrorReason()) }
    }
  }
}
