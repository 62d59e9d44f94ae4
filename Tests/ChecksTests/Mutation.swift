import Checks
import Geometry
import SeededRandom

/// A change of a placeholder, which `skeleton check` must name.
enum Mutation: Int, CaseIterable {
  case rowCount, rowHeight, width, height, missing, extra, shape, order, offset, breakpoint, stuck

  /// The kinds of finding of which one must be reported.
  var expected: Set<LoadingFinding.Kind> {
    switch self {
    case .rowCount: [.rows, .columns]
    case .rowHeight: [.rowHeight]
    case .width, .height: [.size]
    case .missing: [.missing, .columns]
    case .extra: [.extra]
    case .shape: [.shape]
    case .order: [.order]
    case .offset: [.moved]
    case .breakpoint: [.breakpoint]
    case .stuck: [.stuck]
    }
  }

  /// Changes the page of a placeholder by at least 8 points, or returns nil if the page has no place for the change.
  func apply(to page: PageBox, _ random: inout SplitMix64) -> PageBox? {
    var page = page
    let rows = page.all().filter { $0.part == .row }
    switch self {
    case .rowCount:
      // The rows of several columns end together.
      let last = rows.map(\.frame.maxY).max() ?? 0
      let isAcross = rows.allSatisfy { $0.frame.minY == rows[0].frame.minY }
      guard rows.count > 2, isAcross || last < 800 else { return nil }
      let removed = rows.count { isAcross ? $0.frame.minX == rows[rows.count - 1].frame.minX : $0.frame.maxY == last }
      page.forEach { box in if box.part == .list { box.children.removeLast(removed) } }
      if !isAcross {
        page.insert(-(rows[rows.count - 1].frame.minY - rows[rows.count - 1 - removed].frame.minY), at: last - 1)
      }
    case .rowHeight:
      guard let first = rows.first, rows.allSatisfy({ $0.frame.minX == first.frame.minX }) else { return nil }
      let space = Double(Int.random(in: 8...24, using: &random))
      let chosen = Bool.random(using: &random) ? rows : [rows[Int.random(in: 0..<rows.count - 1, using: &random)]]
      for row in chosen.reversed() { page.insert(space, at: row.frame.maxY - 0.5) }
    case .width, .height:
      guard let size = page.all().last(where: { $0.part == .picture || $0.part == .control })?.frame.size else {
        return nil
      }
      let factor = Bool.random(using: &random) ? 0.65 : 0.5
      page.forEach { box in
        guard box.frame.size == size, box.part == .picture || box.part == .control else { return }
        if self == .width {
          box.frame.size.width -= max(8, (size.width * (1 - factor)).rounded())
        } else {
          box.frame.size.height -= max(8, (size.height * (1 - factor)).rounded())
        }
      }
    case .missing:
      let parts = (rows.first?.children ?? page.children[1].children).filter { $0.part != .container }
      guard parts.count > 1, let chosen = parts.randomElement(using: &random) else { return nil }
      let inside = chosen.frame.origin - (rows.first?.frame.origin ?? .zero)
      page.forEach { box in
        guard rows.isEmpty || box.part == .row else { return }
        let origin = rows.isEmpty ? Point.zero : box.frame.origin
        box.children.removeAll { $0.part != .fixed && $0.frame.origin - origin == inside }
      }
    case .extra:
      let others = page.all().filter { $0.children.isEmpty }.map(\.frame)
      for _ in 0..<200 {
        let frame = Rect(
          x: Double.random(in: 0...page.frame.width - 140, using: &random).rounded(),
          y: Double.random(in: 72...page.frame.height - 100, using: &random).rounded(), width: 120, height: 24)
        let around = Rect(x: frame.minX - 40, y: frame.minY - 30, width: frame.width + 80, height: frame.height + 60)
        guard others.allSatisfy({ $0.intersection(around).isEmpty }) else { continue }
        page.children[1].children.append(
          PageBox(
            element: "div", part: .picture, frame: frame,
            attributes: "background=\"rgb(229, 231, 235)\" animated=\"\(page.children[1].element == "div")\""))
        return page
      }
      return nil
    case .shape:
      guard let size = page.all().first(where: { $0.part == .picture && $0.frame.width >= 24 })?.frame.size else {
        return nil
      }
      page.forEach { box in
        guard box.part == .picture, box.frame.size == size else { return }
        let round = min(size.width, size.height) / 2
        let isRound = box.attributes.contains("radius=\"\(round)")
        box.attributes = box.attributes.replacing(/radius="[^"]*"/, with: "")
        let radius = isRound ? 0 : round
        box.attributes += " radius=\"\(radius) \(radius) \(radius) \(radius)\""
      }
    case .order:
      let pictures = rows.first?.children.count { $0.part == .picture } ?? 0
      guard pictures > 0, rows.allSatisfy({ $0.children.count > 1 }) else { return nil }
      page.forEach { box in
        guard box.part == .row, let first = box.children.firstIndex(where: { $0.part == .picture }) else { return }
        let picture = box.children[first].frame
        if picture.width >= 0.9 * box.frame.width {
          // The texts move above the picture.
          let high = picture.height
          let rest = (box.children.map(\.frame.maxY).max() ?? 0) - picture.maxY
          for index in box.children.indices {
            box.children[index].move(by: Point(x: 0, y: index == first ? rest : -high))
          }
        } else {
          let frame = box.frame
          for index in box.children.indices {
            let child = box.children[index].frame
            box.children[index].move(by: Point(x: frame.minX + frame.maxX - child.maxX - child.minX, y: 0))
          }
        }
      }
    case .offset:
      let parts = rows.first?.children ?? page.children[1].children
      guard let chosen = parts.randomElement(using: &random) else { return nil }
      let distance = Double(Int.random(in: 10...18, using: &random)) * (Bool.random(using: &random) ? 1 : -1)
      let isText = chosen.part == .text
      let offset = Bool.random(using: &random) || isText ? Point(x: 0, y: distance) : Point(x: distance, y: 0)
      let inside = chosen.frame.origin - (rows.first?.frame.origin ?? .zero)
      page.forEach { box in
        guard
          rows.isEmpty
            ? box.part == .container && box.children.contains(where: { $0.frame == chosen.frame }) : box.part == .row
        else { return }
        let origin = rows.isEmpty ? Point.zero : box.frame.origin
        for index in box.children.indices where box.children[index].frame.origin - origin == inside {
          box.children[index].move(by: offset)
        }
      }
    case .breakpoint, .stuck: break
    }
    return page
  }
}
