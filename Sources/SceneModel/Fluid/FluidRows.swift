/// The repeated cells of a placeholder, of which a view may show another number.
///
/// All boxes of a row equal those of the row before, lower by ``period``.
package struct FluidRows: Sendable {
  /// The path of the cells without their indices, such as `feed/cell`.
  package let path: String
  package let count: Int
  /// The distance from a row to the next one.
  package let period: FluidLength
  /// The distance from the top of the placeholder to the first box of the first row.
  package let top: FluidLength

  /// The rows of a form; nil if it has no rows that are equal.
  package init?(_ form: FluidForm) {
    let paths = Set(form.boxes.last { $0.name.role == .bone }.map { Self.parents(of: $0.name.path) } ?? [])
    for path in paths.sorted(by: { $0.utf8.count < $1.utf8.count }) {
      guard let rows = FluidRows(path, form) else { continue }
      self = rows
      return
    }
    return nil
  }

  /// The beginnings of a path before each index, such as `feed/cell` for `feed/cell[2]/text`.
  private static func parents(of path: String) -> [String] {
    path.indices.filter { path[$0] == "[" }.map { String(path[..<$0]) }
  }

  private init?(_ path: String, _ form: FluidForm) {
    var (count, period, boxes) = (0, FluidLength?.none, 0)
    for role in FluidBoneName.Role.drawn + [.scope, .region] {
      let rows = Self.rows(path, form.boxes.filter { $0.name.role == role })
      guard let first = rows.first else { continue }
      guard count == 0 || count == rows.count else { return nil }
      count = rows.count
      boxes += first.count
      for (index, row) in rows.enumerated().dropFirst() {
        guard row.count == first.count else { return nil }
        for (one, other) in zip(first, row) {
          guard let total = one.y.distance(to: other.y), one.isAlike(other) else { return nil }
          let step = FluidLength(base: total.base / Double(index), slope: total.slope / Double(index))
          guard period?.isClose(step) != false else { return nil }
          period = period ?? step
        }
      }
    }
    let first = form.boxes.filter { Self.index(of: $0.name, path) == 0 }
    guard let period, boxes > 1 || count > 2, period.base > 0 || period.slope > 0,
      let top = first.map({ $0.y.pieces[0] }).min(by: { $0.value(at: form.start) < $1.value(at: form.start) }),
      // A row ends before the next one begins, at a narrow and at a wide width.
      first.allSatisfy({ box in
        [form.start, form.start + 1_000].allSatisfy { width in
          let y = box.y.value(at: width) - top.value(at: width)
          return y > -0.01 && y + box.height.value(at: width) <= period.value(at: width) + 0.01
        }
      })
    else { return nil }
    (self.path, self.count, self.period, self.top) = (path, count, period, top)
  }

  /// The boxes below each cell, by its index; empty if the indices are not 0, 1, 2 and so on.
  private static func rows(_ path: String, _ boxes: [FluidForm.Box]) -> [[FluidForm.Box]] {
    var rows: [[FluidForm.Box]] = []
    for box in boxes {
      guard let index = index(of: box.name, path) else { continue }
      if index == rows.count { rows.append([]) }
      guard index == rows.count - 1 else { return [] }
      rows[index].append(box)
    }
    return rows
  }

  /// The index of the cell that contains a box; nil for a box outside of the cells.
  private static func index(of name: FluidBoneName, _ path: String) -> Int? {
    guard name.path.hasPrefix(path + "[") else { return nil }
    return Int(name.path.dropFirst(path.count + 1).prefix { $0 != "]" })
  }

  /// True if the rows of both forms have the same places.
  func isLike(_ other: FluidRows) -> Bool {
    path == other.path && count == other.count && period.isClose(other.period) && top.isClose(other.top)
  }

  /// True if each row is in one region as a whole, or in none.
  func isInOneRegion(_ forms: [FluidForm]) -> Bool {
    Set(forms.flatMap(\.boxes).filter { $0.name.role != .scope && row(of: $0) != nil }.map(\.name.region)).count <= 1
      && !forms.contains { $0.boxes.contains { $0.name.role == .region && row(of: $0) != nil } }
  }

  /// The index of the row that contains a box; nil for a box outside of the rows.
  package func row(of box: FluidForm.Box) -> Int? { Self.index(of: box.name, path) }
}

extension FluidForm.Box {
  /// True if both boxes differ in their place from the top only.
  fileprivate func isAlike(_ other: FluidForm.Box) -> Bool {
    name.line == other.name.line
      && zip(lengths, other.lengths).enumerated().allSatisfy { index, pair in
        index == 2 || pair.0.distance(to: pair.1)?.isClose(.zero) == true
      }
  }
}
