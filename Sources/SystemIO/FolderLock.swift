#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An exclusive lock on changes of a folder's files, which one process holds until the value is released.
///
/// The lock is advisory (`flock`) and ends with the process, so that a killed process leaves no lock. A file system
/// without locks, or a folder that does not exist, gives a value without effect: the work itself reports the folder.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Locks the folder at a path; waits until no other process holds the lock.
  ///
  /// A failure is ignored: the value then has no effect.
  package init(_ path: String) {
    descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
