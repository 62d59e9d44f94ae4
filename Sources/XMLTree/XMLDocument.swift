package import Diagnostics

/// A parsed document: elements in document order, in compact arrays to which ``XMLElement`` refers.
///
/// Documents are immutable. Names are interned. Values are ranges of the text, or of the few bytes that were rewritten
/// because they contained references or line ends. A `String` is created on each access.
package final class XMLDocument: Sendable {
  /// The text to which locations refer: UTF-8 without byte order mark, independent of the file's encoding.
  package let text: [UInt8]
  /// The notes and warnings about what was replaced in the text, because it was not well-formed.
  package let repairs: [Diagnostic]
  let nodes: [Node]
  let attributes: [AttributeRecord]
  let names: [Name]
  /// The bytes of the values that differ from the text, because references are resolved or line ends normalized.
  let rewritten: [UInt8]
  /// The byte offsets in the text of rewritten attribute values, in document order.
  ///
  /// Both fields of the elements ascend, so that ``offset(of:)`` can search them.
  let origins: [Origin]

  init(
    text: [UInt8], repairs: [Diagnostic], nodes: [Node], attributes: [AttributeRecord], names: [Name],
    rewritten: [UInt8], origins: [Origin]
  ) {
    self.text = text
    self.repairs = repairs
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
    self.rewritten = rewritten
    self.origins = origins
  }

  /// A byte range in the concatenation of a document's ``text`` and ``rewritten``.
  struct ValueRange: Hashable, Sendable {
    var start: UInt32
    var end: UInt32

    static let empty = ValueRange(start: 0, end: 0)
  }

  struct Name: Sendable {
    /// The local name of an element, or the name of an attribute as written, including its prefix.
    var spelling: String
    /// The index in `names` of the entry whose spelling is the namespace URI; −1 for a name in no namespace.
    var namespace: Int32
  }

  /// The record of one element of the document; records are in document order.
  ///
  /// `name` is an index in `names`, and `parent` an index in `nodes`, −1 for the root.
  struct Node: Sendable {
    var name: Int32
    var parent: Int32
    /// The index in `nodes` after the last descendant, which is the index of the next sibling if there is one.
    var end: Int32
    /// The index in `attributes` of the first attribute; the attributes end at the first attribute of the next element.
    var attributeStart: UInt32
    /// The byte offset in the text of the element's `<`.
    var offset: UInt32
    /// The range of the character data directly inside the element, without white space at both ends.
    var text: ValueRange
  }

  struct AttributeRecord: Sendable {
    var name: Int32
    var value: ValueRange
  }

  /// The byte offset in the text of an attribute value that is stored in `rewritten`.
  ///
  /// `start` is the start of the value's ``ValueRange``.
  struct Origin: Sendable {
    var start: UInt32
    var offset: UInt32
  }

  package var root: XMLElement { XMLElement(document: self, index: 0) }

  /// Returns the index after the last descendant of the element at an index, which is that of the next sibling if there
  /// is one.
  package func end(ofElementAt index: Int) -> Int { Int(nodes[index].end) }

  @inline(__always)
  func attributes(of index: Int) -> Range<Int> {
    let end = index + 1 < nodes.count ? Int(nodes[index + 1].attributeStart) : attributes.count
    return Int(nodes[index].attributeStart)..<end
  }

  func spelling(_ name: Int32) -> String { names[Int(name)].spelling }

  func namespace(_ name: Int32) -> String? {
    let uri = names[Int(name)].namespace
    return uri < 0 ? nil : spelling(uri)
  }

  func string(_ range: ValueRange) -> String { String(decoding: bytes(range), as: UTF8.self) }

  /// The bytes of a value in UTF-8.
  func bytes(_ range: ValueRange) -> ArraySlice<UInt8> {
    let (start, end) = (Int(range.start), Int(range.end))
    return start < text.count ? text[start..<end] : rewritten[start - text.count..<end - text.count]
  }

  /// The byte offset in the text of an attribute's name, as written with its prefix, which an equals sign, white space
  /// and a quote separate from its value; nil if another name is there.
  func nameOffset(before valueOffset: Int, of name: String) -> Int? {
    var end = min(valueOffset, text.count)
    func drop(while isDropped: (UInt8) -> Bool) { while end > 0, isDropped(text[end - 1]) { end -= 1 } }
    if end > 0, text[end - 1] == UInt8(ascii: "\"") || text[end - 1] == UInt8(ascii: "'") { end -= 1 }
    drop(while: \.isXMLSpace)
    guard end > 0, text[end - 1] == UInt8(ascii: "=") else { return nil }
    end -= 1
    drop(while: \.isXMLSpace)
    let letters = Array(name.utf8)
    guard end >= letters.count, text[(end - letters.count)..<end].elementsEqual(letters) else { return nil }
    return end - letters.count
  }

  /// Returns the byte offset in the text of an attribute's value; 0 if it is not known.
  func offset(of attribute: AttributeRecord) -> Int {
    let start = attribute.value.start
    guard Int(start) >= text.count else { return Int(start) }
    // Binary search for the last origin that begins at or before the value.
    var (low, high) = (0, origins.count)
    while low < high {
      let middle = (low + high) / 2
      if origins[middle].start <= start { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? Int(origins[low - 1].offset) : 0
  }
}
