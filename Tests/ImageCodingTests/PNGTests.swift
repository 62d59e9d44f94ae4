import Geometry
import ImageCoding
import LayerTree
import Raster
import SeededRandom
import Testing

@Suite struct PNGTests {
  /// A picture of `colorCount` random colors with some repeated rows.
  private func picture(
    colorCount: Int, isOpaque: Bool, width: Int = 37, seed: UInt64 = 1
  ) throws -> RowImage {
    var generator = SplitMix64(seed: seed)
    let colors = (0..<colorCount).map { index -> UInt32 in
      let alpha = isOpaque || index % 3 == 0 ? 255 : UInt32.random(in: 0...255, using: &generator)
      let channels = (0..<3).map { UInt32.random(in: 0...alpha, using: &generator) << (8 * $0) }
      return channels.reduce(alpha << 24, |)
    }
    let size = try PixelSize(width: width, height: 29)
    let pixels = (0..<width * 20).map { index in
      index < colorCount ? colors[index] : colors[Int.random(in: 0..<colorCount, using: &generator)]
    }
    let rowIndices = (0..<20).map(Int32.init) + [19, 19, 3, 3, 4, 3, 4, 0, 19]
    return RowImage(size: size, rowIndices: rowIndices, bits: pixels)
  }

  /// The straight-alpha colors by the plain formula, rounded to nearest.
  private func straightPixels(of image: RowImage) -> [[UInt8]] {
    Pixmap(image).pixels.map { pixel in
      let bytes = (0..<4).map { Double(pixel.bits >> (8 * $0) & 255) }
      return bytes.prefix(3).map { bytes[3] == 0 ? 0 : UInt8(($0 * 255 / bytes[3]).rounded()) } + [UInt8(bytes[3])]
    }
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)], [true, false])
  func `few colors become a palette with as few bits as will do`(
    _ colorsAndDepth: (count: Int, bitDepth: Int), isOpaque: Bool
  ) throws {
    let image = try picture(colorCount: colorsAndDepth.count, isOpaque: isOpaque)
    let png = try DecodedPNG(encodePNG(image))
    #expect(png.colorType == 3)
    #expect(png.bitDepth == colorsAndDepth.bitDepth)
    #expect(png.chunks.contains("tRNS") == (!isOpaque && colorsAndDepth.count > 1))
    #expect((png.width, png.height) == (37, 29))
    #expect(png.rgba == straightPixels(of: image))
  }

  @Test func `many opaque colors are stored as red, green and blue`() throws {
    let image = try picture(colorCount: 300, isOpaque: true)
    let png = try DecodedPNG(encodePNG(image))
    #expect(png.colorType == 2)
    #expect(png.rgba == straightPixels(of: image))
    #expect(png.filters[20] == 2)
    #expect(Set(png.filters) == [1, 2])
  }

  @Test func `many translucent colors are stored with straight alpha`() throws {
    let image = try picture(colorCount: 300, isOpaque: false)
    let png = try DecodedPNG(encodePNG(image))
    #expect(png.colorType == 6)
    #expect(png.rgba == straightPixels(of: image))
  }

  @Test(arguments: 1...17)
  func `rows that end within a byte are complete`(width: Int) throws {
    for colorCount in [2, 4, 16] where colorCount <= width * 20 {
      let image = try picture(colorCount: colorCount, isOpaque: true, width: width)
      #expect(try DecodedPNG(encodePNG(image)).rgba == straightPixels(of: image))
    }
  }

  @Test func `every premultiplied color comes back from its straight color`() {
    for alpha in UInt32(0)...255 {
      for channel in 0...alpha {
        let color = Color(PremultipliedPixel(bits: channel | alpha << 24))
        #expect(UInt32((Double(color.red) * Double(alpha) / 255).rounded()) == (alpha == 0 ? 0 : channel))
        #expect(color.alpha == UInt8(alpha))
      }
    }
  }

  @Test func `a drawn scene decodes to what was drawn, and its bytes repeat`() throws {
    let size = try PixelSize(width: 60, height: 40)
    let gradient = LinearGradient(
      start: Point(x: 0, y: 0), end: Point(x: 30, y: 20),
      colors: [Color(red: 250, green: 40, blue: 9, alpha: 90), Color(red: 3, green: 90, blue: 240)], locations: [0, 1])
    let hole = Shape.roundedRect(RoundedRect(Rect(x: 3.3, y: 2.2, width: 20, height: 14), radii: CornerRadii(5)))
    let everything = Shape.roundedRect(RoundedRect(Rect(x: 0, y: 0, width: 30, height: 20)))
    let list = DisplayList(
      size: Size(width: 30, height: 20),
      items: [.fill(everything, .linearGradient(gradient)), .overlay(.white, holes: [hole])])
    var rasterizer = Rasterizer(size: size, scale: 2)
    let image = rasterizer.draw(list)
    let file = try encodePNG(image)
    #expect(try DecodedPNG(file).rgba == straightPixels(of: image))
    #expect(try encodePNG(rasterizer.draw(list)) == file)
  }

  @Test(arguments: [(2, true), (40, true), (300, true), (300, false)])
  func `bands make one file`(colorCount: Int, isOpaque: Bool) throws {
    let image = try picture(colorCount: colorCount, isOpaque: isOpaque)
    let bounds = [0..<4, 4..<23, 23..<29]
    var pieces: [[UInt8]] = []
    let isWhole = try encodePNG(size: image.size, bandCount: 3) { band, drawn in
      let rows = bounds[band]
      guard let size = try? PixelSize(width: 37, height: rows.count) else { return false }
      drawn = RowImage(size: size, rowIndices: Array(image.rowIndices[rows]), pixels: image.pixels)
      return true
    } write: { piece in
      pieces.append(piece)
      return true
    }
    #expect(isWhole)
    #expect(pieces.count == 3)
    let png = try DecodedPNG(pieces.flatMap { $0 })
    #expect((png.width, png.height) == (37, 29))
    #expect(png.rgba == straightPixels(of: image))
  }

  @Test func `a band that comes again is not asked for its pixels`() throws {
    let band = RowImage(
      size: try PixelSize(width: 300, height: 8), rowIndices: [0, 0, 1, 1, 1, 1, 0, 0],
      bits: (0..<600).map { $0 < 340 ? 0xFFFF_FFFF : 0xFF00_0000 | UInt32($0 / 9) })
    var file: [UInt8] = []
    _ = try encodePNG(size: PixelSize(width: 300, height: 40), bandCount: 5) { index, image in
      if index == 0 { image = band }
      return index == 0
    } write: { piece in
      file += piece
      return true
    }
    let png = try DecodedPNG(file)
    #expect(png.rgba == (0..<5).flatMap { _ in straightPixels(of: band) })
  }

  @Test func `writing ends when the output is closed`() throws {
    let image = try picture(colorCount: 3, isOpaque: true)
    var count = 0
    let isWhole = try encodePNG(size: image.size, bandCount: 1) { _, drawn in
      drawn = image
      return true
    } write: { _ in
      count += 1
      return false
    }
    #expect(!isWhole && count == 1)
  }

  @Test func `a side that PNG cannot count is refused`() throws {
    let size = try PixelSize(width: 1, height: 1 << 31, maximumArea: 1 << 31)
    let image = RowImage(size: size, rowIndices: [], bits: [0])
    #expect(throws: ImageCodingError.tooLarge(size, maximumSide: (1 << 31) - 1)) { try encodePNG(image) }
    #expect(
      "\(ImageCodingError.tooLarge(size, maximumSide: 7))"
        == "1×2147483648 pixels do not fit the format, whose sides end at 7 pixels")
  }
}
