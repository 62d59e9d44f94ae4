extension Solver {
  /// Adds an edit constraint: the variable takes suggested values as far as required and stronger constraints permit.
  ///
  /// - Parameters:
  ///   - strength: the strength of the suggestions, below required.
  ///   - value: the first suggested value, in the unit of the variables.
  /// - Throws: ``SolverError`` if the variable has an edit constraint or is unknown, if the strength is required, if
  ///   the value is out of range, or if the solver stalls.
  package mutating func addEdit(_ variable: Variable, strength: Strength, value: Double) throws(SolverError) {
    guard edits[variable] == nil else { throw .duplicateEdit(variable) }
    guard strength < .required else { throw .requiredEdit(variable) }
    edits[variable] = try add(Constraint(Expression([Term(variable)], constant: -value), .equal, strength: strength))
  }

  /// Suggests another value, in the unit of the variables, for a variable with an edit constraint, and computes the new
  /// solution.
  ///
  /// - Throws: ``SolverError/unknownEdit(_:)`` for a variable without an edit constraint; ``SolverError`` for a number
  ///   out of range or if the solver stalls.
  package mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let edit = edits[variable] else { throw .unknownEdit(variable) }
    try setConstant(-value, of: edit)
  }

  /// Removes the edit constraint of a variable, so that suggestions no longer apply to it.
  ///
  /// - Throws: ``SolverError/unknownEdit(_:)`` for a variable without an edit constraint; ``SolverError/stalled`` if
  ///   the solver stalls.
  package mutating func removeEdit(_ variable: Variable) throws(SolverError) {
    guard let edit = edits[variable] else { throw .unknownEdit(variable) }
    try remove(edit)
  }

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
