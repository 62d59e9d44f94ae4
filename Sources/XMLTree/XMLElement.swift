package import Diagnostics

/// An element of an ``XMLDocument``: a reference to the document and an index, cheap to copy.
package struct XMLElement: Sendable {
  package let document: XMLDocument
  /// The number of elements before this one in document order.
  package let index: Int

  /// The element at an index of a document; inlined, so that loops over children do not retain the document.
  @inlinable
  package init(document: XMLDocument, index: Int) {
    self.document = document
    self.index = index
  }

  private var node: XMLDocument.Node { document.nodes[index] }

  /// The name of the element without its namespace prefix.
  package var name: String { document.spelling(node.name) }

  /// The namespace URI of the element; nil for an element in no namespace.
  package var namespace: String? { document.namespace(node.name) }

  /// The location of the element's `<` in the document.
  package var location: SourceLocation { SourceLocation(offset: Int(node.offset)) }

  /// The character data directly inside the element, with runs joined and white space trimmed at both ends.
  package var text: String { document.string(node.text) }

  /// The attributes of the element in the order of the file, without namespace declarations.
  package var attributes: XMLAttributes {
    XMLAttributes(document: document, range: document.attributes(of: index))
  }

  /// The value of the attribute `name`, as written with its prefix; nil if the element has no such attribute.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Returns the attribute `name`, as written with its prefix; nil if the element has no such attribute.
  package func attribute(_ name: String) -> XMLAttribute? {
    attributes.first { $0.name == name }
  }

  package var children: XMLChildren { XMLChildren(document: document, start: index + 1, end: Int(node.end)) }

  /// Returns the first child element whose name without the prefix is `name`; nil if there is no such child.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The elements inside this one, at any depth and in document order, without the element itself.
  package var descendants: some Sequence<XMLElement> {
    (index + 1..<Int(node.end)).lazy.map { XMLElement(document: document, index: $0) }
  }

  /// The next child element of the parent; nil for the last one.
  package var nextSibling: XMLElement? {
    let next = Int(node.end)
    guard next < document.nodes.count, document.nodes[next].parent == node.parent else { return nil }
    return XMLElement(document: document, index: next)
  }

  package var parent: XMLElement? {
    node.parent < 0 ? nil : XMLElement(document: document, index: Int(node.parent))
  }
}

/// An attribute of an XML element: its name as written, its value with references resolved, and its location.
package struct XMLAttribute: Sendable {
  let document: XMLDocument
  let record: XMLDocument.AttributeRecord

  package var name: String { document.spelling(record.name) }
  package var namespace: String? { document.namespace(record.name) }
  package var value: String { document.string(record.value) }
  /// The location of the attribute's value in the document.
  package var location: SourceLocation { SourceLocation(offset: document.offset(of: record)) }
  /// The location of the attribute's name; that of the value if the name is not before it, as for generated attributes.
  package var nameLocation: SourceLocation {
    SourceLocation(offset: document.nameOffset(before: location.offset, of: name) ?? location.offset)
  }
}

/// The attributes of one element, in the order of the file.
package struct XMLAttributes: RandomAccessCollection, Sendable {
  let document: XMLDocument
  let range: Range<Int>

  package var startIndex: Int { range.lowerBound }
  package var endIndex: Int { range.upperBound }
  package subscript(position: Int) -> XMLAttribute {
    XMLAttribute(document: document, record: document.attributes[position])
  }
}

/// The child elements of one element, in document order.
package struct XMLChildren: Sequence, IteratorProtocol, Sendable {
  let document: XMLDocument
  var start: Int
  let end: Int

  /// True if the element has no child element.
  package var isEmpty: Bool { start >= end }

  package mutating func next() -> XMLElement? {
    guard start < end else { return nil }
    defer { start = Int(document.nodes[start].end) }
    return XMLElement(document: document, index: start)
  }
}
