package import Geometry
package import LayerTree

/// Draws the moments of a scene.
///
/// It keeps what does not change from one moment to the next: the coverage of all shapes as long as the shapes stay,
/// and which rows are equal as long as equal paints stay equal. What it draws never depends on what it drew before.
package struct Rasterizer: Sendable {
  private let size: PixelSize
  private var coverage: SceneCoverage
  private var plan: RowPlan?
  private var scratch: [UInt32]
  private var groups: GroupRows

  /// A rasterizer for a canvas of `size` pixels, `scale` pixels to the point.
  package init(size: PixelSize, scale: Double) {
    self.size = size
    coverage = SceneCoverage(grid: PixelGrid(size: size, scale: scale))
    scratch = [UInt32](repeating: 0, count: size.width)
    groups = GroupRows(width: size.width)
  }

  /// What a moment looks like.
  package mutating func draw(_ list: DisplayList) -> RowImage {
    var image = RowImage(size: size, rowIndices: [], pixels: [])
    draw(list, into: &image)
    return image
  }

  /// Overwrites an image, whose memory is used again, with what a moment looks like.
  package mutating func draw(_ list: DisplayList, into image: inout RowImage) {
    let items = FlatItems(list.items, maximumDepth: groups.maximumDepth)
    if coverage.update(items) { plan = nil }
    let paints = FramePaints(items, columns: coverage.columns, grid: coverage.grid)
    let plan = plan.flatMap { $0.holds(for: paints) ? $0 : nil } ?? RowPlan(coverage, paints)
    self.plan = plan
    image.reset(size: size, rowIndices: plan.rowIndices, rowCount: plan.rowCount)
    groups.makeRoom(forDepth: items.groups.reduce(0) { max($0, $1.depth) })
    drawRows(of: plan, coverage.table, paints, groups: &groups, scratch: &scratch, into: &image.pixels)
  }
}
