import ViewTree

// The attributes of `com.google.android.flexbox.FlexboxLayout` 3 and of its children. Values of flags are words such as
// `space_between`, or the numbers of the library's `attrs.xml`.

extension AndroidReader {
  /// Reads the attributes of a `FlexboxLayout`, with lengths in pixels; invalid ones become the defaults.
  ///
  /// Since version 2 of the library, the default of `alignItems` and `alignContent` is `flex_start`.
  func flexboxStyle(_ element: AndroidElement) -> FlexStyle {
    var style = FlexStyle()
    style.direction = element.flag("flexDirection", [.row, .rowReverse, .column, .columnReverse]) ?? .row
    style.wrap = element.flag("flexWrap", [.nowrap, .wrap, .wrapReverse]) ?? .nowrap
    style.justifyContent =
      element.flag("justifyContent", [.flexStart, .flexEnd, .center, .spaceBetween, .spaceAround, .spaceEvenly])
      ?? .flexStart
    style.alignItems = element.flag("alignItems", FlexStyle.AlignItems.ofFlexbox) ?? .flexStart
    style.alignContent =
      element.flag("alignContent", [.flexStart, .flexEnd, .center, .spaceBetween, .spaceAround, .stretch])
      ?? .flexStart
    func gap(_ axis: String) -> Int? {
      let shown = element.word("showDivider\(axis)") ?? element.word("showDivider")
      guard shown?.contains("middle") == true else { return nil }
      let drawable = element.drawable("dividerDrawable\(axis)") ?? element.drawable("dividerDrawable")
      return axis == "Horizontal" ? drawable?.height : drawable?.width
    }
    // A horizontal divider is between rows.
    if let gap = gap("Horizontal") { style.rowGap = .points(Double(gap)) }
    if let gap = gap("Vertical") { style.columnGap = .points(Double(gap)) }
    return style
  }
}

extension FlexboxLayoutParams {
  /// Reads the attributes of a child of a `FlexboxLayout`, with lengths in pixels; invalid ones become the defaults.
  init(_ element: AndroidElement) {
    self.init()
    style.order = element.integer("layout_order") ?? 0
    style.grow = Double(max(0, element.float("layout_flexGrow") ?? 0))
    style.shrink = Double(max(0, element.float("layout_flexShrink") ?? 1))
    if let share = element.float("layout_flexBasisPercent"), share >= 0 {
      style.basis = .length(.percent(Double(share) * 100))
    }
    style.alignSelf = element.flag("layout_alignSelf", FlexStyle.AlignItems.ofFlexbox)
    func length(_ name: AttributeName) -> Length? { element.pixelSize(name).map { .points(Double(max(0, $0))) } }
    style.minWidth = length("layout_minWidth")
    style.minHeight = length("layout_minHeight")
    style.maxWidth = length("layout_maxWidth")
    style.maxHeight = length("layout_maxHeight")
    wrapsBefore = element.bool("layout_wrapBefore") ?? false
  }
}

extension FlexStyle.AlignItems {
  /// The values of `alignItems` and `layout_alignSelf`, in the order of their numbers.
  fileprivate static let ofFlexbox: [Self] = [.flexStart, .flexEnd, .center, .baseline, .stretch]
}

extension AndroidElement {
  /// Returns the value of an attribute of `FlexboxLayout`; nil if it is missing or unknown.
  ///
  /// - Parameter values: the values in the order of their numbers; their words are written with underscores.
  fileprivate func flag<Value: RawRepresentable<String>>(_ name: AttributeName, _ values: [Value]) -> Value? {
    guard let word = word(name) else { return nil }
    if let number = Int(word) { return values.indices.contains(number) ? values[number] : nil }
    let name = word.filter { $0 != "_" }
    return values.first { $0.rawValue.lowercased() == name }
  }
}
