package import Geometry

/// One decoded frame: the whole canvas as a viewer shows it.
package struct DecodedFrame: Hashable, Sendable {
  /// The pixels of the canvas, row after row from the top.
  ///
  /// Straight alpha, red in the lowest byte, alpha in the highest; a pixel with alpha 0 is 0.
  package var pixels: [UInt32]
  /// The duration of the frame in seconds; 0 if the file has none.
  package var duration: Double
}

/// A reader of the frames of an image file, which are decoded one after the other.
package protocol FrameReader: AnyObject {
  var size: PixelSize { get }
  /// The next frame of the file; nil after the last.
  ///
  /// - Throws: ``ImageDecodingError`` for a malformed file and for more pixels than the limits allow.
  func next() throws(ImageDecodingError) -> DecodedFrame?
}

/// The maximum numbers of pixels of decoded images.
package struct DecodingLimits: Sendable {
  /// The maximum number of pixels of one frame.
  package var pixels: Int
  /// The maximum number of pixels of all frames of a file together.
  package var animationPixels: Int

  /// Limits on the pixels of one frame, by default the maximum of a canvas, and of all frames together, by default
  /// 4·10⁹.
  package init(pixels: Int = PixelSize.maximumArea, animationPixels: Int = 4_000_000_000) {
    self.pixels = pixels
    self.animationPixels = animationPixels
  }
}

/// A reader of the frames of a PNG, APNG, GIF or WebP file; a still picture has one frame.
///
/// - Parameters:
///   - file: the bytes of the file.
///   - limits: the maximum numbers of pixels.
/// - Throws: ``ImageDecodingError`` for an unknown format, a malformed file, and a size that exceeds the limits.
package func frames(
  of file: [UInt8], limits: DecodingLimits = DecodingLimits()
) throws(ImageDecodingError) -> any FrameReader {
  switch ImageFileFormat(announcedBy: file) {
  case .png: try PNGReader(file, limits)
  case .gif: try GIFReader(file, limits)
  case .webp: try WebPReader(file, limits)
  case nil: throw .unknownFormat
  }
}

/// A counter of the pixels of all decoded frames of a file against a limit.
struct PixelBudget {
  private let limit: Int
  private var left: Int

  init(_ limits: DecodingLimits) {
    limit = limits.animationPixels
    left = limit
  }

  mutating func spend(_ size: PixelSize) throws(ImageDecodingError) {
    left -= size.width * size.height
    if left < 0 { throw .tooManyPixels(limit: limit) }
  }
}

extension PixelSize {
  /// The size in pixels that an image file declares.
  ///
  /// - Throws: ``ImageDecodingError`` for an empty size and for a size that exceeds the limits.
  init(
    width: Int, height: Int, of format: ImageFileFormat, _ limits: DecodingLimits
  ) throws(ImageDecodingError) {
    do throws(PixelSizeError) {
      try self.init(width: width, height: height, maximumArea: limits.pixels)
    } catch {
      switch error {
      case .empty: throw .malformed(format, reason: "it is empty")
      case .tooLarge, .tooLong: throw .tooManyPixels(limit: limits.pixels)
      }
    }
  }
}

/// The pixel itself, or 0 if its alpha is 0: transparent pixels have no color.
@inline(__always)
func withoutHiddenColor(_ pixel: UInt32) -> UInt32 { pixel >> 24 == 0 ? 0 : pixel }
