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
  of plan: RowPlan, _ table: RunTable, _ paints: FramePaints, groups: inout GroupRows, scratch: inout [UInt32],
  into pixels: inout [UInt32]
) {
  let width = groups.width
  unsafe pixels.withUnsafeMutableBufferPointer { pixels in
    unsafe groups.pixels.withUnsafeMutableBufferPointer { groupPixels in
      for row in 0..<plan.rowCount {
        let target = unsafe UnsafeMutableBufferPointer(rebasing: pixels[row * width..<(row + 1) * width])
        unsafe target.update(repeating: 0)
        guard plan.hasGroups else {
          for layer in plan.layers(of: row) {
            unsafe blit(layer, table[layer.runs], paints, scratch: &scratch, onto: target)
          }
          continue
        }
        var stack = unsafe GroupStack(canvas: target, memory: groupPixels)
        for layer in plan.layers(of: row) {
          let runs = table[layer.runs]
          switch layer.paint {
          case RowLayer.begin: stack.begin()
          case RowLayer.endMask: stack.endMask()
          case RowLayer.endGroup: stack.endGroup(runs, opacity: layer.variant)
          default:
            unsafe blit(layer, runs, paints, scratch: &scratch, onto: stack.row)
            stack.touch(runs)
          }
        }
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

/// The rows of the groups that are open, the innermost on top; below all of them is the canvas.
@safe private struct GroupStack {
  /// Where items are drawn.
  private(set) var row: UnsafeMutableBufferPointer<UInt32>
  private let canvas: UnsafeMutableBufferPointer<UInt32>
  private let memory: UnsafeMutableBufferPointer<UInt32>
  /// The columns that were drawn into, for each open group.
  private var touched: [Range<Int>] = []

  init(canvas: UnsafeMutableBufferPointer<UInt32>, memory: UnsafeMutableBufferPointer<UInt32>) {
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

  /// Multiplies the group below with the alpha of the mask on top.
  mutating func endMask() {
    let (mask, columns) = unsafe pop()
    guard let pictured = touched.last else { return }
    for x in pictured { unsafe row[x] = scaled(row[x], by: mask[x] &>> 24) }
    for x in columns { unsafe mask[x] = 0 }
  }

  /// Composites the group on top over what lies below.
  mutating func endGroup(_ runs: ArraySlice<CoverageRun>, opacity: UInt32) {
    let (picture, columns) = unsafe pop()
    for run in runs {
      let weight = scaled(UInt32(run.coverage), by: opacity)
      for x in run.columns.clamped(to: columns) {
        let color = unsafe scaled(picture[x], by: weight)
        unsafe row[x] = color &+ scaled(row[x], by: 255 &- (color &>> 24))
      }
    }
    for x in columns { unsafe picture[x] = 0 }
    touch(columns)
  }

  private mutating func touch(_ columns: Range<Int>) {
    guard let last = touched.last else { return }
    touched[touched.count - 1] = union(last, columns)
  }

  private mutating func pop() -> (UnsafeMutableBufferPointer<UInt32>, Range<Int>) {
    let top = unsafe row
    let columns = touched.popLast() ?? 0..<0
    unsafe row = unsafe self.row(atDepth: touched.count)
    return unsafe (top, columns)
  }

  private func row(atDepth depth: Int) -> UnsafeMutableBufferPointer<UInt32> {
    guard depth > 0 else { return unsafe canvas }
    let width = unsafe canvas.count
    return unsafe UnsafeMutableBufferPointer(rebasing: memory[(depth - 1) * width..<depth * width])
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
