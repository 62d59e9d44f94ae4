import XMLTree

/// The handlers of custom elements in the native dialect: functions that return native markup, by element name.
package struct ElementHandlers: Sendable {
  package typealias Handler = @Sendable (CustomElement) -> String

  /// The names of custom elements and their handlers, in the order of addition; a name occurs once.
  private var entries: [(name: String, handler: Handler)] = []

  package init() {}

  package subscript(name: String) -> Handler? {
    get { entries.first { $0.name == name }?.handler }
    set {
      entries.removeAll { $0.name == name }
      if let newValue { entries.append((name, newValue)) }
    }
  }

  package var names: [String] { entries.map(\.name) }
  package var isEmpty: Bool { entries.isEmpty }
}

/// A custom element of a document as a plain value, which is the argument of its handler.
package struct CustomElement: Sendable {
  package var name: String
  /// The names and values of the element's attributes in the order of the file, without namespace declarations.
  package var attributes: [(name: String, value: String)]
  package var text: String
  package var children: [CustomElement]
}

extension CustomElement {
  init(_ element: XMLElement) {
    self.init(
      name: element.name,
      attributes: element.attributes.map { ($0.name, $0.value) },
      text: element.text,
      children: element.children.map(CustomElement.init))
  }
}
