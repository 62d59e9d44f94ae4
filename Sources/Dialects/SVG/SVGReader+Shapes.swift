import Diagnostics
import Geometry
import ViewTree
import XMLTree

extension SVGReader {
  /// Converts a shape to a view with its outline, in points of the canvas.
  ///
  /// The result is nil if the shape is not painted, its outline is empty or invalid, it is beyond ±10⁷ points, or clip
  /// paths hide it.
  mutating func shape(_ item: SVGItem) -> View? {
    var item = item
    if purpose.ignoresPaint { item.context.style.fill = .color(luminance: 0) }
    if purpose == .clipPath { item.context.style.fillRule = item.style.clipRule }
    let (element, style) = (item.element, item.style)
    guard isShown(style), let outline = outline(of: item)?.applying(item.context.transform),
      let placed = outline.placed, isUsable(placed.frame)
    else { return nil }
    var view = View(element: element.name, kind: .shape, layout: .frame(placed.frame), location: element.location)
    view.appearance.cornerRadius = placed.cornerRadius
    view.appearance.path = placed.path
    view.appearance.fillRule = style.isFilled ? style.fillRule : .nonzero
    if purpose == .mask { view.appearance.background = maskColor(style, item.properties) }
    return clipped(view, outline, view.appearance.fillRule, item)
  }

  /// Returns black for a shape that a mask hides with, white for one that it shows with, and clear for a gradient.
  private func maskColor(_ style: SVGStyle, _ properties: SVGProperties) -> Color {
    style.luminance.map { $0 == 0 || properties["opacity"].flatMap(parseSVGOpacity) == 0 ? .black : .white } ?? .clear
  }

  /// Converts an element with `x`, `y`, `width` and `height`, such as a picture, to a view of the given kind.
  ///
  /// The result is nil if the element is invisible or has no valid rectangle.
  mutating func box(_ item: SVGItem, _ kind: ViewKind) -> View? {
    guard isShown(item.style), let rect = rect(item) else { return nil }
    return box(rect, item, kind)
  }

  /// Converts a `<text>` to a view with one line of text, in points of the canvas, whose width is estimated without a
  /// font.
  ///
  /// The result is nil if the text is empty or not painted, or if its position is invalid.
  mutating func text(_ item: SVGItem) -> View? {
    let (element, style) = (item.element, item.style)
    let text = ([element.text] + element.descendants.map(\.text)).joined()
    if let path = element.descendants.first(where: { SVGReader.svgName(of: $0) == "textPath" }) {
      reportOnce(.textOnPath, at: path.location)
    }
    guard isShown(style), style.isPainted || purpose.ignoresPaint, !text.isEmpty,
      let at = firstPosition(element, style)
    else { return nil }
    let size = style.fonts.element
    let width = textWidthInEms(text) * size
    // The bar of a line, 0.7 em high and centered in 1.2 em, is on the baseline like a capital letter.
    let frame = Rect(x: at.x - width * style.textAnchor, y: at.y - 0.95 * size, width: width, height: 1.2 * size)
    let outline = SVGOutline.roundedRect(frame, radii: .zero).applying(item.context.transform)
    let scale = (outline.bounds?.height ?? 0) / frame.height
    return box(frame, item, .text, TextLines(count: .exactly(1), fontSize: size * scale))
  }

  private mutating func box(_ rect: Rect, _ item: SVGItem, _ kind: ViewKind, _ lines: TextLines? = nil) -> View? {
    let outline = SVGOutline.roundedRect(rect, radii: .zero).applying(item.context.transform)
    guard let frame = outline.placed?.frame, isUsable(frame) else { return nil }
    var view = View(
      element: item.element.name, kind: kind, layout: .frame(frame), location: item.element.location)
    view.text = lines
    return clipped(view, outline, .nonzero, item)
  }

  /// True for a visible element; a bounding box contains invisible ones, too: SVG 2, section 8.10.
  private func isShown(_ style: SVGStyle) -> Bool { style.isVisible || purpose == .bounds }

  private func isUsable(_ frame: Rect) -> Bool {
    !frame.isEmpty && [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs($0) <= ViewLimits.number }
  }

  // MARK: - Outlines

  /// Returns the painted outline of a shape in user units.
  ///
  /// The result is nil if the shape is not painted, or its outline is empty or invalid.
  private mutating func outline(of item: SVGItem) -> SVGOutline? {
    let style = item.style
    let name = SVGReader.svgName(of: item.element)
    if name == "line" { return line(item) }
    let outline: SVGOutline? =
      switch name {
      case "rect": roundedRect(item)
      case "circle": ellipse(item, radii: ("r", "r"))
      case "ellipse": ellipse(item, radii: ("rx", "ry"))
      case "polyline": points(item.element, isClosed: false).map(SVGOutline.path)
      case "polygon": points(item.element, isClosed: true).map(SVGOutline.path)
      case "path": pathData(item.properties).map(SVGOutline.path)
      default: nil
      }
    if style.isFilled { return outline }
    return style.isStroked ? outline.map { .path($0.path.bars(width: style.strokeWidth, cap: style.lineCap)) } : nil
  }

  private mutating func rect(_ item: SVGItem) -> Rect? {
    guard let sides = lengths(item, [("x", 0), ("y", 0), ("width", 0), ("height", 0)]), sides[2] > 0, sides[3] > 0
    else { return nil }
    return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  /// Returns the outline of a `<rect>` in user units; nil if an attribute is invalid, or a side is 0 or less.
  ///
  /// A missing radius equals the other radius, and neither exceeds half a side. SVG 1.1, section 9.2.
  private mutating func roundedRect(_ item: SVGItem) -> SVGOutline? {
    guard let rect = rect(item), let radii = radii(item, ("rx", "ry")) else { return nil }
    let (rx, ry) = (max(0, radii.width), max(0, radii.height))
    return .roundedRect(rect, radii: Size(width: min(rx, rect.width / 2), height: min(ry, rect.height / 2)))
  }

  /// Returns the two radii with these names, of which a missing one equals the other: SVG 2, section 10.4.
  private mutating func radii(_ item: SVGItem, _ names: (String, String)) -> Size? {
    guard let radii = lengths(item, [(names.0, 0), (names.1, 0)]) else { return nil }
    let isGiven = [names.0, names.1].map { name in item.properties[name].map { $0 != "auto" } ?? false }
    return Size(width: isGiven[0] ? radii[0] : radii[1], height: isGiven[1] ? radii[1] : radii[0])
  }

  /// Returns the outline of a `<circle>` or `<ellipse>`, whose radii are properties with these names.
  private mutating func ellipse(_ item: SVGItem, radii names: (String, String)) -> SVGOutline? {
    guard let center = lengths(item, [("cx", 0), ("cy", 0)]), let radii = radii(item, names), radii.width > 0,
      radii.height > 0
    else { return nil }
    return .ellipse(center: Point(x: center[0], y: center[1]), radii: radii)
  }

  /// Returns the outline of a `<line>` in user units: a bar as thick as the stroke.
  ///
  /// It is a rectangle if the line is parallel to an axis. The result is nil for a line without a stroke, and for an
  /// invalid attribute.
  private mutating func line(_ item: SVGItem) -> SVGOutline? {
    let style = item.style
    guard style.isStroked || item.properties.property("stroke-width")?.attribute != nil,
      let ends = lengths(item, [("x1", 0), ("y1", 0), ("x2", 0), ("y2", 0)])
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

  /// Returns the outline in the property `d`, up to the first error, which becomes a warning.
  private mutating func pathData(_ properties: SVGProperties) -> Path? {
    guard let property = properties.property("d") else { return nil }
    guard let attribute = property.attribute else {
      let data = property.value.split(whereSeparator: { $0 == "\"" || $0 == "'" })
      return data.count == 3 && data[0] == "path(" ? Path.drawn(bySVGPathData: String(data[1])).path : nil
    }
    let (path, error) = Path.drawn(bySVGPathData: attribute.value)
    if let error {
      // An error in a value that differs from the text (references, line ends) is shown at the start of the value,
      // because the byte offset is unknown.
      let isLocated = document.text.dropFirst(attribute.location.offset).starts(with: attribute.value.utf8)
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
  private mutating func firstPosition(_ element: XMLElement, _ style: SVGStyle) -> Point? {
    let source = element["x"] == nil && element["y"] == nil ? element.children.first { _ in true } ?? element : element
    let values = [("x", reference.width), ("y", reference.height)].map { name, side in
      listItems(source[name] ?? "0").first.flatMap { parseSVGLength(String($0), of: side, style.fonts) }
    }
    guard let x = values[0], let y = values[1] else { return nil }
    return Point(x: x, y: y)
  }

  /// Parses lengths of an element, in user units; nil, with a warning, if one is invalid.
  ///
  /// - Parameter names: the names of the properties or attributes, each with its default as a fraction of the length of
  ///   100 %.
  /// - Returns: one length for each name, in the same order.
  mutating func lengths(_ item: SVGItem, _ names: [(String, Double)]) -> [Double]? {
    let element = item.element
    var lengths: [Double] = []
    for (name, fallback) in names {
      let property = item.properties.property(name)
      let attribute = property == nil ? element.attribute(name) : property?.attribute
      guard let value = property?.value ?? attribute?.value, value != "auto" else {
        lengths.append(fallback * reference(for: name))
        continue
      }
      guard let length = parseSVGLength(value, of: reference(for: name), item.style.fonts) else {
        report(ViewProblem.invalidNumber(value, attribute: name), at: attribute?.location ?? element.location)
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
