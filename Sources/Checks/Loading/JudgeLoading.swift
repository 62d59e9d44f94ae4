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
  var judge = LoadingJudge(loading, content, shift ?? LayoutShift(of: common, loading, content))
  judge.common = common
  judge.run()
  return judge.report
}

/// The lengths in points up to which differences are accepted.
enum Limits {
  /// The limit of places and sizes, and of the heights of all rows together.
  static let length = 6.0
  /// The limit of a single row: browsers report a shift of 3 CSS pixels.
  static let row = 3.0
  /// The difference below which two lengths are the same.
  static let equal = 1.5
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
  /// The lists that both screens have.
  var lists: [PairedLists] = []
  /// All lists of the content, also those without a list in the placeholder.
  var contentLists: [RowList] = []
  /// The displacement of each list that has moved as a whole, by the number of the list.
  var movedLists: [(list: Int, by: Point)] = []
  /// The parts of the content that still load, outermost views first, with their numbers of placeholders.
  var stuckRegions: [(node: Int, count: Int)] = []
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
    contentLists = content.rowLists()
    if !content.busyNodes.isEmpty { reportStuck() }
    guard !loading.marks.isEmpty else {
      if !content.marks.isEmpty {
        (report.coverage, report.rows) = (0, 0)
        let spinner = loading.busyNodes.isEmpty ? "" : ": it only has an activity indicator"
        add(.empty, "the placeholder is empty\(spinner)")
        reportAllMissing()
      }
      return
    }
    lists = pairLists(loading.rowLists(), of: loading, contentLists, of: content).filter {
      $0.loading.columns == $0.content.columns || !isSameGrid($0)
    }
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
      Point(
        x: 0,
        y: ends.last { $0.area.maxY <= mark.frame.minY + 1 && $0.area.overlap(mark.frame, along: .horizontal) > 0 }?.by
          ?? 0)
    }
    findOrders()
    findBlocks()
    measure()
    if let text = otherWidth() {
      add(.breakpoint, "the placeholder has the layout of another width: \(text)")
    } else {
      reportMovedLists()
      compareLists()
      comparePairs()
      reportUnpaired()
      flushGroups()
    }
    reportShift()
  }

  // MARK: - Matching

  /// Returns true if most bones of a list are in place, whose rows are only nested in another way than those of the
  /// content: a list of rows with several cells, and a grid of cells.
  private func isSameGrid(_ pair: PairedLists) -> Bool {
    let (a, b) = (pair.loading, pair.content)
    guard min(a.columns, b.columns) == 1, min(a.frame.width, b.frame.width) > 0.8 * max(a.frame.width, b.frame.width)
    else { return false }
    let ones = marks(of: pair.loading, in: loading).joined().map { loading.marks[$0] }.sorted(by: isBefore)
    let others = marks(of: pair.content, in: content).joined().map { content.marks[$0] }.sorted(by: isBefore)
    let inPlace = Assignment(ones, others).pairs.count { pair in
      let (a, b) = (ones[pair.loading].frame, others[pair.content].frame)
      return alignedDistance(a, b) <= 6 && abs(a.midY - b.midY) <= 6
        && min(a.width, b.width) > 0.5 * max(a.width, b.width)
    }
    return Double(inPlace) > 0.7 * Double(ones.count)
  }

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
    if base != .zero { movedLists.append((number, base)) }
    for row in 0..<min(ones.count, others.count) {
      let drift = (starts.1[row] - starts.1[0]) - (starts.0[row] - starts.0[0])
      assign(ones[row], others[row]) { _ in drift + base }
    }
    let end = endOffset(pair, ones, others)
    return (Set(ones.joined()), Set(others.joined()), end)
  }

  /// The displacement of the end of a list from the end of its content; frames of rows may leave out spaces.
  func endOffset(_ pair: PairedLists, _ ones: [[Int]], _ others: [[Int]]) -> Double {
    let frames = pair.content.frame.maxY - pair.loading.frame.maxY
    if pair.isOfBlocks(loading, content) { return frames }
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
    list.rows.map { Array(screen.marks(in: $0)) }
  }

  mutating func assign(_ ones: [Int], _ others: [Int], offset: (Mark) -> Point) {
    var moved = ones.map { (index: $0, mark: loading.marks[$0]) }
    for index in moved.indices {
      moved[index].mark.frame = moved[index].mark.frame.offset(by: offset(moved[index].mark))
    }
    pair(moved, others)
  }

  mutating func pair(_ moved: [(index: Int, mark: Mark)], _ others: [Int]) {
    let ones = moved.sorted { isBefore($0.mark, $1.mark) }
    let others = others.sorted { isBefore(content.marks[$0], content.marks[$1]) }
    let score = pairInOrder(ones, others)
    // All bones at the places to which parts of another height above them move them.
    let first = (partners, bones, offsets)
    let drops = dropsAbove(ones)
    guard drops.contains(where: { abs($0) > Limits.length }) else { return }
    var lowered = ones
    for place in ones.indices {
      let bone = ones[place].index
      lowered[place].mark.frame = ones[place].mark.frame.offset(by: Point(x: 0, y: drops[place]))
      if let other = partners[bone] { (partners[bone], bones[other]) = (nil, nil) }
    }
    lowered.sort { isBefore($0.mark, $1.mark) }
    if pairInOrder(lowered, others) <= score { (partners, bones, offsets) = first }
  }

  /// Assigns bones to content and returns the sum of the likenesses.
  private mutating func pairInOrder(_ ones: [(index: Int, mark: Mark)], _ others: [Int]) -> Double {
    let assignment = Assignment(ones.map(\.mark), others.map { content.marks[$0] })
    for pair in assignment.pairs {
      let (bone, other) = (ones[pair.loading], others[pair.content])
      (partners[bone.index], bones[other]) = (other, bone.index)
      offsets[bone.index] = bone.mark.frame.origin - loading.marks[bone.index].frame.origin
    }
    return assignment.score
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
        // A part of the same width at the same place.
        let drop = drops[first]
        let isSame = !isOtherWidth(mark, other) && abs(other.frame.minY - mark.frame.minY - drop) <= Limits.length
        above.append((mark.frame, isSame && isOtherHeight(mark, other) ? other.frame.maxY - mark.frame.maxY : drop))
      }
      drops[place] = above.suffix(8).last { $0.frame.overlap(frame, along: .horizontal) > 0 }?.by ?? 0
    }
    return drops
  }

  func isBefore(_ a: Mark, _ b: Mark) -> Bool {
    (a.frame.minY, a.frame.minX, a.node) < (b.frame.minY, b.frame.minX, b.node)
  }
}
