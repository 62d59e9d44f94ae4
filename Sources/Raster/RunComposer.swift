/// A composer of the runs of equal pixels of planned rows, from the segments of the rows.
///
/// Rows of an overlay over its shimmer are composed from the coverage runs of the overlay.
///
/// The pixels are those that the rows have when they are drawn: a run is the color of its layers, composited once.
struct RunComposer {
  private let plan: RowPlan
  private let table: RunTable
  private let source: FramePaints
  private let width: Int32
  private let shaders: [GradientShader]
  private let paints: [RunPaint]
  private let rowPixels: [PremultipliedPixel]
  /// The index in `rowPixels` after the last of the equal pixels from each pixel on.
  private let pixelRunEnds: [Int32]
  private let pixelRunCount: Int
  /// The runs of the paints that cover whole rows, equal in each row: those of one paint after the other.
  private var wholeRuns: [ColorRun] = []
  /// The range in `wholeRuns` of each paint's runs, by the index of the paint; empty for other paints.
  private var wholeRanges: [Range<Int>] = []

  /// Creates a composer for the rows of a drawing.
  ///
  /// Nil if a row has neither segments nor a flat color on top of a pair, or if a gradient is computed only where it is
  /// visible.
  init?(_ drawing: RowDrawing, width: Int) {
    paints = drawing.paints.sources.compactMap(RunPaint.init)
    guard paints.count == drawing.paints.sources.count,
      drawing.plan.rows.allSatisfy({
        $0.firstSegment < $0.endOfSegments || drawing.plan.pair($0, drawing.paints)?.topColor != nil
      })
    else { return nil }
    (plan, table, source) = (drawing.plan, drawing.table, drawing.paints)
    self.width = Int32(clamping: width)
    shaders = drawing.paints.shaders
    rowPixels = drawing.paints.rowPixels
    var ends = [Int32](repeating: Int32(clamping: rowPixels.count), count: rowPixels.count)
    var count = 1
    for index in rowPixels.indices.dropLast().reversed() {
      let isLast = rowPixels[index] != rowPixels[index + 1]
      ends[index] = isLast ? Int32(clamping: index + 1) : ends[index + 1]
      if isLast { count += 1 }
    }
    (pixelRunEnds, pixelRunCount) = (ends, count)
    for source in drawing.paints.sources {
      let start = wholeRuns.count
      switch source {
      case .color(let color): wholeRuns.append(ColorRun(end: self.width, pixel: color))
      case .row(let first, 0..<width, _):
        var place = first
        while place < first + width {
          let end = min(Int(ends[place]), first + width)
          wholeRuns.append(ColorRun(end: Int32(clamping: end - first), pixel: rowPixels[place]))
          place = end
        }
      case .row, .vertical, .computed: break
      }
      wholeRanges.append(start..<wholeRuns.count)
    }
  }

  /// Appends the runs of a row, from left to right, each as long as possible.
  func appendRuns(of row: PlannedRow, to runs: inout [ColorRun]) {
    if let pair = plan.pair(row, source), let color = pair.topColor {
      appendRuns(of: color, table.range(pair.top.runs), over: wholeRanges[Int(pair.bottom.paint)], to: &runs)
    } else {
      appendSegments(of: row, to: &runs)
    }
  }

  /// Appends the runs of a row in which a color covers parts of another paint.
  ///
  /// Segments of the row are not used: dividing a row into segments takes as long as composing its runs.
  ///
  /// - Parameters:
  ///   - range: the range of its coverage runs in the table.
  ///   - bottom: the range in ``wholeRuns`` of the runs of the lower paint, which covers the whole row.
  private func appendRuns(
    of color: PremultipliedPixel, _ range: Range<Int>, over bottom: Range<Int>, to runs: inout [ColorRun]
  ) {
    let (coverageRuns, bottomRuns) = (table.runs.span.extracting(range), wholeRuns.span.extracting(bottom))
    let width = width
    // Each run of the color, the pixels on its left, and the end of the row; a gradient divides them further.
    runs.append(addingCapacity: 2 * coverageRuns.count + 1 + bottomRuns.count) { runs in
      // The run that may still grow; none yet if it is empty.
      var last = ColorRun(end: 0, pixel: .clear)
      // The lower run at the current column.
      var lower = 0
      var column: Int32 = 0
      for index in 0...coverageRuns.count {
        // After the last run, the end of the row.
        let end = index < coverageRuns.count ? coverageRuns[index].start : width
        if column < end {
          var run = bottomRuns[lower]
          last.extend(to: min(run.end, end), run.pixel, in: &runs)
          if run.end < end {
            // Neighboring runs of the lower paint differ.
            runs.append(last)
            lower &+= 1
            run = bottomRuns[lower]
            while run.end < end {
              runs.append(run)
              lower &+= 1
              run = bottomRuns[lower]
            }
            last = ColorRun(end: end, pixel: run.pixel)
          }
          if run.end == end { lower &+= 1 }
          column = end
        }
        guard index < coverageRuns.count else { break }
        let run = coverageRuns[index]
        let source = run.coverage == 255 ? color : color.multiplied(by: UInt32(run.coverage))
        if source.isOpaque {
          column = run.end
          last.extend(to: column, source, in: &runs)
          while lower < bottomRuns.count, bottomRuns[lower].end <= column { lower &+= 1 }
        }
        while column < run.end {
          let bottom = bottomRuns[lower]
          column = min(bottom.end, run.end)
          last.extend(to: column, source.over(bottom.pixel), in: &runs)
          if bottom.end == column { lower &+= 1 }
        }
      }
      runs.append(last)
    }
  }

  /// Appends the runs of a row that is divided into segments.
  private func appendSegments(of row: PlannedRow, to runs: inout [ColorRun]) {
    let (segments, layers) = (plan.segments.segments.span, plan.segments.layers.span)
    let (pixels, ends) = (rowPixels.span, pixelRunEnds.span)
    let (paints, shaders) = (paints.span, shaders.span)
    // A run ends with a segment or within a gradient. The closure captures no array: it would be retained for each row.
    let maximumCount = Int(row.endOfSegments - row.firstSegment) + pixelRunCount
    runs.append(addingCapacity: maximumCount) { runs in
      var first = row.firstSegment > 0 ? Int(segments[Int(row.firstSegment) - 1].endOfLayers) : 0
      // The run that may still grow; none yet if it is empty.
      var last = ColorRun(end: 0, pixel: .clear)
      for index in Int(row.firstSegment)..<Int(row.endOfSegments) {
        let segment = segments[index]
        let endOfLayers = Int(segment.endOfLayers)
        let isPlain = first + 1 == endOfLayers && layers[first].coverage == 255
        if isPlain, case .row(let offset) = paints[Int(layers[first].paint)] {
          // The gradient alone: its stored runs follow each other.
          let end = Int(segment.end) + offset
          var place = Int(segment.start) + offset
          while place < end {
            let pixel = pixels[place]
            if pixel != last.pixel, last.end > 0 { runs.append(last) }
            place = min(Int(ends[place]), end)
            last = ColorRun(end: Int32(truncatingIfNeeded: place - offset), pixel: pixel)
          }
          first = endOfLayers
          continue
        }
        var column = segment.start
        while column < segment.end {
          // The run of the layers' pixels that begins at the column and ends with the segment or, with a gradient,
          // before it.
          var (end, pixel) = (segment.end, PremultipliedPixel.clear)
          for index in first..<endOfLayers {
            let layer = layers[index]
            let color: PremultipliedPixel
            switch paints[Int(layer.paint)] {
            case .color(let own): color = own
            case .vertical(let shader): color = shaders[shader].color(row: Int(row.row))
            case .row(let offset):
              let place = offset + Int(column)
              color = pixels[place]
              end = min(end, ends[place] - Int32(truncatingIfNeeded: offset))
            }
            // Nearly all pixels have one layer of an opaque color with full coverage.
            let source = layer.coverage == 255 ? color : color.multiplied(by: UInt32(layer.coverage))
            pixel = source.isOpaque ? source : source.over(pixel)
          }
          if pixel != last.pixel, last.end > 0 { runs.append(last) }
          last = ColorRun(end: end, pixel: pixel)
          column = end
        }
        first = endOfLayers
      }
      runs.append(last)
    }
  }
}

extension ColorRun {
  /// Extends the last run of a row to column `end`, or begins a new one for a pixel that differs from it.
  @inline(__always)
  fileprivate mutating func extend(to end: Int32, _ pixel: PremultipliedPixel, in runs: inout OutputSpan<ColorRun>) {
    if pixel != self.pixel, self.end > 0 { runs.append(self) }
    self = ColorRun(end: end, pixel: pixel)
  }
}

/// A paint of which the runs of equal pixels in a row are known.
private enum RunPaint {
  case color(PremultipliedPixel)
  /// One color per row, which the shader at index `shader` computes.
  case vertical(shader: Int)
  /// Pixels that are the same in every row: column x has the pixel at index x + `offset` of the stored pixels.
  case row(offset: Int)

  /// Creates the paint of a source; nil for pixels that are computed where they are visible.
  init?(_ source: FramePaints.Source) {
    switch source {
    case .color(let color): self = .color(color)
    case .vertical(let shader, _): self = .vertical(shader: shader)
    case .row(let start, let columns, _): self = .row(offset: start - columns.lowerBound)
    case .computed: return nil
    }
  }
}
