import Diagnostics
import Dialects
import Geometry
import Testing
import ViewTree

@testable import Layout

/// The number of layouts and measurements of deep trees, as a measure of time.
@Suite struct WorkTests {
  /// The style of each level, whose size follows from its content.
  static let levels: [@Sendable (inout FlexStyle) -> Void] = [
    { $0.direction = .column },
    { $0.direction = .row },
    { $0.wrap = .wrap },
    { ($0.direction, $0.wrap) = (.row, .wrap) },
    { ($0.direction, $0.wrap) = (.rowReverse, .wrapReverse) },
    { $0.aspectRatio = 1.5 },
    { ($0.direction, $0.aspectRatio) = (.row, 1.5) },
    { ($0.wrap, $0.aspectRatio) = (.wrap, 1.25) },
    { ($0.direction, $0.alignItems) = (.row, .baseline) },
    { $0.alignItems = .center },
    { ($0.width, $0.height) = (.percent(90), .percent(90)) },
    { ($0.grow, $0.basis) = (1, .content) },
    { $0.display = .stack },
    { ($0.display, $0.aspectRatio) = (.stack, 2) },
    { ($0.wrap, $0.maxHeight) = (.wrap, .percent(90)) },
    { ($0.direction, $0.inset) = (.columnReverse, Edges(.percent(1))) },
  ]

  @Test func `trees of designs stay far below the bound`() throws {
    var most = 0
    for fixture in FlexFixture.all {
      let tree = BoxTree(SharedWorkMeter(.never))
      var open = [try [fixture.document().root].makeBox(in: tree)]
      _ = tree.layout(root: open[0], width: 375, height: nil)
      while let next = open.popLast() {
        most = max(most, next.resultCounts.fragments, next.resultCounts.widths)
        open += next.children
      }
      withExtendedLifetime(tree) {}
    }
    #expect(most <= 64)
  }

  /// The number of layouts and measurements of a chain.
  private func work(depth: Int, _ change: (Int, inout FlexStyle) -> Void) -> Int {
    let root = (0..<depth).reduce(box(10, 10)) { inner, level in
      view("view", [inner, box(3, 4)]) { change(level, &$0) }
    }
    let tree = BoxTree(SharedWorkMeter(.never))
    var open = [[root].makeBox(in: tree)]
    _ = tree.layout(root: open[0], width: 375, height: 667)
    var count = 0
    while let next = open.popLast() {
      count += next.resultCounts.fragments + next.resultCounts.widths
      open += next.children
    }
    withExtendedLifetime(tree) {}
    return count
  }

  @Test(arguments: levels.indices) func `twice the depth is twice the work`(_ kind: Int) {
    let single = work(depth: 250) { Self.levels[kind](&$1) }
    let double = work(depth: 500) { Self.levels[kind](&$1) }
    #expect(double <= 2 * single + 64)
    #expect(double <= 20 * 500)
  }

  /// Heights from widths and widths from heights give new sizes at each level, without end.
  @Test(arguments: [(5, 13), (2, 13), (5, 6), (12, 13), (7, 13), (14, 5)])
  func `ratios in each other are laid out a bounded number of times`(kinds: (Int, Int)) {
    let work = work(depth: 128) { level, style in
      Self.levels[level % 2 == 0 ? kinds.0 : kinds.1](&style)
      style.padding = Edges(.points(Double(level * 29 % 17) / 8))
    }
    #expect(work <= 2 * 256 * 128)
  }

  @Test func `all kinds in turn are laid out a bounded number of times`() {
    let work = work(depth: 250) { level, style in
      Self.levels[level % Self.levels.count](&style)
      Self.levels[level / Self.levels.count % Self.levels.count](&style)
    }
    #expect(work <= 2 * 256 * 250)
  }
}
