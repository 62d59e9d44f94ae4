package import Geometry
package import Raster

/// The frames that a viewer of a lossless animation file shows, without encoding the file.
///
/// Frames and durations are those of the file: equal frames are merged, and times are rounded to the clock of the
/// format. GIF is not supported: it is not lossless, and its palettes are computed while the file is written.
package final class ShownFrames: FrameReader {
  /// A frame and its duration in ticks of the clock.
  private struct Shown {
    var image: RowImage
    var ticks: Int
  }

  package let size: PixelSize
  private let clock: FrameClock
  private let prepare: (inout RowImage) -> Void
  private let draw: (Int, inout RowImage) -> Void
  /// The duration of each drawn frame in ticks of the clock, by index; 0 for a frame that is left out.
  private let durations: [Int]
  private var index = 0
  /// The frame that was drawn ahead, to be returned by the next call of ``next()``; nil if none was drawn ahead.
  private var following: Shown?

  /// Prepares the frames that a viewer of an APNG file shows.
  ///
  /// - Parameters:
  ///   - size: the size of every frame in pixels.
  ///   - timing: the number of frames and the period.
  ///   - draw: a function that overwrites an image with the frame at an index; called once for each index, in order.
  /// - Throws: ``ImageCodingError`` for a size or timing that the format cannot store.
  package convenience init(
    asAPNG size: PixelSize, timing: FrameTiming, draw: @escaping (Int, inout RowImage) -> Void
  ) throws(ImageCodingError) {
    try self.init(APNGEncoder.self, size, timing, draw)
  }

  /// Prepares the frames that a viewer of a WebP file shows.
  ///
  /// - Parameters:
  ///   - size: the size of every frame in pixels.
  ///   - timing: the number of frames and the period.
  ///   - draw: a function that overwrites an image with the frame at an index; called once for each index, in order.
  /// - Throws: ``ImageCodingError`` for a size or timing that the format cannot store.
  package convenience init(
    asWebP size: PixelSize, timing: FrameTiming, draw: @escaping (Int, inout RowImage) -> Void
  ) throws(ImageCodingError) {
    try self.init(WebPAnimationEncoder.self, size, timing, draw)
  }

  private init<Encoder: AnimationEncoder & ~Copyable>(
    _: Encoder.Type, _ size: PixelSize, _ timing: FrameTiming, _ draw: @escaping (Int, inout RowImage) -> Void
  ) throws(ImageCodingError) {
    guard max(size.width, size.height) <= Encoder.maximumSide else {
      throw .tooLarge(size, maximumSide: Encoder.maximumSide)
    }
    self.size = size
    clock = Encoder.clock(for: timing)
    durations = try timing.durations(on: clock)
    prepare = { Encoder.prepare(&$0) }
    self.draw = draw
  }

  /// The next frame that the file shows, drawn on demand; nil after the last.
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
    return DecodedFrame(pixels: straightPixels(of: shown.image), duration: clock.seconds(shown.ticks))
  }

  private func drawNext() -> Shown? {
    while index < durations.count, durations[index] == 0 { index += 1 }
    guard index < durations.count else { return nil }
    var image = RowImage(size: size, rowIndices: [], pixels: [])
    draw(index, &image)
    prepare(&image)
    index += 1
    return Shown(image: image, ticks: durations[index - 1])
  }
}

/// The single frame of a still picture, drawn when it is read.
package final class StillFrame: FrameReader {
  package let size: PixelSize
  private var draw: (() -> RowImage)?

  package init(size: PixelSize, draw: @escaping () -> RowImage) {
    (self.size, self.draw) = (size, draw)
  }

  /// The maximum width and height of a WebP file, in pixels.
  package static var maximumWebPSide: Int { WebPAnimationEncoder.maximumSide }

  /// The frame of the picture at the first call, nil at all others.
  package func next() -> DecodedFrame? {
    guard let draw = draw.take() else { return nil }
    return DecodedFrame(pixels: straightPixels(of: draw()), duration: 0)
  }
}

/// The pixels of a premultiplied image with straight alpha, row after row, as ``DecodedFrame/pixels``.
private func straightPixels(of image: RowImage) -> [UInt32] {
  var previous: UInt32 = 0
  var converted: UInt32 = 0
  let rows = image.pixels.map { pixel in
    if pixel != previous {
      previous = pixel
      let color = Color(packed: pixel)
      let channels = UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
      converted = withoutHiddenColor(channels | UInt32(color.alpha) << 24)
    }
    return converted
  }
  let width = image.size.width
  var pixels: [UInt32] = []
  pixels.reserveCapacity(width * image.size.height)
  for index in image.rowIndices { pixels += rows[Int(index) * width..<(Int(index) + 1) * width] }
  return pixels
}
