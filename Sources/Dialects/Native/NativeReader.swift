import Diagnostics
import Geometry
import LayerTree
import ViewTree
import XMLTree

/// Converts the elements of a document in the native dialect to views, and collects errors and warnings.
struct NativeReader {
  /// The writing direction of the whole document: the requested one, else that of the root element.
  private(set) var direction: LayoutDirection
  private let isDirectionRequested: Bool
  var shimmer: ShimmerStyle?
  var themes: [ThemeStyle] = []
  var errors: [Diagnostic] = []
  var warnings: [Diagnostic] = []
  /// True if the picture is as high as a screen unless a height is stated: for a `<screen>`, or if a cell fills it.
  private(set) var fillsScreen = false

  let handlers: ElementHandlers
  /// The names of the components that the document may use, for suggestions in errors.
  private let componentNames: [String]
  private let repetition: Repetition?
  private let limits: ViewLimits
  /// The number of calls of custom elements' handlers inside each other at this moment.
  var handlerDepth = 0
  /// The location of the custom element or indicator whose generated markup is being read; nil in the document itself.
  ///
  /// Errors in that markup are reported at this location.
  var replacedLocation: SourceLocation?
  /// The times in seconds at which loading starts and stops; the stop is the requested one, else that of the document.
  private(set) var loading: LoadingTiming
  /// The time at which the placeholder begins to disappear, in seconds of the scene; nil for never.
  private(set) var hideTime: Double?
  /// The sweeps of the shimmer that the request has in place of the document's, if they matter; nil for none.
  private let requestedSweep: MediaTiming?
  private let requestsShimmer: Bool
  var indicators = IndicatorCache()
  /// The definitions of the names in the document; nil before its root is read.
  private(set) var names: NativeNames?
  private var cache = NativeViewCache()
  /// The number of errors and warnings so far, with those that are reported once for several copies of an element.
  var problemCount = 0
  private var hasReplicators = false
  /// True if a view that was read so far is repeated until the viewport is full.
  private var hasFilling = false
  private let keepsCharacters: Bool
  private let fontScale: Double
  var meter: WorkMeter

  init(_ request: borrowing ViewRequest) {
    direction = request.direction ?? .leftToRight
    isDirectionRequested = request.direction != nil
    handlers = request.elements
    componentNames = request.components.names
    repetition = request.repetition
    limits = request.limits
    keepsCharacters = request.keepsCharacters
    fontScale = request.fontScale
    meter = WorkMeter(request.limits.deadline)
    loading = request.loading
    // A copy of the reader, with its stored properties, is on the stack for each level in debug builds.
    requestsShimmer = request.shimmer != nil
    requestedSweep = request.loading.finishesCycle ? request.shimmer?.sweepTiming : nil
    readLoadingTimes(of: nil)
  }

  /// Converts the root element to a view; nil for an invalid root, which is reported as an error.
  ///
  /// A root that repeats is put into a feed. The requested repetition replaces that of the document. After the deadline
  /// elements are omitted.
  mutating func readRoot(_ root: XMLElement) -> View? {
    names = NativeNames(root.document, handlers)
    var views: [View] = []
    readView(root, name(of: root), parent: nil, NativeContext(direction: direction), into: &views)
    guard var view = views.popLast() else { return nil }
    if let repetition, !view.replaceRepetition(by: repetition, where: { $0.repetition != .once }) {
      view.replaceRepetition(by: repetition, where: \.isCell)
    }
    if hasReplicators, view.instanceCount > Double(limits.views) {
      errors.append(.error(ViewProblem.tooManyViews(limit: limits.views), at: view.location))
    }
    let fills = hasFilling || repetition == .fill
    fillsScreen = NativeName.named(view.element).element?.fillsScreen == true || (fills && view.containsFilling)
    return view.repetition == .once ? view : feed(around: view)
  }

  /// Returns the definition of an element's name, also for an element of generated markup.
  ///
  /// The function is inlined, because a call would copy the reader.
  @inline(__always)
  func name(of element: XMLElement) -> NativeName {
    names?.name(of: element) ?? .named(element.name, hasNamespace: element.namespace != nil, handlers)
  }

  /// Converts an element with its descendants to a view, and appends the view to an array.
  ///
  /// No view is appended for an invalid element, which is reported as an error, and after the deadline. A view is read
  /// in its place in the array, because a copy of a view takes longer than the look-up of an equal one.
  mutating func readView(
    _ element: XMLElement, _ name: NativeName, parent: XMLElement?, _ context: NativeContext, into views: inout [View]
  ) {
    guard meter.allowsMore() else { return }
    if name.hasHandler, let handler = handler(for: element.name) {
      return readReplacement(of: element, by: handler, parent: parent, context, into: &views)
    }
    if name.hasPlace { checkPlace(of: element, in: parent) }
    guard parent != nil, name.isKept, copiesViews(in: context), let names, names.contains(element),
      !(names.hasMovingParts && moves(element))
    else {
      guard let open = readOpenView(of: element, name, parent: parent, context) else { return }
      return readDescendants(of: element, isRoot: parent == nil, open, into: &views)
    }
    readKeptView(element, parent: parent, context, names, into: &views)
  }

  /// Appends the view of an element to an array: a copy of a kept view, or a view that is read and kept.
  mutating func readKeptView(
    _ element: XMLElement, parent: XMLElement?, _ context: NativeContext, _ names: NativeNames,
    into views: inout [View]
  ) {
    let place = cache.place(of: element, in: context.direction, names)
    guard let inside = cache.appendView(of: element, at: place, names, to: &views) else {
      guard let open = readNewView(of: element, parent: parent, context, at: place, names) else { return }
      return readDescendants(of: element, isRoot: false, open, into: &views)
    }
    guard element.hasChildren else { return }
    let content = readContent(of: element, isRoot: false, NativeContext(direction: inside.direction))
    views[views.count - 1].close(over: content)
    if inside.hasVariedTexts { checkVariedTexts(of: views[views.count - 1], at: element) }
  }

  /// True if views of elements in a context may be copies of kept views.
  func copiesViews(in context: NativeContext) -> Bool {
    context.isPlain && replacedLocation == nil && !keepsCharacters
  }

  /// Converts the children of an element, and appends its view with them to an array.
  @inline(never)
  private mutating func readDescendants(
    of element: XMLElement, isRoot: Bool, _ open: OpenNativeView, into views: inout [View]
  ) {
    views.append(open.view)
    let index = views.count - 1
    if keepsCharacters, open.allowsText {
      views[index].characters = element["text"] ?? (element.hasText ? element.text : nil)
    }
    if !isRoot, !element.hasChildren, open.template == nil { return }
    var content = readContent(of: element, isRoot: isRoot, open.context)
    if let template = open.template { readTemplate(template, of: element, into: &content, open.context) }
    views[index].close(over: content)
    if !open.view.variedTexts.isEmpty { checkVariedTexts(of: views[index], at: element) }
  }

  /// Converts the attributes of an element to a view, which is kept for equal elements.
  ///
  /// The result is nil for an unknown element, which is reported as an error. The function is not inlined, so that deep
  /// trees use less stack.
  @inline(never)
  private mutating func readNewView(
    of element: XMLElement, parent: XMLElement?, _ context: NativeContext,
    at place: NativeViewCache.Place, _ names: NativeNames
  ) -> OpenNativeView? {
    let problemCount = problemCount
    guard var read = readOpenView(of: element, name(of: element), parent: parent, context) else { return nil }
    let isPlain = read.template == nil && read.context.isPlain && read.view.hasPlainLayer
    guard isPlain, self.problemCount == problemCount else { return read }
    read.view.layoutNumber = cache.add(read, of: element, in: context.direction, at: place, names)
    return read
  }

  /// Sets the times of loading, which indicators follow, before any view is read.
  ///
  /// - Parameter shimmer: the `<shimmer>` in the root element; nil for none. Its errors are reported where it is read.
  private mutating func readLoadingTimes(of shimmer: XMLElement?) {
    if loading.stopTime == nil {
      loading.stopTime = shimmer?["stopAt"].flatMap { ValueSyntax.positiveTime.parse($0) }
    }
    var sweep = requestedSweep
    if loading.finishesCycle, !requestsShimmer { sweep = self.sweep(of: shimmer) }
    sweep?.beginTime += loading.showTime
    hideTime = loading.hideTime(afterSweepsOf: sweep)
  }

  /// Converts the attributes of an element to a view without children; nil, with an error, for an unknown element.
  @inline(never)
  private mutating func readOpenView(
    of element: XMLElement, _ name: NativeName, parent: XMLElement?, _ context: NativeContext
  ) -> OpenNativeView? {
    guard let definition = name.element else {
      let isSuggested = errors.count < maximumSuggestions
      let candidates =
        isSuggested
        ? NativeElement.all.map(\.name) + NativeElement.partNames + handlers.names + componentNames : []
      let nearest = nearestName(
        to: element.name, among: candidates, synonyms: Synonyms.elements, after: errors.count)
      report(.unknownElement(element.name, nearest: nearest), at: element.location)
      return nil
    }
    if parent == nil, let shimmer = element.child("shimmer") { readLoadingTimes(of: shimmer) }
    if !definition.hasPlainLayer, case .replicator = definition.traits.content { hasReplicators = true }
    var draft = NativeDraft(definition, at: element, direction: context.direction)
    draft.fontScale = fontScale
    draft.isDirectionFixed = parent == nil && isDirectionRequested
    draft.view.location = replacedLocation ?? element.location
    let template = template(of: element)
    if let template {
      applyAttributes(of: template, replacing: element, to: &draft, context)
      checkProperties(of: element)
    }
    applyAttributes(of: element, definition.attributes, to: &draft, context.scope)
    if draft.text != nil, !definition.takesText {
      warn(.uselessText(element: element.name), at: location(of: "text", in: element))
    }
    readText(of: element, into: &draft)
    checkStop(of: draft, at: element)
    if let lineHeight = draft.lineHeight, lineHeight < draft.fontSize {
      warn(.lowLines(lineHeight, fontSize: draft.fontSize), at: location(of: "lineHeight", in: element))
    }
    let isRoot = parent == nil
    if isRoot { direction = draft.direction }
    let mayMove = !isRoot && names?.ruleOutMovingParts(in: element) != true
    let isLive = context.isLive || definition.traits.isLive || (mayMove && moves(element))
    if isLive, !isRoot, draft.view.hint == nil { (draft.view.hint, draft.view.isHintImplied) = (.keep, true) }
    let scope = scope(of: draft, in: context)
    if definition.traits.isIndicator, draft.indicator.hidesWhenStopped, scope.start > 0 || scope.stop != nil {
      draft.layer.animations = Animation.hiding(outside: scope)
    }
    if definition.traits.isIndicator { draft.view.activity = activity(of: draft, in: scope) }
    if draft.repetition == .fill { hasFilling = true }
    return OpenNativeView(
      view: draft.finish(), template: template,
      context: NativeContext(scope: scope, isLive: isLive, direction: draft.direction),
      allowsText: definition.takesText, sizingFont: draft.sizingFont)
  }

  /// Sets the text of a view to the character data of its element, unless the attribute `text` has set it.
  ///
  /// Character data in an element that displays no text is reported as an error.
  private mutating func readText(of element: XMLElement, into draft: inout NativeDraft) {
    guard element.hasText else { return }
    let text = element.text
    if draft.element.takesText {
      draft.text = draft.text ?? text
    } else {
      report(.unexpectedText(element: element.name, isLeaf: draft.element.kind != .container), at: element.location)
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

  /// Warns for each id of the attribute `vary` that no text in the view has.
  private mutating func checkVariedTexts(of view: View, at element: XMLElement) {
    var known: [String] = []
    view.forEachText { text in if let name = text.identifier { known.append(name) } }
    for name in view.variedTexts where !known.contains(name) {
      let nearest = nearestName(to: name, among: known, after: warnings.count)
      let problem = NativeProblem.unknownVariedText(name, element: element.name, nearest: nearest)
      warn(problem, at: location(of: "vary", in: element))
    }
  }

  mutating func warn(_ problem: NativeProblem, at location: SourceLocation) {
    problemCount += 1
    warnings.append(.warning(problem, at: replacedLocation ?? location))
  }

  mutating func report(_ problem: NativeProblem, at location: SourceLocation) {
    problemCount += 1
    let place = replacedLocation ?? location
    // Components and rows write an element several times.
    let isKnown =
      errors.count < maximumSuggestions
      && errors.contains { $0.location == place && $0.problem.message == problem.message }
    if !isKnown { errors.append(.error(problem, at: place)) }
  }
}

extension View {
  /// Adds the converted children of the element to the view: views, animations and layout changes.
  ///
  /// A plain view or bar with children becomes a container.
  fileprivate mutating func close(over content: NativeContent) {
    if let parts = content.parts.first { add(parts) }
    guard !content.views.isEmpty else { return }
    children = content.views
    // Patterns: a comparison of values of another module's enumeration calls a generic function.
    switch kind {
    case .view: kind = .container
    case .bar:
      kind = .container
      if element == "navigationBar" { children.centerOnlyText() }
    default: break
    }
  }

  private mutating func add(_ parts: NativeParts) {
    if !parts.animations.isEmpty { layer.animations += parts.animations }
    if !parts.transitions.isEmpty { layer.transitions += parts.transitions }
    if !parts.changes.isEmpty, case .cards(var cards) = layer.content {
      cards.changes = parts.changesInOrder
      layer.content = .cards(cards)
    }
  }

  /// True if the view or a descendant is repeated until the viewport is full.
  fileprivate var containsFilling: Bool { repetition == .fill || children.contains(where: \.containsFilling) }

  /// Calls `body` for each text among the view's descendants, in document order.
  fileprivate func forEachText(_ body: (View) -> Void) {
    for child in children {
      if child.kind == .text { body(child) }
      child.forEachText(body)
    }
  }

  /// Replaces the repetition of the views in this tree for which `matches` is true; returns false if there is none.
  @discardableResult
  fileprivate mutating func replaceRepetition(by new: Repetition, where matches: (View) -> Bool) -> Bool {
    let isMatch = matches(self)
    if isMatch { repetition = new }
    return children.indices.reduce(isMatch) { children[$1].replaceRepetition(by: new, where: matches) || $0 }
  }

  /// The number of layers, at least 1, that the view and its descendants become; a repeated or replicated view counts
  /// for each copy.
  ///
  /// Repetitions that fill the viewport count once.
  fileprivate var instanceCount: Double {
    var copies = 1.0
    if case .times(let count) = repetition { copies = Double(count) }
    var below = copies
    if case .replicator(let replicator) = layer.content { below *= Double(replicator.instanceCount) }
    return copies + below * children.reduce(0) { $0 + $1.instanceCount }
  }
}

extension [View] {
  /// Centers the title of a navigation bar by `auto` margins, if the title is the only text among these views.
  ///
  /// Margins that the file states are kept.
  fileprivate mutating func centerOnlyText() {
    let texts = indices.filter { self[$0].kind == .text }
    guard let title = texts.first, texts.count == 1, self[title].repetition == .once,
      case .flex(var style) = self[title].layout, style.margin.left == .zero, style.margin.right == .zero
    else { return }
    (style.margin.left, style.margin.right) = (nil, nil)
    self[title].layout = .flex(style)
  }
}
