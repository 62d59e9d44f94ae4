import Comparison
import Diagnostics
import Geometry
import Skeleton
import TextFormats
import ViewTree

// MARK: - Lists

extension LoadingJudge {
  mutating func compareLists(_ lists: [PairedLists]) {
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
        otherLists.insert(number)
        excuseRows(of: number, from: 0)
      }
      let pitch = other.frame.height / Double(other.rows.count)
      // Rows that begin below the end of the loading screen are not visible.
      let visible = other.rows.count {
        content.frames[$0].minY + pitch / 2 < loading.window.height
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

  /// Compares the heights of rows with those of their contents, up to the next row if there is one.
  ///
  /// - Returns: the number of rows with another height.
  mutating func compareHeights(_ pair: PairedLists, _ count: Int, _ number: Int) -> Int {
    let (one, other) = (pair.loading, pair.content)
    var heights: [[Int]: [Int]] = [:]
    let columns = one.columns
    // Up to the next row; the last row has the space of the one before it.
    func height(_ list: RowList, _ row: Int, _ screen: MarkedScreen) -> Double {
      let frame = screen.frames[list.rows[row]]
      let next = row + columns
      if next < list.rows.count { return screen.frames[list.rows[next]].minY - frame.minY }
      let space = row >= columns ? frame.minY - screen.frames[list.rows[row - columns]].maxY : 0
      return frame.height + max(0, space)
    }
    for row in stride(from: 0, to: count, by: columns) {
      let (a, b) = (height(one, row, loading), height(other, row, content))
      // A row that is a single box has a size, which is compared.
      let isBox = loading.tree.isLeaf(one.rows[row]) || content.tree.isLeaf(other.rows[row])
      guard abs(a - b) > Limits.row, !isBox || row + columns < count else { continue }
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

  mutating func reportMovedList(_ pair: PairedLists, by offset: Point) {
    let text = direction(offset.negated)
    add(
      .moved, "\(listName(pair.content)) is \(text) its content",
      loading.tree.views[pair.loading.node].view.location, pair.loading.frame)
  }
}

// MARK: - Blocks and scores

extension LoadingJudge {
  /// Finds the parts of the content that a larger bone covers, and bones that are parts of a picture.
  mutating func findBlocks() {
    let largest = loading.marks.indices.sorted {
      (loading.marks[$1].frame.area, $0) < (loading.marks[$0].frame.area, $1)
    }.prefix(256)
    for bone in largest { coverAll(with: bone) }
    for index in content.marks.indices where bones[index] == nil && !hasBlock[index] {
      let mark = content.marks[index]
      for bone in largest where loading.marks[bone].frame.height > 1.5 * mark.lineHeight || !mark.isText {
        let frame = shifted(bone)
        guard frame.area >= mark.frame.area, isInPlace(bone) || isLine(index, ofBlock: bone) else { continue }
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

  /// Accepts a bone as a block that has the outline of several parts, of which only one is its content so far.
  private mutating func coverAll(with bone: Int) {
    guard let other = partners[bone], !isInPlace(bone) else { return }
    let frame = shifted(bone)
    let inside = content.marks.indices.filter {
      (bones[$0] == nil || $0 == other)
        && content.marks[$0].frame.intersection(frame).area >= 0.6 * content.marks[$0].frame.area
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
  func otherWidth(_ lists: [PairedLists]) -> String? {
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
