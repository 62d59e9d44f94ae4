package import Geometry

extension Shape {
  /// The work of writing the shape's own path as text, in steps of about 20 ns; 0 for a rounded rectangle.
  package var writingSteps: Int {
    switch self {
    case .roundedRect: 0
    case .path(let path, _), .stroke(let path, _, _): path.writingSteps
    }
  }

  /// The outline of the shape as a path to fill, in points; nil for a rounded rectangle.
  ///
  /// The outline of a stroke is exact to 1/64 point.
  ///
  /// - Parameter counting: a function that counts the work of making and of writing the outline, and returns false to
  ///   stop; the outline is empty then.
  package func filledPath(counting: Path.PathWork) -> (path: Path, rule: FillRule)? {
    let outline: (path: Path, rule: FillRule)
    switch self {
    case .roundedRect: return nil
    case .path(let path, let rule): outline = (path, rule)
    case .stroke(let path, let style, let transform):
      outline = (Path(path.stroked(style, transform, tolerance: 1.0 / 64, counting: counting)), .nonzero)
    }
    return counting(outline.path.writingSteps) ? outline : (Path(), outline.rule)
  }
}

extension Path {
  /// The work of writing the path as text, in steps of about 20 ns.
  package var writingSteps: Int { 16 * elements.count }
}
