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
struct WidthDivision {
  private(set) var pieces: [WidthPiece] = []
  /// True if every piece was compared with layouts inside it; false if a limit ended the division.
  private(set) var isExact = true
  private let limits: FluidLimits
  private var samples: [Double: FluidSample] = [:]
  private let solve: (Double) throws(InvalidInput) -> FluidSample?

  /// The number of layouts that were computed.
  private(set) var layoutCount = 0

  /// The maximum distance of a number from the linear function of its piece, in points.
  ///
  /// A piece that exceeds it is divided.
  private let tolerance: Double
  /// The minimum extent of a range of widths that is divided further, in points; a smaller range contains a jump.
  private static let resolution = 1.0 / 64

  /// Divides a range of widths into pieces in which the layout is linear.
  ///
  /// There are no pieces if `solve` returns nil for an end of the range.
  ///
  /// - Parameters:
  ///   - widths: the range of widths, in points.
  ///   - limits: the maximum numbers of calls of `solve` and of pieces.
  ///   - roundedLength: the length in points of the pixels in which the layout is computed; 0 for exact numbers.
  ///   - solve: a function that returns the sample at a width in points; nil if there is no layout.
  /// - Throws: the error of `solve`.
  init(
    of widths: ClosedRange<Double>, limits: FluidLimits, roundedLength: Double = 0,
    solve: @escaping (Double) throws(InvalidInput) -> FluidSample?
  ) throws(InvalidInput) {
    // The ends of a piece and the width between them are each rounded by up to half a pixel.
    tolerance = 0.02 + roundedLength
    self.solve = solve
    self.limits = limits
    try divide(widths.lowerBound, widths.upperBound)
    join()
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

  /// Divides a range of widths, wider pieces first, so that a used-up limit leaves pieces of similar extent.
  ///
  /// - Throws: the error of `solve`.
  private mutating func divide(_ start: Double, _ end: Double) throws(InvalidInput) {
    var ranges = [(start: start, end: end)]
    var next = 0
    while next < ranges.count {
      let (start, end) = ranges[next]
      next += 1
      guard let first = try sample(start), let last = try sample(end) else { continue }
      // Without a place to divide it, a range of different bones has those of its end.
      let isUniform = first.names == last.names && first.numbers.count == last.numbers.count
      let piece = WidthPiece(from: start, isUniform ? first : last, to: end, last)
      guard let cut = try isUniform ? cut(piece) : jump(start, end, { sample, _ in sample.names == first.names }) else {
        pieces.append(piece)
        continue
      }
      guard pieces.count + ranges.count - next + 2 <= limits.intervals else {
        isExact = false
        pieces.append(piece)
        continue
      }
      ranges += [(start, cut.lower), (cut.upper, end)].filter { $0.0 < $0.1 }
    }
    pieces.sort { $0.start < $1.start }
  }

  /// A place that divides a piece: a width at which its lengths bend, or two close widths between which they jump.
  ///
  /// Nil if the layouts at three widths inside the piece are within ``tolerance`` of its linear functions, or if a limit
  /// is reached.
  ///
  /// - Throws: the error of `solve`.
  private mutating func cut(_ piece: WidthPiece) throws(InvalidInput) -> (lower: Double, upper: Double)? {
    let (start, end, tolerance) = (piece.start, piece.end, tolerance)
    guard end - start > Self.resolution else { return nil }
    var inner: [(width: Double, sample: FluidSample)] = []
    for share in [0.25, 0.5, 0.75] {
      let width = start + (end - start) * share
      guard let sample = try sample(width) else { continue }
      guard sample.names == piece.names else {
        return try jump(start, width, { sample, _ in sample.names == piece.names })
      }
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
  ///
  /// - Throws: the error of `solve`.
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
  /// - Throws: the error of `solve`.
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
}
