import Platform

/// The identity, size and times of a file, which change when the file is written or replaced.
///
/// The time of the last status change is included: programs cannot reset it, unlike the time of the last modification.
package struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int
  private let statusSeconds: Int
  private let statusNanoseconds: Int

  /// Reads the stamp of the file at a path, with links followed; nil if there is no such file or it is not accessible.
  package init?(_ path: String) {
    var status = stat()
    guard unsafe stat(systemPath(path), &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    (device, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
    size = Int(status.st_size)
    (seconds, nanoseconds) = (modified.tv_sec, modified.tv_nsec)
    (statusSeconds, statusNanoseconds) = (changed.tv_sec, changed.tv_nsec)
  }
}
