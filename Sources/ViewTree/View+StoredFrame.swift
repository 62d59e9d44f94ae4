package import Geometry

extension View {
  /// The frame stored in the file, in points of the parent; nil if layout computes the frame.
  ///
  /// While a dump is read, the frame is in units of the dump.
  package var storedFrame: Rect? {
    guard case .frame(let frame) = layout else { return nil }
    return frame
  }

  /// The view with its stored frame moved by a vector in the frame's unit; unchanged if it has no stored frame.
  package func offset(by vector: Point) -> View {
    guard let storedFrame else { return self }
    var view = self
    view.layout = .frame(storedFrame.offset(by: vector))
    return view
  }

  /// Divides the stored frames of the view and its descendants, which convert them to points.
  ///
  /// - Parameter unitsPerPoint: the number of units of the frames per point, above 0.
  package mutating func divideFrames(by unitsPerPoint: Double) {
    if let frame = storedFrame {
      layout = .frame(
        Rect(
          x: frame.minX / unitsPerPoint, y: frame.minY / unitsPerPoint, width: frame.width / unitsPerPoint,
          height: frame.height / unitsPerPoint))
    }
    for index in children.indices { children[index].divideFrames(by: unitsPerPoint) }
  }

  /// The view and its descendants mirrored horizontally in the parent, including frames, corners and outlines.
  ///
  /// A view without a stored frame is unchanged.
  ///
  /// - Parameter width: the width of the parent, in the unit of the frames.
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

extension [View] {
  /// Makes the stored frames relative to the origin of their bounding box, and returns that box in the parent's
  /// coordinates.
  ///
  /// Lengths are in the unit of the frames. Returns nil and changes nothing if no view has a stored frame.
  package mutating func moveIntoHull() -> Rect? {
    guard let hull = compactMap(\.storedFrame).unioned else { return nil }
    self = map { $0.offset(by: hull.origin * -1) }
    return hull
  }
}
