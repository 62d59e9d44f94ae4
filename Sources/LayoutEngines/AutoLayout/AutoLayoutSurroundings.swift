import Geometry
import ViewTree

/// How far bars and margins reach into each item.
struct AutoLayoutSurroundings: Hashable {
  var safeAreas: [Insets]
  var margins: [Insets]

  /// As they are before any frame is known: bars reach into the root only.
  init(_ scene: ConstraintScene) {
    safeAreas = scene.items.map { _ in .zero }
    margins = scene.items.map(\.layoutMargins)
    guard !scene.items.isEmpty else { return }
    safeAreas[0] = scene.safeArea
    settleMargins(scene, frames: nil)
  }

  /// As they are with these frames, relative to the parents.
  init(_ scene: ConstraintScene, frames: [Rect], root: Size) {
    self.init(scene)
    for (index, item) in scene.items.enumerated() {
      guard let parent = item.parent else { continue }
      safeAreas[index] = safeAreas[parent].reaching(into: frames[index], of: frames[parent].size)
    }
    settleMargins(scene, frames: frames)
  }

  private mutating func settleMargins(_ scene: ConstraintScene, frames: [Rect]?) {
    for (index, item) in scene.items.enumerated() {
      margins[index] = item.layoutMargins
      if item.preservesSuperviewMargins, let parent = item.parent, let frames {
        let reaching = margins[parent].reaching(into: frames[index], of: frames[parent].size)
        margins[index] = margins[index].maximum(reaching)
      }
      if item.addsSafeAreaToMargins { margins[index] = margins[index] + safeAreas[index] }
    }
  }
}

extension Insets {
  /// What is left of the insets inside of a subview.
  fileprivate func reaching(into frame: Rect, of parent: Size) -> Insets {
    Insets(
      top: max(0, top - frame.minY), right: max(0, right - (parent.width - frame.maxX)),
      bottom: max(0, bottom - (parent.height - frame.maxY)), left: max(0, left - frame.minX))
  }

  fileprivate func maximum(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom),
      left: max(left, other.left))
  }
}
