/// The output of a render: the bytes of a file, and the warnings about the document.
public struct RenderedOutput: Sendable {
  /// The bytes of the output file, in the requested format.
  public let bytes: [UInt8]
  package let findings: Findings

  /// The warnings and notes about the document, in document order.
  public var warnings: [RenderProblem] { findings.problems }
}

/// Renders a view hierarchy in XML as a skeleton placeholder with one coherent shimmer.
///
/// A pure function: the same bytes and options give the same output on every machine, and calls may run concurrently.
/// For several outputs of one document see ``Document``.
///
/// - Parameters:
///   - document: the bytes of an XML document in any dialect that `skeleton formats` lists.
///   - format: the format of the output.
///   - options: the size, the time, the colors and the limits.
///   - context: the functions of the caller: custom elements, threads, deadline.
/// - Returns: the bytes of the file, and the warnings.
/// - Throws: ``RenderError`` with every error of the document and its position, or if a limit or the deadline is
///   exceeded.
public func render(
  _ document: [UInt8], as format: OutputFormat, options: RenderOptions = RenderOptions(),
  context: RenderContext = RenderContext()
) throws(RenderError) -> RenderedOutput {
  try Document(document, options: options, context: context).scene(options, context: context).render(as: format)
}

/// Renders a view hierarchy in XML that is a string, as a skeleton placeholder.
///
/// - Parameters:
///   - markup: an XML document in any dialect that `skeleton formats` lists.
///   - format: the format of the output.
///   - options: the size, the time, the colors and the limits.
///   - context: the functions of the caller: custom elements, threads, deadline.
/// - Returns: the bytes of the file, and the warnings.
/// - Throws: ``RenderError`` with every error of the document and its position, or if a limit or the deadline is
///   exceeded.
public func render(
  _ markup: String, as format: OutputFormat, options: RenderOptions = RenderOptions(),
  context: RenderContext = RenderContext()
) throws(RenderError) -> RenderedOutput {
  try render(Array(markup.utf8), as: format, options: options, context: context)
}
