import Skeleton
package import SystemIO

/// A folder of documents on disk; the paths of its files are relative to the folder.
package struct DiskFolder: SnapshotFolder {
  package let name: String

  private let isDurable: Bool

  /// A folder at a path; the disk is not accessed yet.
  ///
  /// - Parameter isDurable: true to flush the bytes of a file to the disk before the file receives its name.
  package init(_ name: String, isDurable: Bool = false) {
    (self.name, self.isDurable) = (name, isDurable)
  }

  package func listing(of part: String) throws(IOFailure) -> FolderListing? {
    try listFolder(part.isEmpty ? name : joined(name, part))
  }

  package func read(_ path: String) throws(IOFailure) -> [UInt8] {
    try readRegularFile(joined(name, path), limit: RenderLimits().inputBytes)
  }

  package func write(_ bytes: [UInt8], to path: String) throws(IOFailure) {
    let place = joined(name, path)
    try createFolders(for: place)
    try writeFile(bytes, to: place, isDurable: isDurable)
  }

  package func remove(_ path: String) throws(IOFailure) {
    try removeFile(joined(name, path))
  }

  package func removeFolderIfEmpty(_ path: String) {
    SystemIO.removeFolderIfEmpty(joined(name, path))
  }
}
