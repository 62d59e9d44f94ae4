package import SystemIO

/// A folder of documents with their goldens beside them.
///
/// Paths go from the folder on, with `/` between names.
package protocol SnapshotFolder {
  /// What stands before paths in messages: the folder as a person called it.
  var name: String { get }

  /// The files below a part of the folder, "" for all of it; nil when there is no such part.
  func listing(of part: String) throws(IOFailure) -> FolderListing?
  func read(_ path: String) throws(IOFailure) -> [UInt8]
  /// Writes a file whole or not at all; makes folders where they are missing.
  func write(_ bytes: [UInt8], to path: String) throws(IOFailure)
  func remove(_ path: String) throws(IOFailure)
  func removeFolderIfEmpty(_ path: String)
}

extension SnapshotFolder {
  /// A path as a person would open it.
  func fullName(_ path: String) -> String { joined(name, path) }
}

/// A path below a folder; `.` need not be told.
func joined(_ folder: String, _ path: String) -> String {
  if folder == "." { return path }
  return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
}
