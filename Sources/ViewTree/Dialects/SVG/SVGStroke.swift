import Geometry

extension Path {
  /// The area that a line of `width` along the path covers: a bar for each straight piece, curves in eight.
  ///
  /// Enough for a placeholder: joins are those of the bars, and all bars run the same way round, so that they unite.
  func bars(width: Double, cap: SVGStyle.LineCap) -> Path {
    var bars = Path()
    var current = Point.zero
    var start = Point.zero
    func draw(to end: Point) {
      bars.elements += Path.bar(from: current, to: end, width: width, cap: cap).elements
      current = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        current = point
        start = point
      case .line(let end): draw(to: end)
      case .quadratic(let control, let end):
        let begin = current
        for t in Path.eighths {
          draw(to: begin * ((1 - t) * (1 - t)) + control * (2 * (1 - t) * t) + end * (t * t))
        }
      case .cubic(let control1, let control2, let end):
        let begin = current
        for t in Path.eighths {
          let s = 1 - t
          draw(to: begin * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t))
        }
      case .close: draw(to: start)
      }
    }
    return bars
  }

  private static let eighths = (1...8).map { Double($0) / 8 }

  /// A straight bar, clockwise on screen; nothing for a line without length, unless its caps show.
  static func bar(from start: Point, to end: Point, width: Double, cap: SVGStyle.LineCap) -> Path {
    let along = end - start
    let length = along.dot(along).squareRoot()
    guard width > 0, length > 0 || cap != .butt else { return Path() }
    let direction = length > 0 ? along * (1 / length) : Point(x: 1, y: 0)
    let half = direction * (width / 2)
    let normal = Point(x: half.y, y: -half.x)
    let reach = cap == .square ? half : .zero
    let (a, b) = (start - reach, end + reach)
    var path = Path([.move(a + normal), .line(b + normal)])
    if cap == .round {
      path.elements += semicircle(from: b + normal, to: b - normal, diameter: width)
      path.elements.append(.line(a - normal))
      path.elements += semicircle(from: a - normal, to: a + normal, diameter: width)
    } else {
      path.elements += [.line(b - normal), .line(a - normal)]
    }
    path.elements.append(.close)
    return path
  }

  private static func semicircle(from start: Point, to end: Point, diameter: Double) -> [Element] {
    EllipticalArc(
      start: start, end: end, radii: Size(width: diameter / 2, height: diameter / 2), rotation: 0, isLarge: false,
      sweeps: true
    ).elements
  }
}
