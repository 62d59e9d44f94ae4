import Geometry
import LayerTree

/// The conversion of shapes, in points, into spans of coverage runs on a grid of pixels.
struct ShapeConverter {
  private let grid: PixelGrid
  private var roundedRects: RoundedRectScanConverter

  init(grid: PixelGrid) {
    self.grid = grid
    roundedRects = RoundedRectScanConverter(grid: grid)
  }

  mutating func spans(of shape: Shape, in table: inout RunTable) -> [RunSpan] {
    switch shape {
    case .roundedRect(let rect):
      return roundedRects.spans(of: rect.scaled(by: grid.scale), in: &table)
    case .path(let path, let rule):
      let scaled = path.applying(.scale(x: grid.scale, y: grid.scale))
      var converter = PathScanConverter(grid: grid, rule: rule)
      return converter.spans(of: scaled, in: &table)
    case .stroke(let path, let style, let transform):
      let scaled = transform.concatenating(.scale(x: grid.scale, y: grid.scale))
      var converter = PathScanConverter(grid: grid, rule: .nonzero)
      return converter.spans(of: path, stroked: style, scaled, in: &table)
    }
  }
}
