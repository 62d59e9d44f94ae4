package import Geometry
package import Raster

/// The frames that a viewer of a lossless animation file shows, without encoding the file.
///
/// Frames and durations are those of the file: equal frames are merged, and times are rounded to the clock of the
/// format. GIF is not supported: it is not lossless, and its palettes are computed while the file is written.
package final class ShownFrames: FrameReader {
  package let size: PixelSize
  private let clock: FrameClock
  private let prepare: (inout RowImage) -> Void
  private let draw: (Int, inout RowImage) -> Void
  /// The duration of each frame to draw in ticks of the clock, by the index of the frame; 0 for a frame left out.
  private let durations: [Int]
  private var index = 0
  /// The frame that was drawn to compare it with the frame before; nil if the next call of ``next()`` must draw one.
  private var following: (image: RowImage, ticks: Int)?

  /// Prepares the frames that a viewer of an APNG file shows; no frame is drawn yet.
  ///
  /// - Parameters:
  ///   - size: the size of every frame in pixels.
  ///   - timing: the number of frames and the period.
  ///   - draw: a function that overwrites an image with the frame at an index; called in ascending order, at most once
  ///     for each index.
  /// - Throws: ``ImageCodingError`` for a size or timing that APNG cannot store.
  package convenience init(
    asAPNG size: PixelSize, timing: FrameTiming, draw: @escaping (Int, inout RowImage) -> Void
  ) throws(ImageCodingError) {
    try self.init(APNGEncoder.self, size, timing, draw)
  }

  /// Prepares the frames that a viewer of an animated WebP file shows, like ``init(asAPNG:timing:draw:)``.
  ///
  /// - Throws: ``ImageCodingError`` for a size or timing that WebP cannot store.
  package convenience init(
    asWebP size: PixelSize, timing: FrameTiming, draw: @escaping (Int, inout RowImage) -> Void
  ) throws(ImageCodingError) {
    try self.init(WebPAnimationEncoder.self, size, timing, draw)
  }

  private init<Encoder: AnimationEncoder & ~Copyable>(
    _: Encoder.Type, _ size: PixelSize, _ timing: FrameTiming, _ draw: @escaping (Int, inout RowImage) -> Void
  ) throws(ImageCodingError) {
    try size.check(maximumSide: Encoder.maximumSide)
    self.size = size
    clock = Encoder.clock(for: timing)
    durations = try timing.durations(on: clock)
    prepare = { Encoder.prepare(&$0) }
    self.draw = draw
  }

  /// The next frame that a viewer of the file shows, drawn by this call; nil after the last frame.
  package func next() -> DecodedFrame? {
    guard var shown = following.take() ?? drawNext() else { return nil }
    while let next = drawNext() {
      let ticks = shown.ticks + next.ticks
      guard ticks <= clock.maximum, FrameDifference(from: shown.image, to: next.image).rect == nil else {
        following = next
        break
      }
      shown.ticks = ticks
    }
    return DecodedFrame(pixels: shown.image.converted(Color.init), duration: clock.seconds(shown.ticks))
  }

  /// Draws the next frame that is not left out; returns it with its duration in ticks of the clock.
  private func drawNext() -> (image: RowImage, ticks: Int)? {
    while index < durations.count, durations[index] == 0 { index += 1 }
    guard index < durations.count else { return nil }
    var image = RowImage(size: size, rowIndices: [], pixels: [])
    draw(index, &image)
    prepare(&image)
    index += 1
    return (image, durations[index - 1])
  }
}

/// The single frame of a still picture, drawn when it is read.
package final class StillFrame: FrameReader {
  package let size: PixelSize
  private var draw: (() -> RowImage)?

  package init(size: PixelSize, draw: @escaping () -> RowImage) {
    (self.size, self.draw) = (size, draw)
  }

  /// The maximum width and height of a WebP image in pixels.
  package static var maximumWebPSide: Int { WebPAnimationEncoder.maximumSide }

  /// The frame of the picture, drawn by the first call; nil in all further calls.
  package func next() -> DecodedFrame? {
    guard let draw = draw.take() else { return nil }
    return DecodedFrame(pixels: draw().converted(Color.init), duration: 0)
  }
}
