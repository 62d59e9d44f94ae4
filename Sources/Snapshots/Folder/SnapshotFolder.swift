package import SystemIO

/// A folder of documents with their goldens beside them.
///
/// Paths go from the folder on, with `/` between names.
package protocol SnapshotFolder {
  /// The prefix of paths in messages: the folder as the user wrote it.
  var name: String { get }

  /// The files below a part of the folder, "" for all of it; nil when there is no such part.
  func listing(of part: String) throws(IOFailure) -> FolderListing?
  func read(_ path: String) throws(IOFailure) -> [UInt8]
  /// Writes a file atomically; creates missing folders.
  func write(_ bytes: [UInt8], to path: String) throws(IOFailure)
  func remove(_ path: String) throws(IOFailure)
  func removeFolderIfEmpty(_ path: String)
}

extension SnapshotFolder {
  /// The path of a file, relative to the working folder of the user.
  func fullName(_ path: String) -> String { joined(name, path) }
}

/// A path below a folder; `.` is left out.
func joined(_ folder: String, _ path: String) -> String {
  if folder == "." { return path }
  return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
}
