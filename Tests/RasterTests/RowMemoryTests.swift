import Geometry
import LayerTree
import Testing

@testable import Raster

/// The memory for the rows of groups and gradients, and the columns that change.
@Suite struct RowMemoryTests {
  /// The rows take up to 128 MiB, or are two.
  @Test(arguments: [
    (1, 1_024), (32_768, 1_024), (32_769, 1_023), (65_536, 512), (11_184_810, 3), (11_184_811, 2), (1 << 24, 2),
    (1 << 26, 2),
  ])
  func `groups nest as deep as their rows fit the memory`(_ width: Int, _ depth: Int) {
    #expect(GroupRows(width: width).maximumDepth == depth)
  }

  @Test func `rows of groups are kept`() {
    var rows = GroupRows(width: 7)
    for (depth, count) in [(3, 21), (2, 21), (3, 21), (5, 35)] {
      rows.makeRoom(forDepth: depth)
      #expect(rows.pixels.count == count)
    }
    #expect(rows.pixels.allSatisfy { $0 == .clear })
  }

  /// Columns are merged with those on their left in the same row.
  @Test func `changed columns are collected row by row`() {
    var changes = RowChanges()
    for columns in [3..<5, 5..<9, 11..<12] as [Range<Int32>] { changes.append(columns) }
    changes.endRow()
    changes.endRow()
    for columns in [12..<14, 14..<15, 20..<23] as [Range<Int32>] { changes.append(columns) }
    changes.endRow()
    #expect(changes.columns == [3..<9, 11..<12, 12..<15, 20..<23])
    #expect(changes.ends == [2, 2, 4])
    changes.removeAll()
    #expect(changes.columns.isEmpty && changes.ends.isEmpty)
  }

  @Test(arguments: [
    [2..<40], [2..<3, 3..<40], [5..<9, 20..<21, 39..<40], [10..<10, 12..<30], [2..<8, 8..<14, 14..<27, 27..<35],
  ])
  func `a gradient is computed in parts from left to right`(_ parts: [Range<Int>]) throws {
    let gradient = LinearGradient(
      start: .zero, end: Point(x: 37, y: 11), colors: [.black, .white, Color(gray: 9), .white],
      locations: [0.1, 0.3, 0.35, 0.8])
    let items = FlatItems([.fill(rectangle(2, 1, 38, 5), .linearGradient(gradient))], maximumDepth: 2)
    let grid = PixelGrid(width: 43, rows: 0..<7, scale: 1)
    var coverage = SceneCoverage(grid: grid)
    _ = coverage.update(items)
    let paints = FramePaints(items, columns: coverage.columns, grid: grid)
    let drawing = RowDrawing(plan: RowPlan(coverage, paints), table: coverage.table, paints: paints)
    let row = try #require(drawing.plan.rows.first { $0.row == 3 })
    let shader = try #require(paints.shaders.first)
    var whole = [PremultipliedPixel](repeating: .clear, count: 43)
    shader.fill(&whole, at: 2, columns: 2..<40, row: 3)
    var scratch = RowScratch(width: 43)
    scratch.prepare(row, of: drawing)
    for part in parts { scratch.fill(part) }
    let expected = whole.indices.map { column in
      parts.contains { $0.contains(column) } ? whole[column] : PremultipliedPixel.clear
    }
    #expect(scratch.pixels == expected)
  }
}
