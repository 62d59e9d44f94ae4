/// The time limit of one document.
///
/// This module has no clock: the function reads one, or a flag.
package struct Deadline: Sendable {
  private let isOver: (@Sendable () -> Bool)?

  /// - Parameter isOver: returns true from the deadline on; nil is no deadline.
  package init(_ isOver: (@Sendable () -> Bool)?) {
    self.isOver = isOver
  }

  /// No time limit.
  package static let never = Deadline(nil)

  /// True from the deadline on.
  package var hasPassed: Bool { isOver?() ?? false }

  /// - Throws: ``InvalidInput`` with ``DeadlineProblem`` from the deadline on.
  package func check() throws(InvalidInput) {
    if hasPassed { throw InvalidInput(DeadlineProblem(), at: nil) }
  }
}

/// A counter of work in a loop that checks the deadline every 128 units.
///
/// A unit is the work for one view, element or bone, about 5 µs: the deadline is checked about every millisecond.
package struct WorkMeter: Sendable {
  private let deadline: Deadline
  private var unitsToCheck = Self.interval
  /// True if a check found the deadline passed.
  package private(set) var isOver = false

  private static let interval = 128

  package init(_ deadline: Deadline) {
    self.deadline = deadline
  }

  /// Counts one unit.
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

  /// Counts one unit.
  ///
  /// - Throws: ``InvalidInput`` with ``DeadlineProblem`` from the deadline on.
  package mutating func count() throws(InvalidInput) {
    if !allowsMore() { throw InvalidInput(DeadlineProblem(), at: nil) }
  }
}

/// The time limit of a document is over.
package struct DeadlineProblem: Problem, Hashable {
  package init() {}

  package var code: String { "render.deadline" }
  package var message: String { "the time for this document is over" }
}
