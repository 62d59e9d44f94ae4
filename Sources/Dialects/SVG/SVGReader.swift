import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// Converts the elements of an SVG drawing to views, whose frames are in points of their parents.
///
/// Transforms and clip paths are applied to the outlines, so that no view has a transform. Copies by `<use>` and by
/// clip paths are counted before they are made.
struct SVGReader {
  var diagnostics: [Diagnostic] = []
  let document: XMLDocument
  private let sheet: SVGStyleSheet
  /// The width and height of 100 %, in user units of the innermost `<svg>` around the current element.
  var reference = Size.zero
  var purpose = Purpose.drawing
  private var reported: Set<Report> = []
  /// The first element with each identifier; nil until an element refers to one.
  private var elementsByIdentifier: [String: XMLElement]?
  /// The indexes of the elements whose copies are being read; a reference to one of them is a cycle.
  var open: Set<Int> = []
  /// The number of elements around the current one, including those around references.
  private var depth = 0
  /// The clip paths and masks that were read, by element and transform; nil for a mask that is not read.
  var regions: [SVGRegionKey: SVGRegion?] = [:]
  var copies = SVGCopyBudget()
  /// The number of views that may still be created before the limit is exceeded.
  ///
  /// The shapes of a clip path count once for each clipped element.
  var remainingViews: Int
  private let viewLimit: Int
  private(set) var meter: WorkMeter
  /// The error of the element that exceeded a limit of views or copies; nil as long as no limit is exceeded.
  ///
  /// Elements after that element are not read.
  private(set) var failure: InvalidInput?

  /// The purpose of the views that are read.
  enum Purpose: Hashable {
    case drawing
    /// The shapes of a clip path: only shapes and texts count, with their areas.
    case clipPath
    /// The shapes of a mask, whose background is their brightness.
    case mask
    /// The bounding box of an element: shapes count with their areas, painted or not, and are not clipped.
    case bounds

    /// True if the area of a shape counts and not its paint.
    var ignoresPaint: Bool { self == .clipPath || self == .bounds }
  }

  /// A warning that is not repeated: its code, and its place or its sentence.
  private struct Report: Hashable {
    let code: String
    let location: SourceLocation?
    let message: String
  }

  init(_ document: XMLDocument, limits: ViewLimits) {
    self.document = document
    sheet = SVGStyleSheet(document.root)
    remainingViews = limits.views
    viewLimit = limits.views
    meter = WorkMeter(limits.deadline)
    for (text, element) in sheet.ignored { report(SVGProblem.selector(text), at: element.location) }
  }

  /// Returns the properties of an element, with those of the style sheets.
  mutating func properties(of element: XMLElement) -> SVGProperties {
    let properties = SVGProperties(element, sheet) { copies.spend(ruleComparisons: $0) && meter.allowsMore($0 / 8) }
    if copies.hasSpentRules, failure == nil { failure = InvalidInput(SVGProblem.tooManyRules, at: element.location) }
    return properties
  }

  mutating func readRoot(_ root: XMLElement, _ properties: SVGProperties, _ sizing: SVGRootSizing) -> View {
    reference = sizing.reference
    var view = View(element: root.name, kind: .container, layout: .frame(.zero), location: root.location)
    describe(&view, root, properties)
    var style = inherited(SVGStyle(), properties)
    style.fonts.root = style.fonts.element
    let context = SVGContext(transform: sizing.transform, style: style)
    var item = SVGItem(element: root, form: .svg, properties: properties, context: context)
    clip(&item)
    view.children = readChildren(of: root, item.context)
    return view
  }

  mutating func inherited(_ style: SVGStyle, _ properties: SVGProperties) -> SVGStyle {
    style.inherited(by: properties) { element(withIdentifier: $0) != nil }
  }

  mutating func readChildren(of element: XMLElement, _ context: SVGContext) -> [View] {
    element.children.compactMap { readView($0, context) }
  }

  mutating func readView(_ element: XMLElement, _ parent: SVGContext) -> View? {
    guard failure == nil, meter.allowsMore(), let form = form(of: element) else { return nil }
    depth += 1
    defer { depth -= 1 }
    if !open.isEmpty, depth > SVGCopyBudget.maximumDepth {
      failure = InvalidInput(SVGProblem.tooManyCopies, at: element.location)
      return nil
    }
    let properties = properties(of: element)
    guard properties["display"] != "none", element.meetsConditions else { return nil }
    let item = self.item(element, form, properties, in: parent)
    guard var view = content(item) else { return nil }
    count(1, at: element)
    describe(&view, element, properties)
    return view
  }

  /// Returns an element with its own style, transform and clips, in the context of its parent.
  mutating func item(
    _ element: XMLElement, _ form: Form, _ properties: SVGProperties, in parent: SVGContext
  ) -> SVGItem {
    var item = SVGItem(element: element, form: form, properties: properties, context: parent)
    item.context.style = inherited(parent.style, properties)
    if let transform = transform(of: item) {
      item.context.transform = transform.concatenating(parent.transform)
    }
    if purpose != .bounds { clip(&item) }
    return item
  }

  /// Converts an element to a view; nil if it draws nothing.
  mutating func content(_ item: SVGItem) -> View? {
    let (element, context) = (item.element, item.context)
    return switch item.form {
    case .group: group(of: readChildren(of: element, context), element)
    case .choice: chosen(of: element).flatMap { readView($0, context) }.flatMap { group(of: [$0], element) }
    case .svg: viewport(item)
    case .use: use(item)
    case .shape: shape(item)
    case .text: text(item)
    case .image: box(item, .image)
    case .foreignObject: box(item, .unknown)
    }
  }

  /// Sets the properties of a view that every element may state: identifier, class, hint and opacity.
  private mutating func describe(_ view: inout View, _ element: XMLElement, _ properties: SVGProperties) {
    view.identifier = element["id"]
    view.className = element["class"] ?? element["className"]
    view.hint = element.attribute("skeleton")?.hint(reportingTo: &diagnostics)
    if let opacity = properties["opacity"].flatMap(parseSVGOpacity) { view.appearance.opacity = opacity }
  }

  func group(of children: [View], _ element: XMLElement) -> View? {
    var children = children
    guard let hull = children.moveIntoHull() else { return nil }
    var view = View(element: element.name, kind: .container, layout: .frame(hull), location: element.location)
    view.children = children
    return view
  }

  // MARK: - Elements

  /// The kind of an SVG element, by which it is converted to a view: a group, a shape, a text and so on.
  enum Form: String {
    case group = "g"
    case choice = "switch"
    case shape = "path"
    case svg, text, image, foreignObject, use

    /// True for an element that a clip path may contain: CSS Masking 1, section 7.
    var isInClipPaths: Bool { self == .shape || self == .text || self == .use }
  }

  /// Returns the way in which an element is converted; nil for an element that draws nothing itself.
  ///
  /// Unknown elements become warnings; their children are read as a group.
  mutating func form(of element: XMLElement) -> Form? {
    guard Self.mayDraw(element) else { return nil }
    let name = Self.svgName(of: element)
    guard let form = Form(rawValue: name) ?? Self.otherForms[name] else {
      reportOnce(.unknownElement(element.name), at: element.location)
      return .group
    }
    guard purpose != .clipPath || form.isInClipPaths else {
      report(SVGProblem.inClipPath(element.name), at: element.location)
      return nil
    }
    return form
  }

  private static func mayDraw(_ element: XMLElement) -> Bool {
    element.namespace?.hasSuffix("/svg") != false && !definitions.contains(svgName(of: element))
  }

  private static let otherForms: [String: Form] = [
    "a": .group, "circle": .shape, "ellipse": .shape, "line": .shape, "polyline": .shape, "polygon": .shape,
    "rect": .shape,
  ]

  /// The names of the elements that draw nothing themselves.
  private static let definitions: Set = [
    "defs", "clipPath", "mask", "linearGradient", "radialGradient", "pattern", "marker", "filter", "style", "script",
    "title", "desc", "metadata", "symbol", "view", "cursor", "animate", "animateTransform", "animateMotion",
    "animateColor", "set", "stop", "font", "font-face",
  ]

  /// Returns the name of an element in SVG: with a small first letter, because names of JSX components are capitalized.
  static func svgName(of element: XMLElement) -> String {
    let name = element.name
    guard let first = name.utf8.first, (0x41...0x5A).contains(first) else { return name }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Returns the child of a `<switch>` that is drawn: the first one that meets its conditions.
  ///
  /// The markup in a `<foreignObject>` is not read, so that the child after it is preferred, as by other programs that
  /// do not draw it.
  private func chosen(of element: XMLElement) -> XMLElement? {
    let children = element.children.filter { Self.mayDraw($0) && $0.meetsConditions }
    return children.first { Self.svgName(of: $0) != Form.foreignObject.rawValue } ?? children.first
  }

  // MARK: - References

  /// Returns the first element of the document with an identifier; nil if there is none.
  mutating func element(withIdentifier identifier: String) -> XMLElement? {
    if let elementsByIdentifier { return elementsByIdentifier[identifier] }
    var found: [String: XMLElement] = [:]
    for element in document.root.descendants {
      if let id = element["id"], found[id] == nil { found[id] = element }
    }
    elementsByIdentifier = found
    return found[identifier]
  }

  /// Counts the elements and the bytes of a copy of an element before the copy is made.
  ///
  /// Returns false, and ends the reading with an error, if the copies of the drawing exceed a limit.
  mutating func countCopy(of element: XMLElement, for user: XMLElement) -> Bool {
    let end = document.end(ofElementAt: element.index)
    let isLast = end == document.end(ofElementAt: document.root.index)
    let endOffset = isLast ? document.text.count : XMLElement(document: document, index: end).location.offset
    let bytes = endOffset - element.location.offset
    guard failure == nil, meter.allowsMore(end - element.index), open.count <= SVGCopyBudget.maximumReferences,
      copies.spend(elements: end - element.index, bytes: bytes)
    else {
      if failure == nil, !meter.isOver { failure = InvalidInput(SVGProblem.tooManyCopies, at: user.location) }
      return false
    }
    return true
  }

  /// Counts views against the limit of views; above it the reading ends with an error.
  mutating func count(_ views: Int, at element: XMLElement) {
    remainingViews -= views
    if remainingViews < 0, failure == nil {
      failure = InvalidInput(ViewProblem.tooManyViews(limit: viewLimit), at: element.location)
    }
  }

  // MARK: - Reports

  /// Reports a warning with a sentence that no other warning has.
  mutating func reportOnce(_ problem: SVGProblem, at location: SourceLocation) {
    guard reported.insert(Report(code: problem.code, location: nil, message: problem.message)).inserted else { return }
    diagnostics.append(.warning(problem, at: location))
  }

  /// Reports a warning once for each place: copies of an element are read more than once.
  mutating func report(_ problem: any Problem, at location: SourceLocation) {
    let report = Report(code: problem.code, location: location, message: problem.message)
    guard reported.insert(report).inserted else { return }
    diagnostics.append(.warning(problem, at: location))
  }
}

extension XMLElement {
  /// True if the conditions of an element for being drawn are met: SVG 2, section 5.7.
  ///
  /// The language of the reader is English, so that the result does not depend on the machine. No extension is known.
  fileprivate var meetsConditions: Bool {
    if let languages = self["systemLanguage"] {
      let tags = languages.split(separator: ",").map { $0.filter { $0 != " " }.lowercased() }
      guard tags.contains(where: { $0 == "en" || $0.hasPrefix("en-") }) else { return false }
    }
    return self["requiredExtensions"] == nil
  }
}

/// An SVG element that is read: its form, the properties that it states, and its own transform, style and clips.
struct SVGItem {
  var element: XMLElement
  var form: SVGReader.Form
  var properties: SVGProperties
  var context: SVGContext

  var style: SVGStyle { context.style }
}

/// The transform, the style and the clip paths that an SVG element inherits from its ancestors.
struct SVGContext {
  /// The transform from user units to points of the canvas.
  var transform: AffineTransform
  var style: SVGStyle
  /// The areas that limit what is drawn, in points of the canvas.
  var clips: [SVGRegion] = []
}

/// The copies that a drawing may make of its elements by `<use>`, clip paths, masks and bounding boxes.
struct SVGCopyBudget {
  /// The maximum number of copied elements: chosen so that a drawing of nothing but copies takes less than a second.
  static let maximumElements = 100_000
  /// The maximum number of bytes of the copied elements in the document: 16 MiB.
  static let maximumBytes = 1 << 24
  /// The maximum number of references inside each other, and of elements inside each other that they copy: each level
  /// takes stack.
  static let (maximumReferences, maximumDepth) = (32, 512)
  /// The maximum number of comparisons of rules with elements, of about 0.3 µs each.
  static let maximumRuleComparisons = 2_000_000
  /// The maximum number of comparisons of outlines and of their edges, of about 20 ns each.
  static let maximumComparisons = 20_000_000

  private var elements = maximumElements
  private var bytes = maximumBytes
  private var ruleComparisons = maximumRuleComparisons
  var comparisons = maximumComparisons

  /// True if rules were compared with elements more often than the limit.
  var hasSpentRules: Bool { ruleComparisons < 0 }

  /// Counts comparisons of rules with elements; returns false above the limit.
  mutating func spend(ruleComparisons count: Int) -> Bool {
    ruleComparisons -= count
    return ruleComparisons >= 0
  }

  /// Counts a copy; returns false if it exceeds a limit.
  mutating func spend(elements count: Int, bytes size: Int) -> Bool {
    elements -= count
    bytes -= size
    return elements >= 0 && bytes >= 0
  }
}
