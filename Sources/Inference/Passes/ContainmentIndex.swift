import Geometry

/// A spatial index that finds the views of a list whose visible frames are inside a rectangle.
///
/// It is a grid over the canvas, in points; each view belongs to the cell of its top left corner.
struct ContainmentIndex {
  private let views: [Int]
  private let visible: VisibleFrames
  private let origin: Point
  private let cell: Size
  private let columns: Int
  private let rows: Int
  /// The indexes in `views`, ascending, of the views of the first cell, then of the second cell, and so on.
  ///
  /// Cells are in row-major order.
  private var positions: [Int32]
  /// The index in `positions` of the first entry of each grid cell; the last element is the end of the last cell.
  private var starts: [Int32]
  /// The number of views and grid cells that all searches together may still visit; at 0 every search ends.
  private(set) var remainingSteps: Int

  /// The distance in points by which an inner rectangle may exceed the outer one on every side.
  private static let tolerance = 0.5
  /// The number of views and grid cells that may be visited for each view on average; then the searches end.
  ///
  /// Real screens take 15 at most; hostile ones would take as many as they have views.
  private static let stepsPerView = 200

  /// Creates an index of the visible frames of `views`, which are indexes in the layout, in ascending order.
  init(of views: [Int], _ visible: VisibleFrames, in canvas: Rect) {
    (self.views, self.visible) = (views, visible)
    remainingSteps = Self.stepsPerView * (views.count + 100)
    origin = canvas.origin
    // As many cells as views, in the proportions of the canvas: a tall feed gets a tall grid.
    let count = Double(max(1, min(views.count, 1 << 20)))
    let ratio = max(canvas.height, 1) / max(canvas.width, 1)
    rows = max(1, Int(min((count * ratio).squareRoot(), count)))
    columns = max(1, Int(count) / rows)
    cell = Size(width: max(canvas.width, 1) / Double(columns), height: max(canvas.height, 1) / Double(rows))
    starts = Array(repeating: 0, count: rows * columns + 1)
    positions = Array(repeating: 0, count: views.count)
    let cells = views.map { view in
      let frame = visible[view]
      return Int32(row(of: frame.minY) * columns + column(of: frame.minX))
    }
    for cell in cells { starts[Int(cell) + 1] += 1 }
    for cell in 0..<rows * columns { starts[cell + 1] += starts[cell] }
    // Counts down from the end of each grid cell, so that its positions ascend.
    var next = starts
    for (position, cell) in cells.enumerated().reversed() {
      next[Int(cell) + 1] -= 1
      positions[Int(next[Int(cell) + 1])] = Int32(truncatingIfNeeded: position)
    }
  }

  /// Calls `body` with each view whose visible frame is inside `outer`, in points, and that comes after
  /// `position` in the list.
  ///
  /// The order is that of the grid cells. The search ends when `body` returns false, and when all searches together
  /// have used up ``remainingSteps``.
  mutating func forEachContained(in outer: Rect, after position: Int, _ body: (Int) -> Bool) {
    let tolerance = Self.tolerance
    for row in row(of: outer.minY - tolerance)...row(of: outer.maxY + tolerance) {
      guard remainingSteps > 0 else { return }
      for column in column(of: outer.minX - tolerance)...column(of: outer.maxX + tolerance) {
        remainingSteps -= 1
        let cell = row * columns + column
        for slot in (Int(starts[cell])..<Int(starts[cell + 1])).reversed() {
          let candidate = Int(positions[slot])
          if candidate <= position { break }
          remainingSteps -= 1
          if outer.contains(visible[views[candidate]], tolerance: tolerance), !body(views[candidate]) { return }
        }
      }
    }
  }

  private func row(of y: Double) -> Int { index((y - origin.y) / cell.height, rows) }
  private func column(of x: Double) -> Int { index((x - origin.x) / cell.width, columns) }

  private func index(_ value: Double, _ count: Int) -> Int { Int(min(max(value, 0), Double(count - 1))) }
}
