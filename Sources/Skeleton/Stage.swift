/// A stage of the pipeline from bytes to scene; the cases are in order.
package enum Stage: String, Sendable {
  case parse, resolve, place, compose
}

/// The event at the end of a pipeline stage.
package struct StageEnd: Sendable {
  package let stage: Stage
  /// True for the stages of a further size or theme that one output contains.
  package let isVariant: Bool
}

/// A function that is called at the end of each stage, for measurements.
package typealias StageObserver = @Sendable (StageEnd) -> Void
