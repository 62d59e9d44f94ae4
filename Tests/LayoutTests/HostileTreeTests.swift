import Diagnostics
import Dialects
import Foundation
import Geometry
import Layout
import Testing
import ViewTree

/// Extreme trees: they do not trap, and take time proportional to their number of views.
@Suite(.serialized) struct HostileTreeTests {
  static let depth = 512

  /// The style of each level: a row, a wrapping column, a stack, percentages, ratios.
  private static let levels: [@Sendable (inout FlexStyle) -> Void] = [
    { $0.direction = .row },
    { $0.wrap = .wrap },
    { ($0.direction, $0.wrap) = (.row, .wrapReverse) },
    { ($0.width, $0.height) = (.percent(90), .percent(90)) },
    { $0.padding = Edges(.percent(1)) },
    { $0.grow = 1 },
    { ($0.alignItems, $0.alignContent) = (.center, .spaceAround) },
    { $0.aspectRatio = 1.5 },
    { ($0.direction, $0.alignItems, $0.basis) = (.row, .baseline, .content) },
    { $0.position = .absolute },
    { $0.display = .stack },
  ]

  /// A chain of `depth` levels, each with a small sibling and a change of style.
  private static func chain(_ depth: Int, _ change: (Int, inout FlexStyle) -> Void) -> View {
    (0..<depth).reduce(box(10, 10)) { inner, level in view("view", [inner, box(3, 4)]) { change(level, &$0) } }
  }

  /// The number of placed views; a layout that visits a level twice doubles its work at each and does not end.
  private func placed(_ root: View) throws -> Int {
    try place(document(root, height: 1000)).value.views.count
  }

  @Test(arguments: levels.indices) func `a deep tree of one kind is placed`(_ kind: Int) throws {
    let root = Self.chain(Self.depth) { _, style in Self.levels[kind](&style) }
    #expect(try placed(root) == 2 * Self.depth + 1)
  }

  @Test(arguments: 1...10) func `a deep tree of all kinds is placed`(stride: Int) throws {
    let root = Self.chain(Self.depth) { level, style in
      Self.levels[level * stride % Self.levels.count](&style)
      Self.levels[level / Self.levels.count % Self.levels.count](&style)
    }
    #expect(try placed(root) == 2 * Self.depth + 1)
  }

  @Test func `a deep table is placed`() throws {
    let root = (0..<Self.depth / 2).reduce(box(1, 1)) { inner, _ in
      view("table", [view("tr", [box(2, 2), inner]) { ($0.display, $0.direction) = (.tableRow, .row) }]) {
        $0.display = .table
      }
    }
    #expect(try placed(root) == 3 * (Self.depth / 2) + 1)
  }

  @Test(arguments: [1e7, -1e7, 1e-300, 0])
  func `any length gives a layout or an error`(_ length: Double) throws {
    for points in [true, false] {
      let value: Length = points ? .points(length) : .percent(length)
      let root = Self.chain(40) { level, style in
        style.margin = Edges(level % 2 == 0 ? value : nil)
        style.inset = Edges(level % 3 == 0 ? value : nil)
        style.position = level % 5 == 0 ? .absolute : .relative
        style.rowGap = value
        style.columnGap = value
        style.padding = Edges(value)
        style.direction = FlexStyle.Direction.allCases[level % 4]
        style.order = level % 7 == 0 ? .max : level % 11 == 0 ? .min : 0
        style.basis = level % 3 == 0 ? .length(value) : .auto
        style.width = level % 2 == 0 ? value : nil
        style.height = level % 3 == 0 ? value : nil
        style.minWidth = value
        style.maxHeight = value
        style.aspectRatio = abs(length) > 0 ? abs(length) : nil
        style.grow = abs(length)
        style.shrink = abs(length)
        style.wrap = level % 2 == 0 ? .wrap : .nowrap
        style.display = level % 4 == 0 ? .stack : .flex
      }
      do {
        let layout = try place(document(root)).value
        #expect(layout.views.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
        #expect(layout.views.allSatisfy { $0.frame.maxX.isFinite && $0.frame.maxY.isFinite })
      } catch {
        #expect(error.diagnostics.first?.problem is LayoutProblem)
      }
    }
  }

  @Test func `flex factors beyond all bounds still fill the line`() throws {
    let root = view("row", [view { $0.grow = 1e7 }, view { $0.grow = 1e-300 }]) { $0.direction = .row }
    let widths = try frames(root, height: 10).map(\.width)
    #expect(widths[1] == 100)
    #expect(widths[2] < 1e-100)
  }

  @Test func `many items with staggered limits come to an end`() throws {
    let items = (0..<500).map { index in
      view {
        $0.grow = 1
        $0.maxWidth = .points(Double(index) / 100)
      }
    }
    let layout = try place(document(view("row", items) { $0.direction = .row }, width: 2000, height: 1)).value
    #expect(abs((layout.views.last?.frame.maxX ?? 0) - 1247.5) < 1e-6)
  }

  @Test func `children of a hidden view are there with empty frames`() throws {
    let root = view("feed", [view("view", [box(5, 5).repeated(.times(3))]).hidden()])
    #expect(try frames(root).dropFirst() == [.zero, .zero, .zero, .zero])
  }
}
