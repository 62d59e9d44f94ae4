import Diagnostics
import Geometry
import XMLTree

/// Reads elements into views and collects every error on the way.
struct NativeReader {
  let direction: LayoutDirection
  private(set) var shimmer: ShimmerStyle?
  private(set) var themes: [ThemeStyle] = []
  private(set) var errors: [Diagnostic] = []
  /// Whether the root takes a whole screen by default.
  private(set) var fillsScreen = false

  private let handlers: ElementHandlers
  private let repetition: Repetition?
  /// Handlers around the element that is being read.
  private var handlerDepth = 0
  /// Where errors in a handler's markup are reported: at the element that it replaces.
  private var replacedLocation: SourceLocation?

  init(_ request: ViewRequest) {
    direction = request.direction ?? .leftToRight
    handlers = request.elements
    repetition = request.repetition
  }

  /// The root view; a root that repeats stands in a feed of its own.
  mutating func readRoot(_ root: XMLElement) -> View? {
    guard var view = readView(root, parent: nil) else { return nil }
    if let repetition, !view.replaceRepetition(by: repetition, where: { $0.repetition != .once }) {
      view.replaceRepetition(by: repetition, where: \.isCell)
    }
    fillsScreen = NativeElement.named(view.element)?.fillsScreen == true || view.containsFilling
    return view.repetition == .once ? view : feed(around: view)
  }

  private func feed(around view: View) -> View {
    var style = FlexStyle()
    style.writingDirection = direction
    if case .flex(let inner) = view.layout { (style.width, style.height) = (inner.width, nil) }
    var feed = View(element: "feed", kind: .container, layout: .flex(style), location: view.location)
    feed.appearance.background = view.appearance.background
    feed.children = [view]
    return feed
  }

  private mutating func readView(_ element: XMLElement, parent: XMLElement?) -> View? {
    if let handler = handlers[element.name] { return readReplacement(of: element, by: handler, parent: parent) }
    guard let definition = NativeElement.named(element.name) else {
      let candidates = NativeElement.all.map(\.name) + ["shimmer", "theme"] + handlers.names
      let nearest = nearestName(to: element.name, among: candidates)
      report(.unknownElement(element.name, nearest: nearest), at: element.location)
      return nil
    }
    if element.name == "tr", let parent, parent.name != "table" {
      report(.misplaced("tr", expectedParent: "<table>"), at: element.location)
    }
    var draft = NativeDraft(definition, at: element, direction: direction)
    applyAttributes(of: element, NativeDraft.attributes, to: &draft)
    readText(of: element, into: &draft)
    return draft.finished(children: readChildren(of: element, isRoot: parent == nil))
  }

  private mutating func readChildren(of element: XMLElement, isRoot: Bool) -> [View] {
    var views: [View] = []
    for child in element.children {
      switch child.name {
      case "shimmer" where handlers["shimmer"] == nil: readShimmer(child, isInRoot: isRoot)
      case "theme" where handlers["theme"] == nil: readTheme(child, isInRoot: isRoot)
      default:
        let isKnown = NativeElement.named(child.name) != nil && handlers[child.name] == nil
        if element.name == "table", child.name != "tr", isKnown {
          report(.unexpectedChild(child.name, parent: "table"), at: child.location)
        }
        if let view = readView(child, parent: element) { views.append(view) }
      }
    }
    return views
  }

  /// Text stands in `text` or between the tags of a `<text>`.
  private mutating func readText(of element: XMLElement, into draft: inout NativeDraft) {
    let text = element.text
    guard !text.isEmpty else { return }
    if draft.view.kind == .text || element.name == "button" {
      draft.text = draft.text ?? text
    } else {
      report(.unexpectedText(element: element.name), at: element.location)
    }
  }

  // MARK: - Attributes

  /// Applies the attributes in the order of the table, and reports those that are not in it.
  private mutating func applyAttributes<Target>(
    of element: XMLElement, _ table: AttributeTable<Target>, to target: inout Target
  ) {
    var found: [(index: Int, attribute: XMLAttribute)] = []
    for attribute in element.attributes where attribute.namespace == nil {
      if let index = table.index(of: attribute.name) {
        found.append((index, attribute))
      } else {
        let nearest = nearestName(to: attribute.name, among: table.names)
        report(
          .unknownAttribute(attribute.name, element: element.name, nearest: nearest), at: attribute.location)
      }
    }
    for (index, attribute) in found.sorted(by: { $0.index < $1.index }) {
      let definition = table.attributes[index]
      guard !definition.apply(attribute.value, &target) else { continue }
      report(
        .invalidValue(
          attribute.value, attribute: attribute.name, element: element.name, expected: definition.expectation),
        at: attribute.location)
    }
    for definition in table.attributes where definition.isRequired && element[definition.name] == nil {
      report(.missingAttribute(definition.name, element: element.name), at: element.location)
    }
  }

  private mutating func report(_ problem: NativeProblem, at location: SourceLocation) {
    errors.append(.error(problem, at: replacedLocation ?? location))
  }
}

// MARK: - Shimmer and themes

extension NativeReader {
  private mutating func readShimmer(_ element: XMLElement, isInRoot: Bool) {
    guard checkPlace(of: element, isInRoot: isInRoot) else { return }
    if shimmer != nil { report(.repeatedElement("shimmer"), at: element.location) }
    var style = ShimmerStyle()
    style.location = element.location
    applyAttributes(of: element, ShimmerStyle.attributes, to: &style)
    shimmer = style
  }

  private mutating func readTheme(_ element: XMLElement, isInRoot: Bool) {
    guard checkPlace(of: element, isInRoot: isInRoot) else { return }
    var theme = ThemeStyle(name: "", location: element.location)
    applyAttributes(of: element, ThemeStyle.attributes, to: &theme)
    themes.append(theme)
  }

  private mutating func checkPlace(of element: XMLElement, isInRoot: Bool) -> Bool {
    for child in element.children { report(.unexpectedChild(child.name, parent: element.name), at: child.location) }
    if !isInRoot { report(.misplaced(element.name, expectedParent: "the root element"), at: element.location) }
    return isInRoot
  }
}

// MARK: - The user's own elements

extension NativeReader {
  /// Reads what a handler makes of an element, in its place.
  private mutating func readReplacement(
    of element: XMLElement, by handler: ElementHandlers.Handler, parent: XMLElement?
  ) -> View? {
    guard handlerDepth < 16 else {
      report(.handlersTooDeep(element: element.name), at: element.location)
      return nil
    }
    let markup = handler(CustomElement(element))
    let outer = replacedLocation
    replacedLocation = outer ?? element.location
    handlerDepth += 1
    defer {
      replacedLocation = outer
      handlerDepth -= 1
    }
    do throws(InvalidInput) {
      let document = try parseXML(Array(markup.utf8))
      return readView(document.root, parent: parent)
    } catch {
      let reason = error.diagnostics.first?.problem.message ?? "it cannot be read"
      report(.handlerMarkup(element: element.name, reason: reason), at: element.location)
      return nil
    }
  }
}

extension View {
  /// Whether it or a view below repeats until the viewport is full.
  fileprivate var containsFilling: Bool { repetition == .fill || children.contains(where: \.containsFilling) }

  /// Replaces the repetition of the views that match; false when none does.
  @discardableResult
  fileprivate mutating func replaceRepetition(by new: Repetition, where matches: (View) -> Bool) -> Bool {
    let isMatch = matches(self)
    if isMatch { repetition = new }
    return children.indices.reduce(isMatch) { children[$1].replaceRepetition(by: new, where: matches) || $0 }
  }
}
