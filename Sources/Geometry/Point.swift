/// A position or a vector in points, in a coordinate system whose y axis points downwards.
@usableFromInline
package struct Point: Hashable, Sendable {
  @usableFromInline
  package var x: Double
  @usableFromInline
  package var y: Double

  @inlinable
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)

  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  @inlinable
  package static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  package static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  package static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }

  /// Returns the scalar product of two vectors, in the square of their unit.
  package func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}
