import Skeleton
package import SystemIO

/// A folder of documents on disk; the paths of its files are relative to the folder.
///
/// Files are read below the folder only, and written without following links.
package struct DiskFolder: SnapshotFolder {
  package let name: String

  private let folder: ConfinedFolder
  private let isDurable: Bool

  /// Opens a folder at a path.
  ///
  /// - Parameters:
  ///   - isDurable: true to flush the bytes of a file to the disk before the file receives its name.
  ///   - others: the paths of other folders to which links and the configuration may lead.
  /// - Throws: ``IOFailure`` if a folder cannot be opened.
  package init(_ name: String, isDurable: Bool = false, allowing others: [String] = []) throws(IOFailure) {
    (self.name, self.isDurable) = (name, isDurable)
    folder = try ConfinedFolder(name, allowing: others)
  }

  package func listing(of part: String) throws(IOFailure) -> FolderListing? { try folder.listing(of: part) }

  package func read(_ path: String) throws(IOFailure) -> [UInt8] {
    try folder.read(path, limit: RenderLimits().inputBytes)
  }

  package func readOwn(_ path: String) throws(IOFailure) -> [UInt8]? {
    try folder.readOwn(path, limit: RenderLimits().inputBytes)
  }

  package func write(_ bytes: [UInt8], to path: String, replaces: Bool) throws(IOFailure) {
    try folder.write(bytes, to: path, isDurable: isDurable, replaces: replaces)
  }

  package func append(_ bytes: [UInt8], to path: String) throws(IOFailure) { try folder.append(bytes, to: path) }

  package func remove(_ path: String) throws(IOFailure) { try folder.remove(path) }

  package func removeFolderIfEmpty(_ path: String) { folder.removeFolderIfEmpty(path) }

  package func release(_ path: String) { releaseInput(joined(name, path)) }
}
