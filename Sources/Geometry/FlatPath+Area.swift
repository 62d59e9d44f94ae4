extension FlatPath {
  /// Returns the area of the part of the filled path inside the rectangle `box`, in the square of the path's unit.
  ///
  /// It is exact if contours neither cross nor contain each other inside `box`; otherwise it is an estimate between 0
  /// and the area of `box`.
  package func area(in box: Rect, rule: FillRule) -> Double {
    guard !box.isEmpty else { return 0 }
    let signed = contours.reduce(0.0) { $0 + signedArea(of: clipped($1, to: box)) }
    let full = box.size.area
    let windings = abs(signed) / full
    switch rule {
    case .nonzero: return min(windings, 1) * full
    case .evenOdd:
      let rest = windings.truncatingRemainder(dividingBy: 2)
      return min(rest, 2 - rest) * full
    }
  }

  /// Returns the area of a polygon by the shoelace formula, in the square of its unit.
  ///
  /// Positive if the points run clockwise on screen, negative if they run anticlockwise.
  private func signedArea(of contour: [Point]) -> Double {
    guard let origin = contour.first, var previous = contour.last else { return 0 }
    previous = previous - origin
    var doubled = 0.0
    for point in contour {
      let next = point - origin
      doubled += previous.x * next.y - next.x * previous.y
      previous = next
    }
    return doubled / 2
  }

  /// Returns the part of a polygon inside the rectangle `box`, by the Sutherland-Hodgman algorithm.
  ///
  /// It is in the coordinates of the polygon, and empty if the polygon is outside of the rectangle.
  private func clipped(_ contour: [Point], to box: Rect) -> [Point] {
    var result = contour
    for axis in Axis.allCases {
      result = kept(of: result, along: axis, beyond: box.origin[axis], sign: 1)
      result = kept(of: result, along: axis, beyond: box.origin[axis] + box.size[axis], sign: -1)
    }
    return result
  }

  /// Returns the part of a polygon on one side of a line that is perpendicular to `axis`.
  ///
  /// - Parameters:
  ///   - limit: the coordinate of the line along `axis`, in the unit of the polygon.
  ///   - sign: 1 for the part with greater or equal coordinates, −1 for that with smaller or equal ones.
  private func kept(of contour: [Point], along axis: Axis, beyond limit: Double, sign: Double) -> [Point] {
    guard var previous = contour.last else { return [] }
    var result: [Point] = []
    result.reserveCapacity(contour.count + 4)
    var previousDepth = (previous[axis] - limit) * sign
    for point in contour {
      let depth = (point[axis] - limit) * sign
      if (depth < 0) != (previousDepth < 0) {
        var crossing = previous + (point - previous) * (previousDepth / (previousDepth - depth))
        crossing[axis] = limit
        result.append(crossing)
      }
      if depth >= 0 { result.append(point) }
      previous = point
      previousDepth = depth
    }
    return result
  }
}
