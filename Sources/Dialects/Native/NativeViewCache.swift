import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// A cache of the views of one document by the attributes of their elements.
///
/// Elements with equal attributes get copies of the view that was read first; their identifiers and texts may differ.
/// Kept views are plain: without errors, animations and built-in markup.
struct NativeViewCache {
  private var entries: [Entry] = []
  /// The index of the last entry of each hash.
  private var newest: [UInt: Int] = [:]
  /// The views for the texts that were looked up before the last one of their entry.
  private var texts: [TextKey: SizedText] = [:]
  private var lastLayoutNumber: Int32 = 0

  /// The view of an element, without children, from which the views of equal elements are made.
  private struct Entry {
    /// The index of the entry before with the same hash; nil for none.
    var previous: Int?
    /// The ``XMLElement/index`` of the first element with this view.
    var element: Int
    var view: View
    /// The writing direction of the element's parent; the view applies only to elements under the same direction.
    var outerDirection: LayoutDirection
    var inside: Inside
    var allowsText: Bool
    var sizingFont: SizingFont?
    /// The view for the text that was looked up last.
    var text: SizedText
  }

  /// The properties of a kept view on which the reading of the children depends.
  struct Inside {
    /// The writing direction inside the view.
    var direction: LayoutDirection
    /// True if the element names texts whose width differs from copy to copy.
    var hasVariedTexts: Bool
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
  /// The maximum number of entries of one hash; the view of a further element is not stored.
  private static let mostOfOneHash = 32

  /// The result of a look-up in the cache: the hash of the element, and the index of an equal entry.
  struct Place {
    fileprivate var summary: XMLElementMatcher.Summary
    fileprivate var entry: Int?
    /// True if an entry may be added for the element.
    fileprivate var isFree = false
  }

  /// Looks up the entry of an element with equal attributes, in a parent with the same writing direction.
  func place(of element: XMLElement, in direction: LayoutDirection, _ names: NativeNames) -> Place {
    var place = Place(summary: names.matcher.summary(of: element))
    place.entry = newest[place.summary.hash]
    for _ in 0..<Self.mostOfOneHash {
      guard let entry = place.entry else {
        place.isFree = true
        return place
      }
      if entries[entry].outerDirection == direction, names.matcher.agree(entries[entry].element, element) {
        return place
      }
      place.entry = entries[entry].previous
    }
    place.entry = nil
    return place
  }

  /// Appends a copy of the cached view of an equal element, with the identifier, location and text width of `element`.
  ///
  /// - Returns: the state inside the view; nil if the cache has no equal element, or if `element` contains text where
  ///   none is allowed. No view is appended then.
  mutating func appendView(
    of element: XMLElement, at place: Place, _ names: NativeNames, to views: inout [View]
  ) -> Inside? {
    guard let position = place.entry else { return nil }
    if element.hasText, !entries[position].allowsText { return nil }
    hitCount += 1
    if let font = entries[position].sizingFont {
      selectText(font, widthOfText(of: element, place.summary.second, names), at: position)
    }
    views.append(entries[position].view)
    assign(&views[views.count - 1], to: element, place, names, entries[position].text)
    return entries[position].inside
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
    entries[position].text = known ?? newText(font, width, entries[position].view.layout)
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

  /// Stores the view of an element in the cache, unless an equal element is there or the cache is full.
  ///
  /// - Parameter direction: the writing direction of the parent.
  /// - Returns: the number for the layout of the view; 0 if the view is not stored.
  mutating func add(
    _ open: OpenNativeView, of element: XMLElement, in direction: LayoutDirection, at place: Place, _ names: NativeNames
  ) -> Int32 {
    guard place.isFree, entries.count < min(Self.mostEntries, Self.leastEntries + hitCount / 2) else { return 0 }
    let width = open.sizingFont == nil ? nil : widthOfText(of: element, place.summary.second, names)
    let text = SizedText(widthInEms: width, layout: nil, layoutNumber: nextLayoutNumber())
    let inside = Inside(direction: open.context.direction, hasVariedTexts: !open.view.variedTexts.isEmpty)
    let previous = newest.updateValue(entries.count, forKey: place.summary.hash)
    entries.append(
      Entry(
        previous: previous, element: element.index, view: open.view, outerDirection: direction, inside: inside,
        allowsText: open.allowsText, sizingFont: open.sizingFont, text: text))
    return text.layoutNumber
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
