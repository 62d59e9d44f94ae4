/// A path of straight lines in points; each contour is a polygon, closed from its last point to its first.
package struct FlatPath: Hashable, Sendable {
  package var contours: [[Point]]

  /// The number of points of all contours.
  package var pointCount: Int { contours.reduce(0) { $0 + $1.count } }
}

extension Path {
  /// A function that receives the number of steps of work that were done since its last call, and returns false to stop.
  ///
  /// A step takes about 20 ns.
  package typealias PathWork = (_ steps: Int) -> Bool

  /// Creates a path with a closed contour for each contour of a flat path; empty contours give a `close` only.
  package init(_ path: FlatPath) {
    self.init(
      path.contours.flatMap { contour in
        contour.prefix(1).map(Element.move) + contour.dropFirst().map(Element.line) + [.close]
      })
  }

  /// The maximum number of lines that replace the curves of a path; each curve may have 16 even if this exceeds it.
  ///
  /// It bounds memory for hostile input: each of a thousand curves may still have a thousand lines.
  private static let maximumLines = 1 << 20

  /// Returns the path with its curves replaced by straight lines.
  ///
  /// Open contours are closed, as filling does. Contours of fewer than three points are left out.
  ///
  /// - Parameters:
  ///   - tolerance: the maximum distance of the lines from the curves, in the unit of the path. It may be exceeded if
  ///     the number of lines reaches its limit.
  ///   - counting: a function that counts ``PathWork`` and returns false to stop; the result is not complete then.
  package func flattened(tolerance: Double, counting: PathWork = { _ in true }) -> FlatPath {
    var pen = FlatteningPen(
      tolerance: tolerance, maximumLinesPerCurve: max(16, Self.maximumLines / max(1, elements.count)))
    for element in elements {
      pen.draw(element)
      guard counting(1 + pen.takeLineCount()) else { break }
    }
    pen.finishContour()
    return FlatPath(contours: pen.contours)
  }
}

private struct FlatteningPen {
  let tolerance: Double
  let maximumLinesPerCurve: Int
  var contours: [[Point]] = []
  var contour: [Point] = []
  /// The start of the current contour, in the unit of the path.
  ///
  /// The next contour begins there after a `close` unless a `move` follows.
  var start = Point.zero
  var current = Point.zero
  private var lineCount = 0

  init(tolerance: Double, maximumLinesPerCurve: Int) {
    (self.tolerance, self.maximumLinesPerCurve) = (tolerance, maximumLinesPerCurve)
  }

  /// Returns the number of lines that were added since the last call.
  mutating func takeLineCount() -> Int {
    defer { lineCount = 0 }
    return lineCount
  }

  mutating func draw(_ element: Path.Element) {
    switch element {
    case .move(let point):
      finishContour()
      start = point
      current = point
    case .line(let point):
      add(point)
    case .quadratic(let control, let end):
      let begin = current
      addCurve(bend: bend(begin, control, end) / 4, to: end) { t in
        let s = 1 - t
        return begin * (s * s) + control * (2 * s * t) + end * (t * t)
      }
    case .cubic(let control1, let control2, let end):
      let curve = CubicCurve(start: current, control1: control1, control2: control2, end: end)
      let bend = max(bend(current, control1, control2), bend(control1, control2, end))
      addCurve(bend: bend * 3 / 4, to: end, at: curve.point)
    case .close:
      finishContour()
      current = start
    }
  }

  mutating func finishContour() {
    if contour.count > 2 { contours.append(contour) }
    contour = []
  }

  private mutating func add(_ point: Point) {
    if contour.isEmpty { contour.append(current) }
    contour.append(point)
    current = point
    lineCount += 1
  }

  /// Appends the lines that replace a curve to the current contour.
  ///
  /// Their number follows Wang's formula, √(d·(d − 1) / 8 · |second difference| / tolerance) for a curve of degree d.
  ///
  /// - Parameters:
  ///   - bend: d·(d − 1) / 8 · |second difference| of the formula, in the unit of the path.
  ///   - point: the function from a parameter, 0…1, to the point on the curve.
  private mutating func addCurve(bend: Double, to end: Point, at point: (Double) -> Point) {
    let wanted = (bend / tolerance).squareRoot().rounded(.up)
    let count = max(1, Int(min(Double(maximumLinesPerCurve), wanted)))
    for index in stride(from: 1, to: count, by: 1) {
      add(point(Double(index) / Double(count)))
    }
    add(end)
  }

  /// Returns |a − 2·b + c|, the length of the second difference of three control points, in the unit of the path.
  private func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let difference = a - b * 2 + c
    return difference.dot(difference).squareRoot()
  }
}
