import Diagnostics

/// A counter of the work of one Android layout, with a budget of operations for its solvers.
///
/// Contradicting equations and grids in hostile files can need any number of operations. All solvers share one budget,
/// also in nested layouts.
final class AndroidWork {
  let meter: SharedWorkMeter
  /// The number of operations left in the budget of the solvers; may be negative.
  private(set) var remainingOperations: Int
  /// The number of operations that the solvers have used and that the meter has not counted yet.
  private var uncounted = 0
  /// True if a check found that the deadline has passed.
  private(set) var isOver: Bool

  /// The budget of a layout in operations: about a second of work in a release build.
  ///
  /// Layouts of the corpora need less than 2 % of it.
  static let operations = 16_000_000
  /// The number of operations, about 50 ns each, that count as one unit of the meter, about 5 µs.
  private static let operationsPerUnit = 100

  init(_ meter: SharedWorkMeter = SharedWorkMeter(.never), operations: Int = AndroidWork.operations) {
    self.meter = meter
    isOver = meter.isOver
    remainingOperations = operations
  }

  /// True if the budget is used up or the deadline has passed; solvers then end with their intermediate result.
  var isExhausted: Bool { remainingOperations <= 0 || isOver }

  /// Counts one view as a unit of work; returns false from the deadline on.
  func allowsMore() -> Bool { count(1) }

  private func count(_ units: Int) -> Bool {
    isOver = !meter.allowsMore(units)
    return !isOver
  }

  /// Subtracts operations of a solver on its rows from the budget, and counts them as work.
  func spend(_ operations: Int) {
    remainingOperations -= operations
    uncounted += operations
    guard uncounted >= Self.operationsPerUnit else { return }
    _ = count(uncounted / Self.operationsPerUnit)
    uncounted %= Self.operationsPerUnit
  }
}
