import Geometry

extension DisplayItem {
  /// The picture of the item in perspective, in points of the canvas; nil if nothing of it is before the viewer.
  ///
  /// Outlines are exact to 1/100 point. The axis of a gradient and the blur of a shadow are those of the affine
  /// transform at their middle.
  func applying(_ projection: Projection) -> DisplayItem? {
    switch self {
    case .fill(let shape, .color(let color)): return shape.applying(projection).map { .fill($0, .color(color)) }
    case .fill(let shape, .linearGradient(var gradient)):
      (gradient.start, gradient.end) = (projection.apply(gradient.start), projection.apply(gradient.end))
      return shape.applying(projection).map { .fill($0, .linearGradient(gradient)) }
    case .overlay(let color, let holes): return .overlay(color, holes: holes.compactMap { $0.applying(projection) })
    case .group(var group):
      let clips = group.clips.compactMap { $0.applying(projection) }
      guard clips.count == group.clips.count else { return nil }
      if let shadow = group.shadow, let bounds {
        let middle = Point(x: bounds.midX, y: bounds.midY)
        group.shadow = shadow.applying(projection.linearized(at: middle))
      }
      group.items = group.items.compactMap { $0.applying(projection) }
      group.clips = clips
      group.mask = group.mask?.compactMap { $0.applying(projection) }
      return group.items.isEmpty || group.mask?.isEmpty == true ? nil : .group(group)
    }
  }

  /// A rectangle that contains the fills of the item, in its own points; nil for none.
  private var bounds: Rect? {
    switch self {
    case .fill(let shape, _): shape.controlBounds
    case .overlay: nil
    case .group(let group): group.items.compactMap(\.bounds).unioned
    }
  }
}

extension DisplayShadow {
  /// The shadow of the same items after a transform.
  fileprivate func applying(_ transform: AffineTransform) -> DisplayShadow {
    DisplayShadow(
      color: color,
      deviation: Size(
        width: (square(transform.a * deviation.width) + square(transform.c * deviation.height)).squareRoot(),
        height: (square(transform.b * deviation.width) + square(transform.d * deviation.height)).squareRoot()),
      offset: transform.apply(offset) - transform.apply(.zero))
  }

  private func square(_ number: Double) -> Double { number * number }
}

extension Shape {
  /// The distance of the lines that replace a curve from the curve, in points of the canvas.
  private static let tolerance = 0.01

  fileprivate var controlBounds: Rect {
    switch self {
    case .roundedRect(let rounded): rounded.rect
    case .path(let path, _): path.controlBounds
    case .stroke(let path, _, let transform): path.applying(transform).controlBounds
    }
  }

  /// The picture of the shape in perspective, as a path of lines; nil if it has no area before the viewer.
  fileprivate func applying(_ projection: Projection) -> Shape? {
    let tolerance = Self.tolerance / max(1, projection.largestScale(in: controlBounds))
    let flat: FlatPath
    var fillRule = FillRule.nonzero
    switch self {
    case .roundedRect(let rounded): flat = rounded.outline.flattened(tolerance: tolerance)
    case .path(let path, let rule): (flat, fillRule) = (path.flattened(tolerance: tolerance), rule)
    case .stroke(let path, let style, let transform):
      flat = path.stroked(style, transform, tolerance: tolerance)
    }
    let picture = projection.apply(flat)
    return picture.contours.isEmpty ? nil : Shape.path(Path(picture), fillRule).applying(.identity)
  }
}
