import Geometry
import Raster

/// An encoder of animated, lossless WebP.
///
/// Each frame replaces the rectangle that differs from the previous frame.
struct WebPAnimationEncoder: AnimationEncoder, ~Copyable {
  static let maximumSide = maximumWebPSide

  private let container: WebPContainer
  /// True if all pixels of the animation are opaque.
  ///
  /// A translucent pixel would be drawn over the old one.
  private let isBlended: Bool

  /// A clock of milliseconds, with a maximum of 2²⁴ − 1 ticks: WebP stores durations in 24 bits.
  static func clock(for timing: FrameTiming) -> FrameClock {
    FrameClock(ticksPerSecond: 1_000, minimum: 1, maximum: 1 << 24 - 1)
  }

  init(_ plan: AnimationPlan) throws(ImageCodingError) {
    let container = try WebPContainer()
    try container.setAnimation(size: plan.size, playCount: plan.playCount)
    self.container = container
    isBlended = plan.survey.isOpaque
  }

  mutating func add(
    _ frame: RowImage, after previous: RowImage?, duration: Int, _ counting: EncodingWork
  ) throws(ImageCodingError) {
    guard let previous else {
      let rect = PixelRect(frame.size)
      return try container.append(try webPImage(of: frame), in: rect, duration: duration, isBlended: false)
    }
    let difference = FrameDifference(from: previous, to: frame)
    // A frame that only prolongs the previous one replaces one pixel with itself.
    let rect = difference.rect?.withEvenOrigin ?? PixelRect(columns: 0..<1, rows: 0..<1)
    let image = try webPImage(of: isBlended ? difference.changedPixels(in: rect) : frame.cropped(to: rect))
    try container.append(image, in: rect, duration: duration, isBlended: isBlended)
  }

  consuming func finish() throws(ImageCodingError) -> [UInt8] { try container.bytes() }
}

extension PixelRect {
  /// The rectangle with a left and a top that are even, as WebP requires: up to one pixel larger at these sides.
  fileprivate var withEvenOrigin: PixelRect {
    PixelRect(columns: columns.lowerBound & ~1..<columns.upperBound, rows: rows.lowerBound & ~1..<rows.upperBound)
  }
}
