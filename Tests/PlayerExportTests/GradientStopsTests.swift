import Diagnostics
import Geometry
import LayerTree
import Testing

@testable import PlayerExport

@Suite struct GradientStopsTests {
  /// The color with straight alpha at a location, as players mix neighboring stops.
  private func straight(_ stops: GradientStops, at location: Double) -> [Double] {
    let next = stops.locations.firstIndex { $0 > location } ?? stops.colors.count - 1
    let last = max(0, next - 1)
    let (start, end) = (stops.locations[last], stops.locations[next])
    let share = end > start ? (location - start) / (end - start) : 0
    return zip(stops.colors[last].channels, stops.colors[next].channels).map { $0 + ($1 - $0) * share }
  }

  @Test(arguments: [
    [Color(red: 255, green: 0, blue: 0, alpha: 255), Color(red: 0, green: 0, blue: 255, alpha: 64)],
    [Color(red: 255, green: 200, blue: 0, alpha: 16), Color(red: 0, green: 90, blue: 255, alpha: 200)],
    [
      Color(red: 255, green: 0, blue: 0, alpha: 0), Color(red: 0, green: 255, blue: 0),
      Color(red: 9, green: 9, blue: 255, alpha: 0),
    ],
    [
      Color(red: 0, green: 255, blue: 0), Color(red: 7, green: 7, blue: 7, alpha: 0),
      Color(red: 255, green: 0, blue: 0),
    ],
  ])
  func `the added stops mix as premultiplied colors do`(colors: [Color]) {
    let locations = colors.indices.map { 0.2 + 0.6 * Double($0) / Double(colors.count - 1) }
    let stops = GradientStops(colors: colors, locations: locations)
    let added = stops.forStraightMixing
    #expect(added.locations == added.locations.sorted())
    #expect(added.locations.first == locations.first && added.locations.last == locations.last)
    for step in 1..<60 where !added.locations.contains(0.2 + Double(step) / 100) {
      let location = 0.2 + Double(step) / 100
      let next = locations.firstIndex { $0 > location } ?? 1
      let share = (location - locations[next - 1]) / (locations[next] - locations[next - 1])
      let expected = colors[next - 1].mixed(with: colors[next], share).channels
      let shown = straight(added, at: location)
      #expect(abs(shown[3] - expected[3]) <= 1)
      // Where nearly nothing is visible, the color has no effect.
      for channel in 0..<3 {
        #expect(abs(shown[channel] - expected[channel]) * expected[3] / 255 <= 1.5, "\(location)")
      }
    }
  }

  @Test func `stops of equal alpha are unchanged, and a transparent one takes the colors of its neighbors`() {
    let red = Color(red: 255, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 255)
    let opaque = GradientStops(colors: [red, blue], locations: [0, 1])
    #expect(opaque.forStraightMixing == opaque)
    let clear = GradientStops(colors: [red, .clear, blue], locations: [0, 0.5, 1]).forStraightMixing
    #expect(clear.locations == [0, 0.5, 0.5, 1])
    #expect(clear.colors.map(\.alpha) == [255, 0, 0, 255])
    #expect(clear.colors.map(\.red) == [255, 255, 0, 0] && clear.colors.map(\.blue) == [0, 0, 255, 255])
    let one = GradientStops(colors: [red, .clear, red], locations: [0, 0.5, 1]).forStraightMixing
    #expect(one.locations == [0, 0.5, 1] && one.colors.map(\.red) == [255, 255, 255])
  }

  @Test(arguments: [
    ([[0.2, 0.8]], 0.0, 1.0, 0.2, 0.8), ([[-1, 0.5], [0.5, 3]], -1, 3, -1, 3), ([[0.5]], 0, 1, 0, 1), ([], 0, 1, 0, 1),
    ([[.infinity, 0.25, 0.75]], 0, 1, 0.25, 0.75),
  ])
  func `a range of locations`(locations: [[Double]], low: Double, high: Double, least: Double, most: Double) {
    let whole = UnitRange(of: locations), short = UnitRange(spanning: locations)
    #expect([whole.low, whole.high] == [low, high] && [short.low, short.high] == [least, most])
    #expect(whole.share(of: low) == 0 && whole.share(of: high) == 1 && whole.share(of: (low + high) / 2) == 0.5)
  }

  /// Axes in all directions, also without a length.
  @Test(arguments: [
    (0.0, 0.5, 1.0, 0.5), (1, 0.5, 0, 0.5), (0, 0, 1, 1), (0.5, 0, 0.5, 1), (0.2, 0.9, 0.7, -0.3), (0.5, 0.5, 0.5, 0.5),
  ])
  func `a frame runs along the axis and is the bounding box of the bounds`(
    x: Double, y: Double, toX: Double, toY: Double
  ) {
    let bounds = Rect(x: 10, y: 20, width: 200, height: 50)
    let axis = GradientAxis.points(UnitPoint(x: x, y: y), UnitPoint(x: toX, y: toY))
    let stops = GradientStops(colors: [.black], locations: [0])
    let frame = GradientFrame(GradientContent(axis: axis, stops: stops), over: bounds)
    let (start, end) = axis.ends(in: bounds)
    let vector = end - start
    #expect(abs(frame.length - vector.dot(vector).squareRoot()) < 1e-9)
    #expect(frame.height == frame.across.upperBound - frame.across.lowerBound)
    if vector != .zero {
      for (location, across) in [(0.0, 3.0), (0.25, -7), (1, 0), (-2, 5)] {
        let point = frame.transform.apply(Point(x: frame.position(of: location), y: across)) - start
        #expect(abs(point.dot(vector) / vector.dot(vector) - location) < 1e-9)
      }
    }
    // Each corner is within the ranges, and each end of a range is at a corner.
    let origin = frame.transform.apply(.zero)
    let (along, across) = (
      frame.transform.apply(Point(x: 1, y: 0)) - origin, frame.transform.apply(Point(x: 0, y: 1)) - origin
    )
    #expect(abs(along.dot(along) - 1) < 1e-9 && abs(across.dot(across) - 1) < 1e-9 && abs(along.dot(across)) < 1e-9)
    let places = bounds.corners.map { (($0 - origin).dot(along), ($0 - origin).dot(across)) }
    #expect(abs((places.map(\.0).min() ?? 0) - frame.along.lowerBound) < 1e-9)
    #expect(abs((places.map(\.0).max() ?? 0) - frame.along.upperBound) < 1e-9)
    #expect(abs((places.map(\.1).min() ?? 0) - frame.across.lowerBound) < 1e-9)
    #expect(abs((places.map(\.1).max() ?? 0) - frame.across.upperBound) < 1e-9)
  }

  // MARK: - Plans

  private func plan(_ colors: [Color], _ locations: [Double], to changed: [Double]? = nil, _ others: [Color]? = nil)
    -> GradientPlan?
  {
    var layer = Layer(frame: Rect(x: 0, y: 0, width: 200, height: 50))
    let axis = GradientAxis.points(UnitPoint(x: 0, y: 0.5), UnitPoint(x: 1, y: 0.5))
    layer.content = .gradient(GradientContent(axis: axis, stops: GradientStops(colors: colors, locations: locations)))
    var timing = MediaTiming()
    (timing.duration, timing.repeatCount) = (1, .infinity)
    if let changed {
      let basic = BasicAnimation(.locations, from: .numbers(locations), to: .numbers(changed))
      layer.animations.append(Animation(.basic(basic), timing: timing))
    }
    if let others {
      let basic = BasicAnimation(.colors, from: .colors(colors), to: .colors(others))
      layer.animations.append(Animation(.basic(basic), timing: timing))
    }
    return GradientPlan(layer, SharedWorkMeter(.never))
  }

  private let colors = [Color(red: 90, green: 90, blue: 90), .white, .black]

  @Test(arguments: [([0, 128, 255], 1), ([255, 0, 128], 2), ([0, 9, 200, 255], 2), ([7, 7, 7], 1), ([5], 0)])
  func `the calm color is the median by brightness`(levels: [UInt8], index: Int) throws {
    let found = try #require(plan(levels.map { Color(gray: $0) }, levels.indices.map { Double($0) }))
    #expect(found.calmColor == index)
  }

  /// Colors that fade from black to gray, and in the middle are off by some levels in one channel.
  @Test(arguments: [(0, true), (1, true), (2, false), (-2, false)] as [(Int, Bool)])
  func `colors that fade together are within a level of their mixture`(levels: Int, isFade: Bool) throws {
    let steps = [0, 100, 200].map { Array(repeating: Color(gray: $0), count: 3) }
    var middle = steps[1]
    middle[0].blue = UInt8(100 + levels)
    var layer = Layer(frame: Rect(x: 0, y: 0, width: 200, height: 50))
    layer.content = .gradient(
      GradientContent(axis: .angle(0), stops: GradientStops(colors: steps[0], locations: [0, 0.5, 1])))
    var timing = MediaTiming()
    (timing.duration, timing.repeatCount) = (1, .infinity)
    let keyframes = KeyframeAnimation(.colors, values: [steps[0], middle, steps[2]].map { .colors($0) })
    layer.animations = [Animation(.keyframe(keyframes), timing: timing)]
    let motion = try #require(GradientPlan(layer, SharedWorkMeter(.never))).motion
    if case .fade = motion { #expect(isFade) } else { #expect(!isFade) }
  }

  @Test func `a plan is as simple as the change of the stops allows`() throws {
    let still = try #require(plan(colors, [0, 0.5, 1]))
    guard case .still = still.motion else { throw Wrong() }
    #expect(still.isOpaque && still.calmColor == 0)
    guard case .slide(let track) = try #require(plan(colors, [-1, -0.5, 0], to: [1, 1.5, 2])).motion else {
      throw Wrong()
    }
    // Twice the axis of 200 points.
    #expect(track.runs.first?.keyframes.map { $0.values[0].rounded() } == [0, 400])
    guard case .strips = try #require(plan(colors, [-1, -0.5, 0], to: [1, 1.5, 2.1])).motion else { throw Wrong() }
    guard case .fade(let to, let opacity) = try #require(plan(colors, [0, 0.5, 1], [.black, .white, .white])).motion
    else { throw Wrong() }
    #expect(to == [.black, .white, .white])
    #expect(opacity.runs.first?.keyframes.map { $0.values[0].rounded() } == [0, 1])
    for other in [
      plan(colors, [0, 0.5, 1], to: [0.1, 0.6, 1.1], [.black, .white, .white]),
      plan([.clear, .white], [0, 1], to: [0, 2]), plan([.clear, .white], [0, 1], [.black, .white]),
    ] {
      guard case .other = try #require(other).motion else { throw Wrong() }
    }
  }

  @Test func `strips cover the bounds, each a quarter farther than its end`() throws {
    guard case .strips(let strips) = try #require(plan(colors, [-0.5, 0, 0.25], to: [0.5, 1.25, 1.5])).motion else {
      throw Wrong()
    }
    #expect(strips.showsBase)
    #expect(strips.strips.map(\.color) == [0, 1, 2] && strips.strips.map(\.endColor) == [1, 2, 2])
    // The largest distances are 0.75 and 0.25 of the axis.
    #expect(strips.strips.map { $0.width.rounded() } == [150, 50, 201])
    #expect(strips.strips.map { ($0.coveredWidth * 10).rounded() } == [1_875, 625, 2_010])
    #expect(strips.strips.map { $0.track.rest.count } == [2, 2, 1])
    guard case .strips(let hidden) = try #require(plan(colors, [-2, -1, 1.5], to: [-2, -1.5, 2])).motion else {
      throw Wrong()
    }
    // The first strip ends before the bounds, and the last color begins after them.
    #expect(hidden.strips.map(\.color) == [1] && !hidden.showsBase)
  }

  private struct Wrong: Error {}

  // MARK: - Strips

  /// The locations of three stops on an axis of 100 points, and the strips that are visible by their first colors.
  @Test(arguments: [
    ([0.0, 0.5, 1], false, [0: 50.0, 1: 50]), ([0.01, 0.5, 0.99], true, [0: 49, 1: 49, 2: 101]),
    ([-1.25, -0.25, 1], false, [1: 125]), ([-1.24, -0.24, 1], false, [0: 100, 1: 124]), ([0, 1, 1.5], false, [0: 100]),
    ([0, 0.99, 1.5], false, [0: 99, 1: 51]), ([0.5, 0.5, 1], true, [1: 50]), ([-2, -1, -0.5], false, [2: 151]),
  ])
  func `strips begin before the end of the bounds and end after their start`(
    _ locations: [Double], _ showsBase: Bool, _ widths: [Int: Double]
  ) {
    let axis = GradientAxis.points(UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 0))
    let stops = GradientStops(colors: [.black, .white, .black], locations: locations)
    let frame = GradientFrame(
      GradientContent(axis: axis, stops: stops), over: Rect(x: 0, y: 0, width: 100, height: 10))
    let plan = StripPlan(Track(rest: locations, runs: []), frame: frame)
    #expect(plan.showsBase == showsBase)
    #expect(plan.strips.map(\.color) == widths.keys.sorted())
    for strip in plan.strips {
      // A strip extends by a quarter under the next one, that behind the last stop does not.
      #expect(abs(strip.width - (widths[strip.color] ?? 0)) < 1e-9)
      #expect(abs(strip.coveredWidth - strip.width * (strip.color == 2 ? 1 : 1.25)) < 1e-9)
      #expect(strip.endColor == min(strip.color + 1, 2))
    }
  }
}
