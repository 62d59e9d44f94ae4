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
}
