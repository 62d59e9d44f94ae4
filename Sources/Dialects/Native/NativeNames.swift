import XMLTree

/// The definitions of all names of elements and attributes in a document, looked up once per name.
///
/// The type is a class, because the reader refers to it for every element.
final class NativeNames {
  private let document: XMLDocument
  /// The definition of each name that occurs in the document, indexed by the number of the name, counted from 0.
  private let entries: [NativeName]
  /// A comparison of the document's elements apart from the values of `id` and `text`, and from widths and heights in
  /// points if they decide no other property.
  let matcher: XMLElementMatcher
  /// True if the document contains the name of an element that animates or masks the element around it.
  let hasMovingParts: Bool

  init(_ document: XMLDocument, _ handlers: ElementHandlers) {
    self.document = document
    entries = (0..<document.nameCount).map { number in
      .named(document.spelling(ofName: number), hasNamespace: document.hasNamespace(name: number), handlers)
    }
    hasMovingParts = entries.contains(where: \.isMovingPart)
    matcher = XMLElementMatcher(
      document, codes: entries.map(\.code), varying: NativeName.varying, numbers: NativeName.sizes,
      in: entries.map { $0.element?.traits.sizing.dependsOnSizes == false })
  }

  func contains(_ element: XMLElement) -> Bool { element.document === document }

  /// Returns the definition of the name of an element; nil for an element of another document.
  func name(of element: XMLElement) -> NativeName? {
    contains(element) ? entries[element.nameNumber] : nil
  }

  /// Returns ``NativeName/isUsual`` of the name of an element in the document.
  func isUsual(_ element: XMLElement) -> Bool { entries[element.nameNumber].isUsual }

  /// Returns true if the element belongs to the document, and no element of the document moves another one.
  func ruleOutMovingParts(in element: XMLElement) -> Bool { !hasMovingParts && contains(element) }

  /// Returns the definition of the name of an attribute; nil for an attribute of another document.
  func name(of attribute: XMLAttribute) -> NativeName? {
    attribute.belongs(to: document) ? entries[attribute.nameNumber] : nil
  }
}

/// A name in a document of the native dialect, with its meaning as the name of an element and of an attribute.
///
/// The type is a class, because the documents of a process refer to the same names.
final class NativeName: Sendable {
  /// The definition of the view element with this name; nil if the dialect has no such element.
  let element: NativeElement?
  /// The index of the attribute with this name in the table of the attributes of all views.
  ///
  /// The index is nil if that table does not contain the name, and for a name in a namespace.
  let viewAttribute: Int?
  /// True if the caller supplies a handler for elements of this name.
  let hasHandler: Bool
  /// True if an element of this name is not a view, but a property of the element around it, such as `animation`.
  let isPart: Bool
  /// True for the name of an animation, a transition or a mask, which makes the element around it live: drawn above the overlay.
  let isMovingPart: Bool
  /// True for the name of an element that only certain elements may contain: `tr` and `mask`.
  let hasPlace: Bool
  /// True for the name of the element that may contain only `tr`.
  let isTable: Bool
  /// True for the name of an element whose views are kept for equal elements.
  let isKept: Bool
  /// True if views with this name are kept, have no handler, and are allowed in every element.
  let isUsual: Bool
  /// The code of the name, the same in all documents; ``XMLElementMatcher/unknownName`` for a name that is not in the
  /// dialect, and for a name in a namespace.
  let code: UInt16

  /// The names of the dialect in documents whose caller supplies no handlers, by ``bucket(of:)`` of their spelling.
  ///
  /// A dictionary hashes the spelling, which takes four times as long for short names.
  private static let known: [[(spelling: String, name: NativeName)]] = {
    let elements = NativeElement.all.map(\.name) + NativeElement.partNames + movingParts + placedParts
    var buckets = [[(spelling: String, name: NativeName)]](repeating: [], count: bucketCount)
    for (index, spelling) in Set(elements + NativeDraft.attributes.names).sorted().enumerated() {
      buckets[bucket(of: spelling)].append((spelling, NativeName(defining: spelling, code: UInt16(index + 1))))
    }
    return buckets
  }()

  /// At most five names of the dialect share a bucket.
  private static let bucketCount = 256

  /// Returns the bucket of a spelling, by its length and first byte.
  private static func bucket(of spelling: String) -> Int {
    (spelling.utf8.count &* 29 &+ Int(spelling.utf8.first ?? 0)) & (bucketCount - 1)
  }

  private static func known(_ spelling: String) -> NativeName? {
    for entry in known[bucket(of: spelling)] where entry.spelling == spelling { return entry.name }
    return nil
  }

  private static let unknown = NativeName(defining: "")

  private static let movingParts = ["animation", "animationGroup", "transition", "mask"]
  private static let placedParts = ["tr", "mask"]

  /// The codes of the attributes whose values do not change a kept view: its identifier and its text.
  static let varying = (named("id").code, named("text").code)
  /// The codes of the attributes whose numbers of points are the width and the height of a view.
  static let sizes = (named("width").code, named("height").code)

  /// Returns the definition of a name in a document whose caller supplies the given handlers.
  static func named(
    _ spelling: String, hasNamespace: Bool = false, _ handlers: ElementHandlers = ElementHandlers()
  ) -> NativeName {
    guard hasNamespace || !handlers.isEmpty else { return known(spelling) ?? unknown }
    let code = hasNamespace ? nil : known(spelling)?.code
    return NativeName(
      defining: spelling, code: code ?? XMLElementMatcher.unknownName, hasNamespace: hasNamespace, handlers)
  }

  private init(
    defining spelling: String, code: UInt16 = XMLElementMatcher.unknownName, hasNamespace: Bool = false,
    _ handlers: ElementHandlers = ElementHandlers()
  ) {
    self.code = code
    element = NativeElement.named(spelling)
    viewAttribute = hasNamespace ? nil : NativeDraft.attributes.index(of: spelling)
    hasHandler = !handlers.isEmpty && handlers[spelling] != nil
    isPart = NativeElement.partNames.contains(spelling)
    isMovingPart = Self.movingParts.contains(spelling)
    hasPlace = Self.placedParts.contains(spelling)
    isTable = spelling == "table"
    isKept = element.map { $0.traits.sizing != .badge } ?? false
    isUsual = isKept && !hasHandler && !hasPlace
  }
}
