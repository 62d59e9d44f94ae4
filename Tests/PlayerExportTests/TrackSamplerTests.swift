import Geometry
import LayerTree
import Testing

@testable import PlayerExport

@Suite struct TrackSamplerTests {
  private func track(_ animations: Animation...) -> Track {
    var layer = Layer()
    layer.animations = animations
    return TrackedProperty.opacity.track(of: layer)
  }

  private func fade(
    _ function: UnitBezier = .linear, _ change: (inout MediaTiming) -> Void = { _ in }
  ) -> Animation {
    var timing = MediaTiming()
    timing.duration = 2
    change(&timing)
    let basic = BasicAnimation(.opacity, from: .number(0.5), to: .number(0))
    return Animation(.basic(basic), timing: timing, timingFunction: function)
  }

  @Test func `a layer without animations rests`() {
    #expect(track() == Track(rest: [1], runs: []))
  }

  @Test(arguments: [UnitBezier.linear, .easeIn, .easeInEaseOut])
  func `one run keeps its timing function as one easing`(function: UnitBezier) throws {
    let run = try #require(track(fade(function) { $0.beginTime = 1 }).runs.first)
    #expect(run.begin == 1 && run.duration == 2 && run.count == 1 && !run.holdsEnd)
    #expect(run.keyframes.map(\.offset) == [0, 1])
    #expect(run.keyframes[0].easing == .curve(function))
    #expect(abs(run.keyframes[0].values[0] - 0.5) < 0.002 && abs(run.keyframes[1].values[0]) < 0.002)
  }

  @Test(arguments: [1.0, 4, 10, 20, 60], [-5.0, 0, 5])
  func `the curves of a spring's track stay within its tolerance`(damping: Double, velocity: Double) throws {
    var spring = DampedSpring()
    (spring.damping, spring.initialVelocity) = (damping, velocity)
    var timing = MediaTiming()
    timing.duration = spring.settlingDuration
    var layer = Layer()
    let move = BasicAnimation(.positionX, from: .number(0), to: .number(100))
    layer.animations = [Animation(.basic(move), timing: timing, spring: spring)]
    let run = try #require(TrackedProperty.placement.track(of: layer).runs.first)
    // Four curves for each half turn of the weakest spring.
    #expect(run.keyframes.count <= 24 + 8 * Int(10 * timing.duration / .pi))
    for (one, next) in zip(run.keyframes, run.keyframes.dropFirst()) {
      for share in [0, 0.13, 0.5, 0.77, 1] {
        let time = (one.offset + (next.offset - one.offset) * share) * timing.duration
        let eased = if case .curve(let curve) = one.easing { curve.value(at: share) } else { 0.0 }
        let shown = one.values[0] + (next.values[0] - one.values[0]) * eased
        #expect(abs(shown - 100 * spring.value(at: time)) <= 0.04, "at \(time) s")
      }
    }
  }

  @Test func `forwards holds the end`() throws {
    let held = track(fade { $0.fillMode = .forwards })
    #expect(held.rest == [1] && held.runs.map(\.holdsEnd) == [true])
  }

  /// A part of a run is a shorter run; one and a half runs end in the middle of the second.
  @Test(
    arguments: [
      (0.5, false, 1, 1, 0.25), (0.5, true, 1, 1, 0.25), (1.5, false, 2, 1.5, 0), (1.5, true, 2, 1.5, 0),
      (3, true, 2, 3, 0), (1, false, 2, 1, 0),
    ] as [(Double, Bool, Double, Double, Double)])
  func `a run has a duration and a count`(
    _ repeats: Double, _ isHeld: Bool, _ duration: Double, _ count: Double, _ last: Double
  ) throws {
    let track = track(
      fade {
        ($0.beginTime, $0.repeatCount) = (3, repeats)
        if isHeld { $0.fillMode = .forwards }
      })
    #expect(track.rest == [1] && track.runs.count == 1)
    let run = try #require(track.runs.first)
    #expect(run.begin == 3 && run.duration == duration && run.count == count && run.holdsEnd == isHeld)
    #expect(run.keyframes.map(\.offset) == [0, 1])
    #expect(abs(run.keyframes[0].values[0] - 0.5) < 0.002 && abs(run.keyframes[1].values[0] - last) < 0.002)
  }

  @Test func `endless runs have an infinite count`() {
    #expect(track(fade { $0.repeatCount = .infinity }).runs.map(\.count) == [.infinity])
  }

  @Test func `an animation that stands still is no run`() {
    #expect(track(fade { $0.speed = 0 }) == Track(rest: [0.5], runs: []))
  }

  @Test func `animations that all repeat without end are one endless run`() {
    let runs = track(
      fade { $0.repeatCount = .infinity }, fade { ($0.duration, $0.repeatCount) = (3, .infinity) }
    ).runs
    #expect(runs.map(\.begin) == [0] && runs.map(\.duration) == [6] && runs.map(\.count) == [.infinity])
  }

  /// From red to transparent blue, every mixture is a translucent red.
  @Test func `colors are mixed with premultiplied alpha`() {
    let mix = TrackedProperty.backgroundColor.numbers.mix
    #expect(mix([255, 0, 0, 255], [0, 0, 255, 0], 0.5) == [255, 0, 0, 127.5])
    let third = 200.0 / 3
    #expect(mix([200, 0, 0, 100], [0, 100, 0, 200], 0.5) == [third, third, 0, 150])
    #expect(mix([9, 9, 9, 0], [200, 100, 50, 0], 0.5) == [200, 100, 50, 0])
  }

  @Test func `values that jump are held`() {
    let keyframes = KeyframeAnimation(
      .opacity, values: [.number(0.25), .number(0.75)], calculationMode: .discrete)
    var timing = MediaTiming()
    (timing.duration, timing.repeatCount) = (2, .infinity)
    let track = track(Animation(.keyframe(keyframes), timing: timing))
    #expect(track.onlyJumps && track.runs.count == 1)
    #expect(track.runs[0].keyframes.prefix(2).map(\.values) == [[0.25], [0.75]])
    #expect(track.runs[0].keyframes.prefix(2).map(\.offset) == [0, 0.5])
  }

  @Test func `key frames of a limited number are evenly spaced and held`() {
    var layer = Layer()
    layer.animations = [fade { ($0.duration, $0.repeatCount) = (0.01, 100) }]
    let frames = layer.keyframes(of: .opacity, from: 0, to: 1, frames: 8)
    let offsets: [Double] = (0..<8).map { Double($0) / 8 }
    #expect(frames.map(\.offset) == offsets)
    #expect(frames.allSatisfy { $0.easing == .hold })
  }

  @Test func `an angle turns by less than half a turn between key frames`() throws {
    var layer = Layer()
    var timing = MediaTiming()
    (timing.duration, timing.repeatCount) = (1, .infinity)
    let turn = BasicAnimation(.rotation, from: .number(0), to: .number(2 * .pi))
    layer.animations = [Animation(.basic(turn), timing: timing)]
    let run = try #require(TrackedProperty.placement.track(of: layer).runs.first)
    let angles = run.keyframes.map { LayerPlacement($0.values).rotation }
    #expect(zip(angles, angles.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    #expect(abs((angles.last ?? 0) - 2 * .pi) < 1e-3)
  }

  @Test(arguments: [\LayerPlacement.rotation, \.shear, \.scaleX, \.scaleY])
  func `a difference of a billionth from the identity counts`(
    part: any WritableKeyPath<LayerPlacement, Double> & Sendable
  ) {
    for (difference, counts) in [(1e-10, false), (-1e-10, false), (1e-8, true), (-1e-8, true)] {
      var placement = LayerPlacement(AffineTransform.identity)
      placement[keyPath: part] += difference
      #expect(PlacementParts([placement]).isPlain == !counts)
    }
  }

  @Test(arguments: [
    (0.0, "0.00001"), (-0.000_009, "0.00001"), (0.000_01, "0.00001"), (0.000_02, "0.00002"), (0.5, "0.5"),
  ])
  func `a scale factor in a file is never 0`(factor: Double, text: String) {
    var placement = LayerPlacement(AffineTransform.identity)
    (placement.scaleX, placement.scaleY) = (factor, factor)
    #expect(TransformFormat(placement: [placement.numbers]).style(placement.numbers) == "scale(\(text))")
  }

  @Test(arguments: [(1.0, ""), (1.000_000_1, ""), (1.000_01, " scaleX(1.00001)"), (0.5, " scaleX(0.5)")])
  func `a strip is scaled unless its width is constant`(factor: Double, text: String) {
    let format = TransformFormat(strip: [[0, 1], [5, factor]])
    #expect(format.style([5, factor]) == "translateX(5px)" + text)
  }

  /// The angles of a layer about the x and the y axis, with perspective or without.
  @Test(arguments: [(0.0, 0.9), (0.7, 0), (0.7, 0.9), (-0.7, 0.9), (2, 0.4)], [false, true])
  func `the parts of a placement make the layer's transform`(_ angles: (x: Double, y: Double), _ converges: Bool) {
    var layer = Layer(frame: Rect(x: 10, y: 20, width: 30, height: 40), anchorPoint: UnitPoint(x: 0.25, y: 1))
    layer.transform = AffineTransform(a: 2, b: 0, c: 0.5, d: 3, tx: 0, ty: 0).concatenating(.rotation(0.5))
    (layer.depth.rotationX, layer.depth.rotationY) = angles
    if converges { layer.camera = LayerCamera(distance: 500, point: .zero) }
    let parts = LayerPlacement(of: layer)
    let shear = AffineTransform(a: 1, b: 0, c: sine(parts.shear) / cosine(parts.shear), d: 1, tx: 0, ty: 0)
    let made = AffineTransform.translation(x: -parts.anchor.x, y: -parts.anchor.y)
      .concatenating(.scale(x: parts.scaleX, y: parts.scaleY)).concatenating(shear)
      .concatenating(.rotation(parts.rotation))
      .concatenating(.translation(x: parts.translation.x, y: parts.translation.y))
    // Near the anchor point, perspective is almost affine.
    for offset in [Point.zero, Point(x: 0.01, y: 0), Point(x: 0, y: 0.01)] {
      let point = parts.anchor + offset
      let (found, wanted) = (made.apply(point), layer.projection.apply(point))
      #expect(abs(found.x - wanted.x) < 1e-5 && abs(found.y - wanted.y) < 1e-5, "\(found) is not \(wanted)")
    }
  }

  @Test func `a placement reads the numbers that it writes`() {
    var layer = Layer(frame: Rect(x: 10, y: 20, width: 30, height: 40), anchorPoint: UnitPoint(x: 0.5, y: 0))
    layer.transform = AffineTransform.scale(x: 2, y: 3).concatenating(.rotation(0.5))
    let placement = LayerPlacement(of: layer)
    #expect(LayerPlacement(placement.numbers) == placement)
    let parts = PlacementParts([placement])
    #expect(parts.turns && parts.scales && !parts.shears && !parts.isPlain)
    #expect(PlacementParts([LayerPlacement(AffineTransform.translation(x: 4, y: 5))]).isPlain)
  }
}
