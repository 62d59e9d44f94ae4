import XMLTree

/// The meaning of each name of a document in the native dialect, looked up once.
struct NativeNames {
  private let document: XMLDocument
  /// By the numbers of the document's names.
  private let entries: [NativeName]
  /// True if elements with animations or masks may occur.
  let hasMovingParts: Bool

  init(_ document: XMLDocument, _ handlers: ElementHandlers) {
    self.document = document
    entries = document.numberedNames.map { name in
      NativeName(name.spelling, hasNamespace: name.hasNamespace, handlers)
    }
    hasMovingParts = entries.contains { $0.isMovingPart }
  }

  /// The name of an element; nil for an element of another document.
  func name(of element: XMLElement) -> NativeName? {
    element.document === document ? entries[element.nameNumber] : nil
  }

  /// The name of an attribute; nil for an attribute of another document.
  func name(of attribute: XMLAttribute) -> NativeName? {
    attribute.belongs(to: document) ? entries[attribute.nameNumber] : nil
  }
}

/// A name that elements and attributes may have.
struct NativeName {
  /// The element of that name, or nil.
  let element: NativeElement?
  /// The position among the attributes that every view has; nil for other names, and for a name in a namespace.
  let viewAttribute: Int?
  /// The caller adds an element of that name.
  let hasHandler: Bool
  /// The element is a part of another and no view.
  let isPart: Bool
  /// The element makes the one around it move, or masks it.
  let isMovingPart: Bool
  /// The element stands in certain elements only.
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
