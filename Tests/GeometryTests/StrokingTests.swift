import Testing

@testable import Geometry

@Suite struct StrokingTests {
  private let line = Path([.move(Point(x: 1, y: 2)), .line(Point(x: 4, y: 6))])
  private let everywhere = Rect(x: -1e3, y: -1e3, width: 2e3, height: 2e3)

  private func style(_ width: Double, _ cap: StrokeStyle.LineCap = .butt) -> StrokeStyle {
    var style = StrokeStyle()
    style.lineWidth = width
    style.lineCap = cap
    return style
  }

  @Test(arguments: [
    (StrokeStyle.LineCap.butt, 10.0), (.square, 10 + 4), (.round, 10 + Double.pi),
  ])
  func `a line covers its length times its width, and its caps`(cap: StrokeStyle.LineCap, area: Double) {
    let outline = line.stroked(style(2, cap), tolerance: 1e-6)
    #expect(abs(outline.area(in: everywhere, rule: .nonzero) - area) < 1e-4)
  }

  @Test func `the width is transformed with the line`() {
    let transform = AffineTransform(a: 0, b: 3, c: -0.5, d: 0, tx: 7, ty: 9)
    let outline = line.stroked(style(2, .round), transform, tolerance: 1e-6)
    #expect(abs(outline.area(in: everywhere, rule: .nonzero) - 1.5 * (10 + .pi)) < 1e-4)
  }

  @Test func `a closed contour has two outlines and no caps`() {
    let k = 4.0 / 3 * 0.41421356237309503
    func quarter(_ x: Double, _ y: Double) -> Path.Element {
      // From (y, −x) to (x, y).
      .cubic(
        control1: Point(x: y + x * k, y: -x + y * k) * 10, control2: Point(x: x + y * k, y: y - x * k) * 10,
        end: Point(x: x, y: y) * 10)
    }
    let circle = Path([.move(Point(x: 10, y: 0)), quarter(0, 1), quarter(-1, 0), quarter(0, -1), quarter(1, 0), .close])
    let outline = circle.stroked(style(4, .square), tolerance: 1e-5)
    #expect(outline.contours.count == 2)
    #expect(abs(outline.area(in: everywhere, rule: .nonzero) - .pi * (144 - 64)) < 0.1)
  }

  @Test func `a coarser tolerance takes fewer points`() {
    let curve = Path([
      .move(.zero), .cubic(control1: Point(x: 9, y: 0), control2: Point(x: 9, y: 9), end: Point(x: 0, y: 9)),
    ])
    let counts = [1e-1, 1e-3, 1e-5].map { curve.stroked(style(3), tolerance: $0).contours[0].count }
    #expect(counts[0] < counts[1] && counts[1] < counts[2])
    #expect(counts[0] < 40 && counts[2] < 4000)
  }

  @Test(arguments: StrokeStyle.LineCap.allCases, StrokeStyle.LineJoin.allCases)
  func `no outline leaves the bounds of its style`(cap: StrokeStyle.LineCap, join: StrokeStyle.LineJoin) {
    let path = Path([
      .move(.zero), .line(Point(x: 9, y: 1)), .line(Point(x: 1, y: 2)), .line(Point(x: 1, y: 2)),
      .quadratic(control: Point(x: 20, y: 20), end: Point(x: 5, y: 5)),
    ])
    var style = style(3, cap)
    style.lineJoin = join
    let bounds = style.bounds(around: path.controlBounds)
    let points = path.stroked(style, tolerance: 1e-3).contours.flatMap { $0 }
    #expect(!points.isEmpty)
    #expect(points.allSatisfy { bounds.contains(Rect(origin: $0, size: .zero), tolerance: 1e-9) })
  }

  @Test(arguments: [0, -1, Double.nan, -.infinity, .infinity])
  func `a line without a stroke width draws nothing`(width: Double) {
    #expect(line.stroked(style(width), tolerance: 0.1).contours.isEmpty)
  }

  @Test(arguments: [
    AffineTransform.scale(x: 0, y: 0), .scale(x: .nan, y: 1), .scale(x: .infinity, y: 1), .scale(x: 1e200, y: 1),
  ])
  func `a map view without a size gives no bone`(transform: AffineTransform) {
    #expect(line.stroked(style(1), transform, tolerance: 0.1).contours.isEmpty)
  }

  /// Every style on every type of element with extreme numbers.
  @Test(arguments: [Double.nan, .infinity, 1e300, 1e75, -1e9, 1e-300, 0], [1e-9, 1, 1e9])
  func `no number stops the program, and work stays bounded`(value: Double, width: Double) {
    let path = Path([
      .line(Point(x: value, y: 1)),
      .cubic(control1: Point(x: value, y: 0), control2: .zero, end: Point(x: 3, y: value)),
      .quadratic(control: Point(x: value, y: value), end: .zero), .close, .close, .line(Point(x: 2, y: value)),
      .move(Point(x: value, y: value)), .line(Point(x: 1, y: 1)), .cubic(control1: .zero, control2: .zero, end: .zero),
    ])
    for (cap, join) in zip(StrokeStyle.LineCap.allCases, StrokeStyle.LineJoin.allCases) {
      var style = style(width, cap)
      style.lineJoin = join
      style.miterLimit = value
      let outline = path.stroked(style, tolerance: 0.1)
      style.strokeStart = value
      let part = path.stroked(style, tolerance: 0.1)
      for contours in [outline.contours, part.contours] {
        #expect(contours.reduce(0) { $0 + $1.count } < 1 << 21)
      }
    }
  }

  @Test
  func `many elements take memory in proportion`() {
    let elements = (0..<20_000).map { index -> Path.Element in
      let x = Double(index % 977)
      return .cubic(control1: Point(x: x, y: 900), control2: Point(x: -x, y: 3), end: Point(x: 9, y: x * 7))
    }
    var style = style(1000, .round)
    style.lineJoin = .round
    let outline = Path([.move(.zero)] + elements).stroked(style, tolerance: 1e-6)
    #expect(outline.contours.reduce(0) { $0 + $1.count } < 20_000 * 400)
  }
}
