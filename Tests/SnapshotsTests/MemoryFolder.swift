import Snapshots
import SystemIO

/// A folder that is nowhere, and can be as broken as a test wants.
final class MemoryFolder: SnapshotFolder {
  let name = "suite"
  var files: [String: [UInt8]] = [:]
  /// Files that are there and cannot be read.
  var unreadable: Set<String> = []
  /// What begins like this cannot be written.
  var readOnly: [String] = []
  var unreadableFolders: [FolderListing.UnreadableFolder] = []
  private(set) var written: [String] = []

  init(_ texts: [String: String] = [:]) {
    files = texts.mapValues { Array($0.utf8) }
  }

  subscript(path: String) -> String? {
    get { files[path].map { String(decoding: $0, as: UTF8.self) } }
    set { files[path] = newValue.map { Array($0.utf8) } }
  }

  /// All that is not hidden, in order.
  var visible: [String] { files.keys.filter { !$0.hasPrefix(".") }.sorted() }

  func forgetWriting() { written = [] }

  func listing(of part: String) throws(IOFailure) -> FolderListing? {
    let prefix = part.isEmpty ? "" : part + "/"
    let all = files.keys.filter { $0.hasPrefix(prefix) }
    if all.isEmpty && !part.isEmpty { return nil }
    let names = all.map { String($0.dropFirst(prefix.count)) }
    let seen = names.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    return FolderListing(
      files: seen.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      unreadable: part.isEmpty ? unreadableFolders : [])
  }

  func read(_ path: String) throws(IOFailure) -> [UInt8] {
    guard let bytes = files[path], !unreadable.contains(path) else {
      throw .cannotRead(path: "\(name)/\(path)", reason: "permission denied")
    }
    return bytes
  }

  func write(_ bytes: [UInt8], to path: String) throws(IOFailure) {
    if readOnly.contains(where: path.hasPrefix) {
      throw .cannotCreate(path: "\(name)/\(path)", reason: "read-only file system")
    }
    files[path] = bytes
    written.append(path)
  }

  func remove(_ path: String) throws(IOFailure) { files[path] = nil }

  func removeFolderIfEmpty(_ path: String) {}
}

/// A small document; the bar's width is all that tells it from others.
func cell(width: Int = 40, attributes: String = "") -> String {
  """
  <feed width="60" background="#FFFFFF"><cell padding="4">
  <view id="bar" width="\(width)" height="8"\(attributes)/></cell></feed>
  """
}

/// What keeps the tests fast.
let smallPictures = #"{"scale": 1, "columns": 10}"#
