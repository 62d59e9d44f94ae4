import Diagnostics

/// A parsed document: elements in document order, in compact arrays that ``XMLElement`` looks into.
///
/// Immutable once parsed. Names are interned; values are ranges of the text, or of the few bytes that had to be
/// rewritten because they held references or line ends. A `String` is made on access.
package final class XMLDocument: Sendable {
  /// The text that locations refer to: UTF-8 without byte order mark, whatever the file was written in.
  package let text: [UInt8]
  let nodes: [Node]
  let attributes: [AttributeRecord]
  let names: [Name]
  /// Values that differ from the text: references resolved, line ends normalized.
  let rewritten: [UInt8]
  /// The positions of rewritten attribute values in the text, in ascending order of both.
  let origins: [Origin]

  init(
    text: [UInt8], nodes: [Node], attributes: [AttributeRecord], names: [Name], rewritten: [UInt8], origins: [Origin]
  ) {
    self.text = text
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
    self.rewritten = rewritten
    self.origins = origins
  }

  /// Bytes of the text, or of `rewritten`, which is numbered on from the text's end.
  struct ValueRange: Hashable, Sendable {
    var start: UInt32
    var end: UInt32

    static let empty = ValueRange(start: 0, end: 0)
  }

  struct Name: Sendable {
    /// Elements are named by their local part, attributes as written, prefix included.
    var spelling: String
    /// Index of the name whose spelling is the namespace URI, or −1.
    var namespace: Int32
  }

  /// One element.
  struct Node: Sendable {
    var name: Int32
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
    var name: Int32
    var value: ValueRange
  }

  /// The position in the text of the attribute value that begins at `start`.
  struct Origin: Sendable {
    var start: UInt32
    var offset: UInt32
  }

  /// The document element.
  package var root: XMLElement { XMLElement(document: self, index: 0) }

  func attributes(of index: Int) -> Range<Int> {
    let end = index + 1 < nodes.count ? Int(nodes[index + 1].attributeStart) : attributes.count
    return Int(nodes[index].attributeStart)..<end
  }

  func spelling(_ name: Int32) -> String { names[Int(name)].spelling }

  func namespace(_ name: Int32) -> String? {
    let uri = names[Int(name)].namespace
    return uri < 0 ? nil : spelling(uri)
  }

  func string(_ range: ValueRange) -> String {
    let (start, end) = (Int(range.start), Int(range.end))
    guard start >= text.count else { return String(decoding: text[start..<end], as: UTF8.self) }
    return String(decoding: rewritten[start - text.count..<end - text.count], as: UTF8.self)
  }

  /// The position of an attribute's value in the text.
  func offset(of attribute: AttributeRecord) -> Int {
    let start = attribute.value.start
    guard Int(start) >= text.count else { return Int(start) }
    // The last origin that begins at or before the value: binary search.
    var (low, high) = (0, origins.count)
    while low < high {
      let middle = (low + high) / 2
      if origins[middle].start <= start { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? Int(origins[low - 1].offset) : 0
  }
}
