import Geometry
import ViewTree

/// A list, a grid or a table: views beside or below each other that contain similar marks.
struct RowList: Sendable {
  /// The view that contains the rows.
  var node: Int
  /// The views of the rows, in document order; at least two.
  var rows: [Int]
  /// The bounding box of the rows in points.
  var frame: Rect
  /// The number of rows that begin at the height of the first one.
  var columns: Int

  /// The distance from the first row to the next one, in points; the height of the list if it has only one row.
  func pitch(in screen: MarkedScreen) -> Double {
    columns < rows.count ? screen.frames[rows[columns]].minY - screen.frames[rows[0]].minY : frame.height
  }
}

extension MarkedScreen {
  /// The indexes of the marks in a view.
  func marks(in node: Int) -> Range<Int> {
    let end = tree.views[node].end
    return marks.partitioningIndex { $0.node >= node }..<marks.partitioningIndex { $0.node >= end }
  }

  /// The height of the marks of a row together, in points.
  func visibleHeight(of row: Int) -> Double {
    marks[marks(in: row)].lazy.map(\.frame).unioned?.height ?? frames[row].height
  }

  /// The distance from a row to the one below it, in points.
  func pitch(of list: RowList, _ row: Int) -> Double {
    frames[list.rows[row + list.columns]].minY - frames[list.rows[row]].minY
  }

  /// The lists of the screen at all levels, in document order.
  ///
  /// The first 256 lists are found; only hostile screens have more.
  func rowLists() -> [RowList] {
    let order = marks.indices.sorted { (marks[$0].node, $0) < (marks[$1].node, $1) }
    let nodes = order.map { marks[$0].node }
    func count(_ node: Int) -> Int {
      nodes.partitioningIndex { $0 >= tree.views[node].end } - nodes.partitioningIndex { $0 >= node }
    }
    var lists: [RowList] = []
    for parent in tree.views.indices where tree.views[parent].end > parent + 2 && lists.count < 256 {
      var run: [(node: Int, form: RowForm)] = []
      var child = parent + 1
      while child < tree.views[parent].end {
        defer { child = tree.views[child].end }
        let first = nodes.partitioningIndex { $0 >= child }
        let end = nodes.partitioningIndex { $0 >= tree.views[child].end }
        guard first < end else { continue }
        let form = RowForm(order[first..<min(end, first + 64)].map { marks[$0] }, of: child, in: self)
        // The edge of the screen or of the list may cut off the last row.
        let isCutOff = tree.views[child].end == tree.views[parent].end && frames[child].maxY >= frames[parent].maxY - 1
        if let last = run.last,
          !((form.resembles(last.form) || isCutOff && form.isPart(of: last.form) || isBeyondEdge(child, as: last.node))
            && isBeside(child, last.node))
        {
          append(run, of: parent, to: &lists)
          run = []
        }
        run.append((child, form))
      }
      append(run, of: parent, to: &lists)
    }
    return lists
  }

  private func append(_ run: [(node: Int, form: RowForm)], of parent: Int, to lists: inout [RowList]) {
    guard run.count > 1, run.contains(where: \.form.isRow) else { return }
    let frames = run.map { self.frames[$0.node] }
    lists.append(
      RowList(
        node: parent, rows: run.map(\.node), frame: frames.unioned ?? .zero,
        columns: frames.count { abs($0.minY - frames[0].minY) < 2 }))
  }

  /// Returns true for a column that the edge of the screen cuts off, with the element and the size of the one before it.
  private func isBeyondEdge(_ node: Int, as other: Int) -> Bool {
    let (a, b) = (frames[node], frames[other])
    return a.maxX > size.width + 1 && abs(a.width - b.width) < 2 && abs(a.height - b.height) < 2
      && tree.views[node].view.element == tree.views[other].view.element
  }

  /// Returns true for two rows below each other, or two columns, of one list.
  private func isBeside(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (frames[one], frames[other])
    let isAligned = min(abs(a.minX - b.minX), abs(a.maxX - b.maxX), abs(a.width - b.width)) < 2
    return isAligned || abs(a.minY - b.minY) < 2 && abs(a.height - b.height) < 2
  }
}

/// The form of a row, which similar rows have in common: its marks without the widths of texts.
private struct RowForm {
  private var parts: Set<[Int]> = []
  private var element = ""
  private var isCell = false
  private var hasBoxes = false
  private var isSideBySide = false

  init(_ marks: [Mark], of node: Int, in screen: MarkedScreen) {
    let frame = screen.frames[node]
    func steps(_ length: Double) -> Int { Int((length / 6).rounded()) }
    for (place, mark) in marks.enumerated() {
      if place > 0, marks[place - 1].frame.overlap(mark.frame, along: .vertical) > 0 { isSideBySide = true }
      if mark.isBar {
        parts.insert([0, steps(mark.frame.height)])
      } else {
        hasBoxes = true
        parts.insert([1, steps(mark.frame.minX - frame.minX), steps(mark.frame.width), steps(mark.frame.height)])
      }
    }
    let view = screen.tree.views[node].view
    element = view.element
    isCell = view.isCell || ["tr", "li", "article", "cell"].contains(view.element)
  }

  /// True if the form is more than a single text.
  var isRow: Bool { isCell || hasBoxes || isSideBySide || parts.count > 1 }

  /// Returns true if each mark of the row is also in another row.
  func isPart(of other: RowForm) -> Bool {
    element == other.element && hasBoxes && parts.isSubset(of: other.parts)
  }

  func resembles(_ other: RowForm) -> Bool {
    guard element == other.element else { return false }
    let common = parts.intersection(other.parts).count
    return 2 * common >= parts.union(other.parts).count
  }
}

/// Two lists that show the same, and the displacement of each row of the placeholder from its content.
struct PairedLists {
  var loading: RowList
  var content: RowList
}

extension PairedLists {
  /// Returns true if each row of the placeholder is a single block and the content has visible boxes in its place, so
  /// that the frames of both are comparable.
  func isOfBlocks(_ loading: MarkedScreen, _ content: MarkedScreen) -> Bool {
    self.loading.rows.allSatisfy { loading.tree.isLeaf($0) }
      && self.content.rows.allSatisfy { row in
        let view = content.tree.views[row].view
        return !content.tree.isLeaf(row) && (view.appearance.isBoxed || view.appearance.background != nil)
      }
  }
}

/// Pairs the lists of two screens in their order, outermost lists first.
///
/// - Returns: the pairs, none of whose lists contains another one of the pairs.
func pairLists(_ loading: [RowList], of screen: MarkedScreen, _ content: [RowList], of loaded: MarkedScreen)
  -> [PairedLists]
{
  var candidates: [(score: Double, one: Int, other: Int)] = []
  for (i, one) in loading.enumerated() {
    for (j, other) in content.enumerated() {
      let (a, b) = (one.frame, other.frame)
      let across = a.overlap(b, along: .horizontal) / max(a.width, b.width)
      let down = a.overlap(b, along: .vertical) / min(a.height, b.height)
      // A list of one line has no pitch: the heights of what is visible in the rows are compared.
      let hasPitch = one.columns < one.rows.count && other.columns < other.rows.count
      let pitches =
        hasPitch
        ? (one.pitch(in: screen), other.pitch(in: loaded))
        : (screen.visibleHeight(of: one.rows[0]), loaded.visibleHeight(of: other.rows[0]))
      let ratio = min(pitches.0, pitches.1) / max(pitches.0, pitches.1)
      let isGrid = one.columns > 1 || other.columns > 1
      // Lists that begin at other places are other lists.
      guard abs(a.minY - b.minY) <= max(96, pitches.0) else { continue }
      guard down > 0.3, across > (isGrid ? 0.25 : 0.5), ratio > 0.5 else { continue }
      // The area comes first, because an outer list contains the inner ones.
      candidates.append((across * down * ratio * max(1, min(a.height, b.height) * min(a.width, b.width)), i, j))
    }
  }
  candidates.sort { ($1.score, $0.one, $0.other) < ($0.score, $1.one, $1.other) }
  var pairs: [PairedLists] = []
  for candidate in candidates {
    let (one, other) = (loading[candidate.one], content[candidate.other])
    let isFree = pairs.allSatisfy {
      !screen.tree.isRelated($0.loading, one) && !loaded.tree.isRelated($0.content, other)
    }
    if isFree { pairs.append(PairedLists(loading: one, content: other)) }
  }
  return pairs.sorted { $0.content.rows[0] < $1.content.rows[0] }
}

extension PlacedViews {
  func isLeaf(_ index: Int) -> Bool { views[index].end == index + 1 }

  /// Returns true if one of two lists is inside a row of the other one, or has rows in common with it.
  fileprivate func isRelated(_ one: RowList, _ other: RowList) -> Bool {
    func range(_ list: RowList) -> Range<Int> { list.rows[0]..<views[list.rows[list.rows.count - 1]].end }
    return range(one).overlaps(range(other))
  }
}

extension Rect {
  /// The length along an axis that two rectangles have in common, in points.
  func overlap(_ other: Rect, along axis: Axis) -> Double {
    axis == .horizontal
      ? max(0, min(maxX, other.maxX) - max(minX, other.minX)) : max(0, min(maxY, other.maxY) - max(minY, other.minY))
  }
}
