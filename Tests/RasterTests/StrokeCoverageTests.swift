import Geometry
import LayerTree
import Raster
import SeededRandom
import Testing

@Suite struct StrokeCoverageTests {
  enum Kind: CaseIterable {
    case line
    case acuteAngles
    case polygon
    case cubic
    case cusp
    case circle
    case closedCurves
    case tightBend
    case hairline
    case dashes
    case transformed
    case points
  }

  private struct Drawing {
    var path: Path
    var style = StrokeStyle()
    var transform = AffineTransform.identity
  }

  private func drawing(_ kind: Kind, using generator: inout SplitMix64) -> Drawing {
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    func point() -> Point { Point(x: random(-1...13), y: random(-1...12)) }
    func cubic() -> Path.Element { .cubic(control1: point(), control2: point(), end: point()) }
    var drawing = Drawing(path: Path([.move(point()), .line(point())]))
    drawing.style.lineWidth = random(0.3...5)
    drawing.style.lineCap = StrokeStyle.LineCap.allCases.randomElement(using: &generator) ?? .butt
    drawing.style.lineJoin = StrokeStyle.LineJoin.allCases.randomElement(using: &generator) ?? .miter
    drawing.style.miterLimit = random(1...8)
    switch kind {
    case .line: break
    case .acuteAngles: drawing.path.elements += [.line(point()), .line(point()), .line(point())]
    case .polygon: drawing.path.elements += [.line(point()), .line(point()), .close, .line(point())]
    case .cubic: drawing.path.elements = [.move(point()), cubic(), .quadratic(control: point(), end: point())]
    case .cusp:
      // Control points that cross over at equal distances meet in the middle, where the curve turns back.
      let (a, along, across) = (point(), Point(x: random(3...8), y: random(-2...2)), Point(x: 0, y: random(2...9)))
      drawing.path.elements = [
        .move(a), .cubic(control1: a + along + across, control2: a + across, end: a + along),
      ]
    case .circle:
      let (center, radius) = (Point(x: random(3...9), y: random(3...8)), random(1...6))
      let (left, right) = (center - Point(x: radius, y: 0), center + Point(x: radius, y: 0))
      drawing.path = circle(left, right, radius)
    case .closedCurves:
      drawing.path.elements = [.move(point()), cubic(), .close, .move(point()), cubic(), cubic(), .close]
    case .tightBend:
      let (a, reach) = (point(), random(1...3))
      drawing.style.lineWidth = random(3...8)
      drawing.path.elements = [
        .move(a),
        .cubic(
          control1: a + Point(x: reach, y: 0), control2: a + Point(x: reach, y: reach / 2),
          end: a + Point(x: random(0...1), y: reach / 3)),
      ]
    case .hairline:
      drawing.style.lineWidth = random(0.01...0.3)
      drawing.path.elements += [.line(point()), cubic()]
    case .dashes:
      drawing.path.elements += [cubic(), .close, .move(point()), cubic(), .line(point())]
      drawing.style.strokeStart = random(0...0.6)
      drawing.style.strokeEnd = drawing.style.strokeStart + random(0...0.5)
    case .transformed:
      drawing.path.elements += [cubic(), .line(point())]
      drawing.transform = AffineTransform.translation(x: -6, y: -6).concatenating(.rotation(random(0...6)))
        .concatenating(.scale(x: random(0.2...1.5), y: random(-1.5 ... -0.2))).concatenating(.translation(x: 6, y: 6))
    case .points:
      let (a, b, c) = (point(), point(), point())
      drawing.path.elements = [
        .move(a), .line(a), .move(b), .close, .move(c), .cubic(control1: c, control2: c, end: c),
      ]
    }
    return drawing
  }

  private func circle(_ left: Point, _ right: Point, _ radius: Double) -> Path {
    let size = Size(width: radius, height: radius)
    func half(_ start: Point, _ end: Point) -> [Path.Element] {
      Path.arc(from: start, to: end, radii: size, rotation: 0, isLarge: false, sweeps: true)
    }
    return Path([.move(left)] + half(left, right) + half(right, left) + [.close])
  }

  @Test(arguments: Kind.allCases, seeds(4))
  func `coverage of lines is within two levels of 65,536 samples`(kind: Kind, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let drawing = drawing(kind, using: &generator)
    let scale = 1.25
    let actual = try coverage(
      of: .stroke(drawing.path, drawing.style, drawing.transform.concatenating(.scale(x: 1 / scale, y: 1 / scale))),
      width: 12, height: 11, scale: scale)
    let expected = SampledStroke.levels(of: drawing.path, drawing.style, drawing.transform, width: 12, height: 11)
    #expect(largestDifference(actual, expected) <= 2)
  }

  @Test func `a line as wide as a rectangle covers what the rectangle covers`() throws {
    var style = StrokeStyle()
    style.lineWidth = 2.4
    let line = Path([.move(Point(x: 1.3, y: 3)), .line(Point(x: 6.1, y: 3))])
    let actual = try coverage(of: .stroke(line, style, .identity), width: 8, height: 6)
    #expect(actual == (try coverage(of: rectangle(1.3, 1.8, 6.1 - 1.3, 2.4), width: 8, height: 6)))
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, 1e9, -1e9, 1e-300, 0])
  func `no number stops the program`(value: Double) throws {
    let path = Path([
      .move(Point(x: 1, y: 1)), .line(Point(x: value, y: 2)), .line(Point(x: 2, y: value)),
      .cubic(control1: Point(x: 0, y: value), control2: Point(x: value, y: 0), end: Point(x: 0, y: 3)), .close,
    ])
    for width in [1, 1e4] {
      var style = StrokeStyle()
      style.lineCap = .round
      style.lineJoin = .round
      style.lineWidth = width
      #expect(try coverage(of: .stroke(path, style, .identity), width: 4, height: 4).count == 16)
      style.strokeEnd = value
      let transform = AffineTransform(a: value, b: 1, c: 1, d: value, tx: value, ty: 1)
      #expect(try coverage(of: .stroke(path, style, transform), width: 4, height: 4).count == 16)
    }
  }

  @Test func `a line wider than any canvas covers it`() throws {
    var style = StrokeStyle()
    style.lineWidth = 1e9
    let line = Path([.move(Point(x: -1e6, y: 3)), .line(Point(x: 1e6, y: 3))])
    #expect(try coverage(of: .stroke(line, style, .identity), width: 5, height: 4).allSatisfy { $0 == 255 })
  }
}
