import Geometry
import LayerTree
import SceneModel

/// The bones of a scene as numbers: the height of the canvas, then x, width, y, height and the four radii of each.
///
/// Nil where a bone is no rectangle.
func boneNumbers(of scene: Scene) -> [Double]? {
  var numbers = [scene.size.height]
  for bone in scene.bones {
    guard case .roundedRect(let rounded) = bone.shape else { return nil }
    let rect = rounded.rect
    numbers += [rect.minX, rect.width, rect.minY, rect.height] + rounded.radii.clockwise
  }
  return numbers
}

/// A range of widths in which every number is a line.
struct WidthPiece {
  var start: Double
  var end: Double
  /// The numbers at `start`, and by how much each grows with a point of width.
  var base: [Double]
  var slopes: [Double]

  func numbers(at width: Double) -> [Double] {
    zip(base, slopes).map { $0 + $1 * (width - start) }
  }

  /// The number at width 0 if the line went on that far: what CSS adds percentages to.
  func intercept(_ index: Int) -> Double { base[index] - slopes[index] * start }
}

/// Finds the pieces by solving the layout at as many widths as that takes.
struct WidthPieces {
  private(set) var pieces: [WidthPiece] = []
  /// Whether every piece has been checked in between.
  private(set) var isExact = true
  private var remaining: Int
  private var known: [Double: [Double]] = [:]
  private let solve: (Double) -> [Double]?

  /// How far a number may be from its line, in points.
  private static let tolerance = 0.05
  /// Two layouts that differ by more lie at least so far apart, in points.
  private static let resolution = 0.25

  /// - Parameters:
  ///   - budget: layouts that may be solved.
  ///   - solve: the numbers at a width; nil where the layout cannot be had.
  init(from start: Double, to end: Double, budget: Int, solve: @escaping (Double) -> [Double]?) {
    self.solve = solve
    remaining = budget
    split(start, end)
    join()
  }

  private mutating func numbers(at width: Double) -> [Double]? {
    if let numbers = known[width] { return numbers }
    guard remaining > 0 else {
      isExact = false
      return nil
    }
    remaining -= 1
    guard let numbers = solve(width) else { return nil }
    known[width] = numbers
    return numbers
  }

  private mutating func split(_ start: Double, _ end: Double) {
    guard let first = numbers(at: start), let last = numbers(at: end) else { return }
    if first.count == last.count {
      let piece = WidthPiece(
        start: start, end: end, base: first, slopes: zip(first, last).map { ($1 - $0) / (end - start) })
      let isLine = [0.25, 0.5, 0.75].allSatisfy { share in
        let width = start + (end - start) * share
        return numbers(at: width).map { Self.isClose($0, piece.numbers(at: width)) } ?? true
      }
      if isLine || end - start <= Self.resolution { return pieces.append(piece) }
    } else if end - start <= Self.resolution {
      return pieces.append(WidthPiece(start: start, end: end, base: last, slopes: last.map { _ in 0 }))
    }
    let middle = (start + end) / 2
    split(start, middle)
    split(middle, end)
  }

  /// Makes one of neighbors that are on the same lines; what is left between two lines goes to the later one.
  private mutating func join() {
    var joined: [WidthPiece] = []
    for piece in pieces.reversed() {
      if var next = joined.last {
        let isSame = piece.base.count == next.base.count && Self.isClose(next.numbers(at: piece.start), piece.base)
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

  private static func isClose(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
