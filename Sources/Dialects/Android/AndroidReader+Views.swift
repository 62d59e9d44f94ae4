import Diagnostics
import Geometry
import ViewTree
import XMLTree

extension AndroidReader {
  /// Converts an element and its descendants to a view of the given class.
  ///
  /// - Parameters:
  ///   - bare: the element without the default style of the class.
  ///   - className: the name of the class, with or without its package.
  ///   - surroundings: the theme, and the layout and direction of the parent.
  mutating func view(
    _ bare: AndroidElement, className: String, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    try spend(1)
    let name = shortName(of: className)
    // Only MotionLayout and its subclasses read a scene file.
    let known = AndroidRole.of(name, implied: AndroidRole.implied(by: bare.element))
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
      hideDesignTimeState(&view, element)
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
    if role == .tabs, completes(.pageDots), element.showsDots {
      return widgetView(element, .pageDots, surroundings)
    }
    switch role {
    case .linear, .frame, .relative, .table, .tableRow, .grid, .scroll, .constraint, .card, .coordinator, .drawer,
      .textInput, .chipGroup, .toolbar, .appBar, .bottomAppBar, .fragment, .tabs, .bottomNavigation, .navigationRail,
      .navigationView, .collapsingToolbar, .refresh:
      return try container(element, role, surroundings)
    case .calendar where completes(.calendars): return try calendar(element, hasTitle: true, surroundings)
    case .gridList where className.contains("Calendar") && completes(.calendars):
      return try calendar(element, hasTitle: false, surroundings)
    case .pager, .list, .gridList: return try list(element, role, surroundings)
    case .text, .button, .toggleButton, .editText, .checkBox, .radioButton, .toggle, .chip, .spinner,
      .extendedFloatingButton, .search:
      if role == .search, !isRoot, element.element.name == Self.expandingSearch { return spacer(element, surroundings) }
      return textView(element, role, surroundings, isRoot: isRoot)
    case .image, .imageButton: return imageView(element, role, className: className, surroundings)
    case .floatingButton, .seekBar, .progress, .horizontalProgress, .rating, .picker, .pageDots:
      return widgetView(element, role, surroundings)
    case .media, .calendar: return mediaView(element, className: className, surroundings)
    case .tabItem: return try tabItem(element, surroundings)
    case .dragHandle: return dragHandle(element, surroundings)
    case .divider: return divider(element, surroundings)
    case .constraintHelper:
      let helper = ConstraintHelper(element, className: String(className), tags: surroundings.tags)
      var view = leaf(element, helper.map { .constraintHelper($0) } ?? .space, surroundings)
      view.kind = .spacer
      return view
    case .space:
      var view = spacer(element, surroundings)
      // A visible space becomes invisible, so that a group of a ConstraintLayout may still change its visibility.
      if view.androidLayout?.visibility == .visible { view.androidLayout?.visibility = .invisible }
      return view
    case .stub: return try stub(element, surroundings)
    case .view: return plainView(element, surroundings)
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
    view.androidLayout?.visibility = .visible
  }

  /// The class of Material whose view is invisible until the user touches the search bar.
  private static let expandingSearch = "com.google.android.material.search.SearchView"

  private func plainView(_ element: AndroidElement, _ surroundings: AndroidSurroundings) -> View {
    var view = leaf(element, .view, surroundings)
    let background = element.drawable("android:background")
    view.kind = background?.isVisible == true ? .view : .spacer
    // A thin view with a background of unknown color is a line.
    let isThin = ["width", "height"].contains { name in
      guard case .pixels(let length)? = AndroidDimension(element, name) else { return false }
      return resolver.lengths(upTo: 1).contains(length)
    }
    if view.kind == .view, view.appearance.background == nil, isThin { view.kind = .divider }
    return view
  }

  /// Returns a view that takes space and draws nothing.
  func spacer(_ element: AndroidElement, _ surroundings: AndroidSurroundings) -> View {
    var view = leaf(element, .space, surroundings)
    view.kind = .spacer
    return view
  }

  /// Returns the view of a map, video, web page or other content that only code determines.
  private func mediaView(
    _ element: AndroidElement, className: Substring, _ surroundings: AndroidSurroundings
  ) -> View {
    let isWebPage = completes(.webPages) && className.hasSuffix("WebView")
    // WebView.onMeasure: without pages the content is 0 pixels high.
    let isEmpty = isWebPage && scrollDepth > 0
    var view = leaf(element, isEmpty ? .widget(AndroidWidget(width: 0, height: 0)) : .view, surroundings)
    view.kind = .media
    if isWebPage { view.list = .paragraphs }
    return view
  }

  /// Returns the view of a `TabItem`, which has the style of the tab layout around it.
  private mutating func tabItem(
    _ element: AndroidElement, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    var tab = tab(
      element, of: surroundings.tabs ?? element, text: element.string("android:text"),
      hasIcon: element.has("android:icon"), surroundings)
    tab.androidLayout?.origin = .generated
    try spend(tab.viewTotal - 1)
    return tab
  }

  /// Returns the line of a `MaterialDivider`, 1 dp thick, inside the insets that the element states.
  private func divider(_ element: AndroidElement, _ surroundings: AndroidSurroundings) -> View {
    var view = leaf(element, .widget(AndroidWidget(width: 0, height: resolver.pixels(1))), surroundings)
    view.kind = .divider
    let (start, end) = (element.pixelSize("dividerInsetStart") ?? 0, element.pixelSize("dividerInsetEnd") ?? 0)
    let isReversed = surroundings.direction == .rightToLeft
    view.appearance.insets = points(
      Edges(top: 0, right: isReversed ? start : end, bottom: 0, left: isReversed ? end : start))
    return view
  }

  /// Returns the handle of a bottom sheet: 32 × 4 dp in a touch target of 48 dp.
  ///
  /// Material 3, `BottomSheet.DragHandle`.
  private func dragHandle(_ element: AndroidElement, _ surroundings: AndroidSurroundings) -> View {
    var view = leaf(element, .plainFrame, surroundings)
    view.androidLayout?.minHeight.raise(to: resolver.pixels(48))
    var handle = box(element, .view, surroundings, width: dp(32), height: dp(4), kind: .image, corners: .circle)
    handle.androidLayout?.params.gravity = .center
    view.children = [handle]
    return view
  }

  // MARK: - Common parts of views

  /// Returns a view for an element, without children, with the element's identifier, layout, appearance and hint.
  ///
  /// - Parameters:
  ///   - element: the element with its styles.
  ///   - content: the content that decides the size of the view.
  ///   - surroundings: the theme, and the layout and direction of the parent.
  func leaf(_ element: AndroidElement, _ content: AndroidContent, _ surroundings: AndroidSurroundings) -> View {
    var layout = AndroidLayout(
      params: AndroidLayoutParams(
        element, in: surroundings.parent, direction: surroundings.direction,
        parentDirection: surroundings.parentDirection),
      content: content)
    let background = element.drawable("android:background")
    layout.padding = padding(of: element, background: background, direction: surroundings.direction)
    layout.minWidth = element.pixelSize("android:minWidth") ?? 0
    layout.minHeight = element.pixelSize("android:minHeight") ?? 0
    layout.direction = surroundings.direction
    switch element.word("android:visibility") {
    case "gone", "2": layout.visibility = .gone
    case "invisible", "1": layout.visibility = .invisible
    default: break
    }
    if layout.visibility == .visible, element.isShownByEditorOnly {
      let isInvisible = ["invisible", "1"].contains(element.element["android:visibility"])
      layout.visibilityAtFirst = isInvisible ? .invisible : .gone
    }
    var view = View(
      element: element.element.name, kind: .container, layout: .android(layout), location: element.place.location)
    view.identifier = element.identifier("android:id")
    view.isHidden = layout.visibility != .visible
    view.isHiddenAtFirst = layout.visibilityAtFirst != .visible
    view.appearance = appearance(of: element, background: background)
    if case .coordinator(let params) = layout.params.parent, case .bottomSheet = params.behavior {
      setSheetBackground(&view, element)
    }
    view.isInteractive = element.bool("android:clickable") == true || element.has("android:onClick")
    if let attribute = element.tools("skeleton") { view.hint = hint(attribute, element) }
    return view
  }

  /// Sets the background of a bottom sheet with a `shapeAppearance`: opaque, with round corners at the top.
  ///
  /// `BottomSheetBehavior` draws it.
  private func setSheetBackground(_ view: inout View, _ element: AndroidElement) {
    guard element.written("shapeAppearance") != nil, let corners = shapeCorners(element) else { return }
    let reader = DrawableReader(resolver, theme: element.theme, place: element.place)
    let paint = element.paint("backgroundTint") ?? reader.paint("?android:attr/colorBackground")
    guard let color = paint.color else { return }
    view.appearance.background = color
    view.appearance.cornerRadius = CornerRadius(
      topLeft: corners.topLeft, topRight: corners.topRight, bottomRight: .points(0), bottomLeft: .points(0))
  }

  private func hint(_ attribute: XMLAttribute, _ element: AndroidElement) -> Hint? {
    if let hint = Hint(rawValue: attribute.value) { return hint }
    let nearest = nearestName(to: attribute.value, among: Hint.allCases.map(\.rawValue))
    resolver.warn(HintProblem.unknown(attribute.value, nearest: nearest), at: element.place)
    return nil
  }

  private func appearance(of element: AndroidElement, background: AndroidDrawable?) -> Appearance {
    var appearance = Appearance()
    if let alpha = element.float("android:alpha") { appearance.opacity = min(max(Double(alpha), 0), 1) }
    if let background {
      if let color = background.fill.color, color.alpha > 0 { appearance.background = color }
      appearance.cornerRadius = background.cornerRadius ?? .zero
      appearance.insets = points(background.insets)
      appearance.isBoxed = !background.isPicture && (background.fill == .unknown || background.border.isVisible)
      appearance.isHollow = background.fill == .nothing
    }
    return appearance
  }

  /// Returns the padding of a view in pixels: that of the element's attributes, else that of the background (nil for
  /// none), else 0.
  ///
  /// The source is chosen for each edge. `direction` decides whether the start is left or right.
  private func padding(
    of element: AndroidElement, background: AndroidDrawable?, direction: LayoutDirection
  ) -> Edges<Int> {
    let all = element.pixelSize("android:padding")
    let horizontal = all ?? element.pixelSize("android:paddingHorizontal")
    let vertical = all ?? element.pixelSize("android:paddingVertical")
    var padding = Edges(
      top: vertical ?? element.pixelSize("android:paddingTop") ?? background?.padding?.top ?? 0,
      right: horizontal ?? element.pixelSize("android:paddingRight") ?? background?.padding?.right ?? 0,
      bottom: vertical ?? element.pixelSize("android:paddingBottom") ?? background?.padding?.bottom ?? 0,
      left: horizontal ?? element.pixelSize("android:paddingLeft") ?? background?.padding?.left ?? 0)
    // Start and end take precedence, each for its own side.
    let isReversed = direction == .rightToLeft
    if let start = element.pixelSize("android:paddingStart") {
      if isReversed { padding.right = start } else { padding.left = start }
    }
    if let end = element.pixelSize("android:paddingEnd") {
      if isReversed { padding.left = end } else { padding.right = end }
    }
    return padding
  }

  /// Converts the distances of an element's four edges from pixels to points, by the density of the screen.
  func points(_ edges: Edges<Int>) -> Insets {
    let density = Double(resolver.density)
    return Insets(
      top: Double(edges.top) / density, right: Double(edges.right) / density, bottom: Double(edges.bottom) / density,
      left: Double(edges.left) / density)
  }
}

extension ResourceResolver {
  /// Converts a whole number of dp to pixels by the density of the screen, rounded half up.
  func pixels(_ dp: Int) -> Int { Int((Float(dp) * density + 0.5).rounded(.down)) }

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

  /// Returns the paint that the color attribute `name` refers to; nil if the attribute is missing.
  ///
  /// The paint is `unknown` if the color does not exist or cannot be read.
  func paint(_ name: AttributeName) -> AndroidDrawable.Paint? {
    guard let (text, place) = written(name) else { return nil }
    return DrawableReader(resolver, theme: theme, place: place).paint(text)
  }

  func gravity(_ name: AttributeName) -> AndroidGravity? { word(name).flatMap { AndroidGravity(flags: $0) } }
}
