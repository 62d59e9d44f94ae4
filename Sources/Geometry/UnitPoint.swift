/// A position in a rectangle's unit square; (0, 0) is the top left corner, and values outside 0…1 are valid.
///
/// The coordinate space of `CAGradientLayer.startPoint`.
package struct UnitPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
