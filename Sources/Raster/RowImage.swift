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
  /// - Parameter rowIndices: the index of the distinct row at each y, from the top; `size.height` entries, each below
  ///   `rowCount`.
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

  /// The columns, counted from 0, from the first to the last difference between distinct rows of two images.
  ///
  /// Nil if the rows are equal. The images must have the same width; `index` is a row of this image, `otherIndex` one
  /// of `other`.
  package func columns(ofRow index: Int32, differingFrom other: RowImage, row otherIndex: Int32) -> Range<Int>? {
    let width = size.width
    return differingColumns(pixels, at: Int(index) * width, other.pixels, at: Int(otherIndex) * width, count: width)
  }
}
