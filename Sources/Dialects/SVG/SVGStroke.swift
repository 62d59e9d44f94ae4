import Geometry

extension Path {
  /// The initial value of `stroke-miterlimit` in SVG: the maximum ratio, without unit, of a miter's length to the line
  /// width.
  private static let miterLimit = 4.0

  /// Returns the area that a stroke covers along this path, with miter joins, SVG's default.
  ///
  /// The width of the stroke is in the units of the path.
  func bars(width: Double, cap: StrokeStyle.LineCap) -> Path {
    var style = StrokeStyle()
    style.lineWidth = width
    style.miterLimit = Self.miterLimit
    style.lineCap = cap
    // The tolerance is a fraction of a pixel at any usual size of the drawing.
    let bounds = style.bounds(around: controlBounds)
    return Path(stroked(style, tolerance: max(bounds.width, bounds.height) / 2048))
  }

  /// Returns the area of a straight line with caps, as a path that is clockwise on screen.
  ///
  /// The width of the line is in the units of the points. The path is empty if the width is 0, or if the length is 0
  /// and the caps are `butt`.
  static func bar(from start: Point, to end: Point, width: Double, cap: StrokeStyle.LineCap) -> Path {
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
    Path.arc(
      from: start, to: end, radii: Size(width: diameter / 2, height: diameter / 2), rotation: 0, isLarge: false,
      sweeps: true)
  }
}
