import Geometry
import LayerTree
import SceneModel
import TestSupport
import Testing

/// Eight cards in a grid, in a circle, and during the transition between them.
@Suite struct CardsTests {
  @Test(arguments: 0..<8)
  func `a card of the grid is scaled into its cell`(_ index: Int) throws {
    let cell = Size(width: (375 - 60 - 60) / 3, height: (667 - 60 - 60) / 3)
    let center = Point(
      x: 30 + Double(index % 3) * (cell.width + 30) + cell.width / 2,
      y: 30 + Double(index / 3) * (cell.height + 30) + cell.height / 2)
    let scale = min(cell.width / 375, cell.height / 667)
    try expect(index, at: 0.5, center: center, scale: scale, rotation: 0)
    try expect(index, at: 2.7, center: center, scale: scale, rotation: 0)
  }

  @Test(arguments: 0..<8)
  func `a card of the circle points outwards`(_ index: Int) throws {
    let angle = 2 * Double.pi * Double(index) / 8
    let radius = 0.5 * min(375.0 - 175 - 30, 667.0 - 175 - 30)
    let center = Point(x: 187.5 + radius * cosine(angle), y: 333.5 + radius * sine(angle))
    try expect(index, at: 1.7, center: center, scale: 175.0 / 519, rotation: angle + .pi / 2)
  }

  @Test(arguments: 0..<8)
  func `half way a card is half way`(_ index: Int) throws {
    let (from, to) = (try placement(index, at: 0.9), try placement(index, at: 1.7))
    let half = try placement(index, at: 1.2)
    #expect(abs(half.center.x - (from.center.x + to.center.x) / 2) < 1e-6)
    #expect(abs(half.center.y - (from.center.y + to.center.y) / 2) < 1e-6)
    #expect(abs(half.scale - (from.scale + to.scale) / 2) < 1e-6)
    // The shorter direction; half a turn is clockwise.
    var turn = (to.rotation - from.rotation).truncatingRemainder(dividingBy: 2 * .pi)
    if turn > .pi + 1e-9 { turn -= 2 * .pi }
    if turn <= -.pi + 1e-9 { turn += 2 * .pi }
    #expect(abs(angleBetween(half.rotation, from.rotation + turn / 2)) < 1e-6)
  }

  @Test(arguments: 0..<8)
  func `an interrupted change goes on from where the card is`(_ index: Int) throws {
    // Half of the way to the circle at 3.2 s, then back to the grid.
    let (before, after) = (try placement(index, at: 3.2 - 1e-7), try placement(index, at: 3.2 + 1e-7))
    #expect(abs(before.center.x - after.center.x) < 1e-3 && abs(before.center.y - after.center.y) < 1e-3)
    #expect(abs(before.scale - after.scale) < 1e-5)
    #expect(abs(angleBetween(before.rotation, after.rotation)) < 1e-4)
    let (grid, turned) = (try placement(index, at: 0.5), try placement(index, at: 1.2))
    #expect(abs(before.center.x - turned.center.x) < 1e-3)
    let back = try placement(index, at: 3.4)
    #expect(abs(back.center.x - (turned.center.x + grid.center.x) / 2) < 1e-3)
    #expect(abs(try placement(index, at: 3.6).center.x - grid.center.x) < 1e-6)
  }

  // MARK: - Reading the picture

  private struct Placement {
    var center: Point
    var scale: Double
    var rotation: Double
  }

  private func expect(_ index: Int, at time: Double, center: Point, scale: Double, rotation: Double) throws {
    let placement = try placement(index, at: time)
    #expect(abs(placement.center.x - center.x) < 1e-6 && abs(placement.center.y - center.y) < 1e-6)
    #expect(abs(placement.scale - scale) < 1e-9)
    #expect(abs(angleBetween(placement.rotation, rotation)) < 1e-9)
  }

  private func angleBetween(_ a: Double, _ b: Double) -> Double {
    let difference = (a - b).truncatingRemainder(dividingBy: 2 * .pi)
    return difference > .pi ? difference - 2 * .pi : difference < -.pi ? difference + 2 * .pi : difference
  }

  /// The placement of a card, from the two dots in its upper corners and its center.
  private func placement(_ index: Int, at time: Double) throws -> Placement {
    let items = Self.items(at: time)
    let left = try middle(of: index, Color(red: 255, green: 0, blue: 0), in: items)
    let right = try middle(of: index, Color(red: 0, green: 0, blue: 255), in: items)
    let top = right - left
    return Placement(
      center: try middle(of: index, .white, in: items), scale: top.dot(top).squareRoot() / 295,
      rotation: arcTangent(y: top.y, x: top.x))
  }

  private func middle(of index: Int, _ color: Color, in items: [DisplayItem]) throws -> Point {
    let shapes = items.compactMap { item -> Shape? in
      if case .fill(let shape, .color(color)) = item { shape } else { nil }
    }
    try #require(shapes.count == 8)
    return shapes[index].middle
  }

  private static func items(at time: Double) -> [DisplayItem] {
    scene?.presentation(at: .time(time)).items ?? []
  }

  /// The seed, with a red dot at the left and a blue one at the right of the top of each card.
  private static let scene: Scene? = {
    let dots = """
      ><view frame="10 10 20 20" background="#FF0000"/><view frame="305 10 20 20" background="#0000FF"/></view>
      """
    guard let seed = try? Fixture("seeds/cards.xml").bytes() else { return nil }
    let markup = String(decoding: seed, as: UTF8.self).replacing(
      "cornerRadius=\"5\"/>", with: "cornerRadius=\"5\"" + dots)
    return try? seedScene(markup: markup)
  }()
}

extension Shape {
  /// The mean of all points; for a symmetric shape its center, at any rotation.
  fileprivate var middle: Point {
    guard case .path(let path, _) = self else { return Point(x: bounds.midX, y: bounds.midY) }
    let points = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      case .quadratic(_, let end), .cubic(_, _, let end): end
      case .close: nil
      }
    }
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    return Point(
      x: ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2, y: ((ys.min() ?? 0) + (ys.max() ?? 0)) / 2)
  }
}
