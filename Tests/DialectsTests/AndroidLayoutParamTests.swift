import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The attributes `layout_*` that a view has by the class of its parent, as the boxes of a device need them.
@Suite struct AndroidLayoutParamTests {
  private func app(_ direction: LayoutDirection = .leftToRight) -> AndroidApp {
    var app = AndroidApp()
    app.request.completions = .none
    app.request.direction = direction
    app.request.density = 2
    return app
  }

  /// The parameters of a view with some attributes in a parent of some class.
  private func params(
    _ attributes: String, in parent: String = "FrameLayout", _ direction: LayoutDirection = .leftToRight
  ) throws -> AndroidLayoutParams {
    let root = try app(direction).root("<\(parent) $NS><View \(attributes)/></\(parent)>")
    return try #require(root.children.first?.android?.params)
  }

  /// The margins at top, right, bottom and left; nil for an edge without one.
  private func margins(_ params: AndroidLayoutParams) -> [Int?] {
    [params.margins.top, params.margins.right, params.margins.bottom, params.margins.left]
  }

  // MARK: - Sizes and margins

  @Test(arguments: [
    ("match_parent", AndroidDimension.matchParent), ("fill_parent", .matchParent), ("-1", .matchParent),
    ("wrap_content", .wrapContent), ("-2", .wrapContent), ("7px", .pixels(7)), ("7dp", .pixels(14)),
    ("0dp", .pixels(0)),
  ])
  func `a size is a length or a constant`(text: String, dimension: AndroidDimension) throws {
    #expect(try params("android:layout_width='\(text)' android:layout_height='5px'").width == dimension)
    #expect(try params("android:layout_width='5px' android:layout_height='\(text)'").height == dimension)
  }

  private static let fourMargins =
    "android:layout_marginTop='5px' android:layout_marginRight='7px' android:layout_marginBottom='9px' "
    + "android:layout_marginLeft='11px'"

  /// `ViewGroup.MarginLayoutParams(Context, AttributeSet)`.
  @Test(
    arguments: [
      ("", [5, 7, 9, 11]), ("android:layout_margin='3px'", [3, 3, 3, 3]),
      ("android:layout_margin='0px'", [0, 0, 0, 0]),
      ("android:layout_margin='-3px'", [5, 7, 9, 11]), ("android:layout_marginHorizontal='13px'", [5, 13, 9, 13]),
      ("android:layout_marginHorizontal='0px'", [5, 0, 9, 0]),
      ("android:layout_marginHorizontal='-1px'", [5, 7, 9, 11]),
      ("android:layout_marginVertical='13px'", [13, 7, 13, 11]),
      ("android:layout_marginVertical='0px'", [0, 7, 0, 11]),
      ("android:layout_marginVertical='-1px'", [5, 7, 9, 11]),
      (
        "android:layout_margin='3px' android:layout_marginHorizontal='13px' android:layout_marginStart='15px'",
        [3, 3, 3, 3]
      ),
      ("android:layout_marginStart='13px' android:layout_marginEnd='15px'", [5, 15, 9, 13]),
      ("android:layout_marginStart='13px' android:layout_marginHorizontal='15px'", [5, 0, 9, 13]),
      ("android:layout_marginStart='-13px'", [5, 0, 9, -13]), ("android:layout_marginEnd='13px'", [5, 13, 9, 0]),
    ] as [(String, [Int?])])
  func `one margin of at least 0 for all edges precedes those of an axis, which precede single ones`(
    _ attributes: String, _ expected: [Int?]
  ) throws {
    #expect(try margins(params("\(Self.fourMargins) \(attributes)")) == expected)
  }

  @Test(
    arguments: [
      ("android:layout_marginStart='13px' android:layout_marginEnd='15px'", [nil, 13, nil, 15]),
      ("android:layout_marginStart='13px'", [nil, 13, nil, 0]), ("android:layout_marginEnd='13px'", [nil, 0, nil, 13]),
      ("android:layout_marginLeft='13px'", [nil, nil, nil, 13]), ("", [nil, nil, nil, nil]),
    ] as [(String, [Int?])])
  func `the start is the right from right to left`(_ attributes: String, _ expected: [Int?]) throws {
    #expect(try margins(params(attributes, .rightToLeft)) == expected)
  }

  /// `RelativeLayout.LayoutParams.resolveLayoutDirection` is called with the direction of the layout.
  @Test(arguments: [("FrameLayout", [nil, 13, nil, 0]), ("RelativeLayout", [nil, 0, nil, 13])] as [(String, [Int?])])
  func `the parent's direction counts in a relative layout`(_ parent: String, _ expected: [Int?]) throws {
    #expect(
      try margins(params("android:layoutDirection='rtl' android:layout_marginStart='13px'", in: parent)) == expected)
  }

  /// `GridLayout.LayoutParams.reInitSuper`.
  @Test(
    arguments: [
      ("android:layout_marginVertical='13px'", [nil, nil, nil, nil]), ("android:layout_margin='3px'", [3, 3, 3, 3]),
      ("android:layout_margin='3px' \(fourMargins)", [5, 7, 9, 11]),
      ("android:layout_margin='3px' android:layout_marginStart='13px'", [3, 3, 3, 3]),
      ("android:layout_margin='0px' android:layout_marginStart='13px'", [0, 0, 0, 0]),
      ("android:layout_margin='-3px' android:layout_marginStart='13px'", [-3, 0, -3, 13]),
      ("android:layout_marginStart='13px' android:layout_marginEnd='15px'", [nil, 15, nil, 13]),
    ] as [(String, [Int?])])
  func `single margins precede the one for all edges in a grid`(_ attributes: String, _ expected: [Int?]) throws {
    #expect(try margins(params(attributes, in: "GridLayout")) == expected)
  }

  /// `ConstraintLayout.LayoutParams.resolveLayoutDirection`.
  @Test(
    arguments: [
      ("Left_toLeftOf", "Start='0px'", [nil, 0, nil, 11]), ("Left_toLeftOf", "Start='1px'", [nil, 0, nil, 1]),
      ("Left_toLeftOf", "Start='-1px'", [nil, 0, nil, 11]), ("Right_toRightOf", "End='0px'", [nil, 7, nil, 0]),
      ("Right_toRightOf", "End='1px'", [nil, 1, nil, 0]), ("Right_toRightOf", "End='-1px'", [nil, 7, nil, 0]),
      ("Start_toStartOf", "Start='0px'", [nil, 0, nil, 0]), ("End_toEndOf", "End='0px'", [nil, 0, nil, 0]),
      ("Top_toTopOf", "Start='0px'", [nil, 0, nil, 0]),
    ] as [(String, String, [Int?])])
  func `a margin at the left or right counts where a view is connected`(
    _ side: String, _ margin: String, _ expected: [Int?]
  ) throws {
    let attributes = """
      app:layout_constraint\(side)='parent' android:layout_margin\(margin) android:layout_marginRight='7px' \
      android:layout_marginLeft='11px'
      """
    #expect(try margins(params(attributes, in: "ConstraintLayout")) == expected)
  }

  @Test(arguments: ["Left", "Right"])
  func `a margin of 0 at the left or right replaces none`(_ side: String) throws {
    let attributes = """
      app:layout_constraintLeft_toLeftOf='parent' app:layout_constraintRight_toRightOf='parent' \
      android:layout_marginStart='-3px' android:layout_marginEnd='-5px' android:layout_margin\(side)='0px'
      """
    #expect(try margins(params(attributes, in: "ConstraintLayout")) == [nil, -5, nil, -3])
  }

  // MARK: - Gravity

  /// `Gravity`: the bits of opposite sides together are `fill`, and a side includes the bit of the center.
  @Test(
    arguments: [
      ("left", AndroidGravity.Horizontal.left, nil), ("right", .right, nil), ("start", .start, nil), ("end", .end, nil),
      ("left|right", .fill, nil), ("right|left", .fill, nil), ("start|end", .fill, nil), ("end|start", .fill, nil),
      ("top", nil, AndroidGravity.Vertical.top), ("bottom", nil, .bottom), ("top|bottom", nil, .fill),
      ("bottom|top", nil, .fill), ("center_horizontal", .center, nil), ("center_vertical", nil, .center),
      ("fill_horizontal", .fill, nil), ("fill_vertical", nil, .fill), ("fill", .fill, .fill),
      ("center", .center, .center),
      ("center|end", .end, .center), ("top|center", .center, .top), ("left|center_horizontal", .left, nil),
      ("center_horizontal|right", .right, nil), ("bottom|center_vertical", nil, .bottom),
      ("center_vertical|top", nil, .top), (" start | bottom ", .start, .bottom), ("clip_vertical|end", .end, nil),
      ("clip_vertical", nil, nil), ("", nil, nil),
    ] as [(String, AndroidGravity.Horizontal?, AndroidGravity.Vertical?)])
  func `flags of a gravity are combined`(
    _ flags: String, _ horizontal: AndroidGravity.Horizontal?, _ vertical: AndroidGravity.Vertical?
  ) {
    let isKnown = horizontal != nil || vertical != nil
    #expect(
      AndroidGravity(flags: flags) == (isKnown ? AndroidGravity(horizontal: horizontal, vertical: vertical) : nil))
  }

  // MARK: - Parents

  @Test(
    arguments: [
      ("", nil, 1), ("android:layout_column='0' android:layout_span='2'", 0, 2),
      ("android:layout_column='3' android:layout_span='1'", 3, 1),
      ("android:layout_column='-1' android:layout_span='0'", nil, 1), ("android:layout_span='-2'", nil, 1),
    ] as [(String, Int?, Int)])
  func `a cell of a table row spans at least one column`(_ attributes: String, _ column: Int?, _ span: Int) throws {
    let params = try params(attributes, in: "TableRow")
    var expected = TableRowParams()
    (expected.column, expected.span) = (column, span)
    #expect(params.parent == .tableRow(expected))
    #expect(params.width == .matchParent)
    #expect(params.height == .wrapContent)
  }

  @Test(arguments: ["android", "app"])
  func `a cell of a grid has an index, a span and a weight for each axis`(namespace: String) throws {
    func grid(_ attributes: [String]) throws -> AndroidParentParams {
      try params(attributes.map { "\(namespace):layout_\($0)" }.joined(separator: " "), in: "GridLayout").parent
    }
    var expected = GridLayoutParams()
    (expected.row.start, expected.row.span, expected.row.weight) = (0, 3, 1.5)
    (expected.column.start, expected.column.span, expected.column.weight) = (4, 2, 2.5)
    #expect(
      try grid([
        "row='0'", "rowSpan='3'", "rowWeight='1.5'", "column='4'", "columnSpan='2'", "columnWeight='2.5'",
      ]) == .grid(expected))
    #expect(try grid([]) == .grid(GridLayoutParams()))
    #expect(try grid(["row='-1'", "rowSpan='0'", "column='-7'", "columnSpan='-1'"]) == .grid(GridLayoutParams()))
  }

  @Test func `a relative layout has a rule for each side`() throws {
    for (index, anchor) in RelativeLayoutParams.Anchor.allCases.enumerated() {
      var expected = RelativeLayoutParams()
      expected.anchors[anchor] = "v\(index)"
      #expect(
        try params("android:layout_\(anchor.rawValue)='@id/v\(index)'", in: "RelativeLayout").parent
          == .relative(expected))
    }
    for rule in RelativeLayoutParams.ParentRule.allCases {
      var expected = RelativeLayoutParams()
      expected.parentRules = [rule]
      #expect(
        try params("android:layout_\(rule.rawValue)='true'", in: "RelativeLayout").parent == .relative(expected))
      #expect(
        try params("android:layout_\(rule.rawValue)='false'", in: "RelativeLayout").parent
          == .relative(RelativeLayoutParams()))
    }
  }

  @Test(arguments: [("", false), ("='false'", false), ("='true'", true)])
  func `a relative layout may take the place of a missing anchor`(value: String, aligns: Bool) throws {
    let attribute = value.isEmpty ? "" : "android:layout_alignWithParentIfMissing\(value)"
    var expected = RelativeLayoutParams()
    expected.alignsWithParentIfMissing = aligns
    #expect(try params(attribute, in: "RelativeLayout").parent == .relative(expected))
  }

  @Test(arguments: [
    ("scroll|exitUntilCollapsed", true, true), ("scroll | enterAlways", true, false),
    ("exitUntilCollapsed", false, true), ("snap", false, false),
  ])
  func `flags of an app bar's child`(_ flags: String, _ scrolls: Bool, _ exits: Bool) throws {
    var expected = AppBarParams()
    (expected.scrolls, expected.exitsUntilCollapsed) = (scrolls, exits)
    let parent = try params("app:layout_scrollFlags='\(flags)'", in: "LinearLayout").parent
    #expect(parent == .appBar(expected))
    #expect(try params("", in: "LinearLayout").parent == .none)
  }

  @Test(
    arguments: [
      ("", .none), ("app:layout_behavior='@string/appbar_scrolling_view_behavior'", .belowAppBar(overlap: 0)),
      (
        "app:layout_behavior='a.b.AppBarLayout$ScrollingViewBehavior' app:behavior_overlapTop='7px'",
        .belowAppBar(overlap: 7)
      ),
      // The automatic height is that of a 16:9 key line, at least 64 dp: `BottomSheetBehavior.PEEK_HEIGHT_AUTO`.
      (
        "app:layout_behavior='@string/bottom_sheet_behavior' app:behavior_peekHeight='auto'",
        .bottomSheet(peekHeight: nil, minimumPeekHeight: 128)
      ),
      (
        "app:layout_behavior='a.b.BottomSheetBehavior' app:behavior_peekHeight='7dp'",
        .bottomSheet(peekHeight: 14, minimumPeekHeight: 128)
      ),
      ("app:layout_behavior='a.b.OtherBehavior' app:behavior_peekHeight='7dp'", .none),
    ] as [(String, CoordinatorLayoutParams.Behavior)])
  func `a behavior places a child of a coordinator`(
    _ attributes: String, _ behavior: CoordinatorLayoutParams.Behavior
  ) throws {
    var expected = CoordinatorLayoutParams()
    expected.behavior = behavior
    #expect(try params(attributes, in: "CoordinatorLayout").parent == .coordinator(expected))
  }

  @Test(arguments: [("-1", nil), ("0", 0), ("2", 2)] as [(String, Int?)])
  func `a child of a coordinator has an anchor, a key line and edges`(_ text: String, _ keyline: Int?) throws {
    var expected = CoordinatorLayoutParams()
    (expected.anchor, expected.keyline) = ("bar", keyline)
    expected.anchorGravity = AndroidGravity(horizontal: .end, vertical: .bottom)
    expected.insetEdge = AndroidGravity(vertical: .top)
    expected.dodgedEdges = AndroidGravity(horizontal: .left)
    let attributes = """
      app:layout_anchor='@id/bar' app:layout_anchorGravity='end|bottom' app:layout_keyline='\(text)' \
      app:layout_insetEdge='top' app:layout_dodgeInsetEdges='left'
      """
    #expect(try params(attributes, in: "CoordinatorLayout").parent == .coordinator(expected))
  }
}
