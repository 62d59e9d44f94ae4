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
    showMissingBackground(&view, element, surroundings)
    var inner = surroundings.with(parent: content)
    inner.parentRole = role
    inner.tabs = role == .tabs ? element : nil
    inner.showsToolbarTitle = role == .collapsingToolbar ? !showsExpandedTitle(element) : surroundings.showsToolbarTitle
    inner.clipsChildren = element.bool("android:clipChildren") != false
    decorate(&view, element, role, in: surroundings.parent)
    if surroundings.clipsChildren { clipFixedSize(&view) }
    if role == .textInput { inner = inputSurroundings(&view, element, inner) }
    var children: [View] = []
    if role == .fragment { children = try fragmentViews(element, inner) }
    if role == .navigationView { children = try navigationViewRows(element, inner) }
    let start = role == .constraint ? startConstraints(of: element) : [:]
    if role == .constraint { inner.tags = constraintTags(of: element) }
    if role == .scroll(.vertical) { scrollDepth += 1 }
    defer { if role == .scroll(.vertical) { scrollDepth -= 1 } }
    for child in element.element.children {
      let constraint =
        start.isEmpty
        ? nil
        : child["android:id"].flatMap(ResourceReference.identifier)
          .flatMap { start[$0] }
      children += try views(
        child, inner, included: element.included, overrides: constraint.map { overrides(by: $0, in: element) })
    }
    for index in children.indices { children[index].setOrigin(.child(index)) }
    switch role {
    case .constraint:
      children.applyConstraintGroups()
      if start.isEmpty { placeWithoutScene(&children, of: element) }
    case .drawer: hideDrawers(&children)
    case .refresh: for index in children.indices { fill(&children[index]) }
    case .linear where shortName(of: element.element.name) == "MaterialButtonToggleGroup":
      view.children = children
      connectButtons(&view)
    case .frame where children.isEmpty && element.isSnackbar:
      children = try snackbarText(&view, element, inner)
    case .frame where shortName(of: element.element.name) == "MaskableFrameLayout":
      maskChildren(&children, of: element)
    case .frame where element.isSwitcher: for index in children.indices.dropFirst() { children[index].collapse() }
    case .appBar:
      // The surface of the app bar is behind its toolbars.
      for index in children.indices where children[index].kind == .bar {
        (children[index].appearance.isBoxed, children[index].appearance.background) = (false, nil)
      }
    case .collapsingToolbar:
      // The bar of a title would cut the edges of several pictures.
      if !children.contains(where: \.showsSeveralPictures), let title = try expandedTitle(element, inner) {
        children.append(title)
      }
      // A plain view is a scrim over the image, or a dummy below the toolbar.
      for index in children.indices where children[index].kind == .view { children[index].kind = .spacer }
    case .textInput: children += try captions(element, inner)
    case .coordinator:
      attachToBottomBars(&children, element, surroundings)
      if let content = try contentBelowBars(element, inner) { children.append(content) }
    case .toolbar, .bottomAppBar, .tabs, .bottomNavigation, .navigationRail:
      children = try barChildren(element, role, around: children, inner)
    default: break
    }
    if !request.showsBoxesOnly { hideStatesBesideRing(&children, role) }
    if !showsEverything, !request.showsBoxesOnly {
      hideAlternatives(&children, role)
      if role == .frame { hideDesignTimeViews(&children, of: element.element) }
    }
    view.children = children
    if children.isEmpty, isFilled(element, role, in: surroundings.parent) {
      hasFilled = true
      if element.showsMap {
        view.kind = .media
      } else {
        view.children = try filling(element, role, in: surroundings.parent, inner)
      }
    }
    return view
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

  /// Applies the properties that a container has by its class to its `view`: the box of a card, and the size of a bar.
  ///
  /// Scroll views clip, an app bar gets its behavior in a coordinator, and a refresh layout fills its parent.
  private func decorate(
    _ view: inout View, _ element: AndroidElement, _ role: AndroidRole, in parent: AndroidContent
  ) {
    switch role {
    case .card:
      decorateCard(&view, element)
      // A card whose content is set by code is visible as a card.
      if element.element.children.isEmpty, view.appearance.isBoxed, !request.showsBoxesOnly, !showsEverything {
        view.kind = .view
      }
    case .scroll: view.clips = true
    case .toolbar, .bottomAppBar, .tabs, .bottomNavigation, .navigationRail:
      view.kind = .bar
      if role == .tabs { view.clips = scrollsTabs(element) }
      if role != .toolbar, role != .tabs { showSurface(of: &view, element) }
      set(&view) {
        $0.minHeight = max($0.minHeight, barSize(element, role, .vertical))
        $0.minWidth = max($0.minWidth, barSize(element, role, .horizontal))
      }
    case .appBar:
      showSurface(of: &view, element)
      set(&view) {
        guard case .coordinator(var params) = $0.params.parent else { return }
        params.behavior = .appBar
        $0.params.parent = .coordinator(params)
      }
    // SwipeRefreshLayout.onMeasure takes the size that its parent offers.
    case .refresh: fill(&view, keepsFixed: true)
    default: break
    }
  }

  /// Clips the children of a container of a stated size, from which they may protrude.
  ///
  /// The parent of the container clips it to its frame unless its `android:clipChildren` is false: `ViewGroup.drawChild`.
  private func clipFixedSize(_ view: inout View) {
    guard !request.showsBoxesOnly, case .android(let layout) = view.layout else { return }
    for case .pixels(let length) in [layout.params.width, layout.params.height] where length > 0 { view.clips = true }
  }

  /// Gives a bar a visible surface, unless its element states a background without one.
  ///
  /// The bars of Material have a color of their own: `?attr/colorPrimary` in Material Components, and
  /// `?attr/colorSurfaceContainer` in Material 3 for an app bar over scrolled content and for navigation bars.
  private func showSurface(of view: inout View, _ element: AndroidElement) {
    if element.has("android:background"), element.drawable("android:background")?.isVisible != true { return }
    view.appearance.isBoxed = true
  }

  /// Sets width and height of a view to `match_parent`.
  ///
  /// - Parameter keepsFixed: true to change only a dimension that is `wrap_content`.
  private func fill(_ view: inout View, keepsFixed: Bool = false) {
    set(&view) {
      if !keepsFixed || $0.params.width == .wrapContent { $0.params.width = .matchParent }
      if !keepsFixed || $0.params.height == .wrapContent { $0.params.height = .matchParent }
    }
  }

  private func containerContent(_ element: AndroidElement, _ role: AndroidRole) -> AndroidContent {
    switch role {
    // FlexboxLayout places its children like words if it wraps them.
    case .linear where element.word("flexWrap") == "wrap": return .flow(flowStyle(element))
    case .linear(let axis): return .linear(linearStyle(element, axis))
    case .appBar, .textInput: return .linear(linearStyle(element, .vertical))
    case .chipGroup: return .flow(flowStyle(element))
    case .navigationView: return .linear(AndroidLinearStyle(axis: .vertical))
    case .toolbar, .bottomAppBar, .tabs, .bottomNavigation, .navigationRail:
      var style = AndroidLinearStyle(axis: role == .navigationRail ? .vertical : .horizontal)
      style.isBaselineAligned = false
      style.gravity =
        role == .navigationRail
        ? AndroidGravity(horizontal: .center, vertical: .top)
        : (role == .tabs ? tabGravity(element) : nil) ?? AndroidGravity(horizontal: .start, vertical: .center)
      style.scrolls = role == .tabs && scrollsTabs(element)
      return .linear(style)
    case .coordinator: return .coordinator(keylines: keylines(of: element))
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

  private func flowStyle(_ element: AndroidElement) -> AndroidFlowStyle {
    var style = AndroidFlowStyle()
    // Fractions of pixels are dropped: `TypedArray.getDimensionPixelOffset`.
    func offset(_ name: AttributeName) -> Int? { element.pixels(name).map { Int($0) } }
    style.itemSpacing = offset("chipSpacingHorizontal") ?? offset("chipSpacing") ?? 0
    style.lineSpacing = offset("chipSpacingVertical") ?? offset("chipSpacing") ?? 0
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

  // MARK: - Text fields with labels

  /// Returns the surroundings of the field in a text input layout, and adds the layout's top padding to `view`.
  ///
  /// An outlined box begins at half the height of its label, so it has a padding of 8 dp.
  private func inputSurroundings(
    _ view: inout View, _ element: AndroidElement, _ inner: AndroidSurroundings
  ) -> AndroidSurroundings {
    guard case .android(var layout) = view.layout else { return inner }
    let isOutlined = element.word("boxBackgroundMode") == "outline" || element.word("boxBackgroundMode") == "2"
    // The field moves its own hint to the layout.
    let hint = ([element.element] + element.element.descendants).first { $0["android:hint"] != nil }
    if isOutlined, hint != nil, element.bool("hintEnabled") != false {
      layout.padding.top += resolver.pixels(Self.labelOverlap)
    }
    view.layout = .android(layout)
    return inner
  }

  /// Returns the line below a text field with its error or helper text and its counter; empty for a field without them.
  ///
  /// Material Components, TextInputLayout: texts of 12 sp below the box, 16 dp from its sides.
  ///
  /// - Throws: ``InvalidInput`` if there are more views than the limit or the deadline has passed.
  private mutating func captions(
    _ element: AndroidElement, _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    guard !request.showsBoxesOnly else { return [] }
    let helper = element.bool("helperTextEnabled") == false ? nil : element.string("helperText")
    let error = element.bool("errorEnabled") == false ? nil : element.string("error")
    let maximum = element.bool("counterEnabled") == true ? element.integer("counterMaxLength") ?? 0 : nil
    let words = [error, helper].compactMap { $0 }.first { !$0.isEmpty }
    guard words != nil || maximum != nil else { return [] }
    var parts = words.map { [label(element, $0, size: 12, inner)] } ?? []
    parts.append(gap(element, inner))
    if let maximum { parts.append(label(element, maximum > 0 ? "0/\(maximum)" : "0", size: 12, inner)) }
    var line = stack(
      element, .horizontal, gravity: AndroidGravity(horizontal: .start, vertical: .top), inner, width: .matchParent,
      of: parts)
    let side = resolver.pixels(16)
    set(&line) { $0.padding = Edges(top: resolver.pixels(4), right: side, bottom: 0, left: side) }
    try spend(line.viewTotal)
    return [line]
  }

  /// The height in dp by which the label of an outlined text field overlaps its box: half a line of 12 sp.
  private static let labelOverlap = 8
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
