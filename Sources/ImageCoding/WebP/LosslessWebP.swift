import CLibWebP
import Geometry

/// The maximum width and height of a WebP image in pixels: VP8L stores 14 bits.
///
/// Encoding a larger image throws ``ImageCodingError/tooLarge(_:maximumSide:)``.
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

extension StraightFrame {
  /// Calls `body` with the frame as a libwebp picture of `size` pixels; returns its result.
  ///
  /// The picture is valid only during the call.
  ///
  /// - Throws: ``ImageCodingError/libraryFailed(_:reason:)`` if libwebp's headers and library differ in version.
  mutating func withPicture<Result>(
    size: PixelSize, _ body: (inout WebPPicture) -> Result
  ) throws(ImageCodingError) -> Result {
    var picture = unsafe WebPPicture()
    guard unsafe WebPPictureInit(&picture) != 0 else { throw .wrongWebPVersion }
    unsafe picture.use_argb = 1
    unsafe (picture.width, picture.height) = (Int32(size.width), Int32(size.height))
    unsafe picture.argb_stride = Int32(size.width)
    return unsafe withPixels { pixels in
      unsafe picture.argb = pixels
      // Frees memory that libwebp adds to the picture, but not the pixels, which the frame owns.
      defer { unsafe WebPPictureFree(&picture) }
      return unsafe body(&picture)
    }
  }
}

extension ImageCodingError {
  static let wrongWebPVersion = libraryFailed("libwebp", reason: "its headers and the library differ")
}
