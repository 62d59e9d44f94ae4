import Geometry
import LayerTree

/// Cuts a gap around each circle that overlaps an earlier bone, such as an avatar over a cover.
///
/// The gap is cut out of the earlier bone.
func ring(_ bones: inout Bones) {
  for index in bones.indices {
    guard case .roundedRect(let circle) = bones.shapes[index], circle.isCircle,
      circle.rect.width >= Ring.leastDiameter
    else { continue }
    for behind in max(0, index - Ring.bonesBefore)..<index where bones.view(at: behind) != bones.view(at: index) {
      guard case .roundedRect(let outline) = bones.shapes[behind], Ring.cuts(circle.rect, into: outline.rect) else {
        continue
      }
      let ring = Ring.polygon(around: circle.rect, width: Ring.width, in: outline.rect)
      bones.outlines[behind] = outline
      bones.shapes[behind] = .path(Path(outline.outline.elements + ring), .nonzero)
    }
  }
}

/// A namespace for the ring-shaped gap between a circle and the bone behind it: its sizes and its shape.
private enum Ring {
  /// The width of the gap in points; most apps draw a border of 2 to 4 points around avatars on covers.
  static let width = 3.0
  /// The minimum diameter in points of a circle with a gap; smaller circles are dots of an indicator.
  static let leastDiameter = 20.0
  /// The number of earlier bones that are examined for each circle; bones before them get no gap.
  ///
  /// It is about the number of bones in a cell or header.
  static let bonesBefore = 16
  /// The number of corners of the polygon that replaces a circle; it deviates by 0.05 % of the radius.
  private static let corners = 96

  /// True if a circle, given by its bounds, is partly inside a rectangle in the same unit, and covers less than half of
  /// it.
  static func cuts(_ circle: Rect, into rect: Rect) -> Bool {
    let common = circle.intersection(rect)
    guard common.width > 0, common.height > 0, !rect.contains(circle) else { return false }
    return common.size.area < rect.size.area / 2
  }

  /// The part of an enlarged circle inside a rectangle, as a closed polygon in points.
  ///
  /// It is counterclockwise, opposite to the outlines of bones, so that every fill rule leaves it empty.
  static func polygon(around circle: Rect, width: Double, in rect: Rect) -> [Path.Element] {
    let radius = circle.width / 2 + width
    var points = (0..<corners).map { corner in
      let angle = 2 * Double.pi * Double(corner) / Double(corners)
      return Point(x: circle.midX + radius * cosine(angle), y: circle.midY + radius * sine(angle))
    }
    points = cut(points) { $0.x - rect.minX }
    points = cut(points) { rect.maxX - $0.x }
    points = cut(points) { $0.y - rect.minY }
    points = cut(points) { rect.maxY - $0.y }
    points.reverse()
    guard let first = points.first else { return [] }
    return [.move(first)] + points.dropFirst().map { .line($0) } + [.close]
  }

  /// The part of a convex polygon, in its own unit, in which `distance`, a linear function of the point, is at least 0.
  private static func cut(_ polygon: [Point], _ distance: (Point) -> Double) -> [Point] {
    var result: [Point] = []
    for (index, end) in polygon.enumerated() {
      let start = polygon[index == 0 ? polygon.count - 1 : index - 1]
      let (from, to) = (distance(start), distance(end))
      if (from < 0) != (to < 0) { result.append(start + (end - start) * (from / (from - to))) }
      if to >= 0 { result.append(end) }
    }
    return result
  }
}
