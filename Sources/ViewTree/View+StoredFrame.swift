package import Geometry

extension View {
  /// The frame that the file stores, or nil when the layout computes one.
  package var storedFrame: Rect? {
    guard case .frame(let frame) = layout else { return nil }
    return frame
  }

  /// The view moved in its parent.
  package func offset(by vector: Point) -> View {
    guard let storedFrame else { return self }
    var view = self
    view.layout = .frame(storedFrame.offset(by: vector))
    return view
  }

  /// The view and all below, stored frames and outlines, as they stand when the writing runs the other way.
  ///
  /// - Parameter width: the width of the parent.
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
  /// The smallest rectangle around all of them; nil for none.
  package var unioned: Rect? {
    reduce(nil) { union, rect in union?.union(rect) ?? rect }
  }
}

extension [View] {
  /// The smallest rectangle around the views, which are moved into it; nil when there are none.
  package mutating func moveIntoHull() -> Rect? {
    guard let hull = compactMap(\.storedFrame).unioned else { return nil }
    self = map { $0.offset(by: hull.origin * -1) }
    return hull
  }
}
