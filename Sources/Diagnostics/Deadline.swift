import Synchronization

/// The limits of time and of counted work for converting one document.
///
/// This module has no clock: the function given to the initializer reads one, or a flag.
package struct Deadline: Sendable {
  private let isOver: (@Sendable () -> Bool)?
  private let budget: WorkBudget?
  private let bytes: ByteBudget?
  /// A function that receives the counted units of work, as they are counted; nil for none.
  fileprivate let observer: (@Sendable (_ units: Int) -> Void)?

  /// Creates a deadline.
  ///
  /// - Parameters:
  ///   - isOver: a function that returns true from the deadline on; nil for a deadline that never passes.
  ///   - budget: the units of work that all counters of the document may count together; nil for any number.
  ///   - bytes: the bytes that all counters of a stage may count together; nil for any number.
  ///   - observer: a function that receives the counted units of work, for tests of their growth; nil for none.
  package init(
    _ isOver: (@Sendable () -> Bool)?, budget: WorkBudget? = nil, bytes: ByteBudget? = nil,
    observer: (@Sendable (_ units: Int) -> Void)? = nil
  ) {
    self.isOver = isOver
    self.budget = budget
    self.bytes = bytes
    self.observer = observer
  }

  /// The same limits of time and of work, with other limits of bytes.
  package func with(_ bytes: ByteBudget) -> Deadline {
    Deadline(isOver, budget: budget, bytes: bytes, observer: observer)
  }

  /// The absence of a time limit: a deadline that never passes.
  package static let never = Deadline(nil)

  /// True if the time limit has passed, or the work or the bytes are spent; always false for ``never``.
  package var hasPassed: Bool { budget?.isSpent == true || bytes?.isSpent == true || isOver?() ?? false }

  /// The error of a conversion that this deadline ended.
  package var error: InvalidInput {
    InvalidInput(problem, at: nil)
  }

  /// The limit that ended a conversion.
  package var problem: any Problem {
    if let budget, budget.isSpent { return WorkProblem(limit: budget.limit) }
    if let bytes, bytes.isSpent { return ByteProblem(limit: bytes.limit, option: bytes.option) }
    return DeadlineProblem()
  }

  /// Throws if the deadline has passed; otherwise has no effect.
  ///
  /// - Throws: ``InvalidInput`` with ``DeadlineProblem``, ``WorkProblem`` or ``ByteProblem`` from the deadline on.
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

  /// Counts bytes and returns false if they are spent.
  fileprivate func allowsMore(bytes count: Int) -> Bool {
    guard let bytes else { return true }
    bytes.spend(count)
    return !bytes.isSpent
  }
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

/// The bytes of the values that a stage may make from a document, shared by its counters.
///
/// A small document can request the memory of a machine: parameters that contain a parameter twice, in components
/// within components.
package final class ByteBudget: Sendable {
  /// The maximum number of bytes.
  package let limit: Int
  /// The option of the command that sets the limit; nil for a fixed limit.
  fileprivate let option: String?
  private let spent = Atomic(0)

  /// The maximum of all limits: a sixteenth of the 2³² bytes that the ranges of a document can number.
  package static let maximumLimit = 1 << 28

  /// Creates a budget of `limit` bytes, at most ``maximumLimit``.
  ///
  /// - Parameter option: the option of the command that sets the limit; nil for a fixed limit.
  package init(limit: Int = maximumLimit, option: String? = nil) {
    self.limit = min(limit, Self.maximumLimit)
    self.option = option
  }

  /// True if more bytes were counted than the limit.
  package var isSpent: Bool { spent.load(ordering: .relaxed) > limit }

  fileprivate func spend(_ bytes: Int) {
    // The sum of many lengths of values must not overflow.
    if !isSpent { spent.wrappingAdd(min(bytes, Self.maximumLimit + 1), ordering: .relaxed) }
  }
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
  /// The steps that were counted since the last whole unit.
  private var steps = 0

  private static let interval = 128
  /// The number of steps in a unit.
  fileprivate static let stepsPerUnit = 256

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

  /// Counts steps of about 10 to 20 ns, such as an edge of a path, of which 256 are a unit.
  ///
  /// - Returns: false from the deadline on, as ``allowsMore(_:)`` does.
  package mutating func allowsMore(steps count: Int) -> Bool {
    steps += count
    guard steps >= Self.stepsPerUnit else { return !isOver }
    let units = steps / Self.stepsPerUnit
    steps %= Self.stepsPerUnit
    return allowsMore(units)
  }

  /// Counts the bytes of a value before the value is made; a byte is a step of work.
  ///
  /// - Returns: false if the value must not be made: from the deadline on, and if the bytes of the stage are spent.
  package mutating func allowsMore(bytes count: Int) -> Bool {
    if !deadline.allowsMore(bytes: count) { isOver = true }
    return allowsMore(steps: count)
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
  /// The steps that were counted since the last whole unit.
  private var steps = 0

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

  /// Counts steps of work, as ``WorkMeter/allowsMore(steps:)`` does.
  package func allowsMore(steps count: Int) -> Bool {
    steps += count
    guard steps >= WorkMeter.stepsPerUnit else { return !hasEnded }
    let units = steps / WorkMeter.stepsPerUnit
    steps %= WorkMeter.stepsPerUnit
    return allowsMore(units)
  }

  /// Counts the bytes of a value before the value is made, as ``WorkMeter/allowsMore(bytes:)`` does.
  package func allowsMore(bytes count: Int) -> Bool {
    if !deadline.allowsMore(bytes: count) { hasEnded = true }
    return allowsMore(steps: count)
  }

  @inline(never)
  private func count(_ units: Int) {
    pending = 0
    if !meter.allowsMore(units) { hasEnded = true }
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

/// The error of a conversion that was ended because its values have more bytes than their limit.
package struct ByteProblem: Problem, Hashable {
  package var limit: Int
  /// The option of the command that sets the limit; nil for a fixed limit.
  package var option: String?

  package var code: String { "render.bytes" }
  package var message: String {
    "the values that are made from the document have more than \(limit) bytes" + (option.map { " (\($0))" } ?? "")
  }
}
