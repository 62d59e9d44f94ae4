import Geometry
import ViewTree

/// The columns of one `TableRow`: the first column of each child, and the widths of the columns in pixels.
final class TableRowState {
  /// The first column of each child in document order, counted from 0.
  let columns: [Int]
  private let columnCount: Int
  /// The widths in pixels of the table's columns, from the first column on; nil for a row outside of a table.
  var columnWidths: [Int]?
  /// The displacements of the children inside their columns; the key is a child's first column, counted from 0.
  private(set) var offsets: [Int: Offset] = [:]
  var linear = LinearState()

  /// The place of a child that is narrower than its columns, in pixels: `TableRow.LayoutParams.mOffset`.
  ///
  /// `location` is the distance from the left edge of the columns to the child. `next` is the width of the columns that
  /// the child leaves free.
  struct Offset {
    var location = 0
    var next = 0
  }

  /// The maximum number of columns of a row, so that a large `layout_column` does not exhaust memory.
  static let maximumColumns = 10_000

  init(_ row: AndroidNode) {
    var columns: [Int] = []
    var next = 0
    for child in row.children {
      let params = TableRowParams(of: child)
      next = min(max(next, params.column ?? next), Self.maximumColumns)
      columns.append(next)
      next = min(next + params.columnCount, Self.maximumColumns)
    }
    self.columns = columns
    columnCount = next
  }

  /// Returns the children and empty columns of the row, in order from the first column to the last child.
  func items(of row: AndroidNode) -> [LinearItem] {
    var items: [LinearItem] = []
    var next = 0
    for (child, column) in zip(row.children, columns) {
      while next < column {
        items.append(.emptyColumn(next))
        next += 1
      }
      items.append(.child(child, column: column))
      next = max(next, column + TableRowParams(of: child).columnCount)
    }
    return items
  }

  func width(_ column: Int, span: Int) -> Int {
    guard let columnWidths else { return 0 }
    return columnWidths[min(column, columnWidths.count)..<min(column + span, columnWidths.count)].reduce(0, +)
  }

  /// Returns the child of a row that covers a column, counted from 0, also with a span; nil for an empty column:
  /// `TableRow.getVirtualChildAt`.
  func child(at column: Int, in row: AndroidNode) -> AndroidNode? {
    zip(row.children, columns).first { child, first in
      (first..<first + TableRowParams(of: child).columnCount).contains(column)
    }?.0
  }

  /// Returns the width in pixels that the children of this row require for each column: `TableRow.getColumnsWidths`.
  ///
  /// The size hint of a child that fills its column is the table's height, as in Android. Children that span several
  /// columns are ignored.
  func naturalWidths(of row: AndroidNode, _ specs: PerAxis<MeasureSpec>, in pass: AndroidPass) -> [Int] {
    var widths = [Int](repeating: 0, count: columnCount)
    for (child, column) in zip(row.children, columns) where !child.isGone && column < columnCount {
      guard TableRowParams(of: child).span == 1 else { continue }
      let spec: MeasureSpec =
        switch child.params.width {
        case .wrapContent: specs.horizontal.forChild(.wrapContent, used: 0)
        case .matchParent: .unspecified(specs.vertical.size)
        case .pixels(let pixels): .exactly(pixels)
        }
      child.measure(PerAxis(spec, spec), in: pass)
      widths[column] = child.size.horizontal + child.margin(.horizontal)
    }
    return widths
  }

  /// Sets the size of a child to that of its columns, or aligns it in them by its gravity, in pixels.
  ///
  /// As in `TableRow.measureChildBeforeLayout`.
  func measure(
    _ child: AndroidNode, _ column: Int, height: MeasureSpec, in row: AndroidNode, _ pass: AndroidPass
  ) {
    let columnWidth = width(column, span: TableRowParams(of: child).columnCount)
    let room = max(0, columnWidth - child.margin(.horizontal))
    let heightSpec = row.childSpec(child, .vertical, height)
    guard let gravity = child.params.gravity, gravity.horizontal != nil else {
      child.measure(PerAxis(.exactly(room), heightSpec), in: pass)
      offsets[column] = Offset()
      return
    }
    child.measure(PerAxis(.atMost(room), heightSpec), in: pass)
    let free = columnWidth - child.size.horizontal
    offsets[column] = Offset(location: gravity.place(.horizontal, row.isRightToLeft).offset(in: free), next: free)
  }
}

extension TableRowParams {
  init(of child: AndroidNode) {
    if case .tableRow(let params) = child.params.parent { self = params } else { self.init() }
  }

  /// The number of columns that the child covers, at least 1.
  fileprivate var columnCount: Int { max(1, span) }
}

extension AndroidPass {
  /// Sets the sizes of a `TableLayout` and its rows, in pixels: `android.widget.TableLayout.onMeasure`.
  func measureTable(_ node: AndroidNode, _ style: AndroidTableStyle, _ specs: PerAxis<MeasureSpec>) {
    var widths: [Int] = []
    for row in node.children where !row.isGone {
      guard case .tableRow(let state) = row.state else { continue }
      for (column, width) in state.naturalWidths(of: row, specs, in: self).enumerated() {
        if column < widths.count {
          widths[column] = max(widths[column], width)
        } else {
          widths.append(width)
        }
      }
    }
    let size = specs.horizontal.size - node.padding(.horizontal)
    let total = widths.reduce(0, +)
    if total > size, style.shrunk != .some([]) {
      widths.share(size - total, among: style.shrunk)
    } else if total < size, style.stretched != .some([]) {
      widths.share(size - total, among: style.stretched)
    }
    for row in node.children {
      guard case .tableRow(let state) = row.state else { continue }
      state.columnWidths = widths
      // The row's children have just been measured for their columns.
      row.discardMeasurements()
    }
    LinearMeasure(node, style.linear, specs, self).run()
  }
}

extension [Int] {
  /// Adds equal shares of `extra` pixels to the widths of some columns of a table: `TableLayout.mutateColumnsWidth`.
  ///
  /// Each element of the array is the width of a column in pixels. A negative number shrinks the columns.
  fileprivate mutating func share(_ extra: Int, among columns: AndroidTableStyle.Columns) {
    guard !isEmpty else { return }
    switch columns {
    case .all:
      let part = extra / count
      for column in indices { self[column] += part }
    case .some(let set):
      let part = extra / set.count
      let existing = set.filter { $0 < count }
      for column in existing { self[column] += part }
      let missing = set.count - existing.count
      guard missing > 0, !existing.isEmpty else { return }
      // The parts of missing columns are distributed among the others.
      let reclaimed = missing * part / existing.count
      for column in existing { self[column] = reclaimed > self[column] ? 0 : self[column] + reclaimed }
    }
  }
}

extension AndroidNode {
  /// Hides the cells of a table in the given columns, counted from 0: `TableLayout.trackCollapsedColumns`.
  func collapse(_ columns: Set<Int>) {
    for row in children {
      guard case .tableRow(let state) = row.state else { continue }
      for column in columns { state.child(at: column, in: row)?.visibility = .gone }
    }
  }
}
