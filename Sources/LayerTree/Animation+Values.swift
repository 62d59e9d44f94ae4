import Geometry

extension BasicAnimation {
  /// True if the animation's values depend on the value that its property has at the animation's begin time.
  ///
  /// This is so if fewer than two of `from`, `to` and `by` are set.
  var startsFromPresentation: Bool { [from, to, by].count { $0 != nil } < 2 }

  /// The value of the animation at `progress`, a fraction of the way from its start value to its end value.
  ///
  /// A `progress` outside of 0…1 extrapolates.
  ///
  /// - Parameter shown: the presented value of the property at the begin time of the animation.
  func value(at progress: Double, shown: AnimatableValue) -> AnimatableValue {
    switch (from, to, by) {
    case (let from?, let to?, _): from.interpolated(to: to, progress)
    case (let from?, nil, let by?): from.interpolated(to: by.added(to: from), progress)
    case (nil, let to?, let by?): to.subtracting(by).interpolated(to: to, progress)
    case (let from?, nil, nil): from.interpolated(to: shown, progress)
    case (nil, let to?, nil): shown.interpolated(to: to, progress)
    case (nil, nil, let by?): shown.interpolated(to: by.added(to: shown), progress)
    case (nil, nil, nil): shown
    }
  }
}

extension KeyframeAnimation {
  /// The value of the animation at `progress`, a fraction of its duration; nil if it has no values.
  func value(at progress: Double) -> AnimatableValue? {
    guard let first = values.first, let last = values.last else { return nil }
    if values.count == 1 { return first }
    switch calculationMode {
    case .discrete: return values[discreteIndex(at: progress)]
    case .linear:
      let times = keyTimes.count == values.count ? keyTimes : evenly(values.count - 1)
      guard let index = segment(of: times, at: progress) else { return first }
      guard index + 1 < values.count else { return last }
      let function = index < timingFunctions.count ? timingFunctions[index] : .linear
      let share = (progress - times[index]) / (times[index + 1] - times[index])
      return values[index].interpolated(to: values[index + 1], function.value(at: share))
    case .paced:
      let ways = cumulativeDistances
      guard let total = ways.last, total > 0 else { return first }
      // A timing function may leave 0…1: the first and last segments are then extrapolated.
      let index = min(segment(of: ways, at: progress * total) ?? 0, values.count - 2)
      let length = ways[index + 1] - ways[index]
      guard length > 0 else { return values[index] }
      return values[index].interpolated(to: values[index + 1], (progress * total - ways[index]) / length)
    }
  }

  private func discreteIndex(at progress: Double) -> Int {
    let times = keyTimes.count == values.count + 1 ? keyTimes : evenly(values.count)
    // A fraction of a decimal duration may differ from a decimal key time in the last bit.
    return min(segment(of: times, at: progress + MediaTiming.tolerance) ?? 0, values.count - 1)
  }

  /// The index of the last key time at or before `progress`, both as fractions; nil before the first key time.
  private func segment(of times: [Double], at progress: Double) -> Int? {
    times.lastIndex { $0 <= progress }
  }

  /// The numbers from 0 to 1 in `steps` equal steps, both ends included: `steps` + 1 numbers.
  private func evenly(_ steps: Int) -> [Double] {
    (0...steps).map { Double($0) / Double(steps) }
  }

  /// The distance along the values from the first value to each value, in the unit of
  /// ``AnimatableValue/distance(to:)``.
  ///
  /// The first element is 0.
  private var cumulativeDistances: [Double] {
    zip(values, values.dropFirst()).reduce(into: [0.0]) { ways, pair in
      ways.append((ways.last ?? 0) + pair.0.distance(to: pair.1))
    }
  }
}
