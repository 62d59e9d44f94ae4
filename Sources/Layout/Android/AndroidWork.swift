import Diagnostics

/// The counted work of one Android layout.
///
/// Equations and grids contradict each other in hostile files. All of their solvers share one budget, also where a layout
/// is inside of another one.
final class AndroidWork {
  private let meter: SharedWorkMeter
  /// The operations that the solvers may still perform.
  private(set) var remainingOperations: Int
  /// The operations that are not yet counted as a unit.
  private var uncounted = 0

  /// The budget of a layout: about a second of work in a release build.
  ///
  /// Layouts of the corpora need less than 2 % of it.
  static let operations = 16_000_000
  /// An operation takes about 50 ns, a unit about 5 µs.
  private static let operationsPerUnit = 100

  init(_ meter: SharedWorkMeter = SharedWorkMeter(.never), operations: Int = AndroidWork.operations) {
    self.meter = meter
    remainingOperations = operations
  }

  /// True if the solvers end with what they have found.
  var isExhausted: Bool { remainingOperations <= 0 || meter.isOver }

  /// True from the deadline on.
  var isOver: Bool { meter.isOver }

  /// Counts one view; returns false from the deadline on.
  func allowsMore() -> Bool { meter.allowsMore() }

  /// Counts operations of a solver on its rows.
  func spend(_ operations: Int) {
    remainingOperations -= operations
    uncounted += operations
    guard uncounted >= Self.operationsPerUnit else { return }
    _ = meter.allowsMore(uncounted / Self.operationsPerUnit)
    uncounted %= Self.operationsPerUnit
  }
}
