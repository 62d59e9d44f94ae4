package import ArgumentParser
package import Skeleton

/// What keeps hostile documents from taking time or memory.
package struct LimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Bytes of the document at most.", valueName: "bytes"))
  package var maxInput: CountArgument?

  @Option(help: ArgumentHelp("Elements inside elements at most, up to 4096.", valueName: "count"))
  package var maxDepth: CountArgument?

  @Option(help: ArgumentHelp("Attributes of one start tag at most.", valueName: "count"))
  package var maxAttributes: CountArgument?

  @Option(help: ArgumentHelp("Views after repetition at most.", valueName: "count"))
  package var maxViews: CountArgument?

  @Option(help: ArgumentHelp("Pixels of the canvas at most.", valueName: "count"))
  package var maxPixels: CountArgument?

  @Option(help: ArgumentHelp("Frames of a moving picture at most.", valueName: "count"))
  package var maxFrames: CountArgument?

  package init() {}

  package func validate() throws {
    if let depth = maxDepth?.count, depth > RenderLimits.maximumDepth {
      throw ValidationError("--max-depth is \(depth), expected at most \(RenderLimits.maximumDepth)")
    }
  }

  package func apply(to options: inout RenderOptions) {
    if let maxInput { options.limits.inputBytes = maxInput.count }
    if let maxDepth { options.limits.depth = maxDepth.count }
    if let maxAttributes { options.limits.attributes = maxAttributes.count }
    if let maxViews { (options.limits.views, options.limits.bones) = (maxViews.count, maxViews.count) }
    if let count = maxPixels?.count {
      (options.limits.pixels, options.limits.streamedPixels, options.limits.streamedSide) = (count, count, count)
    }
    if let maxFrames { options.limits.frames = maxFrames.count }
  }
}
