import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import Layout

@Suite struct AndroidLayoutTests {
  @Test func `weights share the rest of a row`() {
    let row = android(
      .linear(AndroidLinearStyle()), .matchParent, .wrapContent,
      [
        android(.view, .pixels(100), .pixels(20)),
        android(.view, .pixels(0), .pixels(30)) { $0.params.weight = 1 },
        android(.view, .pixels(0), .matchParent) { $0.params.weight = 3 },
      ])
    #expect(AndroidRun(row).childFrames == [[0, 0, 100, 20], [100, 0, 50, 30], [150, 0, 150, 30]])
  }

  /// `LinearLayout.getBaseline`: the baseline of a column is that of the child at `baselineAlignedChildIndex`.
  @Test(arguments: [
    (nil, AndroidGravity.Vertical.top, 0), (0, .top, 0), (1, .top, 17), (1, .bottom, 67), (1, .center, 42),
    (7, .top, 0),
  ])
  func `a column in a row is aligned by the baseline of one of its children`(
    _ index: Int?, _ gravity: AndroidGravity.Vertical, _ offset: Int
  ) {
    let text = android(.text(AndroidText(text: "a", size: 14)))
    let title = android(.text(AndroidText(text: "a", size: 14))) { $0.params.margins.top = 4 }
    let line = android(.view, .pixels(10), .pixels(10)) { $0.params.margins.bottom = 3 }
    let hidden = android(.view, .pixels(10), .pixels(90)) { $0.visibility = .gone }
    var style = AndroidLinearStyle(axis: .vertical)
    (style.baselineAlignedChildIndex, style.gravity.vertical) = (index.map { $0 == 1 ? 2 : $0 }, gravity)
    let height =
      17 + AndroidRun(android(.frame(AndroidFrameStyle()), .matchParent, .matchParent, [text])).childFrames[0][3]
    let column = android(.linear(style), .wrapContent, .pixels(height + 50), [line, hidden, title])
    let row = android(.linear(AndroidLinearStyle()), .matchParent, .pixels(200), [text, column])
    #expect(AndroidRun(row).childFrames.map { $0[1] } == [index == 1 ? offset : 0, 0])
  }

  /// `android:ignoreGravity` names a child that the gravity of the `RelativeLayout` does not move.
  @Test func `a child that is ignored by the gravity stays at its place`() {
    let children = ["a", "b"].map { name in
      android(.view, .pixels(30), .pixels(20)) { $0.params.parent = .relative(RelativeLayoutParams()) }.named(name)
    }
    for (ignored, corners) in [(nil, [[270, 380], [270, 380]]), ("b", [[270, 380], [0, 0]])] {
      var style = AndroidRelativeStyle()
      style.gravity = AndroidGravity(horizontal: .end, vertical: .bottom)
      style.ignoredByGravity = ignored
      let run = AndroidRun(android(.relative(style), .matchParent, .matchParent, children))
      #expect(run.childFrames.map { Array($0[..<2]) } == corners)
    }
  }

  /// `RelativeLayout` ignores the other vertical rules of a child with `layout_alignBaseline`.
  @Test func `a child is aligned by the baseline of its anchor`() {
    func text(_ size: Float, _ rules: RelativeLayoutParams) -> View {
      android(.text(AndroidText(text: "a", size: size))) { $0.params.parent = .relative(rules) }
    }
    var (first, second) = (RelativeLayoutParams(), RelativeLayoutParams())
    first.parentRules = [.centerVertical]
    second.anchors[.alignBaseline] = "anchor"
    second.parentRules = [.alignParentBottom]
    let run = AndroidRun(
      android(
        .relative(AndroidRelativeStyle()), .matchParent, .matchParent,
        [text(40, first).named("anchor"), text(10, second)]))
    let nodes = run.root.children
    #expect(nodes.map { $0.frame.origin.vertical + ($0.baseline ?? 0) }.allSatisfy { $0 > 200 && $0 < 230 })
    #expect(
      nodes[0].frame.origin.vertical + (nodes[0].baseline ?? 0) == nodes[1].frame.origin.vertical
        + (nodes[1].baseline ?? 0))
  }

  /// `View.getSuggestedMinimumWidth` is that of the attribute or of the background, whichever is larger.
  @Test(arguments: [(0, 60, [60, 40]), (70, 60, [70, 40]), (50, 60, [60, 40]), (50, 0, [50, 40])])
  func `a view is as large as its background`(_ minimum: Int, _ background: Int, _ size: [Int]) {
    let contents: [AndroidContent] = [
      .text(AndroidText(text: "", size: 14)), .frame(AndroidFrameStyle()), .linear(AndroidLinearStyle()),
      .relative(AndroidRelativeStyle()),
    ]
    let views = contents.map { content in
      android(content) { ($0.minWidth, $0.backgroundWidth, $0.backgroundHeight) = (minimum, background, 40) }
    }
    let run = AndroidRun(android(.frame(AndroidFrameStyle()), .matchParent, .matchParent, views))
    #expect(run.childFrames.map { Array($0[2...]) } == views.map { _ in size })
  }

  /// The minimum size of `ConstraintLayout` is its own attribute.
  @Test func `a ConstraintLayout does not depend on the size of its background`() {
    let child = android(.view, .pixels(10), .pixels(10)) { $0.params.parent = .constraint(ConstraintLayoutParams()) }
    for (children, height) in [([], 0), ([child], 10)] {
      let layout = android(.constraint(AndroidConstraintStyle()), .wrapContent, .wrapContent, children) {
        ($0.minWidth, $0.backgroundWidth) = (20, 60)
      }
      let run = AndroidRun(android(.frame(AndroidFrameStyle()), .matchParent, .matchParent, [layout]))
      #expect(run.childFrames == [[0, 0, 20, height]])
    }
  }

  @Test func `a child that fills a wrapping frame gets its size after the others`() {
    let frame = android(
      .frame(AndroidFrameStyle()), .wrapContent, .wrapContent,
      [
        android(.space, .matchParent, .matchParent),
        android(.view, .pixels(80), .pixels(50)),
        android(.space, .matchParent, .pixels(10)) { $0.params.gravity = AndroidGravity(vertical: .bottom) },
      ])
    // Views that fill the parent are first measured with at most its size.
    #expect(AndroidRun(frame).childFrames == [[0, 0, 80, 50], [0, 0, 80, 50], [0, 40, 80, 10]])
  }

  @Test func `a stretched column takes the rest of a table`() {
    var style = AndroidTableStyle()
    style.stretched = .some([1])
    let row = android(
      .tableRow(AndroidLinearStyle()), .matchParent, .wrapContent,
      [android(.view, .pixels(40), .pixels(10)), android(.view, .pixels(60), .pixels(10))])
    let run = AndroidRun(android(.table(style), .matchParent, .wrapContent, [row, row]))
    #expect(run.childFrames == [[0, 0, 300, 10], [0, 10, 300, 10]])
    #expect(run.root.children[1].children.map(\.frame.size.horizontal) == [40, 260])
  }

  @Test func `the shares of columns that a table does not have are those of the others`() {
    var style = AndroidTableStyle()
    style.stretched = .some([1, 5])
    let row = android(
      .tableRow(AndroidLinearStyle()), .matchParent, .wrapContent,
      [android(.view, .pixels(40), .pixels(10)), android(.view, .pixels(60), .pixels(10))])
    let run = AndroidRun(android(.table(style), .matchParent, .wrapContent, [row]))
    #expect(run.root.children[0].children.map(\.frame.size.horizontal) == [40, 260])
    style.stretched = .all
    let all = AndroidRun(android(.table(style), .matchParent, .wrapContent, [row]))
    #expect(all.root.children[0].children.map(\.frame.size.horizontal) == [140, 160])
  }

  /// `ImageView.onMeasure`: a dimension follows from the other one and the image's aspect.
  @Test(arguments: [
    (AndroidDimension.wrapContent, AndroidDimension.pixels(30), nil, nil, [60, 30]),
    (.pixels(40), .wrapContent, nil, nil, [40, 20]), (.wrapContent, .wrapContent, nil, nil, [100, 50]),
    (.wrapContent, .wrapContent, 20, nil, [20, 10]), (.wrapContent, .wrapContent, nil, 20, [40, 20]),
    (.matchParent, .wrapContent, nil, 100, [300, 100]), (.wrapContent, .matchParent, nil, nil, [300, 400]),
    (.pixels(40), .pixels(30), nil, nil, [40, 30]),
  ])
  func `an image view with adjustViewBounds keeps the aspect of its image`(
    _ width: AndroidDimension, _ height: AndroidDimension, _ maxWidth: Int?, _ maxHeight: Int?, _ size: [Int]
  ) {
    var image = AndroidImage(width: 100, height: 50)
    (image.adjustsViewBounds, image.maxWidth, image.maxHeight) = (true, maxWidth, maxHeight)
    let frame = android(
      .frame(AndroidFrameStyle()), .matchParent, .matchParent, [android(.image(image), width, height)])
    #expect(AndroidRun(frame).childFrames == [[0, 0] + size])
  }

  @Test func `an image view without adjustViewBounds keeps the size of its image`() {
    let image = android(.image(AndroidImage(width: 100, height: 50)), .pixels(40), .wrapContent)
    let frame = android(.frame(AndroidFrameStyle()), .matchParent, .matchParent, [image])
    #expect(AndroidRun(frame).childFrames == [[0, 0, 40, 50]])
  }

  @Test func `a view with a column alone is in the next row where that column is free`() {
    func cell(row: Int? = nil, column: Int?) -> View {
      var params = GridLayoutParams()
      (params.row.start, params.column.start) = (row, column)
      return android(.view, .pixels(40), .pixels(10)) { $0.params.parent = .grid(params) }
    }
    var style = AndroidGridStyle()
    style.columnCount = 2
    let cells = [cell(column: nil), cell(column: 0), cell(row: 1, column: 1), cell(column: 0), cell(column: nil)]
    let run = AndroidRun(android(.grid(style), .matchParent, .wrapContent, cells))
    #expect(run.childFrames.map { Array($0[..<2]) } == [[0, 0], [0, 10], [40, 10], [0, 20], [40, 20]])
  }

  @Test func `rules of a relative layout refer to views that come later`() {
    var rules = RelativeLayoutParams()
    rules.anchors[.toRightOf] = "b"
    let first = android(.view, .pixels(30), .pixels(30)) { $0.params.parent = .relative(rules) }
    let layout = android(
      .relative(AndroidRelativeStyle()), .matchParent, .matchParent,
      [first, android(.view, .pixels(50), .pixels(20)).named("b")])
    let run = AndroidRun(layout)
    #expect(run.childFrames == [[50, 0, 30, 30], [0, 0, 50, 20]])
    #expect(run.pass.diagnostics.isEmpty)
  }

  @Test func `rules in a circle are a warning, and every view has a box`() {
    func referring(to other: String) -> View {
      var rules = RelativeLayoutParams()
      rules.anchors[.below] = other
      return android(.view, .pixels(30), .pixels(30)) { $0.params.parent = .relative(rules) }
    }
    let layout = android(
      .relative(AndroidRelativeStyle()), .matchParent, .matchParent,
      [referring(to: "b").named("a"), referring(to: "a").named("b")])
    let run = AndroidRun(layout)
    #expect(run.pass.diagnostics.map(\.problem.code) == ["layout.circular"])
    #expect(run.childFrames.map { $0[3] } == [30, 30])
  }

  @Test func `a grid gives its room to the column with a weight`() {
    var style = AndroidGridStyle()
    style.columnCount = 2
    let cell = android(.view, .pixels(40), .pixels(10)) { $0.params.parent = .grid(GridLayoutParams()) }
    let heavy = android(.view, .pixels(40), .pixels(10)) {
      var params = GridLayoutParams()
      params.column.weight = 1
      $0.params.parent = .grid(params)
    }
    let run = AndroidRun(android(.grid(style), .matchParent, .wrapContent, [cell, heavy]))
    #expect(run.childFrames == [[0, 0, 40, 10], [40, 0, 260, 10]])
    #expect(run.pass.diagnostics.isEmpty)
  }

  @Test func `a grid of a billion columns is bounded, with a warning`() {
    var style = AndroidGridStyle()
    style.columnCount = 1_000_000_000
    let cell = android(.view, .pixels(40), .pixels(10)) {
      var params = GridLayoutParams()
      params.column.start = 999_999_999
      params.column.span = 999_999_999
      $0.params.parent = .grid(params)
    }
    let run = AndroidRun(android(.grid(style), .matchParent, .wrapContent, [cell]))
    #expect(run.childFrames.count == 1)
    #expect(run.pass.diagnostics.map(\.problem.code) == ["layout.cells"])
  }

  /// The first view leaves a free cell in its row or below all rows.
  @Test(arguments: [(1, 1, 2), (1, 1_999, 2_000), (1, 2_000, 2_000), (0, 2_000, 2_000)])
  func `a view of a grid is in the first free cell, at most in the last row`(start: Int, span: Int, row: Int) {
    var style = AndroidGridStyle()
    style.columnCount = 1
    var params = GridLayoutParams()
    (params.row.start, params.row.span) = (start, span)
    let first = android(.view, .pixels(40), .pixels(10)) { $0.params.parent = .grid(params) }
    let second = android(.view, .pixels(40), .pixels(10)) { $0.params.parent = .grid(GridLayoutParams()) }
    let work = AndroidWork()
    let grid = android(.grid(style), .matchParent, .wrapContent, [first, second]).makeAndroidNode(work)
    #expect(GridState(grid, style, work).specs[.vertical].map(\.first) == [start, row])
  }

  @Test func `content of a scroll view is as long as it is`() {
    let content = android(
      .linear(AndroidLinearStyle(axis: .vertical)), .matchParent, .matchParent,
      [android(.view, .pixels(10), .pixels(900))])
    let run = AndroidRun(android(.scroll(AndroidScrollStyle(axis: .vertical)), .matchParent, .matchParent, [content]))
    #expect(run.childFrames == [[0, 0, 300, 900]])
  }

  /// Line heights and baselines of a device at density 3: 14 sp are 42 px.
  @Test(arguments: [(true, 57, 45), (false, 49, 39)])
  func `a line of text is as high as Roboto's metrics say`(padding: Bool, height: Int, baseline: Int) {
    var text = AndroidText(text: "Text", size: 42)
    text.includesFontPadding = padding
    let run = AndroidRun(android(.text(text)))
    #expect(run.root.size.vertical == height)
    #expect(run.root.baseline == baseline)
  }

  @Test func `text breaks at spaces and stops at its limit of lines`() {
    var text = AndroidText(text: "one two three four five six seven eight nine ten", size: 42)
    let free = AndroidRun(android(.text(text), .pixels(250))).root.size.vertical
    text.maxHeight = .units(2)
    #expect(AndroidRun(android(.text(text), .pixels(250))).root.size.vertical == 57 + 49)
    #expect(free > 57 + 49)
  }

  @Test func `nested weights are measured a bounded number of times`() {
    var view = android(.view, .pixels(10), .pixels(10))
    let depth = 60
    for level in 0..<depth {
      var style = AndroidLinearStyle(axis: level.isMultiple(of: 2) ? .horizontal : .vertical)
      style.measuresWithLargestChild = level.isMultiple(of: 3)
      view = android(.linear(style), .wrapContent, .wrapContent, [view]) {
        $0.params.weight = 1
        $0.padding = Edges(1)
      }
    }
    let run = AndroidRun(view)
    // Without the cache the innermost view would be measured 2⁶⁰ times.
    #expect(run.pass.measureCount < depth * depth * 4)
  }
}
