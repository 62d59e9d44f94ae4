import Diagnostics
import Geometry
import LayerTree
import SceneModel

/// The bones of a scene as numbers in points: the height of the canvas, then eight numbers for each bone.
///
/// These are x, width, y, height and the four corner radii, clockwise from the top left. Nil if a bone is not a
/// rectangle.
func boneNumbers(of scene: Scene) -> [Double]? {
  var numbers = [scene.size.height]
  for bone in scene.bones {
    guard case .roundedRect(let rounded) = bone.shape else { return nil }
    let rect = rounded.rect
    numbers += [rect.minX, rect.width, rect.minY, rect.height] + rounded.radii.clockwise
  }
  return numbers
}

/// A range of widths in points, in which every number of ``boneNumbers(of:)`` is a linear function of the width.
struct WidthPiece {
  var start: Double
  var end: Double
  /// The numbers of ``boneNumbers(of:)`` at the width `start`, in points; `slopes` are their changes per point of
  /// width.
  var base: [Double]
  var slopes: [Double]

  func numbers(at width: Double) -> [Double] {
    zip(base, slopes).map { $0 + $1 * (width - start) }
  }

  /// The number at an index of ``base``, extrapolated to the width 0, in points; CSS adds a percentage of the width to
  /// it.
  func intercept(_ index: Int) -> Double { base[index] - slopes[index] * start }
}

/// The division of a range of widths into pieces in which the layout is linear, found by layouts at selected widths.
struct WidthPieces {
  private(set) var pieces: [WidthPiece] = []
  /// True if every piece was checked at widths inside it; false if the permitted number of layouts was used up.
  private(set) var isExact = true
  private var remaining: Int
  private var known: [Double: [Double]] = [:]
  private let solve: (Double) throws(InvalidInput) -> [Double]?

  /// The maximum distance of a number from the linear function of its piece, in points.
  ///
  /// A piece that exceeds it is divided.
  private let tolerance: Double
  /// The minimum extent of a range of widths that is divided further, in points; a smaller range becomes one piece.
  private static let resolution = 0.25

  /// Divides a range of widths into pieces in which the layout is linear.
  ///
  /// There are no pieces if `solve` returns nil for an end of the range.
  ///
  /// - Parameters:
  ///   - start: the smallest width, in points.
  ///   - end: the largest width, in points.
  ///   - budget: the maximum number of calls of `solve`.
  ///   - roundedLength: the length in points by which layout rounds frames; 0 for frames that are not rounded.
  ///   - solve: a function that returns the numbers of ``boneNumbers(of:)`` at a width in points; nil if there is no
  ///     layout.
  /// - Throws: the error of `solve`.
  init(
    from start: Double, to end: Double, budget: Int, roundedLength: Double = 0,
    solve: @escaping (Double) throws(InvalidInput) -> [Double]?
  ) throws(InvalidInput) {
    // The ends of a piece and the width between them are each rounded by up to half a pixel.
    tolerance = 0.05 + roundedLength
    self.solve = solve
    remaining = budget
    try divide(start, end)
    join()
  }

  private mutating func numbers(at width: Double) throws(InvalidInput) -> [Double]? {
    if let numbers = known[width] { return numbers }
    guard remaining > 0 else {
      isExact = false
      return nil
    }
    remaining -= 1
    guard let numbers = try solve(width) else { return nil }
    known[width] = numbers
    return numbers
  }

  /// Divides a range of widths, wider pieces first, so that a used-up budget leaves pieces of similar extent.
  ///
  /// - Throws: the error of `solve`.
  private mutating func divide(_ start: Double, _ end: Double) throws(InvalidInput) {
    var ranges = [(start: start, end: end)]
    var next = 0
    while next < ranges.count {
      let (start, end) = ranges[next]
      next += 1
      guard let first = try numbers(at: start), let last = try numbers(at: end) else { continue }
      let piece =
        first.count == last.count
        ? WidthPiece(start: start, end: end, base: first, slopes: zip(first, last).map { ($1 - $0) / (end - start) })
        : WidthPiece(start: start, end: end, base: last, slopes: last.map { _ in 0 })
      var isDone = end - start <= Self.resolution
      if !isDone, first.count == last.count { isDone = try isLine(piece) }
      let middle = (start + end) / 2
      if isDone {
        pieces.append(piece)
      } else if try numbers(at: middle) == nil {
        pieces.append(piece)
      } else {
        ranges += [(start, middle), (middle, end)]
      }
    }
    pieces.sort { $0.start < $1.start }
  }

  /// Returns true if the layouts at three widths inside a piece are within ``tolerance`` of its linear functions.
  ///
  /// - Throws: the error of `solve`.
  private mutating func isLine(_ piece: WidthPiece) throws(InvalidInput) -> Bool {
    for share in [0.25, 0.5, 0.75] {
      let width = piece.start + (piece.end - piece.start) * share
      if let numbers = try numbers(at: width), !isClose(numbers, piece.numbers(at: width)) { return false }
    }
    return true
  }

  /// Joins neighboring pieces with equal linear functions; a piece of at most ``resolution`` becomes part of the next
  /// one.
  private mutating func join() {
    var joined: [WidthPiece] = []
    for piece in pieces.reversed() {
      if var next = joined.last {
        let isSame = piece.base.count == next.base.count && isClose(next.numbers(at: piece.start), piece.base)
        if isSame || piece.end - piece.start <= Self.resolution {
          next.base = next.numbers(at: piece.start)
          next.start = piece.start
          joined[joined.count - 1] = next
          continue
        }
      }
      joined.append(piece)
    }
    pieces = joined.reversed()
  }

  private func isClose(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
