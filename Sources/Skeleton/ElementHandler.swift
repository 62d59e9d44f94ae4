import Dialects

/// A function that returns the native markup, one element as text, that replaces a custom element.
///
/// ```swift
/// context.elements["productCard"] = { card in
///   "<row gap=\"8\"><image width=\"64\" height=\"64\"/><text lines=\"\(card["lines"] ?? "2")\" grow=\"1\"/></row>"
/// }
/// ```
///
/// The returned markup may contain custom elements itself, nested up to 16 levels deep. Invalid markup is reported at
/// the position of the custom element.
public typealias ElementHandler = @Sendable (MarkupElement) -> String

/// A custom element of a document: an element whose name has a handler in ``RenderContext/elements``.
public struct MarkupElement: Sendable {
  private let element: CustomElement

  init(_ element: CustomElement) {
    self.element = element
  }

  /// The name of the custom element, without namespace prefix.
  public var name: String { element.name }

  /// The attributes of the custom element, in document order; entity references in the values are resolved.
  public var attributes: [(name: String, value: String)] { element.attributes }

  /// The value of the attribute with this name; nil if the element does not have the attribute.
  public subscript(attribute: String) -> String? {
    element.attributes.first { $0.name == attribute }?.value
  }

  /// The character data directly inside the custom element, without the text of children and without white space at
  /// both ends.
  public var text: String { element.text }

  /// The child elements of the custom element, in document order.
  public var children: [MarkupElement] { element.children.map(MarkupElement.init) }
}

extension ElementHandlers {
  /// Handlers for the dialects' readers, made from the caller's handlers, whose keys are element names without prefix.
  init(_ table: [String: ElementHandler]) {
    self.init()
    for name in table.keys.sorted() {
      guard let handler = table[name] else { continue }
      self[name] = { handler(MarkupElement($0)) }
    }
  }
}
