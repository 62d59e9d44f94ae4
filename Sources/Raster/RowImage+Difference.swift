import Geometry

/// The smallest rectangle around the pixels that differ between two images of the same size; nil when none does.
///
/// Each pair of distinct rows is compared once while it keeps coming back, as in the cells of a feed.
package func changedRect(from old: RowImage, to new: RowImage) -> PixelRect? {
  guard old.size == new.size else {
    return PixelRect(columns: 0..<new.size.width, rows: 0..<new.size.height)
  }
  var comparisons = [RowComparison?](repeating: nil, count: old.rowCount)
  var rect: PixelRect?
  for (y, (before, after)) in zip(old.rowIndices, new.rowIndices).enumerated() {
    let columns: Range<Int>?
    if let known = comparisons[Int(before)], known.row == after {
      columns = known.columns
    } else {
      columns = new.columns(ofRow: after, differingFrom: old, row: before)
      comparisons[Int(before)] = RowComparison(row: after, columns: columns)
    }
    guard let columns else { continue }
    let known = rect ?? PixelRect(columns: columns, rows: y..<y + 1)
    let low = min(known.columns.lowerBound, columns.lowerBound)
    let high = max(known.columns.upperBound, columns.upperBound)
    rect = PixelRect(columns: low..<high, rows: known.rows.lowerBound..<y + 1)
  }
  return rect
}

extension RowImage {
  /// The columns from the first to the last pixel in which a distinct row differs from one of an image as wide; nil if
  /// none does.
  package func columns(ofRow index: Int32, differingFrom other: RowImage, row otherIndex: Int32) -> Range<Int>? {
    let width = size.width
    return differingColumns(pixels, at: Int(index) * width, other.pixels, at: Int(otherIndex) * width, count: width)
  }
}

/// What a row was last compared with.
private struct RowComparison {
  var row: Int32
  /// From the first pixel that differs to the last.
  var columns: Range<Int>?
}
