import Diagnostics

/// The input for drawing all distinct rows of a frame.
struct RowDrawing: Sendable {
  let plan: RowPlan
  let table: RunTable
  let paints: FramePaints
  /// The columns in which the pixels of each paint have changed, by its index; empty when all rows are drawn whole.
  var changedColumns: [Range<Int32>] = []
  /// The time limit; from the deadline on no row is drawn.
  var deadline = Deadline.never
}

/// The counter of the work of drawing rows.
struct RowMeter {
  private var meter: WorkMeter

  init(_ drawing: RowDrawing) {
    meter = WorkMeter(drawing.deadline)
  }

  /// Counts a row that is `width` pixels wide; returns false from the deadline on.
  mutating func allows(_ row: PlannedRow, width: Int) -> Bool {
    // A layer of 1,000 pixels takes about 1 µs.
    meter.allowsMore(1 + Int(row.endOfLayers - row.firstLayer) * (width + 64) >> 12)
  }
}

/// The working memory for drawing rows of pixels: the rows of groups, and one row for gradients.
struct RowMemory: Sendable {
  var groups: GroupRows
  /// The memory for a row of a gradient whose pixels are not stored in advance for all rows.
  var scratch: RowScratch

  init(width: Int) {
    groups = GroupRows(width: width)
    scratch = RowScratch(width: width)
  }
}

/// The memory for the rows of pixels of groups, one for each depth of nesting.
///
/// Between two groups all of its pixels are transparent: a group clears its columns when it ends.
struct GroupRows: Sendable {
  /// The premultiplied pixels, row after row, the outermost group's first.
  var pixels: [UInt32] = []
  let width: Int

  init(width: Int) {
    self.width = width
  }

  /// The maximum nesting depth of groups; their rows take up to 128 MiB, or two rows of the widest canvas.
  var maximumDepth: Int { max(2, min(1 << 10, (1 << 25) / max(1, width))) }

  mutating func makeRoom(forDepth depth: Int) {
    let missing = depth * width - pixels.count
    if missing > 0 { pixels.append(contentsOf: repeatElement(0, count: missing)) }
  }
}

/// A row of memory for the pixels of a gradient that are not stored in advance for all rows, but computed where they
/// are visible.
struct RowScratch: Sendable {
  /// The premultiplied colors, that of column x at index x, for the columns that were filled.
  var pixels: [UInt32]
  private var ramps: [GradientRamp] = []
  private var next = 0

  init(width: Int) {
    pixels = [UInt32](repeating: 0, count: width)
  }

  /// Selects the row whose columns ``fill(_:)`` computes next, from left to right.
  mutating func prepare(_ row: PlannedRow, of drawing: RowDrawing) {
    guard !drawing.paints.shaders.isEmpty else { return }
    ramps.removeAll(keepingCapacity: true)
    next = 0
    for index in Int(row.firstLayer)..<Int(row.endOfLayers) {
      guard let item = drawing.plan.layers[index].item,
        case .computed(let shader, _, _) = drawing.paints.sources[Int(item.paint)]
      else { continue }
      let runs = drawing.table[item.runs]
      guard let first = runs.first?.columns.lowerBound, let end = runs.last?.columns.upperBound else { continue }
      // All columns of the layer, hidden ones too: the steps of a color depend on the start of the ramp.
      drawing.paints.shaders[shader].appendRamps(of: first..<end, row: Int(row.row), to: &ramps)
    }
  }

  /// Computes the pixels of some columns of the row, which must be right of those filled before.
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

/// The columns of each distinct row that have changed since the previous moment.
struct RowChanges: Sendable {
  /// The changed columns of all rows, one row after the other, each row's from left to right.
  private(set) var columns: [Range<Int32>] = []
  /// The index in `columns` after the last entry of each row.
  private(set) var ends: [Int32] = []

  mutating func removeAll() {
    columns.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Appends changed columns to the current row; they must be right of the columns already appended to the row.
  mutating func append(_ columns: Range<Int32>) {
    let first = ends.last.map(Int.init) ?? 0
    if let last = self.columns.last, self.columns.count > first, last.upperBound == columns.lowerBound {
      self.columns[self.columns.count - 1] = last.lowerBound..<columns.upperBound
    } else {
      self.columns.append(columns)
    }
  }

  mutating func endRow() {
    ends.append(Int32(clamping: columns.count))
  }
}
