import XMLTree

/// The names that the library's user adds to the native dialect: each handler turns its element into native markup.
package struct ElementHandlers: Sendable {
  package typealias Handler = @Sendable (CustomElement) -> String

  /// In the order they were added; a later handler of the same name replaces the earlier one.
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

/// An element of the user's own vocabulary, as plain values.
package struct CustomElement: Sendable {
  package var name: String
  /// In the order of the file.
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
