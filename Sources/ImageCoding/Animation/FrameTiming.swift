/// The timing of an animation's frames, which are shown one after the other for equal times.
package struct FrameTiming: Hashable, Sendable {
  /// The maximum period in seconds: eleven days, whose milliseconds fit the 32 bits in which libwebp counts them.
  static let maximumPeriod = 1e6
  /// The maximum number of times that an animation plays; GIF and WebP store 16 bits.
  static let maximumPlayCount = 65_535
  /// The maximum number of frames of an animation, which bounds memory.
  static let maximumFrameCount = 1 << 24

  /// The number of frames of the animation, at least 1.
  package let frameCount: Int
  /// The time from the start of the first frame to the end of the last one, in seconds.
  package let period: Double
  /// The number of times that the animation plays; nil is an infinite loop.
  package let playCount: Int?

  /// A timing in which frame k of N is shown from k·period/N to (k + 1)·period/N, in seconds.
  ///
  /// - Throws: ``ImageCodingError/invalidTiming(frameCount:period:playCount:)`` for a value out of range.
  package init(frameCount: Int, period: Double, playCount: Int? = nil) throws(ImageCodingError) {
    guard frameCount >= 1, frameCount <= Self.maximumFrameCount, period > 0, period <= Self.maximumPeriod,
      (1...Self.maximumPlayCount).contains(playCount ?? 1)
    else {
      throw .invalidTiming(frameCount: frameCount, period: period, playCount: playCount)
    }
    self.frameCount = frameCount
    self.period = period
    self.playCount = playCount
  }

  /// The duration of each frame in ticks of a clock: differences of rounded times, so that errors do not accumulate.
  ///
  /// A frame that starts less than the clock's minimum after the previous one, or before the end, is left out: its
  /// duration is 0, and the previous frame is prolonged. The total is the rounded period, unless the period is below
  /// the minimum.
  ///
  /// - Throws: ``ImageCodingError/frameTooLong(_:maximum:)`` for a duration above the maximum of the clock.
  func durations(on clock: FrameClock) throws(ImageCodingError) -> [Int] {
    var durations = [Int](repeating: 0, count: frameCount)
    let end = max(ticks(atFrame: frameCount, on: clock), clock.minimum)
    var shown = 0
    var start = 0
    for index in 1..<max(1, frameCount) {
      let ticks = ticks(atFrame: index, on: clock)
      guard ticks - start >= clock.minimum, end - ticks >= clock.minimum else { continue }
      durations[shown] = ticks - start
      (shown, start) = (index, ticks)
    }
    durations[shown] = end - start
    if let longest = durations.max(), longest > clock.maximum {
      throw .frameTooLong(clock.seconds(longest), maximum: clock.seconds(clock.maximum))
    }
    return durations
  }

  private func ticks(atFrame index: Int, on clock: FrameClock) -> Int {
    Int((Double(index) * (period * Double(clock.ticksPerSecond)) / Double(frameCount)).rounded())
  }
}
