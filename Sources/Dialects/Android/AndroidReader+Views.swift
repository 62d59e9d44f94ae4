import Diagnostics
import Geometry
import ViewTree
import XMLTree

extension AndroidReader {
  /// Converts an element and its descendants to a view of the given class.
  ///
  /// The element `bare` lacks the default style of the class, whose name may have its package.
  mutating func view(
    _ bare: AndroidElement, className: String, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    try spend(1)
    let name = shortName(of: className)
    // Only MotionLayout and its subclasses read a scene file.
    let known = role(of: name, implied: AndroidRole.implied(by: bare.element))
    let role = bare.has("layoutDescription") ? .constraint : known
    var element = bare
    // MaterialComponentsViewInflater replaces only classes that are written without a package.
    let isReplaced = !["CardView", "AppCompatButton"].contains(name) && className != "android.widget.Button"
    element.applyStyles(
      defaults: name == "ListItemCardView"
        ? ["?listItemCardViewStyle"] : role.defaultStyles(isMaterial: element.theme.isMaterial && isReplaced))
    try countStyles(of: element)
    var surroundings = surroundings
    surroundings.theme = element.overlaidTheme("materialThemeOverlay")
    surroundings.parentDirection = surroundings.direction
    surroundings.direction = Self.direction(of: element) ?? surroundings.direction
    let isOutermost = isRoot
    isRoot = false
    var view = try content(of: element, role, className: name, surroundings, isRoot: isOutermost)
    view.element = String(name)
    if showsEverything {
      reveal(&view)
    } else if completes(.editorStates) {
      childRules.hideDesignTimeState(&view, element)
    }
    if view.isHidden, view.kind != .spacer, isShownByCode(element) {
      view.isHidden = false
      view.androidLayout?.visibility = .visible
    }
    if className != element.element.name || className.contains(".") { view.className = className }
    return view
  }

  private static func direction(of element: AndroidElement) -> LayoutDirection? {
    switch element.word("android:layoutDirection") {
    case "ltr": .leftToRight
    case "rtl": .rightToLeft
    default: nil
    }
  }

  private mutating func content(
    of element: AndroidElement, _ role: AndroidRole, className: Substring, _ surroundings: AndroidSurroundings,
    isRoot: Bool
  ) throws(InvalidInput) -> View {
    if let view = try inflatedView(element, role, className: className, surroundings) { return view }
    if let bar = try emptyAppBar(element, role, surroundings) { return bar }
    if role == .tabs, completes(.pageDots), element.showsDots {
      return leaves.widgetView(element, .pageDots, surroundings)
    }
    switch role {
    case .fragment where className == "ComposeView":
      if let named = try composeView(element, surroundings) { return named }
      return try container(element, role, surroundings)
    case .linear, .frame, .relative, .table, .tableRow, .grid, .scroll, .constraint, .card, .coordinator, .drawer,
      .textInput, .chipGroup, .flexbox, .toolbar, .appBar, .bottomAppBar, .fragment, .tabs, .bottomNavigation,
      .navigationRail,
      .navigationView, .collapsingToolbar, .refresh:
      return try container(element, role, surroundings)
    case .calendar where completes(.calendars): return try calendar(element, hasTitle: true, surroundings)
    case .gridList where className.contains("Calendar") && completes(.calendars):
      return try calendar(element, hasTitle: false, surroundings)
    case .pager, .list, .gridList: return try list(element, role, surroundings)
    case .text, .button, .toggleButton, .editText, .checkBox, .radioButton, .toggle, .chip, .spinner,
      .extendedFloatingButton, .search:
      if role == .search, !isRoot, element.element.name == Self.expandingSearch {
        return leaves.spacer(element, surroundings)
      }
      return leaves.textView(element, role, surroundings, isRoot: isRoot)
    case .image, .imageButton: return leaves.imageView(element, role, className: className, surroundings)
    case .floatingButton, .seekBar, .progress, .horizontalProgress, .rating, .picker, .pageDots:
      return leaves.widgetView(element, role, surroundings)
    case .media, .calendar: return mediaView(element, className: className, surroundings)
    case .tabItem: return try tabItem(element, surroundings)
    case .dragHandle: return leaves.dragHandle(element, surroundings)
    case .divider: return leaves.divider(element, surroundings)
    case .constraintHelper:
      let helper = ConstraintHelper(element, className: String(className), tags: surroundings.tags)
      var view = leaves.leaf(element, helper.map { .constraintHelper($0) } ?? .space, surroundings)
      view.kind = .spacer
      return view
    case .space:
      var view = leaves.spacer(element, surroundings)
      // A visible space becomes invisible, so that a group of a ConstraintLayout may still change its visibility.
      if view.androidLayout?.visibility == .visible { view.androidLayout?.visibility = .invisible }
      return view
    case .stub: return try stub(element, surroundings)
    case .view: return leaves.plainView(element, surroundings)
    case .unknown: return try unknownView(element, className: className, surroundings)
    }
  }

  /// Makes a hidden or transparent view visible, except a spacer.
  ///
  /// A bar with children becomes a container, and a bar without children a control.
  private func reveal(_ view: inout View) {
    view.isHidden = view.kind == .spacer && view.isHidden
    if view.appearance.opacity == 0 { view.appearance.opacity = 1 }
    if view.kind == .bar { view.kind = view.children.isEmpty ? .control : .container }
    guard view.kind != .spacer else { return }
    if let layout = view.androidLayout { view.androidLayout?.visibilityAtFirst = layout.visibility }
    view.androidLayout?.visibility = .visible
  }

  /// The class of Material whose view is invisible until the user touches the search bar.
  private static let expandingSearch = "com.google.android.material.search.SearchView"

  /// Returns the view of a map, video, web page or other content that only code determines.
  private func mediaView(
    _ element: AndroidElement, className: Substring, _ surroundings: AndroidSurroundings
  ) -> View {
    let isWebPage = completes(.webPages) && className.hasSuffix("WebView")
    // WebView.onMeasure: without pages the content is 0 pixels high.
    let isEmpty = isWebPage && scrollDepth > 0
    var view = leaves.leaf(element, isEmpty ? .widget(AndroidWidget(width: 0, height: 0)) : .view, surroundings)
    view.kind = .media
    if isWebPage { view.list = .paragraphs }
    return view
  }

  /// Returns the view of a `TabItem`, which has the style of the tab layout around it.
  private mutating func tabItem(
    _ element: AndroidElement, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    var tab = leaves.tab(
      element, of: surroundings.tabs ?? element, text: element.string("android:text"),
      hasIcon: element.has("android:icon"), surroundings)
    tab.androidLayout?.origin = .generated
    try spend(tab.viewTotal - 1)
    return tab
  }
}

extension ResourceResolver {
  /// Converts a whole number of dp to pixels by the density of the screen, rounded half up.
  func pixels(_ dp: Int) -> Int { Int((Float(dp) * density + 0.5).rounded(.down)) }

  /// Returns a font size in sp as pixels, rounded.
  func scaledPixels(_ sp: Int) -> Int { Int((Float(sp) * metrics.scaledDensity + 0.5).rounded(.down)) }

  /// The lengths in pixels that are above 0 and at most a number of dp, or at most one pixel if that is longer.
  func lengths(upTo dp: Int) -> ClosedRange<Int> { 1...max(1, pixels(dp)) }
}

extension AndroidTheme {
  /// True for a theme of Material 2 or Material 3, in which Material Components replaces widgets by its own classes.
  ///
  /// The property is false for the library's bridge themes, which keep the widgets.
  var isMaterial: Bool { descends(from: "Theme.Material3") || descends(from: "Theme.MaterialComponents") }
}

extension AndroidElement {
  /// Returns the drawable that the attribute `name` refers to; nil if the attribute is missing or `@null`.
  ///
  /// A drawable that does not exist is replaced by a square picture, usually of 24 dp, with a warning.
  func drawable(_ name: AttributeName) -> AndroidDrawable? {
    guard let (text, place) = written(name) else { return nil }
    return DrawableReader(resolver, theme: theme, place: place).drawable(text)
  }

  /// Returns true for an attribute whose drawable is `@null` or transparent; false for a missing attribute.
  func hidesDrawable(_ name: AttributeName) -> Bool { written(name) != nil && drawable(name)?.isVisible != true }

  /// The background that only the layout editor shows, a sample for one that code sets; nil for none.
  var editorBackground: AndroidDrawable? {
    tools("background").flatMap { DrawableReader(resolver, theme: theme, place: place).drawable($0.value) }
  }

  /// Returns the paint that the color attribute `name` refers to; nil if the attribute is missing.
  ///
  /// The paint is `unknown` if the color does not exist or cannot be read.
  func paint(_ name: AttributeName) -> AndroidDrawable.Paint? {
    guard let (text, place) = written(name) else { return nil }
    return DrawableReader(resolver, theme: theme, place: place).paint(text)
  }

  func gravity(_ name: AttributeName) -> AndroidGravity? { word(name).flatMap { AndroidGravity(flags: $0) } }
}
