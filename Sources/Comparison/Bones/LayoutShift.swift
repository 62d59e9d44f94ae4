package import Geometry

/// How much a person would see jump when one layout takes the place of another: <https://web.dev/articles/cls>.
package struct LayoutShift: Hashable, Sendable {
  /// The share of the viewport that unstable boxes cover, before and after together.
  package var impactFraction: Double
  /// The farthest way of an unstable box, across or down, as a share of the viewport's longer side.
  package var distanceFraction: Double

  package var score: Double { impactFraction * distanceFraction }

  /// The shift of boxes that are there before and after.
  ///
  /// A box is unstable when its start corner moves, which is its left top, from right to left its right top: boxes that
  /// only grow, come or go are not. The viewport is the canvas; what lies outside is not seen.
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

  /// Points; right edges are sums, and the files' numbers have four decimals.
  private static let rounding = 1e-6
}
