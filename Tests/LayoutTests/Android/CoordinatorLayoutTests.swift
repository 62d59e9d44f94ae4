import Geometry
import Testing
import ViewTree

@testable import Layout

/// The placement of children by `androidx.coordinatorlayout.widget.CoordinatorLayout`.
@Suite struct CoordinatorLayoutTests {
  private func coordinator(
    _ children: [View], keylines: [Int] = [], isRightToLeft: Bool = false, padding: Edges<Int> = Edges(0)
  ) -> [[Int]] {
    let layout = android(.coordinator(keylines: keylines), .matchParent, .matchParent, children) {
      if isRightToLeft { $0.direction = .rightToLeft }
      $0.padding = padding
    }
    return AndroidRun(layout).childFrames
  }

  /// Paddings and margins of different sizes, so that each edge counts.
  private static let padding = Edges(top: 7, right: 11, bottom: 13, left: 5)
  private static let margins = Edges<Int?>(top: 3, right: 19, bottom: 23, left: 29)

  private func child(
    _ width: AndroidDimension, _ height: AndroidDimension, _ gravity: AndroidGravity? = nil,
    margins: Edges<Int?> = Self.margins, _ change: (inout CoordinatorLayoutParams) -> Void = { _ in }
  ) -> View {
    var params = CoordinatorLayoutParams()
    change(&params)
    return android(.view, width, height) {
      ($0.params.gravity, $0.params.margins, $0.params.parent) = (gravity, margins, .coordinator(params))
    }
  }

  /// `CoordinatorLayout.layoutChild`.
  @Test(
    arguments: [
      (nil, [34, 10, 31, 23], [239, 10, 31, 23]), (AndroidGravity.startTop, [34, 10, 31, 23], [239, 10, 31, 23]),
      (AndroidGravity(horizontal: .end, vertical: .bottom), [239, 341, 31, 23], [34, 341, 31, 23]),
      (.center, [136, 175, 31, 23], [136, 175, 31, 23]),
      (AndroidGravity(horizontal: .fill), [34, 10, 236, 23], [34, 10, 236, 23]),
      (AndroidGravity(vertical: .fill), [34, 10, 31, 354], [239, 10, 31, 354]),
      (AndroidGravity(horizontal: .left), [34, 10, 31, 23], [34, 10, 31, 23]),
      (AndroidGravity(horizontal: .right, vertical: .center), [239, 175, 31, 23], [239, 175, 31, 23]),
    ] as [(AndroidGravity?, [Int], [Int])])
  func `a child is inside of the padding and its margins`(
    _ gravity: AndroidGravity?, _ frame: [Int], _ mirrored: [Int]
  ) {
    let child = child(.pixels(31), .pixels(23), gravity)
    #expect(coordinator([child], padding: Self.padding) == [frame])
    #expect(coordinator([child], isRightToLeft: true, padding: Self.padding) == [mirrored])
  }

  @Test func `a child without room has no size`() {
    let margins = Edges<Int?>(top: 300, right: 150, bottom: 90, left: 200)
    let child = child(.pixels(31), .pixels(23), AndroidGravity(horizontal: .fill, vertical: .fill), margins: margins)
    #expect(coordinator([child], padding: Self.padding) == [[205, 307, 0, 0]])
  }

  /// `CoordinatorLayout.layoutChildWithKeyline`: the margins and paddings limit the place.
  @Test(arguments: [
    (AndroidGravity.Horizontal.end, AndroidGravity.Vertical.top, 0, [34, 10]), (.end, .bottom, 1, [101, 23]),
    (.center, .center, 1, [85, 11]), (.start, .top, 1, [70, 10]), (.end, .top, 2, [239, 10]),
  ])
  func `a child at a key line stays inside of the layout`(
    _ horizontal: AndroidGravity.Horizontal, _ vertical: AndroidGravity.Vertical, _ keyline: Int, _ corner: [Int]
  ) {
    let gravity = AndroidGravity(horizontal: horizontal, vertical: vertical)
    let child = child(.pixels(31), .pixels(23), gravity) { $0.keyline = keyline }
    #expect(coordinator([child], keylines: [10, 101, 290], padding: Self.padding) == [corner + [31, 23]])
  }

  /// Android mirrors the index of a key line by the width of the layout, 300 pixels.
  @Test(arguments: [(AndroidGravity.Horizontal.start, 299, 101), (.end, 299, 70), (.start, 300, 34), (.start, 301, 34)])
  func `layouts from right to left mirror the index`(_ side: AndroidGravity.Horizontal, _ keyline: Int, _ x: Int) {
    let gravity = AndroidGravity(horizontal: side, vertical: .top)
    let child = child(.pixels(31), .pixels(23), gravity) { $0.keyline = keyline }
    let frames = coordinator([child], keylines: [10, 101], isRightToLeft: true, padding: Self.padding)
    #expect(frames == [[x, 10, 31, 23]])
  }

  @Test func `a child that is too large is at the left and the top`() {
    let child = child(.pixels(350), .pixels(450)) { $0.keyline = 0 }
    #expect(coordinator([child], keylines: [290], padding: Self.padding) == [[34, 10, 350, 450]])
  }

  /// `CoordinatorLayout.onMeasure`: the room between the key line and the padding, without the margins of 48 pixels.
  @Test(arguments: [
    (AndroidGravity.Horizontal.left, 1, [47, 141]), (.right, 1, [141, 47]), (.start, 1, [47, 47]),
    (.end, 1, [141, 141]), (.left, 0, [0, 236]), (.right, 0, [236, 0]), (.left, 2, [236, 0]), (.right, 2, [0, 236]),
  ])
  func `the width at a key line excludes paddings and margins`(
    _ side: AndroidGravity.Horizontal, _ keyline: Int, _ widths: [Int]
  ) {
    let gravity = AndroidGravity(horizontal: side, vertical: .top)
    let child = child(.matchParent, .pixels(20), gravity) { $0.keyline = keyline }
    for (isRightToLeft, width) in zip([false, true], widths) {
      let frames = coordinator(
        [child], keylines: [2, 100, 295], isRightToLeft: isRightToLeft, padding: Self.padding)
      #expect(frames.map { $0[2] } == [width])
    }
  }

  /// `CoordinatorLayout.offsetChildByInset`: the margins of the dodging view stay outside of the covering view.
  @Test(arguments: [
    (AndroidGravity(vertical: .top), [34, 65], [239, 65]), (AndroidGravity(vertical: .bottom), [34, 286], [239, 286]),
    (AndroidGravity(horizontal: .left), [89, 10], [89, 10]),
    (AndroidGravity(horizontal: .right), [184, 10], [184, 10]),
    (AndroidGravity(horizontal: .start), [89, 10], [184, 10]),
    (AndroidGravity(horizontal: .end), [184, 10], [89, 10]),
  ])
  func `a child with margins dodges what covers an edge`(_ edge: AndroidGravity, _ corner: [Int], _ mirrored: [Int]) {
    func views(thickness: Int, dodging gravity: AndroidGravity) -> [View] {
      let (across, along) = (AndroidDimension.pixels(thickness), AndroidDimension.matchParent)
      let isRow = edge.vertical != nil
      let covering = child(isRow ? along : across, isRow ? across : along, edge, margins: Edges(2)) {
        $0.insetEdge = edge
      }
      return [covering, child(.pixels(31), .pixels(23), gravity) { $0.dodgedEdges = edge }]
    }
    func corners(_ views: [View], isRightToLeft: Bool = false) -> [Int]? {
      coordinator(views, isRightToLeft: isRightToLeft, padding: Self.padding).last.map { Array($0[..<2]) }
    }
    #expect(corners(views(thickness: 53, dodging: edge)) == corner)
    #expect(corners(views(thickness: 53, dodging: edge), isRightToLeft: true) == mirrored)
    // A view without an area covers nothing, and one that is far away does not move.
    let alone = corners([child(.pixels(31), .pixels(23), edge)])
    #expect(corners(views(thickness: 0, dodging: edge)) == alone)
    #expect(corners(views(thickness: 1, dodging: edge)) != alone)
    #expect(corners(views(thickness: 53, dodging: .center)) == [136, 175])
  }

  /// A child of an `AppBarLayout`, with margins of 3 and 5 pixels above and below.
  struct BarRow: Sendable {
    var height: Int
    var scrolls = true
    var exits = false
    var minHeight = 0
    var isGone = false
    /// The heights of toolbars in the row.
    var toolbars: [Int] = []

    fileprivate var view: View {
      var params = AppBarParams()
      (params.scrolls, params.exitsUntilCollapsed) = (scrolls, exits)
      var children = toolbars.map { android(.view, .matchParent, .pixels($0)) }
      if !children.isEmpty { children.append(android(.view, .matchParent, .matchParent)) }
      return android(.frame(AndroidFrameStyle()), .matchParent, .pixels(height), children) {
        ($0.params.parent, $0.params.margins) = (.appBar(params), Edges(top: 3, right: 0, bottom: 5, left: 0))
        ($0.minHeight, $0.visibility) = (minHeight, isGone ? .gone : .visible)
      }
    }
  }

  /// `AppBarLayout.getTotalScrollRange` and `ScrollingViewBehavior`: content is as high as after a scroll.
  ///
  /// It overlaps only a bar that scrolls.
  @Test(arguments: [
    ([BarRow(height: 31, scrolls: false)], 63, 361), ([BarRow(height: 31)], 57, 400),
    ([BarRow(height: 31), BarRow(height: 23, scrolls: false)], 88, 369),
    ([BarRow(height: 31), BarRow(height: 23)], 88, 400),
    ([BarRow(height: 31, scrolls: false), BarRow(height: 23)], 94, 330),
    ([BarRow(height: 31, isGone: true), BarRow(height: 23)], 49, 400),
    ([BarRow(height: 31, exits: true)], 57, 400), ([BarRow(height: 31, exits: true, minHeight: 12)], 57, 388),
    ([BarRow(height: 31, exits: true, minHeight: 12, toolbars: [9, 17])], 57, 383),
    ([BarRow(height: 31, exits: true, minHeight: 12, toolbars: [17, 9])], 57, 388),
    ([BarRow(height: 31, exits: true, minHeight: 38)], 57, 362),
    ([BarRow(height: 31, exits: true, minHeight: 90)], 63, 361),
    ([BarRow(height: 31, exits: true, minHeight: 12), BarRow(height: 23)], 88, 357),
  ])
  func `content is below the app bar`(_ rows: [BarRow], _ y: Int, _ room: Int) {
    let bar = android(.linear(AndroidLinearStyle(axis: .vertical)), .matchParent, .wrapContent, rows.map(\.view)) {
      var params = CoordinatorLayoutParams()
      params.behavior = .appBar
      $0.params.parent = .coordinator(params)
    }
    for (dimension, height) in [(AndroidDimension.matchParent, room), (.wrapContent, 14), (.pixels(33), 33)] {
      let content = android(.widget(AndroidWidget(width: 20, height: 14)), .matchParent, dimension) {
        var params = CoordinatorLayoutParams()
        params.behavior = .belowAppBar(overlap: 6)
        $0.params.parent = .coordinator(params)
        $0.params.margins = Edges(top: 17, right: 19, bottom: 23, left: 29)
      }
      // The bar is laid out first, wherever it is in the document.
      #expect(coordinator([content, bar], padding: Self.padding)[0] == [34, y, 236, height])
    }
  }

  @Test func `content without an app bar is at the top`() {
    let content = child(.matchParent, .matchParent) { $0.behavior = .belowAppBar(overlap: 6) }
    #expect(coordinator([content], padding: Self.padding) == [[34, 10, 236, 354]])
  }

  /// `BottomSheetBehavior`: a sheet shows its peek height; automatically the part below a picture of 16:9, 232 pixels.
  @Test(
    arguments: [
      (61, 30, 150, 349), (61, 30, 41, 369), (500, 30, 450, 10), (nil, 30, 390, 178), (nil, 250, 390, 160),
      (nil, 232, 232, 178),
    ] as [(Int?, Int, Int, Int)])
  func `a bottom sheet shows its upper part`(_ peek: Int?, _ minimum: Int, _ height: Int, _ y: Int) {
    let sheet = child(.pixels(31), .pixels(height)) {
      $0.behavior = .bottomSheet(peekHeight: peek, minimumPeekHeight: minimum)
    }
    #expect(coordinator([sheet], padding: Self.padding) == [[34, y, 31, height]])
  }

  private static let anchor = Edges<Int?>(top: 53, right: 37, bottom: 0, left: 101)

  /// By default a child is centered on the corner at the start and the top.
  @Test(
    arguments: [
      (nil, nil, 13, Edges<Int?>(0), [109, 55], [255, 55]),
      (
        AndroidGravity(horizontal: .end, vertical: .center), AndroidGravity(horizontal: .start, vertical: .bottom), 13,
        Edges(0), [188, 90], [175, 90]
      ),
      (AndroidGravity(vertical: .bottom), AndroidGravity(vertical: .top), 0, Edges(0), [85, 109], [252, 109]),
      (nil, nil, -200, margins, [34, 55], [42, 55]), (nil, nil, 500, margins, [249, 55], [249, 55]),
    ] as [(AndroidGravity?, AndroidGravity?, Int, Edges<Int?>, [Int], [Int])])
  func `a child is at its anchor, moved by its offset and kept inside`(
    _ edge: AndroidGravity?, _ gravity: AndroidGravity?, _ offset: Int, _ margins: Edges<Int?>, _ corner: [Int],
    _ mirrored: [Int]
  ) {
    let anchor = child(.pixels(90), .pixels(60), margins: Self.anchor).named("anchor")
    let anchored = child(.pixels(21), .pixels(11), gravity, margins: margins) {
      ($0.anchor, $0.anchorGravity, $0.anchorOffset) = ("anchor", edge, offset)
    }
    for (isRightToLeft, corner) in zip([false, true], [corner, mirrored]) {
      let frames = coordinator([anchored, anchor], isRightToLeft: isRightToLeft, padding: Self.padding)
      let place = isRightToLeft ? 162 : 106
      #expect(frames == [corner + [21, 11], [place, 60, 90, 60]])
    }
  }

  @Test func `a child without its anchor has its gravity`() {
    let anchored = child(.pixels(21), .pixels(11), .center) { $0.anchor = "none" }
    #expect(coordinator([anchored], padding: Self.padding) == [[141, 181, 21, 11]])
  }

  @Test func `an anchor may be inside of another view or anchored itself`() {
    func container(_ visibility: AndroidLayout.Visibility) -> View {
      let anchor = android(.view, .pixels(90), .pixels(60)) {
        $0.params.margins = Edges(top: 9, right: 0, bottom: 0, left: 8)
      }
      return android(.frame(AndroidFrameStyle()), .wrapContent, .wrapContent, [anchor.named("anchor")]) {
        ($0.params.margins, $0.params.parent) = (Self.margins, .coordinator(CoordinatorLayoutParams()))
        ($0.padding, $0.visibility) = (Edges(top: 6, right: 1, bottom: 2, left: 4), visibility)
      }
    }
    func anchored(at anchor: String) -> View {
      child(.pixels(21), .pixels(11), AndroidGravity(horizontal: .end, vertical: .bottom), margins: Edges(0)) {
        $0.anchor = anchor
        if anchor == "first" { $0.anchorGravity = AndroidGravity(horizontal: .end, vertical: .bottom) }
      }
    }
    let other = child(.pixels(15), .pixels(17)).named("anchor")
    let frames = coordinator(
      [container(.gone), container(.visible), other, anchored(at: "anchor").named("first"), anchored(at: "first")],
      padding: Self.padding)
    // Among equal identifiers the first view counts that is not gone.
    #expect(frames[3...] == [[46, 25, 21, 11], [67, 36, 21, 11]])
  }

  /// `CoordinatorLayout.layoutChildWithKeyline`: by its gravity a child ends at the key line, or begins there.
  @Test(arguments: [
    (nil, 0, [100, 0, 30, 20]), (AndroidGravity(horizontal: .start, vertical: .top), 0, [70, 0, 30, 20]),
    (AndroidGravity(horizontal: .center, vertical: .center), 1, [185, 10, 30, 20]),
    (AndroidGravity(horizontal: .end, vertical: .bottom), 1, [200, 20, 30, 20]),
    (AndroidGravity(horizontal: .end, vertical: .top), 7, [0, 0, 30, 20]),
  ])
  func `a child is at its key line`(_ gravity: AndroidGravity?, _ keyline: Int, _ frame: [Int]) {
    var params = CoordinatorLayoutParams()
    params.keyline = keyline
    let child = android(.view, .pixels(30), .pixels(20)) {
      ($0.params.gravity, $0.params.parent) = (gravity, .coordinator(params))
    }
    #expect(coordinator([child], keylines: [100, 200]) == [frame])
    // Layouts from right to left have no key line with the mirrored index.
    #expect(coordinator([child], keylines: [100, 200], isRightToLeft: true).map { $0[0] } == [0])
  }

  /// `CoordinatorLayout.onMeasure`: a child as wide as the layout uses the space at one side of its key line.
  @Test(arguments: [
    (AndroidGravity.Horizontal.end, 0, [100, 200]), (.end, 1, [200, 100]), (.start, 0, [0, 100]),
    (.start, 1, [0, 200]),
    (.center, 0, [0, 300]),
  ])
  func `the width of a child ends at its key line`(_ side: AndroidGravity.Horizontal, _ keyline: Int, _ extent: [Int]) {
    var params = CoordinatorLayoutParams()
    params.keyline = keyline
    let child = android(.view, .matchParent, .pixels(20)) {
      $0.params.gravity = AndroidGravity(horizontal: side, vertical: .top)
      $0.params.parent = .coordinator(params)
    }
    #expect(coordinator([child], keylines: [100, 200]) == [[extent[0], 0, extent[1], 20]])
  }

  /// `CoordinatorLayout.offsetChildByInset`.
  @Test(arguments: [
    (AndroidGravity(horizontal: nil, vertical: .bottom), [135, 320]),
    (AndroidGravity(horizontal: nil, vertical: .top), [135, 50]),
    (AndroidGravity(horizontal: .left, vertical: nil), [50, 185]),
    (AndroidGravity(horizontal: .right, vertical: nil), [220, 185]),
  ])
  func `a child dodges what covers an edge`(_ edge: AndroidGravity, _ corner: [Int]) {
    let isColumn = edge.vertical != nil
    var (covering, dodging) = (CoordinatorLayoutParams(), CoordinatorLayoutParams())
    (covering.insetEdge, dodging.dodgedEdges) = (edge, edge)
    func views(_ visibility: AndroidLayout.Visibility) -> [View] {
      [
        android(.view, isColumn ? .matchParent : .pixels(50), isColumn ? .pixels(50) : .matchParent) {
          ($0.params.gravity, $0.params.parent) = (edge, .coordinator(covering))
        },
        android(.view, .pixels(30), .pixels(30)) {
          $0.params.gravity = AndroidGravity(horizontal: edge.horizontal ?? .center, vertical: edge.vertical ?? .center)
          ($0.params.parent, $0.visibility) = (.coordinator(dodging), visibility)
        },
      ]
    }
    #expect(coordinator(views(.visible)).map { Array($0[..<2]) }.last == corner)
    // An invisible view does not move.
    #expect(coordinator(views(.invisible)).map { Array($0[..<2]) }.last != corner)
  }

  /// `CoordinatorLayout.layoutChildWithAnchor`.
  @Test(arguments: [
    (
      AndroidGravity(horizontal: .end, vertical: .bottom), AndroidGravity(horizontal: .start, vertical: .top),
      [180, 190]
    ),
    (
      AndroidGravity(horizontal: .end, vertical: .bottom), AndroidGravity(horizontal: .end, vertical: .bottom),
      [200, 200]
    ),
    (
      AndroidGravity(horizontal: .start, vertical: .center), AndroidGravity(horizontal: .center, vertical: .center),
      [90, 145]
    ),
    (
      AndroidGravity(horizontal: .center, vertical: .top), AndroidGravity(horizontal: .fill, vertical: .fill),
      [130, 90]
    ),
  ])
  func `a child is at a corner of its anchor`(_ edge: AndroidGravity, _ gravity: AndroidGravity, _ corner: [Int]) {
    var anchored = CoordinatorLayoutParams()
    (anchored.anchor, anchored.anchorGravity) = ("anchor", edge)
    let anchor = android(.view, .pixels(100), .pixels(100)) {
      $0.params.margins = Edges(100)
      $0.params.parent = .coordinator(CoordinatorLayoutParams())
    }
    let child = android(.view, .pixels(20), .pixels(10)) {
      ($0.params.gravity, $0.params.parent) = (gravity, .coordinator(anchored))
    }
    #expect(coordinator([anchor.named("anchor"), child]).map { Array($0[..<2]) } == [[100, 100], corner])
  }

  @Test func `a child that fills a coordinator has its size`() {
    let child = android(.view, .pixels(20), .pixels(10)) {
      $0.params.gravity = AndroidGravity(horizontal: .fill, vertical: .fill)
      ($0.params.parent, $0.params.margins) = (.coordinator(CoordinatorLayoutParams()), Edges(7))
    }
    #expect(coordinator([child]) == [[7, 7, 286, 386]])
  }
}
