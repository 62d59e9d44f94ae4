import Geometry
import Raster

/// The pixels that differ between two frames of equal size; each pair of distinct rows is compared once.
struct FrameDifference {
  private let old: RowImage
  private let new: RowImage
  /// The distinct pairs of rows at the same y: the index of the row in the old image and that in the new image.
  private let pairs: RowPairs
  /// The columns from the first to the last change, by the index of the pair in `pairs`; empty for equal rows.
  private var columns: [Range<Int>] = []

  /// Compares two frames, which must have the same size.
  init(from old: RowImage, to new: RowImage) {
    self.old = old
    self.new = new
    pairs = RowPairs(zip(old.rowIndices, new.rowIndices).map { RowPairs.Pair(first: $0, second: $1) })
    columns = pairs.pairs.map { new.columns(ofRow: $0.second, differingFrom: old, row: $0.first) ?? 0..<0 }
  }

  /// The smallest rectangle of pixels that contains all changed pixels; nil if the frames are equal.
  var rect: PixelRect? {
    let isChanged: (Int32) -> Bool = { !columns[Int($0)].isEmpty }
    guard let top = pairs.indices.firstIndex(where: isChanged), let bottom = pairs.indices.lastIndex(where: isChanged)
    else { return nil }
    let changed = columns.filter { !$0.isEmpty }
    let left = changed.reduce(new.size.width) { min($0, $1.lowerBound) }
    let right = changed.reduce(0) { max($0, $1.upperBound) }
    return PixelRect(columns: left..<right, rows: top..<bottom + 1)
  }

  /// The pixels of the new frame in `rect`, with unchanged pixels replaced by transparent ones.
  ///
  /// The rectangle is in pixels and must be within the frame.
  func changedPixels(in rect: PixelRect) -> RowImage {
    let width = new.size.width
    let (oldPixels, newPixels) = (old.pixels.span, new.pixels.span)
    var row = [PremultipliedPixel](repeating: .clear, count: rect.width)
    return RowImage(new.size, in: rect, pairs.indices, rowCount: pairs.pairs.count) { index, pixels in
      let pair = pairs.pairs[index]
      let oldStart = Int(pair.first) * width + rect.columns.lowerBound
      let newStart = Int(pair.second) * width + rect.columns.lowerBound
      for x in row.indices {
        let bits = newPixels[newStart + x].bits
        // The bits of the transparent pixel are 0.
        row[x].bits = bits == oldPixels[oldStart + x].bits ? 0 : bits
      }
      pixels += row
    }
  }
}
