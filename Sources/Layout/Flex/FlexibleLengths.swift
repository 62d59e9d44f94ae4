import Diagnostics
import Geometry
import ViewTree

/// Flex lines and flexible lengths: CSS Flexible Box Layout 1, section 9.3, step 5, and section 9.7.
extension FlexAlgorithm {
  /// Distributes the children to ``lines``; a container that wraps starts a new line before the first item that does
  /// not fit.
  func collectFlexLines() {
    let breakSize = wraps ? breakSize : .infinity
    let outerSizes = items.map { item in
      (
        hypothetical: item.outerMainSize(of: item.hypotheticalMainSize, main),
        base: item.outerMainSize(of: item.flexBaseSize, main)
      )
    }
    var start = 0
    while start < places.count {
      var line = FlexLine(
        places: start..<start, items: items.indices, sumOfHypotheticalSizes: 0, sumOfFlexBaseSizes: 0)
      for (index, place) in places[start...].enumerated() {
        let gap = index == 0 ? 0 : gapBetweenItems
        let outer = outerSizes[Int(place.item)]
        let sum = line.sumOfHypotheticalSizes + gap + outer.hypothetical
        if index > 0, sum > breakSize + tolerance { break }
        line.sumOfHypotheticalSizes = sum
        line.sumOfFlexBaseSizes += gap + outer.base
        line.places = start..<start + index + 1
      }
      if wraps { line.items = line.places }
      lines.append(line)
      start = line.places.upperBound
    }
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
  func resolveFlexibleLengths(ofLineAt index: Int) {
    let line = lines[index]
    let grows = line.sumOfHypotheticalSizes < mainSize
    // Steps 2 and 3: inflexible items are frozen; the initial free space is the remainder.
    for index in line.items {
      let item = items[index]
      items[index].targetMainSize = item.hypotheticalMainSize
      items[index].isFrozen =
        flexFactor(of: item, grows: grows) == 0
        || (grows ? item.flexBaseSize > item.hypotheticalMainSize : item.flexBaseSize < item.hypotheticalMainSize)
    }
    let initialFreeSpace = remainingFreeSpace(of: line)
    // Step 4: each iteration freezes at least one item.
    while line.items.contains(where: { !items[$0].isFrozen }) {
      // An item takes about 40 ns in each iteration.
      guard box.work.allowsMore(1 + line.items.count / 128) else { return }
      distributeFreeSpace(of: line, initialFreeSpace: initialFreeSpace, grows: grows)
    }
    lines[index].freeSpace = space(leftIn: line) { $0.targetMainSize }
  }

  /// Returns the main size of the container minus the items and gaps of a line, in points.
  ///
  /// The subtractions are in the order of the children, because sums of floating-point numbers depend on the order.
  ///
  /// - Parameter contentSize: a function that returns the main size of an item's content box in points.
  private func space(leftIn line: FlexLine, _ contentSize: (borrowing FlexItem) -> Double) -> Double {
    let sizes = line.items.map { items[$0].outerMainSize(of: contentSize(items[$0]), main) }
    let first = line.items.lowerBound
    return places[line.places].reduce(mainSize - gaps(count: line.places.count, gapBetweenItems)) {
      $0 - sizes[Int($1.item) - first]
    }
  }

  private func flexFactor(of item: FlexItem, grows: Bool) -> Double {
    grows ? item.box.style.grow : item.box.style.shrink
  }

  private func remainingFreeSpace(of line: FlexLine) -> Double {
    space(leftIn: line) { $0.isFrozen ? $0.targetMainSize : $0.flexBaseSize }
  }

  /// Executes one iteration of the loop that distributes the free space of a line: section 9.7, step 4.
  ///
  /// - Parameters:
  ///   - initialFreeSpace: the free space before the first iteration, in points.
  ///   - grows: true if the items grow, false if they shrink.
  private func distributeFreeSpace(of line: FlexLine, initialFreeSpace: Double, grows: Bool) {
    var sumOfFactors = 0.0
    var sumOfScaledFactors = 0.0
    for place in places[line.places] where !items[Int(place.item)].isFrozen {
      sumOfFactors += flexFactor(of: items[Int(place.item)], grows: grows)
      sumOfScaledFactors += items[Int(place.item)].scaledFlexShrinkFactor
    }
    // 4b: factors with a sum below 1 distribute only that share.
    var freeSpace = remainingFreeSpace(of: line)
    if sumOfFactors < 1, abs(initialFreeSpace * sumOfFactors) < abs(freeSpace) {
      freeSpace = initialFreeSpace * sumOfFactors
    }
    // 4c, 4d: distribute in proportion, then fix violations of a minimum or maximum.
    for index in line.items where !items[index].isFrozen {
      let item = items[index]
      var size = item.flexBaseSize
      if grows, freeSpace > 0, sumOfFactors > 0 {
        size += freeSpace * (item.box.style.grow / sumOfFactors)
      } else if !grows, freeSpace < 0, sumOfScaledFactors > 0 {
        size += freeSpace * (item.scaledFlexShrinkFactor / sumOfScaledFactors)
      }
      items[index].targetMainSize = item.mainRange.clamp(size)
      items[index].violation = items[index].targetMainSize - size
    }
    let totalViolation = places[line.places].reduce(0.0) { total, place in
      let item = Int(place.item)
      return items[item].isFrozen ? total : total + items[item].violation
    }
    freezeViolations(of: line, total: totalViolation)
  }

  /// Freezes all items of a line if their violations sum to 0, else those of the prevailing sign: section 9.7, step 4e.
  ///
  /// - Parameter total: the sum of the violations, in points.
  private func freezeViolations(of line: FlexLine, total: Double) {
    for index in line.items where !items[index].isFrozen {
      let violation = items[index].violation
      items[index].isFrozen = total > 0 ? violation > 0 : total < 0 ? violation < 0 : true
    }
  }
}
