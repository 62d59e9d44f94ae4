package import Geometry

/// What a viewer shows for some time: the whole canvas.
package struct DecodedFrame: Hashable, Sendable {
  /// Row after row; straight alpha, red in the lowest byte, alpha in the highest; 0 where alpha is 0.
  package var pixels: [UInt32]
  /// Seconds; 0 when the file does not say.
  package var duration: Double
}

/// The frames of an image file, decoded one after the other: an animation is never held as a whole.
package protocol FrameReader: AnyObject {
  var size: PixelSize { get }
  /// The next frame; nil after the last.
  func next() throws(ImageDecodingError) -> DecodedFrame?
}

/// Bounds of what is decoded.
package struct DecodingLimits: Sendable {
  /// Pixels of one frame.
  package var pixels: Int
  /// Pixels of all frames together.
  package var animationPixels: Int

  package init(pixels: Int = PixelSize.maximumArea, animationPixels: Int = 4_000_000_000) {
    self.pixels = pixels
    self.animationPixels = animationPixels
  }
}

/// The frames of a PNG, APNG, GIF or WebP file; a still has one.
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

/// Counts the pixels of frames against a limit.
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
  /// The size that a file announces.
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

/// A transparent pixel has no color.
@inline(__always)
func withoutHiddenColor(_ pixel: UInt32) -> UInt32 { pixel >> 24 == 0 ? 0 : pixel }
