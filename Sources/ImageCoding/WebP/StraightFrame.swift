import Geometry
import Raster

/// Converts a pixel into libwebp's format with straight alpha.
///
/// Alpha is in the highest byte, then red, green and blue in the lowest.
///
/// Alpha is divided out by ``Color/init(_:)``, as in every format.
func straightARGB(_ pixel: PremultipliedPixel) -> UInt32 {
  if pixel.isOpaque { return pixel.bits & 0xFF00_FF00 | (pixel.bits & 0xFF) << 16 | pixel.bits >> 16 & 0xFF }
  let color = Color(pixel)
  return UInt32(color.alpha) << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
}

/// A full frame of pixels with straight alpha in libwebp's format, row after row; see ``straightARGB(_:)``.
struct StraightFrame {
  private(set) var pixels: [UInt32] = []
  private var rows: [UInt32] = []

  /// Overwrites the frame with the pixels of an image; each distinct row is converted once.
  mutating func draw(_ image: RowImage) {
    rows.removeAll(keepingCapacity: true)
    var previous = PremultipliedPixel.clear
    var converted: UInt32 = 0
    for pixel in image.pixels {
      if pixel != previous {
        previous = pixel
        converted = straightARGB(pixel)
      }
      rows.append(converted)
    }
    let width = image.size.width
    pixels.removeAll(keepingCapacity: true)
    pixels.reserveCapacity(width * image.size.height)
    for index in image.rowIndices {
      pixels += rows[Int(index) * width..<(Int(index) + 1) * width]
    }
  }

  /// Calls a C function with a pointer to the pixels, which it may change; nil for a frame without pixels.
  mutating func withPixels<Result>(_ body: (UnsafeMutablePointer<UInt32>?) -> Result) -> Result {
    unsafe pixels.withUnsafeMutableBufferPointer { unsafe body($0.baseAddress) }
  }
}
