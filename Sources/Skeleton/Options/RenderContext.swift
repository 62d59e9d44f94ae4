import Diagnostics

/// The functions that a caller passes to a render: custom elements, threads and a deadline.
///
/// They are separate from ``RenderOptions`` because functions cannot be compared and options are keys of caches.
public struct RenderContext: Sendable {
  /// The handlers of custom elements; the key is the name of an element without namespace prefix.
  public var elements: [String: ElementHandler] = [:]

  /// The number of threads that draw bands of a picture, and the function that runs them; nil draws on the calling
  /// thread.
  ///
  /// `count` is at least 1. The output does not depend on it. The library creates no threads: `perform` calls `work`
  /// for each index of `0..<iterations` and returns when all calls have returned, as Dispatch's
  /// `DispatchQueue.concurrentPerform(iterations:execute:)` does.
  public var threads: (count: Int, perform: @Sendable (_ iterations: Int, _ work: @Sendable (Int) -> Void) -> Void)?

  /// A function that returns true when the time for this document has passed; nil sets no deadline.
  ///
  /// It is called at the end of each stage, before and after each frame, and about every millisecond of work, on the
  /// threads of `threads` too. True ends the work with an error whose code is `render.deadline`. The library has no
  /// clock: the function reads one, or a flag.
  public var deadline: (@Sendable () -> Bool)?

  /// A function that receives the counted units of work of all stages, for tests of their growth; nil to report
  /// nothing.
  package var workObserver: (@Sendable (_ units: Int) -> Void)?

  /// True if views keep their characters for ``SkeletonScene/inspectionJSON(limit:)``.
  package var keepsCharacters = false

  /// True if the caller has checked the ranges of the options with ``RenderOptions/areInRange``.
  package var hasCheckedOptions = false

  /// The values that this render shares with others of the same caller; nil for none.
  package var cache: RenderCache?

  /// The name of the canvas, such as `320x568`, for the names in generated source code; nil if there is one canvas only.
  package var canvasName: String?

  /// The file name of the output, for the names in generated source code; nil if it is not known.
  package var outputName: String?

  /// True for an output in a folder `layout`, whose values are in other files.
  package var isInLayoutFolder = false

  /// The arguments of `skeleton render` that make the output again, for generated source code; nil if they are not known.
  package var arguments: [String]?

  /// A context without custom elements, threads and deadline.
  public init() {}
}

/// The options of one render together with the functions of its caller.
@dynamicMemberLookup
package struct RenderRequest: Sendable {
  /// The options and the functions, which copies of the request share: they have about 50 references, and each stage has
  /// a copy.
  private final class Contents: Sendable {
    let options: RenderOptions
    let context: RenderContext

    init(_ options: RenderOptions, _ context: RenderContext) {
      (self.options, self.context) = (options, context)
    }
  }

  private var contents: Contents
  /// The work that is left for the document, or for one output of its scene.
  private(set) var budget: WorkBudget
  /// True if frames are rounded to device pixels where the platform does it; false for a layout from which the frames
  /// at other widths are computed.
  var alignsToPixels = true
  /// The bytes of paths and outlines that are left for one output of its scene.
  private(set) var bytes = ByteBudget()

  package init(_ options: RenderOptions, _ context: RenderContext = RenderContext()) {
    contents = Contents(options, context)
    budget = WorkBudget(limit: options.limits.work)
  }

  package var options: RenderOptions {
    get { contents.options }
    set { contents = Contents(newValue, contents.context) }
  }

  package var context: RenderContext {
    get { contents.context }
    set { contents = Contents(contents.options, newValue) }
  }

  /// The same request with no work done: each output of a scene has a budget of its own.
  func withFullBudget() -> RenderRequest {
    var request = self
    request.budget = WorkBudget(limit: contents.options.limits.work)
    request.bytes = ByteBudget()
    return request
  }

  package subscript<Value>(dynamicMember path: WritableKeyPath<RenderOptions, Value>) -> Value {
    get { contents.options[keyPath: path] }
    set { options[keyPath: path] = newValue }
  }
}
