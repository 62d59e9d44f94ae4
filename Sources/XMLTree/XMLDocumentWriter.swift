package import Diagnostics

/// A writer of a document that consists of elements of another document and of new elements.
///
/// Copied elements keep their locations, and their values remain ranges of the text. New values are stored behind the
/// rewritten values of the document. The caller counts their bytes, at most ``ByteBudget/maximumLimit``.
package struct XMLDocumentWriter {
  package let source: XMLDocument
  private var nodes: [XMLDocument.Node] = []
  private var attributes: [XMLDocument.AttributeRecord] = []
  private var names: [XMLDocument.Name]
  /// The number of each name in no namespace: its index in the names of the document; the key is the name.
  private var numbers: [String: Int32] = [:]
  private var rewritten: [UInt8]
  private var origins: [XMLDocument.Origin]
  private var open: [Int] = []

  /// Creates a writer for elements of a document and for new ones; no element is written yet.
  package init(_ source: XMLDocument) {
    self.source = source
    names = source.names
    rewritten = source.rewritten
    origins = source.origins
    for (number, name) in names.enumerated() where name.namespace < 0 {
      numbers[name.spelling] = Int32(truncatingIfNeeded: number)
    }
  }

  /// The number of elements that were opened so far.
  package var count: Int { nodes.count }

  /// The number of elements that are open: the current nesting depth.
  package var depth: Int { open.count }

  /// Returns the written document, which is valid only if every element is closed.
  package func document() -> XMLDocument {
    XMLDocument(
      text: source.text, repairs: source.repairs, nodes: nodes, attributes: attributes, names: names,
      rewritten: rewritten,
      origins: origins)
  }

  // MARK: - Elements of the document

  /// Opens an element with the name and the location of an element of the source document.
  package mutating func open(_ element: XMLElement) {
    let node = source.nodes[element.index]
    open(node.name, at: element.location)
    nodes[nodes.count - 1].text = node.text
  }

  /// Adds an attribute of the source document to the element that was opened last.
  package mutating func add(_ attribute: XMLAttribute) { attributes.append(attribute.record) }

  // MARK: - New elements

  /// Opens a new element in no namespace inside the innermost open element.
  package mutating func open(_ name: String, at location: SourceLocation) { open(number(of: name), at: location) }

  /// Adds an attribute in no namespace to the element that was opened last.
  ///
  /// - Parameters:
  ///   - value: the value, with references resolved.
  ///   - location: the location for errors in the value.
  package mutating func addAttribute(_ name: String, _ value: String, at location: SourceLocation) {
    let range = store(value)
    attributes.append(XMLDocument.AttributeRecord(name: number(of: name), value: range))
    origins.append(XMLDocument.Origin(start: range.start, offset: UInt32(truncatingIfNeeded: location.offset)))
  }

  /// Sets the character data of the innermost open element, and replaces that set before.
  package mutating func setText(_ text: String) {
    if let last = open.last { nodes[last].text = store(text) }
  }

  /// Closes the innermost open element; has no effect if none is open.
  package mutating func close() {
    if let last = open.popLast() { nodes[last].end = Int32(truncatingIfNeeded: nodes.count) }
  }

  private mutating func open(_ name: Int32, at location: SourceLocation) {
    let parent = open.last.map { Int32(truncatingIfNeeded: $0) } ?? -1
    open.append(nodes.count)
    nodes.append(
      XMLDocument.Node(
        name: name, parent: parent, end: 0, attributeStart: UInt32(truncatingIfNeeded: attributes.count),
        offset: UInt32(truncatingIfNeeded: location.offset), text: .empty))
  }

  private mutating func number(of name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(truncatingIfNeeded: names.count)
    names.append(XMLDocument.Name(spelling: name, namespace: -1))
    numbers[name] = number
    return number
  }

  private mutating func store(_ value: String) -> XMLDocument.ValueRange {
    let start = source.text.count + rewritten.count
    rewritten += value.utf8
    return XMLDocument.ValueRange(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: start + value.utf8.count))
  }
}

extension XMLDocument {
  /// The element whose `<` is at a location in the text of the document; nil if there is none.
  package func element(at location: SourceLocation) -> XMLElement? {
    // The offsets of a parsed document ascend.
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(nodes[middle].offset) < location.offset { low = middle + 1 } else { high = middle }
    }
    guard low < nodes.count, Int(nodes[low].offset) == location.offset else { return nil }
    return XMLElement(document: self, index: low)
  }
}
