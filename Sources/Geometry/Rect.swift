/// An axis-parallel rectangle in points, in a coordinate system whose y axis points downwards.
///
/// The size may be negative; the comments of functions that never return such a rectangle state it.
@usableFromInline
package struct Rect: Hashable, Sendable {
  @usableFromInline
  package var origin: Point
  @usableFromInline
  package var size: Size

  @inlinable
  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  package static let zero = Rect(origin: .zero, size: .zero)

  @inlinable
  package var minX: Double { origin.x }
  @inlinable
  package var minY: Double { origin.y }
  @inlinable
  package var maxX: Double { origin.x + size.width }
  @inlinable
  package var maxY: Double { origin.y + size.height }
  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }
  package var width: Double { size.width }
  package var height: Double { size.height }
  package var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// The corners clockwise from the origin, in points.
  package var corners: [Point] {
    [origin, Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }

  package func offset(by vector: Point) -> Rect { Rect(origin: origin + vector, size: size) }

  package func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// Returns the common part of two rectangles in the same coordinates.
  ///
  /// Its width or height is 0 if they do not overlap.
  package func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
  }

  /// Returns the smallest rectangle that contains two rectangles in the same coordinates.
  ///
  /// Rectangles without area are included too.
  package func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Returns true if `other` is inside this rectangle or exceeds none of its sides by more than `tolerance` points.
  package func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance
      && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
  }

  /// Returns the point, in points, at a position in the unit square of this rectangle.
  ///
  /// Positions outside of 0…1 give points outside of the rectangle.
  package func point(at unit: UnitPoint) -> Point {
    Point(x: minX + unit.x * width, y: minY + unit.y * height)
  }
}

extension Sequence<Rect> {
  /// The bounding box of all rectangles of the sequence, in their unit; nil for an empty sequence.
  package var unioned: Rect? {
    reduce(nil) { union, rect in union?.union(rect) ?? rect }
  }
}
