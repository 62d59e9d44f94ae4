import Diagnostics
import Geometry
import ViewTree
import XMLTree

extension SVGReader {
  /// Converts a shape to a view with its outline, in points of the canvas.
  ///
  /// The result is nil if the shape is not painted, its outline is empty or invalid, or it is beyond ±10⁷ points.
  /// `context` is the transform and style of the element.
  mutating func shape(_ element: XMLElement, _ context: SVGContext) -> View? {
    let style = context.style
    guard style.isVisible, let outline = outline(of: element, style)?.applying(context.transform),
      let placed = outline.placed, isUsable(placed.frame)
    else { return nil }
    var view = View(element: element.name, kind: .shape, layout: .frame(placed.frame), location: element.location)
    view.appearance.cornerRadius = placed.cornerRadius
    view.appearance.path = placed.path
    view.appearance.fillRule = style.isFilled ? style.fillRule : .nonzero
    return view
  }

  /// Converts an element with `x`, `y`, `width` and `height`, such as a picture, to a view of the given kind.
  ///
  /// The result is nil if the element is invisible or has no valid rectangle.
  mutating func box(_ element: XMLElement, _ kind: ViewKind, _ context: SVGContext) -> View? {
    guard context.style.isVisible, let rect = rect(element) else { return nil }
    return box(rect, element, kind, context)
  }

  /// Converts a `<text>` to a view with one line of text, in points of the canvas, whose width is estimated without a
  /// font.
  ///
  /// The result is nil if the text is empty or not painted, or if its position is invalid.
  mutating func text(_ element: XMLElement, _ context: SVGContext) -> View? {
    let style = context.style
    let text = ([element.text] + element.descendants.map(\.text)).joined()
    guard style.isVisible, style.isPainted, !text.isEmpty, let at = firstPosition(element)
    else { return nil }
    let width = textWidthInEms(text) * style.fontSize
    // The bar of a line, 0.7 em high and centered in 1.2 em, is on the baseline like a capital letter.
    let frame = Rect(
      x: at.x - width * style.textAnchor, y: at.y - 0.95 * style.fontSize, width: width, height: 1.2 * style.fontSize)
    guard var view = box(frame, element, .text, context) else { return nil }
    let scale = (view.storedFrame?.height ?? 0) / frame.height
    view.text = TextLines(count: .exactly(1), fontSize: style.fontSize * scale)
    return view
  }

  private func box(_ rect: Rect, _ element: XMLElement, _ kind: ViewKind, _ context: SVGContext) -> View? {
    let outline = SVGOutline.roundedRect(rect, radii: .zero).applying(context.transform)
    guard let frame = outline.placed?.frame, isUsable(frame) else { return nil }
    return View(element: element.name, kind: kind, layout: .frame(frame), location: element.location)
  }

  private func isUsable(_ frame: Rect) -> Bool {
    !frame.isEmpty && [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs($0) <= ViewLimits.number }
  }

  // MARK: - Outlines

  /// Returns the painted outline of a shape in user units.
  ///
  /// The result is nil if the shape is not painted, or its outline is empty or invalid.
  private mutating func outline(of element: XMLElement, _ style: SVGStyle) -> SVGOutline? {
    switch SVGReader.svgName(of: element) {
    // A closed shape with only a stroke is read as its area, because a thin ring is not a placeholder.
    case "rect": style.isPainted ? roundedRect(element) : nil
    case "circle": style.isPainted ? ellipse(element, radii: ("r", "r")) : nil
    case "ellipse": style.isPainted ? ellipse(element, radii: ("rx", "ry")) : nil
    case "line": line(element, style)
    case "polyline": points(element, isClosed: false).flatMap { painted($0, style) }
    case "polygon": points(element, isClosed: true).flatMap { painted($0, style) }
    default: pathData(element).flatMap { painted($0, style) }
    }
  }

  private func painted(_ path: Path, _ style: SVGStyle) -> SVGOutline? {
    if style.isFilled { return .path(path) }
    return style.isStroked ? .path(path.bars(width: style.strokeWidth, cap: style.lineCap)) : nil
  }

  private mutating func rect(_ element: XMLElement) -> Rect? {
    guard let sides = lengths(element, [("x", 0), ("y", 0), ("width", 0), ("height", 0)]), sides[2] > 0, sides[3] > 0
    else { return nil }
    return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  /// Returns the outline of a `<rect>` in user units; nil if an attribute is invalid, or a side is 0 or less.
  ///
  /// A missing radius equals the other radius, and neither exceeds half a side. SVG 1.1, section 9.2.
  private mutating func roundedRect(_ element: XMLElement) -> SVGOutline? {
    guard let rect = rect(element), let radii = lengths(element, [("rx", 0), ("ry", 0)]) else { return nil }
    let isGiven = ["rx", "ry"].map { element[$0].map { $0 != "auto" } ?? false }
    let rx = max(0, isGiven[0] ? radii[0] : radii[1])
    let ry = max(0, isGiven[1] ? radii[1] : radii[0])
    return .roundedRect(rect, radii: Size(width: min(rx, rect.width / 2), height: min(ry, rect.height / 2)))
  }

  /// Returns the outline of a `<circle>` or `<ellipse>`, whose radii are attributes with these names.
  private mutating func ellipse(_ element: XMLElement, radii: (String, String)) -> SVGOutline? {
    guard let values = lengths(element, [("cx", 0), ("cy", 0), (radii.0, 0), (radii.1, 0)]), values[2] > 0,
      values[3] > 0
    else { return nil }
    return .ellipse(center: Point(x: values[0], y: values[1]), radii: Size(width: values[2], height: values[3]))
  }

  /// Returns the outline of a `<line>` in user units: a bar as thick as the stroke.
  ///
  /// It is a rectangle if the line is parallel to an axis. The result is nil for a line without a stroke, and for an
  /// invalid attribute.
  private mutating func line(_ element: XMLElement, _ style: SVGStyle) -> SVGOutline? {
    guard style.isStroked || element["stroke-width"] != nil || element["strokeWidth"] != nil,
      let ends = lengths(element, [("x1", 0), ("y1", 0), ("x2", 0), ("y2", 0)])
    else { return nil }
    let start = Point(x: ends[0], y: ends[1])
    let end = Point(x: ends[2], y: ends[3])
    guard start.x == end.x || start.y == end.y else {
      return .path(Path.bar(from: start, to: end, width: style.strokeWidth, cap: style.lineCap))
    }
    let half = style.strokeWidth / 2
    let reach = style.lineCap == .butt ? 0 : half
    let isHorizontal = start.y == end.y
    let line = Rect(origin: start, size: .zero).union(Rect(origin: end, size: .zero))
    let overhang = isHorizontal ? (x: reach, y: half) : (x: half, y: reach)
    let rect = line.inset(
      by: Insets(top: -overhang.y, right: -overhang.x, bottom: -overhang.y, left: -overhang.x))
    let radius = style.lineCap == .round ? half : 0
    return .roundedRect(rect, radii: Size(width: radius, height: radius))
  }

  /// Converts the attribute `points` to a path in user units, up to the first error, which becomes a warning.
  ///
  /// `isClosed` is true for a polygon. The result is nil if there are less than two points.
  private mutating func points(_ element: XMLElement, isClosed: Bool) -> Path? {
    guard let attribute = element.attribute("points") else { return nil }
    var scanner = NumberScanner(attribute.value)
    var path = Path()
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let x = coordinate(&scanner), let y = coordinate(&scanner) else {
        report(SVGProblem.points, at: attribute.location)
        break
      }
      let point = Point(x: x, y: y)
      path.elements.append(path.isEmpty ? .move(point) : .line(point))
    }
    guard path.elements.count > 1 else { return nil }
    if isClosed { path.elements.append(.close) }
    return path
  }

  private func coordinate(_ scanner: inout NumberScanner) -> Double? {
    guard let number = scanner.number(), abs(number) <= ViewLimits.number else { return nil }
    scanner.skipSeparator()
    return number
  }

  private mutating func pathData(_ element: XMLElement) -> Path? {
    guard let attribute = element.attribute("d") else { return nil }
    let (path, error) = Path.drawn(bySVGPathData: attribute.value)
    if let error {
      // A value that differs from the text (references, line ends) is located at its element, because the byte offset
      // is unknown.
      let isLocated = attribute.location != element.location
      report(
        SVGProblem.pathData(reason: error.reason, position: error.position),
        at: isLocated ? SourceLocation(offset: attribute.location.offset + error.position) : attribute.location)
    }
    return path
  }

  // MARK: - Lengths

  /// Returns the position of the first character of a `<text>`, in user units; nil if `x` or `y` is invalid.
  ///
  /// Both attributes may list one position for each character, and may be stated by the first `<tspan>` instead.
  private mutating func firstPosition(_ element: XMLElement) -> Point? {
    let source = element["x"] == nil && element["y"] == nil ? element.children.first { _ in true } ?? element : element
    let values = [("x", reference.width), ("y", reference.height)].map { name, side in
      listItems(source[name] ?? "0").first.flatMap { parseSVGLength(String($0), of: side) }
    }
    guard let x = values[0], let y = values[1] else { return nil }
    return Point(x: x, y: y)
  }

  /// Parses the lengths in attributes of an element, in user units; nil, with a warning, if one is invalid.
  ///
  /// - Parameter attributes: the names of the attributes, each with its default as a fraction of the length of 100 %.
  /// - Returns: one length for each attribute, in the same order.
  mutating func lengths(_ element: XMLElement, _ attributes: [(String, Double)]) -> [Double]? {
    var lengths: [Double] = []
    for (name, fallback) in attributes {
      guard let attribute = element.attribute(name), attribute.value != "auto" else {
        lengths.append(fallback * reference(for: name))
        continue
      }
      guard let length = parseSVGLength(attribute.value, of: reference(for: name)) else {
        report(ViewProblem.invalidNumber(attribute.value, attribute: name), at: attribute.location)
        return nil
      }
      lengths.append(length)
    }
    return lengths
  }

  /// Returns the length of 100 % in an attribute, in user units: SVG 1.1, section 7.10.
  ///
  /// It is the width or the height of the viewport, or the root mean square of both for other lengths such as radii.
  private func reference(for name: String) -> Double {
    switch name {
    case "x", "cx", "x1", "x2", "width", "rx": reference.width
    case "y", "cy", "y1", "y2", "height", "ry": reference.height
    default: (reference.width * reference.width + reference.height * reference.height).squareRoot() / 2.0.squareRoot()
    }
  }
}
