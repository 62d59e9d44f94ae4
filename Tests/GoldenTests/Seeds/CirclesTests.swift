import Geometry
import LayerTree
import SceneModel
import Testing

/// Circles of twenty colors that grow over each other, with a flash in front.
@Suite struct CirclesTests {
  static let colors = [
    0x1abc9c, 0x2ecc71, 0x3498db, 0x9b59b6, 0x34495e, 0x16a085, 0x27ae60, 0x2980b9, 0x8e44ad, 0x2c3e50, 0xf1c40f,
    0xe67e22, 0xe74c3c, 0xecf0f1, 0x95a5a6, 0xf39c12, 0xd35400, 0xc0392b, 0xbdc3c7, 0x7f8c8d,
  ]

  @Test(arguments: (1...10).map { Double($0) / 11 })
  func `the front circle grows by the ease-out curve`(_ share: Double) throws {
    let circles = try circles(at: 0.7 * (3 + share))
    let front = try #require(circles.last)
    #expect(abs(front.diameter / 100 - easeOut(share)) < 1e-6)
    #expect(abs(front.center.x - 50) < 1e-9 && abs(front.center.y - 50) < 1e-9)
    #expect(circles[circles.count - 2].diameter == 100)
  }

  @Test(arguments: 0..<25)
  func `color follows color in the order of the list, over the one before`(_ index: Int) throws {
    let circles = try circles(at: 0.7 * (Double(index) + 0.5))
    #expect(circles.last?.color == Self.colors[index % 20])
    #expect(circles.dropLast().last?.color == (index == 0 ? nil : Self.colors[(index - 1) % 20]))
  }

  @Test func `the flash is two triangles of the inset box`() throws {
    let scene = try seedScene("circles")
    let paths = scene.presentation(at: .time(1)).items.flatMap(paths)
    let corners = paths.flatMap(\.elements).compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    // 40 × 60 at (30, 20).
    let expected: [(Double, Double)] = [(50, 20), (50, 59.6), (30, 59.6), (50, 39.8), (70, 39.8), (50, 80)]
    #expect(Set(corners) == Set(expected.map { Point(x: $0.0, y: $0.1) }))
  }

  @Test func `after the end, circles and flash fade out completely`() throws {
    let markup = #"<screen width="100" height="100"><activityIndicator style="circles" stopAnimating="2s"/></screen>"#
    let scene = try seedScene(markup: markup)
    for step in 0...10 {
      let share = Double(step) / 10
      let shown = items(of: scene, at: 2 + 0.3 * share)
      let opacity = 1 - UnitBezier.easeIn.value(at: share)
      for circle in shown { #expect(abs(circle.opacity - opacity) < 1.0 / 255) }
      #expect(shown.isEmpty == (step == 10))
    }
  }

  // MARK: - A separate ease-out

  /// CSS's `ease-out`, cubic-bezier(0, 0, 0.58, 1), by bisection.
  private func easeOut(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let t = (low + high) / 2
      let curve = 3 * (1 - t) * t * t * 0.58 + t * t * t
      if curve < x { low = t } else { high = t }
    }
    return 3 * (1 - low) * low * low + low * low * low
  }

  // MARK: - Drawing

  private struct Circle {
    var center: Point
    var diameter: Double
    var color: Int
    var opacity: Double
  }

  private func circles(at time: Double) throws -> [Circle] { items(of: try seedScene("circles"), at: time) }

  private func items(of scene: Scene, at time: Double) -> [Circle] {
    scene.presentation(at: .time(time)).items.flatMap { item in circles(in: item, opacity: 1) }
  }

  private func circles(in item: DisplayItem, opacity: Double) -> [Circle] {
    switch item {
    case .fill(.roundedRect(let rounded), .color(let color)):
      let rect = rounded.rect
      return [
        Circle(
          center: Point(x: rect.midX, y: rect.midY), diameter: rect.width,
          color: Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue),
          opacity: opacity * Double(color.alpha) / 255)
      ]
    case .group(let group): return group.items.flatMap { circles(in: $0, opacity: opacity * group.opacity) }
    default: return []
    }
  }

  private func paths(in item: DisplayItem) -> [Path] {
    switch item {
    case .fill(.path(let path, _), _): [path]
    case .group(let group): group.items.flatMap(paths)
    default: []
    }
  }
}
