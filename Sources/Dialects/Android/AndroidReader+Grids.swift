import Diagnostics
import ViewTree

// Lists with several columns: `GridView`, and a `RecyclerView` with `GridLayoutManager`.

extension AndroidReader {
  /// The number of columns that a list or grid states, or that fit the screen.
  func columnCount(_ element: AndroidElement, _ role: AndroidRole) -> Int {
    if role == .gridList, element.word("android:numColumns") == "auto_fit" { return fittingColumns(element) }
    let written = element.integer("spanCount") ?? element.integer("android:numColumns")
    if let written { return min(max(written, 1), 20) }
    return role == .gridList ? 3 : min(max(codedColumns(of: element) ?? 1, 1), 20)
  }

  /// Returns the number of columns of a grid with `auto_fit`, as wide as the screen: `GridView.determineColumns`.
  ///
  /// It is at most 20, and 2 without a width of columns.
  private func fittingColumns(_ element: AndroidElement) -> Int {
    guard let width = element.pixelSize("android:columnWidth"), width > 0 else { return 2 }
    let spacing = max(0, Double(element.pixelSize("android:horizontalSpacing") ?? 0))
    let step = Double(width) + spacing
    let names: [[AttributeName]] = [
      ["android:paddingLeft", "android:paddingStart"], ["android:paddingRight", "android:paddingEnd"],
    ]
    let padding = names.reduce(0.0) { sum, names in
      let own = names + ["android:paddingHorizontal", "android:padding"]
      return sum + Double(own.firstNonNil { element.pixelSize($0) } ?? 0)
    }
    let widths = (2...20).map { (Double($0) * step - spacing + padding) / Double(resolver.density) }
    return 1 + resolver.countReached(of: widths)
  }

  /// The height in dp of the unknown items of a grid: the width of its columns if it states one.
  private func tileHeight(of element: AndroidElement, _ role: AndroidRole) -> Int {
    guard role == .gridList, let width = element.pixelSize("android:columnWidth"), width > 0 else {
      return Self.tileSide
    }
    return min(max(Int(Double(width) / Double(resolver.density)), 24), Self.tileSide)
  }

  /// Returns the number of items of a fixed width that a list as wide as its container has side by side, at most 20.
  ///
  /// Code sets the manager of such a list: one with a column would leave most of each line empty.
  func columnsOfItems(_ item: View, in list: View) -> Int {
    guard completes(.narrowItems), list.androidLayout?.params.width == .matchParent,
      let params = item.androidLayout?.params, let own = params.width.fixedPixels
    else { return 1 }
    let width = [own, params.margins.left ?? 0, params.margins.right ?? 0].map(Double.init).reduce(0, +)
    return resolver.countReached(of: (1...20).map { Double($0) * max(1, width) / Double(resolver.density) })
  }

  /// Converts the items of a list with several columns to rows, each as wide as the list.
  mutating func gridRows(
    of made: (views: [View], count: Int)?, _ element: AndroidElement, _ role: AndroidRole, columns: Int,
    _ inner: AndroidSurroundings
  ) throws(InvalidInput) -> [View] {
    let cell =
      if let first = made?.views.first { first } else {
        try genericTile(element, side: tileHeight(of: element, role), margin: 4, inner)
      }
    let keepsWidth = role == .list && made != nil && cell.androidLayout?.params.width.isFixed == true
    let count = itemCount(element, perRow: columns)
    // Invisible cells fill the last row.
    let cells = (count + columns - 1) / columns * columns
    try spend(max(0, cells - 1) * (made?.count ?? 1) + (keepsWidth ? cells : 0))
    var rows: [View] = []
    for start in stride(from: 0, to: count, by: columns) {
      try spend(1)
      var row = leaves.box(element, .row, inner, width: .matchParent, height: .wrapContent)
      row.children = (start..<start + columns).map { position in
        var copy = cell
        // `GridLayoutManager` keeps the width that an item states, at the start of its column; `GridView` does not.
        if keepsWidth {
          var column = leaves.box(element, .plainFrame, inner, width: .pixels(0), height: .wrapContent)
          column.children = [copy]
          copy = column
        }
        copy.androidLayout?.params.width = .pixels(0)
        copy.androidLayout?.params.weight = 1
        if position >= count { copy.androidLayout?.visibility = .invisible }
        copy.isHidden = copy.isHidden || position >= count
        return copy
      }
      rows.append(row)
    }
    return rows
  }
}
