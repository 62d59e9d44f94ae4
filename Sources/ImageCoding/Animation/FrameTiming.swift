/// When the frames of an animation show: all for the same time, one after the other.
package struct FrameTiming: Hashable, Sendable {
  /// The longest animation, in seconds: eleven days, whose milliseconds fit the 32 bits in which libwebp counts them.
  static let maximumPeriod = 1e6
  /// The most often an animation can be told to play; GIF and WebP store 16 bits.
  static let maximumPlayCount = 65_535
  /// Bounds memory.
  static let maximumFrameCount = 1 << 24

  package let frameCount: Int
  /// Seconds from the first frame's start to the last one's end.
  package let period: Double
  /// How often the animation plays; nil is forever.
  package let playCount: Int?

  /// Frame k of N shows from k·period/N to (k + 1)·period/N.
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

  /// How long each frame shows, in ticks: differences of rounded times, so that errors never add up.
  ///
  /// Frames that come less than the clock's minimum after the one before, or before the end, do not show: they get 0
  /// and the one before stays, so that the total is the rounded period whatever the minimum (unless the period is
  /// below it).
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
