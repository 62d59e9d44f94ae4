import Diagnostics
import Geometry
import HostExport
package import SceneModel
import Synchronization
import ViewTree

/// A skeleton placeholder that can be started, stopped, and drawn at any time.
///
/// A value without a clock: times are seconds of the scene, and the picture at a time is always the same.
///
/// ```swift
/// var scene = try Document(markup).scene()
/// try scene.stop(at: 2.5)
/// scene.isAnimating(at: 1)                              // true
/// let picture = try scene.render(as: .png, at: .seconds(3))  // the views as they are
/// ```
public struct SkeletonScene: Sendable {
  /// The parsed document from which the scene was composed.
  public let document: Document
  private(set) var request: RenderRequest
  private var composed: ComposedScene
  package private(set) var findings: Findings
  /// The index of the root that is drawn because the first one has no bones; nil for the first or the named root.
  let otherRoot: Int?
  /// True if `content` is the scene that the document has with the options of `request`.
  private(set) var isAsComposed = true

  /// The scene composed from the document, which encoders convert into files.
  package private(set) var content: Scene {
    get { composed.scene.value }
    set { composed = ComposedScene(Reported(newValue)) }
  }

  /// A scene that copies of a value share, because it has about 50 references.
  private final class ComposedScene: Sendable {
    let scene: Reported<Scene>
    /// The forms at every width with the notes about them, once an output has computed them.
    let forms = Mutex<Reported<FluidForms>?>(nil)

    init(_ scene: consuming Reported<Scene>) { self.scene = scene }
  }

  init(of document: Document, _ request: RenderRequest) throws(RenderError) {
    (self.document, self.request) = (document, request)
    let drawn = try document.checking(request.rules) { () throws(InvalidInput) in
      try document.pipeline(request).scene(of: document.elements)
    }
    (composed, otherRoot) = (ComposedScene(drawn.scene), drawn.otherRoot)
    findings = document.findings(composed.scene.diagnostics)
  }

  /// The options with which the scene was composed and with which its pictures are encoded.
  public var options: RenderOptions { request.options }

  /// The warnings and notes about the document, in document order.
  public var warnings: [RenderProblem] { findings.problems }

  /// The size of the canvas, in points.
  public var size: (width: Double, height: Double) { (content.size.width, content.size.height) }

  /// The number of device pixels per point in pictures of the scene.
  public var scale: Double { content.scale }

  // MARK: - Start and stop

  /// Sets the time from which overlay and shimmer are shown, and removes the stop time.
  ///
  /// Before the start time the scene shows the views without overlay. Activity indicators without a begin time start at
  /// it.
  ///
  /// - Parameter time: the start time in seconds of the scene, at least 0.
  /// - Throws: ``RenderError`` for a time out of range; the scene stays unchanged.
  public mutating func start(at time: Double = 0) throws(RenderError) {
    var request = request
    (request.startTime, request.stopTime) = (time, nil)
    self = try SkeletonScene(of: document, request)
  }

  /// Sets the time from which the views are shown without overlay and shimmer; activity indicators stop as the document
  /// specifies.
  ///
  /// The options `minimumTime` and `finishesCycle` keep the placeholder for longer.
  ///
  /// - Parameters:
  ///   - time: the stop time in seconds of the scene, not before the start.
  ///   - transition: the duration of the cross-dissolve to the views in seconds, at least 0; nil is that of the
  ///     options.
  /// - Throws: ``RenderError`` for a time out of range; the scene stays unchanged.
  public mutating func stop(at time: Double, transition: Double? = nil) throws(RenderError) {
    var request = request
    request.stopTime = time
    if let transition { request.transition = transition }
    self = try SkeletonScene(of: document, request)
  }

  /// Returns true if overlay and shimmer are shown at a time in seconds of the scene.
  ///
  /// The result is false during the delay before the placeholder appears, and from the start of its cross-dissolve on.
  public func isAnimating(at time: Double) -> Bool { content.isAnimating(at: time) }

  /// Returns true if an activity indicator is animated at a time in seconds of the scene.
  ///
  /// The result is false from the start of the placeholder's cross-dissolve on, as ``isAnimating(at:)``.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the indicator, or of a view that contains it.
  ///   - time: the time in seconds of the scene.
  public func isAnimating(_ identifier: String, at time: Double) -> Bool {
    let views = content.layout.views
    return views.indices.contains { index in
      views[index].view.identifier == identifier
        && views[index..<views[index].end].contains { $0.view.activity?.contains(time) ?? false }
    }
  }

  // MARK: - Output

  /// Renders the scene in one format.
  ///
  /// - Parameters:
  ///   - format: the format of the output.
  ///   - time: the time of the picture; nil is the time of the options. Without either, the picture shows the moment of
  ///     the loop with the largest contrast, and in animated formats the whole loop.
  /// - Returns: the bytes of the file, and the warnings about the document.
  /// - Throws: ``RenderError`` for a picture that exceeds the limits, or if the deadline passes.
  public func render(as format: OutputFormat, at time: SampleTime? = nil) throws(RenderError) -> RenderedOutput {
    var masks = SceneMasks()
    return try render(as: format, at: time, keeping: &masks)
  }

  /// Renders the scene in one format, with pixel masks that make the next picture of the scene faster.
  ///
  /// - Parameters:
  ///   - format: the format of the output.
  ///   - time: the time of the picture; nil is the time of the options. Without either, the picture shows the moment of
  ///     the loop with the largest contrast, and in animated formats the whole loop.
  ///   - masks: the masks of the previous picture; replaced by those of this picture.
  /// - Returns: the bytes of the file, and the warnings about the document.
  /// - Throws: ``RenderError`` for a picture that exceeds the limits, or if the deadline passes.
  public func render(
    as format: OutputFormat, at time: SampleTime? = nil, keeping masks: inout SceneMasks
  ) throws(RenderError) -> RenderedOutput {
    var bytes: [UInt8] = []
    let notes = try encode(as: format, at: time, keeping: &masks) { piece in
      bytes += piece
      return true
    }
    var findings = findings
    findings.diagnostics += notes.diagnostics
    return RenderedOutput(bytes: bytes, findings: findings)
  }

  /// Renders the scene in one format, and passes the bytes to a function piece by piece.
  ///
  /// A PNG picture above the limit of pixels is never in memory as a whole.
  ///
  /// - Parameters:
  ///   - format: the format of the output.
  ///   - time: the time of the picture; nil is the time of the options. Without either, the picture shows the moment of
  ///     the loop with the largest contrast, and in animated formats the whole loop.
  ///   - write: a function that receives the next bytes, and returns false to stop.
  /// - Returns: the warnings and notes about the document, in document order, then those of the encoder.
  /// - Throws: ``RenderError`` for a picture that exceeds the limits, or if the deadline passes.
  public func render(
    as format: OutputFormat, at time: SampleTime? = nil, write: ([UInt8]) -> Bool
  ) throws(RenderError) -> [RenderProblem] {
    warnings + (try encode(as: format, at: time, write: write)).problems
  }
}

// MARK: - For the other products

extension SkeletonScene {
  /// The same scene with other options of encoding and other functions of the caller.
  ///
  /// Time, frames, columns, colors, markup and limits of the options apply to its pictures. Its size and theme stay
  /// those with which it was composed.
  package func encoded(with options: RenderOptions, context: RenderContext = RenderContext()) -> SkeletonScene {
    var scene = self
    scene.request = RenderRequest(options, context)
    scene.isAsComposed = false
    return scene
  }

  /// The same scene with the path of the output, whose file name is that of types in source code, and with the value of
  /// `--at` for the arguments in a comment; nil for none.
  package func written(to path: String?, at time: String? = nil) -> SkeletonScene {
    var scene = self
    if let time { scene.request.context.arguments? += ["--at", time] }
    scene.request.context.outputName = path?.split(separator: "/").last.map(String.init)
    scene.request.context.isInLayoutFolder = path.map(OutputFormat.folder) == "layout"
    return scene
  }

  /// The scene with every bone outlined and numbered from 0 in document order, drawn above all other layers.
  package var annotated: SkeletonScene {
    var scene = self
    scene.content = content.annotated
    scene.isAsComposed = false
    return scene
  }

  /// The legend of ``annotated``: one line of text per bone with its number, the path of its view, identifier and kind.
  package var legend: String { content.legend }

  /// Encodes the scene in one format and passes the bytes to `write`, piece by piece.
  ///
  /// - Parameters:
  ///   - format: the format of the output.
  ///   - time: the time of the picture; nil is the time of the options.
  ///   - progress: a function that receives the number of completed frames, or of completed bands of a tall picture,
  ///     and their total.
  ///   - write: a function that receives the next bytes, and returns false to stop.
  /// - Returns: the notes and warnings of the encoder, without those about the document.
  /// - Throws: ``RenderError`` for a picture that exceeds the limits, or if the deadline passes.
  package func encode(
    as format: OutputFormat, at time: SampleTime? = nil, progress: (_ done: Int, _ count: Int) -> Void = { _, _ in },
    write: ([UInt8]) -> Bool
  ) throws(RenderError) -> Findings {
    var masks = SceneMasks()
    return try encode(as: format, at: time, keeping: &masks, progress: progress, write: write)
  }

  private func encode(
    as format: OutputFormat, at time: SampleTime?, keeping masks: inout SceneMasks,
    progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }, write: ([UInt8]) -> Bool
  ) throws(RenderError) -> Findings {
    let encoder = encoder(at: time)
    do throws(InvalidInput) {
      return document.findings(try encoder.encode(as: format, keeping: &masks, progress, write))
    } catch {
      throw RenderError(document.findings(error.diagnostics))
    }
  }

  /// The fingerprints of the scene at every width, which generated source code contains.
  ///
  /// - Throws: ``RenderError`` if the scene has no layout at another width, or if a limit is exceeded.
  func stamp() throws(RenderError) -> HostStamp {
    try document.checking { () throws(InvalidInput) in try encoder().stamp() }
  }

  /// The forms at every width, which several outputs share; nil if no output has computed them with these options.
  var knownForms: Reported<FluidForms>? { isAsComposed ? composed.forms.withLock { $0 } : nil }

  func keep(_ forms: Reported<FluidForms>) {
    if isAsComposed { composed.forms.withLock { $0 = forms } }
  }

  func encoder(at time: SampleTime? = nil) -> SceneEncoder {
    var request = request
    if let time { request.time = time }
    return SceneEncoder(self, request)
  }

  /// The explanation of the scene as UTF-8 text: one line per view with its path, its bones and the rule that applied
  /// to it.
  ///
  /// - Throws: ``RenderError`` if the text exceeds the limits of work and bytes.
  package var explanation: RenderedOutput {
    get throws(RenderError) {
      var findings = findings
      // The warning about a scene without bones refers to the explanation.
      findings.diagnostics.removeAll { ($0.problem as? SceneProblem) == .noBones }
      let deadline = RenderRequest(options).deadline
      let bytes = Skeleton.explanation(of: content, rules: options.rules, deadline: deadline)
      try document.checking { () throws(InvalidInput) in try deadline.check() }
      return RenderedOutput(bytes: bytes, findings: findings)
    }
  }
}
