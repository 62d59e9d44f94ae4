package import Geometry

/// A value of an animated property.
package enum AnimationValue: Hashable, Sendable {
  case boolean(Bool)
  /// Radians where the property is an angle.
  case number(Double)
  case numbers([Double])
  /// In points of the parent, or a distance.
  case point(Point)
  case size(Size)
  case unitPoint(UnitPoint)
  case transform(AffineTransform)
  case color(Color)
  case colors([Color])

  /// How a value is written; an angle is a number that has a unit.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case boolean, number, angle, numbers, point, size, unitPoint, transform, color, colors
  }
}
