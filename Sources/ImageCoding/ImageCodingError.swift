package import Geometry

/// Why an image could not be encoded.
package enum ImageCodingError: Error, Hashable {
  /// A compressor or its output found no memory.
  case outOfMemory
  /// The format cannot hold an image of this size.
  case tooLarge(PixelSize, maximumSide: Int)
  /// The frames of an animation are not all of one size.
  case sizeChanged(from: PixelSize, to: PixelSize)
  /// No animation has these frames in this many seconds, played this many times.
  case invalidTiming(frameCount: Int, period: Double, playCount: Int?)
  /// A frame shows for longer than the format can say; both in seconds.
  case frameTooLong(Double, maximum: Double)
  /// A library refused, with its own reason.
  case libraryFailed(String, reason: String)
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
    }
  }
}
