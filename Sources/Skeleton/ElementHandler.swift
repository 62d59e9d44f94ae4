import Dialects
import ViewTree

/// Turns an element of the caller's own into native markup: one element, as text.
///
/// ```swift
/// context.elements["productCard"] = { card in
///   "<row gap=\"8\"><image width=\"64\" height=\"64\"/><text lines=\"\(card["lines"] ?? "2")\" grow=\"1\"/></row>"
/// }
/// ```
///
/// What it makes may hold further elements of the caller's own, 16 deep. Markup that is not valid is reported at the
/// element that it stands for.
public typealias ElementHandler = @Sendable (MarkupElement) -> String

/// An element of the caller's own vocabulary, as the document has it.
public struct MarkupElement: Sendable {
  private let element: CustomElement

  init(_ element: CustomElement) {
    self.element = element
  }

  /// The name without namespace prefix.
  public var name: String { element.name }

  /// In the order of the file, references resolved.
  public var attributes: [(name: String, value: String)] { element.attributes }

  /// The value of the attribute of that name.
  public subscript(attribute: String) -> String? {
    element.attributes.first { $0.name == attribute }?.value
  }

  /// The character data directly inside, white space at both ends trimmed.
  public var text: String { element.text }

  /// The elements inside, in the order of the file.
  public var children: [MarkupElement] { element.children.map(MarkupElement.init) }
}

extension ElementHandlers {
  /// Handlers from a caller's table; the order of names decides nothing.
  init(_ table: [String: ElementHandler]) {
    self.init()
    for name in table.keys.sorted() {
      guard let handler = table[name] else { continue }
      self[name] = { handler(MarkupElement($0)) }
    }
  }
}
