import Comparison
import Diagnostics
import Geometry
import Skeleton
import TextFormats
import ViewTree

// MARK: - Lists

extension LoadingJudge {
  mutating func compareLists() {
    var (same, all) = (0, 0)
    for (number, pair) in lists.enumerated() {
      let (one, other) = (pair.loading, pair.content)
      let location = loading.tree.views[one.node].view.location
      let name = listName(other)
      if one.columns != other.columns {
        add(
          .columns,
          "\(name) \(place(other.frame)) has \(one.columns) \("column", one.columns), its content \(other.columns)",
          location, one.frame)
      } else if let (a, b) = cells(pair), a != b {
        add(.columns, "\(name) \(place(other.frame)) has \(a) columns, its content \(b)", location, one.frame)
        otherLists.insert(number)
        excuseRows(of: number, from: 0)
      }
      compareCount(pair, name, location)
      excuseRows(of: number, from: min(one.rows.count, other.rows.count))
      let compared = min(one.rows.count, other.rows.count)
      let wrong = one.columns == other.columns ? compareHeights(pair, compared) : compared
      same += compared - wrong
      all += max(compared, min(visibleRows(of: other), other.rows.count))
    }
    if all > 0 { report.rows = Double(max(0, same)) / Double(all) }
  }

  /// The number of rows of the content that the loading screen has space for; the others are not visible.
  private func visibleRows(of list: RowList) -> Int {
    let pitch = list.frame.height / Double(list.rows.count)
    return list.rows.count {
      content.frames[$0].minY + pitch / 2 < loading.window.height
        && content.frames[$0].minX + content.frames[$0].width / 2 < loading.size.width
    }
  }

  private mutating func compareCount(_ pair: PairedLists, _ name: String, _ location: SourceLocation?) {
    let (one, other) = (pair.loading, pair.content)
    // Rows that still load are part of the content.
    let late = stuckRegions.count { content.tree.views[$0.node].parent == other.node }
    let isShort = one.rows.count < visibleRows(of: other) + late
    guard isShort || other.rows.count + late < one.rows.count, one.columns == other.columns else { return }
    add(
      .rows,
      "\(name) \(place(other.frame)) has \(one.rows.count) \(other.unit, one.rows.count), its content \(other.rows.count)"
        + (late > 0 ? " and \(late) that still \(late == 1 ? "loads" : "load")" : ""), location, one.frame)
  }

  mutating func excuseRows(of list: Int, from row: Int) {
    for (index, place) in rowOfContent where place.list == list && place.row >= row { excused.insert(index) }
    for (index, place) in rowOfBone where place.list == list && place.row >= row { isBlock[index] = true }
  }

  /// The numbers of cells in the rows of two tables; nil if one of the lists is not a table of at least four columns.
  func cells(_ pair: PairedLists) -> (Int, Int)? {
    func count(_ list: RowList, _ screen: MarkedScreen) -> Int? {
      let frames = marks(of: list, in: screen)[0].map { screen.marks[$0].frame }.sorted { $0.minX < $1.minX }
      guard let first = frames.first, frames.allSatisfy({ $0.overlap(first, along: .vertical) > 0 }) else { return nil }
      return frames.indices.dropFirst().reduce(1) { $0 + (frames[$1].minX >= frames[$1 - 1].maxX ? 1 : 0) }
    }
    guard let a = count(pair.loading, loading), let b = count(pair.content, content), max(a, b) >= 4 else { return nil }
    return (a, b)
  }

  /// Compares the heights of rows with those of their contents.
  ///
  /// Rows push the ones below them, so that the distance to the next row decides. The last row has none.
  ///
  /// - Returns: the number of rows with another height.
  mutating func compareHeights(_ pair: PairedLists, _ count: Int) -> Int {
    let (one, other) = (pair.loading, pair.content)
    let columns = one.columns
    var found: [(difference: RowDifference, lines: [Int])] = []
    var last: RowDifference?
    for row in stride(from: 0, to: count, by: columns) {
      last = rowDifference(pair, row, isLast: row + columns >= count, above: last)
      guard let difference = last else { continue }
      let line = row / columns + 1
      if let index = found.firstIndex(where: { $0.difference == difference }) {
        found[index].lines.append(line)
      } else {
        found.append((difference, [line]))
      }
    }
    let lines = (count + columns - 1) / columns
    for (difference, numbers) in found {
      // A small difference counts if it adds up.
      let by = abs(difference.content - difference.loading)
      guard Double(by * max(1, numbers.count)) > Limits.length else { continue }
      let row = one.rows[(numbers[0] - 1) * columns]
      let rows =
        numbers.count == lines ? "" : " of \(numbers.count == 1 ? "row \(numbers[0])" : "rows \(listed(numbers))")"
      let subject =
        columns > 1 ? "the cells\(rows)" : numbers.count == lines && lines > 1 ? "the rows" : String(rows.dropFirst(4))
      let isOne = columns == 1 && numbers.count == 1
      let name = "\(subject.isEmpty ? "the row" : subject) of \(listName(other)) \(place(loading.frames[row]))"
      let (a, b) = (difference.loading, difference.content)
      add(
        .rowHeight,
        difference.isPitch
          ? "\(name) \(isOne ? "begins" : "begin") \(a) above the next, \(isOne ? "its content" : "their contents") \(b)"
          : "\(name) \(isOne ? "is" : "are") \(a) high, \(isOne ? "its content" : "their contents") \(b)",
        loading.tree.views[row].view.location, loading.frames[row])
    }
    return min(count, found.reduce(0) { $0 + $1.lines.count } * columns)
  }

  /// Another height of a row in whole points, or another distance from its top to that of the next row.
  private struct RowDifference: Equatable {
    var loading: Int
    var content: Int
    var isPitch: Bool
  }

  /// The difference of a row from its content; nil if both are equal, or if the end of the row is unknown.
  ///
  /// - Parameter above: the difference of the row above.
  private func rowDifference(
    _ pair: PairedLists, _ row: Int, isLast: Bool, above: RowDifference?
  ) -> RowDifference? {
    let (one, other) = (pair.loading, pair.content)
    let heights = (loading.frames[one.rows[row]].height, content.frames[other.rows[row]].height)
    let difference = heights.1 - heights.0
    func made(_ a: Double, _ b: Double, isPitch: Bool) -> RowDifference {
      RowDifference(loading: Int(a.rounded()), content: Int(b.rounded()), isPitch: isPitch)
    }
    let byHeight = made(heights.0, heights.1, isPitch: false)
    guard isLast else {
      let pitches = (loading.pitch(of: one, row), content.pitch(of: other, row))
      guard abs(pitches.1 - pitches.0) > Limits.row else { return nil }
      let isExplained = abs(pitches.1 - pitches.0 - difference) <= Limits.equal
      return isExplained ? byHeight : made(pitches.0, pitches.1, isPitch: true)
    }
    if row >= one.columns {
      // The last row of a list in which it and the row above have equal heights has the same difference.
      let before = (
        loading.frames[one.rows[row - one.columns]].height, content.frames[other.rows[row - one.columns]].height
      )
      if abs(heights.0 - before.0) <= Limits.equal, abs(heights.1 - before.1) <= Limits.equal { return above }
    }
    guard abs(difference) > Limits.row else { return nil }
    if pair.isOfBlocks(loading, content) { return one.rows.count <= one.columns ? byHeight : nil }
    // A row that is a single box has a size, which is compared.
    guard !loading.tree.isLeaf(one.rows[row]), !content.tree.isLeaf(other.rows[row]) else { return nil }
    let isGapless = isGapless(one, loading) && isGapless(other, content)
    return isGapless || !hasEqualEnds(pair, row) && isComplete(pair, row) ? byHeight : nil
  }

  /// Returns true if each row of a list begins where the one before it ends, so that heights contain all spaces.
  func isGapless(_ list: RowList, _ screen: MarkedScreen) -> Bool {
    let next = list.columns
    return next < list.rows.count
      && abs(screen.frames[list.rows[next]].minY - screen.frames[list.rows[0]].maxY) <= 1
  }

  /// Returns true if each mark of a row and of its content has a counterpart.
  func isComplete(_ pair: PairedLists, _ row: Int) -> Bool {
    marks(of: pair.loading, in: loading)[row].allSatisfy { partners[$0] != nil }
      && marks(of: pair.content, in: content)[row].allSatisfy { bones[$0] != nil }
  }

  /// Returns true if the marks of a row and of its content end at the same height; the rest is padding.
  func hasEqualEnds(_ pair: PairedLists, _ row: Int) -> Bool {
    let ones = marks(of: pair.loading, in: loading)[row].map { loading.marks[$0].frame }.unioned
    let others = marks(of: pair.content, in: content)[row].map { content.marks[$0].frame }.unioned
    guard let ones, let others else { return false }
    return abs(ones.height - others.height) <= 8
  }

  /// Reports the lists that have moved as a whole, unless a part of another height above them moves them.
  mutating func reportMovedLists() {
    for (number, offset) in movedLists {
      let pair = lists[number]
      let isExplained =
        offset.x == 0
        && partners.enumerated().contains { bone, other in
          guard let other, rowOfBone[bone]?.list != number else { return false }
          let (a, b) = (loading.marks[bone].frame, content.marks[other].frame)
          return a.maxY <= pair.loading.frame.minY + 1 && a.overlap(pair.loading.frame, along: .horizontal) > 0
            && abs(b.height - a.height) > Limits.length && abs(b.maxY - a.maxY - offset.y) <= Limits.length
        }
      guard !isExplained else { continue }
      let row = pair.loading.rows[0]
      add(
        .moved,
        "the first \(pair.content.unit) of \(listName(pair.content)) is \(direction(.zero - offset)) its content, "
          + place(loading.frames[row]), loading.tree.views[row].view.location, pair.loading.frame)
    }
  }
}

// MARK: - Blocks and scores

extension LoadingJudge {
  /// Finds the parts of the content that a larger bone covers, and bones that are parts of a picture.
  mutating func findBlocks() {
    let largest = loading.marks.indices.sorted {
      (loading.marks[$1].frame.area, $0) < (loading.marks[$0].frame.area, $1)
    }.prefix(256)
    let all = content.marks.map { Bounds($0.frame) }
    for bone in largest { coverAll(with: bone, all) }
    let blocks = largest.map { Bounds(shifted($0)) }
    for index in content.marks.indices where bones[index] == nil && !hasBlock[index] {
      let mark = content.marks[index]
      let bounds = Bounds(mark.frame)
      for (bone, block) in zip(largest, blocks) where block.covers(0.6, of: bounds) {
        guard loading.marks[bone].frame.height > 1.5 * mark.lineHeight || !mark.isText, block.area >= bounds.area,
          isOver(index, bone) || isLine(index, ofBlock: bone)
        else { continue }
        hasBlock[index] = true
        isBlock[bone] = true
        break
      }
    }
    let pictures = content.marks.indices.filter { !content.marks[$0].isText }.sorted {
      (content.marks[$1].frame.area, $0) < (content.marks[$0].frame.area, $1)
    }.prefix(256)
    let areas = pictures.map { Bounds(content.marks[$0].frame) }
    var inside: [Int: Double] = [:]
    for bone in loading.marks.indices where partners[bone] == nil && !isBlock[bone] {
      let bounds = Bounds(shifted(bone))
      guard let place = areas.firstIndex(where: { $0.covers(0.9, of: bounds) && $0.area > bounds.area }) else {
        continue
      }
      isBlock[bone] = true
      inside[pictures[place], default: 0] += bounds.area
    }
    for (index, area) in inside where area >= 0.4 * content.marks[index].frame.area { hasBlock[index] = true }
  }

  /// Accepts a bone as a block that has the outline of several parts, of which only one is its content so far.
  private mutating func coverAll(with bone: Int, _ allBounds: [Bounds]) {
    guard let other = partners[bone], !isInPlace(bone) else { return }
    let frame = shifted(bone)
    let bounds = Bounds(frame)
    let inside = allBounds.indices.filter {
      (bones[$0] == nil || $0 == other) && bounds.covers(0.6, of: allBounds[$0])
    }
    guard inside.count > 1, let outline = inside.map({ content.marks[$0].frame }).unioned,
      intersectionOverUnion(frame, outline) > 0.7
    else { return }
    (partners[bone], bones[other]) = (nil, nil)
    for index in inside { hasBlock[index] = true }
    isBlock[bone] = true
  }

  /// Returns true if a bone has the line of a text as its content, of which a mark is another line.
  func isLine(_ index: Int, ofBlock bone: Int) -> Bool {
    guard let other = partners[bone], content.marks[index].isText, content.marks[other].isText else { return false }
    return owner(other) == owner(index)
  }

  /// Returns true if a bone has no content of its own, or has the frame of its content.
  func isInPlace(_ bone: Int) -> Bool {
    partners[bone].map { intersectionOverUnion(shifted(bone), content.marks[$0].frame) > 0.7 } ?? true
  }

  /// Returns true if a bone may also be that of another part of the content than its partner: it has none, or it is in
  /// place and larger than its partner or over it.
  private func isOver(_ index: Int, _ bone: Int) -> Bool {
    guard let partner = partners[bone].map({ content.marks[$0] }) else { return true }
    guard isInPlace(bone) else { return false }
    let mark = content.marks[index].frame
    return isOtherHeight(loading.marks[bone], partner) || isOtherWidth(loading.marks[bone], partner)
      || partner.frame.intersection(mark).area >= 0.6 * mark.area
  }

  func shifted(_ bone: Int) -> Rect {
    loading.marks[bone].frame.offset(by: offsets[bone] ?? .zero)
  }

  mutating func measure() {
    // Content below the end of the loading screen is not visible.
    let fold = loading.window.height
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

  func extent(_ marks: [Mark]) -> Rect { marks.lazy.map(\.frame).unioned ?? .zero }

  /// The words that show that the placeholder has the layout of another width; nil if it does not.
  func otherWidth() -> String? {
    if abs(loading.size.width - content.size.width) > 2 {
      return "it was captured at \(whole(loading.size.width)), the content at \(whole(content.size.width))"
    }
    for pair in lists where pair.loading.columns != pair.content.columns {
      let widths = (loading.frames[pair.loading.rows[0]].width, content.frames[pair.content.rows[0]].width)
      let ratio = widths.0 / max(1, widths.1)
      guard ratio < 0.7 || ratio > 1.4 else { continue }
      return
        "\(listName(pair.content)) has \(pair.loading.columns) \("column", pair.loading.columns) of \(whole(widths.0)), "
        + "its content \(pair.content.columns) of \(whole(widths.1))"
    }
    let extents = (extent(loading.marks).width, extent(content.marks).width)
    let ratio = extents.0 / max(1, extents.1)
    let found = bones.indices.count { bones[$0] != nil || hasBlock[$0] }
    guard ratio < 0.75 || ratio > 1.33 else { return nil }
    // Too few parts have a bone, or one is farther away than the parts of one layout move.
    let isFar = partners.enumerated().contains { bone, other in
      other.map { alignedDistance(shifted(bone), content.marks[$0].frame) > 0.25 * content.size.width } ?? false
    }
    guard isFar || Double(found) < 0.6 * Double(bones.count) else { return nil }
    return "its bones are \(whole(extents.0)) wide, the content is \(whole(extents.1))"
  }
}

/// The edges of a frame, for many comparisons.
private struct Bounds {
  private let minX, minY, maxX, maxY: Double
  let area: Double

  init(_ frame: Rect) {
    (minX, minY, maxX, maxY) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    area = frame.area
  }

  /// Returns true if this frame covers a share of another one.
  func covers(_ share: Double, of other: Bounds) -> Bool {
    guard minY < other.maxY, other.minY < maxY, minX < other.maxX, other.minX < maxX else { return false }
    return (min(maxX, other.maxX) - max(minX, other.minX)) * (min(maxY, other.maxY) - max(minY, other.minY))
      >= share * other.area
  }
}
