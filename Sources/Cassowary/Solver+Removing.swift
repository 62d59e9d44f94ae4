extension Solver {
  /// Removes a constraint from the tableau or, if it defines a variable, from the definitions.
  ///
  /// - Returns: false, without a change, if the remaining constraints must be solved again, because some contain the
  ///   variable that the removed constraint defines.
  /// - Throws: ``SolverError/stalled`` if the optimization does not finish.
  mutating func takeOut(_ record: Record) throws(SolverError) -> Bool {
    if let variable = record.variable {
      guard definitions.useCounts[variable.index] == 0, mentionCounts[variable.index] == 1 else { return false }
      definitions.undefine(variable)
      for symbol in record.symbols { tableau.retire(symbol) }
      return true
    }
    // Every constraint with a row has a marker.
    guard let marker = record.marker else { return false }
    // Before the row of the marker is removed: afterwards the objective no longer contains the errors.
    addCosts(of: record, times: -1)
    if tableau.row(of: marker) == nil, let slot = tableau.leavingRow(forFreed: marker) {
      try tableau.pivot(row: slot, entering: marker)
    }
    if let slot = tableau.row(of: marker) { tableau.remove(row: slot) }
    for symbol in record.symbols { tableau.retire(symbol) }
    tableau.beginJournal()
    try tableau.optimize()
    return true
  }

  /// Solves all remaining constraints again, in an empty tableau and in the order in which they were first added.
  ///
  /// - Throws: ``SolverError`` if a number is out of range or the solver stalls.
  mutating func solveAgain() throws(SolverError) {
    tableau = Tableau(tableau.work)
    definitions = Definitions()
    owners = []
    shifts = []
    scale = 1
    for index in mentionCounts.indices {
      mentionCounts[index] = 0
      _ = definitions.makeVariable()
    }
    for index in records.indices {
      if let record = records[index] { try insert(record.constraint, at: index) }
    }
  }
}
