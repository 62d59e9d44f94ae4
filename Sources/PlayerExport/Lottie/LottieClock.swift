import Diagnostics
import Geometry
import LayerTree

/// The interval of the scene's time that a Lottie file plays, divided into frames.
///
/// ```
/// scene    start ─────────── start + duration     earlier times are not shown, as in other animations
/// frames     0  1  2  …  n−1         n = 0        frame k shows the scene at start + k · duration / n
/// ```
struct LottieClock {
  let loop: AnimationLoop
  let frameCount: Int
  /// The counter of drawn layers, display items and samples, which ends the work at the deadline.
  let work: SharedWorkMeter

  init(_ loop: AnimationLoop, framesPerSecond: Double, _ work: SharedWorkMeter = SharedWorkMeter(.never)) {
    self.work = work
    self.loop = loop
    frameCount = loop.frameCount(framesPerSecond: framesPerSecond)
  }

  /// The frame rate, in frames per second, at which the loop has whole frames; 60 for a still picture.
  var framesPerSecond: Double { loop.duration > 0 ? Double(frameCount) / loop.duration : 60 }

  /// The key frames of a property of a layer in the interval that the file plays.
  ///
  /// The offsets of the key frames are fractions of the interval, 0…1.
  ///
  /// - Parameter delay: the start of the layer's time, in seconds of the scene.
  func motion(_ property: TrackedProperty, of layer: Layer, delay: Double) -> [Track.Keyframe] {
    let start = loop.start - delay
    return layer.keyframes(of: property, from: start, to: start + loop.duration, frames: frameCount, work)
  }

  /// A Lottie property that plays key frames; one with a constant value if the value never changes.
  ///
  /// - Parameter value: converts the numbers of a key frame to the property's value: one number, or the components of a
  ///   list.
  func property(_ motion: [Track.Keyframe], _ value: ([Double]) -> [LottieValue]) -> LottieValue {
    let points = kept(
      motion.map { frame in
        Point(frame: frame.offset * Double(frameCount), value: value(frame.values), easing: frame.easing)
      })
    if points.count > 1 {
      return ["a": 1, "k": .list(points.enumerated().map { $1.keyframe(isLast: $0 == points.count - 1) })]
    }
    let value = points.first?.value ?? []
    return .still(value.count == 1 ? value[0] : .list(value))
  }

  /// The duration of a jump in value, in frames: the shortest time between two key frames in the file.
  private static let jump = 0.001

  /// The given key frames in order of time, without those that only hold the value of the key frame before them.
  ///
  /// A value that never changes has one key frame.
  private func kept(_ points: [Point]) -> [Point] {
    guard let first = points.first, let last = points.last, points.contains(where: { $0.value != first.value }) else {
      return Array(points.prefix(1))
    }
    var kept: [Point] = [first]
    for (index, point) in points.enumerated().dropLast() {
      var point = point
      let next = points[index + 1]
      if point.value == next.value { point.easing = .hold }
      point.frame = max(0, min(point.frame, next.frame - Self.jump))
      if index == 0 {
        kept[0] = point
      } else if let before = kept.last, point.frame > before.frame + Self.jump / 2, !before.stays(until: point) {
        kept.append(point)
      }
    }
    // The last one that is kept stays.
    if kept.count < 2 || kept.last?.easing != .hold || kept.last?.value != last.value { kept.append(last) }
    return kept
  }

  private struct Point {
    var frame: Double
    var value: [LottieValue]
    var easing: Track.Easing

    /// Returns true if this key frame and the next one hold the same value without a transition.
    func stays(until next: Point) -> Bool { easing == .hold && next.easing == .hold && value == next.value }

    func keyframe(isLast: Bool) -> LottieValue {
      let keyframe: LottieValue = ["t": .number(frame), "s": .list(value)]
      if isLast { return keyframe }
      switch easing {
      case .hold: return keyframe.with("h", 1)
      case .curve(let curve):
        func handle(_ x: Double, _ y: Double) -> LottieValue { ["x": .number(x), "y": .number(y)] }
        // rlottie requires both handles in every key frame, even in a linear one.
        return keyframe.with("o", handle(curve.x1, curve.y1)).with("i", handle(curve.x2, curve.y2))
      }
    }
  }
}
