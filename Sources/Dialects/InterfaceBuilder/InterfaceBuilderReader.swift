import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// Turns the elements of one document into views with their stored frames.
struct InterfaceBuilderReader {
  let scenes: InterfaceBuilderScenes
  let request: ViewRequest
  /// Those that the stored frames are shown in.
  let sizeClasses: SizeClasses
  /// Those of the picture.
  var targetClasses: SizeClasses
  let environment: LayoutEnvironment
  let imageSizes: [String: Size]
  /// Whether constraints decide, not the stored frames.
  var isSolving = false
  /// Whether the root is not as large as it is stored.
  var isResized = false
  /// How wide the root is stored, in points.
  var storedRootWidth = 0.0
  /// The frames that constraints gave, by the place of the element.
  var solvedFrames: [SourceLocation: Rect] = [:]
  private let colors: InterfaceBuilderColors
  private(set) var diagnostics: [Diagnostic] = []
  /// Names told as unknown already: one warning each is enough.
  private var unknownNames: Set<String> = []
  /// Views made so far, repetition included.
  private var viewCount = 0
  /// The size of the picture, once it is known.
  var canvas = Canvas.defaultSize
  /// Controllers inside each other through embed segues, the one being read last.
  var embeddings: [String] = []

  init(_ scenes: InterfaceBuilderScenes, _ request: ViewRequest) {
    self.scenes = scenes
    self.request = request
    sizeClasses = SizeClasses(of: scenes.document)
    targetClasses = sizeClasses
    environment = LayoutEnvironment(of: scenes.document)
    imageSizes = Self.imageSizes(of: scenes.document)
    colors = InterfaceBuilderColors(of: scenes.document)
  }

  var direction: LayoutDirection { request.direction ?? .leftToRight }

  mutating func warn(_ problem: any Problem, at location: SourceLocation) {
    diagnostics.append(.warning(problem, at: location))
  }

  /// The number that an attribute holds; a warning and nil when it is none, or beyond the limit.
  mutating func number(_ element: XMLElement, _ name: String) -> Double? {
    guard let attribute = element.attribute(name) else { return nil }
    guard let number = parseNumber(attribute.value) else {
      warn(ViewProblem.invalidNumber(attribute.value, attribute: name), at: attribute.location)
      return nil
    }
    return number
  }

  /// Counts views towards the limit.
  mutating func spend(_ views: Int) throws(InvalidInput) {
    viewCount += views
    guard viewCount <= request.limits.views else {
      throw InvalidInput(ViewProblem.tooManyViews(limit: request.limits.views), at: nil)
    }
  }

  /// How many more views the limit allows.
  var affordableViews: Int { max(0, request.limits.views - viewCount) }

  /// A view and how many views it takes, itself included.
  mutating func counted(
    _ make: (inout InterfaceBuilderReader) throws(InvalidInput) -> View
  ) throws(InvalidInput) -> (view: View, count: Int) {
    let before = viewCount
    let view = try make(&self)
    return (view, viewCount - before)
  }
}

// MARK: - Frames

extension InterfaceBuilderReader {
  /// The stored frame, in points of the parent; a variation of the document's size classes overrides it.
  mutating func storedFrame(of element: XMLElement) -> Rect? {
    let candidates = [element] + sizeClasses.variations(of: element)
    guard let rect = candidates.lazy.compactMap(\.frameElement).last else { return nil }
    return Rect(
      x: number(rect, "x") ?? 0, y: number(rect, "y") ?? 0,
      width: max(0, number(rect, "width") ?? 0), height: max(0, number(rect, "height") ?? 0))
  }

  /// The frame of a subview: the stored one, or a guess for a view that has none.
  ///
  /// Xcode leaves the frame out where it never laid the view out: a container then fills its parent, and content
  /// stands in the middle at the size of its text.
  mutating func frame(of element: XMLElement, in size: Size) -> Rect {
    if let frame = solvedFrames[element.location] ?? storedFrame(of: element) { return frame }
    guard ElementRole(element.name)?.showsContent == true else { return Rect(origin: .zero, size: size) }
    let text = element["text"] ?? element.child("state")?["title"] ?? ""
    let wanted = Self.lineSize(of: text, fontSize: fontSize(of: element))
    let width = min(wanted.width, size.width)
    let height = min(wanted.height, size.height)
    return Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }

  /// The size of a picture of `element` alone; the origin that it is stored with says nothing.
  mutating func canvasSize(of element: XMLElement) -> Size {
    var size = storedFrame(of: element)?.size ?? .zero
    if ElementRole(element.name) == .cell, size.height <= 0 { size.height = rowHeight(of: element) }
    var ancestor = element.parent
    while let parent = ancestor, size.isEmpty {
      if let outer = storedFrame(of: parent)?.size, !outer.isEmpty {
        if size.width <= 0 { size.width = outer.width }
        if size.height <= 0 { size.height = outer.height }
      }
      ancestor = parent.parent
    }
    if size.width <= 0 { size.width = Canvas.defaultSize.width }
    if size.height <= 0 { size.height = Canvas.defaultSize.height }
    return size
  }
}

// MARK: - Views

extension InterfaceBuilderReader {
  /// The view of an element and everything in it.
  mutating func view(_ element: XMLElement, frame: Rect) throws(InvalidInput) -> View {
    try spend(1)
    let role = role(of: element)
    var view = View(element: element.name, kind: .container, layout: .frame(frame), location: element.location)
    view.identifier = element["id"]
    view.className = element["customClass"]
    view.isHidden = element["hidden"] == "YES"
    view.clips = role?.alwaysClips == true || element["clipsSubviews"] == "YES" || element["clipsToBounds"] == "YES"
    view.isCell = role == .cell
    view.appearance = appearance(of: element)
    view.children = try children(of: element, role, size: frame.size)
    view.kind = kind(of: element, role, hasChildren: !view.children.isEmpty)
    if view.kind == .text { view.text = textLines(of: element) }
    describeContent(of: element, in: &view)
    applyRuntimeAttributes(of: element, to: &view)
    if role == .cell { takeBackground(ofContentIn: &view) }
    return view
  }

  private mutating func role(of element: XMLElement) -> ElementRole? {
    if let role = ElementRole(element.name) { return role }
    if unknownNames.insert(element.name).inserted {
      warn(ViewProblem.unknownClass(element.name), at: element.location)
    }
    return nil
  }

  private func kind(of element: XMLElement, _ role: ElementRole?, hasChildren: Bool) -> ViewKind {
    switch role {
    case nil: .unknown
    case .plain, .embedding: hasChildren ? .container : .view
    case .container, .scrolling, .table, .collection, .cell: .container
    case .text: .text
    case .content(let kind), .sealed(let kind): kind
    }
  }

  private mutating func appearance(of element: XMLElement) -> Appearance {
    var appearance = Appearance()
    if let alpha = number(element, "alpha") { appearance.opacity = min(max(alpha, 0), 1) }
    let background = element.children.first { $0.name == "color" && $0["key"] == "backgroundColor" }
    // A background that one looks through is none: an overlay in its color would hide nothing.
    if let color = background.flatMap(colors.color), color.alpha > 0 { appearance.background = color }
    return appearance
  }

  /// A cell without a background shows that of its content view, which covers it.
  private func takeBackground(ofContentIn cell: inout View) {
    guard cell.appearance.background == nil, let content = cell.children.first(where: { $0.kind == .container })
    else { return }
    cell.appearance.background = content.appearance.background
  }

  private mutating func children(
    of element: XMLElement, _ role: ElementRole?, size: Size
  ) throws(InvalidInput) -> [View] {
    let children: [View]
    switch role {
    case .sealed: return []
    case .table: children = try tableContents(of: element, size: size)
    case .collection: children = try collectionContents(of: element, size: size)
    case .embedding: children = try embeddedContents(of: element, size: size)
    case .cell: children = try cellContents(of: element, size: size)
    case .plain, .container, .scrolling, .text, .content, nil: children = try subviews(of: element, size: size)
    }
    guard mirrors(element) else { return children }
    return children.map { $0.placedInMirror(ofWidth: size.width) }
  }

  /// What stands in an element at stored frames: its content view, its installed subviews.
  mutating func subviews(of element: XMLElement, size: Size) throws(InvalidInput) -> [View] {
    let installed = installedSubviews(of: element)
    var views: [View] = []
    for subview in installed { views.append(try view(subview, frame: frame(of: subview, in: size))) }
    settleCoverings(among: &views, of: installed)
    hideWhatSharesPlaceWithLists(among: &views)
    return views
  }

  /// The subviews that the picture's size classes have.
  func installedSubviews(of element: XMLElement) -> [XMLElement] {
    let excluded = targetClasses.excluded("subviews", of: element)
    return element.subviewElements.filter { $0["id"].map(excluded.contains) != true }
  }

  /// UIKit turns a view's contents around for right-to-left languages unless its author forbids it.
  private func mirrors(_ element: XMLElement) -> Bool {
    guard direction == .rightToLeft else { return false }
    switch element["semanticContentAttribute"] {
    case "forceLeftToRight", "playback", "spatial": return false
    default: return true
    }
  }

  /// The view of the controller that stands in a container view, at the container's size.
  private mutating func embeddedContents(of container: XMLElement, size: Size) throws(InvalidInput) -> [View] {
    guard let controller = scenes.embeddedController(in: container), let identifier = controller["id"],
      let shown = scenes.presented(by: controller), let embedded = shown.mainView,
      !embeddings.contains(identifier), embeddings.count < Self.embeddingLimit
    else { return try subviews(of: container, size: size) }
    embeddings.append(identifier)
    defer { embeddings.removeLast() }
    return [try scene(of: embedded, frame: Rect(origin: .zero, size: size))]
  }

  /// Controllers in controllers; each takes stack, and a picture of more is none.
  private static let embeddingLimit = 8
}

extension View {
  /// The view where a mirror puts it, whose parent is so wide.
  fileprivate func placedInMirror(ofWidth width: Double) -> View {
    guard case .frame(var frame) = layout else { return self }
    frame.origin.x = width - frame.maxX
    var mirrored = self
    mirrored.layout = .frame(frame)
    return mirrored
  }
}

extension Size {
  fileprivate var isEmpty: Bool { !(width > 0 && height > 0) }
}

extension XMLElement {
  /// The `<rect key="frame">`.
  fileprivate var frameElement: XMLElement? { children.first { $0.name == "rect" && $0["key"] == "frame" } }

  /// The child that stands for the property `key`.
  func property(_ key: String) -> XMLElement? { children.first { $0["key"] == key } }

  /// The children of the children of that name.
  func elements(in name: String) -> [XMLElement] {
    children.filter { $0.name == name }.flatMap { Array($0.children) }
  }

  /// A content view, a cell's accessory and the elements of `<subviews>`, installed or not.
  fileprivate var subviewElements: [XMLElement] {
    var elements: [XMLElement] = []
    for child in children {
      if child.name == "subviews" { elements += child.children }
      if let key = child["key"], ["backgroundView", "contentView", "accessoryView"].contains(key) {
        elements.append(child)
      }
    }
    return elements
  }
}
