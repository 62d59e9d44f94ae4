/// The time interval of a scene that an endless animation repeats, in seconds.
package struct AnimationLoop: Hashable, Sendable {
  package var start: Double
  package var duration: Double
  /// True if every repeating animation is at its start again after `duration`.
  ///
  /// False if that would take longer than ``longest``; the loop is then one period of the shimmer, or of the slowest
  /// animation.
  package var isWhole: Bool

  package init(start: Double, duration: Double, isWhole: Bool = true) {
    self.start = start
    self.duration = duration
    self.isWhole = isWhole
  }

  /// The empty loop of a scene without motion.
  package static let still = AnimationLoop(start: 0, duration: 0)

  /// The maximum common period of several animations that is used for a loop, in seconds.
  package static let longest = 30.0

  /// The middle of the loop, in seconds.
  package var middle: Double { start + duration / 2 }

  /// The number of frames of one loop, 1…2³¹.
  package func frameCount(framesPerSecond: Double) -> Int {
    // 0.7 s at 50 frames per second are 35 frames, regardless of a rounding error in the last bit.
    let count = (duration * framesPerSecond + 1e-9).rounded(.down)
    return count >= 1 ? Int(min(count, 0x1p31)) : 1
  }
}

/// The times of the frames of one loop, in seconds of the scene.
///
/// The end is excluded, as it equals the next loop's start.
package func frameTimes(_ loop: AnimationLoop, framesPerSecond: Double) -> [Double] {
  let count = loop.frameCount(framesPerSecond: framesPerSecond)
  return (0..<count).map { loop.start + Double($0) * loop.duration / Double(count) }
}
