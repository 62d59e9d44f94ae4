import Cassowary
import Geometry

/// The frame of a view as linear expressions of the solver's variables, in points from the root's top leading corner.
struct AutoLayoutBox {
  var origin: PerAxis<Expression>
  var size: PerAxis<Expression>

  func end(_ axis: Axis) -> Expression { origin[axis] + size[axis] }

  func center(_ axis: Axis) -> Expression { origin[axis] + size[axis] * 0.5 }
}
