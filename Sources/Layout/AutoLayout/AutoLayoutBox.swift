import Cassowary
import Geometry

/// The frame of a view as linear expressions of the solver's variables, in points from the root's top leading corner.
struct AutoLayoutBox {
  var x: Expression
  var y: Expression
  var width: Expression
  var height: Expression

  func origin(_ axis: Axis) -> Expression { axis == .horizontal ? x : y }

  func size(_ axis: Axis) -> Expression { axis == .horizontal ? width : height }

  func end(_ axis: Axis) -> Expression { origin(axis) + size(axis) }

  func center(_ axis: Axis) -> Expression { origin(axis) + size(axis) * 0.5 }

  /// Returns the box reduced by the given insets, in points, from its leading, top, trailing and bottom edges.
  func inset(start: Double, top: Double, end: Double, bottom: Double) -> AutoLayoutBox {
    AutoLayoutBox(x: x + start, y: y + top, width: width - (start + end), height: height - (top + bottom))
  }
}
