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
}
