import Snapshots
import SystemIO

/// A folder in memory with configurable failures.
final class MemoryFolder: SnapshotFolder {
  let name = "suite"
  var files: [String: [UInt8]] = [:]
  /// The paths of files that exist but cannot be read.
  var unreadable: Set<String> = []
  /// The prefixes of paths that cannot be written.
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

  /// The paths of files that are not hidden, in order.
  var visible: [String] { files.keys.filter { !$0.hasPrefix(".") && $0 != Self.manifest }.sorted() }

  static let manifest = "snapshots.sha256"

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

  func readOwn(_ path: String) throws(IOFailure) -> [UInt8]? { files[path] == nil ? nil : try read(path) }

  func append(_ bytes: [UInt8], to path: String) throws(IOFailure) {
    try write((files[path] ?? []) + bytes, to: path, replaces: true)
  }

  func release(_ path: String) {}

  func write(_ bytes: [UInt8], to path: String, replaces: Bool) throws(IOFailure) {
    if !replaces, files[path] != nil {
      throw .exists(path: "\(name)/\(path)", reason: "it was not written by skeleton")
    }
    if readOnly.contains(where: path.hasPrefix) {
      throw .cannotCreate(path: "\(name)/\(path)", reason: "read-only file system")
    }
    files[path] = bytes
    if !path.hasSuffix(".sha256") { written.append(path) }
  }

  func remove(_ path: String) throws(IOFailure) { files[path] = nil }

  func removeFolderIfEmpty(_ path: String) {}
}

/// A small document, which differs from others only in the width of its bar.
func cell(width: Int = 40, attributes: String = "") -> String {
  """
  <feed width="60" background="#FFFFFF"><cell padding="4">
  <view id="bar" width="\(width)" height="8"\(attributes)/></cell></feed>
  """
}

/// A configuration of small pictures, which keeps the tests fast.
let smallPictures = #"{"scale": 1, "columns": 10}"#
