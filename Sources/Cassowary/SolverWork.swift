/// The work of a solver, counted in coefficients that it computes, and its limits.
package struct SolverWork: Sendable {
  /// The number of coefficients that were computed so far.
  package private(set) var count = 0
  /// The number of coefficients beyond which the solver throws ``SolverError/stalled``.
  private let limit: Int
  /// A function that is called every ``interval`` coefficients, with their number; false makes the solver throw.
  private let allowsMore: (@Sendable (_ coefficients: Int) -> Bool)?
  private var lastCheck = 0

  /// About a millisecond of work.
  private static let interval = 200_000

  /// The work for a changed row, besides its coefficients, and for a constraint in a conflict, each as a number of
  /// coefficients: measured.
  static let (perRow, perConflict) = (16, 32)

  /// The work for a stored coefficient that was 0, as a number of changed ones: it bounds the memory, of about 40 bytes
  /// each.
  static let perNewCoefficient = 12

  /// Creates limits: a number of coefficients, and a function that can stop the solver, such as a deadline.
  package init(limit: Int = .max, allowsMore: (@Sendable (_ coefficients: Int) -> Bool)? = nil) {
    self.limit = limit
    self.allowsMore = allowsMore
  }

  mutating func add(_ coefficients: Int) { count += coefficients }

  /// Counts work beside that of the solver, such as reading a solution.
  ///
  /// - Throws: ``SolverError/stalled`` beyond the limits.
  package mutating func spend(_ coefficients: Int) throws(SolverError) {
    add(coefficients)
    try check()
  }

  /// Passes the coefficients since the last check to the function of the initializer.
  package mutating func finish() {
    _ = allowsMore?(count - lastCheck)
    lastCheck = count
  }

  /// Throws ``SolverError/stalled`` beyond the limit, or if the function of the initializer returns false.
  mutating func check() throws(SolverError) {
    if count > limit { throw .stalled }
    guard let allowsMore, count - lastCheck >= Self.interval else { return }
    let coefficients = count - lastCheck
    lastCheck = count
    if !allowsMore(coefficients) { throw .stalled }
  }
}
