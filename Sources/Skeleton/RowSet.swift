import Diagnostics
package import TextFormats

/// The entries of data for the rows of a document: `<cell repeat="data">` makes one cell for each entry.
///
/// The data is a JSON array of objects, whose strings and numbers replace names in braces, as in `text="{name}"`. An
/// array in an array, or in a member, gives rows in rows: `repeat="data"` refers to the current entry, and
/// `repeat="data.items"` to its member `items`.
public struct RowSet: Sendable {
  package let node: JSONNode
  /// The data as JSON text.
  package let text: String

  /// Parses the data from JSON in UTF-8.
  ///
  /// - Throws: ``RenderError`` with the first error and its position.
  public init(_ json: [UInt8]) throws(RenderError) {
    try self.init(DocumentSource(json, named: "data"))
  }

  /// Parses the data from JSON that is a string.
  ///
  /// - Throws: ``RenderError`` with the first error and its position.
  public init(_ json: String) throws(RenderError) {
    try self.init(DocumentSource(json, named: "data"))
  }

  /// Parses the data from JSON with a name for messages.
  ///
  /// - Throws: ``RenderError`` with the first error and its position.
  package init(_ source: DocumentSource) throws(RenderError) {
    node = try mapError(parseJSON(source.bytes)) { (error: InvalidInput) in
      RenderError(Findings(error.diagnostics, in: source.bytes, named: source.name))
    }
    text = String(decoding: source.bytes, as: UTF8.self)
  }
}

extension RowSet: Hashable {
  /// Returns true if the JSON of both sets has the same text.
  public static func == (a: RowSet, b: RowSet) -> Bool { a.text == b.text }

  /// Adds the JSON text to the hasher, as equality compares it.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
