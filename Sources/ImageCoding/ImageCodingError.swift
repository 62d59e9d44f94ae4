package import Geometry

/// The reason why an image or animation could not be encoded.
package enum ImageCodingError: Error, Hashable {
  /// A memory allocation of a compressor or of its output failed.
  case outOfMemory
  /// The width or height of the image exceeds the maximum of the format, both in pixels.
  case tooLarge(PixelSize, maximumSide: Int)
  /// Two frames of an animation have different sizes in pixels.
  case sizeChanged(from: PixelSize, to: PixelSize)
  /// The number of frames, the period in seconds or the number of plays is outside of the limits of ``FrameTiming``.
  case invalidTiming(frameCount: Int, period: Double, playCount: Int?)
  /// The duration of a frame exceeds the maximum of the format; both are in seconds.
  case frameTooLong(Double, maximum: Double)
  /// A library failed: the name of the library and its error message.
  case libraryFailed(String, reason: String)
  /// The function that counts the work has stopped the encoder.
  case stopped
}

extension PixelSize {
  /// Throws ``ImageCodingError/tooLarge(_:maximumSide:)`` if the width or height exceeds a maximum in pixels.
  func check(maximumSide: Int) throws(ImageCodingError) {
    if max(width, height) > maximumSide { throw .tooLarge(self, maximumSide: maximumSide) }
  }
}

extension ImageCodingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .outOfMemory:
      "out of memory while encoding an image"
    case .tooLarge(let size, let maximumSide):
      "\(size.width)×\(size.height) pixels do not fit the format, whose sides end at \(maximumSide) pixels"
    case .sizeChanged(let old, let new):
      "a frame has \(new.width)×\(new.height) pixels, those before it have \(old.width)×\(old.height)"
    case .invalidTiming(let frameCount, let period, let playCount):
      "\(frameCount) frames in \(period) s, played \(playCount.map { "\($0) times" } ?? "forever"), are no animation; "
        + "expected at least 1 frame, 0 to \(FrameTiming.maximumPeriod) s, 1 to \(FrameTiming.maximumPlayCount) times"
    case .frameTooLong(let seconds, let maximum):
      "a frame of \(seconds) s does not fit the format, in which a frame shows for at most \(maximum) s"
    case .libraryFailed(let library, let reason):
      "\(library) cannot encode the image: \(reason)"
    case .stopped:
      "the encoder was stopped"
    }
  }
}
