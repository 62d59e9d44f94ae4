import Diagnostics
import Geometry
import LayerTree

/// The conversion of shapes, in points, into spans of coverage runs on a grid of pixels.
///
/// Spans are ordered from top to bottom.
struct ShapeConverter {
  private let grid: PixelGrid
  /// The work of ``PathScanConverter/work(ofEach:)``.
  private let pathWork: Int
  private var roundedRects: RoundedRectScanConverter

  init(grid: PixelGrid, pathWork: Int, corners: MeasuredCorners?) {
    self.pathWork = pathWork
    self.grid = grid
    roundedRects = RoundedRectScanConverter(grid: grid, kept: corners)
  }

  /// True if a rounded rectangle was equal to an earlier one, except for a vertical distance of whole pixels.
  var hasEqualShapes: Bool { roundedRects.hasEqualShapes }

  /// Keeps what was measured, and does not depend on the picture, for later pictures.
  func keepMeasures() { roundedRects.keepCorners() }

  mutating func spans(of shape: Shape, in table: inout RunTable, _ meter: inout WorkMeter) -> [RunSpan] {
    switch shape {
    case .roundedRect(let rect):
      _ = meter.allowsMore()
      return roundedRects.spans(of: rect.scaled(by: grid.scale), in: &table)
    case .path(let path, let rule):
      let scaled = path.applying(.scale(x: grid.scale, y: grid.scale))
      return spans(
        of:
          scaled.flattened(tolerance: PathScanConverter.tolerance) { meter.allowsMore(steps: $0) }, rule, in: &table,
        &meter)
    case .stroke(let path, let style, let transform):
      let scaled = transform.concatenating(.scale(x: grid.scale, y: grid.scale))
      let outline = path.stroked(style, scaled, tolerance: PathScanConverter.strokeTolerance) {
        meter.allowsMore(steps: $0)
      }
      return spans(of: outline, .nonzero, in: &table, &meter)
    }
  }

  private func spans(
    of path: FlatPath, _ rule: FillRule, in table: inout RunTable, _ meter: inout WorkMeter
  ) -> [RunSpan] {
    var converter = PathScanConverter(grid: grid, rule: rule, work: pathWork, meter)
    defer { meter = converter.meter }
    return converter.spans(of: path, in: &table)
  }
}
