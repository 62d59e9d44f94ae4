extension AnimationLoop {
  /// Computes the time interval, in seconds of the scene, that a repeated animation of these layers must show.
  ///
  /// - If every animation repeats: the least common multiple of their periods, from its first multiple at which every
  ///   animation has begun. If that exceeds ``longest``: the period of the shimmer, or else the longest period.
  /// - If some animations end: from 0 to the end of the last of them, extended to a whole number of periods of the
  ///   repeating ones. If all end, the scene rests from then on.
  package init(of layers: [Layer]) {
    var motion = Motion()
    for layer in layers { motion.add(layer, in: TimeSpace()) }
    self = motion.loop
  }

  /// Computes the loop of a scene with a single animation, whose timing is in seconds of the scene.
  package init(of timing: MediaTiming) {
    var motion = Motion()
    motion.add(timing, in: TimeSpace(), isShimmer: true)
    self = motion.loop
  }
}

/// The conversion of scene time to the local time of a layer, both in seconds: `rate` (without unit) × time + `shift`
/// (seconds).
private struct TimeSpace {
  var rate = 1.0
  var shift = 0.0
  /// The delay, in scene seconds, of the last copy of the layer that the surrounding replicators make.
  ///
  /// 0 without replicators.
  var delay = 0.0
}

/// The periods, begin times and end times of a scene's animations, in scene seconds.
private struct Motion {
  private var commonPeriod: Rational?
  private var hasCommonPeriod = true
  /// The period that was added last, in seconds; a repetition of it, as in the layers of a shimmer, is skipped.
  private var lastPeriod = 0.0
  private var shimmerPeriod: Double?
  private var longestPeriod = 0.0
  private var latestBegin = 0.0
  private var end = 0.0

  mutating func add(_ layer: Layer, in space: TimeSpace) {
    var inner = space
    let timing = layer.timing
    if timing != .always {
      // A layer with a finite duration counts as one motion, regardless of its animations.
      if timing.duration != .infinity { return add(timing, in: space, isShimmer: false) }
      inner.rate = space.rate * timing.speed
      inner.shift = (space.shift - timing.beginTime) * timing.speed + timing.timeOffset
      guard inner.rate != 0 else { return }
    }
    for animation in layer.animations {
      add(animation.timing, in: inner, isShimmer: animation.isShimmer)
    }
    if let mask = layer.mask { add(mask, in: inner) }
    if case .replicator(let replicator) = layer.content {
      let last = Double(max(0, replicator.instanceCount - 1))
      inner.delay += max(0, last * replicator.instanceDelay / inner.rate)
    }
    for sublayer in layer.sublayers { add(sublayer, in: inner) }
  }

  mutating func add(_ timing: MediaTiming, in space: TimeSpace, isShimmer: Bool) {
    let rate = timing.speed * space.rate
    guard rate != 0 else { return }
    // The scene time at which the active time is 0: the begin, or with a negative rate the end.
    let begin = (timing.beginTime - timing.timeOffset / timing.speed - space.shift) / space.rate + space.delay
    guard rate > 0, timing.activeDuration.isInfinite else {
      let finish = rate > 0 ? begin + timing.activeDuration / rate : begin
      if finish.isFinite { end = max(end, finish) }
      return
    }
    let period = timing.period / rate
    guard period > 0, period.isFinite, begin.isFinite else { return }
    latestBegin = max(latestBegin, begin)
    longestPeriod = max(longestPeriod, period)
    if isShimmer { shimmerPeriod = shimmerPeriod ?? period }
    guard hasCommonPeriod, period != lastPeriod else { return }
    lastPeriod = period
    let exact = Rational(period)
    commonPeriod = commonPeriod.map { common in exact.flatMap(common.leastCommonMultiple) } ?? exact
    hasCommonPeriod = commonPeriod != nil
  }

  var loop: AnimationLoop {
    guard longestPeriod > 0 else { return end > 0 ? AnimationLoop(start: 0, duration: end, rests: true) : .still }
    let common = hasCommonPeriod ? commonPeriod?.value ?? .infinity : .infinity
    let isWhole = common <= max(AnimationLoop.longest, longestPeriod)
    let period = isWhole ? common : shimmerPeriod ?? longestPeriod
    func multiple(notBefore time: Double) -> Double { (time / period - 1e-9).rounded(.up) * period }
    if end > 0 { return AnimationLoop(start: 0, duration: isWhole ? multiple(notBefore: end) : end, isWhole: isWhole) }
    return AnimationLoop(start: max(0, multiple(notBefore: latestBegin)), duration: period, isWhole: isWhole)
  }
}
