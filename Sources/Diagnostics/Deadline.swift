/// The time limit for converting one document.
///
/// This module has no clock: the function given to the initializer reads one, or a flag.
package struct Deadline: Sendable {
  private let isOver: (@Sendable () -> Bool)?
  /// A function that receives the counted units of work, as they are counted; nil for none.
  fileprivate let observer: (@Sendable (_ units: Int) -> Void)?

  /// Creates a deadline.
  ///
  /// - Parameters:
  ///   - isOver: a function that returns true from the deadline on; nil for a deadline that never passes.
  ///   - observer: a function that receives the counted units of work, for tests of their growth; nil for none.
  package init(_ isOver: (@Sendable () -> Bool)?, observer: (@Sendable (_ units: Int) -> Void)? = nil) {
    self.isOver = isOver
    self.observer = observer
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

  /// Counts units of work, one by default, and checks the deadline after every 128 units.
  ///
  /// - Returns: false from the deadline on. The caller then ends its loop, and ``end()`` throws at the end of the
  ///   stage.
  package mutating func allowsMore(_ units: Int = 1) -> Bool {
    unitsToCheck -= units
    if unitsToCheck <= 0, !isOver {
      unitsToCheck = Self.interval
      isOver = deadline.hasPassed
    }
    deadline.observer?(units)
    return !isOver
  }

  /// Counts one unit of work, and checks the deadline after every 128 units.
  ///
  /// - Throws: ``InvalidInput`` with ``DeadlineProblem`` from the deadline on.
  package mutating func count() throws(InvalidInput) {
    if !allowsMore() { try end() }
  }

  /// Throws if a check found that the deadline has passed; called at the end of a stage that may have ended a loop
  /// early.
  ///
  /// - Throws: ``InvalidInput`` with ``DeadlineProblem`` if a check found that the deadline has passed.
  package func end() throws(InvalidInput) {
    if isOver { throw InvalidInput(DeadlineProblem(), at: nil) }
  }
}

/// A counter of work that checks a deadline every 128 units, shared by the objects of one stage.
package final class SharedWorkMeter {
  private var meter: WorkMeter

  package init(_ deadline: Deadline) {
    meter = WorkMeter(deadline)
  }

  /// True if a check of the deadline found that it has passed.
  package var isOver: Bool { meter.isOver }

  /// Counts units of work, one by default, and checks the deadline after every 128 units.
  ///
  /// - Returns: false from the deadline on. The caller then ends its loop, and ``end()`` throws at the end of the
  ///   stage.
  package func allowsMore(_ units: Int = 1) -> Bool { meter.allowsMore(units) }

  /// Throws if a check found that the deadline has passed; called at the end of a stage that may have ended a loop
  /// early.
  ///
  /// - Throws: ``InvalidInput`` with ``DeadlineProblem`` if a check found that the deadline has passed.
  package func end() throws(InvalidInput) { try meter.end() }
}

/// The error of a conversion that was ended because the time limit of the document had passed.
package struct DeadlineProblem: Problem, Hashable {
  package init() {}

  package var code: String { "render.deadline" }
  package var message: String { "the time for this document is over" }
}
