/// An element of an SVG or HTML file, with its attributes and children, for output as text.
package struct MarkupElement: Hashable, Sendable {
  package var name: String
  package var attributes: [Attribute]
  package var children: [MarkupElement]
  /// The text between the tags, before the children, such as a style sheet; it is not escaped yet.
  package var text: String
  private let syntax: Syntax

  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  private enum Syntax: Hashable {
    case xml, html, void
  }

  private init(
    _ syntax: Syntax, _ name: String, _ attributes: KeyValuePairs<String, String?>, _ text: String,
    _ children: [MarkupElement]
  ) {
    self.syntax = syntax
    self.name = name
    self.attributes = attributes.compactMap { name, value in value.map { Attribute(name: name, value: $0) } }
    self.text = text
    self.children = children
  }

  /// Returns an element of SVG; attributes whose value is nil are left out.
  package static func svg(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String = "",
    _ children: [MarkupElement] = []
  ) -> MarkupElement {
    MarkupElement(.xml, name, attributes, text, children)
  }

  package static func svg(_ name: String, _ children: [MarkupElement]) -> MarkupElement { svg(name, [:], children) }

  /// Returns an element of HTML that has an end tag even if it is empty; attributes whose value is nil are left out.
  package static func html(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String = "",
    _ children: [MarkupElement] = []
  ) -> MarkupElement {
    MarkupElement(.html, name, attributes, text, children)
  }

  /// Returns an element of HTML that has no end tag, such as `meta`; attributes whose value is nil are left out.
  package static func void(_ name: String, _ attributes: KeyValuePairs<String, String?>) -> MarkupElement {
    MarkupElement(.void, name, attributes, "", [])
  }

  /// The value of an attribute; nil if the element does not have the attribute.
  ///
  /// A value that is set is put after the other attributes; nil removes the attribute.
  package subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      attributes.removeAll { $0.name == attribute }
      if let newValue { attributes.append(Attribute(name: attribute, value: newValue)) }
    }
  }

  /// Returns the element with additional attributes, which replace those of the same name; attributes whose value is
  /// nil are left out.
  package func with(_ attributes: KeyValuePairs<String, String?>) -> MarkupElement {
    var element = self
    for (name, value) in attributes {
      if let value { element[name] = value }
    }
    return element
  }

  /// Writes the element and its children to `writer`, each on a line of its own, indented by `depth` spaces, at most
  /// 40; children have one space more.
  package func write(to writer: inout TextWriter, depth: Int = 0) {
    let indent = min(depth, 40)
    writer.open(name, indent: indent)
    for attribute in attributes { writer.write(attribute.name, value: attribute.value) }
    if children.isEmpty, text.isEmpty {
      switch syntax {
      case .xml: writer.write("/>\n")
      case .html:
        writer.write(">")
        writer.close(name)
      case .void: writer.write(">\n")
      }
      return
    }
    if name == "style" {
      writer.write(">\n")
      writer.write(text)
      writer.close(name, indent: indent)
      return
    }
    writer.write(">")
    if !text.isEmpty { writer.write(escaped: text) }
    if !children.isEmpty { writer.write("\n") }
    for child in children { child.write(to: &writer, depth: depth + 1) }
    writer.close(name, indent: children.isEmpty ? 0 : indent)
  }
}

extension TextWriter {
  /// Writes the beginning of a start tag up to its name, after `indent` spaces.
  fileprivate mutating func open(_ name: String, indent: Int) {
    let name = name.utf8Span.span
    bytes.append(addingCapacity: indent + 1 + name.count) { bytes in
      for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
      bytes.append(UInt8(ascii: "<"))
      bytes.append(copying: name)
    }
  }

  /// Writes an attribute with a space in front; the value is escaped.
  fileprivate mutating func write(_ name: String, value: String) {
    let (name, plain) = (name.utf8Span.span, value.utf8Span.span)
    let isPlain = plain.isPlain(besides: Self.mark)
    bytes.append(addingCapacity: name.count + plain.count + 4) { bytes in
      bytes.append(UInt8(ascii: " "))
      bytes.append(copying: name)
      bytes.append(UInt8(ascii: "="))
      bytes.append(UInt8(ascii: "\""))
      if isPlain {
        bytes.append(copying: plain)
        bytes.append(UInt8(ascii: "\""))
      }
    }
    if !isPlain {
      write(escaped: value)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  /// Writes an end tag and a line break, after `indent` spaces.
  fileprivate mutating func close(_ name: String, indent: Int = 0) {
    let name = name.utf8Span.span
    bytes.append(addingCapacity: indent + 4 + name.count) { bytes in
      for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
      bytes.append(UInt8(ascii: "<"))
      bytes.append(UInt8(ascii: "/"))
      bytes.append(copying: name)
      bytes.append(UInt8(ascii: ">"))
      bytes.append(UInt8(ascii: "\n"))
    }
  }
}
