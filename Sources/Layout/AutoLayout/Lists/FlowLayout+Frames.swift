package import Geometry
package import ViewTree

extension FlowLayout {
  /// Returns the frames of the cells of a collection in points of the collection, in order; the sizes of the cells
  /// repeat in a cycle.
  ///
  /// Lines begin at `start` along the scroll axis. The cells of a full line are distributed over its length; the
  /// positions of missing cells in the last line stay empty.
  ///
  /// - Parameters:
  ///   - sizes: the sizes of the cells in points, at least one; each above 0 on both axes.
  ///   - bounds: the size of the collection in points.
  ///   - start: the start of the first line along the scroll axis, in points.
  ///   - limit: the maximum number of cells.
  ///   - wantsMore: a function that returns true if another cell follows `count` cells; `isFull` is true if the lines
  ///     fill the bounds.
  package func frames(
    ofItems sizes: [Size], in bounds: Size, start: Double, limit: Int,
    wantsMore: (_ count: Int, _ isFull: Bool) -> Bool
  ) -> [Rect] {
    var frames: [Rect] = []
    var lineStart = start + sectionInset.start(scrollAxis)
    while frames.count < limit, wantsMore(frames.count, lineStart >= bounds[scrollAxis]) {
      let line = line(of: sizes, startingWith: frames.count, in: bounds, limit: limit - frames.count)
      let thickness = line.map { $0.size[scrollAxis] }.max() ?? 0
      for item in line {
        // A line that has begun is completed: only a fixed count ends inside of it.
        guard wantsMore(frames.count, false) else { break }
        var origin = Point.zero
        origin[scrollAxis] = lineStart + (thickness - item.size[scrollAxis]) / 2
        origin[scrollAxis.crossed] = item.start
        frames.append(Rect(origin: origin, size: item.size))
      }
      lineStart += thickness + minimumLineSpacing
    }
    return frames
  }

  /// Returns the sizes of the cells of one full line in order, each with its start across the scroll axis, in points of
  /// the collection.
  ///
  /// The first cell is contained even if it is longer than the line. A single cell is centered.
  ///
  /// - Parameter first: the number of cells in the lines before.
  private func line(
    of sizes: [Size], startingWith first: Int, in bounds: Size, limit: Int
  ) -> [(start: Double, size: Size)] {
    let cross = scrollAxis.crossed
    let available = bounds[cross] - sectionInset[cross]
    var items: [Size] = []
    var used = 0.0
    while items.count < limit {
      let size = sizes[(first + items.count) % sizes.count]
      let needed = used + size[cross] + (items.isEmpty ? 0 : minimumInteritemSpacing)
      guard items.isEmpty || needed <= available else { break }
      items.append(size)
      used = needed
    }
    let rest = max(0, available - items.reduce(0) { $0 + $1[cross] })
    // A single item is centered.
    let spacing = items.count > 1 ? rest / Double(items.count - 1) : 0
    var start = sectionInset.start(cross) + (items.count > 1 ? 0 : rest / 2)
    return items.map { size in
      defer { start += size[cross] + spacing }
      return (start, size)
    }
  }
}

extension Insets {
  /// The inset at the start of the axis, at the left or top edge, in points.
  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
}
