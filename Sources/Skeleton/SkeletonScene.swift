import Diagnostics
import SceneModel

/// A placeholder that is started and stopped, and drawn at any moment.
///
/// A value without a clock: times are seconds of the scene, and asking for a moment twice gives the same picture.
///
/// ```swift
/// var scene = try SkeletonScene(markup)
/// try scene.stop(at: 2.5)
/// scene.isAnimating(at: 1)                              // true
/// let picture = try scene.render(as: .png, at: .seconds(3))  // the views as they are
/// ```
public struct SkeletonScene: Sendable {
  private let document: [UInt8]
  private var request: RenderRequest
  private var scene: Scene
  /// What was noticed on the way, in document order.
  public private(set) var warnings: [RenderProblem]

  /// The scene of a document; it loads from `options.startTime` to `options.stopTime`, or as the document says.
  ///
  /// - Throws: ``RenderError`` with every error of the document and its position.
  public init(
    _ document: [UInt8], options: RenderOptions = RenderOptions(), context: RenderContext = RenderContext()
  ) throws(RenderError) {
    self.document = document
    request = RenderRequest(options, context)
    (scene, warnings) = try Self.compose(document, request)
  }

  /// Puts overlay and shimmer up from a time on, and starts the indicators that do not say when.
  ///
  /// - Parameter time: seconds, at least 0. Before it, the views show as they are.
  /// - Throws: ``RenderError`` when the time is not right.
  public mutating func start(at time: Double = 0) throws(RenderError) {
    var request = request
    (request.startTime, request.stopTime) = (time, nil)
    try change(to: request)
  }

  /// Takes overlay and shimmer away at a time: the views show as they are, indicators stop as their design has it.
  ///
  /// - Parameter time: seconds, not before the start.
  /// - Throws: ``RenderError`` when the time is not right.
  public mutating func stop(at time: Double) throws(RenderError) {
    var request = request
    request.stopTime = time
    try change(to: request)
  }

  /// Whether overlay and shimmer are up.
  public func isAnimating(at time: Double) -> Bool { scene.isAnimating(at: time) }

  /// The scene in one format.
  ///
  /// - Parameter time: nil is the middle of the loop, and all of it in formats that move.
  /// - Throws: ``RenderError`` when the picture would be larger than the limits.
  public func render(as format: OutputFormat, at time: SampleTime? = nil) throws(RenderError) -> RenderedOutput {
    var request = request
    request.time = time
    do throws(InvalidInput) {
      let output = try encode(scene, of: document, as: format, request)
      return RenderedOutput(
        bytes: output.value, warnings: warnings + RenderProblem.all(output.diagnostics, in: document))
    } catch {
      throw RenderError(error.diagnostics, in: document)
    }
  }

  /// The scene in one format, piece by piece: a tall picture is never held whole.
  ///
  /// - Parameters:
  ///   - time: nil is the middle of the loop, and all of it in formats that move.
  ///   - write: takes the next bytes; false to have no more.
  /// - Returns: what was noticed, in document order.
  /// - Throws: ``RenderError`` when the picture would be larger than the limits.
  public func render(
    as format: OutputFormat, at time: SampleTime? = nil, write: ([UInt8]) -> Bool
  ) throws(RenderError) -> [RenderProblem] {
    var request = request
    request.time = time
    do throws(InvalidInput) {
      let notes = try encode(scene, of: document, as: format, request, write: write)
      return warnings + RenderProblem.all(notes, in: document)
    } catch {
      throw RenderError(error.diagnostics, in: document)
    }
  }

  private mutating func change(to request: RenderRequest) throws(RenderError) {
    (scene, warnings) = try Self.compose(document, request)
    self.request = request
  }

  private static func compose(
    _ document: [UInt8], _ request: RenderRequest
  ) throws(RenderError) -> (Scene, [RenderProblem]) {
    do throws(InvalidInput) {
      let scene = try Pipeline(request).scene(of: document)
      return (scene.value, RenderProblem.all(scene.diagnostics, in: document))
    } catch {
      throw RenderError(error.diagnostics, in: document)
    }
  }
}
