/// A width and a height in points.
@usableFromInline
package struct Size: Hashable, Sendable {
  @usableFromInline
  package var width: Double
  @usableFromInline
  package var height: Double

  @inlinable
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)

  /// The width (horizontal axis) or the height (vertical axis), in points.
  @inlinable
  package subscript(axis: Axis) -> Double {
    get { axis.isHorizontal ? width : height }
    set { if axis.isHorizontal { width = newValue } else { height = newValue } }
  }

  package var area: Double { width * height }

  /// True if the longer side is at most a tenth longer than the shorter one.
  package var isNearlySquare: Bool { max(width, height) <= 1.1 * min(width, height) }

  package static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }
}
