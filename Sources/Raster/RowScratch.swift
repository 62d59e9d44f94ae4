/// A row of memory for the pixels of a gradient that has no row of its own: they are made only where they show.
struct RowScratch: Sendable {
  /// The color of column x at x, for the columns that were filled.
  var pixels: [UInt32]
  private var ramps: [GradientRamp] = []
  private var next = 0

  init(width: Int) {
    pixels = [UInt32](repeating: 0, count: width)
  }

  /// Selects the row whose columns are filled next, from left to right.
  mutating func prepare(_ row: PlannedRow, of drawing: RowDrawing) {
    let paints = drawing.paints
    guard !paints.shaders.isEmpty else { return }
    ramps.removeAll(keepingCapacity: true)
    next = 0
    for layer in drawing.plan.layers[Int(row.firstLayer)..<Int(row.endOfLayers)] {
      guard let item = layer.item, case .computed(let shader, _, _) = paints.sources[Int(item.paint)] else {
        continue
      }
      let runs = drawing.table[item.runs]
      guard let first = runs.first?.columns.lowerBound, let end = runs.last?.columns.upperBound else { continue }
      // All columns that the layer covers, hidden ones too: the steps of a color depend on their beginning.
      paints.shaders[shader].appendRamps(of: first..<end, row: Int(row.row), to: &ramps)
    }
  }

  /// Makes the pixels of some columns, right of those filled before.
  mutating func fill(_ columns: Range<Int>) {
    var column = columns.lowerBound
    while column < columns.upperBound, next < ramps.count {
      let ramp = ramps[next]
      let end = min(Int(ramp.end), columns.upperBound)
      if column < end {
        ramp.write(column..<end, to: &pixels, at: 0)
        column = end
      }
      guard Int(ramp.end) <= columns.upperBound else { return }
      next += 1
    }
  }
}
