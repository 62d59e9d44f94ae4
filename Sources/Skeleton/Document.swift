package import Diagnostics
import Dialects
import Layout
import SceneModel
package import ViewTree
import XMLTree

/// An XML document before parsing: its bytes, and its name in messages.
public struct DocumentSource: Sendable {
  /// The name of the document in messages, where it precedes `line:column:`; usually its path.
  public var name: String
  /// The bytes of the XML document, in any dialect and in any encoding that it declares.
  public var bytes: [UInt8]

  /// A source with the bytes of a document and its name in messages; nothing is parsed yet.
  public init(_ bytes: [UInt8], named name: String = "markup") {
    (self.name, self.bytes) = (name, bytes)
  }

  /// A source with the UTF-8 bytes of a document that is a string, and its name in messages; nothing is parsed yet.
  public init(_ markup: String, named name: String = "markup") {
    self.init(Array(markup.utf8), named: name)
  }

  /// The document decoded to UTF-8, to which the lines and columns of problems refer.
  ///
  /// If bytes cannot be decoded, the result is the text before them.
  package var text: [UInt8] { sourceText(of: bytes) }
}

/// A parsed document, from which scenes of any size and theme are made.
///
/// ```swift
/// let document = try Document(markup)
/// for width in [320.0, 768] {
///   var options = RenderOptions()
///   options.size.width = width
///   let picture = try document.scene(options).render(as: .png)
/// }
/// ```
public struct Document: Sendable {
  /// The name of the document in messages, where it precedes `line:column:`; usually its path.
  public let name: String
  let elements: XMLDocument
  /// The document decoded to UTF-8, to which the lines and columns of problems refer.
  package var text: [UInt8] { elements.text }
  /// The function that receives a ``StageEnd`` after each pipeline stage of every render of this document.
  private let stageDidEnd: StageObserver

  /// Parses the bytes of a document.
  ///
  /// - Parameters:
  ///   - bytes: XML in any dialect and in any encoding that it declares.
  ///   - options: the options, whose `limits` apply to parsing.
  ///   - context: the functions of the caller, of which only `deadline` is called.
  /// - Throws: ``RenderError`` with the first error of the XML and its position, or if the deadline passes.
  public init(
    _ bytes: [UInt8], options: RenderOptions = RenderOptions(), context: RenderContext = RenderContext()
  ) throws(RenderError) {
    try self.init(DocumentSource(bytes), options: options, context: context)
  }

  /// Parses a document that is a string.
  ///
  /// - Parameters:
  ///   - markup: XML in any dialect.
  ///   - options: the options, whose `limits` apply to parsing.
  ///   - context: the functions of the caller, of which only `deadline` is called.
  /// - Throws: ``RenderError`` with the first error of the XML and its position, or if the deadline passes.
  public init(
    _ markup: String, options: RenderOptions = RenderOptions(), context: RenderContext = RenderContext()
  ) throws(RenderError) {
    try self.init(DocumentSource(markup), options: options, context: context)
  }

  /// Parses a document with a name for messages.
  ///
  /// - Parameters:
  ///   - source: the bytes of the document and its name.
  ///   - options: the options, whose `limits` apply to parsing.
  ///   - context: the functions of the caller, of which only `deadline` is called.
  /// - Throws: ``RenderError`` with the first error of the XML and its position, or if the deadline passes.
  public init(
    _ source: consuming DocumentSource, options: RenderOptions = RenderOptions(),
    context: RenderContext = RenderContext()
  ) throws(RenderError) {
    let deadline = Deadline(
      context.deadline, budget: WorkBudget(limit: options.limits.work), observer: context.workObserver)
    try self.init(source, options.limits, deadline) { _ in }
  }

  package init(
    _ source: consuming DocumentSource, _ request: RenderRequest, stageDidEnd: @escaping StageObserver
  ) throws(RenderError) {
    try self.init(source, request.limits, request.deadline, stageDidEnd)
  }

  private init(
    _ source: consuming DocumentSource, _ limits: RenderLimits, _ deadline: Deadline,
    _ stageDidEnd: @escaping StageObserver
  ) throws(RenderError) {
    name = source.name
    self.stageDidEnd = stageDidEnd
    // The document becomes the owner of the bytes, which are its text.
    let bytes = source.bytes
    source.bytes = []
    do throws(InvalidInput) {
      elements = try Pipeline.parse(bytes, limits, deadline, stageDidEnd)
    } catch {
      // An error without a text has no position in it.
      throw RenderError(Findings(error.diagnostics, in: error.text ?? [], named: name))
    }
  }

  /// Resolves, lays out and composes the scene of the document, which can be rendered in any format.
  ///
  /// - Parameters:
  ///   - options: the root view, the size, the time, the colors and the limits of the scene.
  ///   - context: the functions of the caller: custom elements, threads, deadline.
  /// - Throws: ``RenderError`` with every error of the document and its position, or if the deadline passes.
  public func scene(
    _ options: RenderOptions = RenderOptions(), context: RenderContext = RenderContext()
  ) throws(RenderError) -> SkeletonScene {
    try SkeletonScene(of: self, RenderRequest(options, context))
  }
}

// MARK: - Descriptions

extension Document {
  /// The list of the frames of all views, as text or JSON.
  ///
  /// Frames are relative to the top left corner of the canvas, in the unit `options.frameUnit`: points or device
  /// pixels.
  ///
  /// - Throws: ``RenderError`` with every error of the document and its position.
  package func layout(as format: LayoutFormat, _ options: RenderOptions) throws(RenderError) -> RenderedOutput {
    let request = RenderRequest(options)
    let placed = try checking(options.rules) { () throws(InvalidInput) in
      try pipeline(request).choosingRoot(in: elements).layout(of: elements)
    }
    var layout = placed.value.layout
    if options.frameUnit == .pixels {
      layout = layout.inPixels(scale: options.scale ?? options.device?.scale ?? placed.value.document.scale)
    }
    let deadline = request.withFullBudget().deadline
    let bytes =
      format == .json ? layoutJSON(layout, unit: options.frameUnit, deadline: deadline) : layoutOutline(layout)
    try checking { () throws(InvalidInput) in try deadline.check() }
    return RenderedOutput(bytes: bytes, findings: findings(placed.diagnostics))
  }

  /// The bones at every width of a range as JSON text, in which lengths are linear functions of the width.
  ///
  /// - Throws: ``RenderError`` with every error of the document and its position, or if a bone is not a rectangle.
  package func fluidLayout(
    widths: ClosedRange<Double>, _ options: RenderOptions
  ) throws(RenderError) -> RenderedOutput {
    let scene = try scene(options)
    let variants = SceneVariants(of: self, scene.request)
    let fluid = try checking(options.rules) { () throws(InvalidInput) in
      let fluid = try FluidScene(
        widths: widths, limits: FluidLimits(for: scene.content), roundedLength: scene.content.roundedLength,
        scene: try variants.scenesOfWidths(isRightToLeft: scene.request.isRightToLeft))
      guard let fluid else { throw InvalidInput(SceneProblem.notFluid, at: nil) }
      return fluid
    }
    return RenderedOutput(
      bytes: fluidJSON(fluid, of: scene.content), findings: findings(scene.findings.diagnostics + fluid.notes))
  }

  /// The frames of all views in points of their parents, with the constraints and sizes that decide each coordinate, as
  /// UTF-8 text.
  ///
  /// - Throws: ``RenderError`` with every error of the document and its position.
  package func layoutExplanation(_ options: RenderOptions) throws(RenderError) -> RenderedOutput {
    let explanation = LayoutExplanation()
    let placed = try checking(options.rules) { () throws(InvalidInput) in
      try pipeline(RenderRequest(options)).choosingRoot(in: elements).layout(of: elements, explanation: explanation)
    }
    let deadline = RenderRequest(options).deadline
    let bytes = explanationText(of: placed.value.layout, explanation, deadline: deadline)
    try checking { () throws(InvalidInput) in try deadline.check() }
    return RenderedOutput(bytes: bytes, findings: findings(placed.diagnostics))
  }

  /// The views of the selected root with their frames, in points of the canvas, and the warnings about the document.
  ///
  /// - Throws: ``RenderError`` with every error of the document and its position.
  package func placedViews(_ options: RenderOptions) throws(RenderError) -> (views: PlacedViews, findings: Findings) {
    let placed = try checking(options.rules) { () throws(InvalidInput) in
      try pipeline(RenderRequest(options)).choosingRoot(in: elements).layout(of: elements)
    }
    return (placed.value.layout, findings(placed.diagnostics))
  }

  /// The list of root views that the option `root` can select, as UTF-8 text.
  ///
  /// Each line has the index of a root, from 0, its element name, its size in points if known, and its identifiers.
  ///
  /// - Throws: ``RenderError`` with every error of the document and its position.
  package func roots(_ options: RenderOptions) throws(RenderError) -> [UInt8] {
    rootList(try rootDescriptions(options))
  }

  /// All identifiers that the option `root` accepts for root views, in document order; empty if no root has an
  /// identifier.
  ///
  /// - Throws: ``RenderError`` with every error of the document and its position.
  package func rootNames(_ options: RenderOptions = RenderOptions()) throws(RenderError) -> [String] {
    try rootDescriptions(options).flatMap(\.identifiers)
  }

  /// The texts that select the root views with the option `root`, one for each, in document order: its identifier, or its
  /// index if it has none.
  ///
  /// - Throws: ``RenderError`` with every error of the document and its position.
  package func selectableRoots(_ options: RenderOptions) throws(RenderError) -> [String] {
    try rootDescriptions(options).enumerated().map { $1.identifiers.first ?? "\($0)" }
  }

  /// The descriptions of the root views that the option `root` can select, in document order.
  ///
  /// - Throws: ``RenderError`` with every error of the document and its position.
  func rootDescriptions(_ options: RenderOptions) throws(RenderError) -> [RootDescription] {
    try checking { () throws(InvalidInput) in try pipeline(RenderRequest(options)).roots(of: elements) }
  }

  func pipeline(_ request: RenderRequest) -> Pipeline { Pipeline(request, stageDidEnd) }

  /// The diagnostics together with the text of this document, from which their lines and columns are computed.
  package func findings(_ diagnostics: [Diagnostic]) -> Findings {
    Findings(diagnostics, in: text, named: name)
  }

  /// Calls a pipeline stage and returns its value.
  ///
  /// - Parameters:
  ///   - rules: the caller's rules, in whose file an unknown element of a rule is reported; nil for none.
  ///   - stage: the stage.
  /// - Throws: ``RenderError`` with the diagnostics of the ``InvalidInput`` that the stage throws.
  func checking<Value>(
    _ rules: RuleSet? = nil, _ stage: () throws(InvalidInput) -> Value
  ) throws(RenderError) -> Value {
    do throws(InvalidInput) {
      return try stage()
    } catch {
      throw RenderError(rules?.errors(among: error.diagnostics) ?? findings(error.diagnostics))
    }
  }
}
