import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// Converts the elements of a Hyperview screen to views, and collects the warnings about them.
struct HyperviewReader {
  var diagnostics: [Diagnostic] = []
  let direction: LayoutDirection
  /// The insets of the device's safe area from the edges of the screen, in points.
  private let safeArea: Insets
  private var styleSheet: HyperviewStyleSheet
  private var reportedNames: Set<String> = []
  private let keepsCharacters: Bool
  private let fontScale: Double
  private var meter: WorkMeter

  /// Creates a reader for the elements of one screen; invalid properties in its style sheet become warnings.
  ///
  /// - Parameter reportsMissingStyles: false if another document may contain the styles that elements name.
  init(_ request: ViewRequest, styles: XMLElement?, reportsMissingStyles: Bool) {
    direction = request.direction ?? .leftToRight
    safeArea = request.safeArea
    keepsCharacters = request.keepsCharacters
    fontScale = request.fontScale
    meter = WorkMeter(request.limits.deadline)
    styleSheet = HyperviewStyleSheet(
      styles, reportsMissing: reportsMissingStyles, reportingTo: &diagnostics)
  }

  // MARK: - Roots

  /// Converts a screen to a container with the view of its `<body>`, in the background color of that view.
  mutating func readScreen(_ screen: XMLElement) -> View {
    var root = root("screen", screen)
    root.identifier = screen["id"]
    var context = HyperviewContext()
    context.safeArea = safeArea
    if let body = screen.child("body") { root.children = [readView(body, context)].compactMap { $0 } }
    root.appearance.background = root.children.first?.appearance.background
    return root
  }

  /// Converts an element of a screen to a container around the view of the element, as high as that view.
  ///
  /// The element is shown even if it is hidden.
  mutating func readFragment(_ element: XMLElement) -> View {
    var root = root("fragment", element)
    var context = HyperviewContext()
    context.hasDefiniteHeight = false
    root.children = [readView(element, context)].compactMap { $0 }
    // A view selected by `--root` is shown even if it is hidden.
    for index in root.children.indices { root.children[index].isHidden = false }
    return root
  }

  private func root(_ name: String, _ element: XMLElement) -> View {
    var style = FlexStyle()
    style.writingDirection = direction
    return View(element: name, kind: .container, layout: .flex(style), location: element.location)
  }

  // MARK: - Views

  /// Converts an element and its descendants to a view; nil for an element that is not a view, or after the deadline.
  ///
  /// The limit of the XML parser bounds the nesting. The temporary values of a view are in
  /// ``HyperviewReader/begin(_:_:_:)``, outside of the stack frames that stay during recursion.
  private mutating func readView(_ element: XMLElement, _ context: HyperviewContext) -> View? {
    let role = HyperviewRole(element)
    if role == .part || !meter.allowsMore() { return nil }
    var (view, contents) = begin(element, role, context)
    if contents.areViews { readChildren(of: element, contents.context, into: &view.children) }
    contents.close(&view, direction)
    if role == .box, isInOption(element) { view.showFirstPicture() }
    if role == .unknown { reportUnknown(element) }
    return view
  }

  /// The maximum number of levels between an option and the view with its pictures.
  private static let levelsOfOption = 3

  /// Returns true for an `<option>`, and for a view in one.
  private func isInOption(_ element: XMLElement) -> Bool {
    element.name == "option" || element.ancestors.prefix(Self.levelsOfOption - 1).contains { $0.name == "option" }
  }

  /// Converts an element to a view without children, and returns the values that are needed to read its children.
  @inline(never)
  private mutating func begin(
    _ element: XMLElement, _ role: HyperviewRole, _ context: HyperviewContext
  ) -> (View, HyperviewContents) {
    var draft = HyperviewDraft(element, role, style(of: element, role), context, direction)
    draft.prepare(
      content: draft.scrollAxis == nil ? HyperviewStyle() : style(element.attribute("content-container-style")))
    measure(element, &draft)
    var view = draft.finished()
    describe(&view, element)
    if keepsCharacters { view.characters = draft.text?.string }
    return (view, draft.contents)
  }

  private mutating func readChildren(
    of element: XMLElement, _ context: HyperviewContext, into views: inout [View]
  ) {
    for child in element.children {
      if let view = readView(child, context) { views.append(view) }
    }
  }

  /// Sets the properties of a view that every element may state: identifier, style names as class, hint, visibility.
  private mutating func describe(_ view: inout View, _ element: XMLElement) {
    view.identifier = element["id"]
    view.className = element["style"]
    view.hint = element.attribute("skeleton")?.hint(reportingTo: &diagnostics)
    if element.isTrue("hide") { view.isHidden = true }
  }

  // MARK: - Styles and text

  private mutating func style(of element: XMLElement, _ role: HyperviewRole) -> HyperviewStyle {
    // The client sets the size of a spinner and ignores its style.
    if role == .spinner { return HyperviewStyle() }
    return style(element.attribute(role == .picker ? "field-style" : "style"))
  }

  private mutating func style(_ attribute: XMLAttribute?) -> HyperviewStyle {
    styleSheet.style(named: attribute, reportingTo: &diagnostics)
  }

  /// Measures the text of an element, without that of the views in it, and stores it in the draft.
  ///
  /// Elements that show no text are left without one.
  @inline(never)
  private mutating func measure(_ element: XMLElement, _ draft: inout HyperviewDraft) {
    switch draft.role {
    case .text: draft.text = text(of: element, style: draft.style)
    case .field, .picker:
      let style = draft.role == .picker ? style(element.attribute("field-text-style")) : draft.style
      var text = HyperviewText(style, scale: fontScale)
      let shown = [element.shownValue, element["placeholder"]].compactMap { $0 }.first { !$0.isEmpty }
      text.append(shown ?? "", isPreformatted: false)
      draft.text = text
    case .box, .cell, .list, .image, .spinner, .toggle, .web, .part, .unknown: break
    }
  }

  private mutating func text(
    of element: XMLElement, style: HyperviewStyle, inherited: Double? = nil
  ) -> HyperviewText {
    var text = HyperviewText(style, inherited: inherited, scale: fontScale)
    text.append(element.text, isPreformatted: element.isTrue("preformatted"))
    for child in element.children where HyperviewRole(child) == .text && !child.isTrue("hide") {
      text.append(
        self.text(of: child, style: self.style(child.attribute("style")), inherited: text.fontSize))
    }
    return text
  }

  private mutating func reportUnknown(_ element: XMLElement) {
    guard reportedNames.insert(element.name).inserted else { return }
    diagnostics.append(.warning(ViewProblem.unknownClass(element.name), at: element.location))
  }
}

extension View {
  /// Makes all visible pictures but the first transparent, if the view contains nothing else.
  ///
  /// The client shows one of them: the styles of an option's states, `<modifier selected="true">`, give the others no
  /// size. Their frames stay, because the layout does not depend on the state.
  fileprivate mutating func showFirstPicture() {
    guard children.count > 1, children.allSatisfy({ $0.kind == .image }) else { return }
    let shown = children.indices.filter { !children[$0].isHidden && !children[$0].hasNoWidth }
    for index in shown.dropFirst() { children[index].appearance.opacity = 0 }
  }

  private var hasNoWidth: Bool { if case .flex(let style) = layout { style.width == .zero } else { false } }
}

extension XMLElement {
  /// Returns true if an attribute is `true` or `1`, the true values of XML Schema; false for other values or none.
  func isTrue(_ attribute: String) -> Bool { self[attribute].map { $0 == "true" || $0 == "1" } ?? false }

  /// The text that a field shows for its `value`: for a picker the label of the item with this value.
  fileprivate var shownValue: String? {
    guard let value = self["value"], !value.isEmpty else { return nil }
    let item = children.first { $0.name == "picker-item" && $0["value"] == value }
    return item?["label"] ?? value
  }
}
