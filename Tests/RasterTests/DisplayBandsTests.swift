import Geometry
import LayerTree
import Testing

@testable import Raster

@Suite struct DisplayBandsTests {
  /// The bands of a canvas as one picture, and the number of drawn bands.
  private func banded(
    _ list: DisplayList, _ size: PixelSize, bandArea: Int
  ) throws -> (pixels: [UInt32], drawn: Int, count: Int) {
    var bands = DisplayBands(list, size: size, scale: 1, bandArea: bandArea)
    var image = RowImage(size: size, rowIndices: [], pixels: [])
    var pixels: [UInt32] = []
    var drawn = 0
    for band in 0..<bands.count {
      if bands.draw(band, into: &image) { drawn += 1 }
      pixels += Pixmap(image).bits
    }
    return (pixels, drawn, bands.count)
  }

  private func gradient(to end: Point) -> Paint {
    .linearGradient(
      LinearGradient(start: .zero, end: end, colors: [.white, Color(gray: 90)], locations: [0.1, 0.8]))
  }

  private func scene(height: Double, _ paint: Paint, _ holes: [Shape]) -> DisplayList {
    DisplayList(
      size: Size(width: 24, height: height),
      items: [.fill(rectangle(0, 0, 24, height), paint), .overlay(.white, holes: holes)])
  }

  @Test(arguments: [24, 70, 24 * 7, 24 * 33], 0..<4 as Range<UInt64>)
  func `bands show what the whole canvas shows`(bandArea: Int, seed: UInt64) throws {
    var random = RandomItems(seed: seed)
    let holes = (0..<9).map { index in
      seed % 2 == 0
        ? rectangle(random.random(0...12), Double(index) * 6 + 0.25, 9.5, 7, radius: 3) : random.shape()
    }
    let end = [Point(x: 24, y: 0), Point(x: 24, y: 0), Point(x: 0, y: 60), Point(x: 20, y: 44)][Int(seed)]
    let list = scene(height: 60, gradient(to: end), holes)
    let size = try PixelSize(width: 24, height: 60)
    let banded = try banded(list, size, bandArea: bandArea)
    var rasterizer = Rasterizer(size: size, scale: 1)
    #expect(banded.count == (60 + max(1, bandArea / 24) - 1) / max(1, bandArea / 24))
    #expect(banded.pixels == Pixmap(rasterizer.draw(list)).bits)
  }

  @Test func `repeated bands are drawn once`() throws {
    // Cells of 4.25 rows: every fourth begins with a row.
    let holes = (0..<400).flatMap { cell in
      let y = Double(cell) * 4.25
      return [rectangle(2, y + 0.5, 6, 3, radius: 1.5), rectangle(10, y + 1, 12, 2)]
    }
    let list = scene(height: 1_700, gradient(to: Point(x: 24, y: 0)), holes)
    let size = try PixelSize(width: 24, height: 1_700)
    let banded = try banded(list, size, bandArea: 24 * 40)
    var rasterizer = Rasterizer(size: size, scale: 1)
    #expect(banded.count == 50)
    #expect(banded.drawn <= 3)
    #expect(banded.pixels == Pixmap(rasterizer.draw(list)).bits)
  }

  @Test func `groups and strokes show in every band`() throws {
    var random = RandomItems(seed: 11)
    let list = DisplayList(size: Size(width: 24, height: 30), items: random.items(7, depth: 2))
    let size = try PixelSize(width: 24, height: 30)
    var rasterizer = Rasterizer(size: size, scale: 1)
    #expect(try banded(list, size, bandArea: 24 * 4).pixels == Pixmap(rasterizer.draw(list)).bits)
  }

  /// Items of more than four bands, or of unknown ones, are listed for every band.
  @Test(
    arguments: [
      (
        [0..<1, nil, 1..<5, 2..<7, 3..<3, 6..<7],
        [[0, 1, 3], [1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 3], [1, 3, 5]]
      ),
      ([0..<2, 1..<2, 4..<5], [[0], [0, 1], [], [], [2]]), ([nil], [[0], [0]]), ([], [[]]),
    ] as [([Range<Int>?], [[Int]])])
  func `each band has the items that may touch it`(_ bands: [Range<Int>?], _ expected: [[Int]]) {
    let index = BandIndex(bands, count: expected.count)
    #expect(expected.indices.map { index.members(of: $0) } == expected)
  }
}
