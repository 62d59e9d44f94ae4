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
    let placed = box.reserveChildFragments()
    let baseline = alignLines(placed)
    box.offsetChildren(in: content, placed)
    var fragment = box.fragment(geometry, intrinsicHeight: intrinsicHeight, baseline: baseline, children: placed)
    fragment.isExtensible = isExtensible
    return fragment
  }

  /// True if the items have the same places and sizes in each higher container, without another layout.
  ///
  /// In a column with a single line and all space after the items, a larger main size changes their free space only:
  /// no item grows, no `auto` margin takes the space, and each item has its hypothetical main size, which it keeps when
  /// more space is free (section 9.7, step 2). Nothing refers to the height of the container, neither a length of an
  /// item nor a child out of the flow.
  private var isExtensible: Bool {
    guard !main.isHorizontal, box.ignoresDefiniteness, !box.clips, !isMainReversed, places.count == box.children.count,
      case .flexStart = box.style.justifyContent
    else { return false }
    return items.indices.allSatisfy {
      items[$0].box.style.grow == 0 && !items[$0].box.hasAutoMargins
        && items[$0].targetMainSize == items[$0].hypotheticalMainSize
    }
  }

  /// Adds the placed fragments of the items of all lines, and returns the first baseline of the container.
  ///
  /// The baseline is in points from the top edge of the container; nil without lines.
  @inline(never)
  private func alignLines(_ placed: ChildFragments) -> Double? {
    var baseline: Double?
    let distribution = ContentDistribution(
      box.style.alignContent, freeSpace: wraps ? freeCrossSpace(in: crossSize) : 0, count: lines.count,
      isReversed: isReversed)
    var crossOffset = contentStart(cross) + distribution.offset
    for position in lines.indices {
      let line = lines[isReversed ? lines.count - 1 - position : position]
      align(line, crossOffset: crossOffset, placed)
      if position == 0 { baseline = firstBaseline(of: line, crossOffset: crossOffset, placed) }
      crossOffset += line.crossSize + distribution.spacing + gapBetweenLines
    }
    return baseline
  }

  /// Adds the placed fragments of the items of one line: section 9.5, step 12, and section 9.6, steps 13 and 14.
  ///
  /// - Parameter crossOffset: the distance in points from the cross-start edge of the container to the line.
  private func align(_ line: FlexLine, crossOffset: Double, _ placed: ChildFragments) {
    let autoMargin = autoMainMargin(of: line)
    let share = autoMargin == 0 ? equalShare(of: line) : nil
    let distribution = ContentDistribution(
      FlexStyle.AlignContent(box.style.justifyContent),
      freeSpace: autoMargin > 0 || share != nil ? 0 : line.freeSpace, count: line.places.count,
      isReversed: isMainReversed)
    var mainOffset = contentStart(main) + distribution.offset
    for position in line.places {
      let reversed = line.places.lowerBound + line.places.upperBound - 1 - position
      let place = places[isMainReversed ? reversed : position]
      let item = Int(place.item)
      guard let fragment = items[item].fragment else { continue }
      var margins = mainMargins(ofItemAt: item, autoMargin)
      let mainSize = items[item].usedMainSize
      if let share {
        let space = (share - (margins.start + mainSize + margins.end)) / 2
        margins = (margins.start + space, margins.end + space)
      }
      mainOffset += margins.start
      let crossPosition = crossOffset + crossPosition(ofItemAt: item, fragment, in: line)
      let origin =
        main.isHorizontal
        ? box.origin(start: mainOffset, top: crossPosition, of: fragment.size, in: geometry)
        : box.origin(start: crossPosition, top: mainOffset, of: fragment.size, in: geometry)
      placed[Int(place.child)] = PlacedFragment(origin: origin, fragment: fragment)
      mainOffset += mainSize + margins.end + distribution.spacing + gapBetweenItems
    }
  }

  /// Returns the equal share of each item in a line for `equalShares`, in points.
  ///
  /// The result is nil for another alignment, without free space, or if an item with its margins is larger than its
  /// share.
  private func equalShare(of line: FlexLine) -> Double? {
    guard case .equalShares = box.style.justifyContent, line.freeSpace > 0 else { return nil }
    func size(_ item: Int) -> Double {
      guard items[item].fragment != nil else { return 0 }
      let margins = mainMargins(ofItemAt: item, 0)
      return margins.start + items[item].usedMainSize + margins.end
    }
    let total = places[line.places].reduce(line.freeSpace) { $0 + size(Int($1.item)) }
    let share = total / Double(max(1, line.places.count))
    return line.items.allSatisfy { size($0) <= share } ? share : nil
  }

  /// Returns the margins of an item along the main axis in points, with `auto` margins replaced by `autoMargin`.
  private func mainMargins(ofItemAt index: Int, _ autoMargin: Double) -> (start: Double, end: Double) {
    var margins = startAndEnd(items[index].margins, along: main)
    if autoMargin > 0 || items[index].box.hasAutoMargins {
      if isMarginAuto(ofItemAt: index, atStart: true) { margins.start = autoMargin }
      if isMarginAuto(ofItemAt: index, atStart: false) { margins.end = autoMargin }
    }
    return margins
  }

  /// Returns the size of each `auto` margin along the main axis of a line, in points; 0 without such margins: section
  /// 9.5, step 12.
  private func autoMainMargin(of line: FlexLine) -> Double {
    var count = 0
    for position in line.places {
      let item = Int(places[position].item)
      guard items[item].box.hasAutoMargins else { continue }
      count += isMarginAuto(ofItemAt: item, atStart: true) ? 1 : 0
      count += isMarginAuto(ofItemAt: item, atStart: false) ? 1 : 0
    }
    guard count > 0 else { return 0 }
    return max(0, line.freeSpace) / Double(count)
  }

  private func isMarginAuto(ofItemAt index: Int, atStart: Bool) -> Bool {
    let isPhysicalStart = (main.isHorizontal && box.isRightToLeft) != atStart
    return items[index].box.style.margin.isAuto(atStart: isPhysicalStart, of: main)
  }

  /// Returns the distance in points from the cross-start edge of the line to the item's border box: section 9.6, steps
  /// 13 and 14.
  private func crossPosition(ofItemAt index: Int, _ fragment: Fragment, in line: FlexLine) -> Double {
    let space = line.crossSize - fragment.size[cross] - items[index].margins[cross]
    let margins = startAndEnd(items[index].margins, along: cross)
    if items[index].box.hasAutoMargins, space > 0 {
      let isMirrored = cross.isHorizontal && box.isRightToLeft
      let isStartAuto = items[index].box.style.margin.isAuto(atStart: !isMirrored, of: cross)
      let isEndAuto = items[index].box.style.margin.isAuto(atStart: isMirrored, of: cross)
      if isStartAuto || isEndAuto {
        return margins.start + (isStartAuto && isEndAuto ? space / 2 : isStartAuto ? space : 0)
      }
    }
    switch items[index].alignment {
    case .center: return margins.start + space / 2
    case .normal, .stretch, .flexStart: return margins.start + (isReversed ? space : 0)
    case .flexEnd: return margins.start + (isReversed ? 0 : space)
    case .baseline:
      let shift = line.ascent - ascent(of: items[index], extent: fragment.size[cross], fragment)
      return margins.start + (isReversed ? space - shift : shift)
    }
  }

  /// Returns the baseline of the first line, in points from the top of the container; nil without items: section 8.5.
  ///
  /// In a row it is the common baseline of the items; without one, and in a column, that of the startmost item.
  ///
  /// - Parameter crossOffset: the distance in points from the top of the container to the line.
  private func firstBaseline(of line: FlexLine, crossOffset: Double, _ placed: ChildFragments) -> Double? {
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
