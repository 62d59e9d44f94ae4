import Geometry
import Testing
import ViewTree

@testable import Layout

/// The weights, margins and orders of `android.widget.GridLayout`.
@Suite struct AndroidGridTests {
  private func cell(
    _ width: Int, _ height: Int, content: AndroidContent = .view, margins: Edges<Int?> = Edges(nil),
    _ change: (inout GridLayoutParams) -> Void = { _ in }
  ) -> View {
    var params = GridLayoutParams()
    change(&params)
    return android(content, .pixels(width), .pixels(height)) {
      ($0.params.margins, $0.params.parent) = (margins, .grid(params))
    }
  }

  private func grid(
    _ width: AndroidDimension, _ height: AndroidDimension, _ cells: [View],
    _ change: (inout AndroidGridStyle) -> Void
  ) -> AndroidRun {
    var style = AndroidGridStyle()
    change(&style)
    return AndroidRun(android(.grid(style), width, height, cells))
  }

  /// `Axis.solveAndDistributeSpace`: a single pixel is enough space to distribute.
  @Test(arguments: [(1, [1]), (2, [2]), (0, [0])])
  func `a weight gets the last pixel of a grid`(_ width: Int, _ widths: [Int]) {
    let run = grid(.pixels(width), .wrapContent, [cell(0, 10) { $0.column.weight = 1 }]) { $0.columnCount = 2 }
    #expect(run.childFrames.map { $0[2] } == widths)
  }

  @Test func `weights share the pixels of a grid`() {
    let cells = [cell(0, 10) { $0.column.weight = 1 }, cell(0, 10) { $0.column.weight = 3 }]
    for (width, widths) in [(1, [0, 1]), (8, [2, 6])] {
      let run = grid(.pixels(width), .wrapContent, cells) { $0.columnCount = 2 }
      #expect(run.childFrames.map { $0[2] } == widths)
    }
  }

  /// The first row and the first column have both weights: its children share 69 and 85 pixels.
  @Test func `a grid shares its room along both axes`() {
    var gone = cell(9, 19) { $0.row.weight = 4 }
    gone.androidLayout?.visibility = .gone
    let cells = [
      cell(17, 10, margins: Edges(top: 1, right: nil, bottom: nil, left: 5)) {
        ($0.column.weight, $0.row.weight) = (1, 2)
      }, cell(13, 11) { $0.column.weight = 3 },
      cell(9, 19, margins: Edges(top: nil, right: 4, bottom: nil, left: nil)) { $0.row.weight = 1 }, gone,
    ]
    var style = AndroidGridStyle()
    (style.axis, style.columnCount, style.rowCount) = (.vertical, 3, 2)
    let run = AndroidRun(
      android(.grid(style), .pixels(101), .pixels(77), cells) {
        $0.padding = Edges(top: 7, right: 8, bottom: 2, left: 3)
      })
    #expect(run.childFrames == [[8, 8, 72, 56], [3, 64, 77, 11], [80, 7, 9, 57], [0, 0, 0, 0]])
  }

  /// Half of the gap is the margin of a child that states none, except of a `Space`.
  @Test func `children have the default margins of the grid`() {
    let cells = [
      cell(40, 10), cell(33, 12, margins: Edges(top: nil, right: nil, bottom: nil, left: 1)),
      cell(21, 12, content: .space),
    ]
    let run = grid(.wrapContent, .wrapContent, cells) {
      ($0.columnCount, $0.usesDefaultMargins, $0.defaultGap) = (2, true, 11)
    }
    #expect(run.childFrames == [[5, 5, 40, 10], [51, 5, 33, 12], [0, 22, 21, 12]])
    #expect(run.root.size == PerAxis(89, 34))
  }

  /// With `alignBounds` the margin at a line is the largest one of all children there.
  @Test func `children have the margins of their lines`() {
    let cells = [
      cell(40, 10, margins: Edges(top: 6, right: nil, bottom: nil, left: 9)),
      cell(33, 12, margins: Edges(top: nil, right: nil, bottom: nil, left: 1)), cell(21, 12, content: .space),
      cell(31, 22, margins: Edges(top: nil, right: 17, bottom: 7, left: nil)),
    ]
    let run = grid(.wrapContent, .wrapContent, cells) {
      ($0.columnCount, $0.usesDefaultMargins, $0.defaultGap, $0.alignmentMode) = (2, true, 11, .alignBounds)
    }
    #expect(run.childFrames == [[9, 6, 40, 10], [59, 6, 33, 12], [9, 28, 21, 12], [59, 28, 31, 22]])
    #expect(run.root.size == PerAxis(109, 57))
  }

  /// The view in all columns limits them to its width, so that the last line is before the second one.
  @Test(arguments: Axis.allCases)
  func `lines change places unless their order is preserved`(_ axis: Axis) {
    let cells = [(40, 0, 1, 0), (33, 2, 1, 0), (21, 0, 3, 1)].map { size, column, span, row in
      cell(size, size) {
        $0.column.start = column
        $0.column.span = span
        $0.row.start = row
        if axis == .vertical { ($0.column, $0.row) = ($0.row, $0.column) }
      }
    }
    let run = grid(.wrapContent, .wrapContent, cells) {
      if axis == .horizontal { $0.isColumnOrderPreserved = false } else { $0.isRowOrderPreserved = false }
    }
    #expect(run.root.size[axis] == 21)
    #expect(run.childFrames.map { $0[axis == .horizontal ? 0 : 1] } == [0, -12, 0])
  }
}
