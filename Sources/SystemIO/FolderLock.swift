import Platform

/// An exclusive lock on changes of a folder's files, which one process holds until the object is released.
///
/// The lock is advisory (`flock`) and ends with the process, so that a killed process leaves no lock. If the folder
/// does not exist, or its file system has no locks, the object has no effect.
package final class FolderLock: Sendable {
  private let folder: Descriptor?

  /// Locks the folder at a path, and blocks the calling thread while another process holds the lock.
  ///
  /// A failure is ignored: the object then has no effect.
  package init(_ path: String) {
    folder = Descriptor(unsafe open(systemPath(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    while let folder, flock(folder.number, LOCK_EX) != 0, errno == EINTR {}
  }
}
