import Raster

/// An encoder that writes an animation to a file in memory, frame by frame.
protocol AnimationEncoder: ~Copyable {
  /// The maximum width and height of an animation in the format, in pixels.
  static var maximumSide: Int { get }

  /// The clock in which the format counts the time of frames with this timing.
  static func clock(for timing: FrameTiming) -> FrameClock

  /// Changes a frame to the colors that the format can store, before the frame is added to the plan or the file.
  static func prepare(_ frame: inout RowImage)

  init(_ plan: AnimationPlan) throws(ImageCodingError)

  /// Appends a frame to the file.
  ///
  /// - Parameters:
  ///   - frame: the frame.
  ///   - previous: the frame before it; nil for the first.
  ///   - duration: the duration in ticks of the clock.
  /// - Throws: ``ImageCodingError`` when a library fails.
  mutating func add(_ frame: RowImage, after previous: RowImage?, duration: Int) throws(ImageCodingError)

  /// The bytes of the complete file.
  ///
  /// - Throws: ``ImageCodingError`` when a library fails.
  consuming func finish() throws(ImageCodingError) -> [UInt8]
}

extension AnimationEncoder where Self: ~Copyable {
  static func prepare(_ frame: inout RowImage) {}
}
