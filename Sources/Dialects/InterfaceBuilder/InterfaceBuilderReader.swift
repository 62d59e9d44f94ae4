import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// Converts the elements of an Interface Builder document to views with stored frames or constraints.
///
/// Reading order: `InterfaceBuilderContext`, the views here, tables and collections, the constraints in `AutoLayout`.
///
/// The methods that make views throw ``InvalidInput`` if there are more views than the limit or the deadline has passed.
struct InterfaceBuilderReader {
  var context: InterfaceBuilderContext
  var report: InterfaceBuilderReport
  /// The views and constraints of the hierarchy that is being read; nil if stored frames alone decide.
  var scene: ConstraintSceneDraft?
  /// True if constraints of a hierarchy that was read are to be solved.
  var solvesConstraints = false
  /// The contexts of other `.xib` files by name, nil for a file that does not exist.
  var nibs: [String: InterfaceBuilderContext?] = [:]
  /// The heights in points that code states for the rows of tables, by the index of the table; nil for none.
  var codedRowHeights: [Int: Double?] = [:]
  /// The number of views of other files that were read.
  var nibCount = 0

  init(_ scenes: InterfaceBuilderScenes, _ request: ViewRequest) {
    context = InterfaceBuilderContext(scenes, request)
    report = InterfaceBuilderReport(request.limits)
  }

  /// Returns the number in an attribute, in the attribute's own unit; nil if the element does not have the attribute.
  ///
  /// A text that is not a number, or a number beyond ±10⁷, gives a warning and nil.
  mutating func number(_ element: XMLElement, _ name: String) -> Double? {
    guard let attribute = element.attribute(name) else { return nil }
    guard let number = parseNumber(attribute.value) else {
      report.warn(ViewProblem.invalidNumber(attribute.value, attribute: name), at: attribute.location)
      return nil
    }
    return number
  }

  // MARK: - Frames

  /// Returns the stored frame of a view, in points of the parent.
  ///
  /// A variation of the frame for the document's size classes takes precedence. The result is nil if the file states no
  /// frame. A missing or invalid number in it is 0.
  mutating func storedFrame(of element: XMLElement) -> Rect? {
    let candidates = [element] + context.sizeClasses.variations(of: element)
    guard let rect = candidates.lazy.compactMap(\.frameElement).last else { return nil }
    return Rect(
      x: number(rect, "x") ?? 0, y: number(rect, "y") ?? 0,
      width: max(0, number(rect, "width") ?? 0), height: max(0, number(rect, "height") ?? 0))
  }

  /// Returns the stored frame of a view, in points of its parent, or a default placement if the file states none.
  ///
  /// Xcode omits the frame of a view that it never laid out. A container then fills its parent, and content is centered
  /// with the size of its text.
  mutating func placement(of element: XMLElement) -> StoredPlacement {
    // The scene has already read the frame and reported its warnings.
    let stored = if let item = scene?.item(of: element) { item.storedFrame } else { storedFrame(of: element) }
    if let stored { return centeredFrame(stored, of: element).map { .anchored($0) } ?? .frame(stored) }
    if let frame = standardFrame(of: element) { return .anchored(frame) }
    guard ElementRole(element.name)?.showsContent == true else { return .parentBounds }
    let text = element["text"] ?? element.child("state")?["title"] ?? ""
    return .centeredLine(TextLine(text, fontSize: fontSize(of: element)))
  }

  /// Returns the size in points of the picture that shows `element` as its root.
  ///
  /// A missing dimension is that of the nearest ancestor with a size, then that of the default canvas.
  mutating func canvasSize(of element: XMLElement) -> Size {
    var size = storedFrame(of: element)?.size ?? .zero
    if ElementRole(element.name) == .cell, size.height <= 0 { size.height = rowHeight(of: element) }
    for parent in element.ancestors where size.isEmpty {
      guard let outer = storedFrame(of: parent)?.size, !outer.isEmpty else { continue }
      if size.width <= 0 { size.width = outer.width }
      if size.height <= 0 { size.height = outer.height }
    }
    if size.width <= 0 { size.width = Canvas.defaultSize.width }
    if size.height <= 0 { size.height = Canvas.defaultSize.height }
    return size
  }

  // MARK: - Views

  /// Converts an element and its descendants to a view with its layout, appearance and content.
  ///
  /// It uses little of the stack, because it is called for each level of the document.
  mutating func view(_ element: XMLElement) throws(InvalidInput) -> View {
    try report.addView()
    let role = role(of: element)
    var view = viewWithoutContents(element, role)
    try addContents(of: element, role, to: &view)
    describe(element, role, in: &view)
    return view
  }

  private mutating func viewWithoutContents(_ element: XMLElement, _ role: ElementRole?) -> View {
    var spec = AutoLayoutSpec(stored: placement(of: element))
    // `UITableViewCell` places its own labels.
    if case .anchored = spec.stored {} else { spec.item = scene?.index(of: element) }
    spec.mirrorsContents = mirrorsContents(of: element)
    var view = View(element: element.name, kind: .container, layout: .autoLayout(spec), location: element.location)
    view.identifier = element["id"]
    view.className = element["customClass"]
    view.isHidden = context.isHidden(element)
    view.clips = role?.alwaysClips == true || element["clipsSubviews"] == "YES" || element["clipsToBounds"] == "YES"
    view.isCell = role == .cell
    if case .bar = role { view.isItemBar = true }
    view.appearance = appearance(of: element)
    return view
  }

  private mutating func addContents(
    of element: XMLElement, _ role: ElementRole?, to view: inout View
  ) throws(InvalidInput) {
    let (views, arrangement) = try contents(of: element, role)
    view.children = views
    view.layout.changeAutoLayout { $0.contents = arrangement }
  }

  /// Sets the facts that depend on the contents of a view.
  private mutating func describe(_ element: XMLElement, _ role: ElementRole?, in view: inout View) {
    view.kind = kind(of: role, in: view)
    if view.kind == .view, isSpacer(element, view) { view.kind = .spacer }
    if view.kind == .text, isEditorWithBox(element, view) { view.kind = .control }
    view.covering = covering(of: element, view)
    if view.kind == .text { view.text = textLines(of: element) }
    describeContent(of: element, in: &view)
    applyRuntimeAttributes(of: element, to: &view)
    applyCodedRadius(of: element, to: &view)
    if role == .cell { takeBackground(ofContentIn: &view) }
  }

  private func covering(of element: XMLElement, _ view: View) -> Covering? {
    if element.name == "button" {
      // A clear color shows nothing.
      let isColored = element.color("backgroundColor").map { context.colors.color($0)?.alpha != 0 } ?? false
      if isColored || element.showsTitleOrImage { return nil }
      if element.hasBackgroundImage { return .imageButton }
      return view.className == nil && view.children.isEmpty && element.isOfPlainType && isUnnamed(element)
        ? .touchArea : .blankButton
    }
    let isUIKits = view.className?.hasPrefix("UI") ?? true
    return view.kind == .view && !isUIKits ? .drawing : nil
  }

  private mutating func role(of element: XMLElement) -> ElementRole? {
    if let role = Self.roleOfClass(element) ?? ElementRole(element.name) { return role }
    report.warnOfUnknown(element)
    return nil
  }

  /// Returns the role of a plain view by the name of its class; nil for most names.
  ///
  /// A list has cells that code registers. A label or image view of the application is named after its superclass.
  private static func roleOfClass(_ element: XMLElement) -> ElementRole? {
    guard element.name == "view", let name = element["customClass"] else { return nil }
    if let list = lists[name] { return list }
    guard element.child("subviews") == nil else { return nil }
    if CodeName.ends(name, withOneOf: ["label"]) { return .text }
    return CodeName.ends(name, withOneOf: ["imageView"]) ? .content(.image) : nil
  }

  private static let lists: [String: ElementRole] = ["UITableView": .table, "UICollectionView": .collection]

  private func kind(of role: ElementRole?, in view: View) -> ViewKind {
    switch role {
    case nil: .unknown
    case .plain, .embedding: view.children.isEmpty ? .view : .container
    case .container, .scrolling, .table, .collection, .cell: .container
    case .text: .text
    // The color of a bar is visible with and without items.
    case .bar: view.children.isEmpty && view.appearance.background == nil ? .bar : .container
    case .content(let kind), .sealed(let kind): kind
    }
  }

  /// Returns true for a view without a class that is transparent or has the color behind it, and to which code has no name
  /// by which to give it content: it keeps other views apart.
  ///
  /// A view that is stated to be clear and is low, narrow or named after touches is one, too. The result is false in a file
  /// without outlets.
  private mutating func isSpacer(_ element: XMLElement, _ view: View) -> Bool {
    // The main view of a controller is its property `view`.
    guard element.name == "view", element["key"] != "view", view.className == nil, let identifier = view.identifier,
      view.appearance.background == nil || view.appearance.background == colorBehind(element),
      context.referredObjects != nil
    else { return false }
    return isClearCover(element, identifier) || isUnnamed(element) && element.child("connections") == nil
  }

  /// True for a view that code cannot find by an outlet or a tag, and that states no runtime attributes.
  ///
  /// The result is false in a file without outlets.
  func isUnnamed(_ element: XMLElement) -> Bool {
    guard let identifier = element["id"], let referred = context.referredObjects else { return false }
    return !referred.contains(identifier) && element["tag"] == nil && element["restorationIdentifier"] == nil
      && element.child("userDefinedRuntimeAttributes") == nil
  }

  /// Returns true for a view with a clear color that is an area for touches or a mask, by its name, or a narrow strip.
  private mutating func isClearCover(_ element: XMLElement, _ identifier: String) -> Bool {
    guard let color = element.color("backgroundColor"), context.colors.color(color).map({ $0.alpha == 0 }) ?? false,
      let size = storedFrame(of: element)?.size
    else { return false }
    let isNamed = context.outlets(to: identifier).contains { name in
      CodeName.words(of: name).contains { ["mask", "tap", "touch", "gesture", "overlay"].contains($0) }
    }
    return isNamed || min(size.width, size.height) < Self.narrowestContent
  }

  /// The minimum side in points of a clear view in which code places content: that of an avatar or of a button.
  private static let narrowestContent = 30.0

  /// The background of the nearest ancestor that states a visible one; that of the system for none.
  func colorBehind(_ element: XMLElement) -> Color? {
    // The elements between views, such as `<subviews>`, have no color, but may have many children.
    let stated = element.ancestors.lazy.compactMap { ElementRole($0.name) == nil ? nil : $0.color("backgroundColor") }
    let visible = stated.map(context.colors.color).first { $0?.alpha != 0 }
    return visible ?? InterfaceBuilderColors.systemColor("systemBackgroundColor").light
  }

  mutating func appearance(of element: XMLElement) -> Appearance {
    var appearance = Appearance()
    if let alpha = number(element, "alpha") { appearance.opacity = min(max(alpha, 0), 1) }
    let isBar = ElementRole(element.name)?.isBar == true
    let keys = isBar ? ["barTintColor", "backgroundColor"] : ["backgroundColor"]
    let background = keys.firstNonNil(element.color)
    // `UIBarStyle.black` has white items on black.
    if isBar, background == nil, element["barStyle"] == "black" { appearance.background = .black }
    // Transparent backgrounds are ignored: an overlay in that color would not hide the content.
    if let background, let color = context.colors.color(background), color.alpha > 0 {
      (appearance.background, appearance.darkBackground) = (color, context.colors.darkColor(background))
    }
    applyGroupedStyle(of: element, to: &appearance)
    return appearance
  }

  /// Copies the background of a cell's content view, which covers the cell, to a cell that has none.
  private func takeBackground(ofContentIn cell: inout View) {
    guard cell.appearance.background == nil, let content = cell.children.first(where: { $0.kind == .container })
    else { return }
    cell.appearance.background = content.appearance.background
    cell.appearance.darkBackground = content.appearance.darkBackground
  }

  private mutating func contents(
    of element: XMLElement, _ role: ElementRole?
  ) throws(InvalidInput) -> (views: [View], arrangement: ContentArrangement) {
    switch role {
    case .sealed: ([], .subviews)
    case .bar(let kind): (try barContents(of: element, kind), .subviews)
    case .table: (try tableContents(of: element), .list(list(.table, of: element)))
    case .collection:
      (try collectionContents(of: element), .list(list(.flow(flowLayout(of: element)), of: element)))
    case .embedding: try embeddedContents(of: element)
    case .cell: (try cellContents(of: element) + accessories(of: element), .cell)
    case .plain:
      if let view = try viewOfClass(of: element) { ([view], .embedded) } else { (try subviews(of: element), .subviews) }
    case .container, .scrolling, .text, .content, nil: (try subviews(of: element), .subviews)
    }
  }

  func list(_ kind: ListSpec.Kind, of element: XMLElement? = nil) -> ListSpec {
    var list = ListSpec(
      kind, repetition: context.request.repetition, isResized: context.isResized,
      storedRootWidth: context.storedRootSize.width)
    guard let element else { return list }
    if list.repetition == nil, element.name == "tableView" {
      let own = cells(beside: element).count
      list.repetition = (own > 0 ? own : codedRows(of: element)).map { .times($0) }
    }
    list.coveringBar = coveringBar(of: element)
    if element.name == "tableView", ["grouped", "insetGrouped"].contains(element["style"]) {
      list.topSpace = Self.topSpaceOfGroupedTable
    }
    list.roundsEnds = element["style"] == "insetGrouped"
    return list
  }

  /// The height of the empty header above the first section of a `UITableView` of the style grouped.
  private static let topSpaceOfGroupedTable = 35.0

  /// Converts an element's content view, accessories and installed subviews to views, in the order of the file.
  mutating func subviews(of element: XMLElement) throws(InvalidInput) -> [View] {
    var views: [View] = []
    for subview in installedSubviews(of: element) { views.append(try view(subview)) }
    hideStates(among: &views, of: element)
    return views
  }

  /// Returns the elements of a view's subviews that are installed for the picture's size classes, in file order.
  func installedSubviews(of element: XMLElement) -> [XMLElement] {
    let excluded = context.targetClasses.excluded("subviews", of: element)
    return element.subviewElements.filter { $0["id"].map(excluded.contains) != true }
  }

  /// Returns true if the contents of a view are mirrored horizontally.
  ///
  /// This is the case in a document from right to left, unless the view's semantic content attribute prevents it.
  private func mirrorsContents(of element: XMLElement) -> Bool {
    guard context.direction == .rightToLeft else { return false }
    switch element["semanticContentAttribute"] {
    case "forceLeftToRight", "playback", "spatial": return false
    default: return true
    }
  }

  /// Converts the view of the controller that a container view embeds to the content of the container.
  ///
  /// If there is no such controller or view, or if embedding is too deep, the content is the container's own subviews.
  private mutating func embeddedContents(
    of container: XMLElement
  ) throws(InvalidInput) -> (views: [View], arrangement: ContentArrangement) {
    guard let controller = context.scenes.destinations(of: container, kind: "embed").first,
      let identifier = controller["id"], let embedded = context.scenes.presented(by: controller)?.mainView,
      let inner = context.embedding(identifier)
    else { return (try subviews(of: container), .subviews) }
    let outer = context
    context = inner
    defer { context = outer }
    return ([try hierarchy(of: embedded)], .embedded)
  }
}

extension Size {
  var isEmpty: Bool { !(width > 0 && height > 0) }
}

extension XMLElement {
  /// The child element `<rect key="frame">` with the stored frame of a view; nil if the file states none.
  var frameElement: XMLElement? { children.first { $0.name == "rect" && $0["key"] == "frame" } }

  /// Returns the first child element with this value of the attribute `key`, as files store a property of an object.
  ///
  /// The result is nil if there is no such child.
  func property(_ key: String) -> XMLElement? { children.first { $0["key"] == key } }

  /// Returns the first child element `<color>` with this value of the attribute `key`; nil for none.
  func color(_ key: String) -> XMLElement? { children.first { $0.name == "color" && $0["key"] == key } }

  /// The text or the title with attributes; the comments for translators are one, too, with the key `userComments`.
  var attributedText: XMLElement? {
    children.first { $0.name == "attributedString" && $0["key"] != "userComments" }
  }

  /// Returns the children of all child elements with this name, in document order.
  func elements(in name: String) -> [XMLElement] {
    children.filter { $0.name == name }.flatMap { Array($0.children) }
  }

  /// The elements of a view's content view, accessory and background and of its `<subviews>`, in file order.
  ///
  /// Elements that are not installed are included.
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
