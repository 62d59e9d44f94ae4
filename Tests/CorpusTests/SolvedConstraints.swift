import Dialects
import Geometry
import Layout
import ViewTree

/// The errors of a solved scene's constraints, computed from the frames alone.
struct SolvedConstraints {
  let scene: ConstraintScene
  let solved: SolvedScene
  /// The frames in points from the root's corner.
  private let frames: [Rect]

  init(_ scene: ConstraintScene, _ solved: SolvedScene) {
    self.scene = scene
    self.solved = solved
    var frames: [Rect] = []
    for (item, frame) in zip(scene.items, solved.frames) {
      frames.append(item.parent.map { frame.offset(by: frames[$0].origin) } ?? frame)
    }
    self.frames = frames
  }

  /// The indices of the required constraints whose error exceeds a tolerance, with the error in points.
  func missed(by tolerance: Double) -> [(index: Int, distance: Double)] {
    let broken = Set(solved.broken.map(\.constraint))
    return scene.constraints.indices.compactMap { index in
      guard !broken.contains(index), let distance = distance(of: scene.constraints[index]) else { return nil }
      return distance <= tolerance ? nil : (index, distance)
    }
  }

  /// The number of constraints that ``missed(by:)`` checks.
  var checkedCount: Int { scene.constraints.filter { distance(of: $0) != nil }.count }

  /// The error of a required constraint in points; nil for an optional one, or one whose guides have other inputs.
  private func distance(of constraint: LayoutConstraint) -> Double? {
    guard constraint.priority == 1_000, let first = position(of: constraint.first) else { return nil }
    var target = constraint.constant
    var value = first
    if let anchor = constraint.second {
      guard let second = position(of: anchor) else { return nil }
      let isPosition = !constraint.first.attribute.isSize && !anchor.attribute.isSize
      let origin = isPosition && constraint.multiplier != 1 ? self.origin(constraint.owner, anchor.attribute) : 0
      value -= origin
      target += (second - origin) * constraint.multiplier
    }
    return switch constraint.relation {
    case .equal: abs(value - target)
    case .lessThanOrEqual: max(0, value - target)
    case .greaterThanOrEqual: max(0, target - value)
    }
  }

  private func origin(_ owner: Int, _ attribute: LayoutAttribute) -> Double {
    Self.vertical.contains(attribute) ? frames[owner].minY : frames[owner].minX
  }

  private static let vertical: Set<LayoutAttribute> = [.top, .bottom, .centerY]

  private func position(of anchor: LayoutConstraint.Anchor) -> Double? {
    guard let rect = rect(of: anchor.item) else { return nil }
    switch anchor.attribute {
    case .leading, .left: return rect.minX
    case .trailing, .right: return rect.maxX
    case .centerX: return (rect.minX + rect.maxX) / 2
    case .width: return rect.width
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerY: return (rect.minY + rect.maxY) / 2
    case .height: return rect.height
    case .leadingMargin, .trailingMargin, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins, .baseline, .firstBaseline:
      return nil
    }
  }

  private func rect(of item: LayoutAnchorItem) -> Rect? {
    switch item {
    case .view(let view): frames[view].without(scene.items[view].alignmentInsets)
    case .safeArea(0): frames[0].without(scene.safeArea)
    case .layoutGuides: frames[0].without(scene.layoutGuides)
    case .frameGuide(let view): frames[view]
    case .safeArea, .layoutMargins, .content: nil
    }
  }
}

extension Rect {
  fileprivate func without(_ insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
