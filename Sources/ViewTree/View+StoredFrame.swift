package import Geometry

extension View {
  /// The frame stored in the file, in the parent's coordinates and the document's units; nil if layout computes the
  /// frame.
  package var storedFrame: Rect? {
    guard case .frame(let frame) = layout else { return nil }
    return frame
  }

  /// Returns the view with its stored frame moved by `vector`, in points; a view without a stored frame is returned
  /// unchanged.
  package func offset(by vector: Point) -> View {
    guard let storedFrame else { return self }
    var view = self
    view.layout = .frame(storedFrame.offset(by: vector))
    return view
  }

  /// Returns the view and its descendants mirrored for the other writing direction, with frames and outlines.
  ///
  /// A view without a stored frame is returned unchanged.
  ///
  /// - Parameter width: the width of the parent, in points.
  package func mirrored(inWidth width: Double) -> View {
    guard let frame = storedFrame else { return self }
    var view = self
    view.layout = .frame(
      Rect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height))
    let radius = appearance.cornerRadius
    view.appearance.cornerRadius = CornerRadius(
      topLeft: radius.topRight, topRight: radius.topLeft, bottomRight: radius.bottomLeft,
      bottomLeft: radius.bottomRight)
    view.appearance.path = appearance.path?.applying(
      AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0))
    view.children = children.map { $0.mirrored(inWidth: frame.width) }
    return view
  }
}

extension Sequence where Element == Rect {
  /// The smallest rectangle that contains all rectangles of the sequence; nil for an empty sequence.
  package var unioned: Rect? {
    reduce(nil) { union, rect in union?.union(rect) ?? rect }
  }
}

extension [View] {
  /// Makes the stored frames relative to their bounding rectangle, and returns that rectangle in the coordinates used
  /// before.
  ///
  /// The result is nil, without a change, if no view has a stored frame.
  package mutating func moveIntoHull() -> Rect? {
    guard let hull = compactMap(\.storedFrame).unioned else { return nil }
    self = map { $0.offset(by: hull.origin * -1) }
    return hull
  }
}
