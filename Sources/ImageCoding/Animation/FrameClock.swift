/// The unit in which a file format counts time, and the range of a frame's duration.
struct FrameClock: Hashable {
  /// The number of ticks in a second: 1…1000 in formats with a fixed clock, 1…65535 in all others.
  let ticksPerSecond: Int
  /// The minimum duration of a frame in ticks, at least 1.
  let minimum: Int
  /// The maximum duration of a frame in ticks.
  let maximum: Int

  func seconds(_ ticks: Int) -> Double { Double(ticks) / Double(ticksPerSecond) }
}

extension FrameClock {
  /// A clock in whose ticks the frames start as exactly as fractions of 16 bits allow.
  ///
  /// If the duration of one frame is such a fraction, a tick is one part of its denominator and all frames are equally
  /// long. Otherwise the period is a whole number of ticks, and ticks are as short as possible.
  init(closestTo timing: FrameTiming) {
    let maximum = 65_535
    let step = timing.period / Double(timing.frameCount)
    let denominators = convergentDenominators(of: step, maximum: maximum)
    func hasStep(_ denominator: Int) -> Bool {
      let ticks = (step * Double(denominator)).rounded()
      let total = ticks / Double(denominator) * Double(timing.frameCount)
      return ticks >= 1 && ticks <= Double(maximum) && abs(total - timing.period) <= 1e-9 * max(1, timing.period)
    }
    if let denominator = denominators.first(where: hasStep) {
      self.init(ticksPerSecond: denominator, minimum: 1, maximum: maximum)
      return
    }
    // A duration that is rounded up must not exceed the maximum either.
    let fastest = Int(min(Double(maximum), max(1, Double(maximum - 1) / step)))
    let denominator = convergentDenominators(of: timing.period, maximum: fastest).last ?? 1
    self.init(ticksPerSecond: denominator * (fastest / denominator), minimum: 1, maximum: maximum)
  }
}

/// The denominators, at most `maximum`, of the best rational approximations of a value, in ascending order.
///
/// The approximations are the convergents of the value's continued fraction.
private func convergentDenominators(of value: Double, maximum: Int) -> [Int] {
  var denominators: [Int] = []
  var (before, last) = (0, 1)
  var rest = value
  while last <= maximum {
    denominators.append(last)
    let fraction = rest - rest.rounded(.down)
    // After a few steps the rest of a double's 52 bits is noise.
    guard fraction > 1e-9 else { break }
    rest = 1 / fraction
    (before, last) = (last, last * Int(rest.rounded(.down)) + before)
  }
  return denominators
}
