package import Geometry

extension Shape {
  /// A rectangle in points that contains the shape.
  ///
  /// It includes control points and the longest possible joins of a stroke, so it may be larger than the outline.
  package var bounds: Rect {
    switch self {
    case .roundedRect(let rounded): rounded.rect
    case .path(let path, _): path.controlBounds
    case .stroke(let path, let style, let transform): style.bounds(around: path.controlBounds).applying(transform)
    }
  }
}

extension Rect {
  /// The smallest axis-parallel rectangle that contains the four corners of this rectangle mapped by a transform.
  ///
  /// It is in the coordinates to which the transform maps.
  fileprivate func applying(_ transform: AffineTransform) -> Rect {
    let corners = corners.map(transform.apply)
    return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) { $0.union(Rect(origin: $1, size: .zero)) }
  }
}
