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
  private let pixelRunCount: Int

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
    var count = 1
    for index in rowPixels.indices.dropLast().reversed() {
      let isLast = rowPixels[index] != rowPixels[index + 1]
      ends[index] = isLast ? Int32(clamping: index + 1) : ends[index + 1]
      if isLast { count += 1 }
    }
    (pixelRunEnds, pixelRunCount) = (ends, count)
  }

  /// Appends the runs of a row, from left to right, each as long as possible.
  func appendRuns(of row: PlannedRow, to runs: inout [ColorRun]) {
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
