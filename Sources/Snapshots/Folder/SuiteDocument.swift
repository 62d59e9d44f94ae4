/// The path of a document in a folder, with the names of its goldens.
package struct SuiteDocument: Hashable, Sendable {
  /// The path relative to the folder of documents.
  package let path: String
  /// The common beginning of the paths of the document's goldens.
  ///
  /// It is the path without `.xml`, but with every other extension, so that `cell.xml` and `cell.storyboard` in one
  /// folder have different goldens.
  package let stem: String

  /// The extensions of documents in lower case; the extensions of files are compared without case.
  package static let extensions = [".xml", ".xib", ".storyboard", ".svg"]

  /// A document at a path relative to the folder; nil for a file with another extension.
  package init?(path: String) {
    let name = path.lowercased()
    guard Self.extensions.contains(where: name.hasSuffix) else { return nil }
    self.path = path
    stem = name.hasSuffix(".xml") ? String(path.dropLast(4)) : path
  }

  /// The path of a golden of this document, relative to the folder.
  package func golden(_ variant: Variant, _ format: GoldenFormat) -> String {
    stem + variant.suffix + format.fileExtension
  }
}
