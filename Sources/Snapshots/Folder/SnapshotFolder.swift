import Skeleton
package import SystemIO

/// A folder of documents with their goldens beside them.
///
/// Paths are relative to the folder, with `/` between names.
package protocol SnapshotFolder {
  /// The path of the folder as the user wrote it, which is the prefix of paths in messages.
  var name: String { get }

  /// Lists the files below a subfolder, with paths relative to the subfolder; nil if the subfolder does not exist.
  ///
  /// - Parameter part: the path of the subfolder; empty for the folder itself.
  /// - Throws: ``IOFailure`` if the folder cannot be read.
  func listing(of part: String) throws(IOFailure) -> FolderListing?
  func read(_ path: String) throws(IOFailure) -> [UInt8]
  /// Reads a regular file without following links; nil if there is no file at the path.
  ///
  /// - Throws: ``IOFailure`` if the file cannot be read or is a link.
  func readOwn(_ path: String) throws(IOFailure) -> [UInt8]?
  /// Writes a file in a single step, so that no reader sees half of it; missing folders are created.
  ///
  /// - Parameter replaces: true to replace an entry of that name; false to fail if there is one.
  /// - Throws: ``IOFailure`` if the file cannot be written.
  func write(_ bytes: [UInt8], to path: String, replaces: Bool) throws(IOFailure)
  /// Appends bytes to a file, which is created if it is missing.
  func append(_ bytes: [UInt8], to path: String) throws(IOFailure)
  /// Permits outputs to replace a file that was read, because it is a report of an earlier run.
  func release(_ path: String)
  func remove(_ path: String) throws(IOFailure)
  func removeFolderIfEmpty(_ path: String)
}

extension SnapshotFolder {
  /// The path of a file for messages: the folder's path as the user wrote it, followed by the path in the folder.
  func fullName(_ path: String) -> String { joined(name, path) }

  /// Writes a golden in a single step; it replaces a regular file, but no link and no folder.
  ///
  /// - Throws: ``IOFailure`` if the file cannot be written.
  package func store(_ bytes: [UInt8], at path: String) throws(IOFailure) {
    try write(bytes, to: path, replaces: readOwn(path) != nil)
  }
}

/// Files are read below the folder only, and written without following links.
extension ConfinedFolder: SnapshotFolder {
  package func read(_ path: String) throws(IOFailure) -> [UInt8] {
    try read(path, limit: RenderLimits().inputBytes)
  }

  package func readOwn(_ path: String) throws(IOFailure) -> [UInt8]? {
    try readOwn(path, limit: RenderLimits().inputBytes)
  }

  package func release(_ path: String) { releaseInput(joined(name, path)) }
}
