import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import Inference

/// The rests of cells at the edges of a list in a dump.
@Suite struct PeekingCellTests {
  private let meter = SharedWorkMeter(.never)

  /// True for each child of a list, 401 × 307 points, that is hidden at a side.
  private func hiddenAtSides(_ children: [View]) -> [Bool] {
    var list = dumped(.container, box(3, 5, 401, 307), children)
    PeekingCells(meter: meter).hideSides(in: &list)
    return list.children.map(\.isHidden)
  }

  /// Beside a cell of 200 × 83 points at 101, 7.
  @Test(arguments: [
    (box(0, 7, 49.75, 83), true), (box(0, 7, 50, 83), false), (box(1, 7, 49, 83), true), (box(1.25, 7, 49, 83), false),
    (box(351, 7, 49, 83), true), (box(350.75, 7, 49, 83), false), (box(0, 8, 49, 83), true),
    (box(0, 8.25, 49, 83), false), (box(0, 6, 49, 83), true), (box(0, 5.75, 49, 83), false), (box(0, 7, 49, 84), true),
    (box(0, 7, 49, 84.25), false), (box(0, 7, 49, 82), true), (box(0, 7, 49, 81.75), false),
  ])
  func `a narrow cell at a side is hidden`(_ frame: Rect, _ isHidden: Bool) {
    let views = [dumped(.container, box(101, 7, 200, 83)), dumped(.container, frame)]
    #expect(hiddenAtSides(views) == [false, isHidden])
    #expect(hiddenAtSides(views.reversed()) == [isHidden, false])
  }

  /// The touch target of a rest of 49 points, which exceeds the list at a side.
  @Test(arguments: [
    (box(-31, 7, 80, 83), true), (box(-31, 7, 81, 83), false), (box(352, 7, 80, 83), true),
    (box(351, 7, 80, 83), false),
  ])
  func `the part of a cell outside the list does not count`(_ frame: Rect, _ isHidden: Bool) {
    let views = [dumped(.container, box(101, 7, 200, 83)), dumped(.container, frame)]
    #expect(hiddenAtSides(views) == [false, isHidden])
  }

  /// `HorizontalScrollView.addView` permits one direct child, which is as wide as the view where a dump cuts it.
  @Test(arguments: [
    ("android.widget.HorizontalScrollView", 401.0, 0, true), ("android.widget.HorizontalScrollView", 400, 0, false),
    ("android.widget.ScrollView", 401, 0, false), ("android.widget.HorizontalScrollView", 401, 1, false),
  ])
  func `the cells of a horizontal scroll view are in its only child`(
    _ name: String, _ width: Double, _ others: Int, _ isHidden: Bool
  ) {
    let cells = [dumped(.container, box(0, 7, 49, 83)), dumped(.container, box(101, 7, 200, 83))]
    let row = dumped(.container, box(0, 5, width, 97), cells)
    let rows = [row] + (0..<others).map { _ in dumped(.container, box(0, 105, 401, 97)) }
    var list = changed(dumped(.container, box(3, 5, 401, 307), rows)) { $0.className = name }
    PeekingCells(meter: meter).hideSides(in: &list)
    #expect(list.children[0].children.map(\.isHidden) == [isHidden, false])
    #expect(list.children.allSatisfy { !$0.isHidden })
  }

  @Test(arguments: [(31, true), (32, false)])
  func `a narrow cell is compared with the 32 next ones`(_ between: Int, _ isHidden: Bool) {
    let others = (0..<between).map { dumped(.container, box(101, 100 + Double($0), 11, 13)) }
    let rest = dumped(.container, box(0, 7, 49, 83))
    let views = [rest] + others + [dumped(.container, box(101, 7, 200, 83))]
    #expect(hiddenAtSides(views)[0] == isHidden)
    #expect(hiddenAtSides(views.reversed()).last == isHidden)
    // The only cell at a side is compared with itself, too.
    #expect(meter.counted == 2 * 33)
  }

  /// The children of a list, 300 × 400 points, after the rests at its bottom are hidden.
  private func bottom(_ children: [View]) -> [View] {
    var list = dumped(.container, box(3, 5, 300, 400), children)
    PeekingCells(meter: meter).hideBottom(in: &list)
    return list.children
  }

  private func cell(_ frame: Rect, _ views: View...) -> View { dumped(.container, frame, views) }

  /// A picture in a cell at 0, 371, beside one of 40 × `height` points at 13, 37 in a whole cell.
  @Test(arguments: [
    (box(13, 11, 40, 18), 41.0, true), (box(13, 8.5, 40, 20.5), 41, false), (box(13, 9, 40, 20), 41, true),
    (box(13, 5.25, 40, 23.75), 61, true), (box(13, 5, 40, 24), 61, false), (box(13, 11, 40, 17), 41, true),
    (box(13, 10.75, 40, 17), 41, false), (box(14, 11, 40, 18), 41, true), (box(14.25, 11, 40, 18), 41, false),
    (box(12, 11, 40, 18), 41, true), (box(11.75, 11, 40, 18), 41, false), (box(13, 11, 41, 18), 41, true),
    (box(13, 11, 41.25, 18), 41, false), (box(13, 11, 39, 18), 41, true), (box(13, 11, 38.75, 18), 41, false),
  ])
  func `the rest of a picture at the bottom is hidden`(_ frame: Rect, _ height: Double, _ isHidden: Bool) {
    let whole = cell(box(0, 100, 300, 200), dumped(.image, box(13, 37, 40, height)))
    let cut = cell(box(0, 371, 300, 29), dumped(.image, frame))
    let views = bottom([whole, cut])
    #expect(views.map(\.isHidden) == [false, false])
    #expect(views[1].children[0].isHidden == isHidden)
    // Both in containers of their cells.
    let shifted = frame.offset(by: Point(x: -5, y: -3))
    let nested = bottom([
      cell(box(0, 100, 300, 200), cell(box(9, 3, 70, 90), dumped(.image, box(4, 34, 40, height)))),
      cell(box(0, 371, 300, 29), cell(box(5, 3, 70, 26), dumped(.image, shifted))),
    ])
    #expect(nested[1].children[0].children[0].isHidden == isHidden)
  }

  private static let changes: [@Sendable (inout View, inout View) -> Void] = [
    { whole, _ in whole.children[0].isHidden = true }, { whole, _ in whole.isHidden = true },
    { whole, _ in whole.children[0].kind = .view }, { _, cut in cut.children[0].kind = .view },
    { whole, _ in whole.children[0].children = [dumped(.view, box(1, 2, 3, 4))] },
    { _, cut in cut.children[0].children = [dumped(.view, box(1, 2, 3, 4))] },
    // The cell is cut, too: it ends a point above the end of its list.
    { whole, _ in whole.layout = .frame(box(0, 100, 300, 299)) },
  ]

  @Test(arguments: changes.indices) func `a picture is hidden beside a visible one`(_ number: Int) {
    var whole = cell(box(0, 100, 300, 298.75), dumped(.image, box(13, 7, 40, 41)))
    var cut = cell(box(0, 371, 300, 29), dumped(.image, box(13, 11, 40, 18)))
    #expect(bottom([whole, cut])[1].children[0].isHidden)
    Self.changes[number](&whole, &cut)
    #expect(!bottom([whole, cut])[1].children[0].isHidden)
  }

  @Test(arguments: [(31, true), (32, false)])
  func `the rest of a picture is compared with the last 32 whole ones`(_ others: Int, _ isHidden: Bool) {
    let picture = dumped(.image, box(13, 7, 40, 41))
    let cut = cell(box(0, 371, 300, 29), dumped(.image, box(13, 11, 40, 18)))
    let cells = (0..<others).map { _ in cell(box(0, 200, 300, 50), dumped(.text, box(70, 7, 40, 11))) }
    #expect(bottom([cell(box(0, 100, 300, 50), picture)] + cells + [cut]).last?.children[0].isHidden == isHidden)
    let pictures = (0..<others).map { _ in dumped(.image, box(70, 7, 40, 41)) }
    let whole = dumped(.container, box(0, 100, 300, 50), [picture] + pictures)
    #expect(bottom([whole, cut]).last?.children[0].isHidden == isHidden)
  }

  /// The cell begins as a whole one with a picture and a text, but is less than three quarters as high.
  @Test(arguments: [(0, true), (31, true), (32, false)])
  func `a cut cell is compared with the 32 cells before it`(_ between: Int, _ isHidden: Bool) {
    let others = (0..<between).map { _ in cell(box(0, 200, 90, 50)) }
    let whole = cell(
      box(7, 100, 280, 160), dumped(.image, box(8, 9, 80, 91)), dumpedText(box(8, 120, 80, 20)))
    let cut = cell(box(7, 290, 280, 110), dumped(.image, box(8, 9, 80, 91)))
    #expect(bottom([whole] + others + [cut]).last?.isHidden == isHidden)
    #expect(bottom([cut] + others + [whole]).first?.isHidden == false)
  }

  @Test func `a cut cell has only contents of the whole one`() {
    let whole = cell(
      box(7, 100, 280, 160), dumped(.image, box(8, 9, 80, 91)), dumpedText(box(91, 9, 80, 20)))
    let picture = dumped(.image, box(8, 9, 80, 91))
    let frame = box(7, 290, 280, 110)
    #expect(bottom([whole, cell(frame, picture, dumpedText(box(91, 9, 80, 20)))])[1].isHidden)
    #expect(meter.counted == 2 * 2)
    #expect(!bottom([whole, cell(frame, picture, dumped(.image, box(91, 9, 80, 20)))])[1].isHidden)
    #expect(!bottom([whole, cell(frame, picture, dumpedText(box(91, 31, 80, 20)))])[1].isHidden)
    #expect(!bottom([whole, cell(frame)])[1].isHidden)
    #expect(!bottom([whole, cell(box(7, 400, 280, 0), picture)])[1].isHidden)
    // The other cell in the row of a rest is hidden, too; one below the row is not.
    let row = bottom([whole, cell(frame, picture), cell(box(288, 290, 9, 110)), cell(box(288, 291, 9, 109))])
    #expect(row.map(\.isHidden) == [false, true, true, false])
  }
}
