/// The number of frames, the period and the number of plays of an animation; all frames are equally long.
package struct FrameTiming: Hashable, Sendable {
  /// The maximum period in seconds, about 11.6 days; its milliseconds fit the 32 bits in which libwebp counts them.
  static let maximumPeriod = 1e6
  /// The maximum number of times that an animation plays; GIF and WebP store 16 bits.
  static let maximumPlayCount = 65_535
  /// The maximum number of frames of an animation; it bounds the memory for their durations.
  static let maximumFrameCount = 1 << 24

  /// The number of frames of the animation, at least 1.
  package let frameCount: Int
  /// The duration of one play in seconds, above 0: from the start of the first frame to the end of the last one.
  package let period: Double
  /// The number of times that the animation plays; nil is an infinite loop.
  package let playCount: Int?

  /// Creates a timing in which frame k of N is shown from k·period/N to (k + 1)·period/N seconds, k counted from 0.
  ///
  /// - Parameters:
  ///   - frameCount: the number N of frames.
  ///   - period: the duration of one play, in seconds.
  ///   - playCount: the number of plays; nil for an endless loop.
  /// - Throws: ``ImageCodingError/invalidTiming(frameCount:period:playCount:)`` for a number of frames outside of
  ///   1…2²⁴, a period outside of 0…10⁶ seconds or equal to 0, and a number of plays outside of 1…65,535.
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

  /// The duration of each frame in ticks of a clock, by the index of the frame; 0 for a frame that is left out.
  ///
  /// Durations are differences of rounded start times, so that rounding errors do not add up.
  ///
  /// A frame is left out, and the previous frame prolonged, if it starts less than the clock's minimum after the
  /// previous frame, or less than this minimum before the end of the animation. The total is the rounded period, or the
  /// clock's minimum if that is longer.
  ///
  /// - Throws: ``ImageCodingError/frameTooLong(_:maximum:)`` if a duration exceeds the maximum of the clock.
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
