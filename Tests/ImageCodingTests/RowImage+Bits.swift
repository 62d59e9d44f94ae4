import Geometry
import Raster

extension RowImage {
  /// Creates an image from pixels as integers: red in the lowest byte, alpha in the highest.
  init(size: PixelSize, rowIndices: [Int32], bits: [UInt32]) {
    self.init(size: size, rowIndices: rowIndices, pixels: bits.map(PremultipliedPixel.init(bits:)))
  }
}
