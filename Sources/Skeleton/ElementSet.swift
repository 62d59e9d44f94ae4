import Diagnostics
package import Dialects
import XMLTree

/// The elements of a components file: names, and what they expand to in the native dialect.
///
/// A document with such elements gives the same output as the document in which they are written out.
///
/// ```xml
/// <elements>
///   <element name="productCard">
///     <parameter name="lines" default="2"/>
///     <row gap="8"><avatar width="44"/><text grow="1" lines="{lines}"/></row>
///   </element>
/// </elements>
/// ```
public struct ElementSet: Sendable {
  package let components: Components
  /// The XML of the file as text.
  package let text: String

  /// Parses the bytes of a components file.
  ///
  /// - Throws: ``RenderError`` with every error and its position.
  public init(_ document: [UInt8]) throws(RenderError) {
    try self.init(DocumentSource(document, named: "elements"))
  }

  /// Parses a components file that is a string.
  ///
  /// - Throws: ``RenderError`` with every error and its position.
  public init(_ markup: String) throws(RenderError) {
    try self.init(DocumentSource(markup, named: "elements"))
  }

  /// Parses a components file with a name for messages.
  ///
  /// - Throws: ``RenderError`` with every error and its position.
  package init(_ source: DocumentSource) throws(RenderError) {
    let document = try mapError(parseXML(source.bytes)) { RenderError($0, in: source) }
    components = try mapError(parseComponents(document)) { (error: InvalidInput) in
      RenderError(Findings(error.diagnostics, in: document.text, named: source.name))
    }
    text = String(decoding: document.text, as: UTF8.self)
  }
}

extension ElementSet: Hashable {
  /// Returns true if the files of both sets have the same text.
  public static func == (a: ElementSet, b: ElementSet) -> Bool { a.text == b.text }

  /// Adds the text of the file to the hasher, as equality compares it.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
