import Diagnostics
import Raster
import SceneModel

/// Renders the same few documents again and again, each of them parsed, laid out and masked once.
///
/// A value without a clock: a copy goes its own way, and what it renders is what ``render(_:as:options:)`` gives,
/// byte for byte.
///
/// ```swift
/// var renderer = SkeletonRenderer(options: options)
/// for frame in 0..<60 {
///   show(try renderer.render(markup, as: .png, at: .seconds(Double(frame) / 60)).bytes)
/// }
/// ```
public struct SkeletonRenderer: Sendable {
  /// What a document has become.
  private struct Kept {
    let document: [UInt8]
    let scene: Scene
    let warnings: [RenderProblem]
    /// The masks, once a picture has been drawn.
    var rasterizer: Rasterizer?
  }

  /// How every document is rendered; `time` is for those calls that name none.
  public let options: RenderOptions
  /// The functions that the caller lends to every render.
  public let context: RenderContext
  /// How many documents are kept; beyond, the one that was used longest ago is forgotten.
  public let capacity: Int
  /// From the one used longest ago to the last.
  private var kept: [Kept] = []

  /// A renderer that keeps up to `capacity` documents, at least one.
  public init(
    options: RenderOptions = RenderOptions(), context: RenderContext = RenderContext(), capacity: Int = 8
  ) {
    (self.options, self.context) = (options, context)
    self.capacity = max(1, capacity)
  }

  /// A document in one format.
  ///
  /// - Parameter time: nil is `options.time`; without one the middle of the loop, and all of it in formats that move.
  /// - Throws: ``RenderError`` with every error of the document and its position.
  public mutating func render(
    _ document: [UInt8], as format: OutputFormat, at time: SampleTime? = nil
  ) throws(RenderError) -> RenderedOutput {
    var current = try take(document)
    defer { keep(current) }
    var request = RenderRequest(options, context)
    if let time { request.time = time }
    do throws(InvalidInput) {
      let output = try encode(
        current.scene, of: document, as: format, request, keeping: &current.rasterizer)
      return RenderedOutput(
        bytes: output.value, warnings: current.warnings + RenderProblem.all(output.diagnostics, in: document))
    } catch {
      throw RenderError(error.diagnostics, in: document)
    }
  }

  private mutating func take(_ document: [UInt8]) throws(RenderError) -> Kept {
    if let index = kept.lastIndex(where: { $0.document == document }) { return kept.remove(at: index) }
    do throws(InvalidInput) {
      let scene = try Pipeline(RenderRequest(options, context)).scene(of: document)
      return Kept(
        document: document, scene: scene.value, warnings: RenderProblem.all(scene.diagnostics, in: document))
    } catch {
      throw RenderError(error.diagnostics, in: document)
    }
  }

  private mutating func keep(_ document: Kept) {
    if kept.count >= capacity { kept.removeFirst() }
    kept.append(document)
  }
}
