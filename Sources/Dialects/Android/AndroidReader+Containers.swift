import Diagnostics
import Geometry
import ViewTree
import XMLTree

extension AndroidReader {
  mutating func container(
    _ element: AndroidElement, _ role: AndroidRole, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    let content = containerContent(element, role)
    var view = leaf(element, content, surroundings)
    var inner = surroundings.with(parent: content)
    switch role {
    case .card: decorateCard(&view, element)
    case .toolbar, .bottomAppBar: view.kind = .bar
    case .scroll: view.clips = true
    case .textInput: inner = inputSurroundings(&view, element, inner)
    default: break
    }
    var children: [View] = []
    if role == .fragment { children = try fragmentViews(element, inner) }
    var scrolling: Int?
    for child in element.element.children {
      if role == .coordinator, scrolling == nil, child.mayScrollBelowAppBar { scrolling = children.count }
      children += try views(child, inner, included: element.included)
    }
    for index in children.indices { children[index].setOrigin(.child(index)) }
    if role == .constraint { children.applyConstraintGroups() }
    if let scrolling { children = try arrangedBelowAppBar(children, scrolling: scrolling, element, inner) }
    if role == .drawer { hideDrawers(&children) }
    view.children = children
    if children.isEmpty, role == .fragment || role == .frame && element.isFragmentContainer {
      if element.showsMap {
        view.kind = .media
      } else {
        view.children = [try genericList(element, inner)]
      }
    }
    return view
  }

  private func containerContent(_ element: AndroidElement, _ role: AndroidRole) -> AndroidContent {
    switch role {
    case .linear(let axis): return .linear(linearStyle(element, axis))
    case .appBar, .textInput: return .linear(linearStyle(element, .vertical))
    case .chipGroup: return .linear(linearStyle(element, .horizontal))
    case .relative:
      var style = AndroidRelativeStyle()
      if let gravity = element.gravity("android:gravity") { style.gravity = gravity }
      style.ignoredByGravity = element.identifier("android:ignoreGravity")
      return .relative(style)
    case .table:
      var style = AndroidTableStyle()
      style.linear = linearStyle(element, .vertical)
      style.stretched = columns(element, "android:stretchColumns")
      style.shrunk = columns(element, "android:shrinkColumns")
      if case .some(let set) = columns(element, "android:collapseColumns") { style.collapsed = set }
      return .table(style)
    case .tableRow: return .tableRow(linearStyle(element, .horizontal))
    case .grid: return .grid(gridStyle(element))
    case .scroll(let axis):
      var style = AndroidScrollStyle(axis: axis)
      style.fillsViewport = element.bool("android:fillViewport") ?? false
      return .scroll(style)
    case .constraint:
      var style = AndroidConstraintStyle()
      style.maxWidth = element.pixelOffset("android:maxWidth")
      style.maxHeight = element.pixelOffset("android:maxHeight")
      return .constraint(style)
    default:
      var style = AndroidFrameStyle()
      style.measuresAllChildren = element.bool("android:measureAllChildren") ?? false
      return .frame(style)
    }
  }

  // MARK: - Styles of containers

  private func linearStyle(_ element: AndroidElement, _ axis: Axis?) -> AndroidLinearStyle {
    let written: Axis? =
      switch element.word("android:orientation") {
      case "vertical", "1": .vertical
      case "horizontal", "0": .horizontal
      default: nil
      }
    var style = AndroidLinearStyle(axis: written ?? axis ?? .horizontal)
    if let gravity = element.gravity("android:gravity") { style.gravity = gravity }
    style.isBaselineAligned = element.bool("android:baselineAligned") ?? true
    style.baselineAlignedChildIndex = element.integer("android:baselineAlignedChildIndex").flatMap { $0 < 0 ? nil : $0 }
    style.weightSum = element.float("android:weightSum").flatMap { $0 < 0 ? nil : $0 }
    style.measuresWithLargestChild = element.bool("android:measureWithLargestChild") ?? false
    style.divider = divider(element)
    return style
  }

  /// Reads the dividers of a linear layout; nil if the layout has none.
  ///
  /// `LinearLayoutCompat` has its attributes in the application's namespace.
  private func divider(_ element: AndroidElement) -> AndroidDivider? {
    guard let flags = element.word("android:showDividers") ?? element.word("showDividers"),
      let drawable = element.drawable("divider") ?? element.drawable("android:divider")
    else { return nil }
    var divider = AndroidDivider(width: drawable.width ?? 0, height: drawable.height ?? 0)
    for flag in flags.split(separator: "|") {
      switch flag {
      case "beginning": divider.showsBeginning = true
      case "middle": divider.showsMiddle = true
      case "end": divider.showsEnd = true
      default: break
      }
    }
    return divider
  }

  private func columns(_ element: AndroidElement, _ name: String) -> AndroidTableStyle.Columns {
    guard let text = element.word(name) else { return .some([]) }
    if text.contains("*") { return .all }
    return .some(Set(text.split { $0 == "," || $0 == " " }.compactMap { Int($0) }.filter { (0...1_000).contains($0) }))
  }

  /// Reads the attributes of a `GridLayout`; invalid ones become the defaults.
  ///
  /// `androidx.gridlayout` has its attributes in the application's namespace.
  private func gridStyle(_ element: AndroidElement) -> AndroidGridStyle {
    var style = AndroidGridStyle()
    func word(_ name: String) -> String? { element.word("android:" + name) ?? element.word(name) }
    func count(_ name: String) -> Int? {
      (element.integer("android:" + name) ?? element.integer(name)).flatMap { (1...10_000).contains($0) ? $0 : nil }
    }
    if word("orientation") == "vertical" { style.axis = .vertical }
    style.rowCount = count("rowCount")
    style.columnCount = count("columnCount")
    style.usesDefaultMargins = word("useDefaultMargins") == "true"
    if let mode = word("alignmentMode").flatMap(AndroidGridStyle.AlignmentMode.init) { style.alignmentMode = mode }
    style.isRowOrderPreserved = word("rowOrderPreserved") != "false"
    style.isColumnOrderPreserved = word("columnOrderPreserved") != "false"
    style.defaultGap = Int(8 * resolver.density)
    return style
  }

  // MARK: - Cards

  /// Sets the corners, the content padding and the background of a card; `android:padding` has no effect on cards.
  private func decorateCard(_ view: inout View, _ element: AndroidElement) {
    guard case .android(var layout) = view.layout else { return }
    let all = element.pixelSize("contentPadding")
    func side(_ name: String) -> Int { element.pixelSize("contentPadding" + name) ?? all ?? 0 }
    layout.padding = Edges(top: side("Top"), right: side("Right"), bottom: side("Bottom"), left: side("Left"))
    let radius = element.pixels("cardCornerRadius") ?? shapeRadius(element) ?? Float(resolver.pixels(2))
    if element.bool("cardUseCompatPadding") == true {
      let elevation = element.pixels("cardMaxElevation") ?? element.pixels("cardElevation") ?? Float(resolver.pixels(2))
      let corner = (1 - 0.707_106_77) * radius
      let compat = Edges(
        top: Int((elevation * 1.5 + corner).rounded(.up)), right: Int((elevation + corner).rounded(.up)),
        bottom: Int((elevation * 1.5 + corner).rounded(.up)), left: Int((elevation + corner).rounded(.up)))
      layout.padding = layout.padding + compat
    }
    let stroke = element.pixelSize("strokeWidth") ?? 0
    layout.padding = layout.padding + Edges(stroke)
    view.layout = .android(layout)
    view.appearance.cornerRadius = CornerRadius(.points(Double(radius / resolver.density)))
    let paint = element.paint("cardBackgroundColor") ?? element.drawable("android:background")?.fill
    view.appearance.background = paint?.color ?? view.appearance.background
    view.appearance.isBoxed = paint?.isVisible != false || stroke > 0
    view.clips = true
  }

  /// Returns the corner size of the element's `shapeAppearance` styles, in pixels; nil for none and for a percentage.
  private func shapeRadius(_ element: AndroidElement) -> Float? {
    for name in ["shapeAppearanceOverlay", "shapeAppearance"] {
      let shape = element.adding(element.styles(name))
      if let text = shape.word("cornerSize"), let value = DimensionValue(text) {
        return value.pixels(density: resolver.density)
      }
    }
    return nil
  }

  // MARK: - Text fields with labels

  /// Returns the surroundings of the field in a text input layout, and adds the layout's top padding to `view`.
  ///
  /// An outlined box begins at half the height of its label, so it has a padding of 8 dp.
  private func inputSurroundings(
    _ view: inout View, _ element: AndroidElement, _ inner: AndroidSurroundings
  ) -> AndroidSurroundings {
    guard case .android(var layout) = view.layout else { return inner }
    let isOutlined = element.word("boxBackgroundMode") == "outline" || element.word("boxBackgroundMode") == "2"
    let hint = element.string("android:hint") ?? ""
    if isOutlined, !hint.isEmpty { layout.padding.top += resolver.pixels(Self.labelOverlap) }
    view.layout = .android(layout)
    return inner
  }

  /// The overlap of the box of a text input layout and its label, in dp: half the height of a line of 12 sp.
  private static let labelOverlap = 8

  // MARK: - Coordinators and drawers

  /// Returns the children of a coordinator layout with the scrolling one below the app bar, in a common column.
  ///
  /// Source: `AppBarLayout.ScrollingViewBehavior`. Without an app bar the children are returned unchanged.
  ///
  /// - Parameters:
  ///   - children: the children in the order of the file.
  ///   - content: the index of the scrolling child.
  ///   - element: the coordinator layout.
  ///   - inner: the properties that children inherit.
  /// - Throws: ``InvalidInput`` if there are more views than the limit.
  private mutating func arrangedBelowAppBar(
    _ children: [View], scrolling content: Int, _ element: AndroidElement, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    guard let bar = children.firstIndex(where: { $0.element.hasSuffix("AppBarLayout") && !$0.isHidden }),
      content != bar, content < children.count
    else { return children }
    try spend(1)
    var params = AndroidLayoutParams(width: .matchParent, height: .matchParent)
    params.gravity = .startTop
    var layout = AndroidLayout(params: params, content: .linear(AndroidLinearStyle(axis: .vertical)))
    layout.direction = inner.direction
    layout.origin = .wrapper
    var column = View(
      element: "content", kind: .container, layout: .android(layout), location: element.place.location)
    var below = children[content]
    if case .android(var layout) = below.layout, layout.params.height == .matchParent {
      layout.params.height = .pixels(0)
      layout.params.weight = 1
      below.layout = .android(layout)
    }
    column.children = [children[bar], below]
    var arranged = children
    arranged[min(bar, content)] = column
    arranged.remove(at: max(bar, content))
    return arranged
  }

  /// Hides the drawers of a drawer layout, which are closed at first: children with a horizontal `layout_gravity`.
  private func hideDrawers(_ children: inout [View]) {
    for index in children.indices {
      guard case .android(var layout) = children[index].layout, index > 0 || children.count == 1,
        let side = layout.params.gravity?.horizontal, side != .center, side != .fill
      else { continue }
      layout.visibility = .gone
      children[index].layout = .android(layout)
      children[index].isHidden = true
    }
  }
}

extension AndroidElement {
  /// True if the identifier of an empty frame suggests that code adds a fragment to it.
  fileprivate var isFragmentContainer: Bool {
    guard let name = identifier("android:id")?.lowercased() else { return false }
    return ["fragment", "container", "content"].contains(where: name.contains)
  }

  /// True if the class of the fragment shows a map or a video.
  fileprivate var showsMap: Bool {
    let name = word("android:name") ?? element["class"] ?? ""
    return name.contains("MapFragment") || name.contains("PlayerFragment") || name.contains("PlayerSupportFragment")
  }
}

extension XMLElement {
  /// True if a child of a coordinator layout has the behavior of content below an app bar.
  ///
  /// The root of an included layout may have it, so an `<include>` counts too.
  fileprivate var mayScrollBelowAppBar: Bool {
    if name == "include" { return true }
    return attributes.contains { attribute in
      attribute.name.hasSuffix(":layout_behavior")
        && (attribute.value.contains("appbar_scrolling_view_behavior")
          || attribute.value.contains("ScrollingViewBehavior"))
    }
  }
}
