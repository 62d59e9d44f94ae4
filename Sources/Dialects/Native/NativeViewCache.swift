import Geometry
import ViewTree
import XMLTree

/// A cache of the views of one document by the attributes of their elements.
///
/// Elements with equal attributes get copies of the view that was read first; their identifiers and texts may differ.
/// The cache contains only plain views: without errors, animations and built-in markup.
struct NativeViewCache {
  private let matcher: XMLElementMatcher
  private var entries: [Entry] = []
  /// The number of cached views.
  var count: Int { entries.count }
  /// The slots of an open hash table with linear search: indexes in `entries`, nil for a free slot.
  private var slots = [Int32?](repeating: nil, count: 256)
  /// The layouts of views for the texts that were looked up before the last one of their entry.
  private var texts: [TextKey: SizedText] = [:]
  private var lastLayoutNumber: Int32 = 0

  private struct Entry {
    var hash: UInt
    var element: XMLElement
    /// The writing direction of the element's parent; the entry applies only to elements under the same direction.
    var outerDirection: LayoutDirection
    var view: OpenNativeView
    /// The layout of the view for the text that was looked up last; nil if the text does not change the layout.
    var lastText: SizedText?
  }

  /// The layout of a cached view for a text of one width.
  private struct SizedText {
    /// The width of the text in ems; nil for a text that the document does not contain.
    var widthInEms: Double?
    var layout: LayoutSpec
    var layoutNumber: Int32
  }

  private struct TextKey: Hashable {
    var entry: Int
    var widthInEms: Double?
  }

  /// The maximum number of cached views; further views are not stored.
  ///
  /// A document in which all elements differ gains nothing from more.
  private static let mostEntries = 1 << 16
  /// The number of views that are stored in any case; beyond it, two elements must be found for each view stored.
  private static let leastEntries = 1 << 10
  /// The number of elements that were found in the cache.
  private var hitCount = 0
  /// The maximum number of slots that one look-up searches, which bounds its time if hashes collide.
  ///
  /// A view for which this is not enough is not found and not stored.
  private static let longestSearch = 32

  init(_ document: XMLDocument) {
    matcher = XMLElementMatcher(document, varying: ("id", "text"))
  }

  /// The result of a look-up in the cache: the hash of the element, and the index of an equal entry or of a free slot.
  ///
  /// Both indexes are nil if the search reached its limit.
  struct Place {
    fileprivate var summary: XMLElementMatcher.Summary
    fileprivate var entry: Int?
    fileprivate var slot: Int?
  }

  /// Looks up the entry of an element with equal attributes, in a parent with the same writing direction.
  func place(of element: XMLElement, in direction: LayoutDirection) -> Place {
    var place = Place(summary: matcher.summary(of: element))
    var slot = Int(truncatingIfNeeded: place.summary.hash) & (slots.count - 1)
    for _ in 0..<Self.longestSearch {
      guard let known = slots[slot] else {
        place.slot = slot
        return place
      }
      let position = Int(known)
      if entries[position].hash == place.summary.hash, entries[position].outerDirection == direction,
        matcher.agree(entries[position].element, element)
      {
        place.entry = position
        return place
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return place
  }

  /// Returns a copy of the cached view of an equal element, with the identifier, location and text width of `element`.
  ///
  /// The result is nil if the cache has no equal element, or if `element` contains text where none is allowed.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - place: the result of the look-up of the element.
  mutating func view(of element: XMLElement, at place: Place) -> OpenNativeView? {
    guard let position = place.entry else { return nil }
    var open = entries[position].view
    if element.hasText, !open.allowsText { return nil }
    hitCount += 1
    open.view.identifier = place.summary.first?.value
    open.view.location = element.location
    guard let font = open.sizingFont else { return open }
    let width = widthOfText(of: element, place.summary.second)
    let text = sizedText(font, width, at: position)
    open.view.layout = text.layout
    open.view.layoutNumber = text.layoutNumber
    return open
  }

  /// Returns the width of an element's text in ems, from its attribute `text` or else from its character data.
  ///
  /// The result is nil if the document contains neither. `attribute` is the attribute `text`; nil for none.
  private func widthOfText(of element: XMLElement, _ attribute: XMLAttribute?) -> Double? {
    // Each character of ASCII is half an em wide.
    if let attribute { return attribute.asciiCount.map { Double($0) / 2 } ?? textWidthInEms(attribute.value) }
    guard element.hasText else { return nil }
    return element.asciiTextCount.map { Double($0) / 2 } ?? textWidthInEms(element.text)
  }

  private mutating func sizedText(_ font: SizingFont, _ width: Double?, at position: Int) -> SizedText {
    if let last = entries[position].lastText {
      if last.widthInEms == width { return last }
      texts[TextKey(entry: position, widthInEms: last.widthInEms)] = last
    }
    let key = TextKey(entry: position, widthInEms: width)
    if let known = texts[key] {
      entries[position].lastText = known
      return known
    }
    let text = newText(font, width, entries[position].view.view.layout)
    entries[position].lastText = text
    return text
  }

  private mutating func newText(_ font: SizingFont, _ width: Double?, _ layout: LayoutSpec) -> SizedText {
    guard let layout = layout.sized(font, width) else {
      return SizedText(widthInEms: width, layout: layout, layoutNumber: 0)
    }
    return SizedText(widthInEms: width, layout: layout, layoutNumber: nextLayoutNumber())
  }

  private mutating func nextLayoutNumber() -> Int32 {
    guard lastLayoutNumber < .max else { return 0 }
    lastLayoutNumber += 1
    return lastLayoutNumber
  }

  /// Returns a copy of the view of an equal element in another document, with the identifier, location and text width of
  /// `element`, and stores it in the cache.
  ///
  /// The result is nil if `element` contains text where none is allowed.
  ///
  /// - Parameters:
  ///   - view: the view without its children.
  ///   - element: the element.
  ///   - direction: the writing direction of the parent.
  ///   - place: the result of the look-up of the element.
  mutating func adopt(
    _ view: OpenNativeView, of element: XMLElement, in direction: LayoutDirection, at place: Place
  ) -> OpenNativeView? {
    if element.hasText, !view.allowsText { return nil }
    var open = view
    open.view.identifier = place.summary.first?.value
    open.view.location = element.location
    if let font = open.sizingFont,
      let layout = open.view.layout.sized(font, widthOfText(of: element, place.summary.second))
    {
      open.view.layout = layout
    }
    open.view.layoutNumber = add(open, of: element, in: direction, at: place)
    return open
  }

  /// Stores the view of an element in the cache, unless an equal element is there or the cache is full.
  ///
  /// - Parameters:
  ///   - view: the view without its children.
  ///   - element: the element.
  ///   - direction: the writing direction of the parent.
  ///   - place: the result of the look-up of the element.
  /// - Returns: the number for the layout of the view; 0 if the view is not stored.
  mutating func add(
    _ view: OpenNativeView, of element: XMLElement, in direction: LayoutDirection, at place: Place
  ) -> Int32 {
    guard place.entry == nil, let slot = place.slot, entries.count < Self.mostEntries,
      entries.count < Self.leastEntries + hitCount / 2
    else { return 0 }
    let number = nextLayoutNumber()
    let width = widthOfText(of: element, place.summary.second)
    let text = SizedText(widthInEms: width, layout: view.view.layout, layoutNumber: number)
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append(
      Entry(
        hash: place.summary.hash, element: element, outerDirection: direction, view: view,
        lastText: view.sizingFont == nil ? nil : text))
    entries[entries.count - 1].view.view.layoutNumber = number
    if entries.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    slots = [Int32?](repeating: nil, count: slots.count * 2)
    for (position, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: position)
    }
  }
}

/// The font size of a view in points, and the rule by which its text decides its width.
struct SizingFont {
  var size: Double
  var sizing: NativeElement.Sizing
}

extension LayoutSpec {
  /// The layout of a view with a text of another width in ems, nil for an unknown one; nil for a layout without a style.
  fileprivate func sized(_ font: SizingFont, _ widthInEms: Double?) -> LayoutSpec? {
    guard case .flex(var style) = self else { return nil }
    style.content.setTextWidth(font.size * (widthInEms ?? font.sizing.unknownTextWidth), font.sizing)
    style.content.isKnownText = widthInEms != nil && font.sizing == .text
    return .flex(style)
  }
}

extension ContentSize {
  /// Sets the content width of a view for a text that is `width` points wide, by the sizing rule of its element.
  ///
  /// Only texts and buttons depend on their text; the call has no effect on other views.
  mutating func setTextWidth(_ width: Double, _ sizing: NativeElement.Sizing) {
    switch sizing {
    case .text: maxContentWidth = width
    case .button(let extra):
      maxContentWidth = width + extra
      minContentWidth = maxContentWidth
    case .plain, .square, .widescreen, .control, .badge, .path: break
    }
  }
}
