import Raster

/// The filter types of PNG that the encoder uses; the raw value is the number of the type in the file.
///
/// A filtered byte is the byte itself, or the byte minus that of the pixel on its left or above.
enum PNGFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2
}

/// The filtered rows of a PNG image as bytes, each row preceded by its filter type.
///
/// Used for images that compress better with a search for matches than as runs.
struct PNGScanlines {
  private(set) var bytes: [UInt8] = []
  private let format: PNGPixelFormat

  /// Expands and filters the rows at `rowIndices`, from the top, each `width` pixels wide.
  init(_ rows: RowRuns<PNGValueRun>, rowIndices: ArraySlice<Int32>, width: Int, _ format: PNGPixelFormat) {
    self.format = format
    let rowLength = format.bytesPerRow(width: width)
    bytes.reserveCapacity(rowIndices.count * (rowLength + 1))
    var above = [UInt8](repeating: 0, count: rowLength)
    var row: [UInt8] = []
    var last: Int32 = -1
    for index in rowIndices {
      if index == last {
        bytes.append(PNGFilter.up.rawValue)
        bytes.append(contentsOf: repeatElement(0, count: rowLength))
        continue
      }
      row.removeAll(keepingCapacity: true)
      rows.append(Int(index), valueLength: format.bytesPerPixel, rowLength: rowLength, to: &row)
      append(row, below: above)
      swap(&row, &above)
      last = index
    }
  }

  private mutating func append(_ row: [UInt8], below above: [UInt8]) {
    if case .indexed = format {
      // Palette indices are not filtered: their differences have no meaning.
      bytes.append(PNGFilter.none.rawValue)
      bytes += row
      return
    }
    let distance = format.bytesPerPixel
    let upCost = cost(of: row[...], minus: above)
    let subCost = cost(of: row.prefix(distance)) + cost(of: row[distance...], minus: row)
    let start = bytes.count + 1
    if upCost <= subCost {
      bytes.append(PNGFilter.up.rawValue)
      bytes += row
      bytes.subtract(above, from: start)
    } else {
      bytes.append(PNGFilter.sub.rawValue)
      bytes += row
      bytes.subtract(row.dropLast(distance), from: start + distance)
    }
  }
}

extension RowRuns<PNGValueRun> {
  /// Appends the `rowLength` bytes of the distinct row at index `row`, whose values have `valueLength` bytes each.
  fileprivate func append(_ row: Int, valueLength: Int, rowLength: Int, to bytes: inout [UInt8]) {
    let runs = all.span.extracting(range(row))
    bytes.append(addingCapacity: rowLength) { bytes in
      var start: Int32 = 0
      for index in runs.indices {
        let run = runs[index]
        for _ in start..<run.end {
          for place in 0..<valueLength { bytes.append(UInt8(truncatingIfNeeded: run.value >> UInt32(8 * place))) }
        }
        start = run.end
      }
    }
  }
}

/// The cost of filtered bytes: the sum of their absolute values as −128…127, as the PNG specification recommends.
private func cost(of row: ArraySlice<UInt8>) -> UInt32 {
  row.reduce(0) { $0 + UInt32(Int8(bitPattern: $1).magnitude) }
}

/// The cost of a row's bytes minus as many `others`.
private func cost(of row: ArraySlice<UInt8>, minus others: [UInt8]) -> UInt32 {
  unsafe row.withUnsafeBufferPointer { row in
    unsafe others.withUnsafeBufferPointer { others in
      // Without checks of bounds in the loop, the compiler makes it vector instructions: a row of 12,000 bytes is
      // costed in 1 µs instead of 12.
      precondition(row.count <= others.count)
      var sum: UInt32 = 0
      for index in 0..<row.count {
        let difference = unsafe row[index] &- others[index]
        sum &+= UInt32(Int8(bitPattern: difference).magnitude)
      }
      return sum
    }
  }
}

extension [UInt8] {
  /// Subtracts `others` from as many bytes of the array, modulo 256, beginning with the byte at `start`.
  fileprivate mutating func subtract(_ others: some Collection<UInt8>, from start: Int) {
    unsafe withUnsafeMutableBufferPointer { bytes in
      let done: Void? = others.withContiguousStorageIfAvailable { others in
        precondition(start + others.count <= bytes.count)
        for index in 0..<others.count { unsafe bytes[start + index] &-= others[index] }
      }
      precondition(done != nil)
    }
  }
}

/// The filtered rows of a PNG image as lines of deflate tokens, made from runs of pixels without expanding a row.
///
/// Two rows have the same line if they and the rows above them are equal. A row that repeats the row above becomes
/// zeros.
struct PNGRunLines {
  private let rows: RowRuns<PNGValueRun>
  private let isIndexed: Bool
  private(set) var lines: LineTokens
  /// The index in `lines` of the line of each row of the image, from the top.
  let indices: [Int32]
  private var differences: [PNGValueRun] = []

  /// The maximum average number of tokens (runs and single bytes) per row, for rows of at least 80 bytes.
  ///
  /// In shorter rows the maximum is half of the length in bytes. Above it, a search for matches compresses better.
  private static let piecesPerRow = 40

  /// Converts the rows at `rowIndices`, from the top, each `width` pixels wide, into lines.
  ///
  /// Nil if a line is longer than ``LineTokens/maximumLineLength``, or, with `mayGiveUp`, if there are too many tokens.
  init?(
    _ rows: RowRuns<PNGValueRun>, rowIndices: ArraySlice<Int32>, width: Int, _ format: PNGPixelFormat,
    mayGiveUp: Bool = true
  ) {
    let lineLength = format.bytesPerRow(width: width) + 1
    guard lineLength <= LineTokens.maximumLineLength else { return nil }
    isIndexed = format.colorType == 3
    self.rows = rows
    let pairs = RowPairs(ofNeighborsIn: rowIndices, rowCount: rows.rowCount)
    lines = LineTokens(lineLength: lineLength, pixelLength: format.bytesPerPixel, count: pairs.pairs.count)
    indices = pairs.indices
    var uses = [Int](repeating: 0, count: pairs.pairs.count)
    for index in indices { uses[Int(index)] += 1 }
    var remaining = rowIndices.count * min(Self.piecesPerRow, lineLength / 2 + 1)
    for (pair, uses) in zip(pairs.pairs, uses) {
      let count = lines.tokens.count
      append(Int(pair.second), below: Int(pair.first), width: lineLength - 1)
      remaining -= uses * (lines.tokens.count - count)
      if mayGiveUp, remaining < 0 { return nil }
    }
  }

  /// The bytes of the zlib stream of all rows, from the top.
  var compressed: [UInt8] { lines.compressed(inOrder: indices) }

  /// Appends the line of a row, with the filter type that gives the fewest tokens, as estimated.
  ///
  /// - Parameters:
  ///   - row: the index of the row in `rows`.
  ///   - above: the index of the row above it; −1 for the first row, above which all bytes count as 0.
  ///   - width: the length of a row in bytes, without the filter type.
  private mutating func append(_ row: Int, below above: Int, width: Int) {
    defer { lines.endLine() }
    let pixels = Int32(truncatingIfNeeded: width / lines.pixelLength)
    if row == above {
      lines.append(byte: PNGFilter.up.rawValue)
      return lines.append(pixel: 0, count: Int(pixels))
    }
    let range = rows.range(row)
    differences.removeAll(keepingCapacity: true)
    if above >= 0 { subtract(rows.range(above), from: range) }
    let plainCost = range.count * (isIndexed ? 1 : lines.pixelLength + 1)
    if above < 0 || upCost > plainCost {
      guard isIndexed else { return appendSteps(range) }
      lines.append(byte: PNGFilter.none.rawValue)
      return lines.append(bytes: rows.all, in: range)
    }
    lines.append(byte: PNGFilter.up.rawValue)
    if lines.pixelLength == 1 { return lines.append(bytes: differences, in: differences.indices) }
    var start: Int32 = 0
    for run in differences {
      lines.append(pixel: run.value, count: Int(run.end - start))
      start = run.end
    }
  }

  /// The approximate number of tokens of a row with the filter type `up`: its bytes minus those of the row above.
  ///
  /// It is computed from `differences`, which contains these bytes as runs.
  private var upCost: Int {
    isIndexed
      ? differences.count : differences.reduce(0) { $0 + ($1.value == 0 ? 1 : lines.pixelLength + 1) }
  }

  /// Appends the line of a row with the filter type `sub`: each pixel minus the pixel on its left.
  ///
  /// Within a run the differences are 0.
  ///
  /// - Parameter range: the range of the row's runs in `rows.all`.
  private mutating func appendSteps(_ range: Range<Int>) {
    lines.append(byte: PNGFilter.sub.rawValue)
    var start: Int32 = 0
    var left: UInt32 = 0
    for index in range {
      let run = rows.all[index]
      lines.append(pixel: bytes(run.value, minus: left), count: 1)
      if run.end > start + 1 { lines.append(pixel: 0, count: Int(run.end - start) - 1) }
      (start, left) = (run.end, run.value)
    }
  }

  /// Appends to ``differences`` the bytes of a row minus those of the row above, modulo 256, as runs.
  ///
  /// - Parameters:
  ///   - above: the range in `rows.all` of the runs of the row above.
  ///   - row: the range in `rows.all` of the row's runs.
  private mutating func subtract(_ above: Range<Int>, from row: Range<Int>) {
    let rows = rows.all
    let (upperRuns, lowerRuns) = (rows.span.extracting(above), rows.span.extracting(row))
    differences.append(addingCapacity: above.count + row.count) { differences in
      var (upper, lower) = (0, 0)
      // The run that may still grow; none yet if it is empty.
      var last = PNGValueRun(end: 0, value: 0)
      while upper < upperRuns.count, lower < lowerRuns.count {
        let (a, b) = (upperRuns[upper], lowerRuns[lower])
        if a == b {
          // Both rows show the same gradient: most runs are equal.
          if last.value != 0 { differences.append(last) }
          var end = b.end
          (upper, lower) = (upper &+ 1, lower &+ 1)
          while upper < upperRuns.count, lower < lowerRuns.count, upperRuns[upper] == lowerRuns[lower] {
            end = lowerRuns[lower].end
            (upper, lower) = (upper &+ 1, lower &+ 1)
          }
          last = PNGValueRun(end: end, value: 0)
          continue
        }
        let run = PNGValueRun(end: min(a.end, b.end), value: bytes(b.value, minus: a.value))
        if run.value != last.value, last.end > 0 { differences.append(last) }
        last = run
        if a.end == run.end { upper &+= 1 }
        if b.end == run.end { lower &+= 1 }
      }
      if last.end > 0 { differences.append(last) }
    }
  }
}

/// The number whose four bytes are the differences of the bytes of `a` and `b`, each modulo 256.
func bytes(_ a: UInt32, minus b: UInt32) -> UInt32 {
  let high: UInt32 = 0x8080_8080
  return ((a | high) &- (b & ~high)) ^ ((a ^ ~b) & high)
}
