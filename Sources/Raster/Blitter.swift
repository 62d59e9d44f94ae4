// The hot file: everything that touches pixels one by one. It takes buffers as parameters, and no loop over pixels
// decides anything.

/// Composites a premultiplied color over one row.
///
/// Nearly all of a skeleton is whole opaque runs, which become fills; only edges and translucent colors are blended.
func blit(
  _ runs: ArraySlice<CoverageRun>, of color: UInt32, onto row: UnsafeMutableBufferPointer<UInt32>
) {
  for run in runs {
    let pixels = unsafe UnsafeMutableBufferPointer(rebasing: row[run.columns])
    let source = scaled(color, by: UInt32(run.coverage))
    let kept = 255 &- (source &>> 24)
    if kept == 0 {
      unsafe pixels.update(repeating: source)
    } else {
      for x in pixels.indices { unsafe pixels[x] = source &+ scaled(pixels[x], by: kept) }
    }
  }
}

/// Composites a row of premultiplied pixels over one row; `source` begins at column `firstColumn`.
func blit(
  _ runs: ArraySlice<CoverageRun>, of source: UnsafeBufferPointer<UInt32>, firstColumn: Int, isOpaque: Bool,
  onto row: UnsafeMutableBufferPointer<UInt32>
) {
  for run in runs {
    let pixels = unsafe UnsafeMutableBufferPointer(rebasing: row[run.columns])
    let start = run.columns.lowerBound - firstColumn
    let colors = unsafe UnsafeBufferPointer(rebasing: source[start..<start + run.columns.count])
    if isOpaque && run.coverage == 255 {
      _ = unsafe pixels.update(fromContentsOf: colors)
      continue
    }
    let coverage = UInt32(run.coverage)
    for x in pixels.indices {
      let color = unsafe scaled(colors[x], by: coverage)
      unsafe pixels[x] = color &+ scaled(pixels[x], by: 255 &- (color &>> 24))
    }
  }
}

/// Draws every distinct row of a plan, one after the other.
///
/// `scratch` is one row of memory for gradients that have no row of their own.
func drawRows(
  of plan: RowPlan, _ table: RunTable, _ paints: FramePaints, width: Int, scratch: inout [UInt32],
  into pixels: inout [UInt32]
) {
  unsafe pixels.withUnsafeMutableBufferPointer { pixels in
    for row in 0..<plan.rowCount {
      let target = unsafe UnsafeMutableBufferPointer(rebasing: pixels[row * width..<(row + 1) * width])
      unsafe target.update(repeating: 0)
      for layer in plan.layers(of: row) {
        unsafe blit(layer, table[layer.runs], paints, scratch: &scratch, onto: target)
      }
    }
  }
}

/// Composites one item's part of a row.
private func blit(
  _ layer: RowLayer, _ runs: ArraySlice<CoverageRun>, _ paints: FramePaints, scratch: inout [UInt32],
  onto row: UnsafeMutableBufferPointer<UInt32>
) {
  switch paints.sources[Int(layer.paint)] {
  case .color(let color):
    unsafe blit(runs, of: color, onto: row)
  case .vertical:
    unsafe blit(runs, of: layer.variant, onto: row)
  case .row(let start, let columns, let isOpaque):
    unsafe paints.rowPixels.withUnsafeBufferPointer { pixels in
      let source = unsafe UnsafeBufferPointer(rebasing: pixels[start..<start + columns.count])
      unsafe blit(runs, of: source, firstColumn: columns.lowerBound, isOpaque: isOpaque, onto: row)
    }
  case .computed(let shader):
    guard let first = runs.first?.columns.lowerBound, let end = runs.last?.columns.upperBound else { return }
    shader.fill(&scratch, at: 0, columns: first..<end, row: Int(layer.variant))
    unsafe scratch.withUnsafeBufferPointer { source in
      unsafe blit(runs, of: source, firstColumn: first, isOpaque: shader.isOpaque, onto: row)
    }
  }
}

/// Copies one row of a frame for each entry of `rowIndices`.
func expand(_ rows: [UInt32], width: Int, rowIndices: [Int32], into frame: inout [UInt32]) {
  unsafe rows.withUnsafeBufferPointer { rows in
    unsafe frame.withUnsafeMutableBufferPointer { frame in
      var target = 0
      for index in rowIndices {
        let start = Int(index) * width
        let pixels = unsafe UnsafeMutableBufferPointer(rebasing: frame[target..<target + width])
        _ = unsafe pixels.update(fromContentsOf: UnsafeBufferPointer(rebasing: rows[start..<start + width]))
        target += width
      }
    }
  }
}

/// The columns from the first to the last pixel that differs between a row of each of two images, nil if none does.
func differingColumns(_ a: [UInt32], row: Int32, _ b: [UInt32], row other: Int32, width: Int) -> Range<Int>? {
  unsafe a.withUnsafeBufferPointer { a in
    unsafe b.withUnsafeBufferPointer { b in
      let a = unsafe UnsafeBufferPointer(rebasing: a[Int(row) * width..<(Int(row) + 1) * width])
      let b = unsafe UnsafeBufferPointer(rebasing: b[Int(other) * width..<(Int(other) + 1) * width])
      var low = 0
      while low < width, unsafe a[low] == b[low] { low += 1 }
      guard low < width else { return nil }
      var high = width
      while unsafe a[high - 1] == b[high - 1] { high -= 1 }
      return low..<high
    }
  }
}
