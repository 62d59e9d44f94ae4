import Geometry
import Testing
import ViewTree

@testable import Layout

/// The placement of children by `androidx.coordinatorlayout.widget.CoordinatorLayout`.
@Suite struct CoordinatorLayoutTests {
  private func coordinator(_ children: [View], keylines: [Int] = [], isRightToLeft: Bool = false) -> [[Int]] {
    let layout = android(.coordinator(keylines: keylines), .matchParent, .matchParent, children) {
      if isRightToLeft { $0.direction = .rightToLeft }
    }
    return AndroidRun(layout).childFrames
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
