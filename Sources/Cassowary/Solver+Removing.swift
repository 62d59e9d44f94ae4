extension Solver {
  /// Removes a constraint from the tableau or the definitions; false if that takes solving again.
  mutating func takeOut(_ record: Record) throws(SolverError) -> Bool {
    if record.variable >= 0 {
      let variable = record.variable
      guard definitions.useCounts[variable] == 0, mentionCounts[variable] == 1 else { return false }
      definitions.undefine(variable)
      for symbol in [record.marker, record.error] where symbol >= 0 { tableau.retire(symbol) }
      return true
    }
    removeCosts(of: record)
    let marker = record.marker
    if tableau.rowOfSymbol[marker] < 0, let slot = tableau.leavingRow(forFreed: marker) {
      tableau.pivot(row: slot, entering: marker)
    }
    if tableau.rowOfSymbol[marker] >= 0 { tableau.remove(row: tableau.rowOfSymbol[marker]) }
    tableau.retire(marker)
    if record.error >= 0 { tableau.retire(record.error) }
    tableau.beginJournal()
    try tableau.optimize()
    return true
  }

  /// Adds the remaining constraints in their order to an empty tableau.
  mutating func solveAgain() throws(SolverError) {
    tableau = Tableau()
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

  /// Before the marker's row goes: afterwards the objective no longer has the errors.
  private mutating func removeCosts(of record: Record) {
    guard record.error >= 0 else { return }
    let cost = Cost(record.constraint.strength)
    tableau.addCost(cost, times: -1, to: record.error)
    if record.constraint.relation == .equal { tableau.addCost(cost, times: -1, to: record.marker) }
  }
}
