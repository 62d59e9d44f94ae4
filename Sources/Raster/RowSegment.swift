/// Neighboring pixels of a row in which the same layers show, each with one coverage.
struct RowSegment: Sendable {
  let start: Int32
  let end: Int32
  /// The index after that of its last layer; those of the segment before end where its own begin.
  let endOfLayers: Int32

  var columns: Range<Int> { Int(start)..<Int(end) }
}

/// A layer of a segment.
struct SegmentLayer: Equatable, Sendable {
  /// The index in ``FramePaints/sources``.
  var paint: Int32
  var coverage: UInt8
}

/// Rows taken apart into segments: every pixel is written once, what is hidden is left out.
struct RowSegments: Sendable {
  private(set) var segments: [RowSegment] = []
  /// The layers of all segments, each segment's from back to front.
  private(set) var layers: [SegmentLayer] = []

  /// More layers than this are drawn one after the other: their segments could be as many as their runs together,
  /// and each would look at all of them.
  static let maximumLayers = 12

  /// Appends the segments of a row, which cover all of `width`.
  mutating func append(_ row: [RowItem], _ table: RunTable, isOpaque: [Bool], width: Int) {
    let runs = row.map { table[$0.runs] }
    var next = runs.map(\.startIndex)
    let width = Int32(clamping: width)
    let rowStart = segments.count
    var x: Int32 = 0
    while x < width {
      var end = width
      let first = layers.count
      for index in row.indices {
        while next[index] < runs[index].endIndex, runs[index][next[index]].end <= x { next[index] += 1 }
        guard next[index] < runs[index].endIndex else { continue }
        let run = runs[index][next[index]]
        guard run.start <= x else {
          end = min(end, run.start)
          continue
        }
        end = min(end, run.end)
        let paint = row[index].paint
        if run.coverage == 255, isOpaque[Int(paint)] { layers.removeLast(layers.count - first) }
        layers.append(SegmentLayer(paint: paint, coverage: run.coverage))
      }
      append(x..<end, layersFrom: first, isFirst: segments.count == rowStart)
      x = end
    }
  }

  /// Appends a segment, or makes the one before longer when the same shows there.
  private mutating func append(_ columns: Range<Int32>, layersFrom first: Int, isFirst: Bool) {
    if !isFirst, let last = segments.last {
      let start = segments.count > 1 ? Int(segments[segments.count - 2].endOfLayers) : 0
      if layers[start..<first] == layers[first...] {
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
