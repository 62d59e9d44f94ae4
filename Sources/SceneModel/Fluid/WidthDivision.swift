import Diagnostics

/// A range of widths in points, in which every number of a ``FluidSample`` is a linear function of the width.
struct WidthPiece {
  var start: Double
  var end: Double
  var names: [FluidBoneName]
  /// The numbers at the width `start`, in points; `slopes` are their changes per point of width.
  var base: [Double]
  var slopes: [Double]

  /// The piece between two widths whose samples have the same bones.
  init(from start: Double, _ first: FluidSample, to end: Double, _ last: FluidSample) {
    (self.start, self.end, names, base) = (start, end, first.names, first.numbers)
    slopes = zip(first.numbers, last.numbers).map { ($1 - $0) / (end - start) }
  }

  func numbers(at width: Double) -> [Double] {
    zip(base, slopes).map { $0 + $1 * (width - start) }
  }

  /// Returns true if a sample has the bones of the piece, within a tolerance in points.
  func isClose(_ sample: FluidSample, at width: Double, _ tolerance: Double) -> Bool {
    sample.names == names && sample.numbers.count == base.count
      && zip(sample.numbers, numbers(at: width)).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// Extends the piece to a smaller width, by its linear functions.
  mutating func begin(at width: Double) {
    base = numbers(at: width)
    start = width
  }

  /// The width at which the linear functions of two pieces are equal, as those with the largest difference of slopes
  /// have it; nil if all slopes are equal.
  func intersection(_ other: WidthPiece) -> Double? {
    let differences = zip(slopes, other.slopes).map { abs($0 - $1) }
    guard let index = differences.indices.max(by: { differences[$0] < differences[$1] }), differences[index] > 1e-9
    else { return nil }
    let (one, two) = (length(index), other.length(index))
    return (two.base - one.base) / (one.slope - two.slope)
  }

  func length(_ index: Int) -> FluidLength {
    FluidLength(base: base[index] - slopes[index] * start, slope: slopes[index])
  }
}

/// The division of a range of widths into pieces in which the layout is linear, found by layouts at selected widths.
///
/// Its functions throw the error of the function that returns the sample at a width.
struct WidthDivision {
  private(set) var pieces: [WidthPiece] = []
  /// True if every piece was compared with layouts inside it; false if a limit ended the division.
  private(set) var isExact = true
  private let limits: FluidLimits
  private var samples: [Double: FluidSample] = [:]
  private let solve: (Double) throws(InvalidInput) -> FluidSample?

  /// The ranges of the pieces without the jumps between them, in points.
  private(set) var ranges: [ClosedRange<Double>] = []
  /// The number of layouts that were computed.
  private(set) var layoutCount = 0

  /// The maximum distance of a number from the linear function of its piece, in points.
  ///
  /// A piece that exceeds it is divided.
  private let tolerance: Double
  /// The minimum extent of a range of widths that is divided further, in points; a smaller range contains a jump.
  private static let resolution = 1.0 / 64
  /// The maximum extent in points of a range beside a piece that is compared with it at its ends only.
  private static let unchecked = 16.0

  /// Divides a range of widths into pieces in which the layout is linear.
  ///
  /// There are no pieces if `solve` returns nil for an end of the range.
  ///
  /// - Parameters:
  ///   - ranges: the ranges of widths, in points: the whole one, or the ``ranges`` of a document that is alike.
  ///   - limits: the maximum numbers of calls of `solve` and of pieces.
  ///   - roundedLength: the length in points of the pixels in which the layout is computed; 0 for exact numbers.
  ///   - solve: a function that returns the sample at a width in points; nil if there is no layout.
  init(
    of ranges: [ClosedRange<Double>], limits: FluidLimits, roundedLength: Double = 0,
    solve: @escaping (Double) throws(InvalidInput) -> FluidSample?
  ) throws(InvalidInput) {
    // The ends of a piece and the width between them are each rounded by up to half a pixel.
    tolerance = 0.02 + roundedLength
    self.solve = solve
    self.limits = limits
    try divide(ranges)
    self.ranges = pieces.map { $0.start...$0.end }
    join()
    coarsen()
  }

  /// The sample at a width in points; nil if there is no layout, or if the permitted number of layouts is reached.
  private mutating func sample(_ width: Double) throws(InvalidInput) -> FluidSample? {
    if let sample = samples[width] { return sample }
    guard layoutCount < limits.layouts else {
      isExact = false
      return nil
    }
    layoutCount += 1
    guard let sample = try solve(width) else { return nil }
    samples[width] = sample
    return sample
  }

  /// Divides ranges of widths, the widest first, so that a used-up limit leaves pieces of similar extent.
  private mutating func divide(_ ranges: [ClosedRange<Double>]) throws(InvalidInput) {
    var ranges = ranges
    while let index = ranges.indices.max(by: { ranges[$0].extent < ranges[$1].extent }) {
      let range = ranges.remove(at: index)
      let (start, end) = (range.lowerBound, range.upperBound)
      guard let first = try sample(start), let last = try sample(end) else { continue }
      let isUniform = first.names == last.names && first.numbers.count == last.numbers.count
      // A jump between different bones.
      if !isUniform, range.extent <= Self.resolution { continue }
      // Without a place to divide it, a range of different bones has those of its end.
      let piece = WidthPiece(from: start, isUniform ? first : last, to: end, last)
      if isUniform, try extendNeighbor(over: piece) { continue }
      guard let cut = try isUniform ? cut(piece) : middle(of: range) else {
        pieces.append(piece)
        continue
      }
      guard pieces.count + ranges.count + 2 <= 4 * limits.intervals else {
        isExact = false
        pieces.append(piece)
        continue
      }
      for (start, end) in [(start, cut.lower), (cut.upper, end)] where start < end { ranges.append(start...end) }
    }
    pieces.sort { $0.start < $1.start }
  }

  /// The middle of a range whose ends have different bones, or the whole width next to it; nil if the limit of layouts is
  /// reached.
  ///
  /// The numbers of documents are round: most jumps are at a whole width or directly after it.
  private mutating func middle(
    of range: ClosedRange<Double>
  ) throws(InvalidInput) -> (lower: Double, upper: Double)? {
    let middle = (range.lowerBound + range.upperBound) / 2
    let whole = middle.rounded()
    let width = range.lowerBound < whole && whole < range.upperBound ? whole : middle
    return try sample(width) == nil ? nil : (width, width)
  }

  /// Extends a piece over the range next to it that continues its linear functions; false if there is no such piece.
  ///
  /// The bisection of a jump adds such ranges, each half as wide as the one before.
  private mutating func extendNeighbor(over piece: WidthPiece) throws(InvalidInput) -> Bool {
    let width = (piece.start + piece.end) / 2
    let inner = piece.end - piece.start > Self.unchecked ? try sample(width) : nil
    for index in pieces.indices where pieces[index].end == piece.start || pieces[index].start == piece.end {
      let neighbor = pieces[index]
      let ends = [piece.start, piece.end].compactMap { width in samples[width].map { (width, $0) } }
      guard neighbor.end - neighbor.start >= piece.end - piece.start,
        (ends + (inner.map { [(width, $0)] } ?? [])).allSatisfy({ neighbor.isClose($1, at: $0, tolerance) })
      else { continue }
      if neighbor.end == piece.start {
        pieces[index].end = piece.end
      } else {
        pieces[index].begin(at: piece.start)
      }
      return true
    }
    return false
  }

  /// A place that divides a piece: a width at which its lengths bend, or two close widths between which they jump.
  ///
  /// Nil if the layouts at three widths inside the piece are within ``tolerance`` of its linear functions, or if a limit
  /// is reached.
  private mutating func cut(_ piece: WidthPiece) throws(InvalidInput) -> (lower: Double, upper: Double)? {
    let (start, end, tolerance) = (piece.start, piece.end, tolerance)
    guard end - start > Self.resolution else { return nil }
    var inner: [(width: Double, sample: FluidSample)] = []
    for share in [0.25, 0.5, 0.75] {
      let width = start + (end - start) * share
      guard let sample = try sample(width) else { continue }
      guard sample.names == piece.names else { return (width, width) }
      inner.append((width, sample))
    }
    if inner.allSatisfy({ piece.isClose($0.sample, at: $0.width, tolerance) }) { return nil }
    guard inner.count == 3, let first = samples[start], let last = samples[end] else { return nil }
    let left = WidthPiece(from: start, first, to: inner[0].width, inner[0].sample)
    let right = WidthPiece(from: inner[2].width, inner[2].sample, to: end, last)
    if let bend = try bend(of: left, right) { return (bend, bend) }
    let middle = inner[1].width
    // A bend close to an end is found by the line of a short piece at that end.
    let short = (end - start) / 64
    for (width, isStart) in [(start + short, true), (end - short, false)] {
      guard let sample = try sample(width), sample.names == piece.names else { continue }
      let one = isStart ? WidthPiece(from: start, first, to: width, sample) : left
      let other = isStart ? right : WidthPiece(from: width, sample, to: end, last)
      if let bend = try bend(of: one, other) { return (bend, bend) }
    }
    if left.isClose(inner[1].sample, at: middle, tolerance) {
      return try jump(middle, end) { left.isClose($0, at: $1, tolerance) }
    }
    if right.isClose(inner[1].sample, at: middle, tolerance) {
      return try jump(start, middle) { !right.isClose($0, at: $1, tolerance) }
    }
    return (middle, middle)
  }

  /// The width between two linear pieces at which the layout changes from one to the other; nil if there is none.
  private mutating func bend(of left: WidthPiece, _ right: WidthPiece) throws(InvalidInput) -> Double? {
    guard let bend = left.intersection(right), bend > left.end, bend < right.start,
      let sample = try sample(bend), left.isClose(sample, at: bend, tolerance),
      right.isClose(sample, at: bend, tolerance)
    else { return nil }
    return bend
  }

  /// Finds two close widths, of which only the lower one satisfies a condition, by bisection.
  ///
  /// Nil if a limit is reached.
  ///
  /// - Parameters:
  ///   - start: a width that satisfies the condition.
  ///   - end: a larger width that does not.
  ///   - holds: the condition.
  private mutating func jump(
    _ start: Double, _ end: Double, _ holds: (FluidSample, Double) -> Bool
  ) throws(InvalidInput) -> (lower: Double, upper: Double)? {
    var (lower, upper) = (start, end)
    while upper - lower > Self.resolution {
      let middle = (lower + upper) / 2
      guard let sample = try sample(middle) else { return nil }
      if holds(sample, middle) { lower = middle } else { upper = middle }
    }
    // The numbers of documents are round: most jumps are at a whole width or directly after it.
    let whole = lower.rounded(.up)
    if whole > lower, whole < upper, let sample = try sample(whole) {
      if holds(sample, whole) { lower = whole } else { upper = whole }
    }
    return (lower, upper)
  }

  /// Closes the gaps of jumps, and joins neighboring pieces with equal linear functions.
  private mutating func join() {
    var joined: [WidthPiece] = []
    for var piece in pieces {
      guard let previous = joined.last else {
        joined.append(piece)
        continue
      }
      if piece.start > previous.end, previous.end == previous.end.rounded() {
        // A whole width belongs to the piece before the jump, which was compared with the layout at it.
        joined[joined.count - 1].end = piece.start
      } else {
        piece.begin(at: previous.end)
      }
      let isSame = [piece.start, piece.end].allSatisfy { width in
        let sample = FluidSample(names: piece.names, numbers: piece.numbers(at: width))
        return previous.isClose(sample, at: width, tolerance)
      }
      if isSame { joined[joined.count - 1].end = piece.end } else { joined.append(piece) }
    }
    pieces = joined
  }

  /// Replaces neighbors by one piece, the narrowest first, until there are as many pieces as permitted.
  private mutating func coarsen() {
    while pieces.count > limits.intervals {
      isExact = false
      let extents = zip(pieces, pieces.dropFirst()).map { $1.end - $0.start }
      let index = extents.indices.min { extents[$0] < extents[$1] } ?? 0
      let (left, right) = (pieces[index], pieces.remove(at: index + 1))
      if left.names == right.names {
        pieces[index] = WidthPiece(
          from: left.start, FluidSample(names: left.names, numbers: left.base), to: right.end,
          FluidSample(names: right.names, numbers: right.numbers(at: right.end)))
      } else if right.end - right.start > left.end - left.start {
        pieces[index] = right
        pieces[index].begin(at: left.start)
      } else {
        pieces[index].end = right.end
      }
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var extent: Double { upperBound - lowerBound }
}
