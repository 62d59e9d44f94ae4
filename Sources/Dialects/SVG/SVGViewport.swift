import Diagnostics
import Geometry
import XMLTree

/// The `viewBox` of an `<svg>` in user units, and its position and scaling in the viewport.
///
/// SVG 1.1, sections 7.7 and 7.8.
struct SVGViewport {
  let viewBox: Rect
  let alignment: SVGAlignment

  /// Reads the attribute `viewBox` of an element; nil if it is missing, and, with a warning, if it is invalid.
  init?(_ element: XMLElement, report: (SVGProblem, SourceLocation) -> Void) {
    guard let attribute = element.attribute("viewBox") else { return nil }
    guard let viewBox = parseViewBox(attribute.value) else {
      report(.viewBox(attribute.value), attribute.location)
      return nil
    }
    self.viewBox = viewBox
    alignment = SVGAlignment(element["preserveAspectRatio"])
  }

  /// Returns the transform that fits the viewBox, by the alignment, into a rectangle of `size` at the origin, in the
  /// unit of the viewport.
  func transform(to size: Size) -> AffineTransform {
    var scale = UnitPoint(x: size.width / viewBox.width, y: size.height / viewBox.height)
    switch alignment.fit {
    case .none: break
    case .meet: scale = UnitPoint(x: min(scale.x, scale.y), y: min(scale.x, scale.y))
    case .slice: scale = UnitPoint(x: max(scale.x, scale.y), y: max(scale.x, scale.y))
    }
    let spare = Point(x: size.width - viewBox.width * scale.x, y: size.height - viewBox.height * scale.y)
    return AffineTransform(
      a: scale.x, b: 0, c: 0, d: scale.y,
      tx: spare.x * alignment.position.x - viewBox.minX * scale.x,
      ty: spare.y * alignment.position.y - viewBox.minY * scale.y)
  }
}

/// The position and the scaling of a viewBox in its viewport, from the attribute `preserveAspectRatio`.
struct SVGAlignment: Hashable {
  enum Fit: Hashable {
    case none
    case meet
    case slice
  }

  var position = UnitPoint(x: 0.5, y: 0.5)
  var fit = Fit.meet

  init(_ text: String?) {
    let words = listItems(text ?? "")
    guard let align = words.first(where: { $0 != "defer" }) else { return }
    fit = align == "none" ? .none : words.last == "slice" ? .slice : .meet
    if align.contains("xMin") { position.x = 0 }
    if align.contains("xMax") { position.x = 1 }
    if align.contains("YMin") { position.y = 0 }
    if align.contains("YMax") { position.y = 1 }
  }
}

/// Parses a viewBox: x, y, width and height in user units, the last two above 0; nil for other texts.
func parseViewBox(_ text: String) -> Rect? {
  guard let numbers = parseList(text, counts: 4...4, { parseNumber($0) }), numbers[2] > 0, numbers[3] > 0
  else { return nil }
  return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}
