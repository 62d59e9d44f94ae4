import Geometry
import Raster
import Testing

@testable import ImageCoding

@Suite struct CroppingTests {
  @Test func `a part keeps its pixels and shares equal rows`() throws {
    let size = try PixelSize(width: 3, height: 3)
    let image = RowImage(size: size, rowIndices: [0, 1, 0], bits: [1, 2, 3, 4, 5, 6])
    let part = image.cropped(to: PixelRect(columns: 1..<3, rows: 0..<3))
    #expect(part == RowImage(size: try PixelSize(width: 2, height: 3), rowIndices: [0, 1, 0], bits: [2, 3, 5, 6]))
    #expect(image.cropped(to: PixelRect(size)) == image)
  }

  @Test func `the extent of a part is within the whole`() throws {
    let size = try PixelSize(width: 3, height: 2)
    #expect(size.part(width: 9, height: 0) == (try PixelSize(width: 3, height: 1)))
  }
}
