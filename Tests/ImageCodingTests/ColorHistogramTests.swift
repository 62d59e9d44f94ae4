import Geometry
import Raster
import Testing

@testable import ImageCoding

@Suite struct ColorHistogramTests {
  @Test func `counts the pixels of each opaque color`() throws {
    let size = try PixelSize(width: 3, height: 4)
    let (red, blue): (UInt32, UInt32) = (0xFF00_00FF, 0xFFFF_0000)
    let image = RowImage(size: size, rowIndices: [0, 1, 0, 0], bits: [red, 0, blue, blue, blue, blue])
    let histogram = ColorHistogram(of: image)
    #expect(histogram.entries.map(\.color.bits) == [red, blue])
    #expect(histogram.entries.map(\.count) == [3, 6])
  }

  @Test func `takes colors together when there are too many, and loses no pixel`() throws {
    let size = try PixelSize(width: 300, height: 300)
    // Every 186th color.
    let pixels = (0..<UInt32(90_000)).map { 0xFF00_0000 | $0 * 186 }
    let image = RowImage(size: size, rowIndices: (0..<300).map(Int32.init), bits: pixels)
    let histogram = ColorHistogram(of: image)
    #expect(histogram.entries.count <= 1 << 16)
    #expect(histogram.entries.count > 1 << 13)
    #expect(histogram.entries.reduce(0) { $0 + $1.count } == 90_000)
    #expect(Set(histogram.entries.map(\.color.bits)).count == histogram.entries.count)
    #expect(histogram.entries.allSatisfy { $0.color.isOpaque })
  }

  @Test func `few clusters of colors are found`() throws {
    // Four clusters of nine colors each; their means are the centers.
    let middles: [UInt32] = [0xFF10_1010, 0xFF10_10F0, 0xFF10_F010, 0xFFF0_1010]
    let steps: [UInt32] = [0xFFFF_FF00, 0, 0x100]
    let pixels = middles.flatMap { middle in steps.flatMap { step in (middle - 1...middle + 1).map { $0 &+ step } } }
    let image = RowImage(size: try PixelSize(width: 36, height: 1), rowIndices: [0], bits: pixels)
    let table = medianCut(ColorHistogram(of: image), maximumCount: 4)
    #expect(table.colors.map(\.bits).sorted() == middles.sorted())
  }
}
