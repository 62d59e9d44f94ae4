package import Geometry

/// A decoded frame of an image file: all pixels of the canvas as a viewer shows them during the frame.
package struct DecodedFrame: Hashable, Sendable {
  /// The pixels of the canvas, row after row from the top; a pixel with alpha 0 is ``Color/clear``.
  package var pixels: [Color]
  /// The duration of the frame in seconds; 0 for a still picture.
  package var duration: Double
}

/// A reader of an image file that decodes its frames one after the other.
package protocol FrameReader: AnyObject {
  var size: PixelSize { get }
  /// Decodes the next frame of the file; returns nil after the last frame.
  ///
  /// - Throws: ``ImageDecodingError`` for a malformed file, and if all frames have more pixels than the limit.
  func next() throws(ImageDecodingError) -> DecodedFrame?
}

/// The limits on the numbers of pixels of decoded images, which bound memory and time.
package struct DecodingLimits: Sendable {
  /// The maximum number of pixels of one frame, width × height of the canvas; a file with more is not decoded.
  package var pixels: Int
  /// The maximum number of pixels of all frames of a file together.
  ///
  /// Reading a frame that exceeds it throws ``ImageDecodingError/tooManyPixels(limit:)``.
  package var animationPixels: Int

  /// Creates limits on the pixels of one frame and of all frames of a file together.
  ///
  /// The defaults are the maximum area of a canvas and 4·10⁹.
  package init(pixels: Int = PixelSize.maximumArea, animationPixels: Int = 4_000_000_000) {
    self.pixels = pixels
    self.animationPixels = animationPixels
  }
}

/// Creates a reader of the frames of a PNG, APNG, GIF or WebP file; a still picture has one frame.
///
/// - Parameter limits: the maximum numbers of pixels of a frame and of all frames.
/// - Throws: ``ImageDecodingError`` for an unknown format, a malformed file, and a frame with more pixels than the
///   limit.
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

/// A counter of the pixels of all decoded frames of a file, which throws an error when they exceed the limit.
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
  /// Creates the size, in pixels, that an image file of the given format declares.
  ///
  /// - Throws: ``ImageDecodingError/malformed(_:reason:)`` if a side is 0, ``ImageDecodingError/tooManyPixels(limit:)``
  ///   if the area exceeds the limit of a frame.
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

extension Color {
  /// Creates the color of a stored pixel: ``clear`` if its alpha is 0, so that all transparent pixels are equal.
  init(stored red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8) {
    self = alpha == 0 ? .clear : Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
