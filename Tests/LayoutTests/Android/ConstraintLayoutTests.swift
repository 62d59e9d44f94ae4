import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import Layout

/// A child of a ConstraintLayout with constraints such as `.left: ("parent", .left)`.
private func constrained(
  _ name: String, _ width: AndroidDimension, _ height: AndroidDimension,
  _ targets: [ConstraintLayoutParams.Side: (String, ConstraintLayoutParams.Side)],
  _ change: (inout ConstraintLayoutParams) -> Void = { _ in }
) -> View {
  var params = ConstraintLayoutParams()
  for (side, target) in targets { params.targets[side] = .init(target.0, target.1) }
  change(&params)
  return android(.view, width, height) { $0.params.parent = .constraint(params) }.named(name)
}

private func layout(_ width: AndroidDimension, _ height: AndroidDimension, _ children: [View]) -> AndroidRun {
  AndroidRun(android(.constraint(AndroidConstraintStyle()), width, height, children))
}

@Suite struct ConstraintLayoutTests {
  @Test func `a view between two sides is placed by its bias`() {
    let run = layout(
      .matchParent, .matchParent,
      [
        constrained("a", .pixels(100), .pixels(50), [.left: ("parent", .left), .right: ("parent", .right)]) {
          $0.horizontal.bias = 0.25
        },
        constrained("b", .pixels(0), .pixels(50), [.left: ("a", .right), .right: ("parent", .right)]),
      ])
    #expect(run.childFrames == [[50, 0, 100, 50], [150, 0, 150, 50]])
  }

  @Test(arguments: [
    (ConstraintLayoutParams.AxisParams.ChainStyle.spread, [60, 180]), (.spreadInside, [0, 240]), (.packed, [90, 150]),
  ])
  func `a chain shares its free room by its style`(
    style: ConstraintLayoutParams.AxisParams.ChainStyle, places: [Int]
  ) {
    let run = layout(
      .matchParent, .matchParent,
      [
        constrained("a", .pixels(60), .pixels(10), [.left: ("parent", .left), .right: ("b", .left)]) {
          $0.horizontal.chainStyle = style
        },
        constrained("b", .pixels(60), .pixels(10), [.left: ("a", .right), .right: ("parent", .right)]),
      ])
    #expect(run.childFrames.map { $0[0] } == places)
  }

  @Test func `a layout wraps the views that need room, whatever is centered in it`() {
    let run = layout(
      .wrapContent, .wrapContent,
      [
        constrained("a", .pixels(120), .pixels(40), [.left: ("parent", .left), .top: ("parent", .top)]),
        constrained(
          "b", .pixels(50), .pixels(20), [.left: ("parent", .left), .right: ("parent", .right), .top: ("a", .bottom)]),
      ])
    #expect(run.root.frame.size == PerAxis(120, 60))
    #expect(run.childFrames[1] == [35, 40, 50, 20])
  }

  @Test func `a baseline is aligned with that of a view as high as the layout`() {
    func text(_ name: String, _ height: AndroidDimension, _ targets: [ConstraintLayoutParams.Side]) -> View {
      var params = ConstraintLayoutParams()
      for side in targets { params.targets[side] = .init("a", side) }
      let widget = AndroidWidget(width: 20, height: 30, baseline: name == "a" ? 24 : 18)
      return android(.widget(widget), .wrapContent, height) {
        $0.params.parent = .constraint(params)
        if name == "a" { $0.params.margins.top = 10 }
      }.named(name)
    }
    let run = layout(.matchParent, .matchParent, [text("a", .matchParent, []), text("b", .wrapContent, [.baseline])])
    #expect(run.childFrames == [[0, 10, 20, 390], [0, 16, 20, 30]])
  }

  @Test func `a barrier is at the furthest of its views`() {
    let barrier = android(
      .constraintHelper(.barrier(ConstraintBarrier(direction: .right, referenced: ["a", "b"])))
    ).named("barrier")
    let run = layout(
      .matchParent, .matchParent,
      [
        constrained("a", .pixels(80), .pixels(10), [.left: ("parent", .left)]),
        constrained("b", .pixels(110), .pixels(10), [.left: ("parent", .left)]), barrier,
        constrained("c", .pixels(10), .pixels(10), [.left: ("barrier", .right)]),
      ])
    #expect(run.childFrames[3] == [110, 0, 10, 10])
  }

  @Test func `a barrier is at a guideline that is further than its views`() {
    let guideline = android(
      .constraintHelper(.guideline(ConstraintHelper.Guideline(orientation: .vertical, position: .begin(130))))
    ).named("guideline")
    let barrier = android(
      .constraintHelper(.barrier(ConstraintBarrier(direction: .right, referenced: ["a", "guideline"])))
    ).named("barrier")
    let run = layout(
      .matchParent, .matchParent,
      [
        constrained("a", .pixels(80), .pixels(10), [.left: ("parent", .left)]), guideline, barrier,
        constrained("b", .pixels(10), .pixels(10), [.left: ("barrier", .right)]),
      ])
    #expect(run.childFrames[3] == [130, 0, 10, 10])
  }

  @Test func `the name of a layout is its own side for its children`() {
    let child = constrained("a", .pixels(100), .pixels(50), [.left: ("screen", .left), .right: ("screen", .right)])
    let root = android(.constraint(AndroidConstraintStyle()), .matchParent, .matchParent, [child]).named("screen")
    #expect(AndroidRun(root).childFrames == [[100, 0, 100, 50]])
  }

  @Test func `a width of 16 to 9 follows from the height and is cut off`() {
    let run = layout(
      .matchParent, .matchParent,
      [
        constrained("a", .pixels(0), .pixels(100), [.left: ("parent", .left), .top: ("parent", .top)]) {
          $0.ratio = ConstraintLayoutParams.Ratio(value: 16 / 9)
        }
      ])
    #expect(run.childFrames == [[0, 0, 177, 100]])
  }

  @Test func `constraints in a circle are a warning, and every view has a box`() {
    let run = layout(
      .matchParent, .matchParent,
      [
        constrained("a", .pixels(10), .pixels(10), [.left: ("b", .right)]),
        constrained("b", .pixels(10), .pixels(10), [.left: ("a", .right)]),
      ])
    #expect(run.childFrames.map { $0[2] } == [10, 10])
    #expect(run.pass.diagnostics.map(\.problem.code) == ["layout.constraints"])
  }

  @Test func `a flow breaks its views into lines`() {
    var flow = ConstraintFlow(referenced: ["a", "b", "c"])
    flow.wrapMode = .chain
    flow.horizontal.style = .packed
    flow.horizontal.bias = 0
    flow.verticalGap = 5
    let helper = android(.constraintHelper(.flow(flow)), .matchParent, .wrapContent)
    let run = layout(
      .matchParent, .wrapContent,
      [
        constrained("a", .pixels(150), .pixels(20), [:]), constrained("b", .pixels(120), .pixels(20), [:]),
        constrained("c", .pixels(100), .pixels(30), [:]), helper,
      ])
    #expect(run.childFrames.prefix(3) == [[0, 0, 150, 20], [150, 0, 120, 20], [0, 25, 100, 30]])
    #expect(run.root.frame.size.vertical == 55)
  }

  /// Three views and the gaps between them are exactly as wide as the flow, or a pixel wider.
  @Test(arguments: [(80, 3), (81, 2)])
  func `an aligned flow has as many columns as fit`(_ width: Int, _ columns: Int) {
    var flow = ConstraintFlow(referenced: ["a", "b", "c"])
    flow.wrapMode = .aligned
    flow.horizontalGap = 10
    let helper = android(.constraintHelper(.flow(flow)), .pixels(260), .wrapContent)
    let views = [("a", 80), ("b", 80), ("c", width)].map { constrained($0, .pixels($1), .pixels(20), [:]) }
    let run = layout(.matchParent, .wrapContent, views + [helper])
    #expect(run.childFrames.prefix(3).count { $0[1] == 0 } == columns)
  }

  @Test func `views of 0 dp in a flow are measured at their part of the line`() {
    let text = AndroidContent.text(AndroidText(text: "one two three four five six seven", size: 42))
    var flow = ConstraintFlow(referenced: ["a", "b"])
    flow.wrapMode = .chain
    var relative = ConstraintLayoutParams()
    relative.horizontal.matchMode = .percent
    relative.horizontal.percent = 0.4
    for (params, width) in [(ConstraintLayoutParams(), 150), (relative, 120)] {
      let members = ["a", "b"].map { name in
        android(text, .pixels(0), .wrapContent) { $0.params.parent = .constraint(params) }.named(name)
      }
      let helper = android(.constraintHelper(.flow(flow)), .matchParent, .wrapContent)
      let run = layout(.matchParent, .wrapContent, members + [helper])
      let height = AndroidRun(android(text, .pixels(width))).root.size.vertical
      #expect(run.childFrames[2][3] == height)
      #expect(run.childFrames[0].suffix(2) == [width, height])
    }
  }

  /// The sizes of the flow are those of the box around its views, in each mode and direction.
  @Test(arguments: [ConstraintFlow.WrapMode.none, .chain, .chain2, .aligned], Axis.allCases)
  func `a flow wraps its views, the gaps and its padding`(_ mode: ConstraintFlow.WrapMode, _ orientation: Axis) {
    let sizes = [(30, 10), (20, 25), (45, 15), (25, 30), (35, 20)]
    for count in 0...sizes.count {
      let names = (0..<count).map { "view\($0)" }
      var flow = ConstraintFlow(referenced: names)
      (flow.wrapMode, flow.orientation) = (mode, orientation)
      (flow.horizontalGap, flow.verticalGap) = (7, 5)
      if mode != .none { flow.maxElements = 3 }
      let helper = android(.constraintHelper(.flow(flow))) { $0.padding = Edges(top: 1, right: 4, bottom: 3, left: 2) }
      let views = zip(names, sizes).map { constrained($0, .pixels($1.0), .pixels($1.1), [:]) }
      let frames = layout(.matchParent, .matchParent, views + [helper]).childFrames
      let box = [0, 1].map { axis -> (Int, Int) in
        let (starts, ends) = (frames.dropLast().map { $0[axis] }, frames.dropLast().map { $0[axis] + $0[axis + 2] })
        return (starts.min() ?? 2 - axis, ends.max() ?? 2 - axis)
      }
      #expect(frames.last == [0, 0, box[0].1 + 4, box[1].1 + 3], "\(count) views")
      #expect([box[0].0, box[1].0] == [2, 1], "\(count) views")
    }
  }

  @Test func `a flow in free space spreads its views between both ends`() {
    var flow = ConstraintFlow(referenced: ["a", "b"])
    flow.startPadding = 10
    flow.endPadding = 40
    let run = layout(
      .matchParent, .matchParent,
      [
        constrained("a", .pixels(40), .pixels(20), [:]), constrained("b", .pixels(60), .pixels(20), [:]),
        android(.constraintHelper(.flow(flow)), .matchParent, .wrapContent),
      ])
    #expect(run.childFrames.prefix(2).map { $0[0] } == [60, 150])
  }

  @Test func `views below and beside a text follow its lines at its final width`() {
    let text = AndroidContent.text(AndroidText(text: "one two three four five six seven", size: 42))
    let run = layout(
      .matchParent, .matchParent,
      [
        android(text, .pixels(0), .wrapContent) { layout in
          var params = ConstraintLayoutParams()
          params.targets = [.left: .init("parent", .left), .right: .init("parent", .right)]
          layout.params.parent = .constraint(params)
        }.named("text"),
        constrained("below", .pixels(10), .pixels(10), [.top: ("text", .bottom)]),
      ])
    let height = AndroidRun(android(text, .pixels(300))).root.size.vertical
    #expect(height > AndroidRun(android(text, .pixels(2_000))).root.size.vertical)
    #expect(run.childFrames == [[0, 0, 300, height], [0, height, 10, 10]])
  }

  /// A limit of 0 is none, and a maximum overrides a minimum: `ConstraintWidget.applyConstraints`.
  @Test(arguments: [
    (ConstraintLayoutParams.AxisParams.MatchMode.spread, 1, 0, 0, [0, 0]), (.spread, 1, 71, 0, [71, 71]),
    (.spread, 1, 71, 61, [61, 61]), (.spread, 1, 0, 41, [0, 0]), (.spread, 2, 0, 0, [300, 400]),
    (.spread, 2, 71, 0, [300, 400]), (.spread, 2, 71, 61, [61, 61]), (.spread, 2, 0, 41, [41, 41]),
    (.spread, 2, 901, 0, [901, 901]), (.wrap, 1, 0, 0, [24, 15]), (.wrap, 1, 71, 0, [71, 71]),
    (.wrap, 1, 71, 61, [61, 61]), (.wrap, 1, 0, 19, [19, 15]), (.wrap, 2, 0, 0, [24, 15]), (.wrap, 2, 71, 0, [71, 71]),
    (.wrap, 2, 71, 61, [61, 61]), (.percent, 1, 0, 0, [150, 200]), (.percent, 1, 71, 0, [150, 200]),
    (.percent, 1, 71, 61, [61, 61]), (.percent, 2, 0, 41, [41, 41]),
  ])
  func `views of 0 dp are within their limits`(
    _ mode: ConstraintLayoutParams.AxisParams.MatchMode, _ connections: Int, _ minimum: Int, _ maximum: Int,
    _ size: [Int]
  ) {
    var axis = ConstraintLayoutParams.AxisParams()
    (axis.matchMode, axis.percent) = (mode, 0.5)
    (axis.minimum, axis.maximum) = (.pixels(minimum), .pixels(maximum))
    var params = ConstraintLayoutParams()
    (params.horizontal, params.vertical) = (axis, axis)
    let sides: [ConstraintLayoutParams.Side] = connections == 1 ? [.left, .top] : [.left, .top, .right, .bottom]
    for side in sides { params.targets[side] = .init("parent", side) }
    let view = android(.widget(AndroidWidget(width: 24, height: 15)), .pixels(0), .pixels(0)) {
      $0.params.parent = .constraint(params)
    }
    #expect(layout(.matchParent, .matchParent, [view]).childFrames.map { Array($0[2...]) } == [size])
  }

  /// Margins count at edges that are connected.
  @Test func `a layout wraps its views and their margins`() {
    typealias Targets = [ConstraintLayoutParams.Side: (String, ConstraintLayoutParams.Side)]
    func view(
      _ name: String, _ width: Int, _ height: Int, _ targets: Targets,
      _ change: (inout ConstraintLayoutParams) -> Void = { _ in }
    ) -> View {
      var view = constrained(name, .pixels(width), .pixels(height), targets, change)
      view.androidLayout?.params.margins = Edges(top: 3, right: 11, bottom: 7, left: 5)
      return view
    }
    let start: Targets = [.left: ("parent", .left), .top: ("parent", .top)]
    let end: Targets = [.right: ("parent", .right), .bottom: ("parent", .bottom)]
    let both = start.merging(end) { first, _ in first }
    let (after, before): (Targets, Targets) = (
      [.left: ("a", .right), .top: ("a", .bottom)], [.right: ("a", .left), .bottom: ("a", .top)]
    )
    let inside: Targets = [
      .left: ("a", .left), .right: ("a", .right), .top: ("a", .top), .bottom: ("a", .bottom),
    ]
    let first = view("a", 40, 30, start)
    var gone = view("b", 200, 100, both)
    gone.androidLayout?.visibility = .gone
    let skipped = view("b", 20, 10, after) {
      ($0.horizontal.isSkippedByWrap, $0.vertical.isSkippedByWrap) = (true, true)
    }
    let limited = view("b", 0, 0, both) {
      ($0.horizontal.minimum, $0.vertical.minimum) = (.pixels(61), .pixels(53))
    }
    let cases: [([View], [Int], [[Int]])] = [
      ([first], [45, 33], [[5, 3, 40, 30]]), ([view("a", 40, 30, end)], [51, 37], [[0, 0, 40, 30]]),
      ([view("a", 40, 30, both)], [56, 40], [[5, 3, 40, 30]]), ([view("a", 40, 30, [:])], [40, 30], [[0, 0, 40, 30]]),
      ([view("a", 0, 0, both)], [16, 10], [[5, 3, 0, 0]]),
      ([first, view("b", 20, 10, after)], [70, 46], [[5, 3, 40, 30], [50, 36, 20, 10]]),
      ([view("a", 40, 30, end), view("b", 20, 10, before)], [82, 54], [[31, 17, 40, 30], [0, 0, 20, 10]]),
      (
        [first, view("b", 20, 10, after.merging(end) { first, _ in first })], [81, 53],
        [[5, 3, 40, 30], [50, 36, 20, 10]]
      ),
      ([first, view("b", 0, 0, inside)], [45, 33], [[5, 3, 40, 30], [10, 6, 24, 20]]),
      ([first, skipped], [45, 33], [[5, 3, 40, 30], [50, 36, 20, 10]]),
      ([first, limited], [77, 63], [[5, 3, 40, 30], [5, 3, 61, 53]]),
      ([first, gone], [45, 33], [[5, 3, 40, 30], [0, 0, 0, 0]]),
    ]
    for (index, (children, size, frames)) in cases.enumerated() {
      let run = layout(.wrapContent, .wrapContent, children)
      #expect([run.root.size.horizontal, run.root.size.vertical] == size, "\(index)")
      #expect(run.childFrames == frames, "\(index)")
    }
    // A minimum leaves room beside the view, which is centered between its margins.
    let minimum = android(
      .constraint(AndroidConstraintStyle()), .wrapContent, .wrapContent, [view("a", 40, 30, both)]
    ) { ($0.minWidth, $0.minHeight) = (70, 80) }
    #expect(AndroidRun(minimum).root.size == PerAxis(70, 80))
    #expect(AndroidRun(minimum).childFrames == [[12, 23, 40, 30]])
  }

  /// Both lines of the second view are known, so that it has no inequality: `ConstraintWidget.applyConstraints`.
  @Test func `a layout does not grow around a view between known lines`() {
    let skipped = constrained("a", .pixels(71), .pixels(13), [.left: ("parent", .left)]) {
      $0.horizontal.isSkippedByWrap = true
    }
    let between = constrained("b", .pixels(0), .pixels(9), [.left: ("parent", .left), .right: ("a", .right)])
    let run = layout(.wrapContent, .wrapContent, [skipped, between])
    #expect(run.root.size == PerAxis(0, 13))
    #expect(run.childFrames == [[0, 0, 71, 13], [0, 0, 71, 9]])
  }
}
