/// A file that placeholders are made of, by its name.
package struct SuiteDocument: Hashable, Sendable {
  /// From the folder on.
  package let path: String
  /// What the names of its goldens begin with: without `.xml`, but with every other extension, so that `cell.xml` and
  /// `cell.storyboard` beside each other share none.
  package let stem: String

  /// The extensions of documents, in either case.
  package static let extensions = [".xml", ".xib", ".storyboard", ".svg"]

  /// Nil for a file that is no document.
  package init?(path: String) {
    let name = path.lowercased()
    guard Self.extensions.contains(where: name.hasSuffix) else { return nil }
    self.path = path
    stem = name.hasSuffix(".xml") ? String(path.dropLast(4)) : path
  }

  /// The name of a golden, from the folder on.
  package func golden(_ variant: Variant, _ format: GoldenFormat) -> String {
    stem + variant.suffix + format.fileExtension
  }
}
