import Diagnostics
import Geometry
import ViewTree

/// The cross size determination of flex layout: CSS Flexible Box Layout 1, section 9.4.
extension FlexAlgorithm {
  /// Computes the cross size of each item in points at its used main size, with an `auto` cross size as *fit-content*:
  /// section 9.4, step 7.
  ///
  /// Lays out the items for it, except those of a column whose width is known without a layout.
  @inline(never)
  mutating func determineHypotheticalCrossSizes() {
    for index in items.indices where !box.isOver { determineHypotheticalCrossSize(ofItemAt: index) }
  }

  @inline(never)
  private mutating func determineHypotheticalCrossSize(ofItemAt index: Int) {
    let constraints = layoutConstraints(forItemAt: index, lineCrossSize: nil)
    if !main.isHorizontal, items[index].givenWidth != nil || items[index].stretches {
      // The width needs no layout, and the height is laid out once the line is stretched.
      items[index].crossSize = items[index].givenWidth ?? items[index].box.width(in: constraints)
    } else {
      layOutItem(at: index, in: constraints)
    }
  }

  @inline(never)
  private mutating func layOutItem(at index: Int, in constraints: Constraints) {
    let fragment = items[index].box.layout(in: constraints)
    items[index].crossSize = fragment.size[cross]
    items[index].fragment = fragment
  }

  /// Sets the cross size of a line in points to that of its largest item, with aligned baselines: section 9.4, step 8.
  mutating func determineCrossSize(ofLineAt lineIndex: Int) {
    var size = 0.0
    var descent = -Double.infinity
    var ascent = -Double.infinity
    for index in lines[lineIndex].items {
      let outer = items[index].crossSize + items[index].margins[cross]
      if case .baseline = items[index].alignment {
        let own = self.ascent(of: items[index], extent: items[index].crossSize, items[index].fragment)
        ascent = max(ascent, own)
        descent = max(descent, outer - own)
        size = max(size, ascent + descent)
      } else {
        size = max(size, outer)
      }
    }
    lines[lineIndex].crossSize = size
    lines[lineIndex].hasBaseline = ascent > -.infinity
    lines[lineIndex].ascent = max(ascent, -.greatestFiniteMagnitude)
  }

  /// Stretches a single line to the cross size of the container, or several lines by equal shares of its free space.
  ///
  /// Section 9.4, steps 8 and 9.
  ///
  /// - Parameter crossSize: the cross size of the content box, in points.
  mutating func stretchLines(to crossSize: Double) {
    guard !lines.isEmpty else { return }
    guard wraps else {
      lines[0].crossSize = crossSize
      return
    }
    guard case .stretch = box.style.alignContent else { return }
    let free = freeCrossSpace(in: crossSize)
    guard free > 0 else { return }
    for index in lines.indices { lines[index].crossSize += free / Double(lines.count) }
  }

  func freeCrossSpace(in crossSize: Double) -> Double {
    lines.reduce(crossSize - gaps(count: lines.count, gapBetweenLines)) { $0 - $1.crossSize }
  }

  /// Repeats the layout of the items that stretch, at the cross size of their line: section 9.4, step 11.
  ///
  /// In a wrapping column, all other items fit their content to the line, not to the container.
  @inline(never)
  mutating func determineUsedCrossSizes() {
    for line in lines.indices {
      for index in lines[line].items where !box.isOver {
        determineUsedCrossSize(ofItemAt: index, lineCrossSize: lines[line].crossSize)
      }
    }
  }

  @inline(never)
  private mutating func determineUsedCrossSize(ofItemAt index: Int, lineCrossSize: Double) {
    let stretches = items[index].stretches
    if !stretches, main.isHorizontal || !wraps { return }
    var constraints = layoutConstraints(forItemAt: index, lineCrossSize: lineCrossSize)
    if !stretches { constraints.width = .fitContent }
    if stretches, keepsHeight(ofItemAt: index, in: constraints) { return }
    layOutItem(at: index, in: constraints)
  }

  /// Returns true if stretching leaves the height of an item unchanged that followed from its aspect ratio.
  ///
  /// Browsers lay out such an item once: percentages in it refer to the height that followed from the ratio.
  private mutating func keepsHeight(ofItemAt index: Int, in constraints: Constraints) -> Bool {
    guard main.isHorizontal, items[index].box.aspectRatio != nil else { return false }
    let item = items[index]
    guard let fragment = item.fragment else { return false }
    let height = item.box.height(in: constraints, intrinsicHeight: nil, width: item.usedMainSize)
    return height.map { abs($0 - fragment.size.height) < tolerance } ?? false
  }

  /// Returns the constraints for the layout of an item whose main size is computed.
  ///
  /// - Parameter lineCrossSize: the cross size of the line in points to stretch to; nil before the lines have their
  ///   sizes.
  @inline(never)
  private mutating func layoutConstraints(forItemAt index: Int, lineCrossSize: Double?) -> Constraints {
    var constraints = Constraints(available: content, percentageBasis: content)
    let stretches = lineCrossSize != nil || stretchesToContainer && items[index].stretches
    constraints.available[main] = items[index].usedMainSize
    if let lineCrossSize { constraints.available[cross] = lineCrossSize }
    if main.isHorizontal {
      constraints.width = .fixed
      if stretches { constraints.height = .stretch }
    } else {
      constraints.height = .fixed
      if stretches { constraints.width = .stretch }
      constraints.treatsHeightAsIndefinite = items[index].treatsHeightAsIndefinite
    }
    if let givenWidth = items[index].givenWidth {
      constraints.available.width = givenWidth
      constraints.width = .fixed
    }
    return constraints
  }

  /// Returns the distance from the cross-start margin edge of an item to the baseline for the alignment in its line, in
  /// points.
  ///
  /// Items of a column have no baselines across the column: their start edge is used, or their end edge in a
  /// right-to-left container, as in browsers. In a container with `wrap-reverse` the distance is measured from the
  /// opposite edge.
  ///
  /// - Parameters:
  ///   - extent: the cross size of the item's border box, in points.
  ///   - fragment: the fragment of the item; unused in a column.
  func ascent(of item: FlexItem, extent: Double, _ fragment: Fragment?) -> Double {
    let baseline = main.isHorizontal ? fragment?.baselineOrBottom ?? extent : box.isRightToLeft ? extent : 0
    return isReversed
      ? crossMargins(of: item).end + extent - baseline : crossMargins(of: item).start + baseline
  }

  /// Returns the margins of an item at the cross-start and cross-end edges of its line, in points.
  func crossMargins(of item: FlexItem) -> (start: Double, end: Double) {
    startAndEnd(item.margins, along: cross)
  }

  func startAndEnd(_ margins: Insets, along axis: Axis) -> (start: Double, end: Double) {
    guard axis.isHorizontal else { return (margins.top, margins.bottom) }
    return box.isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
  }
}
