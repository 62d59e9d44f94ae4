import Geometry
import ViewTree

/// The views of a `Flow` in lines: `androidx.constraintlayout.core.widgets.Flow`.
///
/// The main axis is that of the orientation. A line of mode `none` or `chain` is a chain of its own; in mode `aligned`
/// the members of all lines are arranged in columns.
struct FlowArrangement {
  let flow: ConstraintFlow
  /// The indices of the visible members, line by line.
  private(set) var lines: [[Int]] = []
  /// The sizes of the members in pixels, by index.
  let sizes: [Int: PerAxis<Double>]

  var main: Axis { flow.orientation }

  init(_ flow: ConstraintFlow, members: [Int], sizes: [Int: PerAxis<Double>], room: Double) {
    self.flow = flow
    self.sizes = sizes
    switch flow.wrapMode {
    case .none: lines = members.isEmpty ? [] : [members]
    case .chain, .chain2: lines = brokenLines(members, room)
    case .aligned: lines = alignedLines(members, room)
    }
  }

  private func gap(_ axis: Axis) -> Double { Double(axis == .horizontal ? flow.horizontalGap : flow.verticalGap) }
  private func size(_ member: Int, _ axis: Axis) -> Double { sizes[member]?[axis] ?? 0 }

  /// The lines of a wrapping flow: `measureChainWrap`.
  private func brokenLines(_ members: [Int], _ room: Double) -> [[Int]] {
    var lines: [[Int]] = []
    var used = 0.0
    for (position, member) in members.enumerated() {
      let length = size(member, main)
      var breaks = (used == room || used + gap(main) + length > room) && !lines.isEmpty
      if let limit = flow.maxElements, position > 0, (lines.last?.count ?? 0) >= limit { breaks = true }
      if breaks || lines.isEmpty {
        lines.append([member])
        used = length
      } else {
        lines[lines.count - 1].append(member)
        used += gap(main) + length
      }
    }
    return lines
  }

  /// The lines of an aligned flow: `measureAligned`.
  private func alignedLines(_ members: [Int], _ room: Double) -> [[Int]] {
    guard !members.isEmpty else { return [] }
    var columns = 0
    if let limit = flow.maxElements {
      columns = limit
    } else {
      var used = 0.0
      for (position, member) in members.enumerated() {
        if position > 0 { used += gap(main) }
        used += size(member, main)
        if used > room { break }
        columns += 1
      }
    }
    columns = max(1, columns)
    while true {
      let lines = stride(from: 0, to: members.count, by: columns).map { start in
        Array(members[start..<min(start + columns, members.count)])
      }
      if columns == 1 || length(ofColumns: lines) <= room { return lines }
      columns -= 1
    }
  }

  private func columnLengths(_ lines: [[Int]]) -> [Double] {
    (0..<(lines.map(\.count).max() ?? 0)).map { column in
      lines.compactMap { column < $0.count ? size($0[column], main) : nil }.max() ?? 0
    }
  }

  private func length(ofColumns lines: [[Int]]) -> Double {
    let lengths = columnLengths(lines)
    return lengths.reduce(0, +) + gap(main) * Double(max(0, lengths.count - 1))
  }

  private var thicknesses: [Double] { lines.map { line in line.map { size($0, main.crossed) }.max() ?? 0 } }

  /// The size of all lines along an axis in pixels, without padding.
  func contentSize(_ axis: Axis) -> Double {
    guard axis == main else {
      return thicknesses.reduce(0, +) + gap(axis) * Double(max(0, lines.count - 1))
    }
    if flow.wrapMode == .aligned { return length(ofColumns: lines) }
    return lines.map { line in
      line.reduce(0) { $0 + size($1, main) } + gap(main) * Double(max(0, line.count - 1))
    }.max() ?? 0
  }

  // MARK: - Places

  /// The start of each member along an axis, in pixels from the start of the content.
  func places(_ axis: Axis, room: Double, isRightToLeft: Bool) -> [Int: Double] {
    let chain = axis == .horizontal ? flow.horizontal : flow.vertical
    var places: [Int: Double] = [:]
    if axis == main && flow.wrapMode != .aligned {
      for (index, line) in lines.enumerated() {
        let starts = chainStarts(
          line.map { size($0, axis) }, axis, room, chain, isFirst: index == 0, isLast: index == lines.count - 1)
        for (member, start) in zip(line, starts) { places[member] = start }
      }
    } else {
      let lengths = axis == main ? columnLengths(lines) : thicknesses
      let starts = chainStarts(lengths, axis, room, chain, isFirst: false, isLast: false)
      for (lineIndex, line) in lines.enumerated() {
        for (column, member) in line.enumerated() {
          let cell = axis == main ? column : lineIndex
          places[member] = starts[cell] + (lengths[cell] - size(member, axis)) * alignment(axis)
        }
      }
    }
    guard isRightToLeft && axis == .horizontal else { return places }
    return Dictionary(uniqueKeysWithValues: places.map { ($0.key, room - $0.value - size($0.key, axis)) })
  }

  /// The part of a cell's free space before a member, 0…1.
  private func alignment(_ axis: Axis) -> Double {
    if axis == .horizontal {
      if flow.wrapMode == .aligned { return 0.5 }
      switch flow.horizontalAlign {
      case .start: return 0
      case .center: return 0.5
      case .end: return 1
      }
    }
    switch flow.verticalAlign {
    case .top, .baseline: return 0
    case .center: return 0.5
    case .bottom: return 1
    }
  }

  private func chainStarts(
    _ lengths: [Double], _ axis: Axis, _ room: Double, _ chain: ConstraintFlow.Chain, isFirst: Bool, isLast: Bool
  ) -> [Double] {
    var style = chain.style ?? .spread
    var bias = Double(chain.bias ?? 0.5)
    if isFirst {
      style = chain.firstStyle ?? style
      bias = chain.firstBias.map { Double($0) } ?? bias
    } else if isLast {
      style = chain.lastStyle ?? style
      bias = chain.lastBias.map { Double($0) } ?? bias
    }
    let count = lengths.count
    let free = room - lengths.reduce(0, +) - gap(axis) * Double(max(0, count - 1))
    var before = free * bias
    var between = gap(axis)
    if free < 0 && count > 1 && style != .packed {
      before = free / 2
    } else if count > 1 {
      switch style {
      case .packed: break
      case .spread:
        before = free / Double(count + 1)
        between += before
      case .spreadInside:
        before = 0
        between += free / Double(count - 1)
      }
    }
    var starts: [Double] = []
    var place = before
    for length in lengths {
      starts.append(place)
      place += length + between
    }
    return starts
  }
}
