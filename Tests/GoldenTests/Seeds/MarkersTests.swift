import Geometry
import LayerTree
import SceneModel
import Testing

/// Twelve copies of one marker, each delayed by a twelfth of a second.
@Suite struct MarkersTests {
  static let times = (0..<24).map { Double($0) / 24 + 0.003 } + [1, 1.5, 2.25, 3.999]

  @Test(arguments: times)
  func `each marker has the opacity of its own time`(_ time: Double) throws {
    let shown = try alphas(at: time)
    for (marker, alpha) in shown.enumerated() {
      let local = time - Double(marker) / 12
      let expected = local < 0 ? 0 : 1 - (local - local.rounded(.down))
      #expect(abs(alpha - 255 * expected) <= 0.5 + 1e-9, "marker \(marker) at \(time)")
    }
  }

  @Test func `k + 1 markers show at k twelfths of a second`() throws {
    for k in 0..<12 {
      #expect(try alphas(at: Double(k) / 12).count { $0 > 0 } == k + 1)
      #expect(try alphas(at: Double(k) / 12)[k] == 255)
    }
  }

  @Test func `a marker is 8 by 25 with a radius of 4, below the middle of the panel`() throws {
    let scene = try seedScene("markers")
    let first = try #require(markers(in: scene.presentation(at: .time(0)).items).first)
    #expect(first == RoundedRect(Rect(x: 76, y: 102.5, width: 8, height: 25), radii: CornerRadii(4)))
  }

  /// The alpha of each marker in order, 0…255.
  private func alphas(at time: Double) throws -> [Double] {
    let scene = try #require(Self.scene)
    var alphas = [Double](repeating: 0, count: 12)
    for case .fill(let shape, .color(let color)) in scene.presentation(at: .time(time)).items where color.red == 255 {
      let bounds = shape.bounds
      guard bounds.width < 80 else { continue }
      // The direction from the center, clockwise from straight down: each marker is rotated by 30°.
      let direction = Point(x: bounds.midX - 80, y: bounds.midY - 80)
      let marker = try #require(
        (0..<12).min { a, b in distance(direction, turn: a) < distance(direction, turn: b) })
      alphas[marker] = Double(color.alpha)
    }
    return alphas
  }

  private static let scene = try? seedScene("markers")

  private func distance(_ direction: Point, turn: Int) -> Double {
    let angle = Double(turn) * .pi / 6
    let target = Point(x: -35 * sine(angle), y: 35 * cosine(angle))
    return (direction - target).dot(direction - target)
  }

  private func markers(in items: [DisplayItem]) -> [RoundedRect] {
    items.compactMap { item in
      if case .fill(.roundedRect(let rounded), _) = item, rounded.rect.width == 8 { rounded } else { nil }
    }
  }
}
