import Diagnostics
import Geometry
import ViewTree
import XMLTree

// Lists show rows: those of `tools:listitem`, or generic ones.

extension AndroidReader {
  /// Converts a list, grid or pager to a view with its rows, one after the other along its axis.
  ///
  /// The rows are those of `tools:listitem` or generic ones. The role is `list`, `gridList` or `pager`.
  mutating func list(
    _ element: AndroidElement, _ role: AndroidRole, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    let low = role == .list && completes(.lowLists) ? lowHeight(of: element) : nil
    let isSideways = role == .list && codesSideways(element)
    let isHorizontal = role == .list && element.word("android:orientation") == "horizontal" || low != nil || isSideways
    let axis: Axis = isHorizontal ? .horizontal : .vertical
    let content = listContent(element, axis)
    var view = leaves.leaf(element, content, surroundings)
    view.clips = true
    // `ViewPager.onMeasure` takes the offered size.
    if shortName(of: element.element.name) == "ViewPager" { fill(&view, keepsFixed: true) }
    // Without code a list has no rows.
    if !completes(.listRows) { return view }
    let inner = surroundings.with(parent: content)
    let depth = listDepth
    listDepth += role == .pager ? 0 : 1
    defer { listDepth = depth }
    let made = try item(element, inner)
    var columns = role == .pager || isSideways ? 1 : columnCount(element, role)
    if columns == 1, role == .list, axis == .vertical, let first = made?.views.first {
      columns = columnsOfItems(first, in: view)
    }
    if columns > 1 {
      view.children = try gridRows(of: made, element, role, columns: columns, inner)
    } else {
      view.children = try rows(of: made, element, role, isHorizontal: isHorizontal, low: low, inner)
      // Rows as wide as their list are below each other.
      if low != nil, let row = view.children.first?.androidLayout, row.params.width == .matchParent {
        view.androidLayout?.content = listContent(element, .vertical)
      }
    }
    for index in view.children.indices { view.children[index].isCell = true }
    if axis == .vertical { takeBackgroundOfRows(&view) }
    return view
  }

  /// Sets the background of a list without one to that of its rows, which cover it.
  private func takeBackgroundOfRows(_ view: inout View) {
    guard view.appearance.background == nil, !view.appearance.isBoxed, let row = view.children.first,
      let color = row.appearance.background, color.alpha == 255, row.appearance.cornerRadius == .zero,
      let layout = row.androidLayout, layout.params.width == .matchParent,
      layout.params.margins == Edges<Int?>(nil)
    else { return }
    view.appearance.background = color
  }

  /// Returns the height in dp of a list that is lower than three rows and states no orientation; nil for other lists.
  ///
  /// Such a list scrolls sideways, like a carousel: one that scrolls down is as high as its container or its rows.
  private func lowHeight(of element: AndroidElement) -> Int? {
    guard !element.has("android:orientation"), shortName(of: element.element.name) == "RecyclerView",
      element.width != .wrapContent, let height = element.height?.fixedPixels,
      height < resolver.pixels(3 * Self.rowHeight)
    else { return nil }
    return Int(Float(height) / resolver.density)
  }

  private func listContent(_ element: AndroidElement, _ axis: Axis) -> AndroidContent {
    if isWrapped(element) {
      var style = AndroidFlowStyle()
      style.itemSpacing = resolver.pixels(Self.chipSpacing)
      return .flow(style)
    }
    var style = AndroidLinearStyle(axis: axis)
    style.scrolls = true
    return .linear(style)
  }

  /// Returns true for a list whose items are placed like words: the default of `flexWrap` of `FlexboxLayoutManager`.
  private func isWrapped(_ element: AndroidElement) -> Bool {
    element.word("layoutManager")?.hasSuffix("FlexboxLayoutManager") == true
  }

  /// The distance in dp between chips: Material 3, "Chips".
  private static let chipSpacing = 8

  /// Returns the number of items that a list or grid shows.
  ///
  /// It is the requested number of copies, at most 1,000, else `tools:itemCount`, at most 100, else 10 or 20 rows of
  /// `columns` items. A list as high as its container ignores the attribute: its recycler fills the height. A list
  /// above other content that scrolls has 3 rows; at the end of a view that scrolls, `RecyclerView` lays out all rows.
  func itemCount(_ element: AndroidElement, perRow columns: Int) -> Int {
    if case .times(let count)? = request.repetition { return min(count, 1_000) }
    if request.repetition == .once { return 1 }
    let isTall = listDepth == 1 && element.height == .matchParent
    if let count = element.integer("itemCount"), count > 0, !isTall { return min(count, 100) }
    if isAboveContent || scrollDepth > 0 && isPart, element.height == .wrapContent {
      return columns * Self.rowsOfBlock
    }
    // Items that contain lists of items with lists would be as many as a power of the number.
    if listDepth > Self.listsOfLists { return columns }
    // With the height 0, constraints or a weight give a list the rest of the screen.
    let fillsRest = listDepth == 1 && element.height == .pixels(0) && scrollDepth == 0 && !isPart
    return columns * (isTall || fillsRest ? Self.rowsOfTallList : Self.screenRows)
  }

  /// The number of rows of a list that states no `tools:itemCount`, as in Android Studio.
  private static let screenRows = 10
  /// The depth of lists in lists below which a list has one row: a carousel is in the row of a list.
  private static let listsOfLists = 2
  /// The number of rows in a list as high as its container, whose recycler fills the height: rows of 48 dp on a phone.
  private static let rowsOfTallList = 20

  // MARK: - Rows of the file

  private mutating func rows(
    of made: (views: [View], count: Int)?, _ element: AndroidElement, _ role: AndroidRole, isHorizontal: Bool,
    low: Int?, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    let count = role == .pager ? 1 : itemCount(element, perRow: 1)
    if let made {
      guard let first = made.views.first else { return [] }
      let rows = try copies(of: first, count: count, views: made.count)
      return isWrapped(element) ? rows.enumerated().map(withOwnText) : rows
    }
    if role == .pager {
      let names = contentNames(of: element) + [request.android.layoutName].compactMap { $0 }
      if case .media = GenericContent.named(names) {
        // A page that is named after pictures, such as a gallery, shows one of them.
        try spend(1)
        return [leaves.box(element, .view, inner, width: .matchParent, height: .matchParent, kind: .image)]
      }
      // ViewPager2 shows one page, as large as itself: its adapter requires pages of match_parent.
      var page =
        completes(.pagesOfTabs) && isBesideTabs()
        ? try genericList(element, hasImages: true, inner) : try genericContent(element, named: names, inner)
      page.androidLayout?.params.height = .matchParent
      return [page]
    }
    let isLine = low.map { $0 < Self.rowHeight } ?? false
    if isWrapped(element) || isLine { return try genericChips(element, spacing: isWrapped(element) ? 0 : 4, inner) }
    if isHorizontal { return try genericTiles(element, side: tileSide(of: element), count: count, inner) }
    return try genericRows(element, inner)
  }

  /// Converts the layout that `tools:listitem` names to views; `count` is their number with descendants.
  ///
  /// Without the attribute it is the layout whose name suggests that it is an item of the list. The result is nil if
  /// neither exists or the layout has no views.
  private mutating func item(
    _ element: AndroidElement, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> (views: [View], count: Int)? {
    // An adapter finds a text that is the whole item without an identifier: `ArrayAdapter.createViewFromResource`.
    isRoot = true
    defer { isRoot = false }
    let made = try counted { (reader) throws(InvalidInput) in
      if let (text, place) = element.written("listitem") { return try reader.layoutViews(text, at: place, inner) }
      guard reader.completes(.namedItems) else { return [] }
      if let name = reader.statedLayout(of: element) {
        return try reader.layoutViews("@layout/" + name, at: element.place, inner)
      }
      let isPager = AndroidRole.of(shortName(of: element.element.name)) == .pager
      return try reader.itemViewsByName(element, arePages: isPager, inner)
    }
    return made.views.isEmpty ? nil : made
  }

  /// Returns a copy of a list's item with a word of its own as its text, because chips differ in width.
  private func withOwnText(_ index: Int, _ item: View) -> View {
    guard case .text(var text)? = item.androidLayout?.content else { return item }
    let words = SampleText.lorem(words: 8).split(separator: " ")
    var view = item
    text.text = String(words[index % words.count])
    view.androidLayout?.content = .text(text)
    view.text?.content = text.text
    return view
  }

  private mutating func copies(of view: View, count: Int, views: Int) throws(InvalidInput) -> [View] {
    try spend(max(0, count - 1) * views)
    return Array(repeating: view, count: count)
  }

  /// Returns the side in dp of a generic tile: the height of the list minus margins.
  ///
  /// In a list of unknown height it is a common size.
  private func tileSide(of element: AndroidElement) -> Int {
    guard let height = element.height?.fixedPixels else { return Self.tileSide }
    return min(max(Int(Float(height) / resolver.density) - 16, 16), Self.largestTile)
  }

  /// The side in dp of a tile in a list of unknown height, and the maximum one: half the width of a phone.
  static let (tileSide, largestTile) = (96, 200)

  /// Returns true for a document with tabs or a navigation bar, which switch between the pages of its pager.
  private mutating func isBesideTabs() -> Bool {
    if let hasTabs { return hasTabs }
    let found = source.root.descendants.contains { element in
      [.tabs, .bottomNavigation, .navigationRail].contains(AndroidRole.of(shortName(of: element.name)))
    }
    hasTabs = found
    return found
  }

  // MARK: - Generic rows

  /// Returns a list of generic rows, with or without images, in place of content that only code determines.
  mutating func genericList(
    _ element: AndroidElement, hasImages: Bool, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    try spend(1)
    var list = leaves.box(element, .column, inner, width: .matchParent, height: .wrapContent)
    list.clips = true
    list.children = try genericRows(element, hasImages: hasImages, inner)
    for index in list.children.indices { list.children[index].isCell = true }
    return list
  }

  /// Returns rows of a round image and two lines of text, 72 dp high: Material 3, "Lists".
  ///
  /// Their number is the requested one, else `tools:itemCount`. Else it is 3 in a part of a screen, and otherwise as
  /// many as fill the height of the canvas.
  private mutating func genericRows(
    _ element: AndroidElement, hasImages: Bool = true, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    let row = genericRow(element, hasImage: hasImages, inner)
    let screen = max(canvas.height, 1)
    let filling = min(max(1, Int((screen / Double(Self.rowHeight)).rounded(.up))), 200)
    let count = isPartOfContent(element) ? Self.rowsOfBlock : filling
    let stated = itemCount(element, perRow: 1)
    let isStated = element.integer("itemCount") != nil || request.repetition != nil && request.repetition != .fill
    try spend(row.viewTotal)
    return try copies(of: row, count: isStated ? stated : count, views: row.viewTotal)
  }

  private func genericRow(_ element: AndroidElement, hasImage: Bool, _ inner: AndroidSurroundings) -> View {
    let image = leaves.box(
      element, .view, inner, width: leaves.dp(40), height: leaves.dp(40), kind: .image, corners: .circle)
    var lines = leaves.box(element, .column, inner, width: .pixels(0), height: .wrapContent)
    lines.androidLayout?.params.weight = 1
    if hasImage { leaves.setMargins(&lines, start: resolver.pixels(16), inner) }
    lines.children = [
      textLine(element, inner, width: 200, size: 16, top: 0), textLine(element, inner, width: 140, size: 14, top: 4),
    ]
    var row = leaves.stack(
      element, .horizontal, gravity: .startCenter, inner, width: .matchParent, height: leaves.dp(Self.rowHeight),
      of: hasImage ? [image, lines] : [lines])
    row.androidLayout?.padding = Edges(horizontal: resolver.pixels(16))
    return row
  }

  /// The height of a row of two lines in dp: Material 3, "Lists".
  static let rowHeight = 72

  /// True for the layout of a part of a screen: the height of its root is not `match_parent`.
  var isPart: Bool {
    guard let root = Self.viewRoot(of: source), let height = root["android:layout_height"] else { return false }
    return height != "match_parent" && height != "fill_parent"
  }

  /// The number of rows of a list as high as its content, in a part of a screen or above other content that scrolls.
  ///
  /// A list of more rows would move the content below it off the screen; chosen by eye.
  private static let rowsOfBlock = 3

  /// Returns a line of text without characters; its width and its top margin are in dp, and the font size is in sp.
  private func textLine(
    _ element: AndroidElement, _ inner: AndroidSurroundings, width: Int, size: Int, top: Int
  ) -> View {
    var line = leaves.box(element, .view, inner, width: leaves.dp(width), height: leaves.dp(size * 5 / 4), kind: .text)
    line.text = TextLines(count: .exactly(1), fontSize: Double(size))
    line.androidLayout?.params.margins.top = resolver.pixels(top)
    return line
  }

  /// Returns squares with a side in dp, the tiles of a horizontal list without `tools:listitem`.
  mutating func genericTiles(
    _ element: AndroidElement, side: Int, count: Int, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    let tile = try genericTile(element, side: side, margin: 8, inner)
    return try copies(of: tile, count: count, views: 1)
  }

  /// Returns chips in place of the unknown items of a container that places them like words or side by side.
  ///
  /// The spacing is the margin of each chip at its start and end in dp.
  mutating func genericChips(
    _ element: AndroidElement, spacing: Int, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    let widths = [72, 96, 64, 80, 104, 72]
    try spend(widths.count)
    return widths.map { width in
      var chip = leaves.box(
        element, .view, inner, width: leaves.dp(width), height: leaves.dp(32), kind: .control, control: .chip)
      let (side, top) = (resolver.pixels(spacing), resolver.pixels(4))
      chip.androidLayout?.params.margins = Edges(top: top, right: side, bottom: top, left: side)
      return chip
    }
  }

  /// Returns radio buttons with a line of text, 48 dp high: Material 3, "Radio button", targets.
  mutating func genericChoices(
    _ element: AndroidElement, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    try spend(3)
    let mark = leaves.box(
      element, .view, inner, width: leaves.dp(48), height: leaves.dp(48), kind: .control, control: .radioButton)
    let choice = leaves.stack(
      element, .horizontal, gravity: .startCenter, inner, height: leaves.dp(48),
      of: [mark, textLine(element, inner, width: 140, size: 16, top: 0)])
    return try copies(of: choice, count: Self.rowsOfBlock, views: 3)
  }

  /// Returns a square picture with round corners; its side and its margin are in dp.
  mutating func genericTile(
    _ element: AndroidElement, side: Int, margin: Int, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    try spend(1)
    var tile = leaves.box(
      element, .view, inner, width: leaves.dp(side), height: leaves.dp(side), kind: .image,
      corners: CornerRadius(.points(8)))
    tile.androidLayout?.params.margins = Edges<Int?>(resolver.pixels(margin))
    return tile
  }
}
