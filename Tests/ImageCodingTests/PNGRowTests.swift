import Geometry
import Raster
import SeededRandom
import Testing

@testable import ImageCoding

/// Rows as PNG stores them, against the plain formulas.
@Suite struct PNGRowTests {
  /// The runs of random colors, of which some are longer than a byte of pixels, up to `width` pixels.
  private func runs(
    of colors: [PremultipliedPixel], width: Int, _ generator: inout SplitMix64
  ) -> [ColorRun] {
    var runs: [ColorRun] = []
    var end = 0
    while end < width {
      end = min(width, end + Int.random(in: 1...(Bool.random(using: &generator) ? 3 : 20), using: &generator))
      let others = colors.filter { $0 != runs.last?.pixel }
      runs.append(ColorRun(end: Int32(end), pixel: others.randomElement(using: &generator) ?? colors[0]))
    }
    return runs
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 256])
  func `runs of palette indices are the packed pixels`(colorCount: Int) throws {
    var generator = SplitMix64(seed: UInt64(colorCount))
    let colors = (0..<colorCount).map { PremultipliedPixel(bits: 0xFF00_0000 | UInt32($0) &* 0x01_0203) }
    let palette = PNGPalette(ColorTable(colors), minimumBitDepth: 1)
    let format = PNGPixelFormat.indexed(palette)
    for width in 1...70 {
      let row = runs(of: colors, width: width, &generator)
      var pixels: [PremultipliedPixel] = []
      for run in row { pixels += [PremultipliedPixel](repeating: run.pixel, count: Int(run.end) - pixels.count) }
      var expected = [UInt8](repeating: 0, count: format.bytesPerRow(width: width))
      for (column, pixel) in pixels.enumerated() {
        let bit = column * palette.bitDepth
        expected[bit / 8] |= palette.place(of: pixel) << UInt8(8 - palette.bitDepth - bit % 8)
      }
      let image = RowImage(size: try PixelSize(width: width, height: 1), rowIndices: [0], pixels: pixels)
      var bytes: [UInt8] = []
      for run in format.valueRuns(of: RowRuns(of: RunImage(image))).all {
        #expect(Int(run.end) > bytes.count)
        bytes += [UInt8](repeating: UInt8(run.value), count: Int(run.end) - bytes.count)
      }
      #expect(bytes == expected)
    }
  }

  @Test(arguments: [[], [0], [0, 0, 0], [0, 1, 1, 0, 1, 1, 1, 2, 2, 0, 0, 1]] as [[Int32]])
  func `neighbors are the pairs of each row and the row above`(_ rows: [Int32]) {
    let plain = RowPairs(
      zip([-1] + rows, rows).map { above, row in
        above == row ? RowPairs.Pair(first: 0, second: 0) : RowPairs.Pair(first: above, second: row)
      })
    let pairs = RowPairs(ofNeighborsIn: rows[...], rowCount: 3)
    #expect(pairs.pairs == plain.pairs)
    #expect(pairs.indices == plain.indices)
    #expect(Set(pairs.pairs).count == pairs.pairs.count)
  }

  @Test(arguments: [2, 40, 300])
  func `an image of runs has the file of its pixels`(colorCount: Int) throws {
    var generator = SplitMix64(seed: UInt64(colorCount))
    let size = try PixelSize(width: 90, height: 12)
    let colors = (0..<colorCount).map { PremultipliedPixel(bits: 0xFF00_0000 | UInt32($0) &* 0x01_0203) }
    let pixels = (0..<8 * 90).map { index in
      colorCount < 300 && index % 90 > 9 ? colors[0] : colors[Int.random(in: 0..<colorCount, using: &generator)]
    }
    let image = RowImage(size: size, rowIndices: [0, 0, 1, 2, 3, 4, 4, 4, 5, 6, 7, 0], pixels: pixels)
    #expect(try encodePNG(RunImage(image)) == encodePNG(image))
  }

  /// Rows of eight or nine runs, in more than 256 colors.
  ///
  /// A row is stored as differences from the row above if these have no more tokens than those from the left: four for a
  /// run of another color.
  @Test func `rows have the filter with fewer tokens`() throws {
    var count: UInt32 = 0
    /// A color that was not used before; neighbors differ at random.
    func color() -> PremultipliedPixel {
      count += 1
      let once = count &* 40_503 & 0xFF_FFFF
      let twice = (once ^ once >> 11) &* 0x5B_D1E5 & 0xFF_FFFF
      return PremultipliedPixel(bits: 0xFF00_0000 | (twice ^ twice >> 13) &* 0x12_34ED & 0xFF_FFFF)
    }
    let even = [37, 74, 111, 148, 185, 222, 259, 300]
    let cut = [17] + even
    let shifted = [42, 79, 116, 153, 190, 227, 264, 300]
    // Eight runs cost 32; the pieces of both rows 32, 36 or 60.
    let cycle: [(ends: [Int], filter: UInt8)] = [(even, 1), (even, 2), (cut, 2), (even, 1), (shifted, 1)]
    let rows = Array(repeatElement(cycle, count: 8).joined())
    var pixels: [PremultipliedPixel] = []
    for (number, row) in rows.enumerated() {
      for end in row.ends {
        let run = color()
        while pixels.count < 300 * number + end { pixels.append(run) }
      }
    }
    // Each fifth row is repeated.
    let indices = rows.indices.flatMap { $0 % 5 == 4 ? [Int32($0), Int32($0)] : [Int32($0)] }
    let size = try PixelSize(width: 300, height: indices.count)
    let image = RowImage(size: size, rowIndices: indices, pixels: pixels)
    #expect(isMadeOfRuns(image))
    let file = try DecodedPNG(encodePNG(image))
    #expect(file.colorType == 2)
    #expect(file.filters == rows.indices.flatMap { $0 % 5 == 4 ? [rows[$0].filter, 2] : [rows[$0].filter] })
  }
}
