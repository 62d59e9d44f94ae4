import Geometry
import Raster

/// The filter types of PNG that are used here, by their numbers.
private enum PNGFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2
}

/// The rows of an image as PNG compresses them: each behind its filter type, and filtered.
///
/// The same row below the same row becomes the same line. A row that repeats the one above becomes zeros.
struct PNGScanlines {
  /// Whether few lines are distinct, so that runs within them are all there is to find.
  let isRepetitive: Bool
  let lines: RepeatedLines

  init(of image: RowImage, _ format: PNGPixelFormat) {
    let rowLength = format.bytesPerRow(width: image.size.width)
    var rows: [UInt8] = []
    rows.reserveCapacity(image.rowCount * rowLength)
    for index in 0..<image.rowCount {
      format.append(image.row(Int32(index)), to: &rows)
    }
    let indices = image.rowIndices
    // What repeats the row above is one pair, whatever the row.
    let pairs = RowPairs(
      indices.indices.map { y in
        let above = y > 0 ? indices[y - 1] : -1
        return above == indices[y] ? RowPairs.Pair(first: 0, second: 0) : RowPairs.Pair(first: above, second: indices[y])
      })
    isRepetitive = pairs.pairs.count * 4 <= indices.count
    var filter = ScanlineFilter(rows: rows, rowLength: rowLength, format: format, isRepetitive: isRepetitive)
    for pair in pairs.pairs { filter.append(Int(pair.second), below: Int(pair.first)) }
    lines = RepeatedLines(length: rowLength + 1, bytes: filter.bytes, indices: pairs.indices)
  }
}

private struct ScanlineFilter {
  let rows: [UInt8]
  let rowLength: Int
  let format: PNGPixelFormat
  let isRepetitive: Bool
  private(set) var bytes: [UInt8] = []

  init(rows: [UInt8], rowLength: Int, format: PNGPixelFormat, isRepetitive: Bool) {
    self.rows = rows
    self.rowLength = rowLength
    self.format = format
    self.isRepetitive = isRepetitive
  }

  /// Appends a row; −1 stands for the row above the first, which is zero.
  ///
  /// Of bytes that are colors the filter with the smaller sum of absolute differences is taken, as the specification
  /// recommends. Differences of places in a palette mean nothing but where rows differ: they help if little else does.
  mutating func append(_ index: Int, below above: Int) {
    let row = row(index)
    let ups = above < 0 ? Array(row) : differences(row, self.row(above))
    if index == above {
      append(.up, ups[...])
    } else if case .indexed = format {
      isRepetitive ? append(.up, ups[...]) : append(.none, row)
    } else {
      let subs = row.prefix(format.bytesPerPixel) + differences(row.dropFirst(format.bytesPerPixel), row)
      cost(ups[...]) <= cost(subs) ? append(.up, ups[...]) : append(.sub, subs)
    }
  }

  private mutating func append(_ filter: PNGFilter, _ row: ArraySlice<UInt8>) {
    bytes.append(filter.rawValue)
    bytes += row
  }

  private func row(_ index: Int) -> ArraySlice<UInt8> {
    rows[index * rowLength..<(index + 1) * rowLength]
  }

  private func differences(_ bytes: ArraySlice<UInt8>, _ others: ArraySlice<UInt8>) -> [UInt8] {
    zip(bytes, others).map { $0 &- $1 }
  }

  /// The sum of the absolute values of differences, which are taken as −128…127.
  private func cost(_ differences: ArraySlice<UInt8>) -> Int {
    differences.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
  }
}
