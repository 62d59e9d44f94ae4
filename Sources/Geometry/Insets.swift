/// The distances, in points, from the four edges of a rectangle to an inner rectangle; negative ones point outwards.
@usableFromInline
package struct Insets: Hashable, Sendable {
  @usableFromInline
  package var top: Double
  @usableFromInline
  package var right: Double
  @usableFromInline
  package var bottom: Double
  @usableFromInline
  package var left: Double

  @inlinable
  package init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  package static func + (a: Insets, b: Insets) -> Insets {
    Insets(top: a.top + b.top, right: a.right + b.right, bottom: a.bottom + b.bottom, left: a.left + b.left)
  }

  package static func - (a: Insets, b: Insets) -> Insets {
    Insets(top: a.top - b.top, right: a.right - b.right, bottom: a.bottom - b.bottom, left: a.left - b.left)
  }

  package static let zero = Insets(top: 0, right: 0, bottom: 0, left: 0)

  /// The sum of the insets at both ends of an axis, in points: left and right, or top and bottom.
  @inlinable
  package subscript(axis: Axis) -> Double {
    axis.isHorizontal ? left + right : top + bottom
  }
}
