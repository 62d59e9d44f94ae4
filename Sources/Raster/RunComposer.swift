/// A composer of the runs of equal pixels of planned rows, from the segments of the rows.
///
/// The pixels are those that the rows have when they are drawn: a run is the color of its layers, composited once.
struct RunComposer {
  private let plan: RowPlan
  private let shaders: [GradientShader]
  private let paints: [RunPaint]
  private let rowPixels: [PremultipliedPixel]
  /// The index in `rowPixels` after the last of the equal pixels from each pixel on.
  private let pixelRunEnds: [Int32]

  /// Creates a composer for the rows of a drawing.
  ///
  /// Nil if a row is not divided into segments, or if a gradient is computed only where it is visible.
  init?(_ drawing: RowDrawing) {
    paints = drawing.paints.sources.compactMap(RunPaint.init)
    guard paints.count == drawing.paints.sources.count,
      drawing.plan.rows.allSatisfy({ $0.firstSegment < $0.endOfSegments })
    else { return nil }
    plan = drawing.plan
    shaders = drawing.paints.shaders
    rowPixels = drawing.paints.rowPixels
    var ends = [Int32](repeating: Int32(clamping: rowPixels.count), count: rowPixels.count)
    for index in rowPixels.indices.dropLast().reversed() {
      ends[index] = rowPixels[index] == rowPixels[index + 1] ? ends[index + 1] : Int32(clamping: index + 1)
    }
    pixelRunEnds = ends
  }

  /// Appends the runs of a row, from left to right, each as long as possible.
  func appendRuns(of row: PlannedRow, to runs: inout [ColorRun]) {
    let segments = plan.segments.segments.span
    let layers = plan.segments.layers.span
    var first = row.firstSegment > 0 ? Int(segments[Int(row.firstSegment) - 1].endOfLayers) : 0
    // The run that may still grow; none yet if it is empty.
    var last = ColorRun(end: 0, pixel: .clear)
    for index in Int(row.firstSegment)..<Int(row.endOfSegments) {
      let segment = segments[index]
      let end = Int(segment.endOfLayers)
      let own = layers.extracting(first..<end)
      var column = segment.start
      while column < segment.end {
        let run = run(of: own, from: column, to: segment.end, row: Int(row.row))
        if run.pixel != last.pixel, last.end > 0 { runs.append(last) }
        last = run
        column = run.end
      }
      first = end
    }
    runs.append(last)
  }

  /// Returns the run of the layers' pixels that begins at a column and ends at `end` or, with a gradient, before it.
  @inline(__always)
  private func run(of layers: Span<SegmentLayer>, from column: Int32, to end: Int32, row: Int) -> ColorRun {
    let paints = paints.span
    var (end, pixel) = (end, PremultipliedPixel.clear)
    for index in layers.indices {
      let layer = layers[index]
      let color: PremultipliedPixel
      switch paints[Int(layer.paint)] {
      case .color(let own): color = own
      case .vertical(let shader): color = shaders[shader].color(row: row)
      case .row(let offset):
        let place = offset + Int(column)
        color = rowPixels[place]
        end = min(end, pixelRunEnds[place] - Int32(truncatingIfNeeded: offset))
      }
      // Nearly all pixels have one layer of an opaque color with full coverage.
      let source = layer.coverage == 255 ? color : color.multiplied(by: UInt32(layer.coverage))
      pixel = source.isOpaque ? source : source.over(pixel)
    }
    return ColorRun(end: end, pixel: pixel)
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
