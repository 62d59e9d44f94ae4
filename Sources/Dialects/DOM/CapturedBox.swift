import Geometry
import XMLTree

/// An element of a captured page with its boxes in points of the page; a CSS pixel is a point.
struct CapturedBox {
  let element: XMLElement
  var frame: Rect
  /// The boxes of the lines of the element's own text.
  var lines: [Rect] = []
  var children: [CapturedBox] = []

  /// The box between this one and the same element's at another width; nil if the page has other elements or lines
  /// there.
  ///
  /// - Parameter share: the share of the other box, 0…1.
  func interpolated(to other: CapturedBox, share: Double) -> CapturedBox? {
    guard element.name == other.element.name, lines.count == other.lines.count, children.count == other.children.count,
      element["id"] == other.element["id"], element["class"] == other.element["class"]
    else { return nil }
    var result = self
    result.frame = frame.interpolated(to: other.frame, share: share)
    for index in lines.indices { result.lines[index] = lines[index].interpolated(to: other.lines[index], share: share) }
    for index in children.indices {
      guard let child = children[index].interpolated(to: other.children[index], share: share) else { return nil }
      result.children[index] = child
    }
    return result
  }
}

/// A page at several widths, those of the frames.
extension [CapturedBox] {
  /// The widths from the narrowest page to the widest one, which has one point for itself; there must be at least one
  /// page.
  var widths: ClosedRange<Double> {
    let widths = map(\.frame.width)
    return (widths.min() ?? 0)...((widths.max() ?? 0) + 1)
  }

  /// The page at a width; there must be at least one.
  ///
  /// Between two captured widths the boxes are interpolated if the page has the same elements and lines at both;
  /// otherwise the wider page begins at its own width.
  func page(atWidth width: Double) -> CapturedBox {
    let sorted = sorted { $0.frame.width < $1.frame.width }
    let lower = sorted.last { $0.frame.width <= width } ?? sorted[0]
    guard lower.frame.width < width, let upper = sorted.first(where: { $0.frame.width > width }) else {
      return lower
    }
    let share = (width - lower.frame.width) / (upper.frame.width - lower.frame.width)
    return lower.interpolated(to: upper, share: share) ?? lower
  }
}

extension Rect {
  fileprivate func interpolated(to other: Rect, share: Double) -> Rect {
    func between(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
    return Rect(
      x: between(minX, other.minX), y: between(minY, other.minY), width: between(width, other.width),
      height: between(height, other.height))
  }
}
