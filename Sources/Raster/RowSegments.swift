/// A range of neighboring pixels in a row that are drawn with the same paints, each with one coverage.
struct RowSegment: Sendable {
  let start: Int32
  let end: Int32
  /// The index in ``RowSegments/layers`` after that of the segment's last layer.
  ///
  /// The first layer of a segment follows the last layer of the previous segment.
  let endOfLayers: Int32

  var columns: Range<Int> { Int(start)..<Int(end) }
}

/// A layer of a segment, a range of neighboring pixels in a row: a paint and its coverage, 0…255.
struct SegmentLayer: Equatable, Sendable {
  /// The index of the paint in ``FramePaints/sources``.
  var paint: Int32
  var coverage: UInt8
}

/// The division of rows of pixels into segments, so that every pixel is written once; hidden layers are left out.
struct RowSegments: Sendable {
  private(set) var segments: [RowSegment] = []
  /// The layers of all segments, one segment after the other; those of a segment from back to front.
  private(set) var layers: [SegmentLayer] = []

  /// The maximum number of layers of a row that is divided into segments.
  ///
  /// Rows with more layers are drawn layer by layer: they could have as many segments as runs, each with a pass over
  /// all layers.
  static let maximumLayers = 12

  /// Prepares the memory for rows with `count` coverage runs.
  mutating func reserveCapacity(forRuns count: Int) {
    segments.reserveCapacity(count)
    layers.reserveCapacity(2 * count)
  }

  /// Appends the segments of a row from left to right, which together cover all of its `width` pixels.
  ///
  /// - Parameters:
  ///   - row: the items of the row, from back to front.
  ///   - isOpaque: true for an opaque paint, by the index of the paint in ``FramePaints/sources``.
  mutating func append(_ row: [RowItem], _ table: RunTable, isOpaque: [Bool], width: Int) {
    let runs = table.runs.span
    var cursors = row.map { RunCursor(table.range($0.runs), $0.paint, isOpaque: isOpaque[Int($0.paint)]) }
    let width = Int32(clamping: width)
    let rowStart = segments.count
    var x: Int32 = 0
    while x < width {
      var end = width
      let first = layers.count
      for index in cursors.indices {
        guard let run = cursors[index].run(at: x, in: runs) else { continue }
        guard run.start <= x else {
          end = min(end, run.start)
          continue
        }
        end = min(end, run.end)
        let cursor = cursors[index]
        if run.coverage == 255, cursor.isOpaque, layers.count > first { layers.removeLast(layers.count - first) }
        layers.append(SegmentLayer(paint: cursor.paint, coverage: run.coverage))
      }
      append(x..<end, layersFrom: first, isFirst: segments.count == rowStart)
      x = end
    }
  }

  /// Appends the segments of a row of two items, of which the lower one covers all pixels.
  ///
  /// They are the segments of ``append(_:_:isOpaque:width:)`` for an overlay over its shimmer, without a search.
  ///
  /// - Parameter isOpaque: true if the paint of the upper item, which differs from that of the lower one, is opaque.
  mutating func append(_ top: RowItem, over bottom: RowItem, _ table: RunTable, isOpaque: Bool, width: Int) {
    let runs = table.runs.span
    let range = table.range(top.runs)
    let width = Int32(clamping: width)
    let lower = SegmentLayer(paint: bottom.paint, coverage: 255)
    var count = Int32(clamping: layers.count)
    // Each run of the overlay, and the pixels on its left or at the end of the row.
    layers.append(addingCapacity: 3 * range.count + 1) { layers in
      var x: Int32 = 0
      for index in range {
        let run = runs[index]
        if x < run.start { layers.append(lower) }
        if run.coverage < 255 || !isOpaque { layers.append(lower) }
        layers.append(SegmentLayer(paint: top.paint, coverage: run.coverage))
        x = run.end
      }
      if x < width { layers.append(lower) }
    }
    segments.append(addingCapacity: 2 * range.count + 1) { segments in
      var x: Int32 = 0
      for index in range {
        let run = runs[index]
        if x < run.start {
          count += 1
          segments.append(RowSegment(start: x, end: run.start, endOfLayers: count))
        }
        count += run.coverage < 255 || !isOpaque ? 2 : 1
        segments.append(RowSegment(start: run.start, end: run.end, endOfLayers: count))
        x = run.end
      }
      if x < width { segments.append(RowSegment(start: x, end: width, endOfLayers: count + 1)) }
    }
  }

  /// Appends a segment, or extends the previous one of the row if its layers are the same.
  ///
  /// - Parameters:
  ///   - columns: the columns of the segment, which follow those of the previous one.
  ///   - first: the index in `layers` of the segment's first layer; all later layers are of this segment too.
  ///   - isFirst: true for the first segment of a row, which is never merged.
  private mutating func append(_ columns: Range<Int32>, layersFrom first: Int, isFirst: Bool) {
    if !isFirst, let last = segments.last {
      let start = segments.count > 1 ? Int(segments[segments.count - 2].endOfLayers) : 0
      if first - start == layers.count - first,
        (start..<first).allSatisfy({ layers[$0] == layers[$0 - start + first] })
      {
        layers.removeLast(layers.count - first)
        segments[segments.count - 1] = RowSegment(
          start: last.start, end: columns.upperBound, endOfLayers: last.endOfLayers)
        return
      }
    }
    segments.append(
      RowSegment(start: columns.lowerBound, end: columns.upperBound, endOfLayers: Int32(clamping: layers.count)))
  }
}

/// The position among the coverage runs of a row item during the division of the row into segments.
private struct RunCursor {
  let paint: Int32
  let isOpaque: Bool
  /// The range in ``RunTable/runs`` of the runs that do not end left of the current column.
  private var rest: Range<Int>

  init(_ runs: Range<Int>, _ paint: Int32, isOpaque: Bool) {
    rest = runs
    self.paint = paint
    self.isOpaque = isOpaque
  }

  /// Returns the first run that ends right of column `x`, to which the cursor moves; nil if there is none.
  mutating func run(at x: Int32, in runs: Span<CoverageRun>) -> CoverageRun? {
    while let index = rest.first {
      if runs[index].end > x { return runs[index] }
      rest = index + 1..<rest.upperBound
    }
    return nil
  }
}
