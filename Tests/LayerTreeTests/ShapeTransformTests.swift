import Geometry
import LayerTree
import SeededRandom
import Testing

/// Transformed shapes and gradients: a point is inside exactly if its inverse image was inside.
@Suite struct ShapeTransformTests {
  private static let maps: [(name: String, staysRounded: Bool, map: AffineTransform)] = [
    ("translation", true, .translation(x: 7, y: -3)),
    ("uniform scale", true, .scale(x: 1.7, y: 1.7)),
    ("mirrored along x", true, .scale(x: -1.3, y: 1.3)),
    ("mirrored along y", true, .scale(x: 0.8, y: -0.8)),
    ("half a turn", true, .rotation(.pi)),
    ("quarter turn", true, .rotation(.pi / 2)),
    ("quarter turn back", true, .rotation(-.pi / 2)),
    ("mirrored quarter turn", true, AffineTransform.rotation(.pi / 2).concatenating(.scale(x: -1, y: 1))),
    ("reduction", true, .scale(x: 0.75, y: 0.75)),
    ("turned reduction", true, AffineTransform.rotation(.pi / 2).concatenating(.scale(x: 0.75, y: 0.75))),
    ("stretch", false, .scale(x: 2, y: 0.7)),
    ("turn", false, .rotation(0.3)),
    ("turn and scale", false, AffineTransform.scale(x: 1.5, y: 1.5).concatenating(.rotation(2))),
    ("shear", false, AffineTransform(a: 1, b: 0.2, c: 0.7, d: 1, tx: 3, ty: 4)),
    ("mirrored shear", false, AffineTransform(a: -1, b: 0.2, c: 0.7, d: 1, tx: 3, ty: 4)),
  ]

  @Test(arguments: maps.indices)
  func `a rounded rectangle covers what it covered before`(_ index: Int) throws {
    let (name, staysRounded, map) = Self.maps[index]
    let radii = CornerRadii(topLeft: 2, topRight: 9, bottomRight: 5, bottomLeft: 0)
    let before = RoundedRect(Rect(x: -14, y: -9, width: 28, height: 18), radii: radii)
    let after = try shape(of: before, map)
    if case .roundedRect = after { #expect(staysRounded, "\(name)") } else { #expect(!staysRounded, "\(name)") }
    var inside = 0
    var generator = SplitMix64(seed: 3)
    for _ in 0..<2_000 {
      let point = Point(
        x: .random(in: -17...17, using: &generator), y: .random(in: -12...12, using: &generator))
      // Points on the edge itself are not tested.
      let near = [-1e-3, 1e-3].flatMap { d in [Point(x: d, y: 0), Point(x: 0, y: d)] }.map { point + $0 }
      let isInside = contains(before, point)
      guard near.allSatisfy({ contains(before, $0) == isInside }) else { continue }
      #expect(contains(after, map.apply(point)) == isInside, "\(name) at \(point)")
      inside += isInside ? 1 : 0
    }
    #expect(inside > 500)
  }

  @Test func `a circle stays a circle under every turn`() throws {
    let circle = RoundedRect(Rect(x: -10, y: -10, width: 20, height: 20), radii: CornerRadii(10))
    let map = AffineTransform.scale(x: 1.5, y: 1.5).concatenating(.rotation(0.7))
      .concatenating(.translation(x: 40, y: 30))
    guard case .roundedRect(let shown) = try shape(of: circle, map) else { throw TestFailure("no circle") }
    #expect(abs(shown.radii.topLeft - 15) < 1e-9)
    #expect(abs(shown.rect.midX - 40) < 1e-9)
    #expect(abs(shown.rect.midY - 30) < 1e-9)
    guard case .path = try shape(of: circle, .scale(x: 1, y: 2)) else { throw TestFailure("an ellipse is no circle") }
  }

  @Test func `square corners stay a rectangle under every stretch`() throws {
    let rect = RoundedRect(Rect(x: 1, y: 2, width: 20, height: 20))
    #expect(
      try shape(of: rect, .scale(x: 2, y: -3))
        == .roundedRect(RoundedRect(Rect(x: 2, y: -66, width: 40, height: 60))))
  }

  @Test func `the outline of a corner leaves its circle by less than 10⁻⁵ of the radius`() {
    let rounded = RoundedRect(Rect(x: -50, y: -50, width: 100, height: 100), radii: CornerRadii(50))
    for point in points(of: rounded.outline) {
      #expect(abs(point.dot(point).squareRoot() - 50) < 50e-5)
    }
    #expect(points(of: rounded.outline).count > 100)
  }

  @Test func `paths and strokes are transformed, and the identity makes no copy`() {
    let path = Path([
      .move(.zero), .cubic(control1: Point(x: 1, y: 2), control2: Point(x: 3, y: 4), end: Point(x: 5, y: 0)),
    ])
    var content = ShapeContent(path: path)
    content.strokeColor = .white
    content.fillRule = .evenOdd
    let layer = box(0, 0, 0, 0) {
      $0.content = .shape(content)
      $0.transform = .rotation(1)
    }
    #expect(
      items(layer) == [
        .fill(.path(path.applying(.rotation(1)), .evenOdd), .color(.black)),
        .fill(.stroke(path, StrokeStyle(), .rotation(1)), .color(.white)),
      ])
  }

  // MARK: - Gradients

  @Test(arguments: maps.indices)
  func `a point keeps its place along a gradient`(_ index: Int) throws {
    let (name, _, map) = Self.maps[index]
    let bounds = Rect(x: -20, y: -10, width: 40, height: 20)
    for axis in [GradientAxis.angle(0.6), .points(UnitPoint(x: -0.3, y: 0.1), UnitPoint(x: 1.2, y: 0.9))] {
      let stops = GradientStops(colors: [.black, .white], locations: [0, 1])
      var layer = Layer(position: .zero, anchorPoint: UnitPoint(x: 0.5, y: 0.5), bounds: bounds)
      layer.transform = map
      layer.content = .gradient(GradientContent(axis: axis, stops: stops))
      guard case .fill(_, .linearGradient(let shown)) = try #require(items(layer).first) else {
        throw TestFailure("no gradient")
      }
      let (start, end) = axis.ends(in: bounds)
      let plain = LinearGradient(start: start, end: end, colors: stops.colors, locations: stops.locations)
      for (x, y) in [(0.0, 0.0), (13, 4), (-20, -10), (20, -10), (-7, 9)] {
        let point = Point(x: x, y: y)
        #expect(abs(shown.parameter(at: map.apply(point)) - plain.parameter(at: point)) < 1e-9, "\(name)")
      }
    }
  }

  @Test func `a gradient needs as many colors as locations`() {
    func gradient(_ colors: [Color], _ locations: [Double]) -> Layer {
      box(0, 0, 9, 9) {
        $0.backgroundColor = nil
        $0.content = .gradient(
          GradientContent(axis: .angle(0), stops: GradientStops(colors: colors, locations: locations)))
      }
    }
    guard case .fill(_, .linearGradient(let shown)) = items(gradient([.black, .white], [0.7, 0.2, 5])).first else {
      return #expect(Bool(false))
    }
    #expect(shown.colors == [.black, .white])
    #expect(shown.locations == [0.7, 0.7])
    #expect(items(gradient([], [1])).isEmpty)
  }

  // MARK: - Plain geometry

  /// The shape of a layer with these bounds, anchored at the origin, under a transform.
  private func shape(of rounded: RoundedRect, _ map: AffineTransform) throws -> Shape {
    var layer = Layer(frame: rounded.rect)
    layer.anchorPoint = UnitPoint(
      x: -rounded.rect.minX / rounded.rect.width, y: -rounded.rect.minY / rounded.rect.height)
    layer.position = .zero
    layer.cornerRadius = rounded.radii
    layer.backgroundColor = .black
    layer.transform = map
    guard case .fill(let shape, _) = try #require(items(layer).first) else { throw TestFailure("no shape") }
    return shape
  }

  private func contains(_ rounded: RoundedRect, _ point: Point) -> Bool {
    let (rect, radii) = (rounded.rect, rounded.radii)
    guard rect.contains(Rect(origin: point, size: .zero)) else { return false }
    let corners = [
      (point.x - rect.minX, point.y - rect.minY, radii.topLeft),
      (rect.maxX - point.x, point.y - rect.minY, radii.topRight),
      (rect.maxX - point.x, rect.maxY - point.y, radii.bottomRight),
      (point.x - rect.minX, rect.maxY - point.y, radii.bottomLeft),
    ]
    return corners.allSatisfy { x, y, r in
      x >= r || y >= r || (r - x) * (r - x) + (r - y) * (r - y) <= r * r
    }
  }

  private func contains(_ shape: Shape, _ point: Point) -> Bool {
    switch shape {
    case .roundedRect(let rounded): return contains(rounded, point)
    case .path(let path, _):
      let polygon = points(of: path)
      var winding = 0
      for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += b.y > a.y ? 1 : -1 }
      }
      return winding != 0
    case .stroke: return false
    }
  }

  /// The points along one contour, 32 for each curve.
  private func points(of path: Path) -> [Point] {
    var points: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .cubic(let control1, let control2, let end):
        let start = points.last ?? .zero
        for step in 1...32 {
          let t = Double(step) / 32
          let s = 1 - t
          let inner = control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
          points.append(start * (s * s * s) + inner + end * (t * t * t))
        }
      case .quadratic, .close: break
      }
    }
    return points
  }
}

extension LinearGradient {
  fileprivate func parameter(at point: Point) -> Double {
    let axis = end - start
    return (point - start).dot(axis) / axis.dot(axis)
  }
}
