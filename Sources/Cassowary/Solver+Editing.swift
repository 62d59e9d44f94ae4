extension Solver {
  /// Changes the constant, in the unit of the variables, of a constraint's expression and computes the new solution.
  ///
  /// A constraint that is not required only moves along its symbol: the basis stays optimal, and the dual simplex makes
  /// it feasible. A required constraint is removed and added again.
  ///
  /// - Throws: ``SolverError`` for an unknown constraint, a number out of range, a conflict, or if the solver stalls.
  package mutating func setConstant(_ constant: Double, of id: Constraint.ID) throws(SolverError) {
    guard var changed = self[id] else { throw .unknownConstraint(id) }
    let difference = constant - changed.expression.constant
    changed.expression.constant = constant
    try check(changed)
    guard changed.strength < .required, let record = records[id.index], let marker = record.marker else {
      try replace(id, by: changed)
      return
    }
    records[id.index]?.constraint = changed
    scale = max(scale, abs(constant))
    // With marker = marker′ + step, `expression + sign · marker` is unchanged.
    let step = difference * record.sign
    shifts[marker.index] += step
    tableau.beginJournal()
    tableau.shift(marker, by: step)
    guard try tableau.restoreFeasibility(tolerance: tolerance) == nil else { throw .stalled }
  }

  private mutating func replace(_ id: Constraint.ID, by changed: Constraint) throws(SolverError) {
    let before = self
    do {
      try remove(id)
      try insert(changed, at: id.index)
    } catch {
      self = before
      throw error
    }
  }
}
