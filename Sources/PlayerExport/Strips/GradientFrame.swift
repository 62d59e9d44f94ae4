import Geometry
import LayerTree

/// A coordinate space in points in which a layer's gradient runs from left to right: along its axis, and across it.
struct GradientFrame: Hashable {
  /// The transform from this coordinate space to that of the layer.
  let transform: AffineTransform
  /// The position of the gradient's start (location 0) on the axis, in points of this coordinate space.
  let zero: Double
  /// The distance from the gradient's start to its end, in points; 0 if both are the same.
  let length: Double
  /// The range along the axis that covers the layer's bounds, in points; `across` is the range across the axis.
  let along: ClosedRange<Double>
  var across: ClosedRange<Double>

  /// The extent across the axis, in points.
  var height: Double { across.upperBound - across.lowerBound }

  init(_ gradient: GradientContent, over bounds: Rect) {
    let (start, end) = gradient.axis.ends(in: bounds)
    let axis = end - start
    let length = axis.dot(axis).squareRoot()
    guard length > 0, axis.y != 0 || axis.x < 0 else {
      // The layer's own coordinates: the axis is parallel to x already.
      transform = .identity
      zero = start.x
      self.length = length
      along = bounds.minX...max(bounds.minX, bounds.maxX)
      across = bounds.minY...max(bounds.minY, bounds.maxY)
      return
    }
    let direction = axis * (1 / length)
    let normal = Point(x: -direction.y, y: direction.x)
    let corners = bounds.corners.map { $0 - start }
    let (x, y) = (corners.map { $0.dot(direction) }, corners.map { $0.dot(normal) })
    transform = AffineTransform(
      a: direction.x, b: direction.y, c: normal.x, d: normal.y, tx: start.x, ty: start.y)
    zero = 0
    self.length = length
    along = (x.min() ?? 0)...(x.max() ?? 0)
    across = (y.min() ?? 0)...(y.max() ?? 0)
  }

  /// The position on the axis, in points, of a stop's location, which is 0 at the start and 1 at the end of the
  /// gradient.
  func position(of location: Double) -> Double { zero + location * length }
}
