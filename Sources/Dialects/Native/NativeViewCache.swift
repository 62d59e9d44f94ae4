import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// A view of an element that was read, without children, from which the views of equal elements are made.
///
/// The elements are equal apart from their identifiers and texts. Kept views are plain: without errors, animations and
/// built-in markup. The type is a class, so that documents share a kept view without a copy of its properties.
final class KeptNativeView: Sendable {
  let view: View
  /// The writing direction of the element's parent; the view applies only to elements under the same direction.
  let outerDirection: LayoutDirection
  let inside: Inside
  let allowsText: Bool
  let sizingFont: SizingFont?
  /// The width in ems of the text for which the layout of the view was computed; nil for an unknown text.
  let textWidth: Double?
  /// The key of the element among those of all documents; empty for a view that only one document uses.
  let key: [UInt8]

  /// The properties of a kept view on which the reading of the children depends.
  struct Inside {
    /// The writing direction inside the view.
    var direction: LayoutDirection
    /// True if the element names texts whose width differs from copy to copy.
    var hasVariedTexts: Bool
  }

  init(_ open: OpenNativeView, in outerDirection: LayoutDirection, textWidth: Double?, key: [UInt8]) {
    view = open.view
    self.outerDirection = outerDirection
    inside = Inside(direction: open.context.direction, hasVariedTexts: !open.view.variedTexts.isEmpty)
    allowsText = open.allowsText
    sizingFont = open.sizingFont
    self.textWidth = textWidth
    self.key = key
  }

  /// Returns true if the view applies to elements under a writing direction.
  func isUnder(_ direction: LayoutDirection) -> Bool {
    // Patterns: a comparison of values of another module's enumeration calls a generic function.
    switch (outerDirection, direction) {
    case (.leftToRight, .leftToRight), (.rightToLeft, .rightToLeft): true
    case (.leftToRight, .rightToLeft), (.rightToLeft, .leftToRight): false
    }
  }
}

/// A cache of the views of one document by the attributes of their elements.
///
/// Elements with equal attributes get copies of the view that was read first; their identifiers and texts may differ.
struct NativeViewCache {
  private var entries: [Entry] = []
  var count: Int { entries.count }
  /// The slots of an open hash table with linear search: indexes in `entries`, nil for a free slot.
  ///
  /// The table is empty for few entries, which are searched one by one.
  private var slots: [Int32?] = []
  /// The views for the texts that were looked up before the last one of their entry.
  private var texts: [TextKey: SizedText] = [:]
  private var lastLayoutNumber: Int32 = 0

  private struct Entry {
    var hash: UInt
    /// The ``XMLElement/index`` of the first element with this view.
    var element: Int
    var kept: KeptNativeView
    /// The view for the text that was looked up last.
    var text: SizedText
  }

  /// The layout of a cached view for a text of one width.
  private struct SizedText {
    /// The width of the text in ems; nil for a text that the document does not contain.
    var widthInEms: Double?
    /// The layout for the text; nil for that of the kept view.
    var layout: LayoutSpec?
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

  /// The number of entries up to which they are searched one by one.
  private static let fewEntries = 16

  /// The result of a look-up in the cache: the hash of the element, and the index of an equal entry or of a free slot.
  ///
  /// Without a hash table the index of the free slot is 0.
  ///
  /// Both indexes are nil if the search reached its limit.
  struct Place {
    fileprivate var summary: XMLElementMatcher.Summary
    fileprivate var entry: Int32?
    fileprivate var slot: Int32?

    /// The hash of the element's name and attributes.
    ///
    /// Equal elements of one document share it. Equal elements of two documents share it if the same values contain
    /// references.
    var hash: UInt { summary.hash }
  }

  /// Looks up the entry of an element with equal attributes, in a parent with the same writing direction.
  func place(of element: XMLElement, in direction: LayoutDirection, _ names: NativeNames) -> Place {
    var place = Place(summary: names.matcher.summary(of: element))
    guard !slots.isEmpty else {
      place.entry = entries.indices.first { isEntry(at: $0, of: element, place.hash, in: direction, names) }
        .map { Int32(truncatingIfNeeded: $0) }
      place.slot = place.entry == nil ? 0 : nil
      return place
    }
    var slot = Int(truncatingIfNeeded: place.hash) & (slots.count - 1)
    for _ in 0..<Self.longestSearch {
      guard let known = slots[slot] else {
        place.slot = Int32(truncatingIfNeeded: slot)
        return place
      }
      if isEntry(at: Int(known), of: element, place.hash, in: direction, names) {
        place.entry = known
        return place
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return place
  }

  /// Returns true if the entry at an index is that of an element with a hash, in a parent with a writing direction.
  private func isEntry(
    at position: Int, of element: XMLElement, _ hash: UInt, in direction: LayoutDirection, _ names: NativeNames
  ) -> Bool {
    let entries = entries.span
    return entries[position].hash == hash && entries[position].kept.isUnder(direction)
      && names.matcher.agree(entries[position].element, element)
  }

  /// Appends a copy of the cached view of an equal element, with the identifier, location and text width of `element`.
  ///
  /// - Returns: the state inside the view; nil if the cache has no equal element, or if `element` contains text where
  ///   none is allowed. No view is appended then.
  mutating func appendView(
    of element: XMLElement, at place: Place, _ names: NativeNames, to views: inout [View]
  ) -> KeptNativeView.Inside? {
    guard let position = place.entry.map(Int.init) else { return nil }
    if element.hasText, !entries[position].kept.allowsText { return nil }
    hitCount += 1
    if let font = entries[position].kept.sizingFont {
      selectText(font, widthOfText(of: element, place.summary.second, names), at: position)
    }
    views.append(entries[position].kept.view)
    assign(&views[views.count - 1], to: element, place, names, entries[position].text)
    return entries[position].kept.inside
  }

  /// Turns a copy of a kept view into the view of another element with a text.
  private func assign(
    _ view: inout View, to element: XMLElement, _ place: Place, _ names: NativeNames, _ text: SizedText
  ) {
    if let layout = text.layout { view.layout = layout }
    view.assign(
      toElement: place.summary.first.map { names.matcher.value(at: $0) }, at: element.location,
      layoutNumber: text.layoutNumber)
  }

  /// Returns the width of an element's text in ems, from its attribute `text` or else from its character data.
  ///
  /// The result is nil if the document contains neither. `attribute` is the index of the attribute `text`; nil for none.
  private func widthOfText(of element: XMLElement, _ attribute: Int32?, _ names: NativeNames) -> Double? {
    // Each character of ASCII is half an em wide.
    if let attribute {
      if let count = names.matcher.asciiCount(at: attribute) { return Double(count) / 2 }
      return textWidthInEms(names.matcher.value(at: attribute))
    }
    guard element.hasText else { return nil }
    return element.asciiTextCount.map { Double($0) / 2 } ?? textWidthInEms(element.text)
  }

  /// Sets the current text of an entry to one of a width in ems; nil is an unknown text.
  private mutating func selectText(_ font: SizingFont, _ width: Double?, at position: Int) {
    if entries[position].text.widthInEms == width { return }
    let last = entries[position].text
    texts[TextKey(entry: position, widthInEms: last.widthInEms)] = last
    let known = texts[TextKey(entry: position, widthInEms: width)]
    entries[position].text = known ?? newText(font, width, entries[position].kept.view.layout)
  }

  private mutating func newText(_ font: SizingFont, _ width: Double?, _ layout: LayoutSpec) -> SizedText {
    guard let layout = layout.sized(font, width) else {
      return SizedText(widthInEms: width, layout: nil, layoutNumber: 0)
    }
    return SizedText(widthInEms: width, layout: layout, layoutNumber: nextLayoutNumber())
  }

  private mutating func nextLayoutNumber() -> Int32 {
    guard lastLayoutNumber < .max else { return 0 }
    lastLayoutNumber += 1
    return lastLayoutNumber
  }

  /// Appends a copy of the view of an equal element in another document, with the identifier, location and text width
  /// of `element`, and stores it in the cache.
  ///
  /// - Returns: false, without a view, if `element` contains text where none is allowed.
  mutating func append(
    _ kept: KeptNativeView, of element: XMLElement, at place: Place, _ names: NativeNames,
    to views: inout [View]
  ) -> Bool {
    if element.hasText, !kept.allowsText { return false }
    var text = SizedText(widthInEms: nil, layout: nil, layoutNumber: 0)
    if let font = kept.sizingFont {
      text.widthInEms = widthOfText(of: element, place.summary.second, names)
      if text.widthInEms != kept.textWidth { text.layout = kept.view.layout.sized(font, text.widthInEms) }
    }
    let isAdded = hasRoom(for: place)
    if isAdded { text.layoutNumber = nextLayoutNumber() }
    views.append(kept.view)
    assign(&views[views.count - 1], to: element, place, names, text)
    if isAdded { add(kept, text, of: element, at: place) }
    return true
  }

  /// Stores the view of an element in the cache, unless an equal element is there or the cache is full.
  ///
  /// - Parameters:
  ///   - direction: the writing direction of the parent.
  ///   - key: the key of the element among those of all documents; empty for none.
  /// - Returns: the kept view, and the number for its layout; 0 if the view is not stored.
  mutating func add(
    _ open: OpenNativeView, of element: XMLElement, in direction: LayoutDirection, at place: Place, key: [UInt8],
    _ names: NativeNames
  ) -> (kept: KeptNativeView, layoutNumber: Int32) {
    let width = open.sizingFont == nil ? nil : widthOfText(of: element, place.summary.second, names)
    let kept = KeptNativeView(open, in: direction, textWidth: width, key: key)
    guard hasRoom(for: place) else { return (kept, 0) }
    let number = nextLayoutNumber()
    add(kept, SizedText(widthInEms: width, layout: nil, layoutNumber: number), of: element, at: place)
    return (kept, number)
  }

  private func hasRoom(for place: Place) -> Bool {
    place.entry == nil && place.slot != nil && entries.count < Self.mostEntries
      && entries.count < Self.leastEntries + hitCount / 2
  }

  private mutating func add(
    _ kept: KeptNativeView, _ text: consuming SizedText, of element: XMLElement, at place: Place
  ) {
    guard let slot = place.slot else { return }
    if entries.isEmpty { entries.reserveCapacity(Self.fewEntries) }
    if !slots.isEmpty { slots[Int(slot)] = Int32(truncatingIfNeeded: entries.count) }
    entries.append(Entry(hash: place.hash, element: element.index, kept: kept, text: text))
    if entries.count > max(Self.fewEntries, slots.count / 2) { grow(to: max(4 * Self.fewEntries, slots.count * 2)) }
  }

  private mutating func grow(to count: Int) {
    slots = [Int32?](repeating: nil, count: count)
    for (position, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: position)
    }
  }
}

/// The font size of a view in points, and the rule by which its text decides its width.
struct SizingFont: Sendable {
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
