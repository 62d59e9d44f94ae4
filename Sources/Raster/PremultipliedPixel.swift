package import Geometry

/// A premultiplied sRGB pixel in 32 bits: red in the lowest byte, then green, blue and alpha.
///
/// Its bytes lie in this order in the memory of a little-endian machine. No channel exceeds alpha.
@usableFromInline
package struct PremultipliedPixel: Hashable, Sendable {
  /// The four channels, 0…255 each: red in bits 0–7, green in 8–15, blue in 16–23 and alpha in 24–31.
  @usableFromInline
  package var bits: UInt32

  @inlinable
  @inline(__always)
  package init(bits: UInt32) {
    self.bits = bits
  }

  /// The transparent pixel, whose bits are 0.
  @inlinable
  @inline(__always)
  package static var clear: PremultipliedPixel { PremultipliedPixel(bits: 0) }

  /// Creates the pixel of a color: its channels multiplied by alpha / 255, rounded to the nearest.
  package init(_ color: Color) {
    let opaque = UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 0xFF00_0000
    self.init(bits: scaled(opaque, by: UInt32(color.alpha)))
  }

  /// The alpha channel, 0…255.
  @inlinable
  @inline(__always)
  package var alpha: UInt32 { bits &>> 24 }

  @inlinable
  @inline(__always)
  package var isOpaque: Bool { bits >= 0xFF00_0000 }

  @inlinable
  @inline(__always)
  package static func == (a: PremultipliedPixel, b: PremultipliedPixel) -> Bool { a.bits == b.bits }

  /// The pixel multiplied by `weight` / 255; `weight` is 0…255.
  @inline(__always)
  func multiplied(by weight: UInt32) -> PremultipliedPixel { PremultipliedPixel(bits: scaled(bits, by: weight)) }

  /// The pixel composited over another one: Porter and Duff's operator *over*.
  @inline(__always)
  func over(_ backdrop: PremultipliedPixel) -> PremultipliedPixel {
    PremultipliedPixel(bits: bits &+ scaled(backdrop.bits, by: 255 &- alpha))
  }
}

/// The product of each of the four bytes of `bytes` and `weight` / 255, rounded to the nearest.
///
/// `weight` is 0…255.
@inline(__always)
func scaled(_ bytes: UInt32, by weight: UInt32) -> UInt32 {
  let low = (bytes & 0x00FF_00FF) &* weight &+ 0x0080_0080
  let high = ((bytes &>> 8) & 0x00FF_00FF) &* weight &+ 0x0080_0080
  return (((low &+ ((low &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF)
    | ((high &+ ((high &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00)
}

extension Color {
  /// Converts a premultiplied pixel into a color with straight alpha.
  ///
  /// If several colors premultiply to the pixel, each channel is the nearest to channel × 255 / alpha. A pixel with
  /// alpha 0 becomes transparent black.
  package init(_ pixel: PremultipliedPixel) {
    let alpha = pixel.alpha
    func straight(_ shift: UInt32) -> UInt8 {
      guard alpha > 0 else { return 0 }
      return UInt8(min(255, ((pixel.bits >> shift & 0xFF) * 255 + alpha / 2) / alpha))
    }
    self.init(red: straight(0), green: straight(8), blue: straight(16), alpha: UInt8(alpha))
  }
}
