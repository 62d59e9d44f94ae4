import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// A cache of the views of one document by the attributes of their elements.
///
/// Elements with equal attributes get copies of the view that was read first; their identifiers and texts may differ,
/// and their widths and heights in points. Kept views are plain: without errors, animations and built-in markup.
struct NativeViewCache {
  private var entries: [Entry] = []
  /// The index of the last entry of each hash.
  private var newest = HashTable()
  /// The layouts of the kept views for different texts and sizes.
  private var variants: [Variant] = []
  /// The index of the variant of each hash.
  private var variantIndexes = HashTable()
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
    /// True if the attribute `frame` states the size, so that widths and heights have no effect.
    var hasFrame: Bool
    /// The index of the variant that was looked up last.
    var variant: Int
  }

  /// The properties of a kept view on which the reading of the children depends.
  struct Inside {
    /// The writing direction inside the view.
    var direction: LayoutDirection
    /// True if the element names texts whose width differs from copy to copy.
    var hasVariedTexts: Bool
  }

  /// The layout of a kept view for a text of one width, and for one size.
  private struct Variant {
    var key: VariantKey
    /// The layout of the variant; nil for that of the kept view.
    var layout: LayoutSpec?
    var layoutNumber: Int32
  }

  private struct VariantKey: Equatable {
    var entry: Int
    /// The width of the text in ems; nil for a text that the document does not contain.
    var widthInEms: Double?
    /// The stated width in points; nil if the element states none, or one that may not differ.
    var width: Double?
    var height: Double?

    var hash: UInt {
      var hash = UInt(truncatingIfNeeded: entry)
      for value in [widthInEms, width, height] {
        hash = (hash ^ UInt(truncatingIfNeeded: (value ?? -1).bitPattern)) &* 0x9E37_79B9_7F4A_7C15
      }
      return hash
    }
  }

  /// The maximum number of cached views; further views are not stored.
  ///
  /// A document in which all elements differ gains nothing from more.
  private static let mostEntries = 1 << 16
  /// The number of views that are stored in any case; beyond it, two elements must be found for each view stored.
  private static let leastEntries = 1 << 10
  /// The number of elements that were found in the cache.
  private var hitCount = 0
  /// The number of variants that were found again after another one of their entry.
  private var variantHitCount = 0
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
    place.entry = newest.index(for: place.summary.hash)
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

  /// Appends a copy of the cached view of an equal element, with the identifier, location, text width and size of
  /// `element`.
  ///
  /// - Returns: the state inside the view; nil if the cache has no equal element, or if `element` contains text where
  ///   none is allowed. No view is appended then.
  mutating func appendView(
    of element: XMLElement, at place: Place, _ names: NativeNames, to views: inout [View]
  ) -> Inside? {
    guard let position = place.entry else { return nil }
    if element.hasText, !entries[position].allowsText { return nil }
    var key = VariantKey(entry: position)
    guard setSize(of: &key, place.summary, names) else { return nil }
    if entries[position].sizingFont != nil {
      key.widthInEms = widthOfText(of: element, place.summary.second, names)
    }
    hitCount += 1
    views.append(entries[position].view)
    let index = views.count - 1
    let identifier = place.summary.first.map { names.matcher.value(at: $0) }
    var layoutNumber: Int32 = 0
    if let variant = variant(key) {
      if let layout = variants[variant].layout { views[index].layout = layout }
      layoutNumber = variants[variant].layoutNumber
    } else {
      views[index].layout = layout(key)
    }
    views[index].assign(toElement: identifier, at: element.location, layoutNumber: layoutNumber)
    return entries[position].inside
  }

  /// Reads the stated width and height of an element for a variant; false if one of them is invalid.
  private func setSize(of key: inout VariantKey, _ summary: XMLElementMatcher.Summary, _ names: NativeNames) -> Bool {
    func isSet(_ size: inout Double?, by position: Int32?) -> Bool {
      guard let position else { return true }
      size = parseShortNumber(names.matcher.bytes(at: position))
      return size.map { $0 <= ViewLimits.number } ?? false
    }
    return isSet(&key.width, by: summary.firstNumber) && isSet(&key.height, by: summary.secondNumber)
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

  /// Returns the index of the variant with a key, which is added unless the cache is full or has another variant with
  /// the same hash; nil if it is not stored.
  private mutating func variant(_ key: VariantKey) -> Int? {
    let last = entries[key.entry].variant
    if variants[last].key == key { return last }
    let hash = key.hash
    if let index = variantIndexes.index(for: hash) {
      guard variants[index].key == key else { return nil }
      variantHitCount += 1
      entries[key.entry].variant = index
      return index
    }
    guard variants.count < entries.count + Self.leastEntries + variantHitCount / 2,
      variantIndexes.store(variants.count, for: hash)
    else { return nil }
    variants.append(Variant(key: key, layout: layout(key), layoutNumber: nextLayoutNumber()))
    entries[key.entry].variant = variants.count - 1
    return variants.count - 1
  }

  /// Returns the layout of a kept view for the text and the size of a variant.
  private func layout(_ key: VariantKey) -> LayoutSpec {
    guard case .flex(var style) = entries[key.entry].view.layout else { return entries[key.entry].view.layout }
    if let font = entries[key.entry].sizingFont {
      style.content.setTextWidth(font.size * (key.widthInEms ?? font.sizing.unknownTextWidth), font.sizing)
      style.content.isKnownText = key.widthInEms != nil && font.sizing == .text
    }
    if !entries[key.entry].hasFrame {
      if let width = key.width { style.width = .points(width) }
      if let height = key.height { style.height = .points(height) }
    }
    return .flex(style)
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
    var key = VariantKey(entry: entries.count)
    let previous = newest.index(for: place.summary.hash)
    guard setSize(of: &key, place.summary, names), newest.store(entries.count, for: place.summary.hash)
    else { return 0 }
    if open.sizingFont != nil { key.widthInEms = widthOfText(of: element, place.summary.second, names) }
    let variant = Variant(key: key, layout: nil, layoutNumber: nextLayoutNumber())
    // Without a slot the variant is found only as the last one of its entry.
    _ = variantIndexes.store(variants.count, for: key.hash)
    let inside = Inside(direction: open.context.direction, hasVariedTexts: !open.view.variedTexts.isEmpty)
    entries.append(
      Entry(
        previous: previous, element: element.index, view: open.view, outerDirection: direction, inside: inside,
        allowsText: open.allowsText, sizingFont: open.sizingFont, hasFrame: element["frame"] != nil,
        variant: variants.count))
    variants.append(variant)
    return variant.layoutNumber
  }
}

/// The font size of a view in points, and the rule by which its text decides its width.
struct SizingFont: Sendable {
  var size: Double
  var sizing: NativeElement.Sizing
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
