/// The output of rendering.
public struct RenderedOutput: Sendable {
  /// The contents of a file of the format.
  public let bytes: [UInt8]
  package let findings: Findings

  package init(bytes: [UInt8], findings: Findings) {
    (self.bytes, self.findings) = (bytes, findings)
  }

  /// The warnings and notes about the document, in document order.
  public var warnings: [RenderProblem] { findings.problems }
}

/// Renders a document: a view hierarchy in XML goes in, a placeholder with one coherent shimmer comes out.
///
/// A pure function: the same bytes and options give the same output on every machine, and any number of calls may run
/// at once. For several outputs of one document see ``Document``.
///
/// - Parameters:
///   - document: XML in any dialect: see `skeleton formats`.
///   - format: the form of the output.
///   - options: size, time, colors, limits.
///   - context: functions of the caller: elements, threads, deadline.
/// - Throws: ``RenderError`` with every error of the document and its position.
public func render(
  _ document: [UInt8], as format: OutputFormat, options: RenderOptions = RenderOptions(),
  context: RenderContext = RenderContext()
) throws(RenderError) -> RenderedOutput {
  try Document(document, options: options, context: context).scene(options, context: context).render(as: format)
}

/// Renders a document that is a string.
///
/// - Parameters:
///   - markup: XML in any dialect: see `skeleton formats`.
///   - format: the form of the output.
///   - options: size, time, colors, limits.
///   - context: functions of the caller: elements, threads, deadline.
/// - Throws: ``RenderError`` with every error of the document and its position.
public func render(
  _ markup: String, as format: OutputFormat, options: RenderOptions = RenderOptions(),
  context: RenderContext = RenderContext()
) throws(RenderError) -> RenderedOutput {
  try render(Array(markup.utf8), as: format, options: options, context: context)
}
