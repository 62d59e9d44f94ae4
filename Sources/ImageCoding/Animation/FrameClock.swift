/// The length of a tick in which a file format counts time, and the range of a frame's duration.
struct FrameClock: Hashable {
  /// The number of ticks in a second: 100 in GIF, 1,000 in WebP, 1…65,535 in APNG.
  let ticksPerSecond: Int
  /// The minimum duration of a frame in ticks, at least 1.
  let minimum: Int
  /// The maximum duration of a frame in ticks, at least the minimum.
  let maximum: Int

  func seconds(_ ticks: Int) -> Double { Double(ticks) / Double(ticksPerSecond) }
}

extension FrameClock {
  /// Creates the clock of APNG for a timing: frames start as close to their exact times as delays with 16-bit
  /// numerators and denominators allow.
  ///
  /// If the duration of one frame is such a fraction, a tick is 1/denominator second and all frames are equally long.
  /// Otherwise the period is a whole number of ticks, and ticks are as short as possible.
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

/// The denominators of the best rational approximations of a positive value, ascending, none above `maximum`.
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
