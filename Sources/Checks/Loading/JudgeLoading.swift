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
  let common = shift == nil ? takeCommonParts(&loading, &content) : []
  let computed = LayoutShift(common, loading, isRightToLeft: loading.isRightToLeft)
  var judge = LoadingJudge(loading, content, shift ?? computed)
  judge.common = common
  judge.run()
  return judge.report
}

/// The lengths in points from which differences are reported.
private enum Limits {
  /// Browsers report a shift of 3 CSS pixels.
  static let row = 3.0
  static let text = 6.0
  static let box = 4.0
  /// The share of the size of a picture or control.
  static let share = 0.08
}

private struct LoadingJudge {
  let loading: MarkedScreen
  let content: MarkedScreen
  var report: LoadingReport
  /// The content of each bone, by the index of the bone.
  private var partners: [Int?]
  /// The bone of each mark of the content.
  private var bones: [Int?]
  private var hasBlock: [Bool]
  private var isBlock: [Bool]
  private var wrong: Set<Int> = []
  /// Differences of rows, which are reported once for equal ones.
  private var groups: [Group] = []
  private var groupPlaces: [GroupKey: Int] = [:]
  /// The maximum number of differences that are reported; hostile documents have more.
  private static let maximumGroups = 256

  private struct GroupKey: Hashable {
    var kind: LoadingFinding.Kind
    var text: String
    var list: Int?
  }

  /// The list and the row of each mark in a list, by the index of the mark.
  private var rowOfBone: [Int: RowPlace] = [:]
  private var rowOfContent: [Int: RowPlace] = [:]
  /// The parts of the content that are not compared, such as rows below the end of the screen.
  private var excused: Set<Int> = []
  private var reordered: Set<Int> = []
  var common: [CommonPart] = []

  private struct RowPlace: Hashable {
    var list: Int
    var row: Int
  }

  /// A difference that several rows of a list have.
  private struct Group {
    var kind: LoadingFinding.Kind
    var text: String
    var places: [RowPlace?]
    var location: SourceLocation?
    var area: Rect?
  }

  init(_ loading: MarkedScreen, _ content: MarkedScreen, _ shift: LayoutShift) {
    (self.loading, self.content) = (loading, content)
    report = LoadingReport(shift: shift)
    report.size = Size(width: max(loading.size.width, content.size.width), height: max(loading.size.height, content.size.height))
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
    if isOtherWidth(lists) {
      add(
        .breakpoint,
        "the placeholder has the layout of another width: its bones are \(whole(extent(loading.marks).width)) wide, "
          + "the content is \(whole(extent(content.marks).width))")
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
  private mutating func match(_ pair: PairedLists, _ number: Int) -> (Set<Int>, Set<Int>, end: Double) {
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
  private func endOffset(_ pair: PairedLists, _ ones: [[Int]], _ others: [[Int]]) -> Double {
    let frames = pair.content.frame.maxY - pair.loading.frame.maxY
    let bottoms = (
      ones.joined().map { loading.marks[$0].frame.maxY }.max(),
      others.joined().map { content.marks[$0].frame.maxY }.max()
    )
    guard let a = bottoms.0, let b = bottoms.1, abs(b - a) < abs(frames) else { return frames }
    return abs(b - a) <= 8 ? 0 : b - a
  }

  /// The displacement of the first row of a list from its content, which is 0 unless the whole row has moved.
  private func baseOffset(_ ones: [Mark], _ others: [Mark]) -> Point {
    guard let a = ones.map(\.frame).unioned, let b = others.map(\.frame).unioned else { return .zero }
    let offset = b.origin - a.origin
    let plain = Assignment(ones.sorted(by: isBefore), others.sorted(by: isBefore)).score
    var moved = ones
    for index in moved.indices { moved[index].frame = moved[index].frame.offset(by: offset) }
    let other = Assignment(moved.sorted(by: isBefore), others.sorted(by: isBefore)).score
    return other > plain + 0.5 ? offset : .zero
  }

  private func marks(of list: RowList, in screen: MarkedScreen) -> [[Int]] {
    list.rows.map { row in
      let end = screen.tree.views[row].end
      return Array(
        screen.marks.partitioningIndex { $0.node >= row }..<screen.marks.partitioningIndex { $0.node >= end })
    }
  }

  private mutating func assign(_ ones: [Int], _ others: [Int], offset: (Mark) -> Double) {
    var moved = ones.map { (index: $0, mark: loading.marks[$0]) }
    for index in moved.indices {
      moved[index].mark.frame = moved[index].mark.frame.offset(by: Point(x: 0, y: offset(moved[index].mark)))
    }
    pair(moved, others)
  }

  private mutating func pairUp(_ ones: [Int], _ others: [Int], offset: Point) {
    var moved = ones.map { (index: $0, mark: loading.marks[$0]) }
    for index in moved.indices { moved[index].mark.frame = moved[index].mark.frame.offset(by: offset) }
    pair(moved, others)
  }

  private mutating func pair(_ moved: [(index: Int, mark: Mark)], _ others: [Int]) {
    let ones = moved.sorted { isBefore($0.mark, $1.mark) }
    let others = others.sorted { isBefore(content.marks[$0], content.marks[$1]) }
    for pair in Assignment(ones.map(\.mark), others.map { content.marks[$0] }).pairs {
      partners[ones[pair.loading].index] = others[pair.content]
      bones[others[pair.content]] = ones[pair.loading].index
      offsets[ones[pair.loading].index] =
        ones[pair.loading].mark.frame.origin - loading.marks[ones[pair.loading].index].frame.origin
    }
  }

  /// The displacement of bones by the rows and lists above them.
  private var offsets: [Int: Point] = [:]

  private func isBefore(_ a: Mark, _ b: Mark) -> Bool {
    (a.frame.minY, a.frame.minX, a.node) < (b.frame.minY, b.frame.minX, b.node)
  }

  // MARK: - Blocks

  /// Finds the parts of the content that a larger bone covers, and bones that are parts of a picture.
  private mutating func findBlocks() {
    let largest = loading.marks.indices.sorted {
      (loading.marks[$1].frame.area, $0) < (loading.marks[$0].frame.area, $1)
    }.prefix(256)
    for index in content.marks.indices where bones[index] == nil {
      let mark = content.marks[index]
      for bone in largest where loading.marks[bone].frame.height > 1.5 * mark.lineHeight || !mark.isText {
        let frame = shifted(bone)
        guard frame.area >= mark.frame.area, isInPlace(bone) else { continue }
        guard frame.intersection(mark.frame).area >= 0.6 * mark.frame.area else { continue }
        hasBlock[index] = true
        isBlock[bone] = true
        break
      }
    }
    let pictures = content.marks.indices.filter { !content.marks[$0].isText }.sorted {
      (content.marks[$1].frame.area, $0) < (content.marks[$0].frame.area, $1)
    }.prefix(256)
    var inside: [Int: Double] = [:]
    for bone in loading.marks.indices where partners[bone] == nil && !isBlock[bone] {
      let frame = shifted(bone)
      let around = pictures.first {
        content.marks[$0].frame.area > frame.area
          && content.marks[$0].frame.intersection(frame).area >= 0.9 * frame.area
      }
      guard let around else { continue }
      isBlock[bone] = true
      inside[around, default: 0] += frame.area
    }
    for (index, area) in inside where area >= 0.4 * content.marks[index].frame.area { hasBlock[index] = true }
  }

  /// Returns true if a bone has no content of its own, or has the frame of its content.
  private func isInPlace(_ bone: Int) -> Bool {
    partners[bone].map { intersectionOverUnion(shifted(bone), content.marks[$0].frame) > 0.7 } ?? true
  }

  private func shifted(_ bone: Int) -> Rect {
    loading.marks[bone].frame.offset(by: offsets[bone] ?? .zero)
  }

  // MARK: - Scores

  private mutating func measure() {
    // Content below the end of the loading screen is not visible.
    let fold = loading.size.height
    var (all, covered) = (0.0, 0.0)
    for index in content.marks.indices where content.marks[index].frame.minY < fold {
      all += content.marks[index].frame.area
      if bones[index] != nil || hasBlock[index] { covered += content.marks[index].frame.area }
    }
    report.coverage = all > 0 ? covered / all : 1
    (all, covered) = (0, 0)
    for index in loading.marks.indices {
      all += loading.marks[index].frame.area
      if partners[index] != nil || isBlock[index] { covered += loading.marks[index].frame.area }
    }
    report.precision = all > 0 ? covered / all : 1
    report.pairs = partners.enumerated().compactMap { bone, other in
      other.map { (loading.marks[bone].frame, content.marks[$0].frame) }
    }
    report.lost = content.marks.indices.filter { bones[$0] == nil && !hasBlock[$0] }.map { content.marks[$0].frame }
    report.surplus = loading.marks.indices.filter { partners[$0] == nil && !isBlock[$0] }.map {
      loading.marks[$0].frame
    }
  }

  private func extent(_ marks: [Mark]) -> Rect { marks.lazy.map(\.frame).unioned ?? .zero }

  private func isOtherWidth(_ lists: [PairedLists]) -> Bool {
    if abs(loading.size.width - content.size.width) > 2 { return true }
    let ratio = extent(loading.marks).width / max(1, extent(content.marks).width)
    let found = bones.indices.count { bones[$0] != nil || hasBlock[$0] }
    let share = Double(found) / Double(max(1, bones.count))
    let isOther = lists.contains { pair in
      let widths = (loading.frames[pair.loading.rows[0]].width, content.frames[pair.content.rows[0]].width)
      let ratio = widths.0 / max(1, widths.1)
      return pair.loading.columns != pair.content.columns && (ratio < 0.7 || ratio > 1.4)
    }
    return share < 0.6 && (ratio < 0.75 || ratio > 1.33) || isOther
  }

  // MARK: - Lists

  private mutating func compareLists(_ lists: [PairedLists]) {
    var (same, all) = (0, 0)
    for (number, pair) in lists.enumerated() {
      let (one, other) = (pair.loading, pair.content)
      let location = loading.tree.views[one.node].view.location
      let name = listName(other)
      if one.columns != other.columns {
        add(
          .columns, "\(name) has \(one.columns) \("column", one.columns), its content \(other.columns)", location,
          one.frame)
      } else if let (a, b) = cells(pair), a != b {
        add(.columns, "\(name) has \(a) columns, its content \(b)", location, one.frame)
        excuseRows(of: number, from: 0)
      }
      let pitch = other.frame.height / Double(other.rows.count)
      // Rows that begin below the end of the loading screen are not visible.
      let visible = other.rows.count {
        content.frames[$0].minY + pitch / 2 < loading.size.height
          && content.frames[$0].minX + content.frames[$0].width / 2 < loading.size.width
      }
      if one.rows.count < visible || other.rows.count < one.rows.count, one.columns == other.columns {
        add(
          .rows, "\(name) has \(one.rows.count) \("row", one.rows.count), its content \(other.rows.count)", location,
          one.frame)
      }
      excuseRows(of: number, from: min(one.rows.count, other.rows.count))
      let compared = min(one.rows.count, other.rows.count)
      let wrong = one.columns == other.columns ? compareHeights(pair, compared, number) : compared
      same += compared - wrong
      all += max(compared, min(visible, other.rows.count))
    }
    if all > 0 { report.rows = Double(max(0, same)) / Double(all) }
  }

  private mutating func excuseRows(of list: Int, from row: Int) {
    for (index, place) in rowOfContent where place.list == list && place.row >= row { excused.insert(index) }
    for (index, place) in rowOfBone where place.list == list && place.row >= row { isBlock[index] = true }
  }

  /// The numbers of cells in the rows of two tables; nil if one of the lists is not a table of at least four columns.
  private func cells(_ pair: PairedLists) -> (Int, Int)? {
    func count(_ list: RowList, _ screen: MarkedScreen) -> Int? {
      let frames = marks(of: list, in: screen)[0].map { screen.marks[$0].frame }.sorted { $0.minX < $1.minX }
      guard let first = frames.first, frames.allSatisfy({ $0.overlap(first, along: .vertical) > 0 }) else { return nil }
      return frames.indices.dropFirst().reduce(1) { $0 + (frames[$1].minX >= frames[$1 - 1].maxX ? 1 : 0) }
    }
    guard let a = count(pair.loading, loading), let b = count(pair.content, content), max(a, b) >= 4 else { return nil }
    return (a, b)
  }

  /// Compares the heights of rows with those of their contents, up to the next row if there is one.
  ///
  /// - Returns: the number of rows with another height.
  private mutating func compareHeights(_ pair: PairedLists, _ count: Int, _ number: Int) -> Int {
    let (one, other) = (pair.loading, pair.content)
    var heights: [[Int]: [Int]] = [:]
    let columns = one.columns
    func height(_ list: RowList, _ row: Int, _ screen: MarkedScreen) -> Double {
      let frame = screen.frames[list.rows[row]]
      let next = row + columns
      return next < count ? screen.frames[list.rows[next]].minY - frame.minY : frame.height
    }
    for row in stride(from: 0, to: count, by: columns) {
      let (a, b) = (height(one, row, loading), height(other, row, content))
      guard abs(a - b) > Limits.row else { continue }
      if row + columns >= count, !(isGapless(one, loading) && isGapless(other, content)),
        hasEqualEnds(pair, row) || !isComplete(pair, row)
      {
        continue
      }
      heights[[Int(a.rounded()), Int(b.rounded())], default: []].append(row / columns + 1)
    }
    for (pairOfHeights, rows) in heights.sorted(by: { $0.value[0] < $1.value[0] }) {
      let (a, b) = (pairOfHeights[0], pairOfHeights[1])
      let lines = (count + columns - 1) / columns
      let isAll = rows.count > 1 && rows.count >= lines - 1
      let text =
        isAll
        ? "the rows are \(a) high, their contents \(b)"
        : rows.count == 1
          ? "row \(rows[0]) is \(a) high, its content \(b)"
          : "rows \(listed(rows)) are \(a) high, their contents \(b)"
      let row = one.rows[(rows[0] - 1) * columns]
      add(.rowHeight, text, loading.tree.views[row].view.location, loading.frames[row])
    }
    return heights.values.reduce(0) { $0 + $1.count } * columns
  }

  /// Returns true if each row of a list begins where the one before it ends, so that heights contain all spaces.
  private func isGapless(_ list: RowList, _ screen: MarkedScreen) -> Bool {
    let next = list.columns
    return next < list.rows.count
      && abs(screen.frames[list.rows[next]].minY - screen.frames[list.rows[0]].maxY) <= 1
  }

  /// Returns true if each mark of a row and of its content has a counterpart.
  private func isComplete(_ pair: PairedLists, _ row: Int) -> Bool {
    marks(of: pair.loading, in: loading)[row].allSatisfy { partners[$0] != nil }
      && marks(of: pair.content, in: content)[row].allSatisfy { bones[$0] != nil }
  }

  /// Returns true if the marks of a row and of its content end at the same height; the rest is padding.
  private func hasEqualEnds(_ pair: PairedLists, _ row: Int) -> Bool {
    let ones = marks(of: pair.loading, in: loading)[row].map { loading.marks[$0].frame }.unioned
    let others = marks(of: pair.content, in: content)[row].map { content.marks[$0].frame }.unioned
    guard let ones, let others else { return false }
    return abs(ones.height - others.height) <= 8
  }

  private mutating func reportMovedList(_ pair: PairedLists, by offset: Point) {
    let text = direction(offset.negated)
    add(
      .moved, "\(listName(pair.content)) is \(text) its content",
      loading.tree.views[pair.loading.node].view.location, pair.loading.frame)
  }

  // MARK: - Pairs

  private mutating func comparePairs(_ lists: [PairedLists]) {
    var compared = 0
    for index in partners.indices {
      guard let other = partners[index] else { continue }
      let (bone, mark) = (loading.marks[index], content.marks[other])
      compared += 1
      if reordered.contains(index) { continue }
      compareSize(bone, mark, index, other)
      compareShape(bone, mark, index, other)
      comparePlace(bone, mark, index, other)
    }
    report.shape = compared > 0 ? 1 - Double(wrong.count) / Double(compared) : 1
  }

  private mutating func compareSize(_ bone: Mark, _ mark: Mark, _ index: Int, _ other: Int) {
    let (a, b) = (bone.frame, mark.frame)
    let name = self.name(of: other)
    if mark.isText {
      if a.height > 1.5 * mark.lineHeight + 2 || a.height < 0.3 * mark.lineHeight {
        group(.size, "\(name) is \(whole(a.height)) high, its line \(whole(mark.lineHeight))", index, other)
      }
      if a.width < 0.4 * b.width && b.width - a.width > 80 || a.width > 2.5 * b.width && a.width - b.width > 80 {
        group(.size, "\(name) is \(whole(a.width)) wide, its content \(whole(b.width))", index, other)
      }
      return
    }
    let limits = (max(Limits.box, Limits.share * b.width), max(Limits.box, Limits.share * b.height))
    let (isWide, isHigh) = (abs(a.width - b.width) > limits.0, abs(a.height - b.height) > limits.1)
    if isWide && isHigh {
      group(
        .size, "\(name) is \(whole(a.width)) × \(whole(a.height)), its content \(whole(b.width)) × \(whole(b.height))",
        index, other)
    } else if isWide {
      group(.size, "\(name) is \(whole(a.width)) wide, its content \(whole(b.width))", index, other)
    } else if isHigh {
      group(.size, "\(name) is \(whole(a.height)) high, its content \(whole(b.height))", index, other)
    }
  }

  private mutating func compareShape(_ bone: Mark, _ mark: Mark, _ index: Int, _ other: Int) {
    guard !mark.isText, let a = bone.roundness, let b = mark.roundness, abs(a - b) >= 0.25,
      min(bone.frame.width, bone.frame.height) >= 16
    else { return }
    func form(_ mark: Mark, _ roundness: Double) -> String {
      let (width, height) = (mark.frame.width, mark.frame.height)
      let isSquare = min(width, height) >= 0.9 * max(width, height)
      if roundness >= 0.4 { return isSquare ? "a circle" : "a capsule" }
      return isSquare ? "a square" : "a rectangle"
    }
    group(.shape, "\(name(of: other)) is \(form(bone, a)), its content \(form(mark, b))", index, other)
  }

  private mutating func comparePlace(_ bone: Mark, _ mark: Mark, _ index: Int, _ other: Int) {
    let (a, b) = (shifted(index), mark.frame)
    let limit = mark.isText ? Limits.text : Limits.box
    let across = nearest([a.minX - b.minX, a.midX - b.midX, a.maxX - b.maxX])
    let down = mark.isText ? a.midY - b.midY : nearest([a.minY - b.minY, a.midY - b.midY, a.maxY - b.maxY])
    guard abs(across) > limit || abs(down) > limit else { return }
    let offset = Point(x: abs(across) > limit ? across : 0, y: abs(down) > limit ? down : 0)
    group(.moved, "\(name(of: other)) is \(direction(offset)) its content", index, other)
  }

  private func nearest(_ distances: [Double]) -> Double { distances.min { abs($0) < abs($1) } ?? 0 }

  // MARK: - Order

  /// Pairs bones and content of equal sizes in a row that are left or have other sizes than their counterparts, and
  /// reports those whose order differs.
  private mutating func findOrders() {
    let ones = partners.indices.filter { isDoubtful($0) }
    guard !ones.isEmpty else { return }
    let others = bones.indices.filter { bones[$0].map(isDoubtful) ?? true }
    let scopes = Dictionary(grouping: ones) { rowOfBone[$0] }
    let otherScopes = Dictionary(grouping: others) { rowOfContent[$0] }
    let paired = Dictionary(grouping: partners.indices.filter { partners[$0] != nil }) { rowOfBone[$0] }
    for (scope, ones) in scopes.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let others = otherScopes[scope] else { continue }
      var found: [(Int, Int)] = []
      var free = Array(others.prefix(64))
      for one in ones.prefix(64) {
        guard let place = free.firstIndex(where: { hasEqualSize(loading.marks[one], content.marks[$0]) }) else {
          continue
        }
        found.append((one, free.remove(at: place)))
      }
      let isMoved = Set(found.map(\.0))
      let neighbors = (paired[scope] ?? []).filter { !isMoved.contains($0) }.prefix(64).map { ($0, partners[$0] ?? 0) }
      for (one, other) in found {
        let inverted = (found + neighbors).first { pair in
          pair.0 != one && !(content.marks[other].isText && content.marks[pair.1].isText)
            && isInverted((one, other), pair)
        }
        // Bars of text are alike: one that is left is another text.
        guard inverted != nil || !content.marks[other].isText else { continue }
        pairAgain(one, other)
        guard let inverted else { continue }
        reordered.formUnion([one, inverted.0])
        wrong.formUnion([one, inverted.0])
        let isAcross = isInverted((one, other), inverted, along: .horizontal)
        let (a, b) = (loading.marks[one].frame, loading.marks[inverted.0].frame)
        let isFirst = isAcross ? a.midX < b.midX : a.midY < b.midY
        let words = isAcross ? ["left of", "right of"] : ["above", "below"]
        group(
          .order,
          "\(name(of: other)) is \(words[isFirst ? 0 : 1]) \(name(of: inverted.1)), in the content it is "
            + "\(words[isFirst ? 1 : 0]) it", one, other)
      }
    }
  }

  /// Returns true if a bone has no content, or has another size than its content, which is no text.
  private func isDoubtful(_ bone: Int) -> Bool {
    partners[bone].map { !content.marks[$0].isText && !hasEqualSize(loading.marks[bone], content.marks[$0]) } ?? true
  }

  /// Makes a pair in place of the pairs that the bone and the content have.
  private mutating func pairAgain(_ one: Int, _ other: Int) {
    if let old = partners[one] { bones[old] = nil }
    if let old = bones[other] { partners[old] = nil }
    (partners[one], bones[other]) = (other, one)
  }

  private func hasEqualSize(_ bone: Mark, _ mark: Mark) -> Bool {
    let (a, b) = (bone.frame.size, mark.frame.size)
    if mark.isText {
      return bone.isBar && a.height <= 1.8 * mark.lineHeight && min(a.width, b.width) > 0.4 * max(a.width, b.width)
    }
    return abs(a.width - b.width) <= max(3, 0.06 * b.width) && abs(a.height - b.height) <= max(3, 0.06 * b.height)
  }

  private func isInverted(_ one: (Int, Int), _ other: (Int, Int)) -> Bool {
    isInverted(one, other, along: .horizontal) || isInverted(one, other, along: .vertical)
  }

  private func isInverted(_ one: (Int, Int), _ other: (Int, Int), along axis: Axis) -> Bool {
    func isBefore(_ a: Rect, _ b: Rect) -> Bool { axis == .horizontal ? a.maxX <= b.minX + 1 : a.maxY <= b.minY + 1 }
    let (a, b) = (loading.marks[one.0].frame, loading.marks[other.0].frame)
    let (c, d) = (content.marks[one.1].frame, content.marks[other.1].frame)
    return isBefore(a, b) && isBefore(d, c) || isBefore(b, a) && isBefore(c, d)
  }

  // MARK: - Marks without a counterpart

  private mutating func reportUnpaired(_ lists: [PairedLists]) {
    let lost = bones.indices.filter {
      bones[$0] == nil && !hasBlock[$0] && !excused.contains($0) && content.marks[$0].frame.minY < loading.size.height
    }
    var texts: [Int?: Set<Int>] = [:]
    let found = Set(bones.indices.filter { content.marks[$0].isText && (bones[$0] != nil || hasBlock[$0]) }.map(owner))
    var lines: [Int: Int] = [:]
    for index in lost {
      let list = rowOfContent[index]?.list
      guard content.marks[index].isText else {
        group(.missing, "\(name(of: index)) has no bone", nil, index)
        continue
      }
      let owner = owner(index)
      if found.contains(owner) { lines[owner, default: 0] += 1 } else { texts[list, default: []].insert(owner) }
    }
    for (list, owners) in texts.sorted(by: { $0.value.min() ?? 0 < $1.value.min() ?? 0 }) {
      let all = Set(
        bones.indices.filter { content.marks[$0].isText && !excused.contains($0) && rowOfContent[$0]?.list == list }
          .map(owner))
      let place = list.map { " of \(listName(lists[$0].content))" } ?? ""
      let location = list.map { loading.tree.views[lists[$0].loading.node].view.location }
      let area = content.frames[owners.min() ?? 0]
      add(
        .missing,
        all.count == 1
          ? "the only text\(place) has no bone" : "\(owners.count) of \(all.count) texts\(place) have no bone",
        location, area)
    }
    let texted = Dictionary(grouping: lines.isEmpty ? [] : bones.indices.filter { content.marks[$0].isText }, by: owner)
    for (owner, count) in lines.sorted(by: { $0.key < $1.key }) {
      guard let marks = texted[owner], let first = marks.first else { continue }
      group(.missing, "\(name(of: first)) has \(marks.count - count) of \(marks.count) lines", nil, first)
    }
    for index in partners.indices where partners[index] == nil && !isBlock[index] {
      let frame = loading.marks[index].frame
      group(.extra, "a bone of \(whole(frame.width)) × \(whole(frame.height)) has no content", index, nil)
    }
  }

  /// The view of the whole text to which a line belongs.
  private func owner(_ index: Int) -> Int {
    let node = content.marks[index].node
    let placed = content.tree.views[node]
    return content.tree.source == .dom && placed.view.element == "text" ? placed.parent ?? node : node
  }

  // MARK: - Findings

  private mutating func reportStuck() {
    let views = content.busyNodes.prefix(3).map { "<\(content.tree.views[$0].view.element)>" }
    let rest = content.busyNodes.count - views.count
    add(
      .stuck,
      "the content still loads: \(views.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "") "
        + "\(content.busyNodes.count == 1 ? "is a placeholder" : "are placeholders")", nil,
      content.frames[content.busyNodes[0]])
  }

  private mutating func reportShift() {
    guard report.shift.score >= 0.001 else { return }
    let moved = common.filter {
      abs($0.before.minY - $0.after.minY) >= Limits.row || abs($0.before.minX - $0.after.minX) >= Limits.row
    }
    guard let first = moved.first else { return }
    let name = loading.name(of: first.node)
    let rest = moved.count > 1 ? " and \(moved.count - 1) more \("part", moved.count - 1)" : ""
    add(
      .shift,
      "\(name)\(rest) \(moved.count == 1 ? "moves" : "move") by \(whole(abs(first.after.minY - first.before.minY))) when the content appears: layout shift \(formatted(report.shift.score))",
      loading.tree.views[first.node].view.location, first.before)
  }

  private mutating func add(
    _ kind: LoadingFinding.Kind, _ message: String, _ location: SourceLocation? = nil, _ area: Rect? = nil
  ) {
    report.findings.append(LoadingFinding(kind: kind, message: message, location: location, area: area))
  }

  /// Notes a difference, which is reported once for all rows that have it.
  private mutating func group(_ kind: LoadingFinding.Kind, _ text: String, _ bone: Int?, _ other: Int?) {
    if let bone, kind == .size || kind == .shape || kind == .moved { wrong.insert(bone) }
    let place = other.flatMap { rowOfContent[$0] } ?? bone.flatMap { rowOfBone[$0] }
    let key = GroupKey(kind: kind, text: text, list: place?.list)
    if let index = groupPlaces[key] { return groups[index].places.append(place) }
    if groups.count >= Self.maximumGroups { return }
    groupPlaces[key] = groups.count
    let location = bone.map { loading.tree.views[loading.marks[$0].node].view.location }
    let area = bone.map { loading.marks[$0].frame } ?? other.map { content.marks[$0].frame }
    groups.append(Group(kind: kind, text: text, places: [place], location: location, area: area))
  }

  private mutating func flushGroups() {
    for group in groups {
      let rows = Set(group.places.compactMap { $0?.row }).sorted()
      let times = group.places.count
      let place =
        rows.isEmpty
        ? (times > 1 ? " (\(times) times)" : "") : rows.count == 1 ? " in row \(rows[0] + 1)" : " in \(rows.count) rows"
      add(group.kind, group.text + place, group.location, group.area)
    }
  }

  // MARK: - Words

  private func name(of index: Int) -> String {
    let mark = content.marks[index]
    let name = content.name(of: owner(index))
    let isAvatar =
      mark.kind != .text && (mark.roundness ?? 0) >= 0.45 && abs(mark.frame.width - mark.frame.height) < 2
      && (24...160).contains(mark.frame.width)
    return name == "the picture" && isAvatar ? "the avatar" : name
  }

  private func listName(_ list: RowList) -> String {
    var node: Int? = list.node
    while let index = node {
      if let identifier = content.tree.views[index].view.identifier { return "the list \"\(identifier)\"" }
      node = content.tree.views[index].parent
    }
    return "the list"
  }
}

extension MarkedScreen {
  /// The name of a view for messages, such as `the picture "cover"`.
  func name(of node: Int) -> String {
    let view = tree.views[node].view
    let noun =
      switch view.element {
      case "video", "canvas", "button", "table": view.element
      case "img", "svg", "picture": "picture"
      case "h1", "h2", "h3", "h4", "h5", "h6": "heading"
      case "a": "link"
      case "input", "textarea", "select": "field"
      default:
        switch view.kind {
        case .text: "text"
        case .image: "picture"
        case .control: view.control.map { "\($0)" } ?? "control"
        case .media: "media view"
        case .container: tree.source == .dom ? "text" : "view"
        default: "box"
        }
      }
    return "the \(noun)" + (view.identifier.map { " \"\($0)\"" } ?? "")
  }
}

/// The number without decimals, as text.
private func whole(_ length: Double) -> String { "\(Int(length.rounded()))" }

/// The direction and the distance of a displacement in words, such as `12 points above`.
private func direction(_ offset: Point) -> String {
  var words: [String] = []
  if offset.y != 0 { words.append("\(whole(abs(offset.y))) \(offset.y < 0 ? "above" : "below")") }
  if offset.x != 0 { words.append("\(whole(abs(offset.x))) \(offset.x < 0 ? "left of" : "right of")") }
  return words.joined(separator: " and ")
}

private func listed(_ rows: [Int]) -> String {
  rows.count > 6
    ? "\(rows.prefix(6).map(String.init).joined(separator: ", ")) and more"
    : rows.map(String.init).joined(separator: ", ")
}

extension String.StringInterpolation {
  /// Appends a noun in the singular for 1 and in the plural for all other numbers.
  fileprivate mutating func appendInterpolation(_ noun: String, _ count: Int) {
    appendLiteral(count == 1 ? noun : noun + "s")
  }
}

extension Point {
  fileprivate var negated: Point { Point(x: -x, y: -y) }
}

extension Rect {
  var area: Double { max(0, width) * max(0, height) }
}
