import Comparison
import Diagnostics
import Geometry
import Skeleton
import TextFormats
import ViewTree

// MARK: - Pairs

extension LoadingJudge {
  mutating func comparePairs(_ lists: [PairedLists]) {
    var compared = 0
    for index in partners.indices {
      guard let other = partners[index] else { continue }
      let (bone, mark) = (loading.marks[index], content.marks[other])
      compared += 1
      if reordered.contains(index) || isBlock[index] && mark.isText
        || rowOfContent[other].map({ otherLists.contains($0.list) }) == true
      {
        continue
      }
      compareSize(bone, mark, index, other)
      compareShape(bone, mark, index, other)
      comparePlace(bone, mark, index, other)
    }
    report.shape = compared > 0 ? 1 - Double(wrong.count) / Double(compared) : 1
  }

  mutating func compareSize(_ bone: Mark, _ mark: Mark, _ index: Int, _ other: Int) {
    let (a, b) = (bone.frame, mark.frame)
    let name = self.name(of: other)
    if mark.isText {
      if a.height > 1.5 * mark.lineHeight + 2 || a.height < 0.3 * mark.lineHeight {
        group(.size, "\(name) is \(whole(a.height)) high, its line \(whole(mark.lineHeight))", index, other)
      }
      return
    }
    let (isWide, isHigh) = (isOtherWidth(bone, mark), isOtherHeight(bone, mark))
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

  func isOtherWidth(_ bone: Mark, _ mark: Mark) -> Bool {
    isOther(bone.frame.width, mark.frame.width, mark.outerFrame?.width)
  }

  func isOtherHeight(_ bone: Mark, _ mark: Mark) -> Bool {
    isOther(bone.frame.height, mark.frame.height, mark.outerFrame?.height)
  }

  /// Returns true if a length differs from that of the content, and is not between that and the length of the frame.
  private func isOther(_ length: Double, _ content: Double, _ frame: Double?) -> Bool {
    let limit = max(Limits.box, Limits.share * content)
    return length < min(content, frame ?? content) - limit || length > max(content, frame ?? content) + limit
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
    group(.shape, "\(name(of: other)) is \(form(bone, a)), its content \(form(mark, b))", index, other)
  }

  mutating func comparePlace(_ bone: Mark, _ mark: Mark, _ index: Int, _ other: Int) {
    let (a, b) = (shifted(index), mark.frame)
    let limit = mark.isText ? Limits.text : Limits.box
    let across = nearest([a.minX - b.minX, a.midX - b.midX, a.maxX - b.maxX])
    let down = mark.isText ? a.midY - b.midY : nearest([a.minY - b.minY, a.midY - b.midY, a.maxY - b.maxY])
    guard abs(across) > limit || abs(down) > limit else { return }
    let offset = Point(x: abs(across) > limit ? across : 0, y: abs(down) > limit ? down : 0)
    group(.moved, "\(name(of: other)) is \(direction(offset)) its content", index, other)
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

  /// Returns true if a bone has no content, or has another size than its content, which is no text.
  func isDoubtful(_ bone: Int) -> Bool {
    partners[bone].map { !content.marks[$0].isText && !hasEqualSize(loading.marks[bone], content.marks[$0]) } ?? true
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
  mutating func reportUnpaired(_ lists: [PairedLists]) {
    let lost = bones.indices.filter {
      bones[$0] == nil && !hasBlock[$0] && !excused.contains($0) && content.marks[$0].frame.minY < loading.window.height
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
  func owner(_ index: Int) -> Int {
    let node = content.marks[index].node
    let placed = content.tree.views[node]
    return content.tree.source == .dom && placed.view.element == "text" ? placed.parent ?? node : node
  }
}
