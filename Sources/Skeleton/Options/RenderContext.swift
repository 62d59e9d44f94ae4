/// The functions that a caller lends to a render.
///
/// They are no part of ``RenderOptions``, because functions cannot be compared and options are the key of caches.
public struct RenderContext: Sendable {
  /// Elements of the caller's own, by name: see ``ElementHandler``.
  public var elements: [String: ElementHandler] = [:]

  /// Threads that draw bands of a picture at once, at least 1 of them; nil is the caller's alone.
  ///
  /// The bytes never depend on it. The library makes no threads: `perform` does the work for each of `0..<iterations`
  /// and returns when all of it is done, as Dispatch's `DispatchQueue.concurrentPerform(iterations:execute:)` does.
  public var threads: (count: Int, perform: @Sendable (_ iterations: Int, _ work: @Sendable (Int) -> Void) -> Void)?

  /// Returns true when the time for this document is over; nil is never.
  ///
  /// Called at the end of each stage and before each frame. True ends the work with an error whose code is
  /// `render.deadline`. The library has no clock: the function reads one, or a flag.
  public var deadline: (@Sendable () -> Bool)?

  /// No elements, no threads, no deadline.
  public init() {}
}

/// The options of one render with the functions of its caller.
@dynamicMemberLookup
package struct RenderRequest: Sendable {
  package var options: RenderOptions
  package var context: RenderContext

  package init(_ options: RenderOptions, _ context: RenderContext = RenderContext()) {
    (self.options, self.context) = (options, context)
  }

  package subscript<Value>(dynamicMember path: WritableKeyPath<RenderOptions, Value>) -> Value {
    get { options[keyPath: path] }
    set { options[keyPath: path] = newValue }
  }
}
