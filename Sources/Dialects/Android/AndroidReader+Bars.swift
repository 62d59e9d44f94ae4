import Diagnostics
import Geometry
import ViewTree
import XMLTree

// Toolbars, tab bars and navigation bars: their titles, icons and labels.
//
// Bars do not count as the content of a screen.
// Sizes: Material Components 1.13, res/values/dimens.xml of the component, and material.io.

extension AndroidReader {
  /// Returns the children of a bar: the views that its class creates from attributes and menus, around those of its
  /// child elements.
  mutating func barChildren(
    _ element: AndroidElement, _ role: AndroidRole, around own: [View], _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    let children: [View] =
      switch role {
      case .toolbar: toolbarParts(element, around: own, inner)
      case .bottomAppBar: toolbarParts(element, around: own, inner, hasTitle: false)
      case .tabs: tabChildren(element, own, inner)
      case .bottomNavigation: bottomItems(element, inner) + own
      case .navigationRail: try railItems(element, inner) + own
      default: own
      }
    try spend(children.reduce(0) { $0 + $1.viewTotal } - own.reduce(0) { $0 + $1.viewTotal })
    return children
  }

  private func tabChildren(_ element: AndroidElement, _ own: [View], _ inner: AndroidSurroundings) -> [View] {
    var views = own.isEmpty && completes(.sampleTabs) ? leaves.tabs(element, count: codedTabs(of: element), inner) : own
    leaves.indentTabs(&views, element, inner)
    return views
  }

  // MARK: - Toolbars

  /// The parts of a toolbar in the order of `Toolbar.onLayout`: navigation icon, logo, titles, own views, menu.
  private mutating func toolbarParts(
    _ element: AndroidElement, around own: [View], _ inner: AndroidSurroundings, hasTitle: Bool = true
  ) -> [View] {
    var parts: [View] = []
    let hasNavigation =
      element.drawable("navigationIcon")?.isVisible
      ?? (element.has("navigationIcon") && element.written("navigationIcon")?.text != "@null"
        || hasTitle && codedNavigation(of: element))
    var start = element.pixelSize("contentInsetStart") ?? resolver.pixels(16)
    if hasNavigation {
      var button = leaves.iconButton(element, side: 56, inner)
      // The icon is in the middle of a target as wide as the bar is high, and not scaled:
      // `Widget.AppCompat.Toolbar.Button.Navigation`. Icons of Material are 24 dp long.
      let drawable = element.drawable("navigationIcon").flatMap { $0.hasUnknownSize ? nil : leaves.pointSize(of: $0) }
      button.appearance.picture = FittedPicture(size: drawable ?? Size(width: 24, height: 24), isScaled: false)
      parts.append(button)
      start = max(0, (element.pixelSize("contentInsetStartWithNavigation") ?? 0) - resolver.pixels(56))
    }
    if element.has("logo") { parts.append(leaves.icon(element, side: 24, inner)) }
    let hasOwnViews = own.contains(where: \.isShownInBar)
    var centered: [View] = []
    if hasTitle, inner.showsToolbarTitle, let titles = titles(element, hasOwnViews: hasOwnViews, inner) {
      if centersTitles(element) { centered.append(titles) } else { parts.append(titles) }
    }
    var own = own
    for index in own.indices where own[index].androidLayout?.params.gravity?.vertical == nil {
      // Toolbar.getChildVerticalGravity: a gravity without a vertical part has that of the toolbar.
      own[index].androidLayout?.params.gravity?.vertical = .center
    }
    let places = own.map { place(of: $0, inner) }
    func views(at place: AndroidGravity.Horizontal) -> [View] { zip(own, places).filter { $1 == place }.map(\.0) }
    centered += views(at: .center)
    parts += views(at: .start).map(fillingToolbar)
    if !hasNavigation, !parts.isEmpty {
      shift(&parts[0], by: start, inner)
    } else if parts.count > 1 {
      shift(&parts[1], by: start, inner)
    }
    // Toolbar.onLayout begins at the end with the first view.
    let buttons = views(at: .end).reversed() + toolbarButtons(element, inner)
    if !buttons.isEmpty || !centered.isEmpty { parts.append(leaves.gap(element, inner)) }
    guard !centered.isEmpty else { return parts + buttons }
    // Toolbar.onLayout centers these views in the toolbar, not between the buttons.
    parts += centered + [leaves.gap(element, inner)] + buttons
    let missing = (hasNavigation ? resolver.pixels(56) : 0) - buttons.reduce(0) { $0 + fixedWidth(of: $1) }
    let spacer = leaves.box(element, .space, inner, width: .pixels(abs(missing)), height: .pixels(0))
    return missing < 0 ? [spacer] + parts : parts + [spacer]
  }

  /// Adds pixels to the margin at the start of a view.
  private func shift(_ view: inout View, by pixels: Int, _ inner: AndroidSurroundings) {
    guard let margins = view.androidLayout?.params.margins else { return }
    view.androidLayout?.params.margins[start: inner.direction] = (margins[start: inner.direction] ?? 0) + pixels
  }

  /// Returns the place of a child of a toolbar by the horizontal part of its `layout_gravity`: start, center or end.
  ///
  /// A child as wide as the toolbar is at the start.
  private func place(of view: View, _ inner: AndroidSurroundings) -> AndroidGravity.Horizontal {
    guard let params = view.androidLayout?.params, params.width != .matchParent else { return .start }
    switch params.gravity?.horizontal {
    case .center: return .center
    case .end: return .end
    case .right where inner.direction == .leftToRight, .left where inner.direction == .rightToLeft: return .end
    default: return .start
    }
  }

  /// The width of a view in pixels; 0 for a width that depends on the content.
  private func fixedWidth(of view: View) -> Int {
    if case .pixels(let width)? = view.androidLayout?.params.width { width } else { 0 }
  }

  /// Returns the view of a toolbar's child, with the width `match_parent` replaced by the space next to other children.
  private func fillingToolbar(_ own: View) -> View {
    var view = own
    guard own.androidLayout?.params.width == .matchParent else { return own }
    view.androidLayout?.params.width = .pixels(0)
    view.androidLayout?.params.weight = 1
    return view
  }

  /// Returns the column of title and subtitle of a toolbar; nil if it states neither, and has views of its own or no
  /// identifier.
  ///
  /// A toolbar with an identifier and without titles and views of its own has a sample title, because code sets its
  /// title. So has one whose layout is missing, and one that is the root of the document.
  private func titles(_ element: AndroidElement, hasOwnViews: Bool, _ inner: AndroidSurroundings) -> View? {
    let title = element.string("title") ?? element.string("android:title")
    let subtitle = element.string("subtitle") ?? element.string("android:subtitle")
    // An activity shows its label in the toolbar that it finds by the identifier: ToolbarActionBar.setWindowTitle.
    let isRoot = element.included == nil && element.element.location == Self.viewRoot(of: source)?.location
    let isSetByCode =
      completes(.toolbarTitles) && (element.has("android:id") || element.element.name == "include" || isRoot)
    guard title != nil || subtitle != nil || !hasOwnViews && isSetByCode else { return nil }
    var lines: [View] = []
    if title != nil || subtitle == nil {
      lines.append(leaves.label(element, title ?? Self.sampleTitle, size: 20, inner))
    }
    if let subtitle { lines.append(leaves.label(element, subtitle, size: 14, inner)) }
    let gravity = centersTitles(element) ? AndroidGravity.topCenter : .startTop
    return leaves.stack(element, .vertical, gravity: gravity, inner, of: lines)
  }

  /// Returns true for a toolbar with all of its titles in the middle of its width:
  /// `MaterialToolbar.layoutTitleCenteredHorizontally`.
  private func centersTitles(_ element: AndroidElement) -> Bool {
    guard element.element.name.hasSuffix("MaterialToolbar"), element.bool("titleCentered") == true else { return false }
    let hasSubtitle = element.has("subtitle") || element.has("android:subtitle")
    return !hasSubtitle || element.bool("subtitleCentered") == true
  }

  /// True for a collapsing toolbar that has room for a title of its own and does not switch it off.
  func showsExpandedTitle(_ element: AndroidElement) -> Bool {
    guard element.bool("titleEnabled") != false, completes(.expandedTitle) else { return false }
    return element.height != .wrapContent
  }

  /// The title of an expanded collapsing toolbar, at the bottom and the start; nil if it shows none.
  ///
  /// `CollapsingToolbarLayout`: `expandedTitleGravity` is `bottom|start`, margins are 32 dp, or 16 dp in Material 3.
  mutating func expandedTitle(
    _ element: AndroidElement, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> View? {
    guard showsExpandedTitle(element), let title = collapsingTitle(element) else { return nil }
    try spend(1)
    var font = element
    font.replaceStyles(by: element.styles("expandedTitleTextAppearance"))
    let size = font.pixelSize("android:textSize").map { Int((Float($0) / resolver.density).rounded()) } ?? 24
    var view = leaves.label(element, title, size: min(max(size, 1), 64), inner)
    func margin(_ side: String, _ standard: Int) -> Int {
      element.pixelSize("expandedTitleMargin\(side)") ?? element.pixelSize("expandedTitleMargin")
        ?? resolver.pixels(standard)
    }
    leaves.setMargins(&view, start: margin("Start", 16), end: margin("End", 16), inner)
    view.androidLayout?.params.margins.bottom = margin("Bottom", 16)
    view.androidLayout?.params.gravity = AndroidGravity(horizontal: .start, vertical: .bottom)
    return view
  }

  /// The title of a collapsing toolbar or of the toolbar in it; nil if neither can have one.
  private func collapsingTitle(_ element: AndroidElement) -> String? {
    if let title = element.string("title"), !title.isEmpty { return title }
    for child in element.element.children where AndroidRole.of(shortName(of: child.name)) == .toolbar {
      let toolbar = AndroidElement(child, resolver, theme: element.theme, included: element.included)
      if let title = toolbar.string("title") ?? toolbar.string("android:title") { return title }
      if completes(.toolbarTitles), toolbar.has("android:id"), child.children.isEmpty { return Self.sampleTitle }
    }
    return nil
  }

  /// The sample title of two words for a toolbar whose title is set by code.
  private static let sampleTitle = "Lorem ipsum"

  /// Returns the icons at the end of a toolbar: those of its menu that have room, and that of the overflow menu.
  ///
  /// There are two if the menu is not among the resources, and none without a menu. Without the attribute it is the menu
  /// that code names.
  private mutating func toolbarButtons(_ element: AndroidElement, _ inner: AndroidSurroundings) -> [View] {
    guard element.written("menu") != nil else {
      // A screen has one menu of its own.
      guard !hasCodedMenu else { return [] }
      hasCodedMenu = true
      return codedMenu(of: element).map { toolbarButtons(element, $0, inner) } ?? []
    }
    let items = menuItems(element, "menu")
    // The menu may not be among the resources.
    return items.map { toolbarButtons(element, $0, inner) } ?? buttons(genericItems(2).count, element, inner)
  }

  func toolbarButtons(
    _ element: AndroidElement, _ items: [AndroidMenuItem], _ inner: AndroidSurroundings
  ) -> [View] {
    // ActionBarPolicy.getMaxActionButtons: 4 on screens of 500 dp and more, 2 on those of 360 dp, with the overflow.
    let room = 2 + resolver.countReached(of: [360, 500, 600])
    let always = items.count { $0.place == .always }
    let optional = items.count { $0.place == .ifRoom }
    let shown = max(always, min(always + optional, room))
    return buttons(shown < items.count ? shown + 1 : shown, element, inner)
  }

  private func buttons(_ count: Int, _ element: AndroidElement, _ inner: AndroidSurroundings) -> [View] {
    Array(repeating: leaves.iconButton(element, side: 48, inner), count: count)
  }

  // MARK: - Navigation

  /// The items of a navigation bar: icons above labels, side by side.
  private func bottomItems(_ element: AndroidElement, _ inner: AndroidSurroundings) -> [View] {
    navigationItems(element).map { item in
      var view = navigationItem(element, item, inner, width: .pixels(0))
      view.androidLayout?.params.weight = 1
      return view
    }
  }

  /// Returns the views of the `headerLayout` of a navigation rail, followed by its items from top to bottom.
  ///
  /// Margins of the header: Material Components, `Widget.MaterialComponents.NavigationRailView`.
  private mutating func railItems(
    _ element: AndroidElement, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    var views = try headerViews(element, inner)
    let top = element.pixelSize("contentMarginTop") ?? resolver.pixels(8)
    let bottom = element.pixelSize("headerMarginBottom") ?? resolver.pixels(8)
    for index in views.indices {
      views[index].androidLayout?.params.margins.top = top
      views[index].androidLayout?.params.margins.bottom = bottom
      let gravity = views[index].androidLayout?.params.gravity
      views[index].androidLayout?.params.gravity = gravity ?? .topCenter
    }
    return views
      + navigationItems(element).map { item in
        var view = navigationItem(element, item, inner, width: .matchParent)
        view.androidLayout?.minHeight = resolver.pixels(60)
        return view
      }
  }

  /// Returns the items of a navigation bar's menu, in document order and without titles of submenus: at most 7, as in
  /// `NavigationBarView`.
  ///
  /// There are three generic items if the menu is missing or empty.
  private func navigationItems(_ element: AndroidElement) -> [AndroidMenuItem] {
    let items = (menuItems(element, "menu") ?? []).filter { !$0.isHeader }
    return items.isEmpty ? genericItems(3) : Array(items.prefix(7))
  }

  /// Returns items in place of those of a menu that is missing.
  private func genericItems(_ count: Int) -> [AndroidMenuItem] {
    completes(.missingMenus) ? Array(repeating: .generic, count: count) : []
  }

  private func navigationItem(
    _ element: AndroidElement, _ item: AndroidMenuItem, _ inner: AndroidSurroundings, width: AndroidDimension
  ) -> View {
    var parts = [leaves.icon(element, side: 24, inner)]
    if element.word("labelVisibilityMode") != "unlabeled", element.word("labelVisibilityMode") != "2" {
      var label = leaves.label(element, item.title, size: 12, inner)
      label.androidLayout?.params.margins.top = resolver.pixels(8)
      parts.append(label)
    }
    return leaves.stack(element, .vertical, gravity: .center, inner, width: width, of: parts)
  }

  /// Returns the views of the `headerLayout` of a `NavigationView`, and a row for each item of its menu.
  ///
  /// There are six generic rows if the menu is not among the resources.
  mutating func navigationViewRows(
    _ element: AndroidElement, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    let header = try headerViews(element, inner)
    let items = menuItems(element, "menu") ?? genericItems(6)
    let rows = menuRows(element, items, inner, height: 56, padding: 28)
    try spend(rows.reduce(0) { $0 + $1.viewTotal })
    return header + rows
  }

  private mutating func headerViews(
    _ element: AndroidElement, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    guard let (text, place) = element.written("headerLayout") else { return [] }
    return try layoutViews(text, at: place, inner)
  }

  /// Returns a row of icon and title for each item of a menu, as drawers and popup menus show them.
  ///
  /// The title of a submenu has no icon and a smaller font. The height of a row, and the padding at its start and end,
  /// are in dp.
  func menuRows(
    _ element: AndroidElement, _ items: [AndroidMenuItem], _ inner: AndroidSurroundings, height: Int, padding: Int
  ) -> [View] {
    items.map { item in
      var parts: [View] = []
      if item.hasIcon, !item.isHeader { parts.append(leaves.icon(element, side: 24, inner)) }
      var title = leaves.label(element, item.title, size: item.isHeader ? 14 : 16, inner)
      if !parts.isEmpty { leaves.setMargins(&title, start: resolver.pixels(12), inner) }
      parts.append(title)
      var row = leaves.stack(
        element, .horizontal, gravity: .startCenter, inner, width: .matchParent, height: leaves.dp(height), of: parts)
      row.androidLayout?.padding = Edges(horizontal: resolver.pixels(padding))
      row.isCell = true
      return row
    }
  }
}

extension View {
  /// The number of views in the tree below this view, including the view itself.
  var viewTotal: Int { children.reduce(1) { $0 + $1.viewTotal } }

  /// True for a view of a toolbar that is visible after loading: no progress bar or activity ring.
  fileprivate var isShownInBar: Bool { !isHidden && control != .progress && control != .spinner }
}
