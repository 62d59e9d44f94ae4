extension RoundedRect {
  /// Appends the areas of the rounded rectangle, in pixels, within the pixels of a row, one 0…1 for each column.
  ///
  /// The pixel of column x covers x…x + 1 horizontally and `row`…`row` + 1 vertically.
  package func appendAreas(row: Int, columns: Range<Int>, to areas: inout [Double]) {
    for column in columns { areas.append(area(in: Rect(x: Double(column), y: Double(row), width: 1, height: 1))) }
  }

  /// Returns the area of the part of the rounded rectangle inside a rectangle in its coordinates, in square points.
  ///
  /// The area is exact except for floating-point rounding. The areas that two corners remove do not overlap: each is
  /// outside the chord of its quarter circle.
  package func area(in box: Rect) -> Double {
    let left = max(box.minX, rect.minX)
    let top = max(box.minY, rect.minY)
    let right = min(box.maxX, rect.maxX)
    let bottom = min(box.maxY, rect.maxY)
    guard left < right, top < bottom else { return 0 }

    let fromLeft = Extent(near: left - rect.minX, far: right - rect.minX)
    let fromRight = Extent(near: rect.maxX - right, far: rect.maxX - left)
    let fromTop = Extent(near: top - rect.minY, far: bottom - rect.minY)
    let fromBottom = Extent(near: rect.maxY - bottom, far: rect.maxY - top)
    return max(
      0,
      (right - left) * (bottom - top)
        - cutAway(byRadius: radii.topLeft, fromLeft, fromTop)
        - cutAway(byRadius: radii.topRight, fromRight, fromTop)
        - cutAway(byRadius: radii.bottomRight, fromRight, fromBottom)
        - cutAway(byRadius: radii.bottomLeft, fromLeft, fromBottom))
  }
}

/// A corner of rounded rectangles, seen from the two sides that meet in it.
package struct RoundedCorner {
  /// The radius in points.
  package let radius: Double

  package init(radius: Double) {
    self.radius = radius
  }

  /// Returns the distance of the outline from the vertical side, in points, at a distance from the horizontal side.
  package func inset(atDepth depth: Double) -> Double {
    guard depth < radius else { return 0 }
    return radius - max(0, depth * (2 * radius - depth)).squareRoot()
  }

  /// Returns the area, in square points, of the part of a box that the corner removes.
  ///
  /// The box is given by its distances from the two sides, in points.
  package func areaCutAway(horizontal: ClosedRange<Double>, vertical: ClosedRange<Double>) -> Double {
    cutAway(
      byRadius: radius, Extent(near: horizontal.lowerBound, far: horizontal.upperBound),
      Extent(near: vertical.lowerBound, far: vertical.upperBound))
  }
}

/// An interval of distances along one axis, from `near` to `far`, in points.
private struct Extent {
  var near: Double
  var far: Double

  var length: Double { far - near }

  /// Converts distances from a side into distances from the center of the corner's circle, limited to 0…`radius`.
  func seenFromCenter(radius: Double) -> Extent {
    Extent(near: max(0, radius - far), far: min(radius, radius - near))
  }

  func clamp(_ value: Double) -> Double { min(max(value, near), far) }
}

/// Returns the area in square points of the part of a box in the square of a corner but outside of its circle.
///
/// The box is given by its distances from the two sides that meet in the corner, in points.
private func cutAway(byRadius radius: Double, _ horizontal: Extent, _ vertical: Extent) -> Double {
  guard horizontal.near < radius, vertical.near < radius else { return 0 }
  let x = horizontal.seenFromCenter(radius: radius)
  let y = vertical.seenFromCenter(radius: radius)
  return x.length * y.length - quarterDiscArea(radius: radius, x, y)
}

/// Returns the area of the part of a box inside the circle of radius `radius` about the origin, in the square of their
/// unit.
///
/// The box is in the first quadrant: its extents are not negative.
///
///     y.far  ┌────┐ · · ┐
///            │    │ ╲   ·     left of `flat` the box is filled to its top,
///            │    │   ╲ ·     right of `end` it is empty,
///     y.near └────┴────┘┘     between them the arc is the upper edge
///        x.near  flat  end
private func quarterDiscArea(radius: Double, _ x: Extent, _ y: Extent) -> Double {
  let flat = x.clamp(otherLeg(radius, y.far))
  let end = x.clamp(otherLeg(radius, y.near))
  let filled = (flat - x.near) * y.length
  guard flat < end else { return filled }

  let start = otherLeg(radius, flat) - y.near
  let stop = otherLeg(radius, end) - y.near
  let chord = ((end - flat) * (end - flat) + (start - stop) * (start - stop)).squareRoot()
  return filled + (start + stop) / 2 * (end - flat) + circularSegmentArea(radius: radius, chord: chord)
}

/// Returns the length, in the unit of the arguments, of the second leg of a right triangle with the hypotenuse
/// `radius`; 0 if `leg` exceeds it.
private func otherLeg(_ radius: Double, _ leg: Double) -> Double {
  max(0, (radius - leg) * (radius + leg)).squareRoot()
}

/// Returns the area between a chord of a circle and its shorter arc, in the square of the unit of `radius`.
///
/// It is r²·(asin s − s·√(1 − s²)), where s = chord / 2r, at most 1.
private func circularSegmentArea(radius: Double, chord: Double) -> Double {
  let s = min(chord / (2 * radius), 1)
  return radius * radius * (arcSine(s) - s * (1 - s * s).squareRoot())
}
