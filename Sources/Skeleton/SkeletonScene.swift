import Diagnostics
import Geometry
package import SceneModel

/// A placeholder that is started and stopped, and drawn at any moment.
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
  /// The hand-off to encoders.
  package private(set) var content: Scene
  package private(set) var findings: Findings

  init(of document: Document, _ request: RenderRequest) throws(RenderError) {
    (self.document, self.request) = (document, request)
    let composed = try document.checking { () throws(InvalidInput) in
      try document.pipeline(request).scene(of: document.elements)
    }
    (content, findings) = (composed.value, document.findings(composed.diagnostics))
  }

  /// The options of the scene, and of pictures of it.
  public var options: RenderOptions { request.options }

  /// The warnings and notes about the document, in document order.
  public var warnings: [RenderProblem] { findings.problems }

  /// The extent of the canvas in points.
  public var size: (width: Double, height: Double) { (content.size.width, content.size.height) }

  /// Device pixels per point.
  public var scale: Double { content.scale }

  // MARK: - Start and stop

  /// Shows overlay and shimmer from a time on, and starts the indicators that have no begin time.
  ///
  /// - Parameter time: seconds, at least 0. Before it, the views show as they are.
  /// - Throws: ``RenderError`` for a time out of range.
  public mutating func start(at time: Double = 0) throws(RenderError) {
    var request = request
    (request.startTime, request.stopTime) = (time, nil)
    self = try SkeletonScene(of: document, request)
  }

  /// Removes overlay and shimmer at a time: the views show as they are, indicators stop as designed.
  ///
  /// - Parameter time: seconds, not before the start.
  /// - Throws: ``RenderError`` for a time out of range.
  public mutating func stop(at time: Double) throws(RenderError) {
    var request = request
    request.stopTime = time
    self = try SkeletonScene(of: document, request)
  }

  /// Returns true while overlay and shimmer are shown.
  public func isAnimating(at time: Double) -> Bool { content.isAnimating(at: time) }

  // MARK: - Output

  /// The scene in one format.
  ///
  /// - Parameter time: nil is the time of the options; without one the middle of the loop, and the whole loop in formats
  ///   that move.
  /// - Throws: ``RenderError`` for a picture larger than the limits.
  public func render(as format: OutputFormat, at time: SampleTime? = nil) throws(RenderError) -> RenderedOutput {
    var masks = SceneMasks()
    return try render(as: format, at: time, keeping: &masks)
  }

  /// The scene in one format; the masks make the next picture of the scene faster.
  ///
  /// - Parameters:
  ///   - time: nil is the time of the options; without one the middle of the loop, and the whole loop in formats that
  ///     move.
  ///   - masks: those of the picture before.
  /// - Throws: ``RenderError`` for a picture larger than the limits.
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

  /// The scene in one format, piece by piece: a tall picture is never held whole.
  ///
  /// - Parameters:
  ///   - time: nil is the time of the options; without one the middle of the loop, and the whole loop in formats that
  ///     move.
  ///   - write: receives the next bytes; returns false to stop.
  /// - Returns: the warnings and notes about the document, in document order.
  /// - Throws: ``RenderError`` for a picture larger than the limits.
  public func render(
    as format: OutputFormat, at time: SampleTime? = nil, write: ([UInt8]) -> Bool
  ) throws(RenderError) -> [RenderProblem] {
    warnings + (try encode(as: format, at: time, write: write)).problems
  }
}

// MARK: - For the products

extension SkeletonScene {
  /// The same scene, encoded with other options (time, frames, columns, colors, markup, limits) and functions.
  package func encoded(with options: RenderOptions, context: RenderContext = RenderContext()) -> SkeletonScene {
    var scene = self
    scene.request = RenderRequest(options, context)
    return scene
  }

  /// The scene with every bone outlined and numbered.
  package var annotated: SkeletonScene {
    var scene = self
    scene.content = content.annotated
    return scene
  }

  /// The numbers of ``annotated`` and their bones, one on each line.
  package var legend: String { content.legend }

  /// The scene in one format, piece by piece.
  ///
  /// - Parameter progress: called with the number of frames, or bands of a tall picture, that are done.
  /// - Returns: the findings of the encoder alone.
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

  /// One line for each view: its bones and the rule that decided about it.
  package var explanation: RenderedOutput {
    var findings = findings
    // The warning about a scene without bones refers to the explanation.
    findings.diagnostics.removeAll { ($0.problem as? SceneProblem) == .noBones }
    return RenderedOutput(bytes: Skeleton.explanation(of: content), findings: findings)
  }
}
