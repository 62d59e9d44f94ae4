/// A document in a folder, with the names of its goldens.
package struct SuiteDocument: Hashable, Sendable {
  /// The path of the document, relative to the folder.
  package let path: String
  /// The name of the document for its goldens and for `--only`.
  ///
  /// It is the path without `.xml`, but with every other extension, so that `cell.xml` and `cell.storyboard` in one
  /// folder have different goldens.
  package let stem: String
  /// The beginning of the paths of the document's goldens, relative to the folder of documents.
  package let goldenStem: String

  /// The extensions of documents in lower case, with the leading dot; the case of a file's extension is ignored.
  package static let extensions = [".xml", ".xib", ".storyboard", ".svg"]

  /// A document at a path relative to the folder; nil if the path has no extension of documents.
  ///
  /// - Parameter goldens: the path of the folder of its goldens; nil for goldens beside the document.
  package init?(path: String, goldensIn goldens: String? = nil) {
    let name = path.lowercased()
    guard Self.extensions.contains(where: name.hasSuffix) else { return nil }
    self.path = path
    let stem = name.hasSuffix(".xml") ? String(path.dropLast(4)) : path
    self.stem = stem
    goldenStem = goldens.map { "\($0)/\(stem)" } ?? stem
  }

  /// The path of the document's golden in a variant and a format, relative to the folder.
  package func golden(_ variant: Variant, _ format: GoldenFormat) -> String {
    goldenStem + variant.suffix + format.fileExtension
  }
}
