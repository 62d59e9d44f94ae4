import Geometry
import ViewTree

/// The dots of a pager in a dump, which states the touch target of each dot.
///
/// `TabLayout` with dots as icons, and libraries of page indicators, give each page a small empty view.
struct DumpedDots {
  /// The minimum number of views in a row of dots; a pager has at least two pages, and two boxes may be anything.
  private static let leastCount = 3
  /// The maximum width and height of the touch target of a dot, in points.
  private static let largestTarget = Size(width: 24, height: 16)
  /// The diameter of a dot in points: that of `UIPageControl` and Material's indicators.
  private static let diameter = 7.0

  /// The maximum ratio of the width of the current page's target to that of the others: that dot may be a capsule.
  private static let widestCurrent = 2.0

  /// Makes a circle of each small empty view of a row of at least three that touch each other, and a capsule of a wider
  /// one.
  func round(in view: inout View) {
    let dots = view.children.indices.filter { isTarget(view.children[$0]) }
    guard dots.count >= Self.leastCount else { return }
    let frames = dots.compactMap { view.children[$0].storedFrame }
    let isRow = zip(frames, frames.dropFirst()).allSatisfy { left, right in
      left.minY == right.minY && left.height == right.height && abs(right.minX - left.maxX) <= 1
    }
    let narrowest = frames.map(\.width).min() ?? 0
    guard isRow, narrowest <= Self.largestTarget.width,
      frames.count(where: { $0.width > narrowest + 1 }) <= 1,
      frames.allSatisfy({ $0.width <= Self.widestCurrent * narrowest })
    else { return }
    for (index, frame) in zip(dots, frames) {
      let side = min(narrowest, frame.height, Self.diameter)
      let width = side + frame.width - narrowest
      view.children[index].layout = .frame(
        Rect(x: frame.midX - width / 2, y: frame.midY - side / 2, width: width, height: side))
      view.children[index].appearance.cornerRadius = .circle
    }
  }

  private func isTarget(_ view: View) -> Bool {
    guard view.kind == .view || view.kind == .image, view.children.isEmpty, !view.isHidden, let frame = view.storedFrame
    else { return false }
    return !frame.isEmpty && frame.width <= Self.widestCurrent * Self.largestTarget.width
      && frame.height <= Self.largestTarget.height
  }
}
