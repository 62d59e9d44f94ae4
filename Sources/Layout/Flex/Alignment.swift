import Geometry
import ViewTree

/// The result of distributing free space among flex lines or items along one axis: CSS Box Alignment 3, section 5.
struct ContentDistribution {
  /// The space between the start edge of the content box and the first line or item, in points.
  var offset: Double
  /// The space between two lines or items in addition to the gap, in points.
  var spacing: Double

  /// Distributes the free space among `count` lines or items.
  ///
  /// - Parameters:
  ///   - freeSpace: the free space in points. If it is negative, `space-between` places the content at the start, and
  ///     `space-around` and `space-evenly` at offset 0.
  ///   - count: the number of lines or items.
  ///   - isReversed: true if the start is at the far edge of the axis, as for the lines of `wrap-reverse` and the items
  ///     of `row-reverse`.
  init(_ alignment: FlexStyle.AlignContent, freeSpace: Double, count: Int, isReversed: Bool = false) {
    let start = isReversed ? freeSpace : 0
    let pieces = Double(max(1, count))
    let isSpread = freeSpace > 0
    spacing = 0
    switch alignment {
    case .stretch, .flexStart: offset = start
    case .flexEnd: offset = freeSpace - start
    case .center: offset = freeSpace / 2
    case .spaceBetween:
      offset = isSpread && count > 1 ? 0 : start
      if isSpread && count > 1 { spacing = freeSpace / (pieces - 1) }
    case .spaceAround:
      offset = isSpread ? freeSpace / (2 * pieces) : 0
      if isSpread && count > 1 { spacing = freeSpace / pieces }
    case .spaceEvenly:
      offset = isSpread ? freeSpace / (pieces + 1) : 0
      if isSpread && count > 1 { spacing = freeSpace / (pieces + 1) }
    }
  }
}

extension FlexStyle.AlignContent {
  /// Creates the value of `align-content` that distributes space like a value of `justify-content`.
  init(_ alignment: FlexStyle.JustifyContent) {
    self =
      switch alignment {
      case .flexStart: .flexStart
      case .flexEnd: .flexEnd
      case .center: .center
      case .spaceBetween: .spaceBetween
      // Items that do not fit into equal shares have equal space around them.
      case .spaceAround, .equalShares: .spaceAround
      case .spaceEvenly: .spaceEvenly
      }
  }
}

/// The alignment steps of flex layout: CSS Flexible Box Layout 1, sections 9.5 and 9.6, and 8.5 for baselines.
extension FlexAlgorithm {
  /// Returns the fragment of the container with all children at their positions, in points of its border box.
  @inline(never)
  func alignItems() -> Fragment {
    var placed = [PlacedFragment](repeating: .empty, count: box.children.count)
    let baseline = alignLines(&placed)
    box.offsetChildren(in: content, &placed)
    return box.fragment(geometry, intrinsicHeight: intrinsicHeight, baseline: baseline, items: &placed)
  }

  /// Sets the placed fragments of the items of all lines, and returns the first baseline of the container.
  ///
  /// The baseline is in points from the top edge of the container; nil without lines.
  @inline(never)
  private func alignLines(_ placed: inout [PlacedFragment]) -> Double? {
    var baseline: Double?
    let distribution = ContentDistribution(
      box.style.alignContent, freeSpace: wraps ? freeCrossSpace(in: crossSize) : 0, count: lines.count,
      isReversed: isReversed)
    var crossOffset = contentStart(cross) + distribution.offset
    for (position, line) in (isReversed ? lines.reversed() : lines).enumerated() {
      align(line, crossOffset: crossOffset, &placed)
      if position == 0 { baseline = firstBaseline(of: line, crossOffset: crossOffset, placed) }
      crossOffset += line.crossSize + distribution.spacing + gapBetweenLines
    }
    return baseline
  }

  /// Sets the placed fragments of the items of one line: section 9.5, step 12, and section 9.6, steps 13 and 14.
  ///
  /// - Parameter crossOffset: the distance in points from the cross-start edge of the container to the line.
  private func align(_ line: FlexLine, crossOffset: Double, _ placed: inout [PlacedFragment]) {
    let autoMargin = autoMainMargin(of: line)
    var alignedItems = line.items.map { align(items[$0], in: line, autoMargin, crossOffset: crossOffset) }
    let isShared = box.style.justifyContent == .equalShares && autoMargin == 0 && share(line, among: &alignedItems)
    let distribution = ContentDistribution(
      FlexStyle.AlignContent(box.style.justifyContent), freeSpace: autoMargin > 0 || isShared ? 0 : line.freeSpace,
      count: line.places.count, isReversed: isMainReversed)
    let spacing = distribution.spacing
    var mainOffset = contentStart(main) + distribution.offset
    for position in line.places {
      let reversed = line.places.lowerBound + line.places.upperBound - 1 - position
      let place = places[isMainReversed ? reversed : position]
      guard let item = alignedItems[Int(place.item) - line.items.lowerBound] else { continue }
      mainOffset += item.marginAtStart
      placed[Int(place.child)] = PlacedFragment(
        origin: main.isHorizontal
          ? box.origin(start: mainOffset, top: item.crossPosition, of: item.fragment.size, in: geometry)
          : box.origin(start: item.crossPosition, top: mainOffset, of: item.fragment.size, in: geometry),
        fragment: item.fragment)
      mainOffset += item.mainSize + item.marginAtEnd + spacing + gapBetweenItems
    }
  }

  /// Extends the margins of the items of a line so that each item has an equal share of the line's length.
  ///
  /// - Returns: false, without a change, if there is no free space, or if an item with its margins is larger than its
  ///   share.
  private func share(_ line: FlexLine, among items: inout [AlignedItem?]) -> Bool {
    let sizes = items.map { $0.map { $0.marginAtStart + $0.mainSize + $0.marginAtEnd } ?? 0 }
    let total = places[line.places].reduce(line.freeSpace) { $0 + sizes[Int($1.item) - line.items.lowerBound] }
    let share = total / Double(max(1, line.places.count))
    guard line.freeSpace > 0, sizes.allSatisfy({ $0 <= share }) else { return false }
    for index in items.indices {
      let space = (share - sizes[index]) / 2
      items[index]?.marginAtStart += space
      items[index]?.marginAtEnd += space
    }
    return true
  }

  /// The fragment of an item with its margins and positions in points, before placement along the main axis.
  private struct AlignedItem {
    var fragment: Fragment
    var marginAtStart: Double
    var marginAtEnd: Double
    /// The main size of the item's border box, in points.
    var mainSize: Double
    /// The distance in points from the cross-start edge of the container to the item's border box.
    var crossPosition: Double
  }

  private func align(
    _ item: FlexItem, in line: FlexLine, _ autoMargin: Double, crossOffset: Double
  ) -> AlignedItem? {
    guard let fragment = item.fragment else { return nil }
    var margins = startAndEnd(item.margins, along: main)
    if isMarginAuto(item, atStart: true) { margins.start = autoMargin }
    if isMarginAuto(item, atStart: false) { margins.end = autoMargin }
    return AlignedItem(
      fragment: fragment, marginAtStart: margins.start, marginAtEnd: margins.end, mainSize: item.usedMainSize,
      crossPosition: crossOffset + crossPosition(of: item, fragment, in: line))
  }

  /// Returns the size of each `auto` margin along the main axis of a line, in points; 0 without such margins: section
  /// 9.5, step 12.
  private func autoMainMargin(of line: FlexLine) -> Double {
    let counts = line.items.map {
      (isMarginAuto(items[$0], atStart: true) ? 1 : 0) + (isMarginAuto(items[$0], atStart: false) ? 1 : 0)
    }
    guard counts.contains(where: { $0 > 0 }) else { return 0 }
    let count = places[line.places].reduce(0) { $0 + counts[Int($1.item) - line.items.lowerBound] }
    return max(0, line.freeSpace) / Double(count)
  }

  private func isMarginAuto(_ item: FlexItem, atStart: Bool) -> Bool {
    let margin = item.box.style.margin
    let isPhysicalStart = (main.isHorizontal && box.isRightToLeft) != atStart
    return margin.isAuto(atStart: isPhysicalStart, of: main)
  }

  /// Returns the distance in points from the cross-start edge of the line to the item's border box: section 9.6, steps
  /// 13 and 14.
  private func crossPosition(of item: FlexItem, _ fragment: Fragment, in line: FlexLine) -> Double {
    let space = line.crossSize - fragment.size[cross] - item.margins[cross]
    let margins = crossMargins(of: item)
    let margin = item.box.style.margin
    let isMirrored = cross.isHorizontal && box.isRightToLeft
    let isStartAuto = margin.isAuto(atStart: !isMirrored, of: cross)
    let isEndAuto = margin.isAuto(atStart: isMirrored, of: cross)
    if isStartAuto || isEndAuto, space > 0 {
      return margins.start + (isStartAuto && isEndAuto ? space / 2 : isStartAuto ? space : 0)
    }
    switch item.alignment {
    case .center: return margins.start + space / 2
    case .normal, .stretch, .flexStart: return margins.start + (isReversed ? space : 0)
    case .flexEnd: return margins.start + (isReversed ? 0 : space)
    case .baseline:
      let shift = line.ascent - ascent(of: item, extent: fragment.size[cross], fragment)
      return margins.start + (isReversed ? space - shift : shift)
    }
  }

  /// Returns the baseline of the first line, in points from the top of the container; nil without items: section 8.5.
  ///
  /// In a row it is the common baseline of the items; without one, and in a column, that of the startmost item.
  ///
  /// - Parameter crossOffset: the distance in points from the top of the container to the line.
  private func firstBaseline(of line: FlexLine, crossOffset: Double, _ placed: [PlacedFragment]) -> Double? {
    if main.isHorizontal, line.hasBaseline {
      return crossOffset + (isReversed ? line.crossSize - line.ascent : line.ascent)
    }
    // The startmost item depends on the direction.
    guard let first = isMainReversed ? places[line.places].last : places[line.places].first else { return nil }
    let item = placed[Int(first.child)]
    return item.origin.y + item.fragment.baselineOrBottom
  }

  /// Returns the width in points of the container's padding at the start edge of an axis, which separates the border
  /// edge from the content box.
  private func contentStart(_ axis: Axis) -> Double { startAndEnd(geometry.padding, along: axis).start }
}
