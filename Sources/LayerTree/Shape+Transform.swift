import Geometry

/// The maximum absolute value of a coordinate in points; shapes that exceed it are omitted.
private let farthest = 1e9

extension AffineTransform {
  /// True if a shape mapped by this transform can have an area on the canvas.
  ///
  /// The transform must have an inverse and no coefficient above 10⁹.
  var isDrawable: Bool {
    let determinant = determinant
    return determinant.isFinite && determinant != 0
      && [a, b, c, d, tx, ty].allSatisfy { abs($0) <= farthest }
  }

  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The effect of the transform on axis-parallel rectangles; nil if their sides do not stay parallel to the axes.
  ///
  /// `isTurned` is true if the sides exchange their directions, `isUniform` if both are scaled equally.
  fileprivate var sides: (isTurned: Bool, isUniform: Bool)? {
    let tiny = 1e-12 * max(abs(a), abs(b), abs(c), abs(d))
    if abs(b) <= tiny, abs(c) <= tiny { return (false, abs(abs(a) - abs(d)) <= tiny) }
    if abs(a) <= tiny, abs(d) <= tiny { return (true, abs(abs(b) - abs(c)) <= tiny) }
    return nil
  }

  /// The factor, without unit, by which the transform scales all lengths; nil if they differ.
  ///
  /// Differences within rounding errors are ignored.
  fileprivate var uniformScale: Double? {
    let square = a * a + b * b
    let tiny = 1e-12 * square
    guard abs(c * c + d * d - square) <= tiny, abs(a * c + b * d) <= tiny else { return nil }
    return square.squareRoot()
  }
}

extension Shape {
  /// The shape mapped by a transform to points of the canvas; nil if it has no area or exceeds ±10⁹ points.
  ///
  /// A rounded rectangle remains one if that is exact: if its sides stay parallel to the axes and its corners circular,
  /// or if it is a circle that is scaled uniformly. Otherwise it becomes a path.
  func applying(_ transform: AffineTransform) -> Shape? {
    switch self {
    case .roundedRect(let rounded):
      return rounded.applying(transform)
    case .path(let path, let rule):
      let mapped = transform == .identity ? path : path.applying(transform)
      return mapped.controlBounds.isDrawable ? .path(mapped, rule) : nil
    case .stroke(let path, let style, let own):
      let whole = own.concatenating(transform)
      guard whole.isDrawable, path.applying(whole).controlBounds.isDrawable else { return nil }
      return .stroke(path, style, whole)
    }
  }

  /// True if the shape is known to be inside `other`, in the same coordinates; their outlines may touch.
  ///
  /// The result may be false for a shape that is inside: a shape other than a rectangle without rounded corners
  /// contains only shapes equal to itself.
  func isInside(_ other: Shape) -> Bool {
    if self == other { return true }
    guard case .roundedRect(let outer) = other, outer.radii == .zero else { return false }
    switch self {
    case .roundedRect(let inner): return outer.rect.contains(inner.rect)
    case .path(let path, _): return outer.rect.contains(path.controlBounds)
    case .stroke: return false
    }
  }
}

extension Rect {
  fileprivate var isDrawable: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) <= farthest }
  }
}

extension RoundedRect {
  fileprivate func applying(_ transform: AffineTransform) -> Shape? {
    if transform.isTranslation {
      let moved = offset(by: Point(x: transform.tx, y: transform.ty))
      return moved.rect.isDrawable ? .roundedRect(moved) : nil
    }
    let corner = transform.apply(rect.origin)
    let opposite = transform.apply(Point(x: rect.maxX, y: rect.maxY))
    if let sides = transform.sides, sides.isUniform || radii == .zero {
      let mapped = Rect(
        minX: min(corner.x, opposite.x), minY: min(corner.y, opposite.y),
        maxX: max(corner.x, opposite.x), maxY: max(corner.y, opposite.y))
      let factor = max(abs(transform.a), abs(transform.b))
      let result = RoundedRect(mapped, radii: radii.mapped(by: transform, isTurned: sides.isTurned) * factor)
      return mapped.isDrawable ? .roundedRect(result) : nil
    }
    if let radius = circleRadius, let scale = transform.uniformScale {
      let center = transform.apply(Point(x: rect.midX, y: rect.midY))
      let box = Rect(
        x: center.x - radius * scale, y: center.y - radius * scale,
        width: 2 * radius * scale, height: 2 * radius * scale)
      return box.isDrawable ? .roundedRect(RoundedRect(box, radii: CornerRadii(radius * scale))) : nil
    }
    return Shape.path(outline, .nonzero).applying(transform)
  }

  /// The radius, in the unit of the rectangle, of a rounded rectangle that is a circle; nil for all others.
  private var circleRadius: Double? {
    let radius = rect.width / 2
    return rect.width == rect.height && radii == CornerRadii(radius) ? radius : nil
  }
}

extension CornerRadii {
  /// The radii at the corners to which a transform by quarter turns and reflections moves them; they are not scaled.
  ///
  /// - Parameter isTurned: true if the transform exchanges the directions of the sides.
  fileprivate func mapped(by transform: AffineTransform, isTurned: Bool) -> CornerRadii {
    var radii = self
    if isTurned {
      // A reflection at the diagonal exchanges x and y.
      radii = CornerRadii(
        topLeft: topLeft, topRight: bottomLeft, bottomRight: bottomRight, bottomLeft: topRight)
    }
    let isMirroredX = (isTurned ? transform.c : transform.a) < 0
    let isMirroredY = (isTurned ? transform.b : transform.d) < 0
    if isMirroredX { radii = radii.mirrored }
    if isMirroredY {
      radii = CornerRadii(
        topLeft: radii.bottomLeft, topRight: radii.bottomRight, bottomRight: radii.topRight,
        bottomLeft: radii.topLeft)
    }
    return radii
  }
}
