import Geometry
import LayerTree
import SeededRandom
import Testing

/// Layers that leave the plane of their superlayer.
@Suite struct DepthTests {
  /// A matrix of four rows and columns, for column vectors: the reference.
  private struct Matrix {
    var rows: [[Double]]

    static func * (a: Matrix, b: Matrix) -> Matrix {
      func dot(_ row: Int, _ column: Int) -> Double {
        (0..<4).reduce(0) { $0 + a.rows[row][$1] * b.rows[$1][column] }
      }
      return Matrix(rows: (0..<4).map { row in (0..<4).map { dot(row, $0) } })
    }

    static func translation(_ x: Double, _ y: Double, _ z: Double) -> Matrix {
      Matrix(rows: [[1, 0, 0, x], [0, 1, 0, y], [0, 0, 1, z], [0, 0, 0, 1]])
    }

    /// The rotation in the plane of two axes.
    static func rotation(_ angle: Double, _ first: Int, _ second: Int) -> Matrix {
      var matrix = translation(0, 0, 0)
      (matrix.rows[first][first], matrix.rows[second][second]) = (cosine(angle), cosine(angle))
      (matrix.rows[first][second], matrix.rows[second][first]) = (-sine(angle), sine(angle))
      return matrix
    }

    func apply(_ point: Point) -> Point {
      let vector = [point.x, point.y, 0, 1]
      let image = rows.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
      return Point(x: image[0] / image[3], y: image[1] / image[3])
    }
  }

  @Test func `a random layer is where its matrix of four by four puts it`() {
    var random = SplitMix64(seed: 16)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    for _ in 0..<500 {
      var layer = box(number(-50...50), number(-50...50), number(5...50), number(5...50))
      layer.anchorPoint = UnitPoint(x: number(0...1), y: number(0...1))
      let (angle, scaleX, scaleY) = (number(-3...3), number(0.5...2), number(0.5...2))
      layer.transform = AffineTransform.scale(x: scaleX, y: scaleY).concatenating(.rotation(angle))
      (layer.depth.rotationX, layer.depth.rotationY) = (number(-1...1), number(-1...1))
      (layer.depth.translationZ, layer.zPosition) = (number(-40...40), number(-20...20))
      let camera = LayerCamera(distance: number(300...900), point: Point(x: number(-50...50), y: number(-50...50)))
      layer.camera = camera
      var view = Matrix.translation(0, 0, 0)
      view.rows[3][2] = -1 / camera.distance
      let anchor = layer.bounds.point(at: layer.anchorPoint)
      var scale = Matrix.translation(0, 0, 0)
      (scale.rows[0][0], scale.rows[1][1]) = (scaleX, scaleY)
      let matrix =
        Matrix.translation(camera.point.x, camera.point.y, 0) * view
        * Matrix.translation(-camera.point.x, -camera.point.y, 0)
        * Matrix.translation(layer.position.x, layer.position.y, layer.depth.translationZ + layer.zPosition)
        * Matrix.rotation(angle, 0, 1) * Matrix.rotation(layer.depth.rotationY, 2, 0)
        * Matrix.rotation(layer.depth.rotationX, 1, 2) * scale * Matrix.translation(-anchor.x, -anchor.y, 0)
      for point in [Point.zero, Point(x: 50, y: 0), Point(x: 7, y: 40)] {
        let (found, wanted) = (layer.projection.apply(point), matrix.apply(point))
        #expect(abs(found.x - wanted.x) < 1e-8 && abs(found.y - wanted.y) < 1e-8)
      }
    }
  }

  @Test func `without perspective a rotation makes a layer narrower`() throws {
    let layer = box(10, 10, 20, 40) { $0.depth.rotationY = .pi / 3 }
    guard case .fill(.roundedRect(let shown), _)? = items(layer).first else { throw TestFailure("no rectangle") }
    #expect(abs(shown.rect.width - 10) < 1e-9 && abs(shown.rect.midX - 20) < 1e-9 && shown.rect.height == 40)
  }

  @Test func `a layer nearer to the viewer is larger about the point before the viewer`() throws {
    let layer = box(10, 10, 20, 40) {
      ($0.depth.translationZ, $0.camera) = (50, LayerCamera(distance: 100, point: Point(x: 10, y: 10)))
    }
    guard case .fill(.roundedRect(let shown), _)? = items(layer).first else { throw TestFailure("no rectangle") }
    #expect(shown.rect == Rect(x: 10, y: 10, width: 40, height: 80))
  }

  @Test func `the part behind the viewer is cut off`() throws {
    let layer = box(0, 0, 100, 20) {
      ($0.depth.rotationY, $0.camera) = (1.4, LayerCamera(distance: 20, point: Point(x: 50, y: 10)))
    }
    guard case .fill(.path(let path, _), _)? = items(layer).first else { throw TestFailure("no path") }
    let bounds = path.controlBounds
    #expect(bounds.maxX > 50 && bounds.maxX < 100 && bounds.minX < 0)
    #expect([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy { abs($0) < 1e6 })
  }

  @Test(arguments: [0, 0.1]) func `a layer that is wholly behind the viewer is not drawn`(rotation: Double) {
    let layer = box(0, 0, 10, 10) {
      ($0.depth.rotationY, $0.depth.translationZ) = (rotation, 30)
      $0.camera = LayerCamera(distance: 20, point: .zero)
    }
    #expect(items(layer).isEmpty)
    // A group without items, without a mask or with a clip that is not seen is not drawn either.
    for change: (inout Layer) -> Void in [
      { $0.masksToBounds = true }, { $0.shadow.opacity = 1 }, { $0.mask = box(0, 0, 5, 5) },
    ] {
      var group = layer
      group.sublayers = [box(0, 0, 10, 10)]
      change(&group)
      #expect(items(group).isEmpty)
    }
  }

  /// A layer that is turned about its y axis in perspective.
  private func turned(_ change: (inout Layer) -> Void) -> Layer {
    box(20, 20, 40, 40) {
      ($0.depth.rotationY, $0.camera) = (0.6, LayerCamera(distance: 100, point: Point(x: 30, y: 50)))
      $0.backgroundColor = nil
      change(&$0)
    }
  }

  /// Compares a shape with the picture of a rectangle of a layer.
  private func expect(
    _ shape: Shape?, isPictureOf rect: Rect, in layer: Layer, tolerance: Double = 1e-9,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
    let points = corners.map { layer.projection.apply(Point(x: $0, y: $1)) }
    let bounds = try #require(shape?.bounds, sourceLocation: location)
    let sides = [bounds.minX, bounds.maxX, bounds.minY, bounds.maxY]
    let wanted = [points.map(\.x).min(), points.map(\.x).max(), points.map(\.y).min(), points.map(\.y).max()]
    #expect(zip(sides, wanted).allSatisfy { abs($0 - ($1 ?? 0)) < tolerance }, sourceLocation: location)
  }

  @Test func `a gradient and the holes of an overlay are seen in perspective`() throws {
    let axis = GradientAxis.points(UnitPoint(x: 0, y: 0.5), UnitPoint(x: 1, y: 0.5))
    let stops = GradientStops(colors: [.black, .white], locations: [0, 1])
    let swept = turned { $0.content = .gradient(GradientContent(axis: axis, stops: stops)) }
    guard case .fill(let shape, .linearGradient(let gradient))? = items(swept).first else {
      throw TestFailure("no gradient")
    }
    try expect(shape, isPictureOf: swept.bounds, in: swept)
    #expect(gradient.start == swept.projection.apply(Point(x: 0, y: 20)))
    #expect(gradient.end == swept.projection.apply(Point(x: 40, y: 20)))
    let holes = [Rect(x: 5, y: 5, width: 9, height: 9), Rect(x: 20, y: 10, width: 15, height: 25)]
    let overlay = turned { $0.content = .overlay(.white, holes: holes.map { .roundedRect(RoundedRect($0)) }) }
    guard case .overlay(.white, let shown)? = items(overlay).first else { throw TestFailure("no overlay") }
    #expect(shown.count == 2)
    for (hole, shape) in zip(holes, shown) { try expect(shape, isPictureOf: hole, in: overlay) }
  }

  @Test func `a group is seen in perspective with its clip and its mask`() throws {
    let inner = Rect(x: 4, y: 6, width: 20, height: 10)
    let path = Path([
      .move(inner.origin), .line(Point(x: inner.maxX, y: inner.minY)), .line(Point(x: inner.maxX, y: inner.maxY)),
      .line(Point(x: inner.minX, y: inner.maxY)), .close,
    ])
    let layer = turned {
      $0.content = .shape(ShapeContent(path: path))
      $0.sublayers = [box(30, 30, 30, 30)]
      // A clip without corners would cut the rectangle instead.
      ($0.masksToBounds, $0.cornerRadius) = (true, CornerRadii(0.01))
      $0.mask = box(1, 2, 30, 30)
      $0.opacity = 0.5
    }
    var clips: [Shape] = []
    var masks: [DisplayItem] = []
    var (waiting, opacity) = (items(layer), 1.0)
    while case .group(let group)? = waiting.first {
      opacity *= group.opacity
      clips += group.clips
      masks += group.mask ?? []
      waiting = group.items
    }
    #expect(opacity == 0.5 && waiting.count == 2)
    guard case .fill(let shape, .color(.black))? = waiting.first else { throw TestFailure("no rectangle") }
    try expect(shape, isPictureOf: inner, in: layer)
    try expect(clips.first, isPictureOf: layer.bounds, in: layer, tolerance: 0.02)
    guard case .fill(let mask, .color(.black))? = masks.first else { throw TestFailure("no mask") }
    try expect(mask, isPictureOf: Rect(x: 1, y: 2, width: 30, height: 30), in: layer)
  }

  @Test func `the shadow of a group is that in the middle of its items`() throws {
    let layer = turned {
      $0.depth.rotationX = 0.4
      $0.sublayers = [box(4, 6, 10, 10), box(30, 30, 30, 34)]
      $0.shadow.opacity = 1
    }
    guard case .group(let group)? = items(layer).first else { throw TestFailure("no group") }
    let shadow = try #require(group.shadow)
    // Around the middle, the picture is almost affine.
    func moved(_ x: Double, _ y: Double) -> Point {
      let middle = Point(x: 32, y: 35)
      let step = Point(x: x, y: y) * 1e-6
      return (layer.projection.apply(middle + step) - layer.projection.apply(middle)) * 1e6
    }
    let (offset, x, y) = (moved(0, -3), moved(3, 0), moved(0, 3))
    #expect(abs(shadow.offset.x - offset.x) < 1e-4 && abs(shadow.offset.y - offset.y) < 1e-4)
    #expect(abs(shadow.deviation.width - (x.x * x.x + y.x * y.x).squareRoot()) < 1e-4)
    #expect(abs(shadow.deviation.height - (x.y * x.y + y.y * y.y).squareRoot()) < 1e-4)
    #expect(shadow.color == .black)
  }

  @Test func `an animated zPosition changes the drawing order`() {
    let back = box(0, 0, 10, 10) {
      let rise = BasicAnimation(.zPosition, from: .number(-1), to: .number(1))
      $0.animations = [Animation(.basic(rise), timing: seconds(2))]
      $0.backgroundColor = .white
    }
    let front = box(0, 0, 10, 10)
    let (plain, risen) = (items(back, front, at: 0.5), items(back, front, at: 1.5))
    #expect(plain.count == 2 && risen == plain.reversed())
  }
}
