import Diagnostics

/// A parsed document: elements in document order, in compact arrays that ``XMLElement`` looks into.
///
/// Immutable once parsed. Names are interned; values are ranges of the text, or of the few bytes that had to be
/// rewritten because they held references or line ends, and become `String`s when asked for.
package final class XMLDocument: Sendable {
  /// The text that locations refer to: UTF-8 without byte order mark, whatever the file was written in.
  package let text: [UInt8]
  let nodes: [Node]
  let attributes: [AttributeRecord]
  let names: [String]
  /// What differs from the text: values with references resolved and line ends normalized.
  let rewritten: [UInt8]

  init(text: [UInt8], nodes: [Node], attributes: [AttributeRecord], names: [String], rewritten: [UInt8]) {
    self.text = text
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
    self.rewritten = rewritten
  }

  /// Bytes of the text, or of `rewritten` when they begin after the text's end: see ``rewrittenStart``.
  struct ValueRange: Hashable, Sendable {
    var start: UInt32
    var end: UInt32

    static let empty = ValueRange(start: 0, end: 0)
  }

  /// One element.
  struct Node: Sendable {
    var name: Int32
    /// Index into `names` of the namespace URI, or −1.
    var namespace: Int32
    var parent: Int32
    /// The index after the last descendant, where the next sibling stands.
    var end: Int32
    /// Index of the first attribute; the next element's first attribute ends the list.
    var attributeStart: UInt32
    /// The element's `<`.
    var offset: UInt32
    /// Character data directly inside, white space trimmed.
    var text: ValueRange
  }

  struct AttributeRecord: Sendable {
    /// The name as written, prefix included.
    var name: Int32
    var namespace: Int32
    var value: ValueRange
    /// Where the value stands in the text.
    var offset: UInt32
  }

  /// The document element.
  package var root: XMLElement { XMLElement(document: self, index: 0) }

  /// Where `rewritten` begins in the numbering of ``ValueRange``.
  ///
  /// One further than the text's end, so that no range of the text ends where one of `rewritten` begins.
  static func rewrittenStart(textCount: Int) -> Int { textCount + 1 }

  func attributes(of index: Int) -> Range<Int> {
    let end = index + 1 < nodes.count ? Int(nodes[index + 1].attributeStart) : attributes.count
    return Int(nodes[index].attributeStart)..<end
  }

  func string(_ range: ValueRange) -> String {
    let shift = Self.rewrittenStart(textCount: text.count)
    let (start, end) = (Int(range.start), Int(range.end))
    guard start >= shift else { return String(decoding: text[start..<end], as: UTF8.self) }
    return String(decoding: rewritten[start - shift..<end - shift], as: UTF8.self)
  }
}
