import Diagnostics
import Skeleton
package import SystemIO

/// The contents of a folder of documents: its configuration, its documents and the paths of its files.
package struct SnapshotSuite: Sendable {
  package var configuration: SnapshotConfiguration
  /// The documents in the order of their paths' UTF-8 bytes.
  package var documents: [SuiteDocument]
  /// The paths of all files that the configuration does not exclude, relative to the folder.
  package var files: Set<String>
  package var unreadable: [FolderListing.UnreadableFolder]
  var rules: RuleSet?
  /// The documents whose goldens would have equal names, which is an error of both; the key is the path of such a
  /// document.
  ///
  /// The value is the path of another document with the same golden names.
  var rivals: [String: String]
  /// The paths of the documents with the names of their goldens without extension, in lower case.
  private let owners: [String: String]

  /// Lists the files of a folder, and reads its configuration file and rules file.
  ///
  /// - Throws: ``SnapshotError`` for an unreadable folder, or an invalid configuration or rules file.
  package init(_ folder: some SnapshotFolder) throws(SnapshotError) {
    guard let listing = try mapError(folder.listing(of: ""), SnapshotError.io) else {
      throw .io(.cannotRead(path: folder.name, reason: "no such file or directory"))
    }
    configuration = try Self.configuration(of: folder, listing.files)
    let excluded = configuration.excluded
    let paths = listing.files.filter { path in !excluded.contains { $0.matches(path) } }
    rules = try Self.value(of: configuration.rules, in: folder) { (source) throws(RenderError) in
      try RuleSet.read(source).rules
    }
    configuration.options.elements = try Self.value(of: configuration.elements, in: folder, ElementSet.init)
    configuration.options.data = try Self.value(of: configuration.data, in: folder, RowSet.init)
    let parts = [configuration.rules, configuration.elements].compactMap { $0.flatMap { PathPattern($0) } }
    files = Set(paths)
    let goldens = configuration.goldens
    documents = paths.compactMap { SuiteDocument(path: $0, goldensIn: goldens) }
      .filter { document in !parts.contains { $0.matches(document.path) } }
    unreadable = listing.unreadable.filter { folder in !excluded.contains { $0.matches(folder.path) } }
    (owners, rivals) = Self.owners(among: documents, configuration.variants)
  }

  /// The documents that match one of the patterns, in the order of ``documents``; all documents without patterns.
  ///
  /// A pattern matches a path with or without `.xml`: `feed` matches `feed.xml`.
  ///
  /// - Throws: ``SnapshotError/noDocuments(folder:only:)`` if no document matches.
  func documents(_ only: [PathPattern], of folder: some SnapshotFolder) throws(SnapshotError) -> [SuiteDocument] {
    let chosen = documents.filter { document in
      only.isEmpty || only.contains { $0.matches(document.path) || $0.matches(document.stem) }
    }
    if chosen.isEmpty { throw .noDocuments(folder: folder.name, only: only) }
    return chosen
  }

  private static func configuration(
    of folder: some SnapshotFolder, _ files: [String]
  ) throws(SnapshotError) -> SnapshotConfiguration {
    let name = SnapshotConfiguration.fileName
    guard files.contains(name) else { return SnapshotConfiguration() }
    let text = try mapError(folder.read(name), SnapshotError.io)
    let source = SourceText(name: folder.fullName(name), utf8: text)
    return try mapError(readConfiguration(text)) { (error: InvalidInput) in
      SnapshotError.invalidConfiguration(error.diagnostics.map(source.rendered).joined())
    }
  }

  /// The parsed content of a file that the configuration names; nil for no name.
  ///
  /// - Throws: ``SnapshotError`` for an unreadable or invalid file.
  private static func value<Value>(
    of path: String?, in folder: some SnapshotFolder, _ parse: (DocumentSource) throws(RenderError) -> Value
  ) throws(SnapshotError) -> Value? {
    guard let path else { return nil }
    let bytes = try mapError(folder.read(path), SnapshotError.io)
    return try mapError(parse(DocumentSource(bytes, named: folder.fullName(path)))) { (error: RenderError) in
      SnapshotError.invalidConfiguration(error.report)
    }
  }

  /// The documents by the names of their goldens, and the documents whose goldens would have equal names; the key and the
  /// value of the latter are the paths of two such documents.
  ///
  /// Upper and lower case are equal, as in some file systems.
  private static func owners(
    among documents: [SuiteDocument], _ variants: [Variant]
  ) -> (owners: [String: String], rivals: [String: String]) {
    var owners: [String: String] = [:]
    var rivals: [String: String] = [:]
    for document in documents {
      for variant in variants {
        let key = document.goldenName(variant)
        if let owner = owners[key] {
          rivals[document.path] = owner
          rivals[owner] = rivals[owner] ?? document.path
        } else {
          owners[key] = document.path
        }
      }
    }
    return (owners, rivals)
  }

  /// The path of another document whose goldens have the names of those of a root; nil for none.
  func rival(of document: SuiteDocument, _ variants: [Variant]) -> String? {
    variants.lazy.filter { $0.root != nil }.compactMap { owners[document.goldenName($0)] }.first { $0 != document.path }
  }
}

extension SuiteDocument {
  /// The path of the goldens of a variant without their extensions, in lower case.
  fileprivate func goldenName(_ variant: Variant) -> String { (goldenStem + variant.suffix).lowercased() }
}
