import Geometry
import ViewTree

/// The intrinsic widths of the content of a row, and of a column that wraps: CSS Flexible Box Layout 1, section 9.9.
extension FlexAlgorithm {
  @inline(never)
  mutating func intrinsicWidths() -> IntrinsicWidths {
    determineFlexBaseSizes()
    if !main.isHorizontal { return columnWidths() }
    return rowWidths()
  }

  @inline(never)
  private func contribution(ofItemAt index: Int) -> IntrinsicWidths {
    let child = items[index].box
    return child.contribution(in: box.intrinsicConstraints(for: child, content: content))
  }

  /// Returns the intrinsic widths of a row's content in points: section 9.9.1, as browsers implement it.
  ///
  /// The width is the sum of the items' contributions. An item that cannot flex from its flex base size to its
  /// contribution counts with its hypothetical main size. In a row that wraps, the min-content width is that of one
  /// item per line.
  @inline(never)
  private func rowWidths() -> IntrinsicWidths {
    var minContent = 0.0
    var maxContent = 0.0
    var last: Int32 = -1
    var contribution = IntrinsicWidths(minContent: 0, maxContent: 0)
    for place in places {
      let item = Int(place.item)
      // Copies of a child follow each other.
      if place.item != last { contribution = self.contribution(ofItemAt: item) }
      last = place.item
      let margins = items[item].margins[main]
      maxContent += margins + flexed(itemAt: item, towards: contribution.maxContent)
      minContent =
        wraps
        ? max(minContent, margins + contribution.minContent)
        : minContent + margins + flexed(itemAt: item, towards: contribution.minContent)
    }
    let gaps = gaps(count: places.count, gapBetweenItems)
    maxContent += gaps
    if !wraps { minContent += gaps }
    // Negative margins must not reverse the two widths, nor make a width negative.
    return IntrinsicWidths(minContent: max(0, minContent), maxContent: max(0, minContent, maxContent))
  }

  /// Returns the contribution of an item in points, or its hypothetical main size if it cannot flex to that.
  private func flexed(itemAt index: Int, towards contribution: Double) -> Double {
    guard items[index].hasDefiniteBasis else { return contribution }
    let base = items[index].flexBaseSize + items[index].mainPadding
    let isInflexible =
      contribution > base && items[index].box.style.grow == 0
      || contribution < base && items[index].box.style.shrink == 0
    return isInflexible ? items[index].hypotheticalMainSize + items[index].mainPadding : contribution
  }

  /// Returns the intrinsic widths of a wrapping column's content in points: section 9.9.2, as browsers implement it.
  ///
  /// The *max-content* width is the sum of the widths of the columns that fit the height, with items at their
  /// *max-content* widths.
  @inline(never)
  private mutating func columnWidths() -> IntrinsicWidths {
    collectFlexLines()
    determineMainSize()
    for index in lines.indices { resolveFlexibleLengths(ofLineAt: index) }
    determineHypotheticalCrossSizes()
    for index in lines.indices { determineCrossSize(ofLineAt: index) }
    let columns = lines.reduce(0) { $0 + $1.crossSize } + gaps(count: lines.count, gapBetweenLines)
    let minContent = box.widestChild(content: content).minContent
    return IntrinsicWidths(minContent: minContent, maxContent: max(minContent, columns))
  }
}
