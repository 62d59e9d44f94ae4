import XMLTree

/// The custom elements of the native dialect: functions that convert a custom element to native markup, by its name.
package struct ElementHandlers: Sendable {
  package typealias Handler = @Sendable (CustomElement) -> String

  /// The element names and their handlers, in the order of addition; a name occurs once.
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

/// A custom element of a document as plain values, the input of its handler.
package struct CustomElement: Sendable {
  package var name: String
  /// The names and values of the element's attributes, in the order of the file.
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
