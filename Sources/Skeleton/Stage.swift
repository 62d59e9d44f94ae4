/// A stage of the pipeline from the bytes of a document to its scene; the cases are in the order of execution.
package enum Stage: String, Sendable {
  case parse, resolve, place, compose
}

/// The event that a pipeline stage has ended, which a ``StageObserver`` receives.
package struct StageEnd: Sendable {
  package let stage: Stage
  /// True if the stage belongs to a further size or theme in the same output; false for the first scene.
  package let isVariant: Bool
}

/// A function that is called after each pipeline stage, for measuring their durations.
package typealias StageObserver = @Sendable (StageEnd) -> Void
