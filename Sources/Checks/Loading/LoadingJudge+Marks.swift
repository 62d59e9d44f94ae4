import Comparison
import Diagnostics
import Geometry
import Skeleton
import TextFormats
import ViewTree

// MARK: - Pairs

extension LoadingJudge {
  mutating func comparePairs() {
    var compared = 0
    let (shortTexts, pushes) = (shortTexts(), pushes())
    for index in partners.indices {
      guard let other = partners[index] else { continue }
      let (bone, mark) = (loading.marks[index], content.marks[other])
      compared += 1
      if reordered.contains(index) || isBlock[index] && mark.isText
        || rowOfContent[other].map({ otherLists.contains($0.list) }) == true
      {
        continue
      }
      var offset = displacement(mark, index)
      if offset.x != 0, let push = pushes.first(where: { $0.row == rowOfContent[other] && $0.moves(shifted(index)) }) {
        offset.x = displacement(mark, index, by: push.by).x
      }
      if offset.y < 0, isMovedByText(mark, offset.y, rowOfContent[other], shortTexts) { offset.y = 0 }
      compareSize(bone, mark, index, other, offset)
      compareShape(bone, mark, index, other)
    }
    report.shape = compared > 0 ? 1 - Double(wrong.count) / Double(compared) : 1
  }

  /// Compares the size and the place of a bone with those of its content; one finding names both.
  mutating func compareSize(_ bone: Mark, _ mark: Mark, _ index: Int, _ other: Int, _ offset: Point) {
    let (a, b) = (bone.frame, mark.frame)
    let name = "the bone of " + self.name(of: other)
    let isAt = offset == .zero ? "" : " and \(direction(offset)) it"
    if mark.isText, isOtherLine(bone, mark) {
      group(.size, "\(name) is \(whole(a.height)) high\(isAt), its line \(whole(mark.lineHeight))", index, other)
    } else if let (length, contentLength) = otherSize(bone, mark) {
      group(.size, "\(name) is \(length)\(isAt), its content \(contentLength)", index, other)
    } else if offset != .zero {
      let row = rowOfContent[other].map { " within its \(lists[$0.list].content.unit)" } ?? ""
      group(.moved, "\(name) is \(direction(offset)) its content\(row)", index, other)
    }
    func otherSize(_ bone: Mark, _ mark: Mark) -> (String, String)? {
      guard !mark.isText else { return nil }
      switch (isOtherWidth(bone, mark), isOtherHeight(bone, mark)) {
      case (true, true): return ("\(whole(a.width)) × \(whole(a.height))", "\(whole(b.width)) × \(whole(b.height))")
      case (true, false): return ("\(whole(a.width)) wide", whole(b.width))
      case (false, true): return ("\(whole(a.height)) high", whole(b.height))
      case (false, false): return nil
      }
    }
  }

  func isOtherWidth(_ bone: Mark, _ mark: Mark) -> Bool {
    isOther(bone.frame.width, mark.frame.width, mark.outerFrame?.width)
  }

  func isOtherHeight(_ bone: Mark, _ mark: Mark) -> Bool {
    isOther(bone.frame.height, mark.frame.height, mark.outerFrame?.height)
  }

  /// Returns true if a length differs from that of the content, and is not between that and the length of the frame.
  private func isOther(_ length: Double, _ content: Double, _ frame: Double?) -> Bool {
    length < min(content, frame ?? content) - Limits.length || length > max(content, frame ?? content) + Limits.length
  }

  mutating func compareShape(_ bone: Mark, _ mark: Mark, _ index: Int, _ other: Int) {
    guard !mark.isText, let a = bone.roundness, let b = mark.roundness, abs(a - b) >= 0.25,
      min(bone.frame.width, bone.frame.height) >= 16
    else { return }
    func form(_ mark: Mark, _ roundness: Double) -> String {
      let (width, height) = (mark.frame.width, mark.frame.height)
      let isSquare = min(width, height) >= 0.9 * max(width, height)
      if roundness >= 0.4 { return isSquare ? "a circle" : "a capsule" }
      return isSquare ? "a square" : "a rectangle"
    }
    group(.shape, "the bone of \(name(of: other)) is \(form(bone, a)), its content \(form(mark, b))", index, other)
  }

  /// The displacement of a bone from its content; zero in a direction in which they are aligned.
  ///
  /// - Parameter push: the distance by which a part beside the bone moves it.
  private func displacement(_ mark: Mark, _ index: Int, by push: Double = 0) -> Point {
    let (a, b) = (shifted(index).offset(by: Point(x: push, y: 0)), mark.frame)
    let across = nearest([a.minX - b.minX, a.midX - b.midX, a.maxX - b.maxX])
    let down = mark.isText ? a.midY - b.midY : nearest([a.minY - b.minY, a.midY - b.midY, a.maxY - b.maxY])
    let limit = Limits.length
    return Point(x: abs(across) > limit ? across : 0, y: abs(down) > limit ? down : 0)
  }

  /// A part of another width than its content, which moves the parts beside it.
  private struct Push {
    var row: RowPlace?
    var frame: Rect
    var by: Double

    /// Returns true for a part after the end that moves: on the right, or on the left of a part that is aligned at its
    /// right edge.
    func moves(_ other: Rect) -> Bool {
      frame.overlap(other, along: .vertical) > 0
        && (isFromLeft ? frame.maxX <= other.minX + 1 : other.maxX <= frame.minX + 1)
    }
    var isFromLeft: Bool
  }

  private func pushes() -> [Push] {
    var result: [Push] = []
    for index in partners.indices {
      guard result.count < 256, let other = partners[index], !content.marks[other].isText else { continue }
      let (a, b) = (shifted(index), content.marks[other].frame)
      guard isOtherWidth(loading.marks[index], content.marks[other]) else { continue }
      let isFromLeft = abs(a.minX - b.minX) <= abs(a.maxX - b.maxX)
      result.append(
        Push(
          row: rowOfContent[other], frame: a, by: isFromLeft ? b.maxX - a.maxX : b.minX - a.minX, isFromLeft: isFromLeft
        ))
    }
    return result
  }

  /// A text with fewer bones than lines.
  private struct ShortText {
    var row: RowPlace?
    var frame: Rect
    /// The height of the lines without a bone.
    var missing: Double
  }

  private func shortTexts() -> [ShortText] {
    let texts = Dictionary(grouping: bones.indices.filter { content.marks[$0].isText }, by: owner)
    let short = texts.sorted { $0.key < $1.key }.compactMap { _, lines -> ShortText? in
      let count = lines.count { bones[$0] == nil && !hasBlock[$0] }
      let frames = lines.map { content.marks[$0].frame }
      guard (1..<lines.count).contains(count), let frame = frames.unioned else { return nil }
      let pitch = (frame.height - frames[0].height) / Double(lines.count - 1)
      return ShortText(row: rowOfContent[lines[0]], frame: frame, missing: Double(count) * pitch)
    }
    return Array(short.prefix(256))
  }

  /// Returns true if the lines that a text above has too few move a bone up by a distance.
  private func isMovedByText(_ mark: Mark, _ distance: Double, _ row: RowPlace?, _ texts: [ShortText]) -> Bool {
    texts.contains {
      $0.row == row && $0.frame.maxY <= mark.frame.minY + 1 && $0.frame.overlap(mark.frame, along: .horizontal) > 0
        && abs($0.missing + distance) <= Limits.length
    }
  }

  func nearest(_ distances: [Double]) -> Double { distances.min { abs($0) < abs($1) } ?? 0 }
}

// MARK: - Order

extension LoadingJudge {
  /// Pairs bones and content of equal sizes in a row that are left or have other sizes than their counterparts, and
  /// reports those whose order differs.
  mutating func findOrders() {
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
            && isInverted((one, other), pair) && (scope != nil || isExchange((one, other), pair))
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

  /// Returns true if a bone has no content, or has another size than its content; bars of text may have any width.
  func isDoubtful(_ bone: Int) -> Bool {
    guard let mark = partners[bone].map({ content.marks[$0] }) else { return true }
    return mark.isText
      ? isOtherLine(loading.marks[bone], mark) && !loading.marks[bone].isBar
      : !hasEqualSize(loading.marks[bone], mark)
  }

  /// Returns true if a bone is too high or too low for a line of text.
  func isOtherLine(_ bone: Mark, _ mark: Mark) -> Bool {
    bone.frame.height > 1.5 * mark.lineHeight + 2 || bone.frame.height < 0.3 * mark.lineHeight
  }

  /// Returns true if a mark moves past its neighbor, and no farther; outside of rows, marks of equal sizes may be anywhere.
  func isExchange(_ one: (Int, Int), _ neighbor: (Int, Int)) -> Bool {
    let (a, b) = (loading.marks[one.0].frame, content.marks[one.1].frame)
    let (c, d) = (loading.marks[neighbor.0].frame, content.marks[neighbor.1].frame)
    let (across, down) = (alignedDistance(a, b), abs(a.midY - b.midY))
    return isInverted(one, neighbor, along: .horizontal)
      ? down <= 32 && across <= max(c.width, d.width) + b.width + 32
      : across <= 32 && down <= max(c.height, d.height) + b.height + 32
  }

  /// Makes a pair in place of the pairs that the bone and the content have.
  mutating func pairAgain(_ one: Int, _ other: Int) {
    if let old = partners[one] { bones[old] = nil }
    if let old = bones[other] { partners[old] = nil }
    (partners[one], bones[other]) = (other, one)
  }

  func hasEqualSize(_ bone: Mark, _ mark: Mark) -> Bool {
    let (a, b) = (bone.frame.size, mark.frame.size)
    if mark.isText {
      return bone.isBar && a.height <= 1.8 * mark.lineHeight && min(a.width, b.width) > 0.4 * max(a.width, b.width)
    }
    return abs(a.width - b.width) <= max(3, 0.06 * b.width) && abs(a.height - b.height) <= max(3, 0.06 * b.height)
  }

  func isInverted(_ one: (Int, Int), _ other: (Int, Int)) -> Bool {
    isInverted(one, other, along: .horizontal) || isInverted(one, other, along: .vertical)
  }

  func isInverted(_ one: (Int, Int), _ other: (Int, Int), along axis: Axis) -> Bool {
    func isBefore(_ a: Rect, _ b: Rect) -> Bool { axis == .horizontal ? a.maxX <= b.minX + 1 : a.maxY <= b.minY + 1 }
    let (a, b) = (loading.marks[one.0].frame, loading.marks[other.0].frame)
    let (c, d) = (content.marks[one.1].frame, content.marks[other.1].frame)
    return isBefore(a, b) && isBefore(d, c) || isBefore(b, a) && isBefore(c, d)
  }
}

// MARK: - Marks without a counterpart

extension LoadingJudge {
  mutating func reportUnpaired() {
    let texts = Dictionary(grouping: bones.indices.filter { content.marks[$0].isText }, by: owner)
    var lost = bones.indices.filter {
      bones[$0] == nil && !hasBlock[$0] && !excused.contains($0) && content.marks[$0].frame.minY < loading.window.height
    }
    let inCells = reportLostCells(Set(lost))
    lost.removeAll(where: inCells.contains)
    // The marks without a bone outside of lists, by their nouns.
    var loose: [String: [Int]] = [:]
    var seen: Set<Int> = []
    for index in lost {
      if content.marks[index].isText {
        guard seen.insert(owner(index)).inserted, let lines = texts[owner(index)] else { continue }
        let count = lines.count { bones[$0] == nil && !hasBlock[$0] }
        if count < lines.count {
          group(
            .missing, "\(name(of: index)) has \(lines.count - count) of \(lines.count) lines", nil, lines[0])
          continue
        }
      }
      if rowOfContent[index] != nil {
        group(.missing, "\(name(of: index))\(ordinal(of: index)) has no bone", nil, index)
      } else {
        loose[noun(of: index), default: []].append(index)
      }
    }
    for (noun, indexes) in loose.sorted(by: { $0.value[0] < $1.value[0] }) { reportLost(noun, indexes, texts) }
    for index in partners.indices where partners[index] == nil && !isBlock[index] {
      let frame = loading.marks[index].frame
      group(.extra, "a bone of \(whole(frame.width)) × \(whole(frame.height)) has no content", index, nil)
    }
  }

  /// Reports whole rows without a bone of lists that have no list in the placeholder, and returns their marks.
  private mutating func reportLostCells(_ lost: Set<Int>) -> Set<Int> {
    var reported: Set<Int> = []
    for list in contentLists {
      let rows = list.rows.map { content.marks(in: $0) }
      guard let first = rows[0].first, rowOfContent[first] == nil else { continue }
      let missing = list.rows.indices.filter { rows[$0].allSatisfy { lost.contains($0) && !reported.contains($0) } }
      // Two views may be beside each other by chance.
      guard rows.count > 2, !missing.isEmpty, missing.count < rows.count else { continue }
      let frames = missing.map { content.frames[list.rows[$0]] }
      let places = frames.prefix(6).map { "\(place($0)) (\(whole($0.width)) × \(whole($0.height)))" }
      let rest = frames.count - places.count
      add(
        .missing,
        "\(missing.count) of \(rows.count) \(list.unit)s of \(listName(list)) \(missing.count == 1 ? "has" : "have") "
          + "no bone: \(places.joined(separator: "; "))" + (rest > 0 ? "; and \(rest) more" : ""), nil, frames[0])
      for row in missing { reported.formUnion(rows[row]) }
    }
    return reported
  }

  /// Reports the numbers of all parts of the content, of which none has a bone.
  mutating func reportAllMissing() {
    var numbers: [String: Int] = [:]
    var seen: Set<Int> = []
    var order: [String] = []
    for index in content.marks.indices where seen.insert(owner(index)).inserted {
      let noun = noun(of: index)
      if numbers[noun] == nil { order.append(noun) }
      numbers[noun, default: 0] += 1
    }
    let words = order.map { "\(numbers[$0] ?? 0) \($0, numbers[$0] ?? 0)" }
    let area = extent(content.marks)
    add(
      .missing,
      "no part of the content has a bone: \(words.joined(separator: ", ")) from y \(whole(area.minY)) to "
        + "\(whole(area.maxY))", nil, area)
  }

  /// Reports parts outside of lists that have no bone, with their places.
  private mutating func reportLost(_ noun: String, _ indexes: [Int], _ texts: [Int: [Int]]) {
    let names = indexes.map { content.identifier(of: owner($0)) }
    let isOneName = names.allSatisfy { $0 == names[0] }
    let places = zip(indexes, names).prefix(6).map { index, name in
      let mark = content.marks[index]
      let lines = mark.isText ? texts[owner(index)]?.map { content.marks[$0].frame }.unioned : nil
      let frame = lines ?? mark.frame
      let prefix = isOneName || name.isEmpty ? "" : "\(name.dropFirst()) "
      return "\(prefix)\(place(frame)) (\(whole(frame.width)) × \(whole(frame.height)))"
    }
    let rest = indexes.count - places.count
    let list = places.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
    let area = content.marks[indexes[0]].frame
    guard indexes.count > 1 else { return add(.missing, "the \(noun)\(names[0]) \(list) has no bone", nil, area) }
    let isText = content.marks[indexes[0]].isText
    let all = isText ? texts.values.count { rowOfContent[$0[0]] == nil && self.noun(of: $0[0]) == noun } : 0
    let number = all > indexes.count ? "\(indexes.count) of \(all)" : "\(indexes.count)"
    let name = isOneName ? names[0] : ""
    add(.missing, "\(number) \(noun, max(all, indexes.count))\(name) have no bone: \(list)", nil, area)
  }

  /// The number of a mark among those of the same name in its row, such as ` (number 2 of 3 in its row)`; empty for
  /// the only one.
  private func ordinal(of index: Int) -> String {
    guard let row = rowOfContent[index] else { return "" }
    let name = name(of: index)
    let nodes = content.marks(in: lists[row.list].content.rows[row.row]).filter { self.name(of: $0) == name }.map(owner)
    let owners = nodes.enumerated().filter { $0.offset == 0 || nodes[$0.offset - 1] != $0.element }.map(\.element)
    guard owners.count > 1, let place = owners.firstIndex(of: owner(index)) else { return "" }
    return " (number \(place + 1) of \(owners.count) in its \(lists[row.list].content.unit))"
  }

  /// The view of the whole text to which a line belongs.
  func owner(_ index: Int) -> Int {
    let node = content.marks[index].node
    let placed = content.tree.views[node]
    return content.tree.source == .dom && placed.view.element == "text" ? placed.parent ?? node : node
  }
}
