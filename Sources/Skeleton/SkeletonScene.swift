import Diagnostics
import Geometry
package import SceneModel
import ViewTree

/// A skeleton placeholder that can be started, stopped, and drawn at any moment.
///
/// A value without a clock: times are seconds of the scene, and the picture of a moment is always the same.
///
/// ```swift
/// var scene = try Document(markup).scene()
/// try scene.stop(at: 2.5)
/// scene.isAnimating(at: 1)                              // true
/// let picture = try scene.render(as: .png, at: .seconds(3))  // the views as they are
/// ```
public struct SkeletonScene: Sendable {
  /// The document of the scene.
  public let document: Document
  private(set) var request: RenderRequest
  /// The composed scene, which is the input of the encoders.
  package private(set) var content: Scene
  package private(set) var findings: Findings

  init(of document: Document, _ request: RenderRequest) throws(RenderError) {
    (self.document, self.request) = (document, request)
    let composed = try document.checking { () throws(InvalidInput) in
      try document.pipeline(request).scene(of: document.elements)
    }
    (content, findings) = (composed.value, document.findings(composed.diagnostics))
  }

  /// The options of the scene and of its pictures.
  public var options: RenderOptions { request.options }

  /// The warnings and notes about the document, in document order.
  public var warnings: [RenderProblem] { findings.problems }

  /// The size of the canvas in points.
  public var size: (width: Double, height: Double) { (content.size.width, content.size.height) }

  /// The device pixels per point.
  public var scale: Double { content.scale }

  // MARK: - Start and stop

  /// Shows overlay and shimmer from a time on, and starts the activity indicators that have no begin time.
  ///
  /// Before that time the scene shows the views without overlay. A stop time is removed.
  ///
  /// - Parameter time: the start time in seconds of the scene, at least 0.
  /// - Throws: ``RenderError`` for a time out of range.
  public mutating func start(at time: Double = 0) throws(RenderError) {
    var request = request
    (request.startTime, request.stopTime) = (time, nil)
    self = try SkeletonScene(of: document, request)
  }

  /// Removes overlay and shimmer from a time on; the views are shown, and activity indicators stop as the document
  /// specifies.
  ///
  /// The options `minimumTime` and `finishesCycle` keep the placeholder for longer.
  ///
  /// - Parameters:
  ///   - time: the stop time in seconds of the scene, not before the start.
  ///   - transition: the duration of the cross-dissolve to the views in seconds, at least 0; nil is that of the
  ///     options.
  /// - Throws: ``RenderError`` for a time out of range.
  public mutating func stop(at time: Double, transition: Double? = nil) throws(RenderError) {
    var request = request
    request.stopTime = time
    if let transition { request.transition = transition }
    self = try SkeletonScene(of: document, request)
  }

  /// Returns true if overlay and shimmer are shown at a time in seconds of the scene.
  ///
  /// False during the delay before the placeholder appears, and from the begin of its cross-dissolve on.
  public func isAnimating(at time: Double) -> Bool { content.isAnimating(at: time) }

  /// Returns true if an activity indicator is animated at a time in seconds of the scene.
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
  /// - Throws: ``RenderError`` for a picture that exceeds the limits.
  public func render(as format: OutputFormat, at time: SampleTime? = nil) throws(RenderError) -> RenderedOutput {
    var masks = SceneMasks()
    return try render(as: format, at: time, keeping: &masks)
  }

  /// Renders the scene in one format, with masks that make the next picture of the scene faster.
  ///
  /// - Parameters:
  ///   - format: the format of the output.
  ///   - time: the time of the picture; nil is the time of the options. Without either, the picture shows the moment of
  ///     the loop with the largest contrast, and in animated formats the whole loop.
  ///   - masks: the masks of the previous picture; replaced by those of this picture.
  /// - Throws: ``RenderError`` for a picture that exceeds the limits.
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

  /// Renders the scene in one format, piece by piece: a tall picture is never in memory as a whole.
  ///
  /// - Parameters:
  ///   - format: the format of the output.
  ///   - time: the time of the picture; nil is the time of the options. Without either, the picture shows the moment of
  ///     the loop with the largest contrast, and in animated formats the whole loop.
  ///   - write: a function that receives the next bytes, and returns false to stop.
  /// - Returns: the warnings and notes about the document, in document order.
  /// - Throws: ``RenderError`` for a picture that exceeds the limits.
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
  /// Time, frames, columns, colors, markup and limits of the options apply; size and theme are those of the scene.
  package func encoded(with options: RenderOptions, context: RenderContext = RenderContext()) -> SkeletonScene {
    var scene = self
    scene.request = RenderRequest(options, context)
    return scene
  }

  /// The scene with every bone outlined and numbered, drawn above all other layers.
  package var annotated: SkeletonScene {
    var scene = self
    scene.content = content.annotated
    return scene
  }

  /// The legend of ``annotated``: each number with its bone, one line of text per bone.
  package var legend: String { content.legend }

  /// Encodes the scene in one format and passes the bytes to `write`, piece by piece.
  ///
  /// - Parameters:
  ///   - format: the format of the output.
  ///   - time: the time of the picture; nil is the time of the options.
  ///   - progress: a function that receives the number of completed frames, or of completed bands of a tall picture,
  ///     and their total.
  ///   - write: a function that receives the next bytes, and returns false to stop.
  /// - Returns: the findings of the encoder alone.
  /// - Throws: ``RenderError`` for a picture that exceeds the limits.
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

  func encoder(at time: SampleTime? = nil) -> SceneEncoder {
    var request = request
    if let time { request.time = time }
    return SceneEncoder(content, SceneVariants(of: document, request), request)
  }

  /// The explanation of the scene as UTF-8 text: for each view one line with its bones and the rule that applied to it.
  package var explanation: RenderedOutput {
    var findings = findings
    // The warning about a scene without bones refers to the explanation.
    findings.diagnostics.removeAll { ($0.problem as? SceneProblem) == .noBones }
    return RenderedOutput(bytes: Skeleton.explanation(of: content, rules: options.rules), findings: findings)
  }
}
