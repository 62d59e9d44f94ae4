import Geometry
import LayerTree

/// True if two lists are equal except for the last digits of coordinates; colors may differ by one level.
func areClose(_ a: [DisplayItem], _ b: [DisplayItem]) -> Bool {
  guard a.count == b.count else { return false }
  return zip(a, b).allSatisfy { a, b in
    switch (a, b) {
    case (.fill(let shape, let paint), .fill(let otherShape, let otherPaint)):
      shape.isClose(to: otherShape) && paint.isClose(to: otherPaint)
    case (.group(let group), .group(let other)):
      areClose(group.items, other.items) && isClose(group.opacity, other.opacity)
        && group.clips.count == other.clips.count
        && zip(group.clips, other.clips).allSatisfy { $0.isClose(to: $1) }
        && areClose(group.mask ?? [], other.mask ?? [])
    default: a == b
    }
  }
}

private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 * max(1, abs(a)) }

private func areClose(_ a: [Double], _ b: [Double]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy(isClose)
}

extension Shape {
  fileprivate func isClose(to other: Shape) -> Bool {
    switch (self, other) {
    case (.path(_, let rule), .path(_, let otherRule)):
      rule == otherRule && areClose(coordinates, other.coordinates)
    case (.stroke(let path, _, _), .stroke(let otherPath, _, _)):
      path == otherPath && areClose(coordinates, other.coordinates)
    case (.roundedRect, .roundedRect): areClose(coordinates, other.coordinates)
    default: false
    }
  }

  private var coordinates: [Double] {
    switch self {
    case .roundedRect(let rounded):
      [rounded.rect.minX, rounded.rect.minY, rounded.rect.width, rounded.rect.height] + rounded.radii.clockwise
    case .path(let path, _): path.elements.flatMap(\.coordinates)
    case .stroke(_, let style, let map):
      [map.a, map.b, map.c, map.d, map.tx, map.ty, style.lineWidth, style.strokeStart, style.strokeEnd]
    }
  }
}

extension Path.Element {
  fileprivate var coordinates: [Double] {
    switch self {
    case .move(let point), .line(let point): [point.x, point.y]
    case .quadratic(let control, let end): [control.x, control.y, end.x, end.y]
    case .cubic(let control1, let control2, let end): [control1.x, control1.y, control2.x, control2.y, end.x, end.y]
    case .close: []
    }
  }
}

extension Paint {
  fileprivate func isClose(to other: Paint) -> Bool {
    switch (self, other) {
    case (.color(let a), .color(let b)): a.isClose(to: b)
    case (.linearGradient(let a), .linearGradient(let b)):
      areClose(
        a.locations + [a.start.x, a.start.y, a.end.x, a.end.y], b.locations + [b.start.x, b.start.y, b.end.x, b.end.y])
        && zip(a.colors, b.colors).allSatisfy { $0.isClose(to: $1) }
    default: false
    }
  }
}

extension Color {
  fileprivate func isClose(to other: Color) -> Bool {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }
}
