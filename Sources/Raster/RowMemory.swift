import Diagnostics

/// The input for drawing the distinct rows of a frame: the plan of the rows, their coverage and their paints.
struct RowDrawing: Sendable {
  let plan: RowPlan
  let table: RunTable
  let paints: FramePaints
  /// The columns in which the pixels of each paint have changed since they were last drawn.
  ///
  /// The index is that of the paint in ``FramePaints/sources``. Empty if rows are drawn whole.
  var changedColumns: [Range<Int32>] = []
  /// The time limit of the drawing; from the deadline on no further row is drawn.
  var deadline = Deadline.never

  var meter: WorkMeter { WorkMeter(deadline) }
}

extension WorkMeter {
  /// Counts the work of drawing a row that is `width` pixels wide; returns false from the deadline on.
  mutating func allows(_ row: PlannedRow, width: Int) -> Bool {
    // A layer of 1,000 pixels takes about 1 µs.
    allowsMore(1 + (Int(row.endOfLayers - row.firstLayer) * (width + 64)) >> 12)
  }
}

/// The working memory for drawing rows of pixels: the rows of groups, and one row for gradients.
struct RowMemory: Sendable {
  var groups: GroupRows
  var scratch: RowScratch

  init(width: Int) {
    groups = GroupRows(width: width)
    scratch = RowScratch(width: width)
  }
}

/// The memory for the pixel rows of open groups, one row for each nesting depth.
///
/// Between two groups all pixels are transparent: a group clears the columns it drew into when it ends.
struct GroupRows: Sendable {
  /// The pixels, row after row; the row of the outermost group comes first.
  var pixels: [PremultipliedPixel] = []
  let width: Int

  /// The maximum nesting depth of groups that are drawn; groups nested deeper are left out.
  ///
  /// The rows of these groups take up to 128 MiB, or two rows of a canvas that is so wide that these take more.
  var maximumDepth: Int { max(2, min(1 << 10, (1 << 25) / max(1, width))) }

  mutating func makeRoom(forDepth depth: Int) {
    let missing = depth * width - pixels.count
    if missing > 0 { pixels.append(contentsOf: repeatElement(.clear, count: missing)) }
  }
}

/// The memory for a row of pixels of a gradient that is computed only where it is visible.
struct RowScratch: Sendable {
  /// The pixels of a gradient in one row, by column; valid only in the columns that were filled.
  var pixels: [PremultipliedPixel]
  private var ramps: [GradientRamp] = []
  private var next = 0

  init(width: Int) {
    pixels = [PremultipliedPixel](repeating: .clear, count: width)
  }

  /// Selects the row whose pixels ``fill(_:)`` computes next; its color ramps are collected from left to right.
  mutating func prepare(_ row: PlannedRow, of drawing: RowDrawing) {
    guard !drawing.paints.shaders.isEmpty else { return }
    ramps.removeAll(keepingCapacity: true)
    next = 0
    for index in row.layers {
      guard let item = drawing.plan.layers[index].item,
        case .computed(let shader, _, _) = drawing.paints.sources[Int(item.paint)]
      else { continue }
      let runs = drawing.table[item.runs]
      guard let first = runs.first?.columns.lowerBound, let end = runs.last?.columns.upperBound else { continue }
      // All columns of the layer, hidden ones too: the steps of a color depend on the start of the ramp.
      drawing.paints.shaders[shader].appendRamps(of: first..<end, row: Int(row.row), to: &ramps)
    }
  }

  /// Computes the pixels of some columns of the selected row.
  ///
  /// The columns must be right of the columns filled before in this row. Columns without a ramp keep their pixels.
  mutating func fill(_ columns: Range<Int>) {
    while next < ramps.count {
      let ramp = ramps[next]
      ramp.write(ramp.columns.clamped(to: columns), to: &pixels, at: 0)
      guard Int(ramp.end) <= columns.upperBound else { return }
      next += 1
    }
  }
}

/// The columns of each distinct row of pixels that have changed since the previous moment.
struct RowChanges: Sendable {
  /// The changed columns of the distinct rows: those of row 0 from left to right, then those of row 1, and so on.
  private(set) var columns: [Range<Int32>] = []
  /// The index in `columns` after the last entry of each finished row, by the index of the distinct row.
  private(set) var ends: [Int32] = []

  mutating func removeAll() {
    columns.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Appends changed columns to the row that is being collected.
  ///
  /// They must be right of the columns already appended to the row. Adjacent ranges are merged.
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
