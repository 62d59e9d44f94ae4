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
      var picture = Picture(size: size, pixels: [Color](repeating: .clear, count: size.width * size.height))
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
      var strip = Picture(size: size, pixels: [Color](repeating: Self.ground, count: width * height))
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
  /// The background of a strip: a gray that differs from overlays and bones.
  private static var ground: Color { Color(gray: 0x80) }
  /// The color that marks differences.
  ///
  /// It has the red of annotated scenes, which does not occur in placeholders.
  private static var mark: Color { Color(red: 0xD6, green: 0, blue: 0x3C) }

  /// The color drawn over white, with a quarter of its contrast to white.
  private func faded(_ color: Color) -> Color {
    let opaque = color.composited(on: 255)
    func faded(_ channel: UInt8) -> UInt8 { UInt8((255 * 3 + Int(channel)) / 4) }
    return Color(red: faded(opaque.red), green: faded(opaque.green), blue: faded(opaque.blue))
  }
}
