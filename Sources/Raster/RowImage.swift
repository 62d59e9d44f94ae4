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
