import SystemIO

/// The files with the actual outputs of the last verification that differ from the goldens, under the goldens' names.
///
///     DIR/.snapshots/.gitignore         excludes the folder from version control
///     DIR/.snapshots/actual/PATH        the new content of PATH
struct Actuals<Folder: SnapshotFolder> {
  let folder: Folder

  static var top: String { ".snapshots" }
  static var part: String { "\(top)/actual" }
  private static var ignoreFile: String { "\(top)/.gitignore" }

  /// The paths of the goldens that have an actual output, relative to the folder of documents; empty if there are none.
  ///
  /// - Throws: ``IOFailure`` if the folder cannot be read.
  func paths() throws(IOFailure) -> [String] {
    try folder.listing(of: Self.part)?.files ?? []
  }

  func read(_ golden: String) throws(IOFailure) -> [UInt8] {
    try folder.read("\(Self.part)/\(golden)")
  }

  func keep(_ bytes: [UInt8], for golden: String) throws(IOFailure) {
    try folder.write(Array("*\n".utf8), to: Self.ignoreFile)
    try folder.write(bytes, to: "\(Self.part)/\(golden)")
  }

  func remove(_ golden: String) throws(IOFailure) {
    try folder.remove("\(Self.part)/\(golden)")
    var path = golden
    while let slash = path.lastIndex(of: "/") {
      path = String(path[..<slash])
      folder.removeFolderIfEmpty("\(Self.part)/\(path)")
    }
  }

  /// Removes all actual outputs, and the folder `.snapshots` if it is then empty.
  ///
  /// - Throws: ``IOFailure`` if a file cannot be removed.
  func clear() throws(IOFailure) {
    guard let listing = try folder.listing(of: Self.part) else { return }
    for path in listing.files { try remove(path) }
    try removeTopIfEmpty()
  }

  func removeTopIfEmpty() throws(IOFailure) {
    folder.removeFolderIfEmpty(Self.part)
    guard try folder.listing(of: Self.top)?.files.isEmpty == true else { return }
    try folder.remove(Self.ignoreFile)
    folder.removeFolderIfEmpty(Self.top)
  }
}
