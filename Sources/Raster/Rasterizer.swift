package import Geometry
package import LayerTree

/// A rasterizer of the display lists of a scene's moments.
///
/// It keeps the values that do not change from one moment to the next: the coverage of all shapes while the shapes are
/// equal, and the plan of equal rows while equal paints stay equal. A picture never depends on those drawn before.
package struct Rasterizer: Sendable {
  private let size: PixelSize
  private let workers: Workers?
  private var coverage: SceneCoverage
  private var plan: RowPlan?
  private var paints: FramePaints?
  private var memory: RowMemory

  /// A rasterizer for a canvas of `size` pixels with `scale` pixels per point.
  ///
  /// - Parameter workers: the threads that draw a picture; nil is the calling thread only.
  package init(size: PixelSize, scale: Double, workers: Workers? = nil) {
    self.init(PixelGrid(size: size, scale: scale), size: size, workers: workers)
  }

  /// A rasterizer for a band of a canvas, whose images have `size` pixels.
  init(_ grid: PixelGrid, size: PixelSize, workers: Workers?) {
    self.size = size
    self.workers = workers
    coverage = SceneCoverage(grid: grid)
    memory = RowMemory(width: size.width)
  }

  /// The image of a display list, on the whole canvas of the rasterizer.
  package mutating func draw(_ list: DisplayList) -> RowImage {
    var image = RowImage(size: size, rowIndices: [], pixels: [])
    draw(list, into: &image)
    return image
  }

  /// Overwrites an image with that of a display list; the memory of the image is reused.
  package mutating func draw(_ list: DisplayList, into image: inout RowImage) {
    let prepared = prepare(list)
    draw(prepared.plan, prepared.paints, into: &image)
  }

  /// Draws a display list into an image: only the changed parts, if the shapes are those that were drawn last.
  ///
  /// - Parameters:
  ///   - isDrawn: true if the image shows the moment that this rasterizer drew last.
  ///   - changes: receives the columns of each distinct row that are drawn.
  /// - Returns: true if only changes were drawn; false if the whole image was drawn.
  mutating func redraw(
    _ list: DisplayList, in image: inout RowImage, isDrawn: Bool, _ changes: inout RowChanges
  ) -> Bool {
    let before = paints
    let prepared = prepare(list)
    guard isDrawn, let before, prepared.isKnownPlan else {
      draw(prepared.plan, prepared.paints, into: &image)
      return false
    }
    let drawing = RowDrawing(
      plan: prepared.plan, table: coverage.table, paints: prepared.paints,
      changedColumns: prepared.paints.changedColumns(since: before, width: size.width))
    redrawRows(of: drawing, with: &memory, into: &image.pixels, &changes)
    return true
  }

  private mutating func prepare(_ list: DisplayList) -> (plan: RowPlan, paints: FramePaints, isKnownPlan: Bool) {
    let items = FlatItems(list.items, maximumDepth: memory.groups.maximumDepth)
    if coverage.update(items) { plan = nil }
    let before = paints
    let current = FramePaints(items, columns: coverage.columns, grid: coverage.grid)
    paints = current
    memory.groups.makeRoom(forDepth: items.groups.reduce(0) { max($0, $1.depth) })
    if let plan, let before, current.sharesRows(like: before) { return (plan, current, true) }
    let new = RowPlan(coverage, current)
    plan = new
    return (new, current, false)
  }

  private mutating func draw(_ plan: RowPlan, _ paints: FramePaints, into image: inout RowImage) {
    image.reset(size: size, rowIndices: plan.rowIndices, rowCount: plan.rows.count)
    let bands = workers?.bands(ofRows: plan.rows.count, width: size.width) ?? [0..<plan.rows.count]
    let drawing = RowDrawing(plan: plan, table: coverage.table, paints: paints)
    drawRows(in: bands, of: drawing, with: &memory, into: &image.pixels, perform: workers?.perform)
  }
}
