package import Geometry

// A pixel is premultiplied sRGB in 32 bits: red in the lowest byte, then green, blue and alpha, so that its bytes lie
// in this order in the memory of a little-endian machine.

/// The product of each of the four channels of a pixel and `weight` / 255, rounded to the nearest.
///
/// `weight` is 0…255.
@inline(__always)
func scaled(_ pixel: UInt32, by weight: UInt32) -> UInt32 {
  let low = (pixel & 0x00FF_00FF) &* weight &+ 0x0080_0080
  let high = ((pixel &>> 8) & 0x00FF_00FF) &* weight &+ 0x0080_0080
  return (((low &+ ((low &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF)
    | ((high &+ ((high &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00)
}

extension Color {
  /// The color as a premultiplied pixel, with red in the lowest byte and alpha in the highest.
  var packed: UInt32 {
    let opaque = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
    return scaled(opaque, by: UInt32(alpha))
  }

  /// Converts a premultiplied pixel, red in the lowest byte, into a color with straight alpha.
  ///
  /// If several colors premultiply to the pixel, each channel is the nearest to channel × 255 / alpha. A pixel with
  /// alpha 0 becomes transparent black.
  package init(packed pixel: UInt32) {
    let alpha = pixel >> 24
    func straight(_ channel: UInt32) -> UInt8 {
      guard alpha > 0 else { return 0 }
      return UInt8(min(255, ((channel & 0xFF) * 255 + alpha / 2) / alpha))
    }
    self.init(
      red: straight(pixel), green: straight(pixel >> 8), blue: straight(pixel >> 16), alpha: UInt8(alpha))
  }
}

/// Appends premultiplied pixels to `bytes` as four bytes each with straight alpha: red, green, blue and alpha.
package func appendStraightAlpha(_ pixels: ArraySlice<UInt32>, to bytes: inout [UInt8]) {
  var previous: UInt32 = 0
  var color = Color.clear
  for pixel in pixels {
    if pixel != previous {
      previous = pixel
      color = Color(packed: pixel)
    }
    bytes.append(color.red)
    bytes.append(color.green)
    bytes.append(color.blue)
    bytes.append(color.alpha)
  }
}
