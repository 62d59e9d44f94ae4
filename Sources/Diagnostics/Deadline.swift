/// The time limit for converting one document.
///
/// This module has no clock: the function given to the initializer reads one, or a flag.
package struct Deadline: Sendable {
  private let isOver: (@Sendable () -> Bool)?

  /// Creates a deadline.
  ///
  /// - Parameter isOver: returns true from the deadline on; nil for no deadline.
  package init(_ isOver: (@Sendable () -> Bool)?) {
    self.isOver = isOver
  }

  /// The absence of a time limit: a deadline that never passes.
  package static let never = Deadline(nil)

  /// True if the time limit has passed; always false for ``never``.
  package var hasPassed: Bool { isOver?() ?? false }

  /// Throws if the deadline has passed; otherwise has no effect.
  ///
  /// - Throws: ``InvalidInput`` with ``DeadlineProblem`` from the deadline on.
  package func check() throws(InvalidInput) {
    if hasPassed { throw InvalidInput(DeadlineProblem(), at: nil) }
  }
}

/// A counter of the work in a loop, which checks a deadline every 128 units.
///
/// A unit is the work for one view, element or bone, about 5 µs: the deadline is checked about every millisecond.
package struct WorkMeter: Sendable {
  private let deadline: Deadline
  private var unitsToCheck = Self.interval
  /// True if a check of the deadline found that it has passed.
  package private(set) var isOver = false

  private static let interval = 128

  package init(_ deadline: Deadline) {
    self.deadline = deadline
  }

  /// Counts one unit of work, and checks the deadline every 128 units.
  ///
  /// - Returns: false from the deadline on. The caller ends its loop; the end of the stage reports the deadline.
  package mutating func allowsMore() -> Bool {
    unitsToCheck -= 1
    if unitsToCheck <= 0, !isOver {
      unitsToCheck = Self.interval
      isOver = deadline.hasPassed
    }
    return !isOver
  }

  /// Counts one unit of work, and checks the deadline every 128 units.
  ///
  /// - Throws: ``InvalidInput`` with ``DeadlineProblem`` from the deadline on.
  package mutating func count() throws(InvalidInput) {
    if !allowsMore() { throw InvalidInput(DeadlineProblem(), at: nil) }
  }
}

/// The error of a conversion that was ended because its time limit had passed.
package struct DeadlineProblem: Problem, Hashable {
  package init() {}

  package var code: String { "render.deadline" }
  package var message: String { "the time for this document is over" }
}
