package import Geometry

extension View {
  /// The frame stored in the file, in points of the parent; nil if layout computes the frame.
  ///
  /// While a dump is read, the frame is in units of the dump.
  package var storedFrame: Rect? {
    guard case .frame(let frame) = layout else { return nil }
    return frame
  }

  /// The stored frame of a visible view with an area; nil for another view.
  package var shownFrame: Rect? {
    guard !isHidden, let storedFrame, !storedFrame.isEmpty else { return nil }
    return storedFrame
  }

  /// The view with its stored frame moved by a vector in the frame's unit; unchanged if it has no stored frame.
  package func offset(by vector: Point) -> View {
    guard let storedFrame else { return self }
    var view = self
    view.layout = .frame(storedFrame.offset(by: vector))
    return view
  }

  /// Converts the stored frames of the view and its descendants to points, by ``Geometry/Rect/inPoints(unitsPerPoint:)``
  /// of their frames on the screen.
  ///
  /// - Parameters:
  ///   - unitsPerPoint: the number of units of the frames per point, above 0.
  ///   - parent: the frame of the parent on the screen, in units.
  package mutating func convertFrames(unitsPerPoint: Double, in parent: Rect = .zero) {
    var own = parent
    if let frame = storedFrame {
      own = frame.offset(by: parent.origin)
      let origin = parent.inPoints(unitsPerPoint: unitsPerPoint).origin
      layout = .frame(own.inPoints(unitsPerPoint: unitsPerPoint).offset(by: origin * -1))
    }
    for index in children.indices { children[index].convertFrames(unitsPerPoint: unitsPerPoint, in: own) }
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

  /// True if one of the views shows the given words: the text itself inside of a link that is higher.
  ///
  /// - Parameter depth: the number of levels of views that are examined.
  package func show(_ words: String, depth: Int) -> Bool {
    depth > 0
      && contains { view in
        guard view.shownFrame != nil else { return false }
        return view.kind == .text && view.text?.content == words || view.children.show(words, depth: depth - 1)
      }
  }

  /// The frames and kinds of visible texts, pictures and controls, in the coordinates of the view at `origin`.
  package func contents(from origin: Point) -> [(frame: Rect, kind: ViewKind)] {
    flatMap { view -> [(frame: Rect, kind: ViewKind)] in
      guard let frame = view.shownFrame?.offset(by: origin) else { return [] }
      switch view.kind {
      case .text, .image, .media, .control: return [(frame, view.kind)]
      default: return view.children.contents(from: frame.origin)
      }
    }
  }
}

extension Rect {
  /// The rectangle, which is in units of a document, in points.
  ///
  /// Edges that are equal in units stay equal: each edge is rounded to a multiple of 2⁻³⁴ points, so that sums and
  /// differences of coordinates below 2¹⁹ points are exact. Sizes that are equal may differ by one such step.
  ///
  /// - Parameter unitsPerPoint: the number of units per point, above 0.
  package func inPoints(unitsPerPoint: Double) -> Rect {
    if unitsPerPoint == 1 { return self }
    func points(_ units: Double) -> Double { (units / unitsPerPoint * 0x1p34).rounded() * 0x1p-34 }
    return Rect(minX: points(minX), minY: points(minY), maxX: points(maxX), maxY: points(maxY))
  }
}
