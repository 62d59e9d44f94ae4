/// The rule for the points that are inside a path whose contours overlap: SVG's `fill-rule`.
package enum FillRule: Hashable, Sendable {
  case nonzero
  case evenOdd
}

/// A path in points: contours of straight lines and Bézier curves, which may be open or closed.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(control: Point, end: Point)
    case cubic(control1: Point, control2: Point, end: Point)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  package var isEmpty: Bool { elements.isEmpty }

  package func applying(_ transform: AffineTransform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(point))
        case .line(let point): .line(transform.apply(point))
        case .quadratic(let control, let end):
          .quadratic(control: transform.apply(control), end: transform.apply(end))
        case .cubic(let control1, let control2, let end):
          .cubic(
            control1: transform.apply(control1), control2: transform.apply(control2), end: transform.apply(end))
        case .close: .close
        }
      })
  }
}
