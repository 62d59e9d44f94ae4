/// The radii of the four circular corners of a rectangle, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The radii of four numbers in points, in the order of ``clockwise``; fewer numbers are a precondition failure.
  package init(clockwise radii: some Collection<Double>) {
    let radii = Array(radii)
    self.init(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
  }

  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package static let zero = CornerRadii(0)

  /// The radii in points in the order top left, top right, bottom right, bottom left.
  package var clockwise: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// Returns the radii multiplied by one common factor, at most 1, so that the two radii at each side fit that side.
  ///
  /// Negative radii become 0. CSS Backgrounds and Borders 3, section 4.5.
  ///
  /// - Parameter size: the size of the rectangle, in points.
  package func fitted(to size: Size) -> CornerRadii {
    let positive = CornerRadii(
      topLeft: max(0, topLeft), topRight: max(0, topRight),
      bottomRight: max(0, bottomRight), bottomLeft: max(0, bottomLeft))
    let factor = [
      (size.width, positive.topLeft + positive.topRight),
      (size.height, positive.topRight + positive.bottomRight),
      (size.width, positive.bottomRight + positive.bottomLeft),
      (size.height, positive.bottomLeft + positive.topLeft),
    ].reduce(1.0) { $1.1 > $1.0 ? min($0, max(0, $1.0) / $1.1) : $0 }
    return positive * factor
  }

  /// The radii mirrored about a vertical line.
  package var mirrored: CornerRadii {
    CornerRadii(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
  }

  package static func * (radii: CornerRadii, factor: Double) -> CornerRadii {
    CornerRadii(
      topLeft: radii.topLeft * factor, topRight: radii.topRight * factor,
      bottomRight: radii.bottomRight * factor, bottomLeft: radii.bottomLeft * factor)
  }
}
