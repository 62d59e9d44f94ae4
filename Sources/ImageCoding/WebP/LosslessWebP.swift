import CLibWebP
import Geometry
import Raster

/// The maximum width and height of a WebP image in pixels: VP8L stores 14 bits.
let maximumWebPSide = 16_383

/// The settings of libwebp for every WebP file: lossless, and the same output on every machine.
///
/// - Throws: ``ImageCodingError/libraryFailed(_:reason:)`` if libwebp's headers and library differ in version.
func losslessWebP() throws(ImageCodingError) -> WebPConfig {
  var config = WebPConfig()
  guard unsafe WebPConfigInit(&config) != 0 else { throw .wrongWebPVersion }
  config.lossless = 1
  // The colors of transparent pixels are kept, too.
  config.exact = 1
  // The effort: a skeleton's frame takes 38 ms per 3 megapixels and 7.5 KB. Method 0 is as slow and 16 times as large,
  // quality 75 takes 68 ms and 6.4 KB.
  config.method = 2
  config.quality = 0
  // One thread: the output must not depend on the machine.
  config.thread_level = 0
  return config
}

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

extension ImageCodingError {
  static let wrongWebPVersion = libraryFailed("libwebp", reason: "its headers and the library differ")
}
