import Diagnostics
import Geometry
import LayerTree
import SceneModel

/// A grid of character cells over a scene: the area of each cell that holes cover, and the color of the gradient in it.
///
/// A character is assumed to be twice as high as wide.
struct CharacterGrid {
  let columns: Int
  let rows: Int
  /// The width and height of a cell in points.
  let cell: Size
  /// The gradients of the picture, which are found by the row of cells that they touch.
  private let gradients: GradientRows
  private let bones: Bones
  /// The flattened outlines of the bones that are not rounded rectangles; the key is the index of the bone in `bones`.
  private let paths: [Int32: Hole]
  private let bonesOfRows: RowMembers
  private let tones: ToneRange
  private let drawn: DrawnCells?
  private let rowsPerCharacter: Int
  /// The color of the gradient in each column, from left to right; nil if a column may have several colors.
  private let rowColors: [Color]?

  /// The shape of a hole in the overlay, in points of the canvas; a path is flattened to straight lines.
  fileprivate enum Hole {
    case roundedRect(RoundedRect)
    case path(FlatPath, FillRule)
  }

  /// The values that are sampled in one cell of a character grid.
  struct Sample {
    /// The fraction of the cell's area that holes in the overlay cover, 0…1.
    var coverage: Double
    /// The darkness of `color` among the colors of the shimmer, 0…1: 0 for the lightest, 1 for the darkest.
    var tone: Double
    /// The color of the gradient at the center of the cell.
    var color: Color
    /// The color of the shapes above the overlay in the cell, with straight alpha; transparent for none.
    var drawn = Color.clear
  }

  /// Creates a grid over the canvas of a scene at a moment.
  ///
  /// - Parameters:
  ///   - columns: the number of columns; a smaller number than 1 counts as 1.
  ///   - rowsPerCharacter: 1, or 2 for half-block characters, whose cells are square.
  ///   - drawn: the colors of shapes above the overlay in each cell; nil for none.
  ///   - deadline: the time limit; from the deadline on, the cells are not complete.
  init(
    _ scene: Scene, at moment: Moment, columns: Int, rowsPerCharacter: Int = 1, drawn: DrawnCells? = nil,
    deadline: Deadline = .never
  ) {
    self.drawn = drawn
    self.rowsPerCharacter = rowsPerCharacter
    self.columns = max(1, columns)
    let width = scene.size.width / Double(self.columns)
    cell = Size(width: width, height: width * 2 / Double(rowsPerCharacter))
    rows = Int(min(max((scene.size.height / cell.height - 1e-6).rounded(.up), 1), 1e7))
    var meter = WorkMeter(deadline)
    let items = scene.presentation(at: moment, deadline: deadline)
    gradients = GradientRows(items, rows: rows, height: cell.height)
    rowColors = Self.rowColors(of: items, columns: self.columns, width: width)
    tones = ToneRange(of: scene.shimmer)
    bones = scene.isAnimating(at: moment) ? scene.bones : Bones()
    var paths: [Int32: Hole] = [:]
    for (index, bone) in bones.enumerated() where meter.allowsMore() {
      paths[Int32(clamping: index)] = Hole(flattening: bone.shape, tolerance: width / 64, &meter)
    }
    self.paths = paths
    bonesOfRows = RowMembers(bones.map(\.shape.bounds).map { $0.isEmpty ? nil : $0 }, rows: rows, height: cell.height)
  }

  /// The colors of the columns, from left to right, of a single horizontal gradient that fills the whole canvas.
  ///
  /// Nil for any other picture.
  private static func rowColors(of list: DisplayList, columns: Int, width: Double) -> [Color]? {
    let fills = list.items.filter { if case .fill(_, .linearGradient) = $0 { true } else { false } }
    guard fills.count == 1, case .fill(.roundedRect(let rounded), .linearGradient(let gradient)) = fills[0],
      rounded.radii == .zero, rounded.rect.contains(Rect(origin: .zero, size: list.size)),
      gradient.start.y == gradient.end.y
    else { return nil }
    return (0..<columns).map { column in
      let cell = Rect(x: Double(column) * width, y: 0, width: width, height: width)
      return gradient.color(at: Point(x: cell.midX, y: 0))
    }
  }

  /// The work of sampling the cells of a row, in units of ``WorkMeter``, each of about 5 µs.
  func work(ofRow row: Int) -> Int {
    1 + (columns * (1 + gradients.count(inRow: row)) + bonesOfRows.count(inRow: row) * 8) / 64
  }

  /// True if the cells of a row show only the overlay: no hole touches the row, and there are no shapes above it.
  func isBlank(_ row: Int) -> Bool { drawn == nil && bonesOfRows.count(inRow: row) == 0 }

  /// The samples of the cells in a row, from left to right; the row must be in `0..<rows`.
  ///
  /// - Parameter meter: the counter of the edges in each cell; from the deadline on, the samples are not complete.
  func samples(inRow row: Int, _ meter: inout WorkMeter) -> [Sample] {
    var uncovered = [Double](repeating: 1, count: columns)
    for index in bonesOfRows[row] {
      let shape = bones[Int(index)].shape
      let known: Hole? = if case .roundedRect(let rounded) = shape { .roundedRect(rounded) } else { paths[index] }
      guard let hole = known else { continue }
      for column in Self.range(shape.bounds.minX, shape.bounds.maxX, cell.width, columns) {
        guard meter.allowsMore(steps: hole.stepsPerCell) else { break }
        uncovered[column] *= 1 - hole.area(in: rect(row, column)) / cell.area
      }
    }
    return uncovered.enumerated().map { column, uncovered in
      let color = rowColors?[column] ?? color(at: rect(row, column), row: row)
      var sample = Sample(coverage: min(max(1 - uncovered, 0), 1), tone: tones.tone(of: color), color: color)
      if let drawn { sample.drawn = drawn.color(row: row, column: column, rowsPerCharacter: rowsPerCharacter) }
      return sample
    }
  }

  private func rect(_ row: Int, _ column: Int) -> Rect {
    Rect(
      x: Double(column) * cell.width, y: Double(row) * cell.height, width: cell.width, height: cell.height)
  }

  /// The color of the topmost gradient at the center of a rectangle in points; without one, the lightest of the
  /// shimmer.
  ///
  /// `row` is the row of the cell, counted from 0.
  private func color(at rect: Rect, row: Int) -> Color {
    let center = Point(x: rect.midX, y: rect.midY)
    return gradients.topmost(at: center, inRow: row)?.color(at: center) ?? tones.lightest
  }

  /// The indexes of the cells in a row or column that an interval touches, limited to `0..<count`.
  ///
  /// - Parameters:
  ///   - start: the start of the interval, in points.
  ///   - end: the end of the interval, in points.
  ///   - length: the length of a cell, in points.
  fileprivate static func range(_ start: Double, _ end: Double, _ length: Double, _ count: Int) -> Range<Int> {
    let first = Int(min(max((start / length).rounded(.down), 0), Double(count)))
    let last = Int(min(max((end / length).rounded(.up), 0), Double(count)))
    return first..<max(first, last)
  }
}

/// The gradients of a display list by the rows of cells that they touch.
///
/// A shimmer may have one gradient for each of many cells of a list.
private struct GradientRows {
  private var fills: [(rect: Rect, gradient: LinearGradient)] = []
  private let members: RowMembers

  init(_ list: DisplayList, rows: Int, height: Double) {
    for case .fill(.roundedRect(let rounded), .linearGradient(let gradient)) in list.items {
      fills.append((rounded.rect, gradient))
    }
    members = RowMembers(fills.map(\.rect), rows: rows, height: height)
  }

  func count(inRow row: Int) -> Int { members.count(inRow: row) }

  /// The topmost gradient whose rectangle contains a point of a row, in points of the canvas; nil if there is none.
  func topmost(at point: Point, inRow row: Int) -> LinearGradient? {
    let place = Rect(origin: point, size: .zero)
    for index in members[row].reversed() where fills[Int(index)].rect.contains(place) {
      return fills[Int(index)].gradient
    }
    return nil
  }
}

/// The indexes of rectangles, from back to front, by the rows of cells that they touch.
private struct RowMembers {
  /// The indexes of row 0, then those of row 1, and so on: row r has those from `starts[r]` up to `starts[r + 1]`.
  private var members: [Int32]
  private var starts: [Int]

  /// - Parameters:
  ///   - rects: the rectangles, in points of the canvas; nil for one that is in no row.
  ///   - height: the height of a row, in points.
  init(_ rects: [Rect?], rows count: Int, height: Double) {
    let ranges = rects.map { rect in rect.map { CharacterGrid.range($0.minY, $0.maxY, height, count) } ?? 0..<0 }
    starts = [Int](repeating: 0, count: count + 1)
    for range in ranges { for row in range { starts[row + 1] += 1 } }
    for row in 0..<count { starts[row + 1] += starts[row] }
    members = [Int32](repeating: 0, count: starts[count])
    var next = starts
    for (index, range) in ranges.enumerated() {
      for row in range {
        members[next[row]] = Int32(clamping: index)
        next[row] += 1
      }
    }
  }

  func count(inRow row: Int) -> Int { starts[row + 1] - starts[row] }

  subscript(row: Int) -> ArraySlice<Int32> { members[starts[row]..<starts[row + 1]] }
}

extension CharacterGrid.Hole {
  /// Creates the hole for a path or stroke, which is flattened; nil for a rounded rectangle, which needs no flattening.
  ///
  /// - Parameters:
  ///   - tolerance: the maximum distance from the exact outline, in points.
  ///   - meter: the counter of points; from the deadline on, the hole is not complete.
  fileprivate init?(flattening shape: Shape, tolerance: Double, _ meter: inout WorkMeter) {
    switch shape {
    case .roundedRect: return nil
    case .path(let path, let rule):
      self = .path(path.flattened(tolerance: tolerance) { meter.allowsMore(steps: $0) }, rule)
    case .stroke(let path, let style, let transform):
      self = .path(
        path.stroked(style, transform, tolerance: tolerance) { meter.allowsMore(steps: $0) }, .nonzero)
    }
  }

  /// The work of ``area(in:)`` in steps of ``WorkMeter``: a path is clipped at four sides.
  fileprivate var stepsPerCell: Int {
    switch self {
    case .roundedRect: 1
    case .path(let path, _): 4 * path.pointCount
    }
  }

  fileprivate func area(in box: Rect) -> Double {
    switch self {
    case .roundedRect(let rounded): rounded.area(in: box)
    case .path(let path, let rule): path.area(in: box, rule: rule)
    }
  }
}

/// The range of luma from the lightest to the darkest color that a shimmer has during its animation.
struct ToneRange {
  let lightest: Color
  private let light: Int
  private let dark: Int

  init(of shimmer: Shimmer) {
    let colors = shimmer.stops.colors + (shimmer.animation?.to.colors ?? [])
    lightest = colors.max { $0.luma < $1.luma } ?? .white
    light = lightest.luma
    dark = colors.map(\.luma).min() ?? light
  }

  /// The position of a color in the range, 0…1: 0 for the lightest, 1 for the darkest or only color.
  func tone(of color: Color) -> Double {
    guard light > dark else { return 1 }
    return min(max(Double(light - color.luma) / Double(light - dark), 0), 1)
  }
}

extension LinearGradient {
  /// The color of the gradient at a point, in points of the canvas, with straight alpha; transparent without stops.
  func color(at point: Point) -> Color {
    let axis = end - start
    let length = axis.dot(axis)
    let parameter = length > 0 ? (point - start).dot(axis) / length : 0
    guard let next = locations.firstIndex(where: { $0 > parameter }) else { return colors.last ?? .clear }
    guard next > 0 else { return colors[0] }
    let span = locations[next] - locations[next - 1]
    return colors[next - 1].mixed(with: colors[next], span > 0 ? (parameter - locations[next - 1]) / span : 1)
  }
}
