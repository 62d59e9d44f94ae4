import Diagnostics
import Geometry
import ViewTree
import XMLTree

// Containers: their children, and the style of their layout.

extension AndroidReader {
  /// Converts the element of a container and its descendants to a view.
  mutating func container(
    _ element: AndroidElement, _ role: AndroidRole, _ surroundings: AndroidSurroundings
  ) throws(InvalidInput) -> View {
    let content = containerContent(element, role)
    var view = leaves.leaf(element, content, surroundings)
    leaves.showUnknownBackground(&view, element, surroundings)
    decorate(&view, element, role, in: surroundings.parent)
    if surroundings.clipsChildren { clipFixedSize(&view) }
    if role == .textInput { reserveLabelOverlap(in: &view, element) }
    var inner = surroundings.with(parent: content)
    inner.parentRole = role
    if role == .textInput {
      inner.boxesTextInputs = element.element["style"] != nil || element.theme["textInputStyle"] != nil
      inner.boxCorners = leaves.boxCorners(element, inner.direction)
    }
    inner.tabs = role == .tabs ? element : nil
    inner.showsToolbarTitle = role == .collapsingToolbar ? !showsExpandedTitle(element) : surroundings.showsToolbarTitle
    inner.clipsChildren = element.bool("android:clipChildren") != false
    if role == .constraint { inner.tags = constraintTags(of: element) }
    if role == .scroll(.vertical) { scrollDepth += 1 }
    defer { if role == .scroll(.vertical) { scrollDepth -= 1 } }
    let start = role == .constraint ? startConstraints(of: element) : [:]
    view.children = try childViews(of: element, role, start: start, inner)
    for index in view.children.indices { view.children[index].androidLayout?.origin = .child(index) }
    try applyClass(role, of: element, to: &view, hasStartState: !start.isEmpty, inner)
    if completes(.alternatives) {
      let isColumn = if case .linear(let style) = content { style.axis == .vertical } else { false }
      childRules.hideAlternatives(&view.children, role, isColumn: isColumn)
    }
    if !showsEverything, role == .frame, completes(.editorStates) {
      childRules.hideDesignTimeViews(&view.children, of: element.element)
    }
    if view.children.isEmpty, isFilled(element, role, in: surroundings.parent) {
      hasFilled = true
      if element.showsMap {
        view.kind = .media
      } else {
        view.children = try filling(element, role, in: surroundings.parent, inner)
        if isButtonGroup(element) { leaves.connectButtons(&view) }
      }
    }
    return view
  }

  /// Converts the child elements of a container to views, in document order.
  ///
  /// The layout of a fragment and the rows of a navigation view come before them. The constraints of the start state of
  /// a `MotionLayout` are those of its children by their identifiers.
  private mutating func childViews(
    of element: AndroidElement, _ role: AndroidRole, start: [String: MotionConstraint], _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    let outside = isAboveContent
    defer { isAboveContent = outside }
    // The views of a `FrameLayout` lie on each other.
    let last = scrollDepth > 0 && role != .frame ? lastContent(of: element.element)?.location.offset : nil
    var children: [View] = []
    if role == .fragment { children = try fragmentViews(element, inner) }
    if role == .navigationView { children = try navigationViewRows(element, inner) }
    for child in element.element.children {
      isAboveContent = outside || last.map { child.location.offset < $0 } ?? false
      let constraint =
        start.isEmpty ? nil : child["android:id"].flatMap(ResourceReference.identifier).flatMap { start[$0] }
      children += try views(
        child, inner, included: element.included, overrides: constraint.map { overrides(by: $0, in: element) })
    }
    return children
  }

  /// Returns the last child element that is neither gone nor empty space; nil if there is none.
  private func lastContent(of element: XMLElement) -> XMLElement? {
    element.children.reduce(nil) { last, child in
      child["android:visibility"] == "gone" || shortName(of: child.name) == "Space" ? last : child
    }
  }

  /// Applies the rules that the class of a container has for its children: adds views, hides or resizes some of them.
  ///
  /// - Parameter hasStartState: true for a `MotionLayout` whose start state is known.
  private mutating func applyClass(
    _ role: AndroidRole, of element: AndroidElement, to view: inout View, hasStartState: Bool,
    _ inner: AndroidSurroundings
  ) throws(InvalidInput) {
    let className = shortName(of: element.element.name)
    switch role {
    case .constraint:
      view.children.applyConstraintGroups()
      if !hasStartState, completes(.editorPlaces) { childRules.placeWithoutScene(&view.children, of: element) }
    case .drawer: childRules.hideDrawers(&view.children)
    case .refresh: for index in view.children.indices { fill(&view.children[index]) }
    case .linear where isButtonGroup(element): leaves.connectButtons(&view)
    case .frame where view.children.isEmpty && element.isSnackbar:
      view.children = try snackbarText(&view, element, inner)
    case .frame where className == "MaskableFrameLayout": leaves.maskChildren(&view.children, of: element)
    case .frame where element.isSwitcher:
      for index in view.children.indices.dropFirst() { view.children[index].collapse() }
    case .appBar:
      // The surface of the app bar is behind its toolbars.
      for index in view.children.indices where view.children[index].kind == .bar {
        (view.children[index].appearance.isBoxed, view.children[index].appearance.background) = (false, nil)
      }
    case .collapsingToolbar:
      // The title would cover the edges between several pictures.
      if !view.children.contains(where: \.showsSeveralPictures), let title = try expandedTitle(element, inner) {
        view.children.append(title)
      }
      // A plain view is a scrim over the image, or fills the space of the toolbar.
      for index in view.children.indices where view.children[index].kind == .view && completes(.scrims) {
        view.children[index].kind = .spacer
      }
    case .textInput: view.children += try captions(element, inner)
    case .coordinator:
      childRules.attachToBottomBars(&view.children, element, inner)
      if let content = try contentBelowBars(element, inner) { view.children.append(content) }
    case .toolbar, .bottomAppBar, .tabs, .bottomNavigation, .navigationRail:
      view.children = try barChildren(element, role, around: view.children, inner)
    default: break
    }
  }

  /// Returns the identifiers of a `ConstraintLayout`'s children by their `layout_constraintTag`, in document order.
  ///
  /// `constraint_referenced_tags` of barriers, groups and other helper views refers to these tags. Children without a
  /// tag or an identifier are left out.
  private func constraintTags(of element: AndroidElement) -> [String: [String]] {
    var tags: [String: [String]] = [:]
    for child in element.element.children {
      guard let tag = child["app:layout_constraintTag"],
        let name = child["android:id"].flatMap(ResourceReference.identifier)
      else { continue }
      tags[tag, default: []].append(name)
    }
    return tags
  }

  /// Applies the properties that a container has by its class to its `view`.
  ///
  /// - The background and corners of a card.
  /// - The surface and minimum size of a bar.
  /// - The clipping of a scroll view.
  /// - The behavior of an app bar in a coordinator.
  /// - The size of a refresh layout, which fills its parent.
  private func decorate(
    _ view: inout View, _ element: AndroidElement, _ role: AndroidRole, in parent: AndroidContent
  ) {
    switch role {
    case .card:
      leaves.decorateCard(&view, element)
      // `CardView` sets `clipToOutline`.
      view.clips = true
      // A card whose content is set by code is visible as a card.
      if element.element.children.isEmpty, view.appearance.isBoxed, completes(.emptyCards), !showsEverything {
        view.kind = .view
      }
    case .scroll: view.clips = true
    case .toolbar, .bottomAppBar, .tabs, .bottomNavigation, .navigationRail:
      view.kind = .bar
      if role == .tabs { view.clips = leaves.scrollsTabs(element) }
      if role != .toolbar, role != .tabs { showSurface(of: &view, element) }
      view.androidLayout?.minHeight.raise(to: leaves.barSize(element, role, .vertical))
      view.androidLayout?.minWidth.raise(to: leaves.barSize(element, role, .horizontal))
    case .appBar:
      showSurface(of: &view, element)
      guard case .coordinator(var params)? = view.androidLayout?.params.parent else { return }
      params.behavior = .appBar
      view.androidLayout?.params.parent = .coordinator(params)
    // SwipeRefreshLayout.onMeasure takes the size that its parent offers.
    case .refresh: fill(&view, keepsFixed: true)
    default: break
    }
  }

  /// Clips the children of a container with a stated size, because they may extend beyond it.
  ///
  /// Its parent clips it to its frame, unless `android:clipChildren` of the parent is false: `ViewGroup.drawChild`.
  private func clipFixedSize(_ view: inout View) {
    guard let layout = view.androidLayout else { return }
    if layout.params.width.isFixed || layout.params.height.isFixed { view.clips = true }
  }

  /// Draws the surface of a bar, unless its element states a transparent background.
  ///
  /// The bars of Material have a color of their own: `?attr/colorPrimary` in Material Components, and
  /// `?attr/colorSurfaceContainer` in Material 3 for an app bar over scrolled content and for navigation bars. A bar of a
  /// stated color without a shadow is visible only if the color differs from the one behind it: `View.draw`.
  private func showSurface(of view: inout View, _ element: AndroidElement) {
    if element.isStated("android:background") {
      guard let background = element.drawable("android:background"), background.isVisible else { return }
      let elevation = element.pixels("elevation") ?? element.pixels("android:elevation")
      if background.fill.color != nil, elevation == 0 { return }
    }
    view.appearance.isBoxed = true
  }

  /// Sets width and height of a view to `match_parent`.
  ///
  /// - Parameter keepsFixed: true to change only a dimension that is `wrap_content`.
  func fill(_ view: inout View, keepsFixed: Bool = false) {
    guard let params = view.androidLayout?.params else { return }
    if !keepsFixed || params.width == .wrapContent { view.androidLayout?.params.width = .matchParent }
    if !keepsFixed || params.height == .wrapContent { view.androidLayout?.params.height = .matchParent }
  }

  private func containerContent(_ element: AndroidElement, _ role: AndroidRole) -> AndroidContent {
    switch role {
    case .linear(let axis): return .linear(linearStyle(element, axis ?? axisOfSubclass(element)))
    case .appBar, .textInput: return .linear(linearStyle(element, .vertical))
    case .chipGroup: return .flow(flowStyle(element))
    case .flexbox: return .flexbox(flexboxStyle(element))
    case .navigationView: return .column
    case .toolbar, .bottomAppBar, .tabs, .bottomNavigation, .navigationRail:
      return .linear(barStyle(element, role))
    case .coordinator: return .coordinator(keylines: childRules.keylines(of: element))
    case .relative: return .relative(relativeStyle(element))
    case .table: return .table(tableStyle(element))
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

  /// Returns the style of a bar: its items in a row, or in a column for a navigation rail.
  private func barStyle(_ element: AndroidElement, _ role: AndroidRole) -> AndroidLinearStyle {
    var style = AndroidLinearStyle(axis: role == .navigationRail ? .vertical : .horizontal)
    style.isBaselineAligned = false
    style.gravity =
      role == .navigationRail ? .topCenter : (role == .tabs ? leaves.tabGravity(element) : nil) ?? .startCenter
    style.scrolls = role == .tabs && leaves.scrollsTabs(element)
    return style
  }

  private func relativeStyle(_ element: AndroidElement) -> AndroidRelativeStyle {
    var style = AndroidRelativeStyle()
    if let gravity = element.gravity("android:gravity") { style.gravity = gravity }
    style.ignoredByGravity = element.identifier("android:ignoreGravity")
    return style
  }

  private func tableStyle(_ element: AndroidElement) -> AndroidTableStyle {
    var style = AndroidTableStyle()
    style.linear = linearStyle(element, .vertical)
    // `TableLayout.onMeasure` and `onLayout` ignore the orientation.
    style.linear.axis = .vertical
    style.stretched = columns(element, "android:stretchColumns")
    style.shrunk = columns(element, "android:shrinkColumns")
    if case .some(let set) = columns(element, "android:collapseColumns") { style.collapsed = set }
    return style
  }

  private func flowStyle(_ element: AndroidElement) -> AndroidFlowStyle {
    var style = AndroidFlowStyle()
    style.itemSpacing = element.pixelOffset("chipSpacingHorizontal") ?? element.pixelOffset("chipSpacing") ?? 0
    style.lineSpacing = element.pixelOffset("chipSpacingVertical") ?? element.pixelOffset("chipSpacing") ?? 0
    style.isSingleLine = element.bool("singleLine") ?? false
    return style
  }

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

  /// Reads `divider` and `showDividers` of a linear layout; nil if it lacks one of them.
  ///
  /// `LinearLayoutCompat` has its attributes in the application's namespace. The size of the divider is in pixels.
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

  private func columns(_ element: AndroidElement, _ name: AttributeName) -> AndroidTableStyle.Columns {
    guard let text = element.word(name) else { return .some([]) }
    if text.contains("*") { return .all }
    return .some(Set(text.split { $0 == "," || $0 == " " }.compactMap { Int($0) }.filter { (0...1_000).contains($0) }))
  }

  /// Reads the attributes of a `GridLayout`; invalid ones become the defaults.
  ///
  /// `androidx.gridlayout` has its attributes in the application's namespace.
  private func gridStyle(_ element: AndroidElement) -> AndroidGridStyle {
    var style = AndroidGridStyle()
    func word(_ name: String) -> String? { element.word("android:\(name)") ?? element.word("\(name)") }
    func count(_ name: String) -> Int? {
      let count = element.integer("android:\(name)") ?? element.integer("\(name)")
      return count.flatMap { (1...10_000).contains($0) ? $0 : nil }
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
}

extension AndroidElement {
  /// True if the element's class shows one of its children at a time, at first the first one: `ViewFlipper` and others.
  fileprivate var isSwitcher: Bool {
    let name = shortName(of: element.name)
    return ["ViewFlipper", "ViewSwitcher", "ViewAnimator", "TextSwitcher", "ImageSwitcher"].contains {
      name.hasSuffix($0)
    }
  }

  /// True if the class of a fragment is one that shows a map or a video.
  fileprivate var showsMap: Bool {
    let name = word("android:name") ?? element["class"] ?? ""
    return name.contains("MapFragment") || name.contains("PlayerFragment") || name.contains("PlayerSupportFragment")
  }
}

extension View {
  /// True for a container of several visible images, such as a collage.
  fileprivate var showsSeveralPictures: Bool { kind == .container && pictureCount > 1 }

  private var pictureCount: Int {
    isHidden ? 0 : children.reduce(kind == .image ? 1 : 0) { $0 + $1.pictureCount }
  }
}
