import Geometry
import LayerTree
import Testing

@testable import Raster

/// The coverage of a picture, and the parts of it that are kept for the next one.
@Suite struct SceneCoverageTests {
  private static let triangle = Shape.path(
    Path([.move(Point(x: 2, y: 4)), .line(Point(x: 9, y: 5)), .line(Point(x: 3, y: 11)), .close]), .nonzero)
  private static let path = DisplayItem.fill(triangle, .color(.black))
  private static let line = Shape.stroke(Path([.move(.zero), .line(Point(x: 9, y: 7))]), StrokeStyle(), .identity)

  private func flat(_ items: [DisplayItem]) -> FlatItems { FlatItems(items, maximumDepth: 8) }

  private static func fill(_ y: Double, _ height: Double) -> DisplayItem {
    .fill(rectangle(1, y, 7, height), .color(.black))
  }

  private static func group(_ items: [DisplayItem], clips: [Shape] = [], hasShadow: Bool = false) -> DisplayItem {
    var group = DisplayGroup(items: items, opacity: 0.5, clips: clips)
    if hasShadow { group.shadow = DisplayShadow(color: .black, deviation: .zero, offset: Point(x: 1, y: 2)) }
    return .group(group)
  }

  /// Items with a number of paths: up to four have 2²⁴ slices × edges each.
  private static let paths: [(name: String, items: [DisplayItem], count: Int)] = [
    ("nothing", [], 0), ("a rectangle", [fill(2, 3)], 0), ("a path", [path], 1),
    ("a stroke", [.fill(line, .color(.black))], 1), ("a clip", [group([fill(2, 3)], clips: [triangle])], 1),
    ("a rectangular clip", [group([fill(2, 3)], clips: [rectangle(1, 2, 3, 4)])], 0),
    ("holes", [.overlay(.white, holes: [triangle, rectangle(1, 2, 3, 4), line])], 2),
    ("rectangular holes", [.overlay(.white, holes: [rectangle(1, 2, 3, 4), rectangle(2, 2, 3, 4)])], 0),
    // The paths of the shadow are drawn in a picture of their own.
    ("a shadow", [group([fill(2, 3)], hasShadow: true)], 0), ("a path's shadow", [group([path], hasShadow: true)], 1),
  ]

  @Test(arguments: paths.indices)
  func `the paths of a picture share the work`(_ number: Int) {
    let (name, items, count) = Self.paths[number]
    for others in 3...4 {
      var coverage = SceneCoverage(grid: PixelGrid(width: 10, rows: 0..<12, scale: 1))
      _ = coverage.update(flat(items + (0..<others).map { _ in Self.path }))
      #expect(coverage.pathWork == 1 << (others + count > 4 ? 23 : 24), "\(name) and \(others)")
    }
  }

  /// A band of rows from 3 to 19.
  @Test(
    arguments: [
      ([(5, 4), (7, 5)], [3..<5, 5..<7, 7..<9, 9..<12, 12..<20], [0, 1, 2, 1, 0]),
      ([(-5, 30)], [3..<20], [1]), ([(3, 17)], [3..<20], [1]), ([(3, 5)], [3..<8, 8..<20], [1, 0]),
      ([(12, 8)], [3..<12, 12..<20], [0, 1]), ([(4, 3), (7, 2)], [3..<4, 4..<7, 7..<9, 9..<20], [0, 1, 1, 0]),
      ([(4, 1), (6, 2)], [3..<4, 4..<5, 5..<6, 6..<8, 8..<20], [0, 1, 0, 1, 0]), ([(30, 3)], [3..<20], [0]),
      ([(-8, 11)], [3..<20], [0]), ([(20, 3)], [3..<20], [0]), ([], [3..<20], [0]),
    ] as [([(Double, Double)], [Range<Int>], [Int])])
  func `rows with the same items are one stretch`(
    _ rectangles: [(Double, Double)], _ rows: [Range<Int>], _ counts: [Int]
  ) {
    var coverage = SceneCoverage(grid: PixelGrid(width: 10, rows: 3..<20, scale: 1))
    _ = coverage.update(flat(rectangles.map { Self.fill($0, $1) }))
    #expect(coverage.stretches.map(\.rows) == rows)
    #expect(coverage.stretches.map(\.steps.count) == counts)
  }

  @Test func `coverage changes with shapes and groups, not with colors`() {
    var coverage = SceneCoverage(grid: PixelGrid(width: 10, rows: 0..<12, scale: 1))
    func isChanged(_ items: [DisplayItem]) -> Bool { coverage.update(flat(items)) }
    #expect(!isChanged([]))
    #expect(isChanged([Self.fill(2, 3)]) && !isChanged([Self.fill(2, 3)]))
    #expect(!isChanged([.fill(rectangle(1, 2, 7, 3), .color(.white))]))
    #expect(isChanged([Self.group([Self.fill(2, 3)])]) && !isChanged([Self.group([Self.fill(2, 3)])]))
    let faint = DisplayItem.group(DisplayGroup(items: [Self.fill(2, 3)], opacity: 0.25))
    #expect(!isChanged([faint]))
    // The items are the same, in the same group.
    #expect(isChanged([faint, Self.group([])]) && !isChanged([faint, Self.group([])]))
    #expect(isChanged([Self.fill(2, 3)]) && isChanged([]))
  }

  /// About 100 MB of spans: those of one path in 2²⁰ rows, and of one row more.
  @Test func `a picture is drawn as a whole up to a million spans`() {
    let coverage = SceneCoverage(grid: PixelGrid(width: 3, rows: 0..<1 << 20, scale: 1))
    func path(_ height: Double) -> DisplayItem {
      .fill(.path(Path([.move(.zero), .line(Point(x: 2, y: height)), .close]), .nonzero), .color(.black))
    }
    #expect(coverage.bandHeight(for: flat([path(0x1p20)])) == nil)
    #expect(coverage.bandHeight(for: flat([path(0x1p20), path(1)])) == 1 << 20 - 1)
  }

  /// A small table is never rebuilt; see the test of unused coverage for its size.
  @Test func `a large table is rebuilt when it has more than four times its runs`() {
    let grid = PixelGrid(width: 300, rows: 0..<300, scale: 1)
    var coverage = SceneCoverage(grid: grid)
    var (size, rebuilds) = (Int.max / 4, 0)
    for step in 0..<7 {
      // The circles shrink, so that five pictures have less than five times the runs of the first.
      let circles = (0..<20).map { index -> DisplayItem in
        let diameter = 290.4 - Double(step) * 3.7 + Double(index) * 0.13
        let circle = rectangle(0.3 + Double(index) * 0.017, 0.2, diameter, diameter, radius: diameter / 2)
        return .fill(circle, .color(.black))
      }
      let before = coverage.table.runCount
      let isRebuilt = before > max(1 << 16, 4 * size)
      _ = coverage.update(flat(circles))
      if step == 0 { size = coverage.table.runCount }
      if isRebuilt {
        var fresh = SceneCoverage(grid: grid)
        _ = fresh.update(flat(circles))
        #expect(coverage.table.runCount == fresh.table.runCount)
        #expect(before < 5 * size)
        (size, rebuilds) = (fresh.table.runCount, rebuilds + 1)
      } else {
        #expect(coverage.table.runCount > before)
      }
    }
    #expect(size > 1 << 14)
    #expect(rebuilds == 1)
  }
}
