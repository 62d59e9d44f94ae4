import Raster

/// Writes an animation frame by frame.
protocol AnimationEncoder: ~Copyable {
  /// The longest side that the format can hold, in pixels.
  static var maximumSide: Int { get }

  /// How the format counts the time of these frames.
  static func clock(for timing: FrameTiming) -> FrameClock

  /// Changes a frame to what the format can show; done before anything else.
  static func prepare(_ frame: inout RowImage)

  init(_ plan: AnimationPlan) throws(ImageCodingError)

  /// Appends a frame that shows for some ticks; `previous` is the one before it, nil for the first.
  mutating func add(_ frame: RowImage, after previous: RowImage?, duration: Int) throws(ImageCodingError)

  /// The whole file.
  consuming func finish() throws(ImageCodingError) -> [UInt8]
}

extension AnimationEncoder where Self: ~Copyable {
  static func prepare(_ frame: inout RowImage) {}
}
