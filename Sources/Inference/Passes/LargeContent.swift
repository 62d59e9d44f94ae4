import Geometry
import ViewTree

// Content that takes most of a screen: a map, a web page, a chart.

extension Roles {
  /// Decides that large content is a backdrop if other bones are inside it.
  ///
  /// This rule is applied after the covering rules: the remaining bones inside are other large content or come before it
  /// in document order.
  mutating func resolveLargeContentUnderBones() {
    for index in decisions.indices.reversed() where isLargeContent(index) {
      let content = visible[index]
      let hidesOther = decisions.indices.contains { other in
        other != index && decisions[other].role.givesBones && content.contains(visible[other])
      }
      if hidesOther { give(layout.views[index].view.kind == .media ? .surface : .backdrop, to: index) }
    }
  }

  private func isLargeContent(_ index: Int) -> Bool {
    decisions[index].role == .content && isTooLarge(visible[index])
  }

  /// True if a rectangle, in points, is so large that it may be the backdrop of what lies on it.
  ///
  /// The limit is a fraction of the screen's area. False on a canvas that is not a screen.
  func isTooLarge(_ rect: Rect) -> Bool {
    !settings.isPlaceholder && isScreen && rect.size.area > Self.largestFraction * canvas.size.area
  }

  /// The fraction of the canvas area above which content may be a backdrop, 0…1.
  ///
  /// Slightly less than half, chosen by eye for charts, maps and cells with one picture.
  private static let largestFraction = 0.45
}
