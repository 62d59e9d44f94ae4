import Diagnostics
import Geometry
import LayerTree

/// The conversion of shadows into spans of coverage runs on a grid of pixels, ordered from top to bottom.
///
/// The alpha of the items that cast the shadow is drawn where the shadow may be, and blurred along both axes.
struct ShadowConverter {
  let grid: PixelGrid
  let deadline: Deadline

  /// The spans of a shadow; its coverage is the blurred alpha of the items.
  ///
  /// - Parameter meter: the counter of work; the result is empty from the deadline on.
  func spans(
    of items: [DisplayItem], _ shadow: DisplayShadow, in table: inout RunTable, _ meter: inout WorkMeter
  ) -> [RunSpan] {
    let across = BlurKernel(deviation: shadow.deviation.width * grid.scale)
    let down = BlurKernel(deviation: shadow.deviation.height * grid.scale)
    guard let bounds = items.bounds else { return [] }
    let left = (bounds.minX + shadow.offset.x) * grid.scale
    let right = (bounds.maxX + shadow.offset.x) * grid.scale
    let top = (bounds.minY + shadow.offset.y) * grid.scale
    let bottom = (bounds.maxY + shadow.offset.y) * grid.scale
    let columns = pixels(
      touchedFrom: left - Double(across.reach), to: right + Double(across.reach), in: grid.columns)
    let rows = pixels(touchedFrom: top - Double(down.reach), to: bottom + Double(down.reach), in: grid.rows)
    guard !columns.isEmpty, !rows.isEmpty,
      let alpha = drawn(
        items, moved: shadow.offset, columns: columns.widened(by: across.reach), rows: rows.widened(by: down.reach),
        &meter)
    else { return [] }
    var lines: [[UInt16]] = []
    for line in alpha.lines {
      guard meter.allowsMore(1 + line.count / 64) else { return [] }
      lines.append(across.blurred(line))
    }
    let isBlurredDown = down.reach > 0
    var coverage = [[UInt16]](repeating: [UInt16](repeating: 0, count: columns.count), count: rows.count)
    for column in columns.indices where isBlurredDown {
      let offset = column - columns.lowerBound
      guard meter.allowsMore(1 + alpha.rowIndices.count / 64) else { return [] }
      let blurred = down.blurred(alpha.rowIndices.map { lines[Int($0)][offset] })
      for row in blurred.indices { coverage[row][offset] = blurred[row] }
    }
    var spans = RunSpanBuilder()
    for (index, row) in rows.enumerated() {
      let line = isBlurredDown ? coverage[index] : lines[Int(alpha.rowIndices[index])]
      var runs = RunBuilder()
      for (column, value) in zip(columns, line) {
        runs.append(column..<column + 1, coverage: UInt8((Int(value) + 128) / 257))
      }
      spans.append(row..<row + 1, runs: table.index(of: runs.runs))
    }
    return spans.spans
  }

  /// The alpha, 0…65,535, of the items moved by an offset in points, in some columns and rows of pixels.
  ///
  /// The columns and rows may be outside of the canvas. The lines are the distinct rows; `rowIndices` contains the
  /// index of the line of each row. Nil after the deadline.
  private func drawn(
    _ items: [DisplayItem], moved offset: Point, columns: Range<Int>, rows: Range<Int>, _ meter: inout WorkMeter
  ) -> (lines: [[UInt16]], rowIndices: [Int32])? {
    guard meter.allowsMore(1 + rows.count * columns.count / 1_024),
      let size = try? PixelSize(width: columns.count, height: rows.count, maximumArea: .max)
    else { return nil }
    let move = Point(
      x: offset.x - Double(columns.lowerBound) / grid.scale, y: offset.y - Double(rows.lowerBound) / grid.scale)
    var rasterizer = Rasterizer(size: size, scale: grid.scale)
    rasterizer.deadline = deadline
    let canvas = Size(width: Double(size.width) / grid.scale, height: Double(size.height) / grid.scale)
    let image = rasterizer.draw(DisplayList(size: canvas, items: items.compactMap { $0.moved(by: move) }))
    let lines = (0..<image.rowCount).map { index in
      image.row(Int32(clamping: index)).map { UInt16($0.alpha) * 257 }
    }
    return (lines, image.rowIndices)
  }
}

extension Range<Int> {
  fileprivate func widened(by distance: Int) -> Range<Int> { lowerBound - distance..<upperBound + distance }
}

extension [DisplayItem] {
  /// The smallest rectangle in points that contains the bounds of all items, without their shadows; nil for none.
  fileprivate var bounds: Rect? {
    compactMap { item -> Rect? in
      switch item {
      case .fill(let shape, _): shape.bounds
      case .overlay: nil
      case .group(let group): group.items.bounds.map { $0.extended(by: group.shadow) }
      }
    }.unioned
  }
}

extension Rect {
  /// The rectangle extended by a shadow, in points, up to three deviations of its blur; unchanged for nil.
  fileprivate func extended(by shadow: DisplayShadow?) -> Rect {
    guard let shadow else { return self }
    let (x, y) = (3 * shadow.deviation.width, 3 * shadow.deviation.height)
    return union(
      Rect(
        minX: minX + shadow.offset.x - x, minY: minY + shadow.offset.y - y, maxX: maxX + shadow.offset.x + x,
        maxY: maxY + shadow.offset.y + y))
  }
}
