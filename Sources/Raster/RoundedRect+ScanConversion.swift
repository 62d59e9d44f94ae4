import Geometry

/// The conversion of rounded rectangles, in pixels, into spans of runs with exact coverage.
///
/// Rows along the straight sides are equal, and within a row only the pixels on the outline are measured. So the work
/// is proportional to the length of the arcs. Equal shapes at a vertical distance of whole pixels, as in the cells of a
/// feed, are measured once.
struct RoundedRectScanConverter {
  let grid: PixelGrid
  private var builder = RunBuilder()
  private var areas: [Double] = []
  /// The coverage spans of each measured shape; the key is the shape, in pixels, moved so that its first row is row 0.
  private var known: [RoundedRect: [RunSpan]] = [:]
  /// True if a shape was equal to an earlier one, except for a vertical distance of whole pixels.
  private(set) var hasEqualShapes = false
  private var corners: [CornerCoverage] = []
  /// The index of each measured corner in `corners`.
  private var cornerIndices: [CornerCoverage.Key: Int] = [:]

  /// The rows that the upper corners of the current shape cut, from its upper side: the coverage of the pixels between
  /// the corners, and the index of the runs.
  private var upperRows: [(coverage: UInt8, runs: Int32)] = []

  /// The corners of earlier pictures; nil for none.
  private let kept: MeasuredCorners?

  init(grid: PixelGrid, kept: MeasuredCorners?) {
    (self.grid, self.kept) = (grid, kept)
  }

  /// Keeps the measured corners for later pictures.
  func keepCorners() { if !corners.isEmpty { kept?.keep(corners) } }

  mutating func spans(of shape: RoundedRect, in table: inout RunTable) -> [RunSpan] {
    guard !shape.rect.isEmpty else { return [] }
    // Relative to their own first row, equal shapes are equal to the last bit, in every band.
    // The bound keeps the rows of shapes far above the canvas within the 32 bits of a span.
    let shift = limited(shape.rect.minY.rounded(.down), to: -0x1p30...0x1p30)
    let local = shape.offset(by: Point(x: 0, y: -shift))
    let band = grid.rows.lowerBound - Int(shift)..<grid.rows.upperBound - Int(shift)
    let isWhole = Double(band.lowerBound) <= local.rect.minY && local.rect.maxY <= Double(band.upperBound)
    let spans: [RunSpan]
    if isWhole, let measured = known[local] {
      spans = measured
      hasEqualShapes = true
    } else {
      let rows = pixels(touchedFrom: local.rect.minY, to: local.rect.maxY, in: band)
      spans = self.spans(of: local, rows: rows, in: &table)
      if isWhole { known[local] = spans }
    }
    return spans.map { $0.offset(by: Int(shift)) }
  }

  private mutating func spans(of shape: RoundedRect, rows: Range<Int>, in table: inout RunTable) -> [RunSpan] {
    let straight = straightRows(of: shape, in: rows)
    let sides = roundSides(of: shape)
    upperRows.removeAll(keepingCapacity: true)
    var spans = RunSpanBuilder(capacity: rows.count - straight.count + 1)
    for row in rows.lowerBound..<straight.lowerBound {
      spans.append(row..<row + 1, runs: runs(of: shape, sides, row: row, in: &table))
    }
    if let row = straight.first {
      spans.append(straight, runs: runs(of: shape, nil, row: row, in: &table))
    }
    for row in straight.upperBound..<rows.upperBound {
      spans.append(row..<row + 1, runs: runs(of: shape, sides, row: row, in: &table))
    }
    return spans.spans
  }

  // MARK: - Equal corners

  /// The position of a shape with four equal corners in its pixels, and the indices of its measured corners.
  private struct RoundSides {
    /// The pixels that the shape touches.
    var columns: Range<Int>
    var rows: Range<Int>
    var radius: Double
    /// The indices in `corners` of the corners at the left and at the right.
    var upper: (left: Int, right: Int)
    var lower: (left: Int, right: Int)
  }

  /// Returns the corners of a shape, in pixels; nil if they are not equal.
  private mutating func roundSides(of shape: RoundedRect) -> RoundSides? {
    let (rect, radius) = (shape.rect, shape.radii.topLeft)
    guard shape.radii == CornerRadii(radius), radius > 0, radius <= CornerCoverage.largestRadius else { return nil }
    // Integers and fractions of pixels are exact.
    let limits = -0x1p30...0x1p30
    guard limits.contains(rect.minX), limits.contains(rect.maxX), limits.contains(rect.maxY) else { return nil }
    let columns = Int(rect.minX.rounded(.down))..<Int(rect.maxX.rounded(.up))
    let rows = Int(rect.minY.rounded(.down))..<Int(rect.maxY.rounded(.up))
    let left = Double(columns.lowerBound + 1) - rect.minX
    let right = rect.maxX - Double(columns.upperBound - 1)
    if corners.count > Self.mostCorners { (corners, cornerIndices) = ([], [:]) }
    let top = Double(rows.lowerBound + 1) - rect.minY
    let bottom = rect.maxY - Double(rows.upperBound - 1)
    return RoundSides(
      columns: columns, rows: rows, radius: radius,
      upper: (corner(radius, left, top), corner(radius, right, top)),
      lower: (corner(radius, left, bottom), corner(radius, right, bottom)))
  }

  /// The number of kept corners, of about 500 bytes each, after which all are forgotten.
  private static let mostCorners = 4096

  private mutating func corner(_ radius: Double, _ phaseX: Double, _ phaseY: Double) -> Int {
    let key = CornerCoverage.Key(radius: radius, phaseX: phaseX, phaseY: phaseY)
    if let index = cornerIndices[key] { return index }
    corners.append(kept?.corner(key) ?? CornerCoverage(key))
    cornerIndices[key] = corners.count - 1
    return corners.count - 1
  }

  /// Returns the index in `table` of the runs of a row that upper or lower corners cut; nil for other rows.
  private mutating func cornerRuns(_ sides: RoundSides, of rect: Rect, row: Int, in table: inout RunTable) -> Int32? {
    let isUpper = rect.maxY - Double(row + 1) >= sides.radius
    let isLower = Double(row) - rect.minY >= sides.radius
    guard isUpper != isLower else { return nil }
    let pair = isUpper ? sides.upper : sides.lower
    let index = isUpper ? row - sides.rows.lowerBound : sides.rows.upperBound - 1 - row
    let full = coverage(ofArea: min(rect.maxY, Double(row + 1)) - max(rect.minY, Double(row)))
    // Most shapes are symmetric: their lower rows are their upper ones.
    if pair == sides.upper, index < upperRows.count, upperRows[index].coverage == full { return upperRows[index].runs }
    guard let runs = cornerRuns(sides.columns, pair, at: index, coverage: full, in: &table) else { return nil }
    if isUpper, index == upperRows.count { upperRows.append((full, runs)) }
    return runs
  }

  /// Returns the index in `table` of the runs of a row that a pair of corners cuts; nil for other rows.
  ///
  /// - Parameters:
  ///   - index: the index of the row, counted from the upper or lower side of the shape.
  ///   - coverage: the coverage of the pixels between the corners.
  private mutating func cornerRuns(
    _ columns: Range<Int>, _ pair: (left: Int, right: Int), at index: Int, coverage: UInt8, in table: inout RunTable
  ) -> Int32? {
    guard let left = corners[pair.left].known(index) ?? corners[pair.left][index],
      let right = corners[pair.right].known(index) ?? corners[pair.right][index]
    else { return nil }
    guard left.end + right.end <= columns.count else { return nil }
    let coverages = (left: corners[pair.left].coverages, right: corners[pair.right].coverages)
    let (leftCoverages, rightCoverages) = (coverages.left.span, coverages.right.span)
    // Integers of 32 bits are sufficient for shapes with equal corners.
    let (low, high) = (Int32(clamping: grid.columns.lowerBound), Int32(clamping: grid.columns.upperBound))
    return table.index(ofAtMost: left.pixels.count + right.pixels.count + 1) { runs in
      var last = GrowingRun()
      var column = Int32(truncatingIfNeeded: columns.lowerBound + left.first)
      for place in left.pixels {
        last.append(from: max(column, low), to: min(column &+ 1, high), coverage: leftCoverages[place], to: &runs)
        column &+= 1
      }
      let middle = column
      column = Int32(truncatingIfNeeded: columns.upperBound - right.end)
      last.append(from: max(middle, low), to: min(column, high), coverage: coverage, to: &runs)
      for place in right.pixels.reversed() {
        last.append(from: max(column, low), to: min(column &+ 1, high), coverage: rightCoverages[place], to: &runs)
        column &+= 1
      }
      last.end(in: &runs)
      return true
    }
  }

  // MARK: - Any rows

  /// The part of `rows` in which the shape, in pixels, has neither a corner nor its upper or lower side.
  private func straightRows(of shape: RoundedRect, in rows: Range<Int>) -> Range<Int> {
    let top = shape.rect.minY + max(shape.radii.topLeft, shape.radii.topRight)
    let bottom = shape.rect.maxY - max(shape.radii.bottomLeft, shape.radii.bottomRight)
    let limits = Double(rows.lowerBound)...Double(rows.upperBound)
    let first = Int(limited(top.rounded(.up), to: limits))
    let end = Int(limited(bottom.rounded(.down), to: limits))
    return first..<max(first, end)
  }

  /// Returns the index in `table` of the shape's coverage runs in a row; adds the runs if the table lacks them.
  ///
  /// From left to right: pixels on the outline, pixels that only the upper or lower side can cut, pixels on the
  /// outline.
  private mutating func runs(of shape: RoundedRect, _ sides: RoundSides?, row: Int, in table: inout RunTable) -> Int32 {
    let rect = shape.rect
    if let sides, let runs = cornerRuns(sides, of: rect, row: row, in: &table) { return runs }
    let top = max(rect.minY, Double(row))
    let bottom = min(rect.maxY, Double(row + 1))
    let left = shape.insets(top: top, bottom: bottom, upper: shape.radii.topLeft, lower: shape.radii.bottomLeft)
    let right = shape.insets(top: top, bottom: bottom, upper: shape.radii.topRight, lower: shape.radii.bottomRight)
    let columns = pixels(touchedFrom: rect.minX + left.least, to: rect.maxX - right.least, in: grid.columns)

    let limits = Double(columns.lowerBound)...Double(columns.upperBound)
    let first = Int(limited((rect.minX + left.most).rounded(.up), to: limits))
    let end = max(first, Int(limited((rect.maxX - right.most).rounded(.down), to: limits)))

    builder.removeAll()
    appendEdge(of: shape, row: row, columns: columns.lowerBound..<first)
    builder.append(first..<end, coverage: coverage(ofArea: bottom - top))
    appendEdge(of: shape, row: row, columns: end..<columns.upperBound)
    return table.index(of: builder.runs)
  }

  private mutating func appendEdge(of shape: RoundedRect, row: Int, columns: Range<Int>) {
    areas.removeAll(keepingCapacity: true)
    shape.appendAreas(row: row, columns: columns, to: &areas)
    for (column, area) in zip(columns, areas) {
      builder.append(column..<column + 1, coverage: coverage(ofArea: area))
    }
  }
}

extension RoundedRect {
  /// The minimum and maximum horizontal distances in pixels of the outline from a vertical side of its rectangle.
  ///
  /// Measured between the y coordinates `top` and `bottom`, in pixels.
  ///
  /// - Parameters:
  ///   - upper: the radius of the upper corner at this side, in pixels.
  ///   - lower: the radius of the lower corner at this side, in pixels.
  fileprivate func insets(
    top: Double, bottom: Double, upper: Double, lower: Double
  ) -> (least: Double, most: Double) {
    func inset(_ radius: Double, _ depth: Double) -> Double { RoundedCorner(radius: radius).inset(atDepth: depth) }
    let atTop = max(inset(upper, top - rect.minY), inset(lower, rect.maxY - top))
    let atBottom = max(inset(upper, bottom - rect.minY), inset(lower, rect.maxY - bottom))
    // Between a corner above and a corner below, the outline touches the side.
    let touchesSide = top <= rect.maxY - lower && bottom >= rect.minY + upper
    return (touchesSide ? 0 : min(atTop, atBottom), max(atTop, atBottom))
  }
}
