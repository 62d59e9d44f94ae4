import Comparison
import Diagnostics
import SystemIO
import TextFormats

/// The treatment of existing files with the names of goldens that the tool has not written.
package enum OtherFiles: Sendable {
  /// They stay, and are reported.
  case kept
  /// Files with the contents of goldens are entered in the manifest and replaced; the rest stay, and are reported.
  case adopted
  /// They are replaced or deleted, also if they are links.
  case replaced
}

/// The manifest of a folder: the files that the tool has written, by their paths and hashes.
///
/// Only these files are replaced or removed. The format is that of the program `sha256sum`:
///
///     # Files that skeleton has written. Keep this file with them.
///     2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae  cell.bones.json
///
/// A line is appended before its file is written, so that a killed run leaves no file without a line. Other lines permit
/// nothing, so that both sides of a merge conflict count.
struct WrittenFiles<Folder: SnapshotFolder> {
  private let folder: Folder
  /// The path of the manifest, relative to the folder of documents.
  private let manifest: String
  private var hashes: [String: Set<String>] = [:]
  /// True if the manifest exists.
  private(set) var isRecorded: Bool
  /// True if the last line of the manifest has no line break.
  private var isTorn = false

  /// The path of the manifest of goldens, beside the configuration file.
  static var goldens: String { "snapshots.sha256" }

  /// The maximum number of bytes of a manifest: 200,000 files.
  ///
  /// The lines take about five times as much memory.
  private static var largestManifest: Int { 1 << 24 }

  private static var header: String { "# Files that skeleton has written. Keep this file with them." }

  /// Reads a manifest, which may be missing.
  ///
  /// - Throws: ``IOFailure`` if the file cannot be read, is a link, or is not a manifest.
  init(_ folder: Folder, manifest: String = goldens) throws(IOFailure) {
    (self.folder, self.manifest) = (folder, manifest)
    let bytes = try folder.readOwn(manifest)
    isRecorded = bytes != nil
    guard let bytes, !bytes.isEmpty else { return }
    if bytes.count > Self.largestManifest {
      let reason = "it has more than \(Self.largestManifest) bytes; move it away"
      throw .exists(path: folder.fullName(manifest), reason: reason)
    }
    isTorn = bytes.last != UInt8(ascii: "\n")
    var lines = bytes.split(separator: UInt8(ascii: "\n")).map { pathText(Array($0.last == 0x0D ? $0.dropLast() : $0)) }
    guard lines.removeFirst() == Self.header else {
      throw .exists(path: folder.fullName(manifest), reason: "its first line is not \"\(Self.header)\"; move it away")
    }
    for line in lines {
      let isEscaped = line.hasPrefix("\\")
      let parts = line.dropFirst(isEscaped ? 1 : 0).split(separator: "  ", maxSplits: 1)
      guard parts.count == 2, parts[0].utf8.count == 64 else { continue }
      let path = isEscaped ? unescaped(parts[1]) : String(parts[1])
      hashes[path, default: []].insert(String(parts[0]))
    }
  }

  /// Returns true if the tool has written a file with these contents.
  func contains(_ path: String, _ bytes: [UInt8]) -> Bool {
    hashes[path]?.contains(SHA256.hexadecimal(of: bytes)) == true
  }

  /// Returns true if the file at a path is there as the tool has written it.
  func contains(_ path: String) -> Bool {
    guard hashes[path] != nil, let bytes = try? folder.readOwn(path) else { return false }
    return contains(path, bytes)
  }

  /// The reason why the file at a path may not be replaced; nil if it may, or if there is no file.
  ///
  /// Enters adopted files in the manifest.
  mutating func refusal(of path: String, _ others: OtherFiles) -> IOFailure? {
    if others == .replaced { return nil }
    do throws(IOFailure) {
      guard let bytes = try folder.readOwn(path), !contains(path, bytes) else { return nil }
      let isAdoptable = isGolden(bytes, at: path)
      if others == .adopted, isAdoptable {
        try note(path, bytes)
        return nil
      }
      let advice =
        isAdoptable ? "add --adopt to make it a golden" : "its contents are no golden; add --force to replace it"
      return .exists(path: folder.fullName(path), reason: "it is not as \(manifest) states; \(advice)")
    } catch {
      return error
    }
  }

  /// Writes a file, with a line in the manifest before.
  ///
  /// - Throws: ``IOFailure/exists(path:reason:)`` if there is another file that stays, ``IOFailure`` if the file cannot
  ///   be written.
  mutating func write(_ bytes: [UInt8], to path: String, _ others: OtherFiles = .kept) throws(IOFailure) {
    if let refusal = refusal(of: path, others) { throw refusal }
    try note(path, bytes)
    if others == .replaced {
      try folder.write(bytes, to: path, replaces: true)
    } else {
      try folder.store(bytes, at: path)
    }
    hashes[path] = [SHA256.hexadecimal(of: bytes)]
  }

  /// Removes a file and its lines.
  mutating func remove(_ path: String) throws(IOFailure) {
    try folder.remove(path)
    hashes[path] = nil
  }

  /// Writes the manifest with one line for each file in the order of the paths' bytes; removes it if it is empty.
  ///
  /// - Parameter isKept: returns false for the paths of files that are gone.
  func finish(keeping isKept: (String) -> Bool = { _ in true }) throws(IOFailure) {
    guard isRecorded else { return }
    let paths = hashes.keys.filter(isKept).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if paths.isEmpty { return try folder.remove(manifest) }
    let lines = paths.flatMap { path in (hashes[path] ?? []).sorted().map { line(path, $0) } }
    let bytes = pathBytes(Self.header + "\n" + lines.joined())
    if try folder.readOwn(manifest) != bytes { try folder.write(bytes, to: manifest, replaces: true) }
  }

  private mutating func note(_ path: String, _ bytes: [UInt8]) throws(IOFailure) {
    let hash = SHA256.hexadecimal(of: bytes)
    guard hashes[path]?.contains(hash) != true else { return }
    let start = isRecorded ? (isTorn ? "\n" : "") : Self.header + "\n"
    try folder.append(pathBytes(start + line(path, hash)), to: manifest)
    (isRecorded, isTorn) = (true, false)
    hashes[path, default: []].insert(hash)
  }

  private func line(_ path: String, _ hash: String) -> String {
    guard path.contains("\n") || path.contains("\\") else { return "\(hash)  \(path)\n" }
    return "\\\(hash)  \(path.replacing("\\", with: "\\\\").replacing("\n", with: "\\n"))\n"
  }

  /// Returns true if bytes are the contents of a golden in the format of a path's extension.
  private func isGolden(_ bytes: [UInt8], at path: String) -> Bool {
    switch GoldenFormat(ofPath: path) {
    case .bones: (try? readBonesRecord(bytes)) != nil
    case .ascii: isTextPicture(bytes)
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case nil: false
    }
  }
}

/// Returns the path in a line that begins with a backslash: two backslashes are one, and a backslash and `n` a line break.
private func unescaped(_ path: Substring) -> String {
  path.split(separator: "\\\\", omittingEmptySubsequences: false)
    .map { $0.replacing("\\n", with: "\n") }.joined(separator: "\\")
}

/// Returns true if a text contains only the characters of text pictures.
func isTextPicture(_ bytes: [UInt8]) -> Bool {
  !bytes.isEmpty && bytes.allSatisfy(Set(" .:-=+*#%@\n\r".utf8).contains)
}

extension GoldenFormat {
  /// The format of the golden at a path, by its extension; nil for other extensions.
  init?(ofPath path: String) {
    guard let format = Self.allCases.first(where: { path.hasSuffix($0.fileExtension) }) else { return nil }
    self = format
  }
}
