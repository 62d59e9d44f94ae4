package import Comparison
import Diagnostics
import Geometry
import Skeleton
import TextFormats
import ViewTree

/// Compares a placeholder with its content by the geometry of both.
///
/// - Parameters:
///   - shift: the layout shift of views that both documents contain; nil to compute that of captured screens.
package func judgeLoading(_ loading: MarkedScreen, _ content: MarkedScreen, shift: LayoutShift? = nil) -> LoadingReport
{
  var (loading, content) = (loading, content)
  loading.scale(to: content)
  content.scale(to: loading)
  let common = shift == nil ? takeCommonParts(&loading, &content) : []
  let computed = LayoutShift(
    withSurroundings(common, loading, content), loading, isRightToLeft: loading.isRightToLeft)
  var judge = LoadingJudge(loading, content, shift ?? computed)
  judge.common = common
  judge.run()
  return judge.report
}

/// The lengths in points from which differences are reported.
enum Limits {
  /// Browsers report a shift of 3 CSS pixels.
  static let row = 3.0
  static let text = 6.0
  static let box = 4.0
  /// The share of the size of a picture or control.
  static let share = 0.08
}

struct LoadingJudge {
  let loading: MarkedScreen
  let content: MarkedScreen
  var report: LoadingReport
  /// The content of each bone, by the index of the bone.
  var partners: [Int?]
  /// The bone of each mark of the content.
  var bones: [Int?]
  var hasBlock: [Bool]
  var isBlock: [Bool]
  var wrong: Set<Int> = []
  /// Differences of rows, which are reported once for equal ones.
  var groups: [Group] = []
  var groupPlaces: [GroupKey: Int] = [:]
  /// The maximum number of differences that are reported; hostile documents have more.
  static let maximumGroups = 256

  struct GroupKey: Hashable {
    var kind: LoadingFinding.Kind
    var text: String
    var list: Int?
  }

  /// The list and the row of each mark in a list, by the index of the mark.
  var rowOfBone: [Int: RowPlace] = [:]
  var rowOfContent: [Int: RowPlace] = [:]
  /// The parts of the content that are not compared, such as rows below the end of the screen.
  var excused: Set<Int> = []
  /// The lists with another number of columns, whose bones are not compared.
  var otherLists: Set<Int> = []
  var reordered: Set<Int> = []
  var common: [CommonPart] = []
  /// The displacement of bones by the rows and lists above them.
  var offsets: [Int: Point] = [:]

  struct RowPlace: Hashable {
    var list: Int
    var row: Int
  }

  /// A difference that several rows of a list have.
  struct Group {
    var kind: LoadingFinding.Kind
    var text: String
    var places: [RowPlace?]
    var location: SourceLocation?
    var area: Rect?
  }

  init(_ loading: MarkedScreen, _ content: MarkedScreen, _ shift: LayoutShift) {
    (self.loading, self.content) = (loading, content)
    report = LoadingReport(shift: shift)
    report.size = Size(
      width: max(loading.size.width, content.size.width), height: max(loading.size.height, content.size.height))
    partners = Array(repeating: nil, count: loading.marks.count)
    bones = Array(repeating: nil, count: content.marks.count)
    isBlock = Array(repeating: false, count: loading.marks.count)
    hasBlock = Array(repeating: false, count: content.marks.count)
  }

  mutating func run() {
    if !content.busyNodes.isEmpty { reportStuck() }
    guard !loading.marks.isEmpty else {
      if !content.marks.isEmpty {
        (report.coverage, report.rows) = (0, 0)
        let spinner = loading.busyNodes.isEmpty ? "" : ": it only has an activity indicator"
        add(.empty, "the placeholder is empty\(spinner)")
      }
      return
    }
    let lists = pairLists(loading.rowLists(), of: loading, content.rowLists(), of: content)
    var (loose, looseContent) = (Set(loading.marks.indices), Set(content.marks.indices))
    var ends: [(area: Rect, by: Double)] = []
    for (number, pair) in lists.enumerated() {
      let (ones, others, end) = match(pair, number)
      loose.subtract(ones)
      looseContent.subtract(others)
      ends.append((pair.loading.frame, end))
    }
    assign(loose.sorted(), looseContent.sorted()) { mark in
      // Marks below a list move with its end.
      ends.last { $0.area.maxY <= mark.frame.minY + 1 && $0.area.overlap(mark.frame, along: .horizontal) > 0 }?.by ?? 0
    }
    findOrders()
    findBlocks()
    measure()
    if let text = otherWidth(lists) {
      add(.breakpoint, "the placeholder has the layout of another width: \(text)")
    } else {
      compareLists(lists)
      comparePairs(lists)
      reportUnpaired(lists)
      flushGroups()
    }
    reportShift()
  }

  // MARK: - Matching

  /// Assigns the marks of two lists, row by row.
  ///
  /// - Returns: the marks of both lists, and the displacement of the end of the list.
  mutating func match(_ pair: PairedLists, _ number: Int) -> (Set<Int>, Set<Int>, end: Double) {
    let ones = marks(of: pair.loading, in: loading), others = marks(of: pair.content, in: content)
    let starts = (
      pair.loading.rows.map { loading.frames[$0].origin }, pair.content.rows.map { content.frames[$0].origin }
    )
    let base = baseOffset(ones[0].map { loading.marks[$0] }, others[0].map { content.marks[$0] })
    for (row, indexes) in ones.enumerated() {
      for index in indexes { rowOfBone[index] = RowPlace(list: number, row: row) }
    }
    for (row, indexes) in others.enumerated() {
      for index in indexes { rowOfContent[index] = RowPlace(list: number, row: row) }
    }
    if base != .zero { reportMovedList(pair, by: base) }
    for row in 0..<min(ones.count, others.count) {
      let drift = (starts.1[row] - starts.1[0]) - (starts.0[row] - starts.0[0])
      pairUp(ones[row], others[row], offset: drift + base)
    }
    let end = endOffset(pair, ones, others)
    return (Set(ones.joined()), Set(others.joined()), end)
  }

  /// The displacement of the end of a list from the end of its content; frames of rows may leave out spaces.
  func endOffset(_ pair: PairedLists, _ ones: [[Int]], _ others: [[Int]]) -> Double {
    let frames = pair.content.frame.maxY - pair.loading.frame.maxY
    let bottoms = (
      ones.joined().map { loading.marks[$0].frame.maxY }.max(),
      others.joined().map { content.marks[$0].frame.maxY }.max()
    )
    guard let a = bottoms.0, let b = bottoms.1, abs(b - a) < abs(frames) else { return frames }
    return abs(b - a) <= 8 ? 0 : b - a
  }

  /// The displacement of the first row of a list from its content, which is 0 unless the whole row has moved.
  func baseOffset(_ ones: [Mark], _ others: [Mark]) -> Point {
    guard let a = ones.map(\.frame).unioned, let b = others.map(\.frame).unioned else { return .zero }
    let offset = b.origin - a.origin
    let plain = Assignment(ones.sorted(by: isBefore), others.sorted(by: isBefore)).score
    var moved = ones
    for index in moved.indices { moved[index].frame = moved[index].frame.offset(by: offset) }
    let other = Assignment(moved.sorted(by: isBefore), others.sorted(by: isBefore)).score
    return other > plain + 0.5 ? offset : .zero
  }

  func marks(of list: RowList, in screen: MarkedScreen) -> [[Int]] {
    list.rows.map { row in
      let end = screen.tree.views[row].end
      return Array(
        screen.marks.partitioningIndex { $0.node >= row }..<screen.marks.partitioningIndex { $0.node >= end })
    }
  }

  mutating func assign(_ ones: [Int], _ others: [Int], offset: (Mark) -> Double) {
    var moved = ones.map { (index: $0, mark: loading.marks[$0]) }
    for index in moved.indices {
      moved[index].mark.frame = moved[index].mark.frame.offset(by: Point(x: 0, y: offset(moved[index].mark)))
    }
    pair(moved, others)
  }

  mutating func pairUp(_ ones: [Int], _ others: [Int], offset: Point) {
    var moved = ones.map { (index: $0, mark: loading.marks[$0]) }
    for index in moved.indices { moved[index].mark.frame = moved[index].mark.frame.offset(by: offset) }
    pair(moved, others)
  }

  mutating func pair(_ moved: [(index: Int, mark: Mark)], _ others: [Int]) {
    let ones = moved.sorted { isBefore($0.mark, $1.mark) }
    let others = others.sorted { isBefore(content.marks[$0], content.marks[$1]) }
    pairInOrder(ones, others)
    // What is left may have moved with the part above it.
    let left = lowered(ones).filter { partners[$0.index] == nil }
    if !left.isEmpty {
      pairInOrder(left.sorted { isBefore($0.mark, $1.mark) }, others.filter { bones[$0] == nil })
    }
    // Only the part of another height is wrong, not those below it.
    for one in lowered(ones) {
      guard let other = partners[one.index].map({ content.marks[$0].frame.midY }),
        abs(other - one.mark.frame.midY) < abs(other - shifted(one.index).midY)
      else { continue }
      offsets[one.index] = one.mark.frame.origin - loading.marks[one.index].frame.origin
    }
  }

  private mutating func pairInOrder(_ ones: [(index: Int, mark: Mark)], _ others: [Int]) {
    for pair in Assignment(ones.map(\.mark), others.map { content.marks[$0] }).pairs {
      let (bone, other) = (ones[pair.loading], others[pair.content])
      (partners[bone.index], bones[other]) = (other, bone.index)
      offsets[bone.index] = bone.mark.frame.origin - loading.marks[bone.index].frame.origin
    }
  }

  /// The bones that move down because a part above them has another height than its content, at their new places.
  ///
  /// - Parameter ones: the bones of a row or of a screen, in reading order.
  private func lowered(_ ones: [(index: Int, mark: Mark)]) -> [(index: Int, mark: Mark)] {
    zip(ones, dropsAbove(ones)).compactMap { one, drop in
      guard abs(drop) > Limits.row else { return nil }
      var one = one
      one.mark.frame = one.mark.frame.offset(by: Point(x: 0, y: drop))
      return one
    }
  }

  /// The distance by which each bone moves down with the part above it.
  private func dropsAbove(_ ones: [(index: Int, mark: Mark)]) -> [Double] {
    var open = ones.indices.sorted { (ones[$0].mark.frame.maxY, $0) < (ones[$1].mark.frame.maxY, $1) }[...]
    // The parts above, nearest last.
    var above: [(frame: Rect, by: Double)] = []
    var drops = [Double](repeating: 0, count: ones.count)
    for place in ones.indices {
      let frame = ones[place].mark.frame
      while let first = open.first, ones[first].mark.frame.maxY <= frame.minY + 1 {
        open.removeFirst()
        let (one, mark) = (ones[first], ones[first].mark)
        guard let other = partners[one.index].map({ content.marks[$0] }), !other.isText else {
          above.append((mark.frame, drops[first]))
          continue
        }
        above.append((mark.frame, isOtherHeight(mark, other) ? other.frame.maxY - mark.frame.maxY : drops[first]))
      }
      drops[place] = above.suffix(8).last { $0.frame.overlap(frame, along: .horizontal) > 0 }?.by ?? 0
    }
    return drops
  }

  func isBefore(_ a: Mark, _ b: Mark) -> Bool {
    (a.frame.minY, a.frame.minX, a.node) < (b.frame.minY, b.frame.minX, b.node)
  }
}
