/// What rendering gives.
public struct RenderedOutput: Sendable {
  /// A file's worth of the format.
  public let bytes: [UInt8]
  /// What was noticed on the way, in document order.
  public let warnings: [RenderProblem]
}

/// Renders a document: a view hierarchy in XML goes in, a placeholder with one coherent shimmer comes out.
///
/// A pure function: the same bytes and options give the same output on every machine, and any number of calls may run
/// at once.
///
/// - Parameters:
///   - document: XML in any dialect: see `skeleton formats`.
///   - format: what to make of it.
///   - options: size, time, colors, limits.
///   - context: functions of the caller: elements, threads, deadline.
/// - Throws: ``RenderError`` with every error of the document and its position.
public func render(
  _ document: [UInt8], as format: OutputFormat, options: RenderOptions = RenderOptions(),
  context: RenderContext = RenderContext()
) throws(RenderError) -> RenderedOutput {
  try SkeletonScene(document, options: options, context: context).render(as: format, at: options.time)
}
