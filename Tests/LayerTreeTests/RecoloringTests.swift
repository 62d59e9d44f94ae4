import Geometry
import LayerTree
import Testing

/// The change of all colors of layers and of display items.
@Suite struct RecoloringTests {
  private func inverted(_ color: Color) -> Color {
    Color(red: 255 - color.red, green: 255 - color.green, blue: 255 - color.blue, alpha: color.alpha)
  }

  private static let red = Color(red: 200, green: 30, blue: 10, alpha: 128)

  static let changes: [@Sendable (inout Layer) -> Void] = [
    { $0.backgroundColor = red },
    {
      let stops = GradientStops(colors: [.white, red], locations: [0, 1])
      $0.content = .gradient(GradientContent(axis: .angle(0), stops: stops))
    },
    { $0.content = .overlay(red, holes: [.roundedRect(RoundedRect(Rect(x: 1, y: 1, width: 3, height: 3)))]) },
    {
      var shape = ShapeContent(path: Path([.move(.zero), .line(Point(x: 9, y: 0)), .line(Point(x: 9, y: 9)), .close]))
      (shape.fillColor, shape.strokeColor) = (red, .black)
      $0.content = .shape(shape)
    },
    {
      ($0.shadow.color, $0.shadow.opacity, $0.shadow.radius) = (red, 1, 4)
      $0.opacity = 0.5
    },
    { $0.sublayers = [box(2, 2, 5, 5) { $0.backgroundColor = red }, box(4, 4, 5, 5)] },
  ]

  /// Both functions visit the same colors: the picture of recolored layers is the recolored picture.
  @Test(arguments: changes.indices)
  func `layers are recolored as their items are`(index: Int) {
    let layer = box(10, 10, 30, 20, Self.changes[index])
    let shown = items(layer)
    #expect(!shown.isEmpty)
    #expect(items(layer.recolored(inverted)) == shown.map { $0.recolored(inverted) })
    #expect(items(layer.recolored(inverted)) != shown)
    #expect(layer.recolored(inverted).recolored(inverted) == layer)
  }

  @Test func `the colors of animations change with those of the layer`() {
    let basic = BasicAnimation(.backgroundColor, from: .color(Self.red), to: .color(.white))
    let colors = Animation(.basic(basic), timing: seconds(1))
    var group = colors
    group.content = .group([colors])
    var frames = colors
    frames.content = .keyframe(KeyframeAnimation(.backgroundColor, values: [.color(Self.red), .color(.white)]))
    for animation in [colors, group, frames] {
      let layer = box(10, 10, 30, 20) { $0.animations = [animation] }
      #expect(items(layer, at: 0) == [filled(10, 10, 30, 20, Self.red)])
      #expect(items(layer.recolored(inverted), at: 0) == [filled(10, 10, 30, 20, inverted(Self.red))])
    }
  }
}
