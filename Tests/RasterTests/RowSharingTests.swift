import Geometry
import LayerTree
import Testing

@testable import Raster

@Suite struct RowSharingTests {
  private let size = Size(width: 40, height: 60)

  private func gradient(_ end: Point, phase: Double = 0) -> Paint {
    .linearGradient(
      LinearGradient(
        start: .zero, end: end, colors: [.white, Color(gray: 100), .white],
        locations: [phase, phase + 0.3, phase + 0.6]))
  }

  /// Three cells of two bones each, with equal rows in all cells.
  private func scene(_ paint: Paint) -> DisplayList {
    let holes = (0..<3).flatMap { cell -> [Shape] in
      let y = Double(cell) * 20
      return [rectangle(2, y + 3, 12, 12, radius: 6), rectangle(18, y + 4.5, 20, 6, radius: 2)]
    }
    return DisplayList(
      size: size, items: [.fill(rectangle(0, 0, 40, 60), paint), .overlay(.white, holes: holes)])
  }

  private func rasterizer() throws -> Rasterizer {
    try Rasterizer(size: PixelSize(width: 40, height: 60), scale: 1)
  }

  @Test func `cells share their rows under a horizontal gradient`() throws {
    var rasterizer = try rasterizer()
    let image = rasterizer.draw(scene(gradient(Point(x: 40, y: 0))))
    #expect(image.rowIndices[0..<20] == image.rowIndices[20..<40])
    #expect(image.rowIndices[0..<20] == image.rowIndices[40..<60])
    #expect(image.rowCount <= 13)
  }

  @Test func `under a vertical gradient rows without holes are still one`() throws {
    var rasterizer = try rasterizer()
    let image = rasterizer.draw(scene(gradient(Point(x: 0, y: 60))))
    #expect(Set([0, 1, 2, 16, 17, 18, 19, 20, 59].map { image.rowIndices[$0] }).count == 1)
    #expect(image.rowCount > 13)
  }

  @Test func `gradients that differ only in their start across the axis are one row`() throws {
    var rasterizer = try rasterizer()
    let items = (0..<3).map { cell -> DisplayItem in
      let y = Double(cell) * 20
      let gradient = LinearGradient(
        start: Point(x: 0, y: y), end: Point(x: 40, y: y), colors: [.white, .black], locations: [0, 1])
      return .fill(rectangle(0, y, 40, 20), .linearGradient(gradient))
    }
    #expect(rasterizer.draw(DisplayList(size: size, items: items)).rowCount == 1)
  }

  @Test func `earlier pictures are never visible`() throws {
    let moments = [
      scene(gradient(Point(x: 40, y: 0))), scene(gradient(Point(x: 40, y: 0), phase: 0.4)),
      scene(gradient(Point(x: 0, y: 60))), scene(.color(.black)), scene(gradient(Point(x: 40, y: 60))),
      scene(.color(Color(red: 9, green: 8, blue: 7, alpha: 100))), DisplayList(size: size, items: []),
      DisplayList(size: size, items: [.fill(rectangle(3.5, 2.5, 9, 9), gradient(Point(x: 40, y: 0)))]),
    ]
    var used = try rasterizer()
    var image = used.draw(moments[0])
    var frame = Pixmap(image)
    var live = LiveFrame(size: try PixelSize(width: 40, height: 60), scale: 1)
    for (first, second) in moments.flatMap({ first in moments.map { (first, $0) } }) {
      used.draw(first, into: &image)
      used.draw(second, into: &image)
      frame.draw(image)
      var fresh = try rasterizer()
      let expected = Pixmap(fresh.draw(second))
      #expect(frame == expected)
      live.show(first)
      live.show(second)
      #expect(live.pixmap == expected)
    }
  }

  @Test func `unused coverage is discarded`() throws {
    var coverage = SceneCoverage(grid: PixelGrid(size: try PixelSize(width: 200, height: 200), scale: 1))
    var largest = 0
    for step in 0..<300 {
      let circle = rectangle(Double(step) * 0.01, 0.3, 199, 199, radius: 99.5)
      _ = coverage.update(flat([.fill(circle, .color(.black))]))
      largest = max(largest, coverage.table.runCount)
    }
    #expect(largest > 1 << 16)
    #expect(largest < 1 << 17)
  }

  @Test func `a band has the rows that it has in the whole canvas`() throws {
    let items = scene(.color(.black)).items
    var whole = SceneCoverage(grid: PixelGrid(width: 40, rows: 0..<60, scale: 1))
    _ = whole.update(flat(items))
    for rows in [0..<7, 7..<31, 31..<60] {
      var band = SceneCoverage(grid: PixelGrid(width: 40, rows: rows, scale: 1))
      _ = band.update(flat(items))
      for row in rows {
        #expect(runs(in: row, of: band) == runs(in: row, of: whole))
      }
    }
  }

  private func runs(in row: Int, of coverage: SceneCoverage) -> [[CoverageRun]] {
    coverage.stretches.filter { $0.rows.contains(row) }.flatMap { stretch in
      coverage.steps[stretch.steps].compactMap { step in
        if case .item(_, let runs) = step { Array(coverage.table[runs]) } else { nil }
      }
    }
  }

  private func flat(_ items: [DisplayItem]) -> FlatItems { FlatItems(items, maximumDepth: 8) }

  @Test func `more shared gradient rows than are kept are drawn alike`() throws {
    // 120 gradients over 40,000 columns exceed the limit of 2²² cached pixels.
    let size = try PixelSize(width: 40_000, height: 2)
    let items = (0..<120).map { index in
      DisplayItem.fill(rectangle(0, 0, 40_000, 2), gradient(Point(x: 40_000 - Double(index), y: 0)))
    }
    var rasterizer = Rasterizer(size: size, scale: 1)
    let all = rasterizer.draw(DisplayList(size: Size(width: 40_000, height: 2), items: items))
    let last = rasterizer.draw(DisplayList(size: Size(width: 40_000, height: 2), items: items.suffix(1)))
    #expect(all == last)
  }

  /// The bytes of a picture with all features; they must not differ between builds or machines.
  @Test func `the same bytes everywhere`() throws {
    let path = Path([
      .move(Point(x: 5, y: 50)),
      .cubic(control1: Point(x: 30, y: 20), control2: Point(x: 1, y: 9), end: Point(x: 38, y: 44)),
      .quadratic(control: Point(x: 20, y: 61), end: Point(x: 9, y: 30)), .close,
    ])
    var list = scene(gradient(Point(x: 37.3, y: 51.9)))
    list.items.append(.fill(.path(path, .evenOdd), .color(Color(red: 200, green: 30, blue: 90, alpha: 77))))
    var rasterizer = try rasterizer()
    let hash = Pixmap(rasterizer.draw(list)).bits.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    #expect(hash == 14_921_019_976_886_047_120)
  }
}
