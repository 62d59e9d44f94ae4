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
      Matrix(
        rows: (0..<4).map { row in
          (0..<4).map { column in (0..<4).reduce(0) { $0 + a.rows[row][$1] * b.rows[$1][column] } }
        })
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

  @Test func `a layer that is wholly behind the viewer is not drawn`() {
    let layer = box(0, 0, 10, 10) {
      ($0.depth.translationZ, $0.camera) = (30, LayerCamera(distance: 20, point: .zero))
    }
    #expect(items(layer).isEmpty)
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
