/// In which unit a format counts time, and how much of it a frame can have.
struct FrameClock: Hashable {
  /// 1…1000 in formats that fix it, 1…65535 in those that do not.
  let ticksPerSecond: Int
  /// The fewest ticks of a frame, at least 1.
  let minimum: Int
  /// The most ticks of a frame.
  let maximum: Int

  func seconds(_ ticks: Int) -> Double { Double(ticks) / Double(ticksPerSecond) }
}

extension FrameClock {
  /// A clock on which frames start as exactly as fractions of 16 bits allow.
  ///
  /// If there is such a fraction for the time of one frame, the clock ticks in it and all frames are alike; otherwise it
  /// ticks so that the period is a whole number of ticks, and as often as possible.
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
    // Rounding up a duration must not exceed the maximum either.
    let fastest = Int(min(Double(maximum), max(1, Double(maximum - 1) / step)))
    let denominator = convergentDenominators(of: timing.period, maximum: fastest).last ?? 1
    self.init(ticksPerSecond: denominator * (fastest / denominator), minimum: 1, maximum: maximum)
  }
}

/// The denominators of the continued fraction's convergents, the closest of all fractions with denominators so small.
private func convergentDenominators(of value: Double, maximum: Int) -> [Int] {
  var denominators: [Int] = []
  var (before, last) = (0, 1)
  var rest = value
  while last <= maximum {
    denominators.append(last)
    let fraction = rest - rest.rounded(.down)
    // What is left of a double's 52 bits after a few steps is noise.
    guard fraction > 1e-9 else { break }
    rest = 1 / fraction
    (before, last) = (last, last * Int(rest.rounded(.down)) + before)
  }
  return denominators
}
