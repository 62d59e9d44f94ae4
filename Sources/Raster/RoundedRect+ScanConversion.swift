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

  init(grid: PixelGrid) {
    self.grid = grid
  }

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
    } else {
      let rows = pixels(touchedFrom: local.rect.minY, to: local.rect.maxY, in: band)
      spans = self.spans(of: local, rows: rows, in: &table)
      if isWhole { known[local] = spans }
    }
    return spans.map { $0.offset(by: Int(shift)) }
  }

  private mutating func spans(of shape: RoundedRect, rows: Range<Int>, in table: inout RunTable) -> [RunSpan] {
    let straight = straightRows(of: shape, in: rows)
    var spans = RunSpanBuilder()
    for row in rows.lowerBound..<straight.lowerBound {
      spans.append(row..<row + 1, runs: runs(of: shape, row: row, in: &table))
    }
    if let row = straight.first {
      spans.append(straight, runs: runs(of: shape, row: row, in: &table))
    }
    for row in straight.upperBound..<rows.upperBound {
      spans.append(row..<row + 1, runs: runs(of: shape, row: row, in: &table))
    }
    return spans.spans
  }

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
  private mutating func runs(of shape: RoundedRect, row: Int, in table: inout RunTable) -> Int32 {
    let rect = shape.rect
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
    func inset(_ radius: Double, _ depth: Double) -> Double {
      // `depth` is the distance from the horizontal side at the corner.
      guard depth < radius else { return 0 }
      return radius - max(0, depth * (2 * radius - depth)).squareRoot()
    }
    let atTop = max(inset(upper, top - rect.minY), inset(lower, rect.maxY - top))
    let atBottom = max(inset(upper, bottom - rect.minY), inset(lower, rect.maxY - bottom))
    // Between a corner above and a corner below, the outline touches the side.
    let touchesSide = top <= rect.maxY - lower && bottom >= rect.minY + upper
    return (touchesSide ? 0 : min(atTop, atBottom), max(atTop, atBottom))
  }
}
