import Platform

/// The identity, size and times of a file, which change when the file is written or replaced.
///
/// The time of the last status change is included: programs cannot reset it, unlike the time of the last modification.
package struct FileStamp: Hashable, Sendable {
  private let identity: FileIdentity
  private let size: Int
  /// The seconds and nanoseconds of the last modification, and those of the last status change.
  private let times: [Int]

  /// Reads the stamp of the file at a path, with links followed; nil if there is no such file or it is not accessible.
  package init?(_ path: String) {
    guard let file = status(ofFile: path) else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (file.st_mtimespec, file.st_ctimespec)
    #else
      let (modified, changed) = (file.st_mtim, file.st_ctim)
    #endif
    (identity, size) = (file.identity, Int(file.st_size))
    times = [modified.tv_sec, modified.tv_nsec, changed.tv_sec, changed.tv_nsec]
  }
}
