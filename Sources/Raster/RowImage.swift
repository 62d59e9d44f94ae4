package import Geometry

/// An image as its distinct rows of pixels, and for each row the index of its distinct row.
///
/// A skeleton repeats most of its rows.
package struct RowImage: Hashable, Sendable {
  package private(set) var size: PixelSize
  /// The index of the distinct row at each y, from the top; `size.height` entries.
  package private(set) var rowIndices: [Int32]
  /// The pixels of all distinct rows, each of `size.width` pixels, one row after the other.
  package internal(set) var pixels: [PremultipliedPixel]

  /// Creates an image from its distinct rows.
  ///
  /// - Parameters:
  ///   - rowIndices: the index of the distinct row at each y, from the top; `size.height` entries for a valid image.
  ///   - pixels: the pixels of the distinct rows, each of `size.width` pixels, one row after the other.
  package init(size: PixelSize, rowIndices: [Int32], pixels: [PremultipliedPixel]) {
    self.size = size
    self.rowIndices = rowIndices
    self.pixels = pixels
  }

  /// The number of distinct rows of the image.
  package var rowCount: Int { pixels.count / size.width }

  /// True if every pixel is opaque.
  package var isOpaque: Bool {
    // The smallest value, without a branch for each pixel, so that the compiler vectorizes the comparison.
    pixels.reduce(UInt32.max) { min($0, $1.bits) } >= 0xFF00_0000
  }

  /// The pixels of the distinct row at `index`, which must be less than `rowCount`, from left to right.
  package func row(_ index: Int32) -> ArraySlice<PremultipliedPixel> {
    pixels[Int(index) * size.width..<(Int(index) + 1) * size.width]
  }

  /// Changes the image to another frame with `rowCount` distinct rows, and keeps its memory.
  ///
  /// The pixels must be overwritten afterwards: they are those of the previous frame or transparent.
  ///
  /// - Parameters:
  ///   - size: the size of the frame in pixels.
  ///   - rowIndices: the index of the distinct row at each y, from the top; `size.height` entries, each below
  ///     `rowCount`.
  ///   - rowCount: the number of distinct rows.
  mutating func reset(size: PixelSize, rowIndices: [Int32], rowCount: Int) {
    self.size = size
    self.rowIndices = rowIndices
    let count = rowCount * size.width
    if pixels.count > count {
      pixels.removeLast(pixels.count - count)
    } else {
      pixels.append(contentsOf: repeatElement(.clear, count: count - pixels.count))
    }
  }
}

/// The smallest rectangle that contains all different pixels of two images; nil if the images are equal.
///
/// If the sizes differ, it is the whole new image. A pair of distinct rows that repeats, as in the cells of a feed, is
/// compared once.
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
  /// The columns, counted from 0, from the first to the last difference between distinct rows of two images.
  ///
  /// Nil if the rows are equal. The images must have the same width; `index` is a row of this image, `otherIndex` one
  /// of `other`.
  package func columns(ofRow index: Int32, differingFrom other: RowImage, row otherIndex: Int32) -> Range<Int>? {
    let width = size.width
    return differingColumns(pixels, at: Int(index) * width, other.pixels, at: Int(otherIndex) * width, count: width)
  }
}

/// The result of the last comparison of a distinct row of the old image, which is reused for the same pair of rows.
private struct RowComparison {
  var row: Int32
  /// The columns from the first to the last difference between both rows; nil if they are equal.
  var columns: Range<Int>?
}
