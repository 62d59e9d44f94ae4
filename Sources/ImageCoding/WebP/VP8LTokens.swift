import Geometry
import Raster

/// A part of the pixels of an image in the order of its rows: RFC 9649, "Entropy-Coded Image Data".
enum VP8LToken<Color> {
  /// One pixel.
  case literal(Color)
  /// `length` pixels, 1…4,096, that are equal to those `distance` pixels before; `distance` is 1 or more.
  case copy(length: Int32, distance: Int32)

  /// The token with another form of its color.
  func mapped<NewColor>(_ transform: (Color) -> NewColor) -> VP8LToken<NewColor> {
    switch self {
    case .literal(let color): .literal(transform(color))
    case .copy(let length, let distance): .copy(length: length, distance: distance)
    }
  }
}

/// An image as literals and copies of VP8L, the lossless bitstream of WebP (RFC 9649).
///
/// Equal pixels become copies of the pixel on their left, and equal rows become copies of rows above. The number of
/// tokens follows from the runs of the distinct rows; there is no search for matches.
struct VP8LTokens {
  /// The width of the image in pixels, which is the distance to the pixel above.
  let width: Int
  /// The tokens of all rows, from the top.
  private(set) var tokens: [VP8LToken<PremultipliedPixel>] = []
  /// The copy that the next token may continue; its length is 0 for none, and otherwise has no maximum.
  private var open = (length: 0, distance: 0)
  /// The pixel before the next one; nil before the first.
  private var last: PremultipliedPixel?

  /// The maximum length of a copy in pixels: RFC 9649 defines 24 prefixes of lengths.
  private static let longestCopy = 4_096
  /// The maximum distance of a copy in pixels: the last of the 40 prefixes ends at 2²⁰, and 120 of its values are used
  /// for near pixels.
  private static let longestDistance = 1 << 20 - VP8LDistance.nearCount
  /// The minimum length of a copy in pixels.
  ///
  /// A shorter one takes as many bits as its literals.
  private static let shortestCopy = 4
  /// The maximum average number of tokens per row.
  ///
  /// Above it, libwebp's search for matches compresses better.
  private static let tokensPerRow = 40

  /// Converts the pixels of `image`, which must not be empty.
  ///
  /// Nil if there are too many tokens, as in gradients that differ in each row.
  init?(_ image: RowImage) {
    width = image.size.width
    let rows = image.rowIndices
    let runs = RowRuns(of: image)
    var remaining = max(rows.count * Self.tokensPerRow, 4 * width)
    var lastPlaces = [Int?](repeating: nil, count: runs.rowCount)
    for (y, row) in rows.enumerated() {
      let source = repeated(row, at: y, rows, lastPlaces[Int(row)])
      lastPlaces[Int(row)] = y
      if let source {
        copy(width, distance: (y - source) * width)
        last = runs.all[runs.range(Int(row)).upperBound - 1].pixel
        continue
      }
      let count = tokens.count
      append(runs, Int(row), below: y > 0 ? Int(rows[y - 1]) : nil)
      remaining -= tokens.count - count
      if remaining < 0 { return nil }
    }
    close()
  }

  /// The y of an earlier row that is equal to `row` and near enough to be copied; nil for none.
  ///
  /// A row that continues the open copy is preferred, then the row above.
  ///
  /// - Parameter last: the y at which the row appeared last; nil if it is new.
  private func repeated(_ row: Int32, at y: Int, _ rows: [Int32], _ last: Int?) -> Int? {
    guard let last else { return nil }
    let continued = y - open.distance / width
    if open.length > 0, open.distance % width == 0, continued >= 0, rows[continued] == row {
      return continued
    }
    return (y - last) * width <= Self.longestDistance ? last : nil
  }

  /// Appends the tokens of a row that is not a copy as a whole.
  ///
  /// - Parameter above: the index in `runs` of the row above; nil for the first row.
  private mutating func append(_ runs: RowRuns<ColorRun>, _ row: Int, below above: Int?) {
    var rest = runs.range(row)
    var start: Int32 = 0
    let equal = above.map { equalColumns(runs, row, $0) } ?? []
    let end = Int32(truncatingIfNeeded: width)
    for columns in equal + [end..<end] {
      let isCopied = columns.count >= Self.shortestCopy || columns.lowerBound == 0 && continuesAbove
      guard isCopied || columns.isEmpty else { continue }
      while start < columns.lowerBound {
        let run = runs.all[rest.lowerBound]
        let end = min(run.end, columns.lowerBound)
        append(run.pixel, count: Int(end - start))
        start = end
        if run.end == end { rest = rest.dropFirst() }
      }
      guard isCopied else { continue }
      copy(columns.count, distance: width)
      start = columns.upperBound
      while runs.all[rest.lowerBound].end < start { rest = rest.dropFirst() }
      last = runs.all[rest.lowerBound].pixel
      if runs.all[rest.lowerBound].end == start { rest = rest.dropFirst() }
    }
  }

  /// The columns in which two rows are equal, as ranges from left to right that do not touch.
  private func equalColumns(_ runs: RowRuns<ColorRun>, _ row: Int, _ above: Int) -> [Range<Int32>] {
    let all = runs.all.span
    var (lower, upper) = (runs.range(row).lowerBound, runs.range(above).lowerBound)
    let end = runs.range(row).upperBound
    var columns: [Range<Int32>] = []
    var start: Int32 = 0
    while lower < end {
      let (a, b) = (all[lower], all[upper])
      let next = min(a.end, b.end)
      if a.pixel == b.pixel {
        if let last = columns.last, last.upperBound == start {
          columns[columns.count - 1] = last.lowerBound..<next
        } else {
          columns.append(start..<next)
        }
      }
      if a.end == next { lower += 1 }
      if b.end == next { upper += 1 }
      start = next
    }
    return columns
  }

  /// True if the open copy is one of the pixels above.
  private var continuesAbove: Bool { open.length > 0 && open.distance == width }

  /// Appends `count` equal pixels.
  private mutating func append(_ pixel: PremultipliedPixel, count: Int) {
    var count = count
    if pixel != last {
      close()
      tokens.append(.literal(pixel))
      last = pixel
      count -= 1
    }
    if count >= Self.shortestCopy || open.length > 0 && open.distance == 1 {
      copy(count, distance: 1)
    } else if count > 0 {
      close()
      for _ in 0..<count { tokens.append(.literal(pixel)) }
    }
  }

  /// Appends a copy of `length` pixels, or continues the open one if it has the same distance.
  private mutating func copy(_ length: Int, distance: Int) {
    guard length > 0 else { return }
    if open.length > 0, open.distance == distance {
      open.length += length
      return
    }
    close()
    open = (length, distance)
  }

  /// Appends the tokens of the open copy.
  private mutating func close() {
    while open.length > 0 {
      let length = min(open.length, Self.longestCopy)
      let distance = Int32(truncatingIfNeeded: open.distance)
      tokens.append(.copy(length: Int32(truncatingIfNeeded: length), distance: distance))
      open.length -= length
    }
  }
}
