import Geometry
import LayerTree
import Testing

@Suite struct GradientTests {
  private let frame = Rect(x: 10, y: 20, width: 80, height: 60)

  @Test func `an angle puts the ends of the axis on lines through the corners`() {
    for degrees in stride(from: -360.0, through: 360, by: 15) {
      let (start, end) = GradientAxis.angle(degrees * .pi / 180).ends(in: frame)
      let axis = end - start
      let parameters = [(10.0, 20.0), (90, 20), (10, 80), (90, 80)].map { x, y in
        (Point(x: x, y: y) - start).dot(axis) / axis.dot(axis)
      }
      #expect(abs((parameters.min() ?? -1) - 0) < 1e-9, "\(degrees)")
      #expect(abs((parameters.max() ?? -1) - 1) < 1e-9, "\(degrees)")
    }
  }

  @Test func `a quarter turn is exactly vertical`() {
    let (start, end) = GradientAxis.angle(.pi / 2).ends(in: frame)
    #expect(start == Point(x: 50, y: 20))
    #expect(end == Point(x: 50, y: 80))
  }

  @Test func `points are unit coordinates that may leave the rectangle`() {
    let axis = GradientAxis.points(UnitPoint(x: -0.5, y: 0), UnitPoint(x: 1.5, y: 1))
    #expect(axis.ends(in: frame).start == Point(x: -30, y: 20))
    #expect(axis.mirrored.ends(in: frame).start == Point(x: 130, y: 20))
  }

  @Test func `stops move by progress and decreasing locations are raised`() throws {
    let stops = GradientStops(colors: [.black, .white], locations: [0.8, 0])
    let animation = StopsAnimation(
      to: GradientStops(colors: [.white, .white], locations: [0, 1]), timing: MediaTiming(), timingFunction: .linear)
    var layer = Layer(frame: frame)
    layer.content = .gradient(
      GradientContent(axis: .points(UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 0)), stops: stops))
    layer.animations = animation.animations(from: stops)
    func shown(at time: Double, _ progress: Double? = nil) throws -> LinearGradient {
      let list = presentation(of: [layer], size: frame.size, at: time, shimmerProgress: progress)
      guard case .fill(_, .linearGradient(let gradient)) = try #require(list.items.first) else {
        throw TestFailure("no gradient")
      }
      return gradient
    }
    #expect(try shown(at: 0, 0).locations == [0.8, 0.8])
    let middle = try shown(at: 7, 0.5)
    #expect(middle.locations == [0.4, 0.5])
    #expect(middle.colors == [Color(gray: 128), .white])
    #expect(try shown(at: 99).locations == [0.8, 0.8])
  }

  @Test func `layers with the same gradient move alike, and others as they do alone`() {
    let stops = GradientStops(colors: [.black, .white], locations: [0, 0.5])
    func gradient(_ x: Double, _ stops: GradientStops, to end: [Double], axis: GradientAxis = .angle(0)) -> Layer {
      let to = GradientStops(colors: stops.colors, locations: end)
      let moving = StopsAnimation(to: to, timing: seconds(4), timingFunction: .linear)
      return box(x, 0, 10, 10) {
        $0.content = .gradient(GradientContent(axis: axis, stops: stops))
        $0.animations = moving.animations(from: stops)
      }
    }
    let others = GradientStops(colors: [.white, .black], locations: [0, 0.5])
    var late = gradient(60, stops, to: [1, 2])
    late.timing.beginTime = 1
    var wide = gradient(70, stops, to: [1, 2])
    let startPoint = BasicAnimation(
      .startPoint, from: .unitPoint(UnitPoint(x: 0, y: 0)), to: .unitPoint(UnitPoint(x: 1, y: 1)))
    wide.animations.append(Animation(.basic(startPoint), timing: seconds(4)))
    var wider = wide
    wider.bounds.size.width = 40
    let layers = [
      gradient(0, stops, to: [1, 2]), gradient(20, stops, to: [1, 2]), gradient(30, others, to: [1, 2]),
      gradient(40, stops, to: [0, 9]), gradient(50, stops, to: [0, 9], axis: .angle(1)), late, wide, wider,
    ]
    for time in [0.0, 1, 2.5, 9] {
      let together = presentation(of: layers, size: frame.size, at: time).items
      #expect(together == layers.flatMap { presentation(of: [$0], size: frame.size, at: time).items })
    }
  }

  // MARK: - Animated ends

  /// The gradient of a layer at (10, 20) whose axis has an angle, with animations that set properties at once.
  private func gradient(
    _ angle: Double, over bounds: Rect, at time: Double = 0, _ animations: (LayerKeyPath, AnimatableValue)...
  ) throws -> LinearGradient {
    var layer = Layer(position: Point(x: 10, y: 20), anchorPoint: UnitPoint(x: 0, y: 0), bounds: bounds)
    let stops = GradientStops(colors: [.black, .white], locations: [0, 1])
    layer.content = .gradient(GradientContent(axis: .angle(angle), stops: stops))
    layer.animations = animations.map { keyPath, value in
      Animation(.basic(BasicAnimation(keyPath, from: value, to: value)), timing: seconds(4))
    }
    guard case .fill(_, .linearGradient(let gradient)) = try #require(items(layer, at: time).first) else {
      throw TestFailure("no gradient")
    }
    return gradient
  }

  private func areEqual(_ one: Point, _ other: Point) -> Bool { abs(one.x - other.x) + abs(one.y - other.y) < 1e-9 }

  @Test(arguments: [0.4, 1.9, -2.5])
  func `an animation of one end of an axis at an angle keeps the other end`(_ angle: Double) throws {
    let bounds = Rect(x: 3, y: 7, width: 40, height: 30)
    let (start, end) = GradientAxis.angle(angle).ends(in: Rect(x: 10, y: 20, width: 40, height: 30))
    let ofStart = try gradient(angle, over: bounds, (.startPoint, .unitPoint(UnitPoint(x: 0.25, y: 0.7))))
    #expect(areEqual(ofStart.start, Point(x: 20, y: 41)) && areEqual(ofStart.end, end))
    let ofEnd = try gradient(angle, over: bounds, (.endPoint, .unitPoint(UnitPoint(x: 0.25, y: 0.7))))
    #expect(areEqual(ofEnd.start, start) && areEqual(ofEnd.end, Point(x: 20, y: 41)))
  }

  /// Along a side of length 0 an end of the axis is in the middle, where it is if the side gets a length afterwards.
  @Test(arguments: [(0.0, 30.0, 0.5, 0.5), (40, 0, 1, 0.5), (0, 0, 0.5, 0.5)])
  func `the end of an axis is in the middle of a side without length`(
    _ width: Double, _ height: Double, _ x: Double, _ y: Double
  ) throws {
    let start = (LayerKeyPath.startPoint, AnimatableValue.unitPoint(UnitPoint(x: 0.25, y: 0.7)))
    let size = (LayerKeyPath.boundsSize, AnimatableValue.size(Size(width: 40, height: 30)))
    let shown = try gradient(0, over: Rect(x: 3, y: 7, width: width, height: height), start, size)
    #expect(areEqual(shown.start, Point(x: 20, y: 41)))
    #expect(areEqual(shown.end, Point(x: 10 + 40 * x, y: 20 + 30 * y)))
  }

  /// The isolines of such an axis are not computed.
  @Test(arguments: [
    (UnitPoint(x: 0.5, y: 0.25), UnitPoint(x: 0.5, y: 0.25)), (UnitPoint(x: 0, y: 0), UnitPoint(x: 1e200, y: 0)),
    (UnitPoint(x: 0, y: 0), UnitPoint(x: 0, y: 1e-200)), (UnitPoint(x: 0, y: 0), UnitPoint(x: 1e-160, y: 1e-160)),
  ])
  func `a turned axis of length 0, or beyond the range of squares, ends at its start`(
    _ start: UnitPoint, _ end: UnitPoint
  ) throws {
    var layer = box(10, 20, 40, 30)
    layer.backgroundColor = nil
    layer.transform = .rotation(0.5)
    let stops = GradientStops(colors: [.black, .white], locations: [0, 1])
    layer.content = .gradient(GradientContent(axis: .points(start, end), stops: stops))
    guard case .fill(_, .linearGradient(let shown)) = try #require(items(layer).first) else {
      throw TestFailure("no gradient")
    }
    #expect(shown.start == shown.end)
  }
}
