import Diagnostics
import Geometry
import LayerTree
import SeededRandom
import Testing

@testable import Raster

@Suite struct RunImageTests {
  private let size = Size(width: 16, height: 14)

  /// Items that have runs without being drawn: shapes without groups, in colors and straight gradients.
  private func items(_ random: inout RandomItems) -> [DisplayItem] {
    let ends = [Point(x: 15, y: 2), Point(x: 1, y: 12)]
    return (0..<5).map { index in
      let colors = [random.color(), random.color(), random.color()]
      let gradient = LinearGradient(
        start: Point(x: 1, y: 2), end: ends[random.chance(2) ? 1 : 0], colors: colors, locations: [0.1, 0.3, 0.8])
      return .fill(random.shape(), index < 2 ? .linearGradient(gradient) : .color(colors[0]))
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `runs are those of the drawn pixels`(seed: UInt64) throws {
    var random = RandomItems(seed: seed)
    let pixels = try PixelSize(width: 32, height: 28)
    var rasterizer = Rasterizer(size: pixels, scale: 2)
    for items in [items(&random), random.items(6, depth: 2), random.items(4, depth: 0), []] {
      let list = DisplayList(size: size, items: items)
      let image = rasterizer.draw(list)
      let runs = rasterizer.drawRuns(list)
      #expect(runs == RunImage(image))
      var fresh = Rasterizer(size: pixels, scale: 2)
      #expect(fresh.drawRuns(list) == runs)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `rows without groups and angled gradients are not drawn`(seed: UInt64) throws {
    var random = RandomItems(seed: seed)
    let size = try PixelSize(width: 32, height: 28)
    let grid = PixelGrid(size: size, scale: 2)
    let items = FlatItems(items(&random), maximumDepth: 2)
    var coverage = SceneCoverage(grid: grid)
    _ = coverage.update(items)
    let paints = FramePaints(items, columns: coverage.columns, grid: grid)
    var plan = RowPlan(coverage, paints)
    plan.divideRows(coverage.table, paints, leavesPairs: seed % 2 == 0, deadline: .never)
    let drawing = RowDrawing(plan: plan, table: coverage.table, paints: paints)
    #expect(RunImage(drawing, size: size) != nil)
  }

  @Test(arguments: 0..<20 as Range<UInt64>, [255, 120] as [UInt8])
  func `an overlay over its shimmer has the runs of its pixels`(seed: UInt64, alpha: UInt8) throws {
    var random = RandomItems(seed: seed)
    let pixels = try PixelSize(width: 48, height: 42)
    let shimmer = LinearGradient(
      start: .zero, end: Point(x: 16, y: 0), colors: [random.color(), random.color()], locations: [0.2, 0.7])
    let holes = (0..<4).map { _ in random.shape() }
    for paint in [Paint.linearGradient(shimmer), .color(random.color())] {
      let list = DisplayList(
        size: size,
        items: [
          .fill(rectangle(0, 0, 16, 14), paint),
          .overlay(Color(red: 250, green: 240, blue: 230, alpha: alpha), holes: holes),
        ])
      var rasterizer = Rasterizer(size: pixels, scale: 3)
      let runs = rasterizer.drawRuns(list)
      // The rows are divided into segments after their runs were composed.
      let image = rasterizer.draw(list)
      #expect(runs == RunImage(image))
      var fresh = Rasterizer(size: pixels, scale: 3)
      #expect(fresh.draw(list) == image)
      #expect(fresh.drawRuns(list) == runs)
    }
  }

  @Test func `a table that may repeat rows finds the row above and the empty row`() {
    var table = RunTable(width: 9, isDistinct: false)
    let rows = [1, 2, 1].map { [CoverageRun(columns: $0..<5, coverage: 7)] }
    let indices = (rows + [rows[2], []]).map { table.index(of: $0) }
    #expect(Set(indices).count == 4)
    #expect(indices[2] == indices[3])
    #expect(indices[4] == RunTable.empty)
    #expect(Array(table[indices[1]]) == rows[1])
    #expect(Array(table[indices[2]]) == rows[0])
  }

  @Test(arguments: 0..<50 as Range<UInt64>, [true, false])
  func `an overlay over its shimmer has the segments of the search`(seed: UInt64, isOpaque: Bool) {
    var generator = SplitMix64(seed: seed)
    let width = 60
    var table = RunTable(width: width)
    var builder = RunBuilder()
    var column = Int.random(in: 0...3, using: &generator)
    while column < width {
      let end = min(width, column + .random(in: 1...9, using: &generator))
      let isFull = Bool.random(using: &generator)
      builder.append(column..<end, coverage: isFull ? 255 : .random(in: 0...255, using: &generator))
      column = end + (Bool.random(using: &generator) ? 0 : 4)
    }
    let shimmer = RowItem(runs: RunTable.full, paint: 0)
    let overlay = RowItem(runs: table.index(of: builder.runs), paint: 1)
    var (found, expected) = (RowSegments(), RowSegments())
    for _ in 0..<2 {
      found.append(overlay, over: shimmer, table, isOpaque: isOpaque, width: width)
      expected.append([shimmer, overlay], table, isOpaque: [true, isOpaque], width: width)
    }
    #expect(found.layers == expected.layers)
    #expect(found.segments.map(\.columns) == expected.segments.map(\.columns))
    #expect(found.segments.map(\.endOfLayers) == expected.segments.map(\.endOfLayers))
  }

  @Test func `neighbors of one color are one run`() throws {
    let gray = Color(gray: 90)
    let list = DisplayList(
      size: size,
      items: [
        .fill(rectangle(0, 0, 8, 14), .color(gray)), .fill(rectangle(8, 0, 4, 14), .color(gray)),
        .fill(
          rectangle(0, 0, 3, 14),
          .linearGradient(
            LinearGradient(
              start: .zero, end: Point(x: 3, y: 0), colors: [gray, gray, .black], locations: [0, 0.5, 0.5]))),
      ])
    var rasterizer = Rasterizer(size: try PixelSize(width: 16, height: 14), scale: 1)
    let image = rasterizer.drawRuns(list)
    #expect(image == RunImage(rasterizer.draw(list)))
    #expect(image.runs.last == ColorRun(end: 16, pixel: .clear))
    #expect(zip(image.runs, image.runs.dropFirst()).allSatisfy { $0.pixel != $1.pixel })
  }
}
