import Geometry
import ViewTree

/// The outline of an SVG shape, in user units or on the canvas.
///
/// It is a rectangle with corners if possible, so that its bone is exact, otherwise a path.
enum SVGOutline {
  /// A rectangle with elliptical corners, in the unit of the outline, whose radii along x and y are at most half of its
  /// width and height.
  case roundedRect(Rect, radii: Size)
  case path(Path)

  static func ellipse(center: Point, radii: Size) -> SVGOutline {
    .roundedRect(
      Rect(x: center.x - radii.width, y: center.y - radii.height, width: 2 * radii.width, height: 2 * radii.height),
      radii: radii)
  }

  /// Returns the outline after a transform, such as one from user units to points of the canvas.
  func applying(_ transform: AffineTransform) -> SVGOutline {
    switch self {
    case .path(let path): return .path(path.applying(transform))
    case .roundedRect(let rect, let radii):
      guard transform.keepsAxes else { return .path(Self.path(around: rect, radii: radii).applying(transform)) }
      let corner = transform.apply(rect.origin)
      let opposite = transform.apply(Point(x: rect.maxX, y: rect.maxY))
      // The size is transformed, not the difference of the corners, which would lose digits.
      let extent = transform.extent(of: rect.size)
      return .roundedRect(
        Rect(
          x: min(corner.x, opposite.x), y: min(corner.y, opposite.y), width: extent.width, height: extent.height),
        radii: transform.extent(of: radii))
    }
  }

  /// True for a rectangle without rounded corners, parallel to the axes.
  var isRectangle: Bool {
    if case .roundedRect(_, .zero) = self { true } else { false }
  }

  /// The smallest rectangle around the outline; nil for an empty path.
  var bounds: Rect? {
    switch self {
    case .path(let path): path.outlineBounds
    case .roundedRect(let rect, _): rect
    }
  }

  /// The outline as a path.
  var path: Path {
    switch self {
    case .path(let path): path
    case .roundedRect(let rect, let radii): Self.path(around: rect, radii: radii)
    }
  }

  /// The frame, the corner radius and the path of a view with this outline, in the unit of the outline; nil for an
  /// empty path.
  ///
  /// The path is in the view's coordinates, and nil for a rectangle with circular corners.
  var placed: (frame: Rect, cornerRadius: CornerRadius, path: Path?)? {
    switch self {
    case .path(let path):
      guard let bounds = path.outlineBounds else { return nil }
      return (bounds, .zero, path.applying(.translation(x: -bounds.minX, y: -bounds.minY)))
    case .roundedRect(let rect, let radii):
      guard abs(radii.width - radii.height) < 1e-9 * max(1, radii.width) else {
        return SVGOutline.path(Self.path(around: rect, radii: radii)).placed
      }
      let isCircle = rect.width == rect.height && radii.width * 2 == rect.width
      return (rect, isCircle ? .circle : CornerRadius(.points(radii.width)), nil)
    }
  }

  /// Returns the path of a rounded rectangle, in the unit of the rectangle, clockwise on screen from the right end of
  /// the top left corner.
  ///
  /// SVG 1.1, section 9.2.
  private static func path(around rect: Rect, radii: Size) -> Path {
    var path = Path()
    func corner(to end: Point, from start: Point) -> [Path.Element] {
      Path.arc(from: start, to: end, radii: radii, rotation: 0, isLarge: false, sweeps: true)
    }
    let (rx, ry) = (radii.width, radii.height)
    let top = (Point(x: rect.minX + rx, y: rect.minY), Point(x: rect.maxX - rx, y: rect.minY))
    let right = (Point(x: rect.maxX, y: rect.minY + ry), Point(x: rect.maxX, y: rect.maxY - ry))
    let bottom = (Point(x: rect.maxX - rx, y: rect.maxY), Point(x: rect.minX + rx, y: rect.maxY))
    let left = (Point(x: rect.minX, y: rect.maxY - ry), Point(x: rect.minX, y: rect.minY + ry))
    path.elements.append(.move(top.0))
    for (side, next) in [(top, right), (right, bottom), (bottom, left), (left, top)] {
      if side.0 != side.1 { path.elements.append(.line(side.1)) }
      if side.1 != next.0 { path.elements += corner(to: next.0, from: side.1) }
    }
    path.elements.append(.close)
    return path
  }
}

extension AffineTransform {
  /// True if rectangles parallel to the axes stay parallel to them: no skew, and rotations by quarter turns only.
  fileprivate var keepsAxes: Bool { isScaleAndTranslation || (a == 0 && d == 0) }

  /// Returns the width and height, in the unit of the result, that a rectangle has after this transform, which must be
  /// one that ``keepsAxes``.
  fileprivate func extent(of size: Size) -> Size {
    isScaleAndTranslation
      ? Size(width: size.width * abs(a), height: size.height * abs(d))
      : Size(width: size.height * abs(c), height: size.width * abs(b))
  }
}
