/// A time interval of a scene, in seconds, that an animation file shows: endlessly repeated, or once.
package struct AnimationLoop: Hashable, Sendable {
  package var start: Double
  package var duration: Double
  /// True if every repeating animation is in the same state at the end of the loop as at its start.
  ///
  /// False if such a loop would exceed ``longest``; the loop is then one period of the shimmer, or of the slowest
  /// animation.
  package var isWhole: Bool
  /// True if the scene rests from the end of the interval on, so that the interval is shown once.
  package var rests: Bool

  package init(start: Double, duration: Double, isWhole: Bool = true, rests: Bool = false) {
    self.start = start
    self.duration = duration
    self.isWhole = isWhole
    self.rests = rests
  }

  /// The loop of a scene without animations; its duration is 0.
  package static let still = AnimationLoop(start: 0, duration: 0)

  /// The maximum duration in seconds of a loop that is the common period of several animations; see ``isWhole``.
  package static let longest = 30.0

  /// The time in the middle of the loop, in seconds of the scene.
  package var middle: Double { start + duration / 2 }

  /// The number of frames of one loop at a rate of `framesPerSecond`, 1…2³¹: the duration × the rate, rounded down.
  package func frameCount(framesPerSecond: Double) -> Int {
    // 0.7 s at 50 frames per second are 35 frames, regardless of a rounding error in the last bit.
    let count = (duration * framesPerSecond + 1e-9).rounded(.down)
    return count >= 1 ? Int(min(count, 0x1p31)) : 1
  }
}

/// The start times of the frames of one loop, in seconds of the scene, in ascending order and at equal distances.
///
/// The first time is the start of the loop. The end is excluded, as it equals the start of the next loop; but the last
/// frame of an interval that is shown once is the end, because it remains.
///
/// - Parameter framesPerSecond: the frame rate in frames per second.
package func frameTimes(_ loop: AnimationLoop, framesPerSecond: Double) -> [Double] {
  let count = loop.frameCount(framesPerSecond: framesPerSecond)
  let times = (0..<count).map { loop.start + Double($0) * loop.duration / Double(count) }
  return loop.rests ? times.dropLast() + [loop.start + loop.duration] : times
}
