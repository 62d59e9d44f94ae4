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
        return above == indices[y]
          ? RowPairs.Pair(first: 0, second: 0) : RowPairs.Pair(first: above, second: indices[y])
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
  private var tokens: [RunToken] = []

  init(rows: [UInt8], rowLength: Int, format: PNGPixelFormat, isRepetitive: Bool) {
    self.rows = rows
    self.rowLength = rowLength
    self.format = format
    self.isRepetitive = isRepetitive
  }

  /// Appends a row; −1 stands for the row above the first, which is zero.
  mutating func append(_ index: Int, below above: Int) {
    let row = row(index)
    let ups = above < 0 ? Array(row) : differences(row, self.row(above))
    var candidates: [(filter: PNGFilter, bytes: ArraySlice<UInt8>)] = [(.up, ups[...])]
    if index != above {
      switch format {
      case .indexed:
        // Differences of places in a palette mean nothing, but where rows are the same.
        candidates = isRepetitive ? candidates + [(.none, row)] : [(.none, row)]
      case .rgb, .rgba:
        let pixelLength = format.bytesPerPixel
        candidates.append((.sub, row.prefix(pixelLength) + differences(row.dropFirst(pixelLength), row)))
      }
    }
    let costs = candidates.count > 1 ? candidates.map { cost($0.bytes) } : [0]
    guard let best = candidates.indices.min(by: { costs[$0] < costs[$1] }) else { return }
    bytes.append(candidates[best].filter.rawValue)
    bytes += candidates[best].bytes
  }

  private func row(_ index: Int) -> ArraySlice<UInt8> {
    rows[index * rowLength..<(index + 1) * rowLength]
  }

  private func differences(_ bytes: ArraySlice<UInt8>, _ others: ArraySlice<UInt8>) -> [UInt8] {
    zip(bytes, others).map { $0 &- $1 }
  }

  /// What a filtered row costs: the tokens it becomes if only runs are looked for, otherwise the sum of the absolute
  /// values of its differences, taken as −128…127, as the specification recommends.
  private mutating func cost(_ differences: ArraySlice<UInt8>) -> Int {
    guard isRepetitive else { return differences.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) } }
    tokens.removeAll(keepingCapacity: true)
    tokens.append(differences, pixelLength: format.bytesPerPixel)
    return tokens.count
  }
}
