import Diagnostics

/// A parsed document: elements in document order, in compact arrays that ``XMLElement`` looks into.
///
/// Immutable once parsed. Names are interned; values are slices of one text buffer, and become `String`s when asked for.
package final class XMLDocument: Sendable {
  /// The text that locations refer to: UTF-8, whatever the file was written in.
  package let text: [UInt8]
  let nodes: [Node]
  let attributes: [AttributeRecord]
  let names: [String]
  let values: [UInt8]

  init(text: [UInt8], nodes: [Node], attributes: [AttributeRecord], names: [String], values: [UInt8]) {
    self.text = text
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
    self.values = values
  }

  /// One element; `end` is the index after its last descendant, so the next sibling stands there.
  struct Node: Sendable {
    var name: Int32
    /// Index into `names` of the namespace URI, or −1.
    var namespace: Int32
    var parent: Int32
    var end: Int32
    var attributeStart: Int32
    var attributeEnd: Int32
    /// The element's `<`.
    var offset: Int
    /// Character data directly inside, white space trimmed: a range of `values`.
    var textStart: Int
    var textEnd: Int
  }

  struct AttributeRecord: Sendable {
    /// The name as written, prefix included.
    var name: Int32
    var namespace: Int32
    /// A range of `values`.
    var start: Int
    var end: Int
    /// Where the value stands in the text, else the element's `<`.
    var offset: Int
  }

  /// The document element.
  package var root: XMLElement { XMLElement(document: self, index: 0) }

  func string(_ start: Int, _ end: Int) -> String {
    String(decoding: values[start..<end], as: UTF8.self)
  }
}
