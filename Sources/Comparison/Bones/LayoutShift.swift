package import Geometry

/// The layout shift when one layout replaces another: a measure of the visible displacement of its boxes.
///
/// As defined by Layout Instability, <https://wicg.github.io/layout-instability/>, and <https://web.dev/articles/cls>.
package struct LayoutShift: Hashable, Sendable {
  /// The fraction of the viewport's area, 0…1, that unstable boxes cover before or after the change.
  package var impactFraction: Double
  /// The longest displacement of an unstable box along one axis as a fraction of the viewport's longer side, 0…1.
  package var distanceFraction: Double

  /// The layout shift score, 0…1: the product of both fractions.
  package var score: Double { impactFraction * distanceFraction }

  /// Computes the layout shift of boxes that exist both before and after a change, with their frames in points.
  ///
  /// A box is unstable if its start corner moves: the top left corner or, in a right-to-left layout, the top right
  /// corner. Boxes that are only resized are stable, and so are boxes that enter or leave the viewport sideways.
  ///
  /// - Parameters:
  ///   - boxes: the frames of each box before and after the change, in points.
  ///   - viewport: the size of the canvas in points; parts of boxes outside of it are invisible.
  ///   - isRightToLeft: true if the layout is right-to-left.
  ///   - smallestMove: the displacement along one axis, in points, from which a box is unstable.
  package init(
    _ boxes: [(before: Rect, after: Rect)], viewport: Size, isRightToLeft: Bool = false,
    smallestMove: Double = Self.rounding
  ) {
    let window = Rect(origin: .zero, size: viewport)
    var seen: [Rect] = []
    var farthest = 0.0
    for (before, after) in boxes {
      let across = abs(isRightToLeft ? after.maxX - before.maxX : after.minX - before.minX)
      let down = abs(after.minY - before.minY)
      let parts = [before.intersection(window), after.intersection(window)].filter { !$0.isEmpty }
      guard (parts.count == 2 ? max(across, down) : down) >= smallestMove, !parts.isEmpty else { continue }
      seen += parts
      farthest = max(farthest, across, down)
    }
    let area = viewport.width * viewport.height
    impactFraction = area > 0 ? unionArea(of: seen) / area : 0
    let side = max(viewport.width, viewport.height)
    distanceFraction = side > 0 ? min(1, farthest / side) : 0
  }

  /// The displacement in points below which a corner is regarded as unmoved.
  ///
  /// Right edges are sums with rounding errors, and numbers in files have four decimals.
  package static let rounding = 1e-6

  /// The displacement in CSS pixels from which browsers report a shift: Layout Instability, section 2.2.
  package static let smallestReportedMove = 3.0
}
