import Geometry
import Raster
import SeededRandom
import Testing

@testable import ImageCoding

@Suite struct DifferenceTests {
  /// An image of few distinct rows, and a second one with some of its pixels changed.
  private func images(using generator: inout SplitMix64) throws -> (RowImage, RowImage) {
    let size = try PixelSize(
      width: .random(in: 1...9, using: &generator), height: .random(in: 1...9, using: &generator))
    func image(_ palette: ClosedRange<UInt32>) -> RowImage {
      let rows = Int.random(in: 1...4, using: &generator)
      return RowImage(
        size: size, rowIndices: (0..<size.height).map { _ in .random(in: 0..<Int32(rows), using: &generator) },
        pixels: (0..<rows * size.width).map { _ in
          PremultipliedPixel(bits: .random(in: palette, using: &generator))
        })
    }
    let first = image(1...1)
    return (first, image(1...UInt32.random(in: 1...2, using: &generator)))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `the rectangle around what differs is found pixel by pixel`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let (old, new) = try images(using: &generator)
    let width = old.size.width
    let differing = zip(Pixmap(old).pixels, Pixmap(new).pixels).enumerated().filter { $0.1.0 != $0.1.1 }.map(\.offset)
    let columns = differing.map { $0 % width }
    let rows = differing.map { $0 / width }
    var expected: PixelRect?
    if let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() {
      expected = PixelRect(columns: left..<right + 1, rows: top..<bottom + 1)
    }
    #expect(FrameDifference(from: old, to: new).rect == expected)
  }
}
