import Geometry
import ViewTree

/// The flex layout algorithm for the items of one container.
///
/// Steps carry the section numbers of CSS Flexible Box Layout Level 1;
/// <https://www.w3.org/TR/css-flexbox-1/#layout-algorithm>. Main and cross sizes are relative to the start edges of the
/// content box; only the placement of fragments depends on left and right.
///
/// Its steps are not inlined: nested containers recurse through it, and the stack space of one level limits the depth
/// of a tree. A structure, because each access of a class's stored arrays checks for exclusive access at run time.
/// It is not copyable, because a call of a nonmutating method would copy its more than 300 bytes.
struct FlexAlgorithm: ~Copyable {
  let box: Box
  let geometry: BoxGeometry
  let content: PartialSize
  let main: Axis
  let cross: Axis
  let gapBetweenItems: Double
  let gapBetweenLines: Double

  var items: FlexItems
  /// The children in the flow, in *order-modified document order*, each with the index of its item.
  var places = FlexPlaces()
  var lines = FlexLines()
  /// The main size of the container's content box, in points.
  var mainSize = 0.0
  /// The cross size of the container's content box, in points.
  var crossSize = 0.0
  /// The height of the container's border box that the lines require, in points, padding included.
  var intrinsicHeight = 0.0

  init(_ box: Box, _ geometry: BoxGeometry) {
    self.box = box
    self.geometry = geometry
    items = box.makeItems()
    content = geometry.content
    main = box.mainAxis
    cross = main.crossed
    gapBetweenItems = box.gap(along: main, content: content)
    gapBetweenLines = box.gap(along: cross, content: content)
  }

  @inline(never)
  mutating func run() -> Fragment {
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

  var wraps: Bool { box.wraps }
  var isReversed: Bool { box.reversesLines }
  /// True for `row-reverse` and `column-reverse`, which place the first item at the opposite end.
  var isMainReversed: Bool { box.isMainReversed }

  /// True if the cross size of the container is definite, which the width of a column always is.
  var isCrossSizeDefinite: Bool { !main.isHorizontal || content.height != nil }

  /// True if a child that stretches takes the cross size of the container, which must be definite and single-line.
  var stretchesToContainer: Bool { !wraps && isCrossSizeDefinite }

  /// Computes the cross size of the container in points and stretches its lines: section 9.4, steps 8, 9 and 15.
  @inline(never)
  private mutating func stretchLines() {
    intrinsicHeight = intrinsicHeightOfLines()
    crossSize = containerCrossSize()
    stretchLines(to: crossSize)
  }

  func gaps(count: Int, _ gap: Double) -> Double { Double(max(0, count - 1)) * gap }

  /// Returns the main size of the container's content box in points: section 9.2, step 4.
  ///
  /// - Parameter sum: the sum of the outer main sizes of its items in points, gaps included.
  mutating func mainSize(of sum: Double) -> Double {
    if main.isHorizontal { return content.width ?? 0 }
    let padding = geometry.padding[.vertical]
    return max(0, box.usedHeight(geometry, intrinsicHeight: max(0, sum) + padding) - padding)
  }

  @inline(never)
  mutating func determineMainSize() {
    mainSize = mainSize(of: largestSumOfHypotheticalSizes() ?? 0)
  }

  /// Returns the largest sum of the hypothetical main sizes of a line, in points; nil without lines.
  private mutating func largestSumOfHypotheticalSizes() -> Double? {
    guard var largest = lines.first?.sumOfHypotheticalSizes else { return nil }
    for index in lines.indices.dropFirst() where lines[index].sumOfHypotheticalSizes > largest {
      largest = lines[index].sumOfHypotheticalSizes
    }
    return largest
  }

  /// Returns the height that all lines require in points, padding included; for a column, the height of its content.
  private mutating func intrinsicHeightOfLines() -> Double {
    let padding = geometry.padding[.vertical]
    guard !lines.isEmpty else { return padding + box.style.content.height }
    if !main.isHorizontal { return padding + max(0, largestSumOfHypotheticalSizes() ?? 0) }
    return padding + lines.reduce(0) { $0 + $1.crossSize } + gaps(count: lines.count, gapBetweenLines)
  }

  private mutating func containerCrossSize() -> Double {
    if !main.isHorizontal { return content.width ?? 0 }
    return max(0, box.usedHeight(geometry, intrinsicHeight: intrinsicHeight) - geometry.padding[.vertical])
  }
}
