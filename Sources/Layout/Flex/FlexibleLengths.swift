import Diagnostics
import Geometry
import ViewTree

/// Flex lines and flexible lengths: CSS Flexible Box Layout 1, section 9.3, step 5, and section 9.7.
extension FlexAlgorithm {
  /// Distributes the children to ``lines``; with wrapping, each begins with the first item that does not fit.
  mutating func collectFlexLines() {
    let breakSize = wraps ? breakSize : .infinity
    var start = 0
    while start < places.count {
      var line = FlexLine(
        places: start..<start, items: items.indices, sumOfHypotheticalSizes: 0, sumOfFlexBaseSizes: 0)
      for position in start..<places.count {
        let gap = position == start ? 0 : gapBetweenItems
        let item = Int(places[position].item)
        let sum = line.sumOfHypotheticalSizes + gap + outerMainSize(ofItemAt: item, items[item].hypotheticalMainSize)
        if position > start, sum > breakSize + tolerance { break }
        line.sumOfHypotheticalSizes = sum
        line.sumOfFlexBaseSizes += gap + outerMainSize(ofItemAt: item, items[item].flexBaseSize)
        line.places = start..<position + 1
      }
      if wraps { line.items = line.places }
      lines.append(line)
      start = line.places.upperBound
    }
  }

  /// Returns the main size of an item's margin box in points, for a main size of its content box.
  private func outerMainSize(ofItemAt index: Int, _ contentSize: Double) -> Double {
    contentSize + items[index].mainPadding + items[index].margins[main]
  }

  /// The main size in points beyond which a line breaks: the width of the content box of a row, the height or maximum
  /// height of that of a column.
  ///
  /// It is infinite for a column whose height depends only on its content.
  private var breakSize: Double {
    guard !main.isHorizontal else { return content.width ?? 0 }
    let height = box.height(in: geometry.constraints, intrinsicHeight: nil, width: geometry.width)
    return max(0, (height ?? box.heightRange(in: geometry.constraints).maximum) - geometry.padding[.vertical])
  }

  /// The length in points by which a line may exceed the container without a line break.
  ///
  /// The length is below the 1/64 point of browsers, so that three thirds fit on one line.
  var tolerance: Double { 1.0 / 1024 }

  /// Computes the target main size of each item in one line, in points: section 9.7.
  @inline(never)
  mutating func resolveFlexibleLengths(ofLineAt index: Int) {
    let line = lines[index]
    let grows = line.sumOfHypotheticalSizes < mainSize
    var keepsBaseSizes = true
    // Steps 2 and 3: inflexible items are frozen; the initial free space is the remainder.
    for index in line.items {
      let (base, hypothetical) = (items[index].flexBaseSize, items[index].hypotheticalMainSize)
      items[index].targetMainSize = hypothetical
      items[index].isFrozen =
        flexFactor(ofItemAt: index, grows: grows) == 0 || (grows ? base > hypothetical : base < hypothetical)
      if base != hypothetical { keepsBaseSizes = false }
    }
    let initialFreeSpace = remainingFreeSpace(of: line)
    lines[index].freeSpace = initialFreeSpace
    guard hasUnfrozenItem(line) else { return }
    // Without free space in the direction of the change, an iteration sets each item to its hypothetical size.
    if keepsBaseSizes, grows ? initialFreeSpace <= 0 : initialFreeSpace >= 0 {
      _ = box.allowsMore(1 + line.items.count / 128)
      return
    }
    // Step 4: each iteration freezes at least one item.
    repeat {
      // An item takes about 40 ns in each iteration.
      guard box.allowsMore(1 + line.items.count / 128) else { return }
      distributeFreeSpace(of: line, initialFreeSpace: initialFreeSpace, grows: grows)
    } while hasUnfrozenItem(line)
    // All items are frozen now, unless the deadline has passed.
    lines[index].freeSpace = remainingFreeSpace(of: line)
  }

  private func hasUnfrozenItem(_ line: FlexLine) -> Bool {
    for index in line.items where !items[index].isFrozen { return true }
    return false
  }

  private func flexFactor(ofItemAt index: Int, grows: Bool) -> Double {
    grows ? items[index].box.style.grow : items[index].box.style.shrink
  }

  /// Returns the main size of the container minus the items and gaps of a line, in points: frozen items with their
  /// target main sizes, the others with their flex base sizes.
  ///
  /// The subtractions are in the order of the children, because sums of floating-point numbers depend on the order.
  private mutating func remainingFreeSpace(of line: FlexLine) -> Double {
    var space = mainSize - gaps(count: line.places.count, gapBetweenItems)
    for position in line.places {
      let item = Int(places[position].item)
      space -= outerMainSize(
        ofItemAt: item, items[item].isFrozen ? items[item].targetMainSize : items[item].flexBaseSize)
    }
    return space
  }

  /// Executes one iteration of the loop that distributes the free space of a line: section 9.7, step 4.
  private mutating func distributeFreeSpace(of line: FlexLine, initialFreeSpace: Double, grows: Bool) {
    var sumOfFactors = 0.0
    var sumOfScaledFactors = 0.0
    for position in line.places {
      let item = Int(places[position].item)
      if items[item].isFrozen { continue }
      sumOfFactors += flexFactor(ofItemAt: item, grows: grows)
      sumOfScaledFactors += items[item].scaledFlexShrinkFactor
    }
    // 4b: factors with a sum below 1 distribute only that share.
    var freeSpace = remainingFreeSpace(of: line)
    if sumOfFactors < 1, abs(initialFreeSpace * sumOfFactors) < abs(freeSpace) {
      freeSpace = initialFreeSpace * sumOfFactors
    }
    // 4c, 4d: distribute in proportion, then fix violations of a minimum or maximum.
    for index in line.items where !items[index].isFrozen {
      var size = items[index].flexBaseSize
      if grows, freeSpace > 0, sumOfFactors > 0 {
        size += freeSpace * (items[index].box.style.grow / sumOfFactors)
      } else if !grows, freeSpace < 0, sumOfScaledFactors > 0 {
        size += freeSpace * (items[index].scaledFlexShrinkFactor / sumOfScaledFactors)
      }
      items[index].targetMainSize = items[index].mainRange.clamp(size)
      items[index].violation = items[index].targetMainSize - size
    }
    var totalViolation = 0.0
    for position in line.places {
      let item = Int(places[position].item)
      if !items[item].isFrozen { totalViolation += items[item].violation }
    }
    freezeViolations(of: line, total: totalViolation)
  }

  /// Freezes all items of a line if their violations sum to 0, else those of the prevailing sign: section 9.7, step 4e.
  private mutating func freezeViolations(of line: FlexLine, total: Double) {
    for index in line.items where !items[index].isFrozen {
      let violation = items[index].violation
      items[index].isFrozen = total > 0 ? violation > 0 : total < 0 ? violation < 0 : true
    }
  }
}
