import Diagnostics
import Geometry
import ViewTree
import XMLTree

// The generic content of containers that code fills.

extension AndroidReader {
  /// Returns true for a container without children that code is assumed to fill with the content of a screen.
  ///
  /// These containers are:
  ///
  /// - A fragment, and a frame whose identifier suggests a fragment. With the height `wrap_content`, only a fragment
  ///   with a class, or with a name that suggests its content, counts: others are often empty at first.
  /// - A container with a binding for the elements of a collection.
  /// - The content of a horizontal scroll view.
  /// - A linear layout in a view that scrolls, if its identifier suggests a list.
  /// - A chip group without a text field for its chips, a group of toggle buttons, and a group of radio buttons.
  /// - In a layout without other content, the first container in a scroll view or with an identifier.
  mutating func isFilled(_ element: AndroidElement, _ role: AndroidRole, in parent: AndroidContent) -> Bool {
    if !completes(.fillings) { return false }
    let isFragment = role == .fragment || role == .frame && element.isFragmentContainer
    // A fragment of a class, and one that is named after its content, has content from the start.
    let isKnown =
      role == .fragment
      && (element.has("android:name") || GenericContent.named(contentNames(of: element)) != nil)
      || isFragment && !codedScreens(of: element).isEmpty
    if isFragment, isKnown || !element.wrapsHeight, !isTile(element) { return !showsEverything || !hasFilled }
    if element.hasBoundItems, !isTile(element) { return true }
    if case .scroll(let style) = parent, style.axis == .horizontal, element.has("android:id"), !isPart { return true }
    if case .linear = role, element.isNamedLikeContainer, !isTile(element), scrollDepth > 0 { return true }
    // A chip group contains chips only, which code adds. That of a list item is often empty.
    if role == .chipGroup, element.has("android:id"), !element.takesInput, !isPart || showsEverything { return true }
    if isButtonGroup(element) || isRadioGroup(element), element.has("android:id") { return true }
    if isGroup(role), codedPart(of: element) != nil { return true }
    guard showsEverything, !hasFilled else { return false }
    switch role {
    case .linear, .frame, .relative, .constraint, .coordinator, .refresh, .grid, .table, .card, .scroll, .fragment:
      if case .scroll = parent { return true }
      return element.has("android:id")
    default: return false
    }
  }

  /// Returns true for a container with a fixed dimension that is too small for a list.
  ///
  /// It is narrower than 200 dp or lower than two list items.
  private func isTile(_ element: AndroidElement) -> Bool {
    func isBelow(_ dimension: AndroidDimension?, _ least: Int) -> Bool {
      dimension?.fixedPixels.map { $0 < resolver.pixels(least) } ?? false
    }
    return isBelow(element.width, 200) || isBelow(element.height, 2 * Self.rowHeight)
  }

  /// Returns the views in an empty container that code fills.
  ///
  /// They are those of the layouts that code names or that are named after the screen, else tiles or chips side by side in
  /// a container whose views are beside each other, else generic content.
  mutating func filling(
    _ element: AndroidElement, _ role: AndroidRole, in parent: AndroidContent, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    if let part = codedPart(of: element) {
      let views = try namedViews([part], element, inner)
      if let first = views.first {
        let copies = isGroup(role) ? Self.codedParts : 1
        try spend((copies - 1) * first.viewTotal)
        return Array(repeating: first, count: copies)
      }
    }
    if role == .chipGroup { return try genericChips(element, spacing: 0, inner) }
    if isButtonGroup(element) { return try genericButtons(element, inner) }
    if isRadioGroup(element) { return try genericChoices(element, inner) }
    if isSideways(element, role, in: parent) { return [try genericStrip(element, inner)] }
    let named = try screenViewsByName(element, inner)
    return named.isEmpty ? [try genericContent(element, named: contentNames(of: element), inner)] : named
  }

  /// Returns true for a container whose views are beside or below each other.
  private func isGroup(_ role: AndroidRole) -> Bool {
    switch role {
    case .linear, .grid, .table, .chipGroup: true
    default: false
    }
  }

  /// Returns true for a group that contains toggle buttons only.
  func isButtonGroup(_ element: AndroidElement) -> Bool {
    shortName(of: element.element.name) == "MaterialButtonToggleGroup"
  }

  /// Returns the buttons of a group: Material Design 3, Segmented buttons: two to five, 40 dp high.
  private mutating func genericButtons(
    _ element: AndroidElement, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    try spend(Self.buttonsOfGroup)
    return (0..<Self.buttonsOfGroup).map { _ in
      leaves.box(element, .view, inner, width: leaves.dp(64), height: leaves.dp(40), kind: .control, control: .button)
    }
  }

  private static let buttonsOfGroup = 3

  /// Returns true for a group of radio buttons: `RadioGroup` has no other use than to exclude all but one of them.
  private func isRadioGroup(_ element: AndroidElement) -> Bool { shortName(of: element.element.name) == "RadioGroup" }

  /// Returns true for a container whose views are beside each other: a horizontal linear layout that is lower than its
  /// container, or a container in a view that scrolls sideways.
  private func isSideways(_ element: AndroidElement, _ role: AndroidRole, in parent: AndroidContent) -> Bool {
    if role == .scroll(.horizontal) { return true }
    if case .scroll(let style) = parent, style.axis == .horizontal { return true }
    guard case .linear = role, element.states("android:orientation", ["horizontal", "0"]) else { return false }
    return element.height != .matchParent
  }

  /// Returns a row of tiles, or of chips in a container that is lower than a row of a list or named after chips.
  private mutating func genericStrip(
    _ element: AndroidElement, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    try spend(1)
    var style = AndroidLinearStyle()
    style.scrolls = true
    var strip = leaves.box(element, .linear(style), inner, width: .matchParent, height: .wrapContent)
    strip.clips = true
    var side = Self.tileSide
    if let height = element.height?.fixedPixels {
      side = min(Int(Float(height) / resolver.density) - 16, 160)
    }
    let isLow = side < Self.rowHeight - 16
    strip.children =
      isLow || element.isNamedLikeChips
      ? try genericChips(element, spacing: 4, inner)
      : try genericTiles(element, side: side, count: Self.tilesOfStrip, inner)
    for index in strip.children.indices { strip.children[index].isCell = true }
    return strip
  }

  /// The number of tiles in a strip that scrolls sideways; further ones would be outside of the screen.
  private static let tilesOfStrip = 10
}

extension AndroidElement {
  /// True if the element's identifier suggests that code adds a fragment to it, such as `fragment_container`.
  var isFragmentContainer: Bool {
    guard let name = identifier("android:id")?.lowercased() else { return false }
    return ["fragment", "container", "content"].contains(where: name.contains)
  }

  /// True for a group of chips that is alone in its container with a text field for them.
  ///
  /// Material Design 3, Chips: input chips are what the user has entered, so that there are none at first. Filter chips
  /// exist from the start: those of a group that limits the selection, `ChipGroup.setSingleSelection` and
  /// `setSelectionRequired`, and those that are named after a filter or below a search field.
  fileprivate var takesInput: Bool {
    guard let siblings = element.parent.map({ Array($0.children.prefix(3)) }), siblings.count == 2,
      siblings.contains(where: { [.editText, .textInput].contains(AndroidRole.of(shortName(of: $0.name))) }),
      bool("singleSelection") != true, bool("selectionRequired") != true
    else { return false }
    // The field of a text input is its child.
    let names = (siblings + siblings.flatMap(\.children)).compactMap { $0["android:id"] }
    return !names.compactMap { ResourceReference.identifier($0) }.flatMap { CodeName.words(of: $0) }.contains { word in
      ["search", "filter", "categor"].contains(where: word.hasPrefix)
    }
  }

  /// True if a binding adapter adds views for the elements of a collection, such as `app:entries="@{users}"`.
  fileprivate var hasBoundItems: Bool {
    ["entries", "items"].contains { name in
      element.attributes.contains {
        $0.namespace != AndroidNamespace.android && $0.name.hasSuffix(":" + name) && $0.value.hasPrefix("@{")
      }
    }
  }

  var wrapsHeight: Bool { written("android:layout_height")?.text == "wrap_content" }

  /// True for a view as wide and as high as its parent, or as the space that its parent gives it.
  var fillsParent: Bool {
    ["android:layout_width", "android:layout_height"].allSatisfy { name in
      ["match_parent", "fill_parent", "0dp", "0dip"].contains(written(AttributeName(name))?.text)
    }
  }

  /// True if the last word of the element's identifier is one for a container of rows that code adds.
  fileprivate var isNamedLikeContainer: Bool {
    identifier("android:id").map { CodeName.ends($0, withOneOf: ["container", "list", "items", "rows"]) } ?? false
  }

  /// True if the element's identifier contains a word for small labels side by side.
  fileprivate var isNamedLikeChips: Bool {
    guard let name = identifier("android:id")?.lowercased() else { return false }
    return ["chip", "tag", "filter", "categor", "tab", "button", "label", "keyword"].contains(where: name.contains)
  }
}
