package import Geometry

/// An image as its distinct rows and where each of them shows: a skeleton repeats most of its rows.
///
/// Pixels are premultiplied sRGB, packed with red in the lowest byte and alpha in the highest.
package struct RowImage: Hashable, Sendable {
  package private(set) var size: PixelSize
  /// The distinct row that shows at each y.
  package private(set) var rowIndices: [Int32]
  /// The pixels of all distinct rows, one row after the other.
  package internal(set) var pixels: [UInt32]

  /// An image of `size.height` rows, each an index into the rows of `size.width` pixels that `pixels` holds.
  package init(size: PixelSize, rowIndices: [Int32], pixels: [UInt32]) {
    self.size = size
    self.rowIndices = rowIndices
    self.pixels = pixels
  }

  /// How many distinct rows there are.
  package var rowCount: Int { pixels.count / size.width }

  /// The pixels of the distinct row at `index`.
  package func row(_ index: Int32) -> ArraySlice<UInt32> {
    pixels[Int(index) * size.width..<(Int(index) + 1) * size.width]
  }

  /// Makes room for the rows of another frame, keeping the memory; the pixels are to be overwritten.
  mutating func reset(size: PixelSize, rowIndices: [Int32], rowCount: Int) {
    self.size = size
    self.rowIndices = rowIndices
    let count = rowCount * size.width
    if pixels.count > count {
      pixels.removeLast(pixels.count - count)
    } else {
      pixels.append(contentsOf: repeatElement(0, count: count - pixels.count))
    }
  }
}

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
