package import Diagnostics
import Dialects
import Geometry
import Layout
package import SceneModel
package import ViewTree
import XMLTree

/// The stages from bytes to scene, in order; each is a function from value to value.
///
///     bytes ─parse─▶ document ─resolve─▶ views ─place─▶ layout ─compose─▶ scene
package struct Pipeline: Sendable {
  let options: RenderRequest
  /// Told the name of each stage when it ends: whoever has a clock can time them.
  var stageDidEnd: @Sendable (String) -> Void = { _ in }

  package init(_ options: RenderRequest) {
    self.options = options
  }

  package init(_ options: RenderOptions) {
    self.init(RenderRequest(options))
  }

  /// The scene of a document.
  ///
  /// - Throws: ``InvalidInput`` with all errors of the stage that failed.
  package func scene(of bytes: [UInt8]) throws(InvalidInput) -> Reported<Scene> {
    try scene(of: parse(bytes))
  }

  /// The scene of a document that is parsed already.
  func scene(of document: XMLDocument) throws(InvalidInput) -> Reported<Scene> {
    try layout(of: document).then { (placed) throws(InvalidInput) in try scene(of: placed.document, placed.layout) }
  }

  private func scene(of document: ViewDocument, _ layout: PlacedViews) throws(InvalidInput) -> Reported<Scene> {
    let scale = options.scale ?? options.device?.scale ?? document.scale
    let layout = document.alignsToPixels ? layout.alignedToPixels(scale: scale) : layout
    var scene = try composeScene(layout, of: document, options: sceneOptions())
    scene.value.scale = scale
    try end("compose")
    return scene
  }

  /// The views of a document, their scene, and what `root` can name.
  func inspection(
    of bytes: [UInt8]
  ) throws(InvalidInput) -> Reported<(document: ViewDocument, scene: Scene, roots: [RootDescription])> {
    let document = try parse(bytes)
    let roots = try dialect(of: document).roots(of: document)
    return try layout(of: document).then { (placed) throws(InvalidInput) in
      let composed = try scene(of: placed.document, placed.layout)
      return Reported((placed.document, composed.value, roots), composed.diagnostics)
    }
  }

  /// The views of a document with their frames.
  package func layout(
    of bytes: [UInt8]
  ) throws(InvalidInput) -> Reported<(document: ViewDocument, layout: PlacedViews)> {
    try layout(of: parse(bytes))
  }

  private func layout(
    of document: XMLDocument
  ) throws(InvalidInput) -> Reported<(document: ViewDocument, layout: PlacedViews)> {
    try views(of: document).then { (document) throws(InvalidInput) in
      let layout = try place(document, limits: viewLimits)
      try end("place")
      return Reported((document, layout.value), layout.diagnostics)
    }
  }

  /// One line for each view of a document: whether it is a bone, and by which rule.
  func explanation(of bytes: [UInt8]) throws(InvalidInput) -> Reported<[UInt8]> {
    let placed = try layout(of: bytes)
    let (document, layout) = placed.value
    let found = findBones(in: layout, of: document)
    return Reported(Skeleton.explanation(of: layout, found.decisions), placed.diagnostics)
  }

  /// The parts of a document that `root` can name.
  func roots(of bytes: [UInt8]) throws(InvalidInput) -> [RootDescription] {
    let document = try parse(bytes)
    return try dialect(of: document).roots(of: document)
  }

  private func end(_ stage: String) throws(InvalidInput) {
    stageDidEnd(stage)
    try options.checkDeadline()
  }

  private func views(of document: XMLDocument) throws(InvalidInput) -> Reported<ViewDocument> {
    let resolved = try dialect(of: document).resolveViews(document, try request())
    try end("resolve")
    return resolved
  }

  func parse(_ bytes: [UInt8]) throws(InvalidInput) -> XMLDocument {
    var limits = XMLLimits()
    limits.inputBytes = options.limits.inputBytes
    limits.attributes = options.limits.attributes
    limits.depth = min(options.limits.depth, RenderLimits.maximumDepth)
    let document = try parseXML(bytes, limits: limits)
    try end("parse")
    return document
  }

  private func dialect(of document: XMLDocument) throws(InvalidInput) -> Dialect {
    if let choice = options.dialect { return choice.dialect }
    let root = document.root
    if let dialect = Dialect.guess(from: root) { return dialect }
    if options.context.elements[root.name] != nil { return .native }
    throw InvalidInput(ViewProblem.unknownDialect(rootElement: root.name), at: root.location)
  }
}

// MARK: - Options of the stages

extension Pipeline {
  private var viewLimits: ViewLimits {
    var limits = ViewLimits()
    limits.views = options.limits.views
    return limits
  }

  private func request() throws(InvalidInput) -> ViewRequest {
    for side in [options.size.width, options.size.height] {
      guard let side else { continue }
      guard side > 0, side <= ViewLimits.number else { throw InvalidInput(OptionProblem.invalidSize, at: nil) }
    }
    if let scale = options.scale {
      guard scale > 0, scale <= 1_000 else { throw InvalidInput(OptionProblem.invalidScale, at: nil) }
    }
    try checkTimes()
    var request = ViewRequest()
    request.root = options.root?.text
    request.direction = options.isRightToLeft ? .rightToLeft : nil
    request.size = Canvas(width: options.size.width, height: options.size.height)
    request.solver = solveConstraintScene
    request.solves = options.solvesConstraints
    request.limits = viewLimits
    if let rules = options.rules { request.rules = rules.rules }
    request.elements = ElementHandlers(options.context.elements)
    if let resources = options.resources { request.resources = resources.resources }
    request.themeStyle = options.themeStyle
    request.isNight = options.theme == .dark
    request.density = options.scale ?? options.device?.scale
    if let device = options.device {
      request.size.width = request.size.width ?? device.width
      request.size.height = request.size.height ?? device.height
      request.safeArea = device.safeArea
    }
    request.startTime = options.startTime
    request.stopTime = options.stopTime
    switch options.repetition {
    case .times(let count): request.repetition = .times(max(1, count))
    case .fill: request.repetition = .fill
    case nil: break
    }
    return request
  }

  private func checkTimes() throws(InvalidInput) {
    let stop = options.stopTime ?? options.startTime
    guard [options.startTime, stop].allSatisfy({ (0...ViewLimits.number).contains($0) }), stop >= options.startTime
    else { throw InvalidInput(OptionProblem.invalidTimes, at: nil) }
    if let rate = options.framesPerSecond {
      guard rate > 0, rate <= 1_000 else { throw InvalidInput(OptionProblem.invalidFrameRate, at: nil) }
    }
    if let duration = options.duration {
      guard duration > 0, duration <= ViewLimits.number else {
        throw InvalidInput(OptionProblem.invalidDuration, at: nil)
      }
    }
  }

  private func sceneOptions() -> SceneOptions {
    var scene = SceneOptions()
    scene.theme = options.theme?.name
    scene.maximumBones = options.limits.views
    scene.preset = options.preset?.preset
    return scene
  }
}
