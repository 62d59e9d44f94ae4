import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The attributes of the children and helpers of a `ConstraintLayout`.
@Suite struct AndroidConstraintAttributeTests {
  private typealias Params = ConstraintLayoutParams

  private func child(_ markup: String) throws -> AndroidLayout {
    var app = AndroidApp()
    app.request.completions = .none
    app.request.density = 2
    let root = try app.root("<ConstraintLayout $NS>\(markup)</ConstraintLayout>")
    return try #require(root.children.last?.android)
  }

  private func params(_ attributes: String) throws -> ConstraintLayoutParams {
    let layout = try child("<View \(attributes)/>")
    guard case .constraint(let params) = layout.params.parent else {
      Issue.record("the parent is not a constraint layout")
      return ConstraintLayoutParams()
    }
    return params
  }

  private func helper(_ name: String, _ attributes: String = "", before: String = "") throws -> ConstraintHelper? {
    guard case .constraintHelper(let helper) = try child("\(before)<\(name) \(attributes)/>").content else {
      return nil
    }
    return helper
  }

  private static let sides: [(name: String, side: ConstraintLayoutParams.Side)] = [
    ("Left", .left), ("Right", .right), ("Start", .start), ("End", .end), ("Top", .top), ("Bottom", .bottom),
    ("Baseline", .baseline),
  ]

  // MARK: - Connections

  @Test func `each side of a view may be connected to each side of another one, with a margin if that is gone`() throws
  {
    for (name, side) in Self.sides {
      for (other, target) in Self.sides {
        let params = try params("app:layout_constraint\(name)_to\(other)Of='@id/a' app:layout_goneMargin\(name)='3dp'")
        #expect(params.targets == [side: Params.Target("a", target)], "\(name) to \(other)")
        #expect(params.goneMargins == [side: 6])
      }
    }
    #expect(try params("").targets.isEmpty)
    #expect(try params("").goneMargins.isEmpty)
  }

  @Test(arguments: ["parent", "0"])
  func `the layout itself is the parent or 0`(text: String) throws {
    let params = try params("app:layout_constraintTop_toBottomOf='\(text)' app:layout_constraintLeft_toLeftOf='@null'")
    #expect(params.targets == [.top: Params.Target("parent", .bottom)])
  }

  @Test(arguments: [("", 0), ("app:layout_marginBaseline='7dp'", 14)])
  func `the baseline has a margin`(_ attribute: String, _ margin: Int) throws {
    #expect(try params(attribute).baselineMargin == margin)
  }

  @Test(arguments: [("30", 30.0), ("-45.5", -45.5), ("360", 0), ("725", 5), ("-365", -5)] as [(String, Float)])
  func `a view may stand on a circle`(text: String, angle: Float) throws {
    let circle = "app:layout_constraintCircle='@id/a'"
    let whole = try params(
      "\(circle) app:layout_constraintCircleRadius='7dp' app:layout_constraintCircleAngle='\(text)'")
    #expect(whole.circle == Params.Circle(identifier: "a", radius: 14, angle: angle))
    #expect(try params(circle).circle == Params.Circle(identifier: "a", radius: 0, angle: 0))
    #expect(try params("app:layout_constraintCircleRadius='7dp'").circle == nil)
  }

  // MARK: - Dimensions

  /// `ConstraintLayout.LayoutParams`: the defaults, and the values of each axis.
  @Test func `a dimension has a bias, a chain, a weight, a share and bounds`() throws {
    for (axis, dimension, isHorizontal) in [("Horizontal", "Width", true), ("Vertical", "Height", false)] {
      func read(_ attributes: String, _ change: (inout Params.AxisParams) -> Void) throws {
        let params = try params(attributes)
        var expected = Params.AxisParams()
        change(&expected)
        #expect((isHorizontal ? params.horizontal : params.vertical) == expected, "\(attributes)")
        #expect((isHorizontal ? params.vertical : params.horizontal) == Params.AxisParams(), "\(attributes)")
      }
      let (chain, size) = ("app:layout_constraint\(axis)_", "app:layout_constraint\(dimension)_")
      try read("") { _ in }
      try read("\(chain)bias='0.3' \(chain)weight='2.5'") { ($0.bias, $0.weight) = (0.3, 2.5) }
      let styles: [(String, Params.AxisParams.ChainStyle)] = [
        ("spread", .spread), ("0", .spread), ("spread_inside", .spreadInside), ("1", .spreadInside),
        ("packed", .packed), ("2", .packed), ("other", .spread),
      ]
      for (text, style) in styles { try read("\(chain)chainStyle='\(text)'") { $0.chainStyle = style } }
      let modes: [(String, Params.AxisParams.MatchMode)] = [
        ("spread", .spread), ("0", .spread), ("wrap", .wrap), ("1", .wrap), ("percent", .percent), ("2", .percent),
      ]
      for (text, mode) in modes {
        try read("\(size)default='\(text)'") { $0.matchMode = mode }
        // A percentage implies the mode `percent`.
        try read("\(size)default='\(text)' \(size)percent='0.4'") {
          ($0.matchMode, $0.percent) = (mode == .spread ? .percent : mode, 0.4)
        }
      }
      try read("\(size)min='3dp' \(size)max='5dp'") { ($0.minimum, $0.maximum) = (.pixels(6), .pixels(10)) }
      for wrap in ["wrap", "wrap_content", "-2"] {
        try read("\(size)min='\(wrap)'") { $0.minimum = .wrap }
        try read("\(size)max='\(wrap)'") { $0.maximum = .wrap }
      }
      try read("app:layout_constrained\(dimension)='true'") { $0.isConstrained = true }
      try read("app:layout_constrained\(dimension)='false'") { _ in }
    }
  }

  @Test(arguments: [
    ("included", false, false), ("0", false, false), ("horizontal_only", false, true), ("1", false, true),
    ("vertical_only", true, false), ("2", true, false), ("skipped", true, true), ("3", true, true),
  ])
  func `a child may be left out of the size of its parent`(_ text: String, _ horizontal: Bool, _ vertical: Bool) throws
  {
    let params = try params("app:layout_wrapBehaviorInParent='\(text)'")
    #expect(params.horizontal.isSkippedByWrap == horizontal)
    #expect(params.vertical.isSkippedByWrap == vertical)
  }

  /// `ConstraintSet.parseDimensionConstraints`.
  @Test func `one attribute may state a dimension with its rule`() throws {
    for (name, isHorizontal) in [("Width", true), ("Height", false)] {
      func read(
        _ text: String, _ dimension: AndroidDimension, ratio: Float? = nil, _ change: (inout Params.AxisParams) -> Void
      ) throws {
        let layout = try child(
          "<View android:layout_width='3px' android:layout_height='3px' app:layout_constraint\(name)='\(text)'/>")
        guard case .constraint(let params) = layout.params.parent else {
          Issue.record("the parent is not a constraint layout")
          return
        }
        var expected = Params.AxisParams()
        change(&expected)
        let sizes = [layout.params.width, layout.params.height]
        #expect(sizes == (isHorizontal ? [dimension, .pixels(3)] : [.pixels(3), dimension]), "\(text)")
        #expect((isHorizontal ? params.horizontal : params.vertical) == expected, "\(text)")
        #expect(params.ratio?.value == ratio)
      }
      for text in ["match_parent", "-1"] { try read(text, .matchParent) { _ in } }
      for text in ["wrap_content", "-2"] { try read(text, .wrapContent) { _ in } }
      for text in ["match_constraint", "-3"] { try read(text, .pixels(0)) { _ in } }
      for text in ["wrap_content_constrained", "-4"] { try read(text, .wrapContent) { $0.isConstrained = true } }
      try read("7dp", .pixels(14)) { _ in }
      try read("ratio=3:2", .pixels(0), ratio: 1.5) { _ in }
      try read("weight=2.5", .pixels(0)) { $0.weight = 2.5 }
      for (share, percent) in [("0.8", 0.8), ("-1", 0), ("1.5", 1)] as [(String, Float)] {
        try read("parent=\(share)", .pixels(0)) { ($0.percent, $0.matchMode) = (percent, .percent) }
      }
      try read("other=3", .pixels(3)) { _ in }
    }
  }

  /// `ConstraintWidget.parseDimensionRatio`.
  @Test(
    arguments: [
      ("16:9", 16.0 / 9, nil), ("1.5", 1.5, nil), ("H,4:3", 0.75, .vertical), ("h,2", 2, .vertical),
      ("W,4:3", 4.0 / 3, .horizontal), ("w,2", 2, .horizontal), ("X,2", 2, nil), ("1.5f", 1.5, nil),
      ("3d:2F", 1.5, nil), ("6:4D", 1.5, nil),
    ] as [(String, Float, Axis?)])
  func `a ratio is one of width to height`(text: String, value: Float, side: Axis?) {
    #expect(Params.Ratio(text) == Params.Ratio(value: value, side: side))
  }

  @Test(arguments: [
    "", "0", "-1", "0:3", "3:0", "-3:2", "3:-2", "a", "3:", ":3", "infinity", "infinity:1", "1:infinity",
  ])
  func `other texts are no ratio`(text: String) {
    #expect(Params.Ratio(text) == nil)
  }

  // MARK: - Helpers

  @Test func `a guideline has a place`() throws {
    typealias Position = ConstraintHelper.Guideline.Position
    let begin = "app:layout_constraintGuide_begin"
    let end = "app:layout_constraintGuide_end"
    let places: [(String, Position)] = [
      ("", .begin(0)), ("app:layout_constraintGuide_percent='0.3' \(begin)='7dp'", .percent(0.3)),
      ("\(begin)='3.9px' \(end)='5px'", .begin(3)), ("\(begin)='0px' \(end)='5px'", .begin(0)),
      ("\(begin)='-1px' \(end)='5.9px'", .end(5)), ("\(end)='5px'", .end(5)), ("\(begin)='-1px'", .begin(0)),
    ]
    for (attributes, position) in places {
      #expect(
        try helper("Guideline", attributes) == .guideline(.init(orientation: .horizontal, position: position)),
        "\(attributes)")
      #expect(
        try helper("Guideline", "\(attributes) android:orientation='vertical'")
          == .guideline(.init(orientation: .vertical, position: position)))
    }
  }

  @Test func `a barrier has a side, a margin and views`() throws {
    for (name, side) in Self.sides where side != .baseline {
      let text = name.lowercased()
      #expect(
        try helper("Barrier", "app:barrierDirection='\(text)' app:constraint_referenced_ids='a, b ,c'")
          == .barrier(ConstraintBarrier(direction: side, referenced: ["a", "b", "c"])))
    }
    for other in ["baseline", "middle"] {
      #expect(
        try helper("Barrier", "app:barrierDirection='\(other)'")
          == .barrier(ConstraintBarrier(direction: .left, referenced: [])))
    }
    var barrier = ConstraintBarrier(direction: .left, referenced: ["a"])
    (barrier.margin, barrier.allowsGoneWidgets) = (14, false)
    let attributes = "app:barrierMargin='7dp' app:constraint_referenced_ids='a'"
    #expect(try helper("Barrier", "\(attributes) app:barrierAllowsGoneWidgets='false'") == .barrier(barrier))
    barrier.allowsGoneWidgets = true
    #expect(try helper("Barrier", "\(attributes) app:barrierAllowsGoneWidgets='true'") == .barrier(barrier))
    #expect(try helper("Barrier", attributes) == .barrier(barrier))
  }

  @Test func `helpers refer to views by identifiers and by tags`() throws {
    let views = """
      <View android:id='@+id/x' app:layout_constraintTag='t'/><View android:id='@+id/y' app:layout_constraintTag='u'/>\
      <View android:id='@+id/z' app:layout_constraintTag='t'/><View app:layout_constraintTag='t'/>
      """
    let attributes = "app:constraint_referenced_ids='a' app:constraint_referenced_tags='t,v'"
    #expect(try helper("Group", attributes, before: views) == .group(["a", "x", "z"]))
    #expect(try helper("Layer", attributes, before: views) == .layer(["a", "x", "z"]))
    #expect(try helper("Placeholder", "app:content='@id/a'") == .placeholder(.init(content: "a")))
    #expect(try helper("Placeholder") == .placeholder(.init(content: nil)))
    #expect(try helper("MotionEffect") == nil)
  }

  @Test func `a flow reads its attributes`() throws {
    func read(_ attributes: String, _ change: (inout ConstraintFlow) -> Void) throws {
      var expected = ConstraintFlow(referenced: ["a", "b"])
      change(&expected)
      #expect(
        try helper("Flow", "app:constraint_referenced_ids='a,b' \(attributes)") == .flow(expected), "\(attributes)")
    }
    try read("") { _ in }
    try read("android:orientation='vertical'") { $0.orientation = .vertical }
    try read("app:flow_wrapMode='chain'") { $0.wrapMode = .chain }
    try read("app:flow_wrapMode='aligned'") { $0.wrapMode = .aligned }
    for (text, count) in [("-1", nil), ("0", nil), ("1", 1), ("5", 5)] as [(String, Int?)] {
      try read("app:flow_maxElementsWrap='\(text)'") { $0.maxElements = count }
    }
    try read("app:flow_horizontalAlign='end' app:flow_verticalAlign='baseline'") {
      ($0.horizontalAlign, $0.verticalAlign) = (.end, .baseline)
    }
    try read("app:flow_horizontalGap='3dp' app:flow_verticalGap='5dp'") { ($0.horizontalGap, $0.verticalGap) = (6, 10) }
    try read("android:paddingStart='3dp' android:paddingEnd='5dp'") { ($0.startPadding, $0.endPadding) = (6, 10) }
    try read("android:visibility='visible'") { $0.setsVisibility = true }
    for (axis, isHorizontal) in [("horizontal", true), ("vertical", false)] {
      var chain = ConstraintFlow.Chain()
      (chain.style, chain.bias) = (.packed, 0.2)
      (chain.firstStyle, chain.firstBias) = (.spreadInside, 0.3)
      (chain.lastStyle, chain.lastBias) = (.spread, 0.4)
      let name = axis.prefix(1).uppercased() + axis.dropFirst()
      let attributes = """
        app:flow_\(axis)Style='packed' app:flow_\(axis)Bias='0.2' app:flow_first\(name)Style='spread_inside' \
        app:flow_first\(name)Bias='0.3' app:flow_last\(name)Style='spread' app:flow_last\(name)Bias='0.4'
        """
      try read(attributes) { if isHorizontal { $0.horizontal = chain } else { $0.vertical = chain } }
    }
  }
}
