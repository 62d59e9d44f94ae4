/// A position in the unit square of a rectangle: (0, 0) is its top left corner, (1, 1) its bottom right corner.
///
/// Values outside of 0…1 are valid.
///
/// It is the coordinate space of `CAGradientLayer.startPoint`.
package struct UnitPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
