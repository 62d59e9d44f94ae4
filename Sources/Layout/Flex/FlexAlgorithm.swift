import Geometry
import ViewTree

/// The flex layout algorithm of one container.
///
/// Steps carry the section numbers of CSS Flexible Box Layout Level 1;
/// <https://www.w3.org/TR/css-flexbox-1/#layout-algorithm>. Main and cross sizes run from the start edges of the
/// content box; only placing the fragments knows left from right.
///
/// A class, and its steps are not inlined: nested containers recurse through it, and what one level needs of the
/// stack decides how deep a tree may be.
final class FlexAlgorithm {
  let box: Box
  let geometry: BoxGeometry
  let content: PartialSize
  let main: Axis
  let cross: Axis
  let gapBetweenItems: Double
  let gapBetweenLines: Double

  var items: [FlexItem] = []
  /// One for each child in the flow, in *order-modified document order*.
  var places: [FlexPlace] = []
  var lines: [FlexLine] = []
  /// The main size of the content box.
  var mainSize = 0.0
  /// The cross size of the content box.
  var crossSize = 0.0
  /// The height required by the lines, padding included.
  var intrinsicHeight = 0.0

  init(_ box: Box, _ geometry: BoxGeometry) {
    self.box = box
    self.geometry = geometry
    content = geometry.content
    main = box.style.direction.axis
    cross = main.crossed
    gapBetweenItems = box.gap(along: main, content: content)
    gapBetweenLines = box.gap(along: cross, content: content)
  }

  @inline(never)
  func run() -> Fragment {
    // 9.2  Line Length Determination
    determineFlexBaseSizes()

    // 9.3  Main Size Determination
    collectFlexLines()
    determineMainSize()
    for index in lines.indices { resolveFlexibleLengths(ofLineAt: index) }  // 9.7

    // 9.4  Cross Size Determination
    determineHypotheticalCrossSizes()
    for index in lines.indices { determineCrossSize(ofLineAt: index) }
    stretchLines()
    determineUsedCrossSizes()

    // 9.5, 9.6  Main-Axis and Cross-Axis Alignment
    return alignItems()
  }

  var wraps: Bool { box.style.wrap != .nowrap }
  var isReversed: Bool { box.style.wrap == .wrapReverse }
  /// Main-start is where the axis ends.
  var isMainReversed: Bool { box.style.direction.isReversed }

  /// A column's cross axis is its width, which is always definite.
  var isCrossSizeDefinite: Bool { !main.isHorizontal || content.height != nil }

  /// The one line of a container takes its definite cross size, and with it the items that stretch.
  func takesContainerCrossSize(_ child: Box) -> Bool {
    !wraps && isCrossSizeDefinite && box.stretches(child)
  }

  /// Section 9.4, step 15, and the distribution of the cross size to the lines.
  @inline(never)
  private func stretchLines() {
    intrinsicHeight = intrinsicHeightOfLines()
    crossSize = containerCrossSize()
    stretchLines(to: crossSize)
  }

  func gaps(count: Int, _ gap: Double) -> Double { Double(max(0, count - 1)) * gap }

  /// Section 9.2, step 4: the main size of the container, given the sum of its items.
  func mainSize(of sum: Double) -> Double {
    if main.isHorizontal { return content.width ?? 0 }
    let padding = geometry.padding[.vertical]
    return max(0, box.usedHeight(geometry, intrinsicHeight: max(0, sum) + padding) - padding)
  }

  @inline(never)
  func determineMainSize() {
    mainSize = mainSize(of: lines.map(\.sumOfHypotheticalSizes).max() ?? 0)
  }

  /// Section 9.4, step 15, or for a column the main size of its content; padding included.
  private func intrinsicHeightOfLines() -> Double {
    let padding = geometry.padding[.vertical]
    guard !lines.isEmpty else { return padding + box.style.content.height }
    if !main.isHorizontal { return padding + max(0, lines.map(\.sumOfHypotheticalSizes).max() ?? 0) }
    return padding + lines.reduce(0) { $0 + $1.crossSize } + gaps(count: lines.count, gapBetweenLines)
  }

  private func containerCrossSize() -> Double {
    if !main.isHorizontal { return content.width ?? 0 }
    return max(0, box.usedHeight(geometry, intrinsicHeight: intrinsicHeight) - geometry.padding[.vertical])
  }
}
