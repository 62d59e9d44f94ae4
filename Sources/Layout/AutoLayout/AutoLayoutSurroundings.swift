import Geometry
import ViewTree

/// The insets of the safe area and of the layout margins in each view of a scene, by its index, in points.
struct AutoLayoutSurroundings: Hashable {
  var safeAreas: [Insets]
  var margins: [Insets]

  /// Creates the insets of a scene without computed frames, in points: bars affect only the root.
  init(_ scene: ConstraintScene) {
    safeAreas = scene.items.map { _ in .zero }
    margins = scene.items.map(\.layoutMargins)
    guard !scene.items.isEmpty else { return }
    safeAreas[0] = scene.safeArea
    settleMargins(scene, frames: nil)
  }

  /// Creates the insets of a scene with computed frames, in points, so that insets of parents extend into subviews.
  ///
  /// - Parameter frames: the frame of each view of the scene in points of its parent, indexed by the view.
  init(_ scene: ConstraintScene, frames: [Rect]) {
    self.init(scene)
    for (index, item) in scene.items.enumerated() {
      guard let parent = item.parent else { continue }
      safeAreas[index] = safeAreas[parent].reaching(into: frames[index], of: frames[parent].size)
    }
    settleMargins(scene, frames: frames)
  }

  /// Returns true if a constraint of the scene depends on an inset that differs between this value and `other`.
  func isDifferent(from other: AutoLayoutSurroundings, in scene: ConstraintScene) -> Bool {
    func isDifferent(_ anchor: LayoutConstraint.Anchor?) -> Bool {
      guard let anchor else { return false }
      let view = anchor.item.view
      if case .safeArea = anchor.item { return safeAreas[view] != other.safeAreas[view] }
      if case .layoutMargins = anchor.item { return margins[view] != other.margins[view] }
      return anchor.attribute.isMargin && margins[view] != other.margins[view]
    }
    if scene.constraints.contains(where: { isDifferent($0.first) || isDifferent($0.second) }) { return true }
    return scene.items.indices.contains { index in
      scene.items[index].arrangement?.isMarginsRelative == true && margins[index] != other.margins[index]
    }
  }

  private mutating func settleMargins(_ scene: ConstraintScene, frames: [Rect]?) {
    for (index, item) in scene.items.enumerated() {
      margins[index] = item.layoutMargins
      if item.preservesSuperviewMargins, let parent = item.parent, let frames {
        let reaching = margins[parent].reaching(into: frames[index], of: frames[parent].size)
        margins[index] = margins[index].maximum(reaching)
      }
      if item.addsSafeAreaToMargins { margins[index] = margins[index] + safeAreas[index] }
      // A root that preserves the margins of its superview, the window, has at least UIKit's at its top and bottom.
      if item.parent == nil, item.preservesSuperviewMargins {
        margins[index] = margins[index].maximum(Insets(top: 8, right: 0, bottom: 8, left: 0))
      }
      if item.followsReadableWidth, let frames {
        let side = max(0, (frames[index].width - Self.readableWidth) / 2)
        margins[index] = margins[index].maximum(Insets(top: 0, right: side, bottom: 0, left: side))
      }
    }
  }

  /// The width of `UIView.readableContentGuide` at the default text size, in points.
  ///
  /// The guide of a view that is 1024 points wide is inset by 176 points at both sides.
  private static let readableWidth = 672.0
}

extension Insets {
  /// Returns the part of a superview's insets that extends into a subview, in points.
  ///
  /// - Parameters:
  ///   - frame: the frame of the subview, in points of the superview.
  ///   - parent: the size of the superview, in points.
  fileprivate func reaching(into frame: Rect, of parent: Size) -> Insets {
    func reaching(_ inset: Double, _ distance: Double) -> Double { inset > 0 ? max(0, inset - distance) : 0 }
    return Insets(
      top: reaching(top, frame.minY), right: reaching(right, parent.width - frame.maxX),
      bottom: reaching(bottom, parent.height - frame.maxY), left: reaching(left, frame.minX))
  }

  fileprivate func maximum(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom),
      left: max(left, other.left))
  }
}
