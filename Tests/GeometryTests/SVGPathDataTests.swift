import Geometry
import Testing

@Suite struct SVGPathDataTests {
  @Test(arguments: [
    ("M 1 2 L 3 4", "M1,2 L3,4"),
    ("m1,2 3,4 5 6", "M1,2 L4,6 L9,12"),
    ("M1 2 3 4", "M1,2 L3,4"),
    ("M1-2.5.5.25l+1e1-1E0", "M1,-2.5 L0.5,0.25 L10.5,-0.75"),
    ("M0 0H5h-2V7v1", "M0,0 L5,0 L3,0 L3,7 L3,8"),
    ("M0 0C1 2 3 4 5 6s1 1 2 2", "M0,0 C1,2 3,4 5,6 C7,8 6,7 7,8"),
    ("M0 0S1 2 3 4", "M0,0 C0,0 1,2 3,4"),
    ("M0 0Q1 2 3 4t2 2T9 9", "M0,0 Q1,2 3,4 Q5,6 5,6 Q5,6 9,9"),
    ("M0 0T4 4", "M0,0 Q0,0 4,4"),
    ("M1 1h2zl1 1", "M1,1 L3,1 Z M1,1 L2,2"),
    ("M1 1h2zm1 1h1", "M1,1 L3,1 Z M2,2 L3,2"),
    (" \n", ""),
    ("M0 0A0 5 0 0 1 4 4", "M0,0 L4,4"),
    ("M2 2A5 5 0 0 1 2 2", "M2,2"),
  ])
  func `draws`(data: String, expected: String) throws {
    #expect(text(try Path(svgPathData: data)) == expected)
  }

  @Test(arguments: [
    ("L1 1", SVGPathDataError.expectedMoveTo(position: 0), ""),
    ("M1 1 L2", .expectedNumber(position: 7), "M1,1"),
    ("M1-2.5.5l1 1", .expectedNumber(position: 8), "M1,-2.5"),
    ("M1 1 L2 2 #", .expectedNumber(position: 10), "M1,1 L2,2"),
    ("M1 1 L2 2 b", .expectedCommand(position: 10), "M1,1 L2,2"),
    ("M1 1 L2 2, M3 3", .expectedNumber(position: 11), "M1,1 L2,2"),
    ("M1 1 Z 3", .expectedCommand(position: 7), "M1,1 Z"),
    ("M1 1 A1 1 0 2 0 3 3", .expectedFlag(position: 12), "M1,1"),
    ("M1 1 L1e8 0", .tooLarge(position: 6), "M1,1"),
    ("M1 1 L1e999 0", .tooLarge(position: 6), "M1,1"),
  ])
  func `draws up to the first error`(data: String, error: SVGPathDataError, drawn: String) {
    let result = Path.drawn(bySVGPathData: data)
    #expect(result.error == error)
    #expect(text(result.path) == drawn)
    #expect(throws: error) { try Path(svgPathData: data) }
  }

  @Test func `sums of relative moves stay within bounds`() {
    let steps = String(repeating: "l1e7 0", count: 200)
    let result = Path.drawn(bySVGPathData: "M0 0" + steps)
    #expect(result.error?.reason == "the coordinates leave ±1000000000")
    #expect(result.path.elements.count == 102)
  }

  @Test func `flags of an arc need no separators`() throws {
    let tight = try Path(svgPathData: "M0 0a5 5 0 0110 0")
    #expect(try tight == Path(svgPathData: "M0 0 a 5 5 0 0 1 10 0"))
  }

  /// F.6: for the four combinations of flags, points of the arc lie on the ellipse, on the requested side.
  @Test(arguments: [false, true], [false, true])
  func `an arc runs along its ellipse`(isLarge: Bool, sweeps: Bool) throws {
    // Two circles of radius 5 pass through both points.
    let data = "M0 5 A5 5 0 \(isLarge ? 1 : 0) \(sweeps ? 1 : 0) 3 4"
    let path = try Path(svgPathData: data)
    let center = isLarge == sweeps ? Point(x: 0, y: 0) : Point(x: 3, y: 9)
    var current = Point(x: 0, y: 5)
    var turned = 0.0
    for case .cubic(let control1, let control2, let end) in path.elements {
      let middle = (current + control1 * 3 + control2 * 3 + end) * 0.125
      for point in [middle, end] {
        let radius = (point - center).dot(point - center).squareRoot()
        #expect(abs(radius - 5) < 0.002)
      }
      let from = current - center
      let to = end - center
      turned += arcTangent(y: from.x * to.y - from.y * to.x, x: from.dot(to))
      current = end
    }
    #expect(current == Point(x: 3, y: 4))
    #expect((turned > 0) == sweeps)
    #expect((abs(turned) > .pi) == isLarge)
  }

  @Test(arguments: [1, 9, 9.99])
  func `radii that are too small grow`(_ radius: Double) throws {
    let path = try Path(svgPathData: "M0 0 A\(radius) \(radius) 0 0 1 20 0")
    #expect(path.outlineBounds.map(rounded) == Rect(x: 0, y: -10, width: 20, height: 10))
  }

  @Test func `a turned ellipse is turned`() throws {
    let path = try Path(svgPathData: "M-10 0 A20 10 90 0 1 10 0 A20 10 90 0 1 -10 0")
    #expect(path.outlineBounds.map(rounded) == Rect(x: -10, y: -20, width: 20, height: 40))
  }

  @Test(arguments: [
    ("M0 0C0 40 30 40 30 0", Rect(x: 0, y: 0, width: 30, height: 30)),
    ("M0 0Q10 20 20 0", Rect(x: 0, y: 0, width: 20, height: 10)),
    ("M5 5M10 10L20 5", Rect(x: 10, y: 5, width: 10, height: 5)),
    ("M1 1h4v4zL0 9", Rect(x: 0, y: 1, width: 5, height: 8)),
  ])
  func `bounds touch the outline, not the control points`(data: String, bounds: Rect) throws {
    #expect(try Path(svgPathData: data).outlineBounds.map(rounded) == bounds)
  }

  @Test func `an empty path has no bounds`() throws {
    #expect(try Path(svgPathData: "M3 3 M4 4").outlineBounds == nil)
  }
}

private func rounded(_ rect: Rect) -> Rect {
  func round(_ value: Double) -> Double { (value * 100).rounded() / 100 + 0 }
  return Rect(x: round(rect.minX), y: round(rect.minY), width: round(rect.width), height: round(rect.height))
}

private func text(_ path: Path) -> String {
  func text(_ point: Point) -> String { "\(short(point.x)),\(short(point.y))" }
  func short(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
  return path.elements.map { element in
    switch element {
    case .move(let point): "M" + text(point)
    case .line(let point): "L" + text(point)
    case .quadratic(let control, let end): "Q\(text(control)) \(text(end))"
    case .cubic(let control1, let control2, let end): "C\(text(control1)) \(text(control2)) \(text(end))"
    case .close: "Z"
    }
  }.joined(separator: " ")
}
