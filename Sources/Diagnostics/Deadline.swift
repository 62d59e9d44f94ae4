import Synchronization

/// The limits of time and of counted work for converting one document.
///
/// This module has no clock: the function given to the initializer reads one, or a flag.
package struct Deadline: Sendable {
  private let isOver: (@Sendable () -> Bool)?
  private let budget: WorkBudget?
  /// A function that receives the counted units of work, as they are counted; nil for none.
  fileprivate let observer: (@Sendable (_ units: Int) -> Void)?

  /// Creates a deadline.
  ///
  /// - Parameters:
  ///   - isOver: a function that returns true from the deadline on; nil for a deadline that never passes.
  ///   - budget: the units of work that all counters of the document may count together; nil for any number.
  ///   - observer: a function that receives the counted units of work, for tests of their growth; nil for none.
  package init(
    _ isOver: (@Sendable () -> Bool)?, budget: WorkBudget? = nil,
    observer: (@Sendable (_ units: Int) -> Void)? = nil
  ) {
    self.isOver = isOver
    self.budget = budget
    self.observer = observer
  }

  /// The absence of a time limit: a deadline that never passes.
  package static let never = Deadline(nil)

  /// True if the time limit has passed or the work is spent; always false for ``never``.
  package var hasPassed: Bool { budget?.isSpent == true || isOver?() ?? false }

  /// The error of a conversion that this deadline ended.
  package var error: InvalidInput {
    if let budget, budget.isSpent { return InvalidInput(WorkProblem(limit: budget.limit), at: nil) }
    return InvalidInput(DeadlineProblem(), at: nil)
  }

  /// Throws if the deadline has passed; otherwise has no effect.
  ///
  /// - Throws: ``InvalidInput`` with ``DeadlineProblem`` or ``WorkProblem`` from the deadline on.
  package func check() throws(InvalidInput) {
    if hasPassed { throw error }
  }

  /// Counts units of work, of about 1 to 5 µs each, and returns false from the deadline on.
  package func allowsMore(_ units: Int) -> Bool {
    spend(units)
    observer?(units)
    return !hasPassed
  }

  fileprivate func spend(_ units: Int) { budget?.spend(units) }
}

/// The units of work that the conversion of one document may take, shared by its counters on all threads.
///
/// A small document can request the work of hours: a million copies of a curve on a canvas of 65,000 rows. The count
/// depends on the document only, so that a limit has the same effect on every machine.
package final class WorkBudget: Sendable {
  /// The maximum number of units, of about 1 to 5 µs each.
  package let limit: Int
  private let spent = Atomic(0)

  package init(limit: Int) {
    self.limit = limit
  }

  /// True if more units were counted than the limit.
  package var isSpent: Bool { spent.load(ordering: .relaxed) > limit }

  fileprivate func spend(_ units: Int) { spent.wrappingAdd(units, ordering: .relaxed) }
}

/// A counter of the work in a loop, which checks a deadline every 128 units.
///
/// A unit is the work for one view, element or bone, about 5 µs: the deadline is checked about every millisecond.
@usableFromInline
package struct WorkMeter: Sendable {
  fileprivate let deadline: Deadline
  /// True if a check of the deadline found that it has passed.
  @usableFromInline package internal(set) var isOver = false
  /// The number of units of work that were counted so far.
  @usableFromInline var counted = 0
  /// The number of counted units from which ``report(_:)`` is called.
  @usableFromInline var due: Int
  private var countedAtCheck = 0

  private static let interval = 128

  package init(_ deadline: Deadline) {
    self.deadline = deadline
    due = deadline.observer == nil ? Self.interval : 0
  }

  /// The number of units with which the next check is due; 0 if an observer receives each call.
  fileprivate var unitsBeforeCheck: Int { due - counted }

  /// Counts units of work, one by default, and checks the deadline after every 128 units.
  ///
  /// - Returns: false from the deadline on. The caller then ends its loop, and ``end()`` throws at the end of the
  ///   stage.
  @inlinable package mutating func allowsMore(_ units: Int = 1) -> Bool {
    counted += units
    if counted >= due { report(units) }
    return !isOver
  }

  /// Checks the deadline if 128 units were counted since the last check, and passes the units to the observer.
  @usableFromInline
  mutating func report(_ units: Int) {
    if counted >= countedAtCheck + Self.interval, !isOver {
      deadline.spend(counted - countedAtCheck)
      countedAtCheck = counted
      isOver = deadline.hasPassed
      if deadline.observer == nil { due = counted + Self.interval }
    }
    deadline.observer?(units)
  }

  /// Counts one unit of work, and checks the deadline after every 128 units.
  ///
  /// - Throws: ``InvalidInput`` with the ``Deadline/error`` from the deadline on.
  package mutating func count() throws(InvalidInput) {
    if !allowsMore() { try end() }
  }

  /// Throws if a check found that the deadline has passed; called at the end of a stage that may have ended a loop
  /// early.
  ///
  /// - Throws: ``InvalidInput`` with the ``Deadline/error`` if a check found that the deadline has passed.
  package func end() throws(InvalidInput) {
    if isOver { throw deadline.error }
  }
}

/// A counter of work that checks a deadline every 128 units, shared by the objects of one stage.
package final class SharedWorkMeter {
  private var meter: WorkMeter
  /// The units that were counted since the last call of ``meter``, and the number of units at which the next one is due.
  ///
  /// Accesses of these private properties are short, so that they need no check for exclusive access at run time.
  private var pending = 0
  private var due: Int
  private var hasEnded = false

  package init(_ deadline: Deadline) {
    meter = WorkMeter(deadline)
    due = meter.unitsBeforeCheck
  }

  /// The deadline that the counter checks.
  package var deadline: Deadline { meter.deadline }

  /// True if a check of the deadline found that it has passed.
  package var isOver: Bool { hasEnded }

  /// The number of units of work that were counted so far.
  package var counted: Int { meter.counted + pending }

  /// Counts units of work and checks the deadline, as ``WorkMeter/allowsMore(_:)`` does.
  package func allowsMore(_ units: Int = 1) -> Bool {
    let sum = pending + units
    pending = sum
    if sum >= due { count(sum) }
    return !hasEnded
  }

  @inline(never)
  private func count(_ units: Int) {
    pending = 0
    hasEnded = !meter.allowsMore(units)
    due = meter.unitsBeforeCheck
  }

  /// Throws if a check found that the deadline has passed, as ``WorkMeter/end()`` does.
  package func end() throws(InvalidInput) {
    if hasEnded { throw deadline.error }
  }
}

/// The error of a conversion that was ended because the time limit of the document had passed.
package struct DeadlineProblem: Problem, Hashable {
  package var code: String { "render.deadline" }
  package var message: String { "the time for this document is over" }
}

/// The error of a conversion that was ended because the document takes more work than its limit.
package struct WorkProblem: Problem, Hashable {
  package var limit: Int

  package var code: String { "render.work" }
  package var message: String { "the document takes more than \(limit) units of work (--max-work)" }
}
