import Diagnostics
import Dialects
package import ViewTree
import XMLTree

/// The bytes of a document, and a name for messages.
public struct DocumentSource: Sendable {
  /// The name in front of positions, usually a path.
  public var name: String
  /// XML of any dialect, in any encoding that it declares.
  public var bytes: [UInt8]

  /// The bytes of a document.
  public init(_ bytes: [UInt8], named name: String = "markup") {
    (self.name, self.bytes) = (name, bytes)
  }

  /// A document as text.
  public init(_ markup: String, named name: String = "markup") {
    self.init(Array(markup.utf8), named: name)
  }

  /// The document as UTF-8, as far as it can be decoded; lines and columns count in this text.
  package var text: [UInt8] { sourceText(of: bytes) }
}

/// A document that is parsed once, for scenes of any size and in any theme.
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
  /// The name in front of positions, usually a path.
  public let name: String
  let elements: XMLDocument
  /// Called at the end of every stage that this document goes through.
  private let stageDidEnd: StageObserver

  /// Parses a document.
  ///
  /// - Parameters:
  ///   - options: of which the limits apply to parsing.
  ///   - context: of which the deadline applies to parsing.
  /// - Throws: ``RenderError`` with the first error of the XML and its position.
  public init(
    _ bytes: [UInt8], options: RenderOptions = RenderOptions(), context: RenderContext = RenderContext()
  ) throws(RenderError) {
    try self.init(DocumentSource(bytes), options: options, context: context)
  }

  /// Parses a document that is a string.
  ///
  /// - Parameters:
  ///   - options: of which the limits apply to parsing.
  ///   - context: of which the deadline applies to parsing.
  /// - Throws: ``RenderError`` with the first error of the XML and its position.
  public init(
    _ markup: String, options: RenderOptions = RenderOptions(), context: RenderContext = RenderContext()
  ) throws(RenderError) {
    try self.init(DocumentSource(markup), options: options, context: context)
  }

  /// Parses a document that has a name.
  ///
  /// - Parameters:
  ///   - options: of which the limits apply to parsing.
  ///   - context: of which the deadline applies to parsing.
  /// - Throws: ``RenderError`` with the first error of the XML and its position.
  public init(
    _ source: DocumentSource, options: RenderOptions = RenderOptions(), context: RenderContext = RenderContext()
  ) throws(RenderError) {
    try self.init(source, RenderRequest(options, context)) { _ in }
  }

  package init(
    _ source: DocumentSource, _ request: RenderRequest, stageDidEnd: @escaping StageObserver
  ) throws(RenderError) {
    name = source.name
    self.stageDidEnd = stageDidEnd
    do throws(InvalidInput) {
      elements = try Pipeline(request, stageDidEnd).parse(source.bytes)
    } catch {
      throw RenderError(Findings(error.diagnostics, in: error.text ?? source.text, named: source.name))
    }
  }

  /// The scene of the document.
  ///
  /// - Throws: ``RenderError`` with every error of the document and its position.
  public func scene(
    _ options: RenderOptions = RenderOptions(), context: RenderContext = RenderContext()
  ) throws(RenderError) -> SkeletonScene {
    try SkeletonScene(of: self, RenderRequest(options, context))
  }
}

// MARK: - Descriptions

extension Document {
  /// The frames of all views, as text.
  package func layout(as format: LayoutFormat, _ options: RenderOptions) throws(RenderError) -> RenderedOutput {
    let request = RenderRequest(options)
    let placed = try checking { () throws(InvalidInput) in try pipeline(request).layout(of: elements) }
    var layout = placed.value.layout
    if options.frameUnit == .pixels {
      layout = layout.inPixels(scale: options.scale ?? options.device?.scale ?? placed.value.document.scale)
    }
    let bytes = format == .json ? layoutJSON(layout, unit: options.frameUnit) : layoutOutline(layout)
    return RenderedOutput(bytes: bytes, findings: findings(placed.diagnostics))
  }

  /// The views with their frames, in points of the canvas.
  package func placedViews(_ options: RenderOptions) throws(RenderError) -> (views: PlacedViews, findings: Findings) {
    let placed = try checking { () throws(InvalidInput) in
      try pipeline(RenderRequest(options)).choosingRoot(in: elements).layout(of: elements)
    }
    return (placed.value.layout, findings(placed.diagnostics))
  }

  /// One line for each part that `root` can name.
  package func roots(_ options: RenderOptions) throws(RenderError) -> [UInt8] {
    rootList(try rootDescriptions(options))
  }

  /// The parts that `root` can name.
  func rootDescriptions(_ options: RenderOptions) throws(RenderError) -> [RootDescription] {
    try checking { () throws(InvalidInput) in try pipeline(RenderRequest(options)).roots(of: elements) }
  }

  func pipeline(_ request: RenderRequest) -> Pipeline { Pipeline(request, stageDidEnd) }

  func findings(_ diagnostics: [Diagnostic]) -> Findings {
    Findings(diagnostics, in: elements.text, named: name)
  }

  /// The value of a stage; its errors become those of the library.
  func checking<Value>(_ stage: () throws(InvalidInput) -> Value) throws(RenderError) -> Value {
    do throws(InvalidInput) {
      return try stage()
    } catch {
      throw RenderError(findings(error.diagnostics))
    }
  }
}
