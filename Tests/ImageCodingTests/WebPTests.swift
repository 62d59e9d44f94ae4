import Geometry
import ImageCoding
import Raster
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
  func `every premultiplied pixel comes back from what is stored`() throws {
    // All pairs of a channel and an alpha that exist.
    let pixels = (UInt32(0)...255).flatMap { alpha in (0...alpha).map { alpha << 24 | $0 << 16 | (alpha - $0) } }
    let rows = try PixelSize(width: 257, height: 128)
    try #require(pixels.count == 257 * 128)
    let folded = RowImage(size: rows, rowIndices: (0..<128).map(Int32.init), bits: pixels)
    let map = try OtherDecoder.dwebp.run(["-quiet", "-pam"], file: encodeWebP(folded), ["-o", "-"])
    #expect(Array(map.suffix(pixels.count * 4)) == straightBytes(of: folded))
  }

  @Test func `a side beyond the limit of the format is refused`() throws {
    let size = try PixelSize(width: 32_896, height: 1)
    let image = RowImage(size: size, rowIndices: [0], bits: [UInt32](repeating: 0, count: size.width))
    #expect(throws: ImageCodingError.tooLarge(size, maximumSide: 16_383)) { try encodeWebP(image) }
  }
}
