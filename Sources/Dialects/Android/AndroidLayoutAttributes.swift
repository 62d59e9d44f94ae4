import Geometry
import ViewTree

extension AndroidLayoutParams {
  /// Reads the `layout_*` attributes of an element as its parent's class does; invalid ones become the defaults.
  ///
  /// - Parameters:
  ///   - parent: the content of the parent, whose class determines the attributes that are read.
  ///   - direction: the direction of the element itself, which decides whether its start margin is left or right.
  ///   - parentDirection: the direction of the parent, which decides this for the margins in a `RelativeLayout`.
  init(
    _ element: AndroidElement, in parent: AndroidContent, direction: LayoutDirection,
    parentDirection: LayoutDirection
  ) {
    self.init(
      width: element.width ?? .wrapContent,
      height: element.height ?? .wrapContent)
    var direction = direction
    if case .relative = parent { direction = parentDirection }
    margins = Edges(margins: element, direction)
    gravity = element.gravity("android:layout_gravity")
    weight = element.float("android:layout_weight") ?? 0
    switch parent {
    case .relative: self.parent = .relative(RelativeLayoutParams(element))
    case .table: width = .matchParent
    case .tableRow:
      width = element.width ?? .matchParent
      var params = TableRowParams()
      params.column = element.integer("android:layout_column").flatMap { $0 < 0 ? nil : $0 }
      params.span = max(1, element.integer("android:layout_span") ?? 1)
      self.parent = .tableRow(params)
    case .grid:
      margins.keepGridMargins(element, direction)
      self.parent = .grid(GridLayoutParams(element))
    case .constraint:
      var params = ConstraintLayoutParams(element)
      width = params.dimension(element, .horizontal) ?? width
      height = params.dimension(element, .vertical) ?? height
      margins.keepAbsoluteMargins(element, params)
      self.parent = .constraint(params)
    case .coordinator: self.parent = .coordinator(CoordinatorLayoutParams(element))
    case .flexbox: self.parent = .flexbox(FlexboxLayoutParams(element))
    case .linear: self.parent = AppBarParams(element).map { .appBar($0) } ?? .none
    default: break
    }
  }
}

extension AndroidElement {
  /// The attribute `layout_width` of the element, in pixels; nil if it is missing or invalid.
  var width: AndroidDimension? { AndroidDimension(self, "android:layout_width") }
  var height: AndroidDimension? { AndroidDimension(self, "android:layout_height") }
}

extension AndroidDimension {
  fileprivate init?(_ element: AndroidElement, _ name: AttributeName) {
    switch element.word(name) {
    case "match_parent", "fill_parent", "-1": self = .matchParent
    case "wrap_content", "-2": self = .wrapContent
    case nil: return nil
    default:
      guard let pixels = element.pixelSize(name) else { return nil }
      // A resource may state the constants as numbers: `LayoutParams.MATCH_PARENT` and `WRAP_CONTENT`.
      self = pixels == -1 ? .matchParent : pixels == -2 ? .wrapContent : .pixels(pixels)
    }
  }
}

extension Edges<Int?> {
  /// Reads the margins of an element in pixels as `ViewGroup.MarginLayoutParams` does; nil for an edge without a
  /// margin.
  ///
  /// A `layout_margin` of at least 0 takes precedence over all other attributes, then the margins of start and end.
  /// `direction` decides whether the start is left or right.
  fileprivate init(margins element: AndroidElement, _ direction: LayoutDirection) {
    func size(_ name: AttributeName) -> Int? { element.pixelSize(name) }
    func positive(_ name: AttributeName) -> Int? { size(name).flatMap { $0 < 0 ? nil : $0 } }
    if let all = positive("android:layout_margin") {
      self.init(all)
      return
    }
    let horizontal = positive("android:layout_marginHorizontal")
    let vertical = positive("android:layout_marginVertical")
    self.init(
      top: vertical ?? size("android:layout_marginTop"), right: horizontal ?? size("android:layout_marginRight"),
      bottom: vertical ?? size("android:layout_marginBottom"), left: horizontal ?? size("android:layout_marginLeft"))
    setRelative(start: size("android:layout_marginStart"), end: size("android:layout_marginEnd"), direction)
  }

  /// Sets the left and right margins to the margins at start and end, in pixels, by the layout direction.
  ///
  /// If only one is given, the other becomes 0; if none is given, nothing changes.
  private mutating func setRelative(start: Int?, end: Int?, _ direction: LayoutDirection) {
    guard start != nil || end != nil else { return }
    self[start: direction] = start ?? 0
    self[end: direction] = end ?? 0
  }

  /// Replaces left and right margins of 0 or less by those of `layout_marginLeft` and `layout_marginRight`, in pixels.
  ///
  /// The function applies to a child of a `ConstraintLayout`. A margin is replaced only if the attribute is above 0 and
  /// this side of the child is connected. Nothing changes if the start or the end of the child is connected. Source:
  /// `LayoutParams.resolveLayoutDirection`.
  fileprivate mutating func keepAbsoluteMargins(_ element: AndroidElement, _ params: ConstraintLayoutParams) {
    guard params.targets[.start] == nil, params.targets[.end] == nil else { return }
    func kept(_ margin: Int?, _ side: ConstraintLayoutParams.Side, _ name: AttributeName) -> Int? {
      guard params.targets[side] != nil, let margin, margin <= 0, let own = element.pixelSize(name), own > 0 else {
        return margin
      }
      return own
    }
    left = kept(left, .left, "android:layout_marginLeft")
    right = kept(right, .right, "android:layout_marginRight")
  }

  /// Reads the margins in pixels as a `GridLayout` does, without the attributes `marginHorizontal` and
  /// `marginVertical`.
  ///
  /// `direction` decides whether the start is left or right. Source: `GridLayout.LayoutParams.reInitSuper`.
  fileprivate mutating func keepGridMargins(_ element: AndroidElement, _ direction: LayoutDirection) {
    func size(_ side: String) -> Int? { element.pixelSize("android:layout_margin\(side)") }
    let all = size("")
    self = Edges<Int?>(
      top: size("Top") ?? all, right: size("Right") ?? all, bottom: size("Bottom") ?? all, left: size("Left") ?? all)
    if (all ?? -1) < 0 { setRelative(start: size("Start"), end: size("End"), direction) }
  }
}

extension AndroidGravity {
  /// Parses flags such as `center|start`, the syntax of `android:gravity` and `android:layout_gravity`.
  ///
  /// Unknown flags are ignored. Nil if no flag is known.
  init?(flags: String) {
    var gravity = AndroidGravity()
    for flag in flags.utf8.split(separator: UInt8(ascii: "|")).map({ Substring($0) }) {
      switch flag.drop(while: { $0 == " " }).prefix(while: { $0 != " " }) {
      case "left": gravity.horizontal = gravity.horizontal == .right ? .fill : .left
      case "right": gravity.horizontal = gravity.horizontal == .left ? .fill : .right
      case "start": gravity.horizontal = gravity.horizontal == .end ? .fill : .start
      case "end": gravity.horizontal = gravity.horizontal == .start ? .fill : .end
      case "center_horizontal": gravity.horizontal = gravity.horizontal ?? .center
      case "fill_horizontal": gravity.horizontal = .fill
      case "top": gravity.vertical = gravity.vertical == .bottom ? .fill : .top
      case "bottom": gravity.vertical = gravity.vertical == .top ? .fill : .bottom
      case "center_vertical": gravity.vertical = gravity.vertical ?? .center
      case "fill_vertical": gravity.vertical = .fill
      case "center":
        gravity = AndroidGravity(horizontal: gravity.horizontal ?? .center, vertical: gravity.vertical ?? .center)
      case "fill": gravity = AndroidGravity(horizontal: .fill, vertical: .fill)
      default: break
      }
    }
    guard gravity != AndroidGravity() else { return nil }
    // The flag of a side includes that of the center, in any order.
    self = gravity
  }
}

extension RelativeLayoutParams {
  init(_ element: AndroidElement) {
    self.init()
    for anchor in Anchor.allCases {
      anchors[anchor] = element.identifier("android:layout_\(anchor.rawValue)")
    }
    for rule in ParentRule.allCases where element.bool("android:layout_\(rule.rawValue)") == true {
      parentRules.insert(rule)
    }
    alignsWithParentIfMissing = element.bool("android:layout_alignWithParentIfMissing") ?? false
  }
}

extension AppBarParams {
  /// Reads `layout_scrollFlags` of a child of an app bar, such as `scroll|exitUntilCollapsed`; other flags are ignored.
  ///
  /// The result is nil for an element without this attribute.
  init?(_ element: AndroidElement) {
    guard let flags = element.word("layout_scrollFlags") else { return nil }
    self.init()
    let names = flags.split { $0 == "|" || $0 == " " }
    scrolls = names.contains("scroll")
    exitsUntilCollapsed = names.contains("exitUntilCollapsed")
  }
}

extension CoordinatorLayoutParams {
  init(_ element: AndroidElement) {
    self.init()
    anchor = element.identifier("layout_anchor")
    anchorGravity = element.gravity("layout_anchorGravity")
    keyline = element.integer("layout_keyline").flatMap { $0 < 0 ? nil : $0 }
    insetEdge = element.gravity("layout_insetEdge")
    dodgedEdges = element.gravity("layout_dodgeInsetEdges")
    let name = element.written("layout_behavior")?.text ?? ""
    if name.contains("appbar_scrolling_view_behavior") || name.contains("ScrollingViewBehavior") {
      behavior = .belowAppBar(overlap: element.pixelSize("behavior_overlapTop") ?? 0)
    } else if name.contains("bottom_sheet_behavior") || name.contains("BottomSheetBehavior") {
      let peekHeight = element.word("behavior_peekHeight") == "auto" ? nil : element.pixelSize("behavior_peekHeight")
      // @dimen/design_bottom_sheet_peek_height_min
      behavior = .bottomSheet(peekHeight: peekHeight, minimumPeekHeight: element.resolver.pixels(64))
    }
  }
}

extension GridLayoutParams {
  /// Reads the row and the column of a child of a grid layout: the index, the span and the weight of each.
  ///
  /// Indexes are counted from 0. A missing or negative index is nil; the default span is 1, and the default weight 0.
  /// `androidx.gridlayout` has its attributes in the application's namespace.
  init(_ element: AndroidElement) {
    self.init()
    func integer(_ name: String) -> Int? { element.integer("android:\(name)") ?? element.integer("\(name)") }
    func float(_ name: String) -> Float? { element.float("android:\(name)") ?? element.float("\(name)") }
    func spec(_ name: String) -> Spec {
      var spec = Spec()
      spec.start = integer("layout_" + name).flatMap { $0 < 0 ? nil : $0 }
      spec.span = max(1, integer("layout_" + name + "Span") ?? 1)
      spec.weight = float("layout_" + name + "Weight") ?? 0
      return spec
    }
    row = spec("row")
    column = spec("column")
  }
}
