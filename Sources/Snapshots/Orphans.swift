import Diagnostics
import Skeleton
import SystemIO

/// The goldens without a document, and the documents without goldens, in a folder of documents.
package struct Orphans: Hashable, Sendable {
  /// The paths of goldens that belong to no document in any variant, in the order of their UTF-8 bytes.
  package var goldens: [String] = []
  /// The paths of files that may be goldens of removed documents or unrelated files, in the order of their UTF-8 bytes.
  package var unclear: [String] = []
  /// The documents that lack goldens, with the paths of the missing goldens, in the order of the documents' paths.
  package var documents: [Document] = []

  package struct Document: Hashable, Sendable {
    package var path: String
    package var missing: [String]
    /// The number of goldens that the document should have in all variants and formats.
    package var expected: Int
  }

  package var isEmpty: Bool { goldens.isEmpty && unclear.isEmpty && documents.isEmpty }
}

/// Finds goldens without a document and documents without goldens, and deletes the former if requested.
///
/// A golden without a document is a file of the manifest. Without a manifest, or with `replaced` for `others`, it is also
/// a file with the name of a golden.
///
/// - Parameters:
///   - deletes: true to delete goldens without a document; unclear files are never deleted.
///   - others: `replaced` to delete files that the tool has not written, too.
/// - Throws: ``SnapshotError`` if the folder cannot be read or a file cannot be deleted;
///   ``SnapshotError/noManifest(folder:)`` if files should be deleted and there is no manifest.
package func prune(
  _ folder: some SnapshotFolder, deletes: Bool = false, others: OtherFiles = .kept
) throws(SnapshotError) -> Orphans {
  let suite = try SnapshotSuite(folder)
  var written = try mapError(WrittenFiles(folder), SnapshotError.io)
  let orphans = suite.orphans(in: folder, written, others)
  guard deletes, !orphans.goldens.isEmpty else { return orphans }
  if !written.isRecorded, others != .replaced { throw .noManifest(folder: folder.name) }
  do throws(IOFailure) {
    for path in orphans.goldens { try written.remove(path) }
    try written.finish()
  } catch {
    throw .io(error)
  }
  return orphans
}

/// The goldens that a document should have.
struct DocumentGoldens: Sendable {
  /// The paths relative to the folder of documents, in the order of the variants.
  private(set) var paths: [String]
  /// The beginning of the paths of all goldens that the document may have, if its roots are unknown; otherwise nil.
  private(set) var openStem: String?

  init(_ document: SuiteDocument, _ variants: [Variant], _ formats: [GoldenFormat], areRootsKnown: Bool = true) {
    paths = variants.flatMap { variant in formats.map { document.golden(variant, $0) } }
    openStem = areRootsKnown ? nil : document.goldenStem + "."
  }
}

/// The goldens that several documents should have.
struct SuiteGoldens: Sendable {
  private let paths: Set<String>
  private let openStems: [String]

  init(_ documents: [DocumentGoldens]) {
    paths = Set(documents.flatMap(\.paths))
    openStems = documents.compactMap(\.openStem)
  }

  /// Returns true for a path of a golden, and for a path that may be one of a document whose roots are unknown.
  func contains(_ path: String) -> Bool { paths.contains(path) || openStems.contains(where: path.hasPrefix) }
}

extension SnapshotSuite {
  /// The goldens that the given documents should have.
  ///
  /// - Parameter known: the goldens of documents that were read before, by their paths.
  func goldens(
    of documents: [SuiteDocument], in folder: some SnapshotFolder, known: [String: DocumentGoldens] = [:]
  ) -> SuiteGoldens {
    SuiteGoldens(documents.map { known[$0.path] ?? goldens(of: $0, in: folder) })
  }

  /// The goldens that a document should have; none for a JUnit report of an earlier run.
  ///
  /// The document is read, because its roots decide.
  func goldens(of document: SuiteDocument, in folder: some SnapshotFolder) -> DocumentGoldens {
    let bytes = try? folder.read(document.path)
    if let bytes, isJUnitReport(bytes) {
      folder.release(document.path)
      return DocumentGoldens(document, [], [])
    }
    guard configuration.roots != .first, let bytes, let parsed = try? Document(DocumentSource(bytes)),
      let variants = try? configuration.variants(of: parsed)
    else {
      return DocumentGoldens(
        document, configuration.variants, configuration.formats, areRootsKnown: configuration.roots == .first)
    }
    return DocumentGoldens(document, variants, configuration.formats)
  }

  func orphans<Folder: SnapshotFolder>(
    in folder: Folder, _ written: WrittenFiles<Folder>, _ others: OtherFiles
  ) -> Orphans {
    var orphans = orphanGoldens(in: folder, written, others)
    for document in documents {
      let goldens = goldens(of: document, in: folder).paths
      let missing = goldens.filter { !files.contains($0) }
      if missing.isEmpty { continue }
      orphans.documents.append(
        Orphans.Document(path: document.path, missing: missing, expected: goldens.count))
    }
    return orphans
  }

  /// The goldens without a document, and the files that may be such goldens; ``Orphans/documents`` stays empty.
  func orphanGoldens<Folder: SnapshotFolder>(
    in folder: Folder, _ written: WrittenFiles<Folder>?, _ others: OtherFiles = .kept,
    known: [String: DocumentGoldens] = [:]
  ) -> Orphans {
    var orphans = Orphans()
    let expected = goldens(of: documents, in: folder, known: known)
    let place = configuration.goldens.map { $0 + "/" } ?? ""
    let countsNames = others == .replaced || written?.isRecorded != true
    for path in files.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !expected.contains(path) {
      guard let format = GoldenFormat(ofPath: path) else { continue }
      let base = String(path.dropLast(format.fileExtension.count))
      if written?.contains(path) == true || countsNames && path.hasPrefix(place) && isGolden(base, in: folder) {
        orphans.goldens.append(path)
      } else if path.hasPrefix(place) {
        orphans.unclear.append(path)
      }
    }
    return orphans
  }

  /// Returns true if the files at the path `base` plus an extension of goldens are goldens, not unrelated texts or
  /// pictures.
  ///
  /// This is certain if there is a file with bones, or a text that contains only the characters of ASCII pictures, or
  /// if the path is that of a document in some variant.
  private func isGolden(_ base: String, in folder: some SnapshotFolder) -> Bool {
    if files.contains(base + GoldenFormat.bones.fileExtension) { return true }
    if documents.contains(where: { base.hasPrefix($0.goldenStem) && isSuffix(base.dropFirst($0.goldenStem.count)) }) {
      return true
    }
    let text = base + GoldenFormat.ascii.fileExtension
    guard files.contains(text), let bytes = try? folder.read(text) else { return false }
    return isTextPicture(bytes)
  }

  /// Returns true if a text is ``Variant/suffix`` of a variant of this configuration or of another one.
  private func isSuffix(_ text: Substring) -> Bool {
    var rest = text
    if rest.hasSuffix(".rtl") { rest.removeLast(4) }
    if let theme = (configuration.themes + ["dark"]).first(where: { rest.hasSuffix(".\($0)") }) {
      rest.removeLast(theme.count + 1)
    }
    let canvas = String(rest.dropFirst())
    return rest.isEmpty || rest.first == "." && (CanvasSize(ofVariant: canvas) != nil || Device(named: canvas) != nil)
  }
}
