import Geometry

/// The assignment of marks of a placeholder to marks of its content.
///
/// Both lists are in reading order. The order is kept by dynamic programming in a band around the diagonal, which takes
/// at most 129 steps for each mark; marks that are beside each other in another order are assigned afterwards.
struct Assignment {
  /// The indexes of the pairs in both lists.
  private(set) var pairs: [(loading: Int, content: Int)] = []
  /// The sum of the scores of the pairs.
  private(set) var score = 0.0

  private static let band = 64

  init(_ loading: [Mark], _ content: [Mark]) {
    guard !loading.isEmpty, !content.isEmpty else { return }
    alignInOrder(loading, content)
    assignOthers(loading, content)
  }

  // MARK: - Same order

  private mutating func alignInOrder(_ loading: [Mark], _ content: [Mark]) {
    enum Step: UInt8 { case pair, skipLoading, skipContent }
    let width = min(content.count, 2 * Self.band) + 1
    // The first column of the band of each row.
    let starts = (0...loading.count).map { row in
      max(0, min(content.count + 1 - width, row * content.count / loading.count - Self.band))
    }
    var steps = [Step](repeating: .skipContent, count: (loading.count + 1) * width)
    var previous = [Double](repeating: 0, count: width)
    for row in 1...loading.count {
      var current = [Double](repeating: 0, count: width)
      for place in 0..<width {
        let column = starts[row] + place
        // The bands of later rows begin farther on the right.
        func above(_ column: Int) -> Double { previous[min(column - starts[row - 1], width - 1)] }
        var (best, step) = (above(column), Step.skipLoading)
        if place > 0, current[place - 1] > best { (best, step) = (current[place - 1], .skipContent) }
        if column > starts[row - 1] {
          let score = above(column - 1) + likeness(loading[row - 1], content[column - 1])
          if score > best { (best, step) = (score, .pair) }
        }
        current[place] = best
        steps[row * width + place] = step
      }
      previous = current
    }
    var (row, column) = (loading.count, content.count)
    while row > 0, column > 0 {
      // The sums of the columns after the band are that of its last one.
      column = min(column, starts[row] + width - 1)
      switch steps[row * width + column - starts[row]] {
      case .pair:
        (row, column) = (row - 1, column - 1)
        pairs.append((row, column))
        score += likeness(loading[row], content[column])
      case .skipLoading: row -= 1
      case .skipContent: column -= 1
      }
    }
    pairs.reverse()
  }

  // MARK: - Other orders

  private mutating func assignOthers(_ loading: [Mark], _ content: [Mark]) {
    let (taken, used) = (Set(pairs.map(\.loading)), Set(pairs.map(\.content)))
    let free = content.indices.filter { !used.contains($0) }.sorted {
      (content[$0].frame.midY, $0) < (content[$1].frame.midY, $1)
    }
    var candidates: [(score: Double, one: Int, other: Int)] = []
    for index in loading.indices where !taken.contains(index) {
      let y = loading[index].frame.midY
      let start = free.partitioningIndex { content[$0].frame.midY >= y - 64 }
      for place in start..<min(free.count, start + 2 * Self.band) where content[free[place]].frame.midY <= y + 64 {
        // The parts that are left on both sides belong together at a larger distance.
        let score = likeness(loading[index], content[free[place]], reach: 2)
        if score > 0 { candidates.append((score, index, free[place])) }
      }
    }
    candidates.sort { ($1.score, $0.one, $0.other) < ($0.score, $1.one, $1.other) }
    var (ones, others): (Set<Int>, Set<Int>) = ([], [])
    for candidate in candidates where !ones.contains(candidate.one) && !others.contains(candidate.other) {
      ones.insert(candidate.one)
      others.insert(candidate.other)
      pairs.append((candidate.one, candidate.other))
      score += candidate.score
    }
  }
}

/// The likelihood that a bone is that of a mark of the content: 1 for equal frames, 0 or less for marks that have
/// nothing in common.
///
/// - Parameter reach: the factor of the vertical distance in which texts are searched.
func likeness(_ bone: Mark, _ content: Mark, reach: Double = 1) -> Double {
  let (a, b) = (bone.frame, content.frame)
  let down = abs(a.midY - b.midY)
  guard down < 96 || down < 0.5 * b.height else { return 0 }
  let across = alignedDistance(a, b)
  guard across < 96 || across < 0.5 * b.width else { return 0 }
  let wide = min(a.width, b.width) / max(a.width, b.width, 1)
  if content.isText {
    guard a.height <= 2.2 * content.lineHeight else { return 0 }
    let isKnownOther = bone.kind == .picture || bone.kind == .control
    return 1 - down / (24 * reach) - across / 64 - 0.3 * (1 - wide) - (isKnownOther ? 0.5 : 0)
  }
  let high = min(a.height, b.height) / max(a.height, b.height, 1)
  guard wide >= 0.35, high >= 0.4 else { return 0 }
  let distances = (across / max(48, 0.5 * b.width), down / max(48, 0.5 * b.height))
  return 1 - distances.0 - distances.1 - 0.7 * (1 - wide) - 0.7 * (1 - high) - (bone.isText ? 0.4 : 0)
}

/// The horizontal distance of two boxes at the edges, or in the middle, at which they are best aligned, in points.
func alignedDistance(_ a: Rect, _ b: Rect) -> Double {
  min(abs(a.minX - b.minX), abs(a.midX - b.midX), abs(a.maxX - b.maxX))
}
