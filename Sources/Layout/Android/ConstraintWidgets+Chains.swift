import Geometry
import ViewTree

extension ConstraintWidgets {
  /// Finds the chains: widgets whose sides refer to each other.
  func findChains() {
    chainOf = Array(repeating: nil, count: children.count)
    chains = []
    func follower(_ index: Int) -> Int? {
      guard let end = spans[axis][index].end, let next = end.widget, !end.isEnd, next != index,
        helper(next) == nil || isFlow(next), flowOf[next] == nil, flowOf[index] == nil,
        let back = spans[axis][next].start, back.widget == index, back.isEnd
      else { return nil }
      return next
    }
    var isFollower = [Bool](repeating: false, count: children.count)
    for index in children.indices { if let next = follower(index) { isFollower[next] = true } }
    for head in children.indices where !isFollower[head] && chainOf[head] == nil {
      var chain = [head]
      while let last = chain.last, let next = follower(last), chain.count <= children.count, !chain.contains(next) {
        chain.append(next)
      }
      guard chain.count > 1 else { continue }
      for member in chain { chainOf[member] = chains.count }
      chains.append(chain)
    }
  }

  func isFlow(_ index: Int) -> Bool {
    if case .flow? = helper(index) { return true }
    return false
  }

  /// Places the members of a chain: `Chain.applyChainConstraints`.
  func resolveChain(_ chain: [Int]) {
    for member in chain { progress[member] = .running }
    let visible = chain.filter { !children[$0].isGone }
    let lower = spans[axis][chain[0]].start.map { position($0) }
    let upper = spans[axis][chain[chain.count - 1]].end.map { position($0) }
    func margin(_ index: Int, isEnd: Bool) -> Double {
      (isEnd ? spans[axis][index].end : spans[axis][index].start)?.margin ?? 0
    }
    let margins = visible.reduce(0) { $0 + margin($1, isEnd: false) + margin($1, isEnd: true) }
    let room: Double? = if let lower, let upper { upper - lower - margins } else { nil }
    let sizes = chainSizes(visible, room: room)
    let used = visible.reduce(0) { $0 + (sizes[$1] ?? 0) }
    if let room { deficits[chain[0] * 3] = max(0, used - room) }
    let style = spans[axis][chain[0]].chainStyle
    let free = room.map { $0 - used } ?? 0
    var before = 0.0
    var between = 0.0
    if free < 0 {
      // Without free space the members are adjacent and centered, except in a packed chain.
      before = free * (style == .packed ? spans[axis][chain[0]].bias : 0.5)
    } else {
      switch style {
      case .packed: before = free * spans[axis][chain[0]].bias
      case .spread:
        between = free / Double(visible.count + 1)
        before = between
      case .spreadInside:
        if visible.count > 1 { between = free / Double(visible.count - 1) } else { before = free / 2 }
      }
    }
    var place = lower ?? ((upper ?? 0) - margins - used)
    place += before
    for member in chain {
      guard !children[member].isGone else {
        setSpan(member, place, 0)
        continue
      }
      place += margin(member, isEnd: false)
      setSpan(member, place, sizes[member] ?? 0)
      place += (sizes[member] ?? 0) + margin(member, isEnd: true) + between
    }
  }

  /// True if the size of a member is a share of the chain's space.
  private func isShared(_ index: Int) -> Bool {
    spans[axis][index].sizing == .match && spans[axis][index].ratioSize == nil
  }

  private func chainSizes(_ visible: [Int], room: Double?) -> [Int: Double] {
    var sizes: [Int: Double] = [:]
    var shared: [Int] = []
    for index in visible {
      if isShared(index), room != nil {
        shared.append(index)
      } else {
        sizes[index] = size(spans[axis][index], room: nil)
      }
    }
    guard var left = room, !shared.isEmpty else { return sizes }
    left -= sizes.values.reduce(0, +)
    let weighted = shared.filter { spans[axis][$0].weight != nil }
    let isWeighted = weighted.count > 1
    if isWeighted && weighted.count < shared.count {
      // Members without a weight, next to members with one, share the remaining space.
      let unit =
        weighted.map { index -> Double in
          guard let weight = spans[axis][index].weight, weight > 0 else { return 0 }
          return (spans[axis][index].minimum ?? 0) / weight
        }.max() ?? 0
      for index in weighted {
        let size = spans[axis][index].limited(unit * max(0, spans[axis][index].weight ?? 0))
        sizes[index] = size
        left -= size
      }
      shared.removeAll { spans[axis][$0].weight != nil }
    }
    if !isWeighted { return shareEqually(shared, left, &sizes) }
    func weight(_ index: Int) -> Double {
      shared.contains { spans[axis][$0].weight != nil } ? max(0, spans[axis][index].weight ?? 0) : 1
    }
    // Sizes are proportional to the weights, even if one of them is limited.
    let total = shared.reduce(0) { $0 + weight($1) }
    var unit = total > 0 ? max(0, left) / total : 0
    for index in shared where weight(index) > 0 { unit = min(unit, spans[axis][index].maximum / weight(index)) }
    for index in shared where weight(index) > 0 { unit = max(unit, (spans[axis][index].minimum ?? 0) / weight(index)) }
    for index in shared { sizes[index] = spans[axis][index].limited(unit * weight(index)) }
    return sizes
  }

  /// Equal sizes for the members, except for those at a limit.
  private func shareEqually(_ members: [Int], _ room: Double, _ sizes: inout [Int: Double]) -> [Int: Double] {
    var left = room
    var open = members
    while let index = open.first(where: {
      spans[axis][$0].limited(max(0, left) / Double(open.count)) != max(0, left) / Double(open.count)
    }) {
      let size = spans[axis][index].limited(max(0, left) / Double(open.count))
      sizes[index] = size
      left -= size
      open.removeAll { $0 == index }
    }
    for index in open { sizes[index] = max(0, left) / Double(open.count) }
    return sizes
  }
}
