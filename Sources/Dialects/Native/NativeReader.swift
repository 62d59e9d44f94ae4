import Diagnostics
import Geometry
import LayerTree
import ViewTree
import XMLTree

/// A reader that converts elements to views and collects all errors.
struct NativeReader {
  /// The writing direction of the document: the requested one, or that of the root.
  private(set) var direction: LayoutDirection
  private let isDirectionRequested: Bool
  var shimmer: ShimmerStyle?
  var themes: [ThemeStyle] = []
  var errors: [Diagnostic] = []
  /// True if the root has the size of a screen by default.
  private(set) var fillsScreen = false

  let handlers: ElementHandlers
  private let repetition: Repetition?
  private let limits: ViewLimits
  /// The current nesting depth of handlers.
  var handlerDepth = 0
  /// The location of the replaced element, for errors in markup that is not part of the document; else nil.
  var replacedLocation: SourceLocation?
  let startTime: Double
  /// The time at which all loading stops, in seconds of the scene; nil for never.
  private(set) var stopTime: Double?
  var indicators = IndicatorCache()
  private var hasReplicators = false
  private var meter: WorkMeter

  init(_ request: ViewRequest) {
    direction = request.direction ?? .leftToRight
    isDirectionRequested = request.direction != nil
    handlers = request.elements
    repetition = request.repetition
    limits = request.limits
    meter = WorkMeter(request.limits.deadline)
    startTime = request.startTime
    stopTime = request.stopTime
  }

  /// The root view, in a feed if it repeats; nil for an unknown element.
  mutating func readRoot(_ root: XMLElement) -> View? {
    guard var view = readView(root, parent: nil, NativeContext(direction: direction)) else { return nil }
    if let repetition, !view.replaceRepetition(by: repetition, where: { $0.repetition != .once }) {
      view.replaceRepetition(by: repetition, where: \.isCell)
    }
    if hasReplicators, view.instanceCount > Double(limits.views) {
      errors.append(.error(ViewProblem.tooManyViews(limit: limits.views), at: view.location))
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

  mutating func readView(_ element: XMLElement, parent: XMLElement?, _ context: NativeContext) -> View? {
    guard meter.allowsMore() else { return nil }
    if let handler = handler(for: element.name) {
      return readReplacement(of: element, by: handler, parent: parent, context)
    }
    guard var open = readOpenView(of: element, parent: parent, context) else { return nil }
    var content = readContent(of: element, isRoot: parent == nil, open.context)
    if let template = open.template { readTemplate(template, of: element, into: &content, open.context) }
    open.close(over: content)
    return open.view
  }

  /// The view of an element with its attributes, without children; nil for an unknown element.
  ///
  /// The function is not inlined, so that deep trees use less stack.
  @inline(never)
  private mutating func readOpenView(
    of element: XMLElement, parent: XMLElement?, _ context: NativeContext
  ) -> OpenNativeView? {
    guard let definition = NativeElement.named(element.name) else {
      let isSuggested = errors.count < maximumSuggestions
      let candidates = isSuggested ? NativeElement.all.map(\.name) + NativeElement.partNames + handlers.names : []
      let nearest = nearestName(to: element.name, among: candidates, after: errors.count)
      report(.unknownElement(element.name, nearest: nearest), at: element.location)
      return nil
    }
    checkPlace(of: element, in: parent)
    if parent == nil, stopTime == nil {
      stopTime = element.child("shimmer")?["stopAt"].flatMap { ValueSyntax.positiveTime.parse($0) }
    }
    if case .replicator = definition.traits.content { hasReplicators = true }
    var draft = NativeDraft(definition, at: element, direction: context.direction)
    draft.isDirectionFixed = parent == nil && isDirectionRequested
    draft.view.location = replacedLocation ?? element.location
    let template = template(of: element)
    if let template { applyAttributes(of: template, replacing: element, to: &draft, context) }
    applyAttributes(of: element, definition.attributes, to: &draft, context.scope)
    readText(of: element, into: &draft)
    checkStop(of: draft, at: element)

    let isRoot = parent == nil
    if isRoot { direction = draft.direction }
    let traits = definition.traits
    let isLive = context.isLive || traits.isLive || (!isRoot && moves(element))
    if isLive, !isRoot { draft.view.hint = draft.view.hint ?? .keep }
    let scope = scope(of: draft, in: context)
    if traits.isIndicator, draft.indicator.hidesWhenStopped, scope.start > 0 || scope.stop != nil {
      draft.layer.animations = Animation.hiding(outside: scope)
    }
    return OpenNativeView(
      view: draft.finished(), template: template,
      context: NativeContext(scope: scope, isLive: isLive, direction: draft.direction))
  }

  /// Reads the text, which is in the attribute `text` or between the tags of a `<text>`.
  private mutating func readText(of element: XMLElement, into draft: inout NativeDraft) {
    let text = element.text
    guard !text.isEmpty else { return }
    if draft.view.kind == .text || ["button", "chip"].contains(element.name) {
      draft.text = draft.text ?? text
    } else {
      report(.unexpectedText(element: element.name), at: element.location)
    }
  }

  private mutating func checkPlace(of element: XMLElement, in parent: XMLElement?) {
    if element.name == "tr", let parent, parent.name != "table" {
      report(.misplaced("tr", expectedParent: "<table>"), at: element.location)
    }
    if element.name == "mask", parent == nil {
      report(.misplaced("mask", expectedParent: "the view that it masks"), at: element.location)
    }
  }

  mutating func report(_ problem: NativeProblem, at location: SourceLocation) {
    errors.append(.error(problem, at: replacedLocation ?? location))
  }
}

/// A view whose content is being read.
private struct OpenNativeView {
  var view: View
  /// The built-in markup that draws the view; nil for none.
  var template: XMLElement?
  /// The context of the view's content.
  var context: NativeContext

  /// Adds the content to the view.
  mutating func close(over content: NativeContent) {
    view.children = content.views
    if view.kind == .view, !content.views.isEmpty { view.kind = .container }
    if !content.animations.isEmpty { view.layer.animations += content.animations }
    if !content.changes.isEmpty, case .cards(var cards) = view.layer.content {
      cards.changes = content.changesInOrder
      view.layer.content = .cards(cards)
    }
  }
}

/// The state that an element inherits from its ancestors.
struct NativeContext {
  var scope = AnimatingScope()
  /// True if an ancestor moves: the element is then drawn above the overlay unless its hint states otherwise.
  var isLive = false
  /// The writing direction of the content.
  var direction = LayoutDirection.leftToRight
}

extension View {
  /// True if the view or a descendant repeats until the viewport is full.
  fileprivate var containsFilling: Bool { repetition == .fill || children.contains(where: \.containsFilling) }

  /// Replaces the repetition of the matching views; returns false if there are none.
  @discardableResult
  fileprivate mutating func replaceRepetition(by new: Repetition, where matches: (View) -> Bool) -> Bool {
    let isMatch = matches(self)
    if isMatch { repetition = new }
    return children.indices.reduce(isMatch) { children[$1].replaceRepetition(by: new, where: matches) || $0 }
  }

  /// The number of layers of the view and its descendants, with repetition and replicators multiplied.
  fileprivate var instanceCount: Double {
    var copies = 1.0
    if case .times(let count) = repetition { copies = Double(count) }
    var below = copies
    if case .replicator(let replicator) = layer.content { below *= Double(replicator.instanceCount) }
    return copies + below * children.reduce(0) { $0 + $1.instanceCount }
  }
}
