package import Geometry

/// The layout shift when one layout replaces another: its visible displacement; <https://web.dev/articles/cls>.
package struct LayoutShift: Hashable, Sendable {
  /// The share of the viewport that unstable boxes cover before and after together, 0…1.
  package var impactFraction: Double
  /// The longest displacement of an unstable box along one axis, as a share of the viewport's longer side.
  package var distanceFraction: Double

  /// The layout shift score: the product of both fractions.
  package var score: Double { impactFraction * distanceFraction }

  /// The layout shift of boxes that exist both before and after a change, with their frames in points.
  ///
  /// A box is unstable if its start corner moves: the top left corner, from right to left the top right corner. Boxes
  /// that are only resized, added or removed are stable. The viewport is the canvas in points; parts outside are
  /// invisible.
  package init(_ boxes: [(before: Rect, after: Rect)], viewport: Size, isRightToLeft: Bool = false) {
    let window = Rect(origin: .zero, size: viewport)
    var seen: [Rect] = []
    var farthest = 0.0
    for (before, after) in boxes {
      let across = abs(isRightToLeft ? after.maxX - before.maxX : after.minX - before.minX)
      let down = abs(after.minY - before.minY)
      let parts = [before.intersection(window), after.intersection(window)].filter { !$0.isEmpty }
      guard max(across, down) > Self.rounding, !parts.isEmpty else { continue }
      seen += parts
      farthest = max(farthest, across, down)
    }
    let area = viewport.width * viewport.height
    impactFraction = area > 0 ? unionArea(of: seen) / area : 0
    let side = max(viewport.width, viewport.height)
    distanceFraction = side > 0 ? farthest / side : 0
  }

  /// The distance below which a corner does not move, in points: right edges are sums, and numbers in files have four
  /// decimals.
  private static let rounding = 1e-6
}
