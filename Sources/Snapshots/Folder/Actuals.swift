import SystemIO

/// The files with the actual outputs of the last verification that differ from the goldens, under the goldens' names.
///
///     DIR/.snapshots/.gitignore         excludes the folder from version control
///     DIR/.snapshots/.written.sha256    the manifest of the files below
///     DIR/.snapshots/actual/PATH        the new content of PATH
struct Actuals<Folder: SnapshotFolder> {
  private let folder: Folder
  private var written: WrittenFiles<Folder>

  static var top: String { ".snapshots" }
  static var part: String { "\(top)/actual" }
  private static var ignoreFile: String { "\(top)/.gitignore" }
  private static var ignored: [UInt8] { Array("*\n".utf8) }

  /// Reads the manifest of the actual outputs.
  ///
  /// - Throws: ``IOFailure`` if it cannot be read.
  init(_ folder: Folder) throws(IOFailure) {
    self.folder = folder
    written = try WrittenFiles(folder, manifest: "\(Self.top)/.written.sha256")
  }

  /// The paths of the goldens that have an actual output, relative to the folder of documents; empty if there are none.
  ///
  /// Files that the tool has not written are left out.
  ///
  /// - Throws: ``IOFailure`` if the folder cannot be read.
  func paths() throws(IOFailure) -> [String] {
    (try folder.listing(of: Self.part)?.files ?? []).filter { written.contains("\(Self.part)/\($0)") }
  }

  /// - Throws: ``IOFailure`` if there is no such file, or it cannot be read.
  func read(_ golden: String) throws(IOFailure) -> [UInt8] {
    let path = "\(Self.part)/\(golden)"
    guard let bytes = try folder.readOwn(path), written.contains(path, bytes) else {
      throw .cannotRead(path: folder.fullName(path), reason: "it was not written by skeleton")
    }
    return bytes
  }

  mutating func keep(_ bytes: [UInt8], for golden: String) throws(IOFailure) {
    if try folder.readOwn(Self.ignoreFile) == nil {
      try folder.write(Self.ignored, to: Self.ignoreFile, replaces: false)
    }
    try written.write(bytes, to: "\(Self.part)/\(golden)")
  }

  mutating func remove(_ golden: String) throws(IOFailure) {
    try written.remove("\(Self.part)/\(golden)")
    var path = golden
    while let slash = path.lastIndex(of: "/") {
      path = String(path[..<slash])
      folder.removeFolderIfEmpty("\(Self.part)/\(path)")
    }
  }

  /// Removes all actual outputs, and the folder `.snapshots` if it is then empty.
  ///
  /// - Throws: ``IOFailure`` if a file cannot be removed.
  mutating func clear() throws(IOFailure) {
    for path in try paths() { try remove(path) }
    try finish()
  }

  /// Stores the manifest, and removes the folder `.snapshots` if it contains no file of a user and no output.
  func finish() throws(IOFailure) {
    try written.finish()
    folder.removeFolderIfEmpty(Self.part)
    guard try folder.listing(of: Self.top)?.files.isEmpty == true,
      try folder.readOwn(Self.ignoreFile) == Self.ignored
    else { return }
    try folder.remove(Self.ignoreFile)
    folder.removeFolderIfEmpty(Self.top)
  }
}
