import Geometry

extension PicturesDifference {
  /// The expected picture, faded to a quarter of its contrast on white, with the different pixels in red.
  ///
  /// - Throws: ``PixelSizeError`` if the larger width by the larger height exceeds the maximum number of pixels.
  package var differencePicture: Picture {
    get throws(PixelSizeError) {
      let (before, after) = (expectedPicture, actualPicture)
      let size = try PixelSize(
        width: max(before.size.width, after.size.width), height: max(before.size.height, after.size.height))
      var picture = Picture(size: size, pixels: [UInt32](repeating: 0, count: size.width * size.height))
      for y in 0..<size.height {
        for x in 0..<size.width {
          let place = y * size.width + x
          if !mask.isEmpty, mask[place] {
            picture.pixels[place] = Self.mark
          } else if x < before.size.width, y < before.size.height {
            picture.pixels[place] = faded(before.pixels[y * before.size.width + x])
          }
        }
      }
      return picture
    }
  }

  /// The expected picture, the difference picture and the actual picture side by side, with gaps, in this order.
  ///
  /// - Throws: ``PixelSizeError`` if the strip exceeds the maximum number of pixels.
  package var strip: Picture {
    get throws(PixelSizeError) {
      let pictures = [expectedPicture, try differencePicture, actualPicture]
      let width = pictures.reduce(0) { $0 + $1.size.width } + Self.gap * (pictures.count - 1)
      let height = pictures.reduce(0) { max($0, $1.size.height) }
      let size = try PixelSize(width: width, height: height)
      var strip = Picture(size: size, pixels: [UInt32](repeating: Self.ground, count: width * height))
      var left = 0
      for picture in pictures {
        let row = picture.size.width
        for y in 0..<picture.size.height {
          strip.pixels.replaceSubrange(
            y * width + left..<y * width + left + row, with: picture.pixels[y * row..<(y + 1) * row])
        }
        left += row + Self.gap
      }
      return strip
    }
  }

  /// The gap between the pictures of a strip, in pixels.
  private static var gap: Int { 8 }
  /// The background pixel of a strip, with red in the lowest byte: a gray that differs from overlays and bones.
  private static var ground: UInt32 { 0xFF80_8080 }
  /// The pixel that marks differences, with red in the lowest byte.
  ///
  /// It has the red of annotated scenes, which does not occur in placeholders.
  private static var mark: UInt32 { 0xFF3C_00D6 }

  /// The pixel drawn over white, with a quarter of its contrast to white; red is in the lowest byte.
  private func faded(_ pixel: UInt32) -> UInt32 {
    let opaque = composited(pixel, on: 255)
    func channel(_ shift: UInt32) -> UInt32 { ((255 * 3 + (opaque >> shift & 255)) / 4) << shift }
    return channel(0) | channel(8) | channel(16) | 0xFF00_0000
  }
}
