package import Diagnostics
package import Geometry
package import LayerTree

/// A converter of display lists, in points, into images of pixels, for the successive moments of a scene.
///
/// The coverage of the shapes is kept while the shapes are equal, and the plan of equal rows while the same paints are
/// equal. A picture does not depend on the pictures drawn before it.
package struct Rasterizer: Sendable {
  /// The time limit of the next drawing; an image that is drawn after the deadline is not complete.
  package var deadline = Deadline.never
  private let size: PixelSize
  private let workers: Workers?
  private var coverage: SceneCoverage
  private var plan: RowPlan?
  private var paints: FramePaints?
  private var memory: RowMemory

  /// Creates a rasterizer for a canvas of `size` pixels with `scale` pixels per point.
  ///
  /// - Parameter workers: the threads that draw a picture; nil is the calling thread only.
  package init(size: PixelSize, scale: Double, workers: Workers? = nil) {
    self.init(PixelGrid(size: size, scale: scale), size: size, workers: workers)
  }

  /// Creates a rasterizer for a band of a canvas.
  ///
  /// - Parameter workers: the threads that draw the band; nil is the calling thread only.
  init(_ grid: PixelGrid, size: PixelSize, workers: Workers?) {
    self.size = size
    self.workers = workers
    coverage = SceneCoverage(grid: grid)
    memory = RowMemory(width: size.width)
  }

  /// The corners that earlier pictures measured, which change no pixel; nil for none.
  package var corners: MeasuredCorners? {
    get { coverage.corners }
    set { coverage.corners = newValue }
  }

  /// The number of coverage spans of a picture above which it is drawn band by band.
  ///
  /// A span is a range of rows in which one shape covers the same pixels.
  var maximumSpans: Int {
    get { coverage.maximumSpans }
    set { coverage.maximumSpans = newValue }
  }

  /// The image of a display list, in points, with the size of the rasterizer's canvas.
  ///
  /// If the deadline passes, the image has its full size, but some of its rows may not be drawn.
  package mutating func draw(_ list: DisplayList) -> RowImage {
    var image = RowImage(size: size, rowIndices: [], pixels: [])
    draw(list, into: &image)
    return image
  }

  /// Replaces an image by that of a display list, in points, with the size of the rasterizer's canvas.
  ///
  /// The memory of the image is reused.
  package mutating func draw(_ list: DisplayList, into image: inout RowImage) {
    let items = FlatItems(list.items, maximumDepth: memory.groups.maximumDepth)
    if let height = coverage.bandHeight(for: items) { return draw(list, inBandsOf: height, into: &image) }
    let prepared = prepare(items)
    draw(prepared.plan, prepared.paints, into: &image)
  }

  /// The image of a display list, in points, as runs of equal pixels.
  ///
  /// The image has the pixels of ``draw(_:)``. The pixels are drawn only if their runs cannot be composed: if the list
  /// has groups, rows of many layers, or gradients that are neither horizontal nor vertical.
  package mutating func drawRuns(_ list: DisplayList) -> RunImage {
    let items = FlatItems(list.items, maximumDepth: memory.groups.maximumDepth)
    var image = RowImage(size: size, rowIndices: [], pixels: [])
    if let height = coverage.bandHeight(for: items) {
      draw(list, inBandsOf: height, into: &image)
      return RunImage(image)
    }
    let prepared = prepare(items, forRuns: true)
    let drawing = RowDrawing(
      plan: prepared.plan, table: coverage.table, paints: prepared.paints, deadline: deadline)
    if !prepared.plan.isOver, let runs = RunImage(drawing, size: size) { return runs }
    plan?.divideRows(coverage.table, prepared.paints, leavesPairs: false, deadline: deadline)
    draw(plan ?? prepared.plan, prepared.paints, into: &image)
    return RunImage(image)
  }

  /// Overwrites an image band by band, because the coverage of the whole picture would exceed the memory.
  private func draw(_ list: DisplayList, inBandsOf height: Int, into image: inout RowImage) {
    let grid = coverage.grid
    var band = RowImage(size: size, rowIndices: [], pixels: [])
    var rowIndices: [Int32] = []
    var pixels: [PremultipliedPixel] = []
    for row in stride(from: grid.rows.lowerBound, to: grid.rows.upperBound, by: height) {
      let rows = row..<min(row + height, grid.rows.upperBound)
      // A band is never larger than the canvas, whose size is valid.
      guard let bandSize = try? PixelSize(width: size.width, height: rows.count, maximumArea: .max) else { return }
      var rasterizer = Rasterizer(
        PixelGrid(width: size.width, rows: rows, scale: grid.scale), size: bandSize, workers: workers)
      rasterizer.deadline = deadline
      let prepared = rasterizer.prepare(
        FlatItems(list.items, maximumDepth: memory.groups.maximumDepth))
      rasterizer.draw(prepared.plan, prepared.paints, into: &band)
      let first = Int32(clamping: pixels.count / size.width)
      rowIndices += band.rowIndices.map { $0 + first }
      pixels += band.pixels
    }
    image = RowImage(size: size, rowIndices: rowIndices, pixels: pixels)
  }

  /// Draws a display list into an image; draws only the columns that changed if the shapes are those drawn last.
  ///
  /// - Parameters:
  ///   - isDrawn: true if the image shows the display list that this rasterizer drew last.
  ///   - changes: receives the drawn columns of each distinct row; unchanged if the whole image was drawn.
  /// - Returns: true if only changed columns were drawn; false if the whole image was drawn.
  mutating func redraw(
    _ list: DisplayList, in image: inout RowImage, isDrawn: Bool, _ changes: inout RowChanges
  ) -> Bool {
    let before = paints
    let items = FlatItems(list.items, maximumDepth: memory.groups.maximumDepth)
    if let height = coverage.bandHeight(for: items) {
      draw(list, inBandsOf: height, into: &image)
      paints = nil
      return false
    }
    let prepared = prepare(items)
    guard isDrawn, let before, prepared.isKnownPlan, !prepared.plan.isOver else {
      draw(prepared.plan, prepared.paints, into: &image)
      return false
    }
    let drawing = RowDrawing(
      plan: prepared.plan, table: coverage.table, paints: prepared.paints,
      changedColumns: prepared.paints.changedColumns(since: before, width: size.width))
    redrawRows(of: drawing, with: &memory, into: &image.pixels, &changes)
    return true
  }

  /// Updates the coverage, the paints and the plan of rows to those of some items.
  ///
  /// - Parameter forRuns: true if only the runs of the rows are composed, for which not all rows need segments.
  private mutating func prepare(
    _ items: FlatItems, forRuns: Bool = false
  ) -> (plan: RowPlan, paints: FramePaints, isKnownPlan: Bool) {
    coverage.deadline = deadline
    if coverage.update(items) { plan = nil }
    let before = paints
    let current = FramePaints(items, columns: coverage.columns, grid: coverage.grid)
    paints = current
    memory.groups.makeRoom(forDepth: items.groups.reduce(0) { max($0, $1.depth) })
    let isKnownPlan = before.map { plan != nil && current.sharesRows(like: $0) } ?? false
    // Moved out, so that it is changed in place.
    var new = (isKnownPlan ? plan.take() : nil) ?? RowPlan(coverage, current)
    new.divideRows(coverage.table, current, leavesPairs: forRuns, deadline: deadline)
    plan = new
    return (new, current, isKnownPlan)
  }

  private mutating func draw(_ plan: RowPlan, _ paints: FramePaints, into image: inout RowImage) {
    if plan.isOver {
      // A valid image, which is not used.
      self.plan = nil
      return image.reset(size: size, rowIndices: [Int32](repeating: 0, count: size.height), rowCount: 1)
    }
    image.reset(size: size, rowIndices: plan.rowIndices, rowCount: plan.rows.count)
    let bands = workers?.bands(ofRows: plan.rows.count, width: size.width) ?? [0..<plan.rows.count]
    let drawing = RowDrawing(plan: plan, table: coverage.table, paints: paints, deadline: deadline)
    drawRows(in: bands, of: drawing, with: &memory, into: &image.pixels, perform: workers?.perform)
  }
}
