package import Diagnostics
package import Geometry
package import LayerTree

/// A display list divided into bands of whole rows, for canvases whose image would exceed the memory.
///
/// Each band contains only the display items that may touch it. Bands that repeat, as in a list of equal cells, are not
/// drawn again.
package struct DisplayBands: Sendable {
  /// The time limit of the drawing; a band that is drawn after the deadline is not complete.
  package var deadline = Deadline.never
  private let size: PixelSize
  private let scale: Double
  private let list: DisplayList
  private let bandHeight: Int
  private let items: BandIndex
  /// The bands that each hole of an overlay may touch; the key is the index of the overlay in the display list.
  private let holes: [Int: BandIndex]
  /// True if a band can be drawn as the first band with its items moved up, so that equal bands have equal items.
  private let isMovable: Bool
  private let workers: Workers?
  private var last: (items: [DisplayItem], rows: Int)?

  /// Divides a display list into bands for a canvas of `size` pixels with `scale` pixels per point.
  ///
  /// - Parameters:
  ///   - list: the display list, in points.
  ///   - size: the size of the canvas in pixels.
  ///   - scale: the number of pixels per point.
  ///   - bandArea: the maximum number of pixels of a band, 64 MiB by default; a band has at least one row.
  ///   - workers: the threads that draw a band; nil is the calling thread only.
  package init(
    _ list: DisplayList, size: PixelSize, scale: Double, bandArea: Int = 1 << 24, workers: Workers? = nil
  ) {
    self.workers = workers
    self.list = list
    self.size = size
    self.scale = scale
    isMovable = list.items.allSatisfy(\.isMovable)
    var bandHeight = max(1, min(size.height, bandArea / size.width))
    if isMovable, let period = list.period(scale: scale), period <= bandHeight { bandHeight -= bandHeight % period }
    self.bandHeight = bandHeight
    let count = (size.height - 1) / bandHeight + 1
    func bands(_ shape: Shape) -> Range<Int>? {
      shape.rows(scale: scale, height: size.height).map { rows in
        rows.isEmpty ? 0..<0 : rows.lowerBound / bandHeight..<(rows.upperBound - 1) / bandHeight + 1
      }
    }
    items = BandIndex(
      list.items.map { item in if case .fill(let shape, _) = item { bands(shape) } else { nil } }, count: count)
    var holes: [Int: BandIndex] = [:]
    for (index, item) in list.items.enumerated() {
      if case .overlay(_, let shapes) = item { holes[index] = BandIndex(shapes.map(bands), count: count) }
    }
    self.holes = holes
  }

  /// The number of bands of the canvas, at least 1.
  package var count: Int { (size.height - 1) / bandHeight + 1 }

  /// Draws the band at index `band` into an image, which is overwritten.
  ///
  /// Bands are counted from 0 at the top. The image must be the one into which the previous call drew; any image is
  /// valid for the first call.
  ///
  /// - Returns: false if the band equals the one drawn before, so that the image is unchanged; otherwise true.
  package mutating func draw(_ band: Int, into image: inout RowImage) -> Bool {
    let top = band * bandHeight
    let rows = min(size.height - top, bandHeight)
    let items = items(in: band)
    if isMovable, let last, last.rows == rows, last.items == items { return false }
    last = (items, rows)
    // A band is never larger than the canvas, whose size is valid.
    guard let size = try? PixelSize(width: size.width, height: rows, maximumArea: .max) else { return true }
    let first = isMovable ? 0 : top
    let grid = PixelGrid(width: size.width, rows: first..<first + rows, scale: scale)
    var rasterizer = Rasterizer(grid, size: size, workers: workers)
    rasterizer.deadline = deadline
    rasterizer.draw(DisplayList(size: list.size, items: items), into: &image)
    return true
  }

  private func items(in band: Int) -> [DisplayItem] {
    let top = Double(band * bandHeight)
    func placed(_ shape: Shape) -> Shape {
      isMovable ? shape.moved(up: top, scale: scale).cut(below: Double(bandHeight + 1) / scale, scale) : shape
    }
    return items.members(of: band).map { index in
      switch list.items[index] {
      case .overlay(let color, let shapes):
        .overlay(color, holes: holes[index]?.members(of: band).map { placed(shapes[$0]) } ?? [])
      case .fill(let shape, let paint): .fill(placed(shape), paint)
      case .group: list.items[index]
      }
    }
  }
}

/// The number of equal steps per pixel to which vertical coordinates in a moved band are rounded.
///
/// Coordinates that differ only by the rounding of large numbers become equal.
private let partsOfPixel = 65_536.0

extension DisplayItem {
  /// True if the display item has the same pixels, shifted, when it is moved up by whole pixels.
  ///
  /// False for paths, strokes, groups, and gradients that change vertically.
  fileprivate var isMovable: Bool {
    switch self {
    case .fill(let shape, let paint):
      guard shape.isRoundedRect else { return false }
      if case .linearGradient(let gradient) = paint { return gradient.start.y == gradient.end.y }
      return true
    case .overlay(_, let holes): return holes.allSatisfy(\.isRoundedRect)
    case .group: return false
    }
  }
}

extension DisplayList {
  /// The height in pixels after which the holes of the first overlay repeat; nil if they do not repeat.
  ///
  /// The height is the smallest multiple of the distance of equal holes, up to 64 of them, that is a whole number of
  /// pixels. `scale` is the number of pixels per point.
  fileprivate func period(scale: Double) -> Int? {
    let overlay = items.lazy.compactMap { item -> [Shape]? in
      if case .overlay(_, let holes) = item { holes } else { nil }
    }.first
    guard let holes = overlay, let first = holes.first?.moved(up: 0, scale: scale).rect else { return nil }
    // The limit is above the number of bones in a cell.
    for next in holes.indices.dropFirst().prefix(1_000) {
      let rect = holes[next].moved(up: 0, scale: scale).rect
      guard rect.minX == first.minX, rect.size == first.size, rect.minY > first.minY else { continue }
      let step = ((rect.minY - first.minY) * scale * partsOfPixel).rounded()
      for count in 1...64 {
        let rows = step * Double(count) / partsOfPixel
        if rows == rows.rounded(), rows <= 0x1p30 { return Int(rows) }
      }
      return nil
    }
    return nil
  }
}

extension Shape {
  fileprivate var isRoundedRect: Bool { if case .roundedRect = self { true } else { false } }

  /// The rectangle of a rounded rectangle, in points, without its corner radii; an empty one at 0 for all other shapes.
  fileprivate var rect: Rect {
    if case .roundedRect(let rounded) = self { rounded.rect } else { Rect(origin: .zero, size: .zero) }
  }

  /// The rounded rectangle, in points, moved up by `rows` pixels, with y and height rounded to 1/65,536 pixel.
  ///
  /// `scale` is the number of pixels per point. Shapes other than rounded rectangles are returned unchanged.
  fileprivate func moved(up rows: Double, scale: Double) -> Shape {
    guard case .roundedRect(let rounded) = self else { return self }
    let y = ((rounded.rect.minY * scale - rows) * partsOfPixel).rounded() / partsOfPixel / scale
    let rect = Rect(x: rounded.rect.minX, y: y, width: rounded.rect.width, height: snapped(rounded.rect.height, scale))
    return .roundedRect(RoundedRect(rect, radii: rounded.radii))
  }

  /// The rectangle, in points, without its parts more than a pixel above the canvas and those below y = `bottom`.
  ///
  /// The result is equal in all bands that the rectangle covers completely. Shapes with rounded corners and paths are
  /// returned unchanged.
  ///
  /// - Parameter bottom: the y coordinate in points.
  fileprivate func cut(below bottom: Double, _ scale: Double) -> Shape {
    guard case .roundedRect(let rounded) = self, rounded.radii == .zero else { return self }
    let top = max(rounded.rect.minY, -1 / scale)
    let height = max(0, min(rounded.rect.maxY, bottom) - top)
    return .roundedRect(
      RoundedRect(Rect(x: rounded.rect.minX, y: top, width: rounded.rect.width, height: height)))
  }

  private func snapped(_ length: Double, _ scale: Double) -> Double {
    (length * scale * partsOfPixel).rounded() / partsOfPixel / scale
  }

  /// The pixel rows that the shape may touch, with one more on each side, on a canvas of `height` pixels.
  ///
  /// Nil if they are unknown, as for a stroke. The shape is in points, of which each has `scale` pixels.
  fileprivate func rows(scale: Double, height: Int) -> Range<Int>? {
    switch self {
    case .roundedRect(let rounded):
      pixels(touchedFrom: rounded.rect.minY * scale - 1, to: rounded.rect.maxY * scale + 1, in: 0..<height)
    case .path(let path, _):
      pixels(
        touchedFrom: path.controlBounds.minY * scale - 1, to: path.controlBounds.maxY * scale + 1, in: 0..<height)
    case .stroke: nil
    }
  }
}
