import Geometry
import LayerTree
import Testing

/// The shadows of layers in a display list.
@Suite struct LayerShadowTests {
  private func shadowed(_ layer: Layer, _ change: (inout LayerShadow) -> Void = { _ in }) -> Layer {
    var layer = layer
    layer.shadow.opacity = 1
    change(&layer.shadow)
    return layer
  }

  /// Nested layers with shadows, the radii of which count from `radius` on inwards.
  private func nested(_ count: Int, from radius: Double = 1) -> Layer {
    (0..<count).reversed().reduce(box(1, 2, 3, 5)) { inner, index in
      shadowed(box(1, 2, 30, 40) { $0.sublayers = [inner] }) { $0.radius = radius + Double(index) }
    }
  }

  /// The radii of all shadows from back to front, a group before the groups in it and its mask.
  private func radii(_ items: [DisplayItem]) -> [Double] {
    items.flatMap { item -> [Double] in
      guard case .group(let group) = item else { return [] }
      return [group.shadow?.deviation.width].compactMap(\.self) + radii(group.items) + radii(group.mask ?? [])
    }
  }

  /// Each shadow around another one doubles the work.
  @Test(arguments: 0...7)
  func `four nested layers have shadows`(_ count: Int) {
    #expect(radii(items(nested(count))) == (0..<min(count, 4)).map { Double($0 + 1) })
  }

  @Test func `the depth of shadows is that of each branch`() {
    let branches = shadowed(box(1, 2, 50, 60) { $0.sublayers = [self.nested(6, from: 10), self.nested(2, from: 20)] }) {
      $0.radius = 7
    }
    #expect(radii(items(branches)) == [7, 10, 11, 12, 20, 21])
    let masked = shadowed(box(1, 2, 50, 60) { $0.mask = self.nested(6, from: 10) }) { $0.radius = 7 }
    #expect(radii(items(masked)) == [7, 10, 11, 12])
    // Layers without a shadow are not counted.
    let plain = (0..<5).reduce(nested(5)) { inner, _ in box(1, 2, 60, 70) { $0.sublayers = [inner] } }
    #expect(radii(items(plain)) == [1, 2, 3, 4])
  }

  @Test func `a transparent shadow and one outside of its clip are not drawn`() {
    let layer = box(3, 4, 20, 10)
    let plain = items(layer)
    #expect(items(shadowed(layer)) != plain)
    #expect(items(shadowed(layer) { $0.opacity = 0 }) == plain)
    #expect(items(shadowed(layer) { $0.opacity = -0.5 }) == plain)
    #expect(items(shadowed(layer) { $0.color = .clear }) == plain)
    #expect(items(shadowed(box(3, 4, 20, 10) { $0.masksToBounds = true })) == plain)
    #expect(items(shadowed(box(3, 4, 0, 10))).isEmpty)
  }

  @Test func `a shadow is that of the whole layer, faded and masked with it`() {
    let layer = shadowed(
      box(3, 4, 20, 10) {
        $0.sublayers = [box(1, 2, 5, 6)]
        $0.opacity = 0.25
        $0.mask = box(1, 2, 7, 8)
      }
    ) { ($0.opacity, $0.radius, $0.offset) = (0.4, 2, Point(x: 5, y: -6)) }
    let shadow = DisplayShadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 102), deviation: Size(width: 2, height: 2),
      offset: Point(x: 5, y: -6))
    let group = DisplayGroup(
      items: [filled(3, 4, 20, 10), filled(4, 6, 5, 6)], shadow: shadow, opacity: 0.25, mask: [filled(4, 6, 7, 8)])
    #expect(items(layer) == [.group(group)])
  }

  @Test func `the numbers of a shadow are limited`() throws {
    let layer = shadowed(box(3, 4, 20, 10)) { ($0.opacity, $0.radius) = (1.5, -4) }
    guard case .group(let group) = items(layer).first else { throw TestFailure("no group") }
    #expect(group.shadow == DisplayShadow(color: .black, deviation: .zero, offset: Point(x: 0, y: -3)))
  }

  @Test func `the shadows of copies have their colors`() throws {
    var replicator = ReplicatorContent()
    replicator.instanceCount = 2
    replicator.instanceColor = Color(red: 255, green: 51, blue: 255)
    replicator.instanceBlueOffset = -0.2
    let layer = box(0, 0, 50, 60) {
      $0.backgroundColor = nil
      $0.content = .replicator(replicator)
      $0.sublayers = [self.shadowed(box(3, 4, 20, 10)) { $0.color = Color(red: 200, green: 100, blue: 50) }]
    }
    let colors = items(layer).compactMap { item -> Color? in
      if case .group(let group) = item { group.shadow?.color } else { nil }
    }
    #expect(colors == [Color(red: 200, green: 20, blue: 50), Color(red: 200, green: 20, blue: 40)])
  }

  /// The offset of a shadow is relative to its items.
  ///
  /// A shape beyond 10⁹ points is left out.
  @Test func `items are moved with all that belongs to them`() {
    func gradient(_ x: Double, _ y: Double) -> DisplayItem {
      let gradient = LinearGradient(
        start: Point(x: x + 1, y: y + 2), end: Point(x: x + 30, y: y + 50), colors: [.black, .white], locations: [0, 1])
      return .fill(hole(x, y), .linearGradient(gradient))
    }
    func hole(_ x: Double, _ y: Double) -> Shape {
      .roundedRect(RoundedRect(Rect(x: x, y: y, width: 7, height: 8), radii: CornerRadii(2)))
    }
    func group(_ x: Double, _ y: Double, far: [Shape]) -> DisplayItem {
      let shadow = DisplayShadow(color: .black, deviation: Size(width: 2, height: 3), offset: Point(x: 5, y: 6))
      let inner: [DisplayItem] = [
        filled(x, y, 3, 4), gradient(x + 5, y + 1), .overlay(.white, holes: [hole(x, y + 2)] + far),
      ]
      let mask = [filled(x + 2, y + 3, 30, 40)]
      return .group(
        DisplayGroup(items: inner, shadow: shadow, opacity: 0.5, clips: [hole(x + 1, y)] + far, mask: mask))
    }
    let far = [hole(1e9 - 9, 0)]
    #expect(group(10, 20, far: far).moved(by: Point(x: 11, y: -13)) == group(21, 7, far: []))
    #expect(filled(1e9 - 9, 0, 5, 5).moved(by: Point(x: 11, y: 0)) == nil)
    #expect(gradient(1e9 - 9, 0).moved(by: Point(x: 11, y: 0)) == nil)
  }
}
