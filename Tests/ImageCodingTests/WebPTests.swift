import Geometry
import ImageCoding
import Raster
import SeededRandom
import Testing

@Suite struct WebPTests {
  @Test(.enabled(if: OtherDecoder.dwebp.isInstalled), arguments: SampleAnimation.exact + SampleAnimation.rich)
  func `dwebp shows the pixels of a still`(_ sample: SampleAnimation) throws {
    let image = try #require(sample.frames().last)
    let file = try encodeWebP(image)
    let map = try OtherDecoder.dwebp.run(["-quiet", "-pam"], file: file, ["-o", "-"])
    let start = try #require(map.firstRange(of: Array("ENDHDR\n".utf8))).upperBound
    // Exact, even for alpha 0, where all channels are 0.
    #expect(Array(map[start...]) == straightBytes(of: image))
    #expect(try encodeWebP(image) == file)
  }

  @Test(.enabled(if: OtherDecoder.dwebp.isInstalled))
  func `every premultiplied pixel survives encoding and decoding`() throws {
    // All pairs of a channel and an alpha that exist.
    let pixels = (UInt32(0)...255).flatMap { (alpha: UInt32) -> [UInt32] in
      (0...alpha).map { (red: UInt32) -> UInt32 in alpha << 24 | red << 16 | (alpha - red) }
    }
    let rows = try PixelSize(width: 257, height: 128)
    try #require(pixels.count == 257 * 128)
    let folded = RowImage(size: rows, rowIndices: (0..<128).map(Int32.init), bits: pixels)
    let map = try OtherDecoder.dwebp.run(["-quiet", "-pam"], file: encodeWebP(folded), ["-o", "-"])
    #expect(Array(map.suffix(pixels.count * 4)) == straightBytes(of: folded))
  }

  /// Rows of few runs, some equal to rows far above, in up to 300 colors, up to 9,000 pixels wide.
  @Test(arguments: seeds(24))
  func `runs, equal rows and tables of all sizes come back`(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let width = [1, 2, 3, 17, 200, 9_000][Int(seed) % 6]
    let height = Int.random(in: 1...120, using: &generator)
    let colors = [1, 2, 3, 16, 17, 18, 256, 257, 300][Int(seed) % 9]
    let isOpaque = seed % 2 == 0
    var pixels: [UInt32] = []
    let rowCount = Int.random(in: 1...height, using: &generator)
    for _ in 0..<rowCount {
      var row: [UInt32] = []
      while row.count < width {
        let color = UInt32.random(in: 0..<UInt32(colors), using: &generator)
        let alpha: UInt32 = isOpaque ? 255 : 100 + color % 100
        let (red, green, blue) = (color % 97, color / 97, color % 89)
        let pixel = alpha << 24 | red << 16 | green << 8 | blue
        row += repeatElement(pixel, count: Int.random(in: 1...max(1, width / 4), using: &generator))
      }
      pixels += row.prefix(width)
    }
    let rows = (0..<height).map { _ in Int32.random(in: 0..<Int32(rowCount), using: &generator) }
    let image = RowImage(size: try PixelSize(width: width, height: height), rowIndices: rows, bits: pixels)
    let frame = try #require(try frames(of: encodeWebP(image)).next())
    #expect(frame.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] } == straightBytes(of: image))
  }

  /// A million equal pixels are one literal and 245 copies of 12 bits, after the tables of the codes.
  @Test func `equal rows cost a few bits`() throws {
    let size = try PixelSize(width: 1_000, height: 1_000)
    let row = [UInt32](repeating: 0xFF12_3456, count: 1_000)
    let image = RowImage(size: size, rowIndices: [Int32](repeating: 0, count: 1_000), bits: row)
    #expect(try encodeWebP(image).count < 500)
  }

  @Test func `a side beyond the limit of the format is refused`() throws {
    let size = try PixelSize(width: 32_896, height: 1)
    let image = RowImage(size: size, rowIndices: [0], bits: [UInt32](repeating: 0, count: size.width))
    #expect(throws: ImageCodingError.tooLarge(size, maximumSide: 16_383)) { try encodeWebP(image) }
  }
}
