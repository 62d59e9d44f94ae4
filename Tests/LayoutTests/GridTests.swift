import Dialects
import Geometry
import Testing
import ViewTree

@Suite struct GridTests {
  private func stack(_ children: [View], _ change: (inout FlexStyle) -> Void = { _ in }) -> View {
    view("stack", children) {
      $0.display = .stack
      change(&$0)
    }
  }

  private func table(_ rows: [View], _ change: (inout FlexStyle) -> Void = { _ in }) -> View {
    view("table", rows) {
      $0.display = .table
      change(&$0)
    }
  }

  private func row(_ cells: [View], _ change: (inout FlexStyle) -> Void = { _ in }) -> View {
    view("tr", cells) {
      ($0.display, $0.direction) = (.tableRow, .row)
      change(&$0)
    }
  }

  @Test func `children of a stack lie on top of each other`() throws {
    let root = stack([view(), box(30, 20), box(nil, 10)]) { $0.padding = Edges(.points(4)) }
    let expected = [
      Rect(x: 0, y: 0, width: 100, height: 28), Rect(x: 4, y: 4, width: 92, height: 20),
      Rect(x: 4, y: 4, width: 30, height: 20), Rect(x: 4, y: 4, width: 92, height: 10),
    ]
    #expect(try frames(root) == expected)
  }

  @Test func `a stack aligns across the lines and fills along them`() throws {
    let root = stack([box(30, 20), box(nil, 10)]) { $0.alignItems = .center }
    #expect(try frames(root, height: 60).map(\.minY) == [0, 20, 25])
    #expect(try frames(root, height: 60).map(\.minX) == [0, 0, 0])
  }

  @Test func `auto margins center in a stack`() throws {
    let centered = view("badge") {
      ($0.width, $0.height, $0.margin) = (.points(20), .points(10), Edges(nil))
    }
    #expect(try frames(stack([centered]), height: 60)[1] == Rect(x: 40, y: 25, width: 20, height: 10))
  }

  @Test func `justifyContent packs the cell of a stack`() throws {
    let root = stack([box(30, 20), box(nil, 10)]) { $0.justifyContent = .flexEnd }
    #expect(try frames(root).map(\.minX) == [0, 70, 70])
    #expect(try frames(root).map(\.width) == [100, 30, 30])
  }

  @Test func `columns are as wide as their widest cell and the last takes the rest`() throws {
    let root = table([row([box(20, 5), box(10, 5), view()]), row([box(35, 5), box(5, 5)])]) {
      $0.columnGap = .points(3)
      $0.rowGap = .points(2)
    }
    let frames = try frames(root)
    #expect(frames.map(\.minX) == [0, 0, 0, 38, 51, 0, 0, 38])
    #expect(frames.map(\.minY) == [0, 0, 0, 0, 0, 7, 7, 7])
    #expect(frames[4] == Rect(x: 51, y: 0, width: 49, height: 5))
  }

  @Test func `a row is as high as its tallest cell or its own height`() throws {
    let root = table([row([box(20, 8), view()]), row([box(20, 8), view()]) { $0.height = .points(30) }])
    #expect(try frames(root).map(\.height) == [38, 8, 8, 8, 30, 8, 30])
  }

  @Test func `a row outside of a table is a row`() throws {
    let root = view("feed", [row([box(20, 8), box(10, 4)])])
    #expect(try frames(root).map(\.minX) == [0, 0, 0, 20])
  }

  @Test func `copies of a row are rows`() throws {
    let root = table([row([box(20, 8), view()]).repeated(.times(3))])
    #expect(try frames(root, height: nil).map(\.minY) == [0, 0, 0, 0, 8, 8, 8, 16, 16, 16])
  }

  /// Rows are items that span all columns; their margins and padding are part of the first and last columns.
  ///
  /// Percentages of insets refer to the cells of a row, and of the row itself to the row with its margins.
  @Test(arguments: [
    (
      LayoutDirection.leftToRight,
      [
        Rect(x: 28, y: 10, width: 135, height: 12), Rect(x: 36, y: 11, width: 21, height: 9),
        Rect(x: 63, y: 11, width: 13, height: 8), Rect(x: 82, y: 11, width: 77, height: 9),
        Rect(x: 3, y: 26, width: 144, height: 7), Rect(x: -6, y: 29.5, width: 31, height: 5),
        Rect(x: 49, y: 27, width: 7, height: 3),
      ]
    ),
    (
      .rightToLeft,
      [
        Rect(x: 28, y: 10, width: 135, height: 12), Rect(x: 138, y: 11, width: 21, height: 9),
        Rect(x: 115, y: 11, width: 13, height: 8), Rect(x: 36, y: 11, width: 73, height: 9),
        Rect(x: 3, y: 26, width: 144, height: 7), Rect(x: 108.25, y: 29.5, width: 31, height: 5),
        Rect(x: 101, y: 27, width: 7, height: 3),
      ]
    ),
  ])
  func `rows have margins, padding and insets in both directions`(_ direction: LayoutDirection, _ expected: [Rect])
    throws
  {
    func edges(_ top: Double, _ right: Double, _ bottom: Double, _ left: Double) -> Edges<Length> {
      Edges(top: .points(top), right: .points(right), bottom: .points(bottom), left: .points(left))
    }
    let moved = view("box") {
      ($0.width, $0.height) = (.points(31), .points(5))
      ($0.inset.top, $0.inset.right) = (.percent(50), .percent(25))
    }
    let spaced = view("box") {
      $0.height = .points(3)
      $0.margin = Edges(top: .points(1), right: .points(2), bottom: .points(3), left: .points(4))
    }
    let first = row([box(21, 9), box(13, 8), view()]) {
      $0.writingDirection = direction
      $0.margin = Edges(top: .points(3), right: .points(2), bottom: .points(5), left: .points(7))
      $0.padding = edges(1, 4, 2, 8)
      ($0.inset.top, $0.inset.left) = (.percent(25), .percent(12.5))
    }
    let second = row([moved, spaced]) { $0.writingDirection = direction }
    let root = table([first, second]) {
      $0.writingDirection = direction
      $0.padding = edges(2, 11, 0, 3)
      ($0.columnGap, $0.rowGap) = (.points(6), .points(4))
    }
    let all = try frames(root, width: 158)
    #expect(all[0] == Rect(x: 0, y: 0, width: 158, height: 33))
    #expect(Array(all.dropFirst()) == expected)
  }

  /// `max-content … max-content 1fr`: only the last column may be narrower than its content.
  @Test(arguments: [(31.0, 73.0, 5.0), (400, 118, 50)])
  func `a table is as wide as its columns`(_ available: Double, _ width: Double, _ last: Double) throws {
    func cell(_ content: View) -> View { view("cell", [content]) { $0.minWidth = .points(5) } }
    let grid = table([row([box(21, 9), box(13, 8), cell(box(50, 4))]), row([cell(box(29, 4))])]) {
      ($0.padding.left, $0.padding.right, $0.columnGap) = (.points(3), .points(11), .points(6))
    }
    let frames = try frames(view("row", [grid]) { $0.direction = .row }, width: available)
    #expect(frames[1].width == width)
    #expect(frames[5] == Rect(x: 57, y: 0, width: last, height: 9))
  }

  @Test func `tables share all columns but their last ones`() throws {
    func shared(_ gap: Double, _ cells: [View]) -> View {
      table([row(cells)]) { ($0.columnGap, $0.sharesColumns) = (.points(gap), true) }
    }
    let tables = [
      shared(6, [box(21, 9), box(13, 8), box(nil, 4)]),
      shared(2, [box(17, 9), box(19, 8), box(7, 4), box(nil, 3)]), table([row([box(17, 9), view()])]),
    ]
    let frames = try frames(view("feed", tables), width: 200)
    #expect(frames[3...5].map(\.minX) == [0, 27, 52])
    #expect(frames[8...11].map(\.minX) == [0, 23, 44, 53])
    #expect(frames[14...15].map(\.minX) == [0, 17])
  }
}
