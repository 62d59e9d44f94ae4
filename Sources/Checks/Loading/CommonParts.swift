import Comparison
import Geometry
import ViewTree

/// A part of a loading screen that the content also contains, such as a title or a footer.
struct CommonPart {
  /// The index of the view in the loading screen.
  var node: Int
  /// The index of the view in the content.
  var counterpart: Int
  var before: Rect
  var after: Rect
}

/// Removes the parts from two captured screens that both have in common, and returns them.
///
/// A part is the same in both if it has the same kind, element, identifier and size and is in the same column. Of equal
/// parts the first is paired with the first, after those that have not moved.
func takeCommonParts(_ loading: inout MarkedScreen, _ content: inout MarkedScreen) -> [CommonPart] {
  // Filled boxes that the content has, too, are no placeholders. If other boxes have signs of loading, they may move.
  let isFixed = !loading.marks.contains(where: \.isSigned)
  let boxes = Set(content.marks.filter { $0.kind == .box }.map { PartKey($0, of: content, isFixed: isFixed) })
  let fixed = Set(
    loading.marks.indices.filter {
      !loading.marks[$0].isSigned && boxes.contains(PartKey(loading.marks[$0], of: loading, isFixed: isFixed))
    })
  let parts = loading.others + fixed.sorted().map { loading.marks[$0] }
  var places: [PartKey: [Int]] = [:]
  for index in content.marks.indices { places[PartKey(content.marks[index], of: content), default: []].append(index) }
  var taken: Set<Int> = []
  var common: [CommonPart] = []
  for (key, group) in Dictionary(grouping: parts, by: { PartKey($0, of: loading) }) {
    guard let others = places[key] else { continue }
    // Both are in document order.
    for (part, index) in inOrder(group, others, of: content) {
      taken.insert(index)
      common.append(
        CommonPart(
          node: part.node, counterpart: content.marks[index].node, before: loading.frames[part.node],
          after: content.frames[content.marks[index].node]))
    }
  }
  let nodes = Set(common.map(\.node))
  loading.marks.removeAll { nodes.contains($0.node) }
  content.marks = content.marks.indices.filter { !taken.contains($0) }.map { content.marks[$0] }
  return common.sorted { $0.node < $1.node }
}

/// The parts together with the views around them that both screens have, whose moves browsers report too.
func withSurroundings(_ parts: [CommonPart], _ loading: MarkedScreen, _ content: MarkedScreen) -> [CommonPart] {
  var result = parts
  var seen = Set(parts.map(\.node))
  for part in parts {
    var (one, other) = (loading.tree.views[part.node].parent, content.tree.views[part.counterpart].parent)
    while let a = one, let b = other, seen.insert(a).inserted {
      let (before, after) = (loading.tree.views[a], content.tree.views[b])
      guard before.view.element == after.view.element, before.view.identifier == after.view.identifier,
        before.view.className == after.view.className
      else { break }
      result.append(CommonPart(node: a, counterpart: b, before: loading.frames[a], after: content.frames[b]))
      (one, other) = (before.parent, after.parent)
    }
  }
  return result
}

/// The pairs of equal parts, in their order: those that have not moved, and the parts between them.
private func inOrder(_ parts: [Mark], _ places: [Int], of content: MarkedScreen) -> [(Mark, Int)] {
  if parts.count == places.count { return Array(zip(parts, places)) }
  var pairs: [(Mark, Int)] = []
  var next = 0
  for (number, part) in parts.enumerated() {
    let rest = parts.count - number - 1
    guard next < places.count else { break }
    let last = max(next, places.count - rest - 1)
    let choice = (next...last).prefix(64).min {
      let (a, b) = (content.marks[places[$0]].frame, content.marks[places[$1]].frame)
      return (abs(a.minY - part.frame.minY), $0) < (abs(b.minY - part.frame.minY), $1)
    }
    guard let choice else { break }
    pairs.append((part, places[choice]))
    next = choice + 1
  }
  return pairs
}

/// The properties of a part that stay the same when it moves down.
private struct PartKey: Hashable {
  var kind: Mark.Kind
  var element: String
  var identifier: String?
  var x: Int
  var y: Int?
  var width: Int
  var height: Int

  /// - Parameter isFixed: true if the part must not move either.
  init(_ mark: Mark, of screen: MarkedScreen, isFixed: Bool = false) {
    let view = screen.tree.views[mark.node].view
    func rounded(_ length: Double) -> Int { Int((2 * length).rounded()) }
    kind = mark.kind
    (element, identifier) = (view.element, view.identifier)
    (x, y) = (rounded(mark.frame.minX), isFixed ? rounded(mark.frame.minY) : nil)
    (width, height) = (rounded(mark.frame.width), rounded(mark.frame.height))
  }
}

extension LayoutShift {
  /// The shift of parts that two screens have in common, together with the views around them.
  init(of parts: [CommonPart], _ loading: MarkedScreen, _ content: MarkedScreen) {
    self.init(
      withSurroundings(parts, loading, content).map { ($0.before, $0.after) }, viewport: loading.window,
      isRightToLeft: loading.isRightToLeft, smallestMove: Self.smallestReportedMove)
  }
}
