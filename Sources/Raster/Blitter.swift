// The hot file: all code that accesses pixels one by one. Functions receive buffers as parameters, and no loop over
// pixels contains a branch on configuration.

/// Composites a premultiplied color, multiplied by a coverage of 0…255, over neighboring pixels.
///
/// With `isFirst` the multiplied color replaces the pixels, which are not read.
@inline(__always)
private func blend(
  _ color: PremultipliedPixel, _ coverage: UInt8, over pixels: UnsafeMutableBufferPointer<PremultipliedPixel>,
  isFirst: Bool = false
) {
  let source = color.multiplied(by: UInt32(coverage))
  if isFirst || source.isOpaque {
    unsafe pixels.update(repeating: source)
  } else {
    for x in pixels.indices { unsafe pixels[x] = source.over(pixels[x]) }
  }
}

/// Composites premultiplied pixels, multiplied by a coverage of 0…255, over the same number of neighboring pixels.
///
/// `isOpaque` is true if all of `colors` are opaque. With `isFirst` the multiplied colors replace the pixels, which are
/// not read.
@inline(__always)
private func blend(
  _ colors: UnsafeBufferPointer<PremultipliedPixel>, _ coverage: UInt8,
  over pixels: UnsafeMutableBufferPointer<PremultipliedPixel>,
  isOpaque: Bool, isFirst: Bool = false
) {
  if isOpaque && coverage == 255 {
    _ = unsafe pixels.update(fromContentsOf: colors)
    return
  }
  let coverage = UInt32(coverage)
  if isFirst {
    for x in pixels.indices { unsafe pixels[x] = colors[x].multiplied(by: coverage) }
    return
  }
  for x in pixels.indices { unsafe pixels[x] = colors[x].multiplied(by: coverage).over(pixels[x]) }
}

/// Draws distinct rows of a plan; the first row of the first band begins at `pixels[0]`.
///
/// From the drawing's deadline on, further rows are not drawn.
///
/// - Parameters:
///   - bands: consecutive ranges of indices of distinct rows, from top to bottom.
///   - memory: the working memory, made for the width of the rows.
///   - pixels: the premultiplied pixels to overwrite, row after row.
///   - perform: a function that draws the bands concurrently, each with a copy of the memory; nil draws them in order.
func drawRows(
  in bands: [Range<Int>], of drawing: RowDrawing, with memory: inout RowMemory, into pixels: inout [PremultipliedPixel],
  perform: Workers.Perform? = nil
) {
  let width = memory.groups.width
  let first = bands.first?.lowerBound ?? 0
  unsafe pixels.withUnsafeMutableBufferPointer { pixels in
    guard let perform, bands.count > 1 else {
      for rows in bands {
        let target = unsafe pixels[(rows.lowerBound - first) * width..<(rows.upperBound - first) * width]
        unsafe drawRows(rows, of: drawing, with: &memory, onto: .init(rebasing: target))
      }
      return
    }
    // Safe: each band writes only its own part, and `perform` returns after the last band.
    nonisolated(unsafe) let pixels = unsafe pixels
    perform(bands.count) { [memory] band in
      var memory = memory
      let rows = bands[band]
      let target = unsafe pixels[(rows.lowerBound - first) * width..<(rows.upperBound - first) * width]
      unsafe drawRows(rows, of: drawing, with: &memory, onto: .init(rebasing: target))
    }
  }
}

private func drawRows(
  _ rows: Range<Int>, of drawing: RowDrawing, with memory: inout RowMemory,
  onto pixels: UnsafeMutableBufferPointer<PremultipliedPixel>
) {
  let width = memory.groups.width
  var (unused, meter) = (RowChanges(), drawing.meter)
  var groups = GroupRows(width: width)
  swap(&groups, &memory.groups)
  drawing.withColors { colors in
    unsafe groups.pixels.withUnsafeMutableBufferPointer { groupPixels in
      for index in rows where meter.allows(drawing.plan.rows[index], width: width) {
        let start = (index - rows.lowerBound) * width
        let target = unsafe UnsafeMutableBufferPointer(rebasing: pixels[start..<start + width])
        let row = drawing.plan.rows[index]
        if row.firstSegment < row.endOfSegments {
          memory.scratch.prepare(row, of: drawing)
          unsafe colors.drawSegments(of: row, drawing.plan.segments, &memory.scratch, onto: target, &unused)
          continue
        }
        unsafe target.update(repeating: .clear)
        var stack = unsafe GroupStack(canvas: target, memory: groupPixels)
        for layer in drawing.plan.layers[row.layers] {
          switch layer {
          case .begin: stack.begin()
          case .endMask: stack.endMask()
          case .endGroup(let runs, let opacity): stack.endGroup(drawing.table[runs], opacity: UInt32(opacity))
          case .item(let item):
            let runs = drawing.table[item.runs]
            unsafe colors.blit(item.paint, runs, row: Int(row.row), &memory.scratch, onto: stack.row)
            stack.touch(runs)
          }
        }
      }
    }
  }
  swap(&groups, &memory.groups)
}

/// Redraws the columns of each distinct row of a plan whose paints have changed.
///
/// A row that is not divided into segments is redrawn whole.
///
/// - Parameters:
///   - pixels: the pixels of all distinct rows at the previous moment, one row after the other; updated.
///   - changes: replaced by the redrawn columns of each distinct row.
func redrawRows(
  of drawing: RowDrawing, with memory: inout RowMemory, into pixels: inout [PremultipliedPixel],
  _ changes: inout RowChanges
) {
  let width = memory.groups.width
  changes.removeAll()
  unsafe pixels.withUnsafeMutableBufferPointer { pixels in
    drawing.withColors { colors in
      for index in drawing.plan.rows.indices {
        let row = drawing.plan.rows[index]
        let target = unsafe UnsafeMutableBufferPointer(rebasing: pixels[index * width..<(index + 1) * width])
        if row.firstSegment < row.endOfSegments {
          memory.scratch.prepare(row, of: drawing)
          unsafe colors.drawSegments(of: row, drawing.plan.segments, &memory.scratch, onto: target, &changes)
        } else {
          unsafe drawRows(index..<index + 1, of: drawing, with: &memory, onto: target)
          changes.append(0..<Int32(clamping: width))
        }
        changes.endRow()
      }
    }
  }
}

extension RowDrawing {
  /// Calls `body` once with buffers of the drawing's paints, which are valid only during the call.
  fileprivate func withColors(_ body: (RowColors) -> Void) {
    unsafe paints.sources.withUnsafeBufferPointer { sources in
      unsafe paints.shaders.withUnsafeBufferPointer { shaders in
        unsafe paints.rowPixels.withUnsafeBufferPointer { rowPixels in
          unsafe changedColumns.withUnsafeBufferPointer { changed in
            unsafe body(RowColors(sources: sources, shaders: shaders, rowPixels: rowPixels, changed: changed))
          }
        }
      }
    }
  }
}

/// The colors of ``FramePaints`` as buffers, without reference counting for each row or segment.
@safe private struct RowColors {
  private let sources: UnsafeBufferPointer<FramePaints.Source>
  private let shaders: UnsafeBufferPointer<GradientShader>
  private let rowPixels: UnsafeBufferPointer<PremultipliedPixel>
  /// The ranges of ``RowDrawing/changedColumns``.
  private let changed: UnsafeBufferPointer<Range<Int32>>

  init(
    sources: UnsafeBufferPointer<FramePaints.Source>, shaders: UnsafeBufferPointer<GradientShader>,
    rowPixels: UnsafeBufferPointer<PremultipliedPixel>, changed: UnsafeBufferPointer<Range<Int32>>
  ) {
    unsafe self.sources = sources
    unsafe self.shaders = shaders
    unsafe self.rowPixels = rowPixels
    unsafe self.changed = changed
  }

  /// Draws a row's segments: all of their columns, or only those in which a paint of the segment has changed.
  ///
  /// - Parameters:
  ///   - scratch: the memory for the row's computed gradient, prepared for this row.
  ///   - changes: receives the drawn columns if only changes are drawn; otherwise unchanged.
  func drawSegments(
    of row: PlannedRow, _ rowSegments: RowSegments, _ scratch: inout RowScratch,
    onto target: UnsafeMutableBufferPointer<PremultipliedPixel>, _ changes: inout RowChanges
  ) {
    let segments = rowSegments.segments.span
    let layers = rowSegments.layers.span
    var first = row.firstSegment > 0 ? Int(segments[Int(row.firstSegment) - 1].endOfLayers) : 0
    for index in Int(row.firstSegment)..<Int(row.endOfSegments) {
      let segment = segments[index]
      let end = Int(segment.endOfLayers)
      var (low, high) = (segment.start, segment.end)
      if unsafe !changed.isEmpty {
        (low, high) = (high, low)
        for layer in first..<end {
          let columns = unsafe changed[Int(layers[layer].paint)]
          low = min(low, max(columns.lowerBound, segment.start))
          high = max(high, min(columns.upperBound, segment.end))
        }
        if low < high { changes.append(low..<high) }
      }
      if low < high {
        let columns = Int(low)..<Int(high)
        unsafe draw(columns, layers.extracting(first..<end), row: Int(row.row), &scratch, onto: target)
      }
      first = end
    }
  }

  /// Draws some columns of a segment: its layers from back to front, or transparent pixels if there are none.
  ///
  /// - Parameter row: the row of the grid, counted from 0.
  @inline(__always)
  private func draw(
    _ columns: Range<Int>, _ layers: Span<SegmentLayer>, row: Int, _ scratch: inout RowScratch,
    onto target: UnsafeMutableBufferPointer<PremultipliedPixel>
  ) {
    let pixels = unsafe UnsafeMutableBufferPointer(rebasing: target[columns])
    if layers.isEmpty { unsafe pixels.update(repeating: .clear) }
    for index in layers.indices {
      let layer = layers[index]
      if case .computed = unsafe sources[Int(layer.paint)] { scratch.fill(columns) }
      unsafe blend(layer.paint, layer.coverage, in: columns, row: row, &scratch, over: pixels, isFirst: index == 0)
    }
  }

  /// Composites the paint of one display item over a row of pixels, multiplied by the coverage of its runs.
  ///
  /// - Parameters:
  ///   - paint: the index of the paint in ``FramePaints/sources``.
  ///   - row: the row of the grid, counted from 0, on which the color of a gradient depends.
  ///   - scratch: the memory for the pixels of a computed gradient, which is overwritten.
  func blit(
    _ paint: Int32, _ runs: ArraySlice<CoverageRun>, row: Int, _ scratch: inout RowScratch,
    onto target: UnsafeMutableBufferPointer<PremultipliedPixel>
  ) {
    guard let first = runs.first?.columns.lowerBound, let end = runs.last?.columns.upperBound else { return }
    if case .computed(let shader, _, _) = unsafe sources[Int(paint)] {
      unsafe shaders[shader].fill(&scratch.pixels, at: first, columns: first..<end, row: row)
    }
    for run in runs {
      let pixels = unsafe UnsafeMutableBufferPointer(rebasing: target[run.columns])
      unsafe blend(paint, run.coverage, in: run.columns, row: row, &scratch, over: pixels)
    }
  }

  /// Composites a paint, multiplied by a coverage of 0…255, over the pixels of some columns.
  ///
  /// With `isFirst` the pixels are not read.
  ///
  /// - Parameter scratch: contains the pixels of a computed gradient in these columns.
  @inline(__always)
  private func blend(
    _ paint: Int32, _ coverage: UInt8, in columns: Range<Int>, row: Int, _ scratch: inout RowScratch,
    over pixels: UnsafeMutableBufferPointer<PremultipliedPixel>, isFirst: Bool = false
  ) {
    switch unsafe sources[Int(paint)] {
    case .color(let color): unsafe Raster.blend(color, coverage, over: pixels, isFirst: isFirst)
    case .vertical(let shader, _):
      unsafe Raster.blend(shaders[shader].color(row: row), coverage, over: pixels, isFirst: isFirst)
    case .row(let start, let known, let isOpaque):
      let first = start + columns.lowerBound - known.lowerBound
      let colors = unsafe UnsafeBufferPointer(rebasing: rowPixels[first..<first + columns.count])
      unsafe Raster.blend(colors, coverage, over: pixels, isOpaque: isOpaque, isFirst: isFirst)
    case .computed(_, let isOpaque, _):
      unsafe scratch.pixels.withUnsafeBufferPointer { source in
        let colors = unsafe UnsafeBufferPointer(rebasing: source[columns])
        unsafe Raster.blend(colors, coverage, over: pixels, isOpaque: isOpaque, isFirst: isFirst)
      }
    }
  }
}

/// A stack of pixel rows: at the bottom the row of the canvas, above it one row for each group that is being drawn.
///
/// The row of the innermost group is on top and receives the drawing. A mask counts as a group.
@safe private struct GroupStack {
  /// The pixels to draw display items into: the row of the innermost group or, outside of groups, of the canvas.
  private(set) var row: UnsafeMutableBufferPointer<PremultipliedPixel>
  private let canvas: UnsafeMutableBufferPointer<PremultipliedPixel>
  private let memory: UnsafeMutableBufferPointer<PremultipliedPixel>
  /// The smallest range of columns that was drawn into in each group's row, from the outermost group to the innermost.
  private var touched: [Range<Int>] = []

  init(canvas: UnsafeMutableBufferPointer<PremultipliedPixel>, memory: UnsafeMutableBufferPointer<PremultipliedPixel>) {
    unsafe row = canvas
    unsafe self.canvas = canvas
    unsafe self.memory = memory
  }

  mutating func begin() {
    touched.append(0..<0)
    unsafe row = unsafe self.row(atDepth: touched.count)
  }

  mutating func touch(_ runs: ArraySlice<CoverageRun>) {
    guard !touched.isEmpty, let first = runs.first, let last = runs.last else { return }
    touch(first.columns.lowerBound..<last.columns.upperBound)
  }

  /// Removes the mask's row from the stack, and multiplies the pixels of the masked group by the mask's alpha.
  ///
  /// The last row of the stack must be that of the mask, and the one before it that of the masked group.
  mutating func endMask() {
    let (mask, columns) = unsafe pop()
    guard let pictured = touched.last else { return }
    for x in pictured { unsafe row[x] = row[x].multiplied(by: mask[x].alpha) }
    for x in columns { unsafe mask[x] = .clear }
  }

  /// Removes the row of the innermost group from the stack, and composites it over the row of the surrounding group.
  ///
  /// Outside of other groups it is composited over the row of the canvas.
  ///
  /// - Parameters:
  ///   - runs: the product of the coverages of the group's clips; pixels without a run are not composited.
  ///   - opacity: the opacity of the group, 0…255.
  mutating func endGroup(_ runs: ArraySlice<CoverageRun>, opacity: UInt32) {
    let (picture, columns) = unsafe pop()
    for run in runs {
      let weight = scaled(UInt32(run.coverage), by: opacity)
      for x in run.columns.clamped(to: columns) {
        unsafe row[x] = picture[x].multiplied(by: weight).over(row[x])
      }
    }
    for x in columns { unsafe picture[x] = .clear }
    touch(columns)
  }

  private mutating func touch(_ columns: Range<Int>) {
    guard let last = touched.last else { return }
    touched[touched.count - 1] = union(last, columns)
  }

  private mutating func pop() -> (UnsafeMutableBufferPointer<PremultipliedPixel>, Range<Int>) {
    let top = unsafe row
    let columns = touched.popLast() ?? 0..<0
    unsafe row = unsafe self.row(atDepth: touched.count)
    return unsafe (top, columns)
  }

  private func row(atDepth depth: Int) -> UnsafeMutableBufferPointer<PremultipliedPixel> {
    guard depth > 0 else { return unsafe canvas }
    let width = unsafe canvas.count
    return unsafe UnsafeMutableBufferPointer(rebasing: memory[(depth - 1) * width..<depth * width])
  }
}
