import Raster

/// An encoder that writes an animation to a file in memory, frame by frame.
///
/// Its functions throw ``ImageCodingError`` if the library that encodes the format fails, or if the work is stopped.
protocol AnimationEncoder: ~Copyable {
  /// The maximum width and height of an animation in the format, in pixels.
  static var maximumSide: Int { get }

  /// The tick length and the range of frame durations with which the format stores this timing.
  static func clock(for timing: FrameTiming) -> FrameClock

  /// Changes the colors of a frame to those that the format can store, before the frame is added to the plan or the
  /// file.
  static func prepare(_ frame: inout RowImage)

  init(_ plan: AnimationPlan) throws(ImageCodingError)

  /// Appends a frame to the file; frames are appended in order.
  ///
  /// - Parameters:
  ///   - frame: the frame, with the size of the plan.
  ///   - previous: the frame appended before; nil for the first frame.
  ///   - duration: the duration of the frame in ticks of the format's clock.
  ///   - counting: a function that counts work besides ``PixelSize/encodingSteps``, and returns false to stop.
  mutating func add(
    _ frame: RowImage, after previous: RowImage?, duration: Int, _ counting: EncodingWork
  ) throws(ImageCodingError)

  /// Completes the file and returns its bytes.
  consuming func finish() throws(ImageCodingError) -> [UInt8]
}

extension AnimationEncoder where Self: ~Copyable {
  static func prepare(_ frame: inout RowImage) {}
}
