import Geometry
import LayerTree

/// The stretch of time that a file plays, and its frames.
///
/// ```
/// scene    start ─────────── start + duration     what comes before is not shown, as in other moving pictures
/// frames     0  1  2  …  n−1         n = 0        frame k shows the scene at start + k · duration / n
/// ```
struct LottieClock {
  let loop: AnimationLoop
  let frameCount: Int

  init(_ loop: AnimationLoop, framesPerSecond: Double) {
    self.loop = loop
    frameCount = loop.frameCount(framesPerSecond: framesPerSecond)
  }

  /// So many that a loop has whole frames.
  var framesPerSecond: Double { loop.duration > 0 ? Double(frameCount) / loop.duration : 60 }

  /// What animations do to a property in this time, for a layer that is so many seconds behind the scene.
  func motion(_ property: TrackedProperty, of layer: Layer, delay: Double) -> [Track.Keyframe] {
    let start = loop.start - delay
    return layer.keyframes(
      of: property.keyPaths, property.numbers, from: start, to: start + loop.duration, property.value)
  }

  /// A property whose value, or list of values, follows from numbers that move.
  func property(_ motion: [Track.Keyframe], _ value: ([Double]) -> [LottieValue]) -> LottieValue {
    var points = motion.map { frame in
      Point(frame: frame.offset * Double(frameCount), value: value(frame.values), easing: frame.easing)
    }
    guard let first = points.first, points.contains(where: { $0.value != first.value }) else {
      let value = points.first?.value ?? []
      return .still(value.count == 1 ? value[0] : .list(value))
    }
    for index in points.indices.dropLast() {
      let next = points[index + 1]
      if points[index].value == next.value { points[index].easing = .hold }
      // A jump: the frame before it ends a thousandth of a frame earlier.
      points[index].frame = min(points[index].frame, next.frame - 0.001)
    }
    var shown: [Point] = []
    for (index, point) in points.enumerated() {
      let repeats = shown.last?.easing == .hold && shown.last?.value == point.value
      let isLast = index == points.count - 1
      if repeats, point.easing == .hold, !isLast { continue }
      shown.append(point)
    }
    // The last one stays.
    if shown.count > 2, shown[shown.count - 2].easing == .hold, shown[shown.count - 2].value == shown.last?.value {
      shown.removeLast()
    }
    return ["a": 1, "k": .list(shown.enumerated().map { $1.keyframe(isLast: $0 == shown.count - 1) })]
  }

  private struct Point {
    var frame: Double
    var value: [LottieValue]
    var easing: Track.Easing

    func keyframe(isLast: Bool) -> LottieValue {
      let keyframe: LottieValue = ["t": .number(frame), "s": .list(value)]
      if isLast { return keyframe }
      switch easing {
      case .hold: return keyframe.with("h", 1)
      case .curve(let curve):
        func handle(_ x: Double, _ y: Double) -> LottieValue { ["x": .number(x), "y": .number(y)] }
        // rlottie plays no key frame without both, not even a linear one.
        return keyframe.with("o", handle(curve.x1, curve.y1)).with("i", handle(curve.x2, curve.y2))
      }
    }
  }
}
