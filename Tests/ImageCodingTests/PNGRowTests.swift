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
    let format = PNGPixelFormat.indexed(PNGPalette(ColorTable(colors), minimumBitDepth: 1))
    for width in 1...70 {
      let row = runs(of: colors, width: width, &generator)
      var pixels: [PremultipliedPixel] = []
      for run in row { pixels += [PremultipliedPixel](repeating: run.pixel, count: Int(run.end) - pixels.count) }
      var expected: [UInt8] = []
      format.append(pixels[...], to: &expected)
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
}
