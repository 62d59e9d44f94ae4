/// An incremental solver for linear constraints with strengths.
///
/// Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001, with the required
/// and weighted constraints of its section 2. After each call all required constraints hold, and the errors of the
/// others are minimal, strongest first. Differences from the paper:
///
/// - Free variables are not rows of the tableau (``Definitions``), so that long chains stay sparse.
/// - A required constraint that does not hold yet is added by the dual simplex, without artificial variables.
/// - Removing a constraint that defines a variable in use solves the remaining ones again.
///
/// The solver is a value type: copies are independent. Equal sequences of calls give bit-identical results.
package struct Solver: Sendable {
  var tableau: Tableau
  var definitions = Definitions()
  /// The constraints ever added, with their representation, indexed by ``Constraint/ID/index``; nil for a removed one.
  var records: [Record?] = []
  /// The index of the constraint to which each symbol belongs; the array is indexed by the symbol.
  var owners: [Int] = []
  /// The total change of constants that each symbol has absorbed, in the unit of the variables; indexed by the symbol.
  ///
  /// Forms contain the original constant, rows the current one.
  var shifts: [Double] = []
  /// The number of constraints that contain each variable; the array is indexed by the variable.
  var mentionCounts: [Int] = []
  /// The largest magnitude of a constraint's constant, at least 1, in the unit of the variables, to which rounding
  /// errors are proportional.
  var scale = 1.0
  var symbolSums = Accumulator()

  /// Creates a solver without variables and constraints.
  ///
  /// - Parameter work: the limits, and the work that other solvers have already counted against them. Beyond the limits,
  ///   each call throws ``SolverError/stalled``.
  package init(_ work: SolverWork = SolverWork()) {
    tableau = Tableau(work)
  }

  /// The work that the solver has done, and its limits.
  package var work: SolverWork {
    get { tableau.work }
    set { tableau.work = newValue }
  }

  /// Creates a variable of this solver; its value is 0 until a constraint contains it.
  package mutating func makeVariable() -> Variable {
    mentionCounts.append(0)
    return definitions.makeVariable()
  }

  /// Adds a constraint and returns its identifier.
  ///
  /// - Throws: ``SolverError`` for an unknown variable, a number out of range, a conflict with required constraints, or
  ///   if the solver stalls.
  package mutating func add(_ constraint: Constraint) throws(SolverError) -> Constraint.ID {
    try check(constraint)
    records.append(nil)
    do {
      try insert(constraint, at: records.count - 1)
    } catch {
      if case .some(.none) = records.last { records.removeLast() }
      throw error
    }
    return Constraint.ID(index: records.count - 1)
  }

  /// Removes a constraint from the solver.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``; ``SolverError/stalled`` if the optimization does not finish.
  package mutating func remove(_ id: Constraint.ID) throws(SolverError) {
    guard records.indices.contains(id.index), let record = records[id.index] else { throw .unknownConstraint(id) }
    let isInPlace = try takeOut(record)
    for term in record.constraint.expression.collectedTerms { mentionCounts[term.variable.index] -= 1 }
    records[id.index] = nil
    if !isInPlace { try solveAgain() }
  }

  /// The constraint with an identifier, with its current constant; nil if the constraint is unknown or was removed.
  package subscript(id: Constraint.ID) -> Constraint? {
    records.indices.contains(id.index) ? records[id.index]?.constraint : nil
  }

  /// Computes the current values of all variables, in time linear in the number of variables and constraints.
  package func solution() -> Solution {
    Solution(values: definitions.values { shifts[$0.index] + tableau.value(of: $0) })
  }

  func check(_ constraint: Constraint) throws(SolverError) {
    guard constraint.expression.isUsable else { throw .numberOutOfRange }
    for term in constraint.expression.terms where !mentionCounts.indices.contains(term.variable.index) {
      throw .unknownVariable(term.variable)
    }
  }
}

/// A constraint and its representation in the tableau or among the definitions.
struct Record: Sendable {
  var constraint: Constraint
  /// The slack of an inequality, the error above 0 of an optional equation, or the dummy of a required equation with a
  /// row; nil for a required equation that defines a variable.
  var marker: Symbol?
  /// The coefficient of ``marker`` in the equation of the constraint: 1 or −1, without unit.
  var sign = -1.0
  /// The symbol for the distance by which an optional constraint is broken; nil for a required constraint.
  ///
  /// It is the excess above 0 for `≤`, and the amount below 0 for `≥` and `=`.
  var error: Symbol?
  /// The free variable that the constraint defines; nil for a constraint with a row in the tableau.
  var variable: Variable?

  var symbols: [Symbol] { [marker, error].compactMap { $0 } }
}
