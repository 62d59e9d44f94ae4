package import Geometry
package import ImageCoding
import Raster

/// A still image in the pixel format of ``DecodedFrame``, row after row from the top.
///
/// Pixels have straight alpha, with red in the lowest byte and alpha in the highest; they are 0 if their alpha is 0.
package struct Picture: Hashable, Sendable {
  package var size: PixelSize
  package var pixels: [UInt32]

  package init(size: PixelSize, pixels: [UInt32]) {
    self.size = size
    self.pixels = pixels
  }

  /// Encodes the picture as a PNG file; returns its bytes.
  ///
  /// - Throws: ``ImageCodingError`` for a size that PNG cannot store, and if memory cannot be allocated.
  package func png() throws(ImageCodingError) -> [UInt8] {
    let rows = (0..<Int32(size.height)).map { $0 }
    return try encodePNG(RowImage(size: size, rowIndices: rows, pixels: pixels.map(premultiplied)))
  }
}

private func premultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel }
  func channel(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 255) * alpha + 127) / 255) << shift }
  return channel(0) | channel(8) | channel(16) | alpha << 24
}

/// The opaque pixel that results from drawing a pixel with straight alpha over a gray level of 0…255.
///
/// In both pixels red is in the lowest byte.
func composited(_ pixel: UInt32, on gray: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel }
  func channel(_ shift: UInt32) -> UInt32 {
    (((pixel >> shift & 255) * alpha + gray * (255 - alpha) + 127) / 255) << shift
  }
  return channel(0) | channel(8) | channel(16) | 0xFF00_0000
}
