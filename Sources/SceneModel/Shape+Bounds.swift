package import Geometry
package import LayerTree

extension Shape {
  /// The smallest rectangle around the shape, control points included.
  package var bounds: Rect {
    switch self {
    case .roundedRect(let rounded): rounded.rect
    case .path(let path, _): path.controlBounds
    case .stroke(let path, _, let transform): path.applying(transform).controlBounds
    }
  }
}
