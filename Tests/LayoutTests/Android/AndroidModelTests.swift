import Geometry
import SeededRandom
import Testing
import ViewTree

@testable import Layout

/// Random layouts, compared with plain models of Android's classes that know one axis, one edge and one pass.
@Suite struct AndroidModelTests {
  /// A child of a random layout; pairs are horizontal and vertical.
  private struct Child {
    var dimension: [AndroidDimension]
    /// The size of the content in pixels.
    var content: [Int]
    /// The margins at the start and at the end of each axis, in pixels.
    var margins: [(start: Int, end: Int)]
    var gravity: AndroidGravity?
    var weight = 0
    var isGone = false
    var parent = AndroidParentParams.none
    var baseline: Int?

    init(_ random: inout SplitMix64, fills: Bool = true) {
      func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
      content = [number(4...60), number(4...60)]
      let content = content
      dimension = (0..<2).map { axis in
        switch number(0...4) {
        case 0: .wrapContent
        case 1 where fills: .matchParent
        default: .pixels(content[axis])
        }
      }
      margins = (0..<2).map { _ in (number(0...9), number(0...9)) }
      isGone = number(0...6) == 0
    }

    func margin(_ axis: Int) -> Int { margins[axis].start + margins[axis].end }

    /// The size in a space in pixels that is exactly the parent's, or at most that of the parent.
    func size(_ axis: Int, in space: Int, isExact: Bool = true) -> Int {
      let room = max(0, space - margin(axis))
      return switch dimension[axis] {
      case .pixels(let pixels): pixels
      case .matchParent: isExact ? room : min(content[axis], room)
      case .wrapContent: min(content[axis], room)
      }
    }

    func view(_ name: Int = 0, isRTL: Bool = false) -> View {
      let widget = AndroidWidget(width: content[0], height: content[1], baseline: baseline)
      return android(.widget(widget), dimension[0], dimension[1]) {
        $0.params.margins = Edges(
          top: margins[1].start, right: margins[0].end, bottom: margins[1].end, left: margins[0].start)
        $0.params.gravity = gravity
        $0.params.weight = Float(weight)
        $0.params.parent = parent
        $0.visibility = isGone ? .gone : .visible
        $0.direction = isRTL ? .rightToLeft : .leftToRight
      }.named("\(name)")
    }
  }

  /// The paddings at the start and at the end of each axis in pixels.
  private let padding: [(start: Int, end: Int)] = [(3, 8), (7, 2)]
  private let window = [300, 400]

  private func pad(_ axis: Int) -> Int { padding[axis].start + padding[axis].end }

  private func run(_ content: AndroidContent, _ dimension: AndroidDimension, _ children: [Child], isRTL: Bool = false)
    -> AndroidRun
  {
    let views = children.enumerated().map { $1.view($0, isRTL: isRTL) }
    return AndroidRun(
      android(content, dimension, dimension, views) {
        $0.padding = Edges(top: 7, right: 8, bottom: 2, left: 3)
        $0.direction = isRTL ? .rightToLeft : .leftToRight
      })
  }

  /// The frames of the visible children as `[x, y, width, height]`.
  private func shown(_ run: AndroidRun, _ children: [Child]) -> [[Int]] {
    zip(run.childFrames, children).filter { !$1.isGone }.map { $0.0 }
  }

  private static let horizontal: [AndroidGravity.Horizontal] = [.left, .right, .center, .start, .end, .fill]
  private static let vertical: [AndroidGravity.Vertical] = [.top, .bottom, .center, .fill]

  /// The share of a free space before a child: 0 at the start, 1 in the center, 2 at the end.
  private func halves(_ gravity: AndroidGravity, _ axis: Int, isRTL: Bool) -> Int {
    if axis == 1 { return [.center: 1, .bottom: 2][gravity.vertical] ?? 0 }
    switch gravity.horizontal {
    case .center: return 1
    case .right: return 2
    case .start: return isRTL ? 2 : 0
    case .end: return isRTL ? 0 : 2
    case .left, .fill, nil: return 0
    }
  }

  /// The start of a child in a parent of a size in pixels.
  private func start(_ child: Child, _ axis: Int, _ size: Int, in parent: Int, _ halves: Int) -> Int {
    let (first, last) = (padding[axis].start + child.margins[axis].start, padding[axis].end + child.margins[axis].end)
    if halves == 0 { return first }
    if halves == 2 { return parent - last - size }
    let free = parent - pad(axis) - size
    return padding[axis].start + free / 2 + child.margins[axis].start - child.margins[axis].end
  }

  // MARK: - LinearLayout

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a linear layout of exact size is that of its model`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let main = Int(seed % 2), cross = 1 - main
    let isRTL = seed % 3 == 0
    let hasWeights = seed % 4 < 2
    var style = AndroidLinearStyle(axis: main == 0 ? .horizontal : .vertical)
    style.isBaselineAligned = false
    style.gravity = AndroidGravity(
      horizontal: Self.horizontal.randomElement(using: &random), vertical: Self.vertical.randomElement(using: &random))
    if Bool.random(using: &random) {
      var divider = AndroidDivider(width: 4, height: 6)
      divider.showsBeginning = Bool.random(using: &random)
      divider.showsMiddle = Bool.random(using: &random)
      divider.showsEnd = Bool.random(using: &random)
      style.divider = divider
    }
    let length = style.divider == nil ? 0 : [4, 6][main]
    let children = (0..<5).map { _ in
      var child = Child(&random)
      if hasWeights, Bool.random(using: &random) {
        child.weight = Int.random(in: 1...3, using: &random)
        if Bool.random(using: &random) { child.dimension[main] = .pixels(0) }
      }
      if Bool.random(using: &random) {
        child.gravity = AndroidGravity(
          horizontal: Self.horizontal.randomElement(using: &random),
          vertical: Self.vertical.randomElement(using: &random))
      }
      return child
    }
    if hasWeights, seed % 8 < 2 { style.weightSum = 16 }
    let shown = children.filter { !$0.isGone }
    func before(_ index: Int) -> Bool {
      (index == 0 ? style.divider?.showsBeginning : style.divider?.showsMiddle) ?? false
    }
    var (total, weights) = (pad(main), 0)
    var sizes = shown.enumerated().map { index, child in
      total += before(index) ? length : 0
      weights += child.weight
      var size = [0, 0]
      size[cross] = child.size(cross, in: window[cross] - pad(cross))
      if child.dimension[main] != .pixels(0) || child.weight == 0 {
        size[main] = child.size(main, in: window[main] - (weights == 0 ? total : pad(main)))
      }
      total += size[main] + child.margin(main)
      return size
    }
    if !shown.isEmpty, style.divider?.showsEnd == true { total += length }
    if weights > 0 {
      var (rest, sum) = (window[main] - total, style.weightSum.map { Int($0) } ?? weights)
      for (index, child) in shown.enumerated() where child.weight > 0 {
        let share = Int(Float(child.weight) * Float(rest) / Float(sum))
        (rest, sum) = (rest - share, sum - child.weight)
        sizes[index][main] = max(0, sizes[index][main] + share)
      }
      // Android does not add the dividers again.
      total = pad(main) + zip(sizes, shown).reduce(0) { $0 + $1.0[main] + $1.1.margin(main) }
    }
    var along = padding[main].start + (window[main] - total) * halves(style.gravity, main, isRTL: isRTL) / 2
    var expected = sizes.map { [0, 0] + $0 }
    let order = main == 0 && isRTL ? Array(shown.indices.reversed()) : Array(shown.indices)
    for index in order {
      let (child, size) = (shown[index], sizes[index])
      along += (before(index) ? length : 0) + child.margins[main].start
      expected[index][main] = along
      along += size[main] + child.margins[main].end
      let gravity = child.gravity ?? style.gravity
      let isFill = main == 0 && gravity.vertical == .fill
      expected[index][cross] =
        isFill
        ? padding[cross].start
        : start(child, cross, size[cross], in: window[cross], halves(gravity, cross, isRTL: isRTL))
    }
    let run = run(.linear(style), .matchParent, children, isRTL: isRTL)
    #expect(self.shown(run, children) == expected)
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `a linear layout around its children is that of its model`(seed: UInt64) {
    var random = SplitMix64(seed: 1_000 + seed)
    let main = Int(seed % 2), cross = 1 - main
    var style = AndroidLinearStyle(axis: main == 0 ? .horizontal : .vertical)
    style.measuresWithLargestChild = seed % 3 == 0
    let alignsBaselines = main == 0 && seed % 4 == 0
    let children = (0..<4).map { _ in
      var child = Child(&random, fills: false)
      if alignsBaselines { child.baseline = Int.random(in: 0...child.content[1], using: &random) }
      if seed % 8 == 4 { child.gravity = AndroidGravity(vertical: Bool.random(using: &random) ? .top : .bottom) }
      return child
    }
    let shown = children.filter { !$0.isGone }
    var total = pad(main)
    for child in shown { total += child.content[main] + child.margin(main) }
    if style.measuresWithLargestChild {
      let longest = shown.map { $0.content[main] }.max() ?? 0
      total = pad(main) + shown.reduce(0) { $0 + longest + $1.margin(main) }
    }
    // Baselines do not make a layout higher that wraps children without match_parent.
    let across = shown.map { $0.content[cross] + $0.margin(cross) }.max() ?? 0
    let bottoms = shown.map { ($0.gravity?.vertical ?? .top) == .bottom }
    let ascents = [false, true].map { isBottom in
      zip(shown, bottoms).filter { $1 == isBottom }.compactMap { $0.0.baseline }.max() ?? 0
    }
    let descents = [false, true].map { isBottom in
      zip(shown, bottoms).filter { $1 == isBottom }.compactMap { child, _ in
        child.baseline.map { child.content[1] + child.margin(1) - $0 }
      }.max() ?? 0
    }
    var size = [0, 0]
    (size[main], size[cross]) = (min(total, window[main]), across + pad(cross))
    let run = run(.linear(style), .wrapContent, children)
    #expect([run.root.size.horizontal, run.root.size.vertical] == size)
    for (index, (frame, child)) in zip(self.shown(run, children), shown).enumerated() {
      #expect(frame.suffix(2) == child.content[...])
      var expected = padding[cross].start + child.margins[cross].start
      if bottoms[index], main == 0 {
        expected = size[1] - padding[1].end - child.margins[1].end - child.content[1]
        if let baseline = child.baseline { expected -= descents[1] - (child.content[1] - baseline) }
      } else if let baseline = child.baseline, main == 0 {
        expected += ascents[0] - baseline
      }
      #expect(frame[cross] == expected, "\(index)")
    }
  }

  // MARK: - FrameLayout

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a frame layout is that of its model`(seed: UInt64) {
    var random = SplitMix64(seed: 2_000 + seed)
    let (isExact, isRTL) = (seed % 2 == 0, seed % 3 == 0)
    var style = AndroidFrameStyle()
    style.measuresAllChildren = seed % 5 == 0
    let children = (0..<4).map { _ in
      var child = Child(&random)
      if Bool.random(using: &random) {
        child.gravity = AndroidGravity(
          horizontal: Self.horizontal.randomElement(using: &random),
          vertical: Self.vertical.randomElement(using: &random))
      }
      return child
    }
    let measured = children.filter { style.measuresAllChildren || !$0.isGone }
    let size = (0..<2).map { axis in
      isExact
        ? window[axis]
        : pad(axis)
          + (measured.map { $0.size(axis, in: window[axis] - pad(axis), isExact: false) + $0.margin(axis) }.max() ?? 0)
    }
    let fillsAgain = isExact || measured.count { $0.dimension.contains(.matchParent) } > 1
    let expected = children.filter { !$0.isGone }.map { child in
      let own = (0..<2).map { axis in
        child.dimension[axis] == .matchParent && fillsAgain
          ? max(0, size[axis] - pad(axis) - child.margin(axis))
          : child.size(axis, in: window[axis] - pad(axis), isExact: isExact)
      }
      return (0..<2).map { axis in
        start(child, axis, own[axis], in: size[axis], halves(child.gravity ?? .startTop, axis, isRTL: isRTL))
      } + own
    }
    let run = run(.frame(style), isExact ? .matchParent : .wrapContent, children, isRTL: isRTL)
    #expect([run.root.size.horizontal, run.root.size.vertical] == size)
    #expect(shown(run, children) == expected)
  }

  // MARK: - TableLayout

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a table is that of its model`(seed: UInt64) {
    var random = SplitMix64(seed: 3_000 + seed)
    var style = AndroidTableStyle()
    let chosen: Set<Int> = [Int.random(in: 0...3, using: &random), Int.random(in: 0...6, using: &random)]
    if seed % 4 == 1 { style.stretched = .some(chosen) }
    if seed % 4 == 2 { style.stretched = .all }
    if seed % 4 == 3 { style.shrunk = .some(chosen) }
    let rows = (0..<3).map { _ in
      var next = 0
      return (0..<3).map { _ in
        var child = Child(&random, fills: false)
        if style.shrunk != .some([]) { child.content[0] += 60 }
        child.dimension = [.pixels(child.content[0]), .pixels(child.content[1])]
        child.isGone = false
        var params = TableRowParams()
        if Int.random(in: 0...2, using: &random) == 0 { params.column = next + Int.random(in: 0...2, using: &random) }
        if Int.random(in: 0...3, using: &random) == 0 { params.span = 2 }
        let gravities: [AndroidGravity.Horizontal?] = [nil, .left, .center, .right]
        if let gravity = gravities.randomElement(using: &random) ?? nil {
          child.gravity = AndroidGravity(horizontal: gravity)
        }
        child.parent = .tableRow(params)
        let first = params.column ?? next
        next = first + params.span
        return (child: child, first: first, span: params.span)
      }
    }
    var widths = [Int](repeating: 0, count: rows.compactMap { $0.map { $0.first + $0.span }.max() }.max() ?? 0)
    for cell in rows.joined() where cell.span == 1 {
      widths[cell.first] = max(widths[cell.first], cell.child.content[0] + cell.child.margin(0))
    }
    let extra = window[0] - widths.reduce(0, +)
    let changed =
      seed % 4 == 2 ? Set(widths.indices) : extra * (seed % 4 == 3 ? -1 : 1) > 0 && seed % 4 > 0 ? chosen : []
    if !changed.isEmpty, seed % 4 != 2 || extra > 0 {
      let part = extra / changed.count
      let existing = changed.filter(widths.indices.contains)
      for column in existing { widths[column] += part }
      if existing.count < changed.count, !existing.isEmpty {
        let again = part * (changed.count - existing.count) / existing.count
        // Android compares the part with the width, so that a shrunk column may keep its negative width.
        for column in existing { widths[column] = again > widths[column] ? 0 : widths[column] + again }
      }
    }
    let expected = rows.map { row in
      var (x, next) = (0, 0)
      return row.map { cell in
        x += widths[next..<cell.first].reduce(0, +)
        next = cell.first + cell.span
        let columns = widths[cell.first..<next].reduce(0, +)
        let room = max(0, columns - cell.child.margin(0))
        let width = cell.child.gravity == nil ? room : min(cell.child.content[0], room)
        // Android does not subtract the margins from the space beside a child with a gravity.
        let free = cell.child.gravity == nil ? 0 : columns - width
        let start = x + cell.child.margins[0].start
        x += width + cell.child.margin(0) + free
        return [start + free * halves(cell.child.gravity ?? .startTop, 0, isRTL: false) / 2, width]
      }
    }
    let views = rows.map { row in
      android(.tableRow(AndroidLinearStyle()), .matchParent, .wrapContent, row.map { $0.child.view() })
    }
    let run = AndroidRun(android(.table(style), .matchParent, .wrapContent, views))
    let frames = run.root.children.map { $0.children.map { [$0.frame.origin.horizontal, $0.frame.size.horizontal] } }
    #expect(frames == expected)
  }

  // MARK: - RelativeLayout

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a relative layout is that of its model`(seed: UInt64) {
    var random = SplitMix64(seed: 4_000 + seed)
    let isRTL = seed % 3 == 0
    typealias Anchor = RelativeLayoutParams.Anchor
    typealias ParentRule = RelativeLayoutParams.ParentRule
    // In order: after, before, aligned with the start, aligned with the end.
    let anchors: [[Anchor]] = [
      seed % 2 == 0
        ? [.toRightOf, .toLeftOf, .alignLeft, .alignRight] : [.toEndOf, .toStartOf, .alignStart, .alignEnd],
      [.below, .above, .alignTop, .alignBottom],
    ]
    let edges: [[ParentRule]] = [
      seed % 2 == 0 ? [.alignParentLeft, .alignParentRight] : [.alignParentStart, .alignParentEnd],
      [.alignParentTop, .alignParentBottom],
    ]
    var style = AndroidRelativeStyle()
    if seed % 4 == 3 {
      style.gravity = AndroidGravity(
        horizontal: Self.horizontal.randomElement(using: &random), vertical: Self.vertical.randomElement(using: &random)
      )
    }
    var children: [Child] = []
    var frames: [[(start: Int, end: Int)]] = []
    for index in 0..<5 {
      var child = Child(&random, fills: false)
      child.dimension = [.pixels(child.content[0]), .pixels(child.content[1])]
      child.isGone = false
      var params = RelativeLayoutParams()
      frames.append([])
      for axis in 0..<2 {
        let mirrors = axis == 0 && isRTL && seed % 2 == 1
        let (first, last) = (
          padding[axis].start + child.margins[axis].start, window[axis] - padding[axis].end - child.margins[axis].end
        )
        var ends: [Int?] = [nil, nil]
        var rules: [Int?] = [nil, nil, nil, nil]
        if index > 0 {
          for kind in 0..<4 where Int.random(in: 0...4, using: &random) == 0 {
            let other = Int.random(in: 0..<index, using: &random)
            params.anchors[anchors[axis][kind]] = "\(other)"
            rules[mirrors ? kind ^ 1 : kind] = other
          }
        }
        var stated = [false, false]
        for edge in 0..<2 where Int.random(in: 0...5, using: &random) == 0 {
          params.parentRules.insert(edges[axis][edge])
          stated[mirrors ? 1 - edge : edge] = true
        }
        if let other = rules[0] {
          ends[0] = frames[other][axis].end + children[other].margins[axis].end + child.margins[axis].start
        }
        if let other = rules[1] {
          ends[1] = frames[other][axis].start - children[other].margins[axis].start - child.margins[axis].end
        }
        if let other = rules[2] { ends[0] = frames[other][axis].start + child.margins[axis].start }
        if let other = rules[3] { ends[1] = frames[other][axis].end - child.margins[axis].end }
        if stated[0] { ends[0] = first }
        if stated[1] { ends[1] = last }
        let centers = Int.random(in: 0...5, using: &random) == 0
        if centers { params.parentRules.insert(axis == 0 ? .centerHorizontal : .centerVertical) }
        let room = (ends[1] ?? last) - (ends[0] ?? first)
        let size =
          ends[0] != nil && ends[1] != nil
          ? max(0, room) : room >= 0 ? min(room, child.content[axis]) : child.content[axis]
        if ends == [nil, nil] {
          let start = centers ? (window[axis] - size) / 2 : axis == 0 && isRTL ? last - size : first
          ends = [start, start + size]
        }
        frames[index].append((ends[0] ?? ends[1].map { $0 - size } ?? 0, ends[1] ?? ends[0].map { $0 + size } ?? 0))
      }
      child.parent = .relative(params)
      children.append(child)
    }
    for axis in 0..<2 {
      let all = zip(frames.map { $0[axis] }, children)
      let start = all.map { $0.start - $1.margins[axis].start }.min() ?? 0
      let end = all.map { $0.end + $1.margins[axis].end }.max() ?? 0
      let isMoved = axis == 0 ? style.gravity.horizontal != .start : style.gravity.vertical != .top
      guard isMoved else { continue }
      let free = window[axis] - pad(axis) - (end - start)
      let offset = free * halves(style.gravity, axis, isRTL: isRTL) / 2 + padding[axis].start - start
      for index in frames.indices {
        frames[index][axis] = (frames[index][axis].start + offset, frames[index][axis].end + offset)
      }
    }
    let run = run(.relative(style), .matchParent, children, isRTL: isRTL)
    #expect(run.childFrames == frames.map { $0.map(\.start) + $0.map { $0.end - $0.start } })
  }

  // MARK: - GridLayout

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `a grid around its children is that of its model`(seed: UInt64) {
    var random = SplitMix64(seed: 5_000 + seed)
    let isRTL = seed % 3 == 0
    var style = AndroidGridStyle()
    style.axis = seed % 2 == 0 ? .horizontal : .vertical
    (style.columnCount, style.rowCount) = (3, 3)
    let children = (0..<7).map { _ in
      var child = Child(&random, fills: false)
      child.isGone = false
      child.gravity = AndroidGravity(
        horizontal: Self.horizontal.randomElement(using: &random), vertical: Self.vertical.randomElement(using: &random)
      )
      child.dimension = [.pixels(child.content[0]), .pixels(child.content[1])]
      return child
    }
    // A line of cells along the axis, then the next one.
    func cell(_ index: Int) -> [Int] { seed % 2 == 0 ? [index % 3, index / 3] : [index / 3, index % 3] }
    let lines = (0..<2).map { axis in
      (0..<3).map { line in
        children.indices.filter { cell($0)[axis] == line }.map {
          children[$0].content[axis] + children[$0].margin(axis)
        }
        .max() ?? 0
      }
    }
    let size = (0..<2).map { lines[$0].reduce(0, +) + pad($0) }
    let expected = children.enumerated().map { index, child in
      var frame = [0, 0] + child.content
      for axis in 0..<2 {
        let line = cell(index)[axis]
        let room = lines[axis][line] - child.margin(axis)
        let fills = axis == 0 ? child.gravity?.horizontal == .fill : child.gravity?.vertical == .fill
        // The bit of start and end is ignored: they are left and right in both directions.
        let sides: [AndroidGravity.Horizontal: Int] = [.center: 1, .right: 2, .end: 2]
        let halves =
          axis == 0
          ? child.gravity?.horizontal.flatMap { sides[$0] } ?? 0
          : self.halves(child.gravity ?? .center, 1, isRTL: false)
        if fills { frame[2 + axis] = room }
        frame[axis] = padding[axis].start + lines[axis][..<line].reduce(0, +) + child.margins[axis].start
        if axis == 0, isRTL {
          frame[0] = size[0] - padding[0].end - lines[0][..<line].reduce(0, +) - child.margins[0].end - frame[2]
          frame[0] -= (room - frame[2]) * (2 - halves) / 2
          if fills { frame[0] = size[0] - padding[0].end - lines[0][...line].reduce(0, +) + child.margins[0].start }
        } else {
          frame[axis] += (room - frame[2 + axis]) * halves / 2
        }
      }
      return frame
    }
    let run = run(.grid(style), .wrapContent, children, isRTL: isRTL)
    #expect([run.root.size.horizontal, run.root.size.vertical] == size)
    for (index, (frame, model)) in zip(run.childFrames, expected).enumerated() {
      // The centers of the children of a line are halves of their sizes, rounded down.
      let gravity = children[index].gravity
      let slack = [gravity?.horizontal == .center ? 1 : 0, gravity?.vertical == .center ? 1 : 0, 0, 0]
      #expect(zip(zip(frame, model), slack).allSatisfy { abs($0.0 - $0.1) <= $1 }, "\(frame) \(model)")
    }
  }
}
