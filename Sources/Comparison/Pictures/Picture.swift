package import Geometry
package import ImageCoding
import Raster

/// A still image.
package struct Picture: Hashable, Sendable {
  package var size: PixelSize
  /// The pixels, row after row from the top; a pixel with alpha 0 is ``Color/clear``.
  package var pixels: [Color]

  package init(size: PixelSize, pixels: [Color]) {
    self.size = size
    self.pixels = pixels
  }

  /// Encodes the picture as a PNG file; returns its bytes.
  ///
  /// - Throws: ``ImageCodingError`` for a size that PNG cannot store, and if memory cannot be allocated.
  package func png() throws(ImageCodingError) -> [UInt8] {
    let rows = (0..<Int32(size.height)).map { $0 }
    return try encodePNG(RowImage(size: size, rowIndices: rows, pixels: pixels.map(PremultipliedPixel.init(_:))))
  }
}

extension Color {
  /// The opaque color that results from drawing this color over a gray level of 0…255.
  func composited(on gray: UInt8) -> Color {
    if alpha == 255 { return self }
    let (weight, rest) = (UInt32(alpha), UInt32(gray) * UInt32(255 - alpha))
    func mixed(_ channel: UInt8) -> UInt8 { UInt8((UInt32(channel) * weight + rest + 127) / 255) }
    return Color(red: mixed(red), green: mixed(green), blue: mixed(blue))
  }
}
