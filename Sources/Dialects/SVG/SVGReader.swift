import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// Converts the elements of an SVG drawing to views, whose frames are in points of their parents.
///
/// Transforms are applied to the outlines, so that no view has a transform.
struct SVGReader {
  var diagnostics: [Diagnostic] = []
  private let document: XMLDocument
  /// The width and height of 100 %, in user units of the innermost `<svg>` around the current element.
  var reference = Size.zero
  private var reportedNames: Set<String> = []
  /// True while the shapes of a clip path are read; a clip path on them is ignored.
  private var isInClipPath = false
  private var clipPaths: [String: XMLElement]?
  private var knownShapes: [ClipKey: ClipShapes] = [:]
  /// The number of shapes that may still be read from clip paths before the reader stops; hidden shapes count too.
  private var remainingClipShapes = 100_000
  /// The number of views that may still be created before the limit is exceeded.
  ///
  /// The shapes of a clip path count once for each clipped element.
  private var remainingViews: Int
  private var meter: WorkMeter
  /// The location of the element that exceeded a limit of views or shapes; nil as long as no limit is exceeded.
  ///
  /// Elements after that element are not read.
  private(set) var overflow: SourceLocation?

  init(_ document: XMLDocument, limits: ViewLimits) {
    self.document = document
    remainingViews = limits.views
    meter = WorkMeter(limits.deadline)
  }

  mutating func readRoot(_ root: XMLElement, _ sizing: SVGRootSizing) -> View {
    reference = sizing.reference
    let properties = SVGProperties(root)
    var view = View(element: root.name, kind: .container, layout: .frame(.zero), location: root.location)
    describe(&view, root, properties)
    view.children = readChildren(
      of: root, SVGContext(transform: sizing.transform, style: SVGStyle().inherited(by: properties)))
    return view
  }

  private mutating func readChildren(of element: XMLElement, _ context: SVGContext) -> [View] {
    element.children.compactMap { readView($0, context) }
  }

  private mutating func readView(_ element: XMLElement, _ parent: SVGContext) -> View? {
    guard overflow == nil, meter.allowsMore(), let form = form(of: element) else { return nil }
    let properties = SVGProperties(element)
    if properties["display"] == "none" { return nil }
    var context = parent
    context.style = parent.style.inherited(by: properties)
    if let attribute = element.attribute("transform") {
      if let transform = parseSVGTransform(attribute.value) {
        context.transform = transform.concatenating(parent.transform)
      } else {
        report(SVGProblem.transform(attribute.value), at: attribute.location)
      }
    }
    var view: View?
    switch form {
    case .group: view = group(of: readChildren(of: element, context), element)
    case .svg: view = nested(element, context)
    case .rect where !isInClipPath && properties["clip-path"]?.hasPrefix("url(") == true:
      view = clipped(element, properties, context)
    case .shape, .rect: view = shape(element, context)
    case .text: view = text(element, context)
    case .image: view = box(element, .image, context)
    case .foreignObject: view = box(element, .unknown, context)
    }
    guard var view else { return nil }
    remainingViews -= 1
    if remainingViews < 0 { overflow = element.location }
    describe(&view, element, properties)
    return view
  }

  /// Sets the properties of a view that every element may state: identifier, class, hint and opacity.
  private mutating func describe(_ view: inout View, _ element: XMLElement, _ properties: SVGProperties) {
    view.identifier = element["id"]
    view.className = element["class"] ?? element["className"]
    view.hint = element.attribute("skeleton")?.hint(reportingTo: &diagnostics)
    if let opacity = properties["opacity"].flatMap(parseSVGOpacity) { view.appearance.opacity = opacity }
  }

  private func group(of children: [View], _ element: XMLElement) -> View? {
    var children = children
    guard let hull = children.moveIntoHull() else { return nil }
    var view = View(element: element.name, kind: .container, layout: .frame(hull), location: element.location)
    view.children = children
    return view
  }

  // MARK: - Elements

  /// The kind of an SVG element, by which it is converted to a view: a group, a shape, a text and so on.
  private enum Form: String {
    case group = "g"
    case shape = "path"
    case svg, rect, text, image, foreignObject
  }

  /// Returns the way in which an element is converted; nil for an element that draws nothing itself.
  ///
  /// Unsupported and unknown elements become warnings; the children of unknown ones are read as a group.
  private mutating func form(of element: XMLElement) -> Form? {
    if let namespace = element.namespace, !namespace.hasSuffix("/svg") { return nil }
    let name = SVGReader.svgName(of: element)
    if let form = Form(rawValue: name) { return form }
    switch name {
    case "a", "switch": return .group
    case "circle", "ellipse", "line", "polyline", "polygon": return .shape
    case "defs", "clipPath", "mask", "linearGradient", "radialGradient", "pattern", "marker", "filter", "style",
      "script", "title", "desc", "metadata", "symbol", "view", "cursor", "animate", "animateTransform", "animateMotion",
      "animateColor", "set", "stop", "font", "font-face":
      return nil
    case "use":
      reportOnce(.unsupportedElement(element.name), element)
      return nil
    default:
      reportOnce(.unknownElement(element.name), element)
      return .group
    }
  }

  /// Returns the name of an element in SVG: with a small first letter, because names of JSX components are capitalized.
  static func svgName(of element: XMLElement) -> String {
    let name = element.name
    guard let first = name.utf8.first, (0x41...0x5A).contains(first) else { return name }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Converts an `<svg>` inside another one, which has its own viewport, to a group.
  ///
  /// The result is nil if its size is invalid or empty, or if it contains no views.
  private mutating func nested(_ element: XMLElement, _ context: SVGContext) -> View? {
    guard let frame = lengths(element, [("x", 0), ("y", 0), ("width", 1), ("height", 1)]) else { return nil }
    let size = Size(width: frame[2], height: frame[3])
    guard size.width > 0, size.height > 0 else { return nil }
    let viewport = SVGViewport(element, reportingTo: &diagnostics)
    var inner = context
    inner.transform = (viewport?.transform(to: size) ?? .identity)
      .concatenating(.translation(x: frame[0], y: frame[1])).concatenating(context.transform)
    let outer = reference
    reference = viewport?.viewBox.size ?? size
    defer { reference = outer }
    return group(of: readChildren(of: element, inner), element)
  }

  // MARK: - Clip paths

  /// Converts a rectangle with a clip path to a view, as react-content-loader mounts its drawing in a page.
  ///
  /// If the rectangle covers all shapes of the clip path, the result is a group of these shapes, otherwise the
  /// rectangle. The result is nil if the rectangle is not painted or invalid.
  private mutating func clipped(_ element: XMLElement, _ properties: SVGProperties, _ context: SVGContext) -> View? {
    guard let whole = shape(element, context), let frame = whole.storedFrame else { return nil }
    guard let clipPath = clipPath(properties["clip-path"] ?? "") else { return whole }
    var inner = context
    inner.style.isFilled = true
    let shapes = shapes(of: clipPath, inner)
    guard let hull = shapes.hull, frame.contains(hull, tolerance: 0.5), var view = shapes.group else { return whole }
    remainingViews -= shapes.count
    if remainingViews < 0 { overflow = element.location }
    (view.element, view.location) = (element.name, element.location)
    return view
  }

  /// Returns the views of a clip path's shapes in a context, from a cache if an element with equal context had them.
  private mutating func shapes(of clipPath: XMLElement, _ context: SVGContext) -> ClipShapes {
    let key = ClipKey(location: clipPath.location, context: context)
    if let known = knownShapes[key] { return known }
    let before = remainingViews
    isInClipPath = true
    let children = readChildren(of: clipPath, context)
    isInClipPath = false
    let shapes = ClipShapes(
      hull: children.compactMap(\.storedFrame).unioned, group: group(of: children, clipPath),
      count: before - remainingViews)
    // The views are counted for each element that shows them.
    remainingViews = before
    remainingClipShapes -= shapes.count
    if remainingClipShapes < 0 { overflow = clipPath.location }
    knownShapes[key] = shapes
    return shapes
  }

  /// Returns the `<clipPath>` element that a value `url(#id)` refers to.
  ///
  /// The result is nil if there is no such element or if it is in units of bounding boxes.
  private mutating func clipPath(_ reference: String) -> XMLElement? {
    let known =
      clipPaths
      ?? document.root.descendants.reduce(into: [:]) { found, element in
        guard SVGReader.svgName(of: element) == "clipPath", let id = element["id"] else { return }
        if found[id] == nil { found[id] = element }
      }
    clipPaths = known
    let id = reference.dropFirst(4).prefix { $0 != ")" }.filter { !"'\"# ".contains($0) }
    guard let clipPath = known[id], clipPath["clipPathUnits"] != "objectBoundingBox" else { return nil }
    return clipPath
  }

  // MARK: - Reports

  private mutating func reportOnce(_ problem: SVGProblem, _ element: XMLElement) {
    guard reportedNames.insert(element.name).inserted else { return }
    report(problem, at: element.location)
  }

  mutating func report(_ problem: any Problem, at location: SourceLocation) {
    diagnostics.append(.warning(problem, at: location))
  }
}

/// The transform and the style that an SVG element inherits from its ancestors.
struct SVGContext: Hashable {
  /// The transform from user units to points of the canvas.
  var transform: AffineTransform
  var style: SVGStyle
}

/// The key of a clip path's shapes in the cache: its location in the file, and the context of the clipped element.
private struct ClipKey: Hashable {
  let location: SourceLocation
  let context: SVGContext
}

/// The shapes of a clip path as a group of views, with their bounding rectangle in points of the canvas.
///
/// Both are nil for a clip path without visible shapes.
private struct ClipShapes {
  let hull: Rect?
  let group: View?
  /// The number of views in the group, including descendants, which counts against the limit of views.
  let count: Int
}
