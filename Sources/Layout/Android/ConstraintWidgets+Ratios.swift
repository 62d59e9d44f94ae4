import Geometry
import ViewTree

extension ConstraintWidgets {
  /// Derives a dimension of 0 dp from the other one: `ConstraintWidget.setupDimensionRatio`.
  ///
  /// - Parameter knows: the axis that is solved; nil if both sizes are the measured ones.
  func applyRatio(_ index: Int, knows: Axis?) {
    guard let ratio = params[index].ratio else { return }
    let isMatch = PerAxis(
      spans.horizontal[index].sizing == .match, spans.vertical[index].sizing == .match)
    let value = Double(ratio.value)
    switch (isMatch.horizontal, isMatch.vertical) {
    case (true, false): spans.horizontal[index].ratioSize = (value * spans.vertical[index].size).rounded(.down)
    case (false, true):
      let factor = ratio.side == nil ? 1 / value : value
      let width =
        knows == .horizontal
        ? spans.horizontal[index].last - spans.horizontal[index].first : spans.horizontal[index].size
      spans.vertical[index].ratioSize = (factor * width).rounded(.down)
    case (true, true): applyFreeRatio(index, ratio, knows: knows)
    default: break
    }
  }

  /// Derives the size of a view whose dimensions are both 0 dp.
  private func applyFreeRatio(_ index: Int, _ ratio: ConstraintLayoutParams.Ratio, knows: Axis?) {
    var side = ratio.side
    var value = Double(ratio.value)
    let isHeld = PerAxis(
      spans.horizontal[index].start != nil && spans.horizontal[index].end != nil,
      spans.vertical[index].start != nil && spans.vertical[index].end != nil)
    if side == .horizontal && !isHeld.vertical {
      side = .vertical
      value = 1 / value
    } else if side == .vertical && !isHeld.horizontal {
      side = .horizontal
      value = 1 / value
    } else if side == nil && !isHeld.horizontal && isHeld.vertical {
      side = .horizontal
    } else if side == nil && isHeld.horizontal && !isHeld.vertical {
      (side, value) = (.vertical, 1 / value)
    }
    if wrapsHeight, isHeld.horizontal, side != .vertical {
      // In a layout as high as its content, the height is derived from the width.
      (side, value) = (.vertical, 1 / value)
    }
    switch (side, knows) {
    case (.vertical, .horizontal?):
      let width = spans.horizontal[index].last - spans.horizontal[index].first
      spans.vertical[index].ratioSize = (value * width).rounded(.down)
    case (.horizontal, _), (nil, _):
      hasWidthsFromHeights = true
      widthRatios[index] = (value, side == nil)
      if side == nil, knows == .horizontal {
        // The largest size within both constraints.
        let width = spans.horizontal[index].last - spans.horizontal[index].first
        spans.vertical[index].maximum = min(spans.vertical[index].maximum, (width / value).rounded(.down))
      }
    default: break
    }
  }

  /// Sets the widths of the views whose width is derived from their height.
  func useSolvedHeights() {
    for (index, ratio) in widthRatios.sorted(by: { $0.key < $1.key }) {
      let height = spans.vertical[index].last - spans.vertical[index].first
      spans.horizontal[index].ratioSize = (ratio.value * height).rounded(.down)
    }
  }
}
