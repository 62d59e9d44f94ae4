import Diagnostics
import Dialects
import Geometry
import Inference
import LayerTree
import Layout
import SceneModel
import ViewTree
import XMLTree

/// The stages from the bytes of a document to its scene, in order; each stage converts one value into the next.
///
///     bytes ─parse─▶ document ─resolve─▶ views ─place─▶ layout ─compose─▶ scene
struct Pipeline: Sendable {
  var options: RenderRequest
  private let stageDidEnd: StageObserver
  private var isVariant = false

  /// A pipeline with the options of one render.
  ///
  /// - Parameters:
  ///   - options: the options and the caller's functions.
  ///   - stageDidEnd: the function that is called after each stage.
  init(_ options: RenderRequest, _ stageDidEnd: @escaping StageObserver) {
    self.options = options
    self.stageDidEnd = stageDidEnd
  }

  /// The same pipeline for a further size or theme of the same output; its stages end with ``StageEnd/isVariant`` true.
  var asVariant: Pipeline {
    var pipeline = self
    pipeline.isVariant = true
    return pipeline
  }

  /// Parses the bytes of a document into a tree of XML elements.
  ///
  /// - Throws: ``InvalidInput`` with the first error of the XML, or if the deadline passes.
  static func parse(
    _ bytes: consuming [UInt8], _ limits: RenderLimits, _ deadline: Deadline, _ stageDidEnd: StageObserver
  ) throws(InvalidInput) -> XMLDocument {
    var xmlLimits = XMLLimits()
    xmlLimits.inputBytes = limits.inputBytes
    xmlLimits.attributes = limits.attributes
    xmlLimits.depth = min(limits.depth, RenderLimits.maximumDepth)
    xmlLimits.deadline = deadline
    let document = try parseXML(bytes, limits: xmlLimits, repairing: Dialect.isDump)
    stageDidEnd(StageEnd(stage: .parse, isVariant: false))
    try deadline.check()
    return document
  }

  /// Composes the scene of the root that the options name, or else of the first root, even if the root has no bones.
  ///
  /// - Throws: ``InvalidInput`` with all errors of the pipeline stage that failed, or if the deadline passes.
  func sceneOfRoot(in document: XMLDocument) throws(InvalidInput) -> Reported<Scene> {
    try scene(of: try views(of: document))
  }

  /// Composes the scene of views that were read at another width, at the width of the options.
  ///
  /// - Throws: ``InvalidInput`` with the errors of a stage, or if the deadline passes.
  func scene(ofViews resolved: Reported<ViewDocument>) throws(InvalidInput) -> Reported<Scene> {
    var resolved = resolved
    resolved.value.canvas.width = options.size.width
    return try scene(of: resolved)
  }

  private func scene(of resolved: consuming Reported<ViewDocument>) throws(InvalidInput) -> Reported<Scene> {
    let layout = try placeViews(of: &resolved)
    return try scene(of: resolved, layout)
  }

  /// Returns a scene of this pipeline in the theme of the options; the views are neither read nor laid out again.
  ///
  /// - Throws: ``InvalidInput`` with the errors of the theme, or if the deadline passes.
  func scene(inThemeOfOptions scene: Scene) throws(InvalidInput) -> Scene {
    let scene = try scene.inTheme(of: sceneOptions())
    try end(.compose)
    return scene
  }

  private func scene(
    of resolved: Reported<ViewDocument>, _ layout: PlacedViews
  ) throws(InvalidInput) -> Reported<Scene> {
    let scale = options.scale ?? options.device?.scale ?? resolved.value.scale
    let layout = options.alignsToPixels && resolved.value.alignsToPixels ? layout.alignedToPixels(scale: scale) : layout
    var scene = try composeScene(layout, of: resolved.value, options: sceneOptions())
    scene.value.scale = scale
    scene.diagnostics.insert(contentsOf: resolved.diagnostics, at: 0)
    try end(.compose)
    return scene
  }

  /// Resolves the views of a document and computes their frames, in points of the canvas.
  ///
  /// The document of the result has no views below its root: they are in the layout.
  ///
  /// - Parameters:
  ///   - document: the elements.
  ///   - explanation: receives the reasons of the frames that Auto Layout decides; nil to compute none.
  /// - Throws: ``InvalidInput`` with all errors of the pipeline stage that failed, or if the deadline passes.
  func layout(
    of document: XMLDocument, explanation: LayoutExplanation? = nil
  ) throws(InvalidInput) -> Reported<(document: ViewDocument, layout: PlacedViews)> {
    var resolved = try views(of: document)
    var layout = try placeViews(of: &resolved, explanation)
    resolved.value.units.multiply(&layout)
    return Reported((document: resolved.value, layout: layout), resolved.diagnostics)
  }

  /// Computes the frames of all views of a document, from which the views below its root are removed.
  ///
  /// The document is changed in place: a copy would retain all of its properties.
  ///
  /// - Throws: ``InvalidInput`` with all errors of the layout, or if the deadline passes.
  private func placeViews(
    of document: inout Reported<ViewDocument>, _ explanation: LayoutExplanation? = nil
  ) throws(InvalidInput) -> PlacedViews {
    var placed = try place(document.value, limits: viewLimits, explanation: explanation)
    settleSiblings(in: &placed.value, of: document.value)
    document.value.root.children = []
    document.diagnostics += placed.diagnostics
    try end(.place)
    return placed.value
  }

  /// The descriptions of the root views that the option `root` can select, in document order.
  ///
  /// - Throws: ``InvalidInput`` if no dialect recognizes the document.
  func roots(of document: XMLDocument) throws(InvalidInput) -> [RootDescription] {
    let document = try expanded(document, viewLimits)
    return try dialect(of: document).roots(of: document)
  }

  private func end(_ stage: Stage) throws(InvalidInput) {
    stageDidEnd(StageEnd(stage: stage, isVariant: isVariant))
    try options.checkDeadline()
  }

  /// Reads a document, completes its views, and applies the rules of the options to them.
  ///
  /// - Throws: ``InvalidInput`` with the errors of the reader, or if the deadline passes.
  func views(of source: XMLDocument) throws(InvalidInput) -> Reported<ViewDocument> {
    let limits = viewLimits
    let document = try expanded(source, limits)
    let dialect = try dialect(of: document)
    var resolved: Reported<ViewDocument>
    var request = ViewRequest()
    try setOptions(of: &request, for: dialect)
    request.limits = limits
    do throws(InvalidInput) {
      resolved = try dialect.resolveViews(document, request, source: source) { views throws(InvalidInput) in
        try complete(&views, deadline: limits.deadline)
      }
    } catch {
      // A reader that stopped at the deadline may miss its root.
      try limits.deadline.check()
      throw error
    }
    try limits.deadline.check()
    try end(.resolve)
    if request.fontScale != 1, resolved.value.source.hasFixedTexts {
      resolved.diagnostics.append(.note(OptionProblem.fixedTexts))
    }
    return resolved
  }

  /// The document with components and rows of data written out; other dialects have neither.
  ///
  /// - Throws: ``InvalidInput`` with the errors in uses of components and in the data.
  private func expanded(_ document: XMLDocument, _ views: ViewLimits) throws(InvalidInput) -> XMLDocument {
    guard options.elements != nil || options.data != nil else { return document }
    let components = options.elements?.components ?? Components()
    let root = document.root
    let usesComponent = root.namespace == nil && components.contains(root.name)
    let isNative = try usesComponent ? true : dialect(of: document) == .native
    guard isNative else { return document }
    var limits = ExpansionLimits()
    (limits.elements, limits.deadline) = (views.views, views.deadline)
    limits.depth = min(options.limits.depth, RenderLimits.maximumDepth)
    return try expandingComponents(of: document, components, data: options.data?.node, limits)
  }

  private func dialect(of document: XMLDocument) throws(InvalidInput) -> Dialect {
    if let choice = options.dialect { return choice.dialect }
    let root = document.root
    if let dialect = Dialect.guess(from: root) { return dialect }
    if options.context.elements[root.name] != nil { return .native }
    throw InvalidInput(Dialect.refusal(of: root), at: root.location)
  }
}

// MARK: - Options of the stages

extension Pipeline {
  /// The limits of one reading of the document: the values that it makes may have as many bytes as a document.
  private var viewLimits: ViewLimits {
    var limits = ViewLimits()
    limits.views = options.limits.views
    limits.deadline = options.deadline.with(ByteBudget(limit: options.limits.inputBytes, option: "--max-input"))
    return limits
  }

  /// Sets the options of a request without options.
  ///
  /// The request is changed in place: a returned one would be copied.
  ///
  /// - Throws: ``InvalidInput`` for an option out of range.
  private func setOptions(of request: inout ViewRequest, for dialect: Dialect) throws(InvalidInput) {
    try options.checkRanges()
    request.root = options.root?.text
    request.direction = options.isRightToLeft ? .rightToLeft : nil
    let size = options.size.inPoints(scale: options.scale ?? options.device?.scale ?? dialect.defaultScale)
    request.size = Canvas(width: size.width, height: size.height)
    request.solves = options.solvesConstraints
    request.fontScale = options.fontScale ?? 1
    if let rules = options.rules { request.rules = rules.rules }
    if !options.context.elements.isEmpty { request.elements = ElementHandlers(options.context.elements) }
    if let elements = options.elements { request.components = elements.components }
    if let data = options.data { request.data = data.node }
    if let resources = options.resources { request.android.resources = resources.resources }
    request.code = options.code?.code
    request.android.themeStyle = options.themeStyle
    request.android.layoutFolder = options.documentName?.split(separator: "/").dropLast().last.map(String.init)
    let fileName = options.documentName?.split(separator: "/").last
    request.android.layoutName = fileName.map { String($0.prefix { $0 != "." }) }
    if let sizes = options.leafSizes { request.android.leafSizes = sizes.sizes }
    if options.frameUnit == .pixels { request.completions = .none }
    request.keepsCharacters = options.context.keepsCharacters
    request.android.isNight = options.theme == .dark
    request.density = options.scale ?? options.device?.scale
    if let device = options.device {
      request.size.width = request.size.width ?? device.width
      request.size.height = request.size.height ?? device.height
      request.safeArea = device.safeArea
    } else {
      let screen = Size(
        width: size.width ?? Canvas.defaultSize.width, height: size.height ?? Canvas.defaultSize.height)
      request.safeArea = Device.safeArea(ofScreen: screen)
    }
    request.loading.startTime = options.startTime
    request.loading.stopTime = options.stopTime
    request.loading.showDelay = options.showDelay
    request.loading.minimumTime = options.minimumTime
    request.loading.transition = options.transition
    request.loading.finishesCycle = options.finishesCycle
    request.shimmer = request.rules.shimmer
    if let preset = options.preset?.preset {
      request.shimmer = ShimmerStyle()
      request.shimmer?.preset = preset
    }
    switch options.repetition {
    case .times(let count): request.repetition = .times(max(1, count))
    case .fill: request.repetition = .fill
    case nil: break
    }
  }

  private func sceneOptions() -> SceneOptions {
    var scene = SceneOptions()
    scene.theme = options.theme?.name
    scene.maximumBones = options.limits.bones
    scene.deadline = options.deadline
    scene.preset = options.preset?.preset
    return scene
  }
}
