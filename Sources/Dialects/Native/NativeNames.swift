import XMLTree

/// The definitions of all names that occur in a document, looked up once per name.
struct NativeNames {
  private let document: XMLDocument
  /// The definition of each name, by its number in the document.
  private let entries: [NativeName]
  /// True if a name of the document is that of an animation or a mask.
  let hasMovingParts: Bool

  init(_ document: XMLDocument, _ handlers: ElementHandlers) {
    self.document = document
    entries = document.numberedNames.map { name in
      NativeName(name.spelling, hasNamespace: name.hasNamespace, handlers)
    }
    hasMovingParts = entries.contains { $0.isMovingPart }
  }

  /// Returns the definition of an element's name; nil for an element of another document.
  func name(of element: XMLElement) -> NativeName? {
    element.document === document ? entries[element.nameNumber] : nil
  }

  /// Returns the definition of an attribute's name; nil for an attribute of another document.
  func name(of attribute: XMLAttribute) -> NativeName? {
    attribute.belongs(to: document) ? entries[attribute.nameNumber] : nil
  }
}

/// A name in a document of the native dialect, with its meanings as an element and as an attribute.
struct NativeName {
  /// The definition of the element with this name; nil if there is none.
  let element: NativeElement?
  /// The index of the attribute with this name in the table of all views.
  ///
  /// It is nil if that table does not contain the name, and for a name in a namespace.
  let viewAttribute: Int?
  /// True if the caller supplies a handler for elements of this name.
  let hasHandler: Bool
  /// True if the element is not a view, but a property of the element around it, such as `animation`.
  let isPart: Bool
  /// True for an animation or a mask, which makes the element around it live: drawn above the overlay.
  let isMovingPart: Bool
  /// True for an element that is allowed only in certain places, `tr` and `mask`.
  let hasPlace: Bool

  init(_ spelling: String, hasNamespace: Bool, _ handlers: ElementHandlers) {
    element = NativeElement.named(spelling)
    viewAttribute = hasNamespace ? nil : NativeDraft.attributes.index(of: spelling)
    hasHandler = !handlers.isEmpty && handlers[spelling] != nil
    isPart = NativeElement.partNames.contains(spelling)
    isMovingPart = ["animation", "animationGroup", "mask"].contains(spelling)
    hasPlace = ["tr", "mask"].contains(spelling)
  }
}
