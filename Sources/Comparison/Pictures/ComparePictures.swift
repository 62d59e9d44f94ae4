import Diagnostics
package import Geometry
package import ImageCoding

/// Compares two images at each time at which a frame of either begins, up to the end of the shorter animation.
///
/// A still picture is compared with all frames. Consecutive equal frames are equivalent to one longer frame.
///
/// - Parameters:
///   - expected: a reader of the expected image before its first frame.
///   - actual: a reader of the actual image before its first frame.
///   - tolerance: the maximum difference of two pixels that count as equal.
///   - ignored: the rectangles that are not compared, in pixels; a pixel is inside if its center is.
/// - Throws: ``PictureError`` if an image cannot be decoded or has no frame.
package func comparePictures(
  _ expected: any FrameReader, _ actual: any FrameReader, tolerance: PixelTolerance = .perChannel(0),
  ignoring ignored: [Rect] = []
) throws(PictureError) -> PicturesDifference {
  var before = try Show(expected, .expected)
  var after = try Show(actual, .actual)
  var comparer = PixelComparer(tolerance, ignoring: ignored)
  var (momentCount, moments, most) = (0, [PicturesDifference.Moment](), -1)
  var worst: (Picture, Picture, [Bool]) = (before.picture, after.picture, [])
  let (width, height) = (
    max(before.picture.size.width, after.picture.size.width),
    max(before.picture.size.height, after.picture.size.height)
  )
  var time = 0
  while true {
    momentCount += 1
    var mask: [Bool] = []
    let difference = comparer.compare(before.picture, after.picture) { x, y in
      if mask.isEmpty { mask = [Bool](repeating: false, count: width * height) }
      mask[y * width + x] = true
    }
    if difference.count > 0 { moments.append(PicturesDifference.Moment(time: time, difference: difference)) }
    if difference.count > most {
      most = difference.count
      worst = (before.picture, after.picture, mask)
    }
    time = min(before.end, after.end)
    if before.end == time { try before.advance() }
    if after.end == time { try after.advance() }
    if before.isOver || after.isOver { break }
  }
  return PicturesDifference(
    expected: try before.facts(), actual: try after.facts(), momentCount: momentCount, moments: moments,
    expectedPicture: worst.0, actualPicture: worst.1, mask: worst.2)
}

/// Compares an image file with an image, as ``comparePictures(_:_:tolerance:ignoring:)`` does.
///
/// - Throws: ``PictureError`` if an image cannot be decoded or has no frame.
package func comparePictures(
  file expected: [UInt8], _ actual: any FrameReader, tolerance: PixelTolerance
) throws(PictureError) -> PicturesDifference {
  let reader = try mapError(frames(of: expected)) { PictureError(side: .expected, reason: $0) }
  return try comparePictures(reader, actual, tolerance: tolerance)
}

/// The reason why one of two compared images cannot be decoded; `side` is the expected or the actual image.
package struct PictureError: Error {
  package enum Side: Sendable {
    case expected
    case actual
  }

  package var side: Side
  package var reason: ImageDecodingError
}

/// The playback of an image: its current frame and the next one; an image with only one frame is a still picture.
private struct Show {
  private let reader: any FrameReader
  private let side: PictureError.Side
  private var upcoming: DecodedFrame?
  private var frameCount = 1
  /// The time at which the current frame ends, in seconds from the start of the image.
  private var elapsed = 0.0
  private(set) var picture: Picture
  /// The time at which the current frame ends, in microseconds from the start; `Int.max` for a still picture.
  private(set) var end = Int.max
  private(set) var isOver = false

  init(_ reader: any FrameReader, _ side: PictureError.Side) throws(PictureError) {
    (self.reader, self.side) = (reader, side)
    picture = Picture(size: reader.size, pixels: [])
    guard let first = try Self.read(reader, side) else {
      throw PictureError(side: side, reason: .noFrames)
    }
    upcoming = try Self.read(reader, side)
    picture.pixels = first.pixels
    if upcoming != nil { take(first.duration) }
  }

  mutating func advance() throws(PictureError) {
    guard let frame = upcoming else {
      isOver = true
      return
    }
    upcoming = try Self.read(reader, side)
    picture.pixels = frame.pixels
    frameCount += 1
    take(frame.duration)
  }

  /// The size, the number of frames and the period of the image, for which it is decoded to its end.
  ///
  /// - Throws: ``PictureError`` if a frame cannot be decoded.
  mutating func facts() throws(PictureError) -> PicturesDifference.Facts {
    while !isOver, end < .max { try advance() }
    return PicturesDifference.Facts(
      size: picture.size, frameCount: frameCount, period: end == .max ? 0 : end)
  }

  private mutating func take(_ duration: Double) {
    elapsed += max(0, duration)
    end = Int((min(elapsed, 1e9) * 1e6).rounded())
  }

  private static func read(
    _ reader: any FrameReader, _ side: PictureError.Side
  ) throws(PictureError) -> DecodedFrame? {
    try mapError(reader.next()) { PictureError(side: side, reason: $0) }
  }
}
