import Geometry
import Raster

/// The filter types of PNG that are used here, by their numbers.
private enum PNGFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2
}

/// The image as PNG compresses it: every row preceded by its filter type and filtered.
///
/// A row that repeats the one above becomes zeros. Places in a palette are not filtered otherwise: their differences
/// mean nothing. Of other rows the filter with the smaller sum of absolute differences is taken, as the specification
/// recommends. The same row below the same row looks the same again, so it is copied.
func filteredScanlines(of image: RowImage, _ format: PNGPixelFormat) -> [UInt8] {
  let rowLength = format.bytesPerRow(width: image.size.width)
  var rows: [UInt8] = []
  rows.reserveCapacity(image.rowCount * rowLength)
  for index in 0..<image.rowCount {
    format.append(image.row(Int32(index)), to: &rows)
  }
  var scanlines = ScanlineFilter(rows: rows, rowLength: rowLength, format: format)
  scanlines.reserve(image.size.height)
  for index in image.rowIndices {
    scanlines.append(Int(index))
  }
  return scanlines.bytes
}

private struct ScanlineFilter {
  /// One row below another.
  private struct Pair: Hashable {
    var above: Int
    var row: Int
  }

  let rows: [UInt8]
  let rowLength: Int
  let format: PNGPixelFormat
  private(set) var bytes: [UInt8] = []
  private var above = -1
  /// Where a pair of rows was filtered before; only ever asked for a key.
  private var known: [Pair: Int] = [:]

  init(rows: [UInt8], rowLength: Int, format: PNGPixelFormat) {
    self.rows = rows
    self.rowLength = rowLength
    self.format = format
  }

  mutating func reserve(_ rowCount: Int) {
    bytes.reserveCapacity(rowCount * (rowLength + 1))
  }

  /// Appends the distinct row at `index`.
  mutating func append(_ index: Int) {
    let pair = Pair(above: above, row: index)
    above = index
    if pair.above == index {
      bytes.append(PNGFilter.up.rawValue)
      bytes.append(contentsOf: repeatElement(0, count: rowLength))
    } else if let start = known[pair] {
      // A copy of its own: appending to an array while a slice of it exists would copy all of it.
      bytes.append(contentsOf: Array(bytes[start...start + rowLength]))
    } else {
      known[pair] = bytes.count
      appendFiltered(pair)
    }
  }

  private mutating func appendFiltered(_ pair: Pair) {
    let row = row(pair.row)
    if case .indexed = format {
      bytes.append(PNGFilter.none.rawValue)
      bytes.append(contentsOf: row)
      return
    }
    let ups = pair.above < 0 ? Array(row) : differences(row, self.row(pair.above))
    let subs = row.prefix(format.bytesPerPixel) + differences(row.dropFirst(format.bytesPerPixel), row)
    let isUp = cost(ups[...]) <= cost(subs)
    bytes.append(isUp ? PNGFilter.up.rawValue : PNGFilter.sub.rawValue)
    bytes.append(contentsOf: isUp ? ups[...] : subs)
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
