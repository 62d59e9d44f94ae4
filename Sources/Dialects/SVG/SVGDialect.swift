import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// A namespace for the functions that recognize and read SVG drawings and `<ContentLoader>` of react-content-loader.
///
/// The names of react-content-loader may be capitalized. Each shape is one bone with the same outline; rectangles,
/// circles and ellipses keep their exact coordinates.
enum SVGDialect: DialectReader {
  static func recognizes(_ root: XMLElement) -> Bool {
    ["svg", "Svg", "ContentLoader", "IContentLoader", "content-loader", "loaders"].contains(root.name)
  }

  static func read(
    _ document: XMLDocument, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    let root = try shown(in: document.root, named: request.root)
    var reader = SVGReader(document, limits: request.limits)
    let properties = reader.properties(of: root)
    let sizing = SVGRootSizing(root, properties, request.size) { reader.report($0, at: $1) }
    var view = reader.readRoot(root, properties, sizing)
    if let failure = reader.failure { throw failure }
    try reader.meter.end()
    if view.children.isEmpty {
      throw InvalidInput([.error(ViewProblem.nothingToLayOut, at: root.location)] + reader.diagnostics)
    }

    let content = view.children.compactMap(\.storedFrame?.maxY).reduce(0, max)
    let size = Size(width: sizing.width, height: sizing.height ?? content)
    let direction = request.direction ?? (isMirrored(root) ? .rightToLeft : .leftToRight)
    view.layout = .frame(Rect(origin: .zero, size: size))
    view.children = view.children.withBackdrops(covering: sizing.drawnPart(of: size))
    if direction == .rightToLeft { view = view.mirrored(inWidth: size.width) }
    var views = ViewDocument(
      root: view, source: .drawing, canvas: Canvas(width: size.width, height: size.height), direction: direction)
    views.shimmer = reader.shimmer(of: root)
    return Reported(views, document.repairs + reader.diagnostics)
  }

  /// The loaders of a source file with several of them; empty for a drawing.
  static func roots(of document: XMLDocument) -> [RootDescription] {
    loaders(in: document.root).map { RootDescription(identifiers: [$0["id"]].compactMap(\.self), element: $0.name) }
  }

  private static func loaders(in root: XMLElement) -> [XMLElement] {
    root.name == "loaders" ? Array(root.children) : []
  }

  private static func shown(in root: XMLElement, named name: String?) throws(InvalidInput) -> XMLElement {
    let loaders = loaders(in: root)
    guard let name else { return loaders.first ?? root }
    if loaders.isEmpty { throw InvalidInput(ViewProblem.noRoots(rootElement: root.name), at: nil) }
    if let loader = loaders.first(where: { $0["id"] == name }) { return loader }
    if let index = Int(name), loaders.indices.contains(index) { return loaders[index] }
    let names = loaders.compactMap { $0["id"] }
    throw InvalidInput(ViewProblem.rootNotFound(name, nearest: nearestName(to: name, among: names)), at: nil)
  }

  /// Returns true if the root has react-content-loader's attribute `rtl` with a value other than `false`.
  private static func isMirrored(_ root: XMLElement) -> Bool {
    root["rtl"].map { $0 != "false" } ?? false
  }
}

/// The size of the picture of an SVG drawing in points: the requested size, else its own, else that of its viewBox.
///
/// Without any of them the drawing is 375 points wide and as high as its content.
struct SVGRootSizing {
  let width: Double
  /// The height of the drawing in points; nil if it is that of the content.
  let height: Double?
  let viewport: SVGViewport?

  init(
    _ root: XMLElement, _ properties: SVGProperties, _ requested: Canvas,
    report: (SVGProblem, SourceLocation) -> Void
  ) {
    viewport = SVGViewport(root, report: report)
    var fonts = SVGFontSizes()
    if let size = properties["font-size"].flatMap({ parseSVGLength($0, of: fonts.element) }), size > 0 {
      fonts = SVGFontSizes(element: size, root: size)
    }
    // A percentage has no reference, because there is no window.
    let own = ["width", "height"].map { name in
      properties[name].flatMap { $0.contains("%") ? nil : parseSVGLength($0, of: 0, fonts) }
        .flatMap { $0 > 0 ? $0 : nil }
    }
    let box = viewport?.viewBox.size
    var (width, height) = (requested.width, requested.height)
    // A missing side follows the proportions of the viewBox; without a viewBox nothing is scaled.
    if box == nil || (width == nil && height == nil) { (width, height) = (width ?? own[0], height ?? own[1]) }
    if let box {
      self.width = width ?? height.map { $0 * box.width / box.height } ?? box.width
      self.height = height ?? self.width * box.height / box.width
    } else {
      self.width = width ?? Canvas.defaultSize.width
      self.height = height
    }
  }

  /// The transform from the user units of the root element to points of the canvas.
  var transform: AffineTransform {
    guard let viewport, let height else { return .identity }
    return viewport.transform(to: Size(width: width, height: height))
  }

  /// Returns the rectangle of the canvas, in points, that the viewBox covers; the whole canvas without a viewBox.
  ///
  /// `size` is the size of the canvas in points.
  func drawnPart(of size: Size) -> Rect {
    let canvas = Rect(origin: .zero, size: size)
    guard let box = viewport?.viewBox else { return canvas }
    guard case .roundedRect(let drawn, _) = SVGOutline.roundedRect(box, radii: .zero).applying(transform)
    else { return canvas }
    return drawn.intersection(canvas)
  }

  /// The width and height that percentages in the root element refer to, in user units.
  ///
  /// They are those of the viewBox, else of the drawing.
  var reference: Size {
    viewport?.viewBox.size ?? Size(width: width, height: height ?? Canvas.defaultSize.height)
  }
}

extension [View] {
  /// Returns the views, in which each rectangle that covers the whole drawing is replaced by empty space.
  ///
  /// Such a rectangle is the backdrop of the shapes after it and becomes no bone. The last view is never replaced.
  /// `drawing` is in points of the canvas.
  fileprivate func withBackdrops(covering drawing: Rect) -> [View] {
    indices.map { index in
      var view = self[index]
      if index + 1 < count, view.kind == .shape, view.appearance.path == nil,
        view.storedFrame?.contains(drawing, tolerance: 0.5) == true
      {
        view.kind = .spacer
      }
      return view
    }
  }
}
