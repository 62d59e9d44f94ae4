package import Geometry

/// The shadow of a layer in the coordinates of the layer, with the default values of `CALayer`.
///
/// The shadow is the alpha of the layer with its sublayers, blurred, moved and painted in one color behind them.
package struct LayerShadow: Hashable, Sendable {
  package var color = Color.black
  /// The opacity of the shadow, 0…1; 0 for no shadow.
  package var opacity = 0.0
  /// The standard deviation of the Gaussian blur, in points from 0.
  ///
  /// It is the third length of CSS's `drop-shadow()`: Filter Effects 1, section 6.1. The blur radius of CSS's
  /// `box-shadow` is twice as large.
  package var radius = 3.0
  /// The offset of the shadow in points, y downwards.
  package var offset = Point(x: 0, y: -3)

  package init() {}

  /// The color with its alpha multiplied by the opacity.
  package var shownColor: Color { color.multiplied(byOpacity: min(max(opacity, 0), 1)) }
}

/// The shadow of a group of display items, in points of the canvas.
package struct DisplayShadow: Hashable, Sendable {
  package var color: Color
  /// The standard deviation of the Gaussian blur along x and along y, in points from 0.
  package var deviation: Size
  package var offset: Point

  package init(color: Color, deviation: Size, offset: Point) {
    self.color = color
    self.deviation = deviation
    self.offset = offset
  }

  /// The shadow of a layer with the transform from its coordinates to points of the canvas; nil if it is transparent.
  ///
  /// The blur stays Gaussian along the axes of the canvas: for a transform that shears, or that turns and stretches, it
  /// is an approximation.
  init?(_ shadow: LayerShadow, _ transform: AffineTransform, tint: Tint) {
    color = tint.color(shadow.shownColor)
    guard color.alpha > 0 else { return nil }
    let radius = max(0, shadow.radius)
    deviation = Size(
      width: radius * (transform.a * transform.a + transform.c * transform.c).squareRoot(),
      height: radius * (transform.b * transform.b + transform.d * transform.d).squareRoot())
    offset = transform.apply(shadow.offset) - transform.apply(.zero)
  }
}

extension DisplayItem {
  /// The item moved by an offset in points, for the shadow that it casts; nil if it leaves ±10⁹ points.
  package func moved(by offset: Point) -> DisplayItem? {
    let move = AffineTransform.translation(x: offset.x, y: offset.y)
    switch self {
    case .fill(let shape, .color(let color)): return shape.applying(move).map { .fill($0, .color(color)) }
    case .fill(let shape, .linearGradient(var gradient)):
      (gradient.start, gradient.end) = (gradient.start + offset, gradient.end + offset)
      return shape.applying(move).map { .fill($0, .linearGradient(gradient)) }
    case .overlay(let color, let holes): return .overlay(color, holes: holes.compactMap { $0.applying(move) })
    case .group(var group):
      group.items = group.items.compactMap { $0.moved(by: offset) }
      group.clips = group.clips.compactMap { $0.applying(move) }
      group.mask = group.mask?.compactMap { $0.moved(by: offset) }
      return .group(group)
    }
  }
}
