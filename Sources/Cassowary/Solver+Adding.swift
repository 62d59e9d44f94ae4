extension Solver {
  /// Adds a constraint whose numbers and variables have been checked, and optimizes the solution.
  ///
  /// - Throws: ``SolverError`` if the constraint conflicts with other required constraints, a number is out of range,
  ///   or the solver stalls.
  mutating func insert(_ constraint: Constraint, at index: Int) throws(SolverError) {
    tableau.beginJournal()
    scale = max(scale, abs(constraint.expression.constant))
    let terms = constraint.expression.collectedTerms
    work.add(1 + terms.count)
    try work.check()
    var record = Record(constraint: constraint)
    makeSymbols(of: &record, at: index)
    let equation = self.equation(of: record, terms)
    do {
      // In order of preference: an unused variable is defined, a parameter is defined, or the constraint restricts
      // symbols.
      if let variable = unusedVariable(in: terms) {
        try define(variable, by: definitions.inlined(equation, keeping: variable), &record, index, wasUnused: true)
      } else {
        let expansion = definitions.expanded(equation)
        work.add(expansion.form.count + expansion.substituted.count)
        if let parameter = parameter(in: expansion.form.variables) {
          try define(parameter, by: expansion, &record, index, wasUnused: false)
        } else {
          try restrict(by: expansion, &record, index)
        }
      }
    } catch {
      for symbol in record.symbols { tableau.retire(symbol) }
      throw error
    }
    for term in terms { mentionCounts[term.variable.index] += 1 }
    records[index] = record
    try tableau.optimize()
  }

  /// Stores the slack and error symbols in a record that turn its constraint into an equation.
  private mutating func makeSymbols(of record: inout Record, at index: Int) {
    let isRequired = record.constraint.strength == .required
    record.sign = record.constraint.relation == .lessThanOrEqual ? 1 : -1
    if record.constraint.relation != .equal {
      record.marker = makeSymbol(.slack, ownedBy: index)
    } else if !isRequired {
      record.marker = makeSymbol(.error, ownedBy: index)
    }
    if !isRequired { record.error = makeSymbol(.error, ownedBy: index) }
  }

  private mutating func makeSymbol(_ kind: Symbol.Kind, ownedBy index: Int) -> Symbol {
    owners.append(index)
    shifts.append(0)
    return tableau.makeSymbol(kind)
  }

  /// The equation of a constraint, as a form that equals 0: its expression plus its slack and error symbols.
  private func equation(of record: Record, _ terms: [Term]) -> Form {
    var form = Form(constant: record.constraint.expression.constant, variables: terms)
    if let marker = record.marker { form.symbols.append(Cell(marker, record.sign)) }
    if let error = record.error { form.symbols.append(Cell(error, -record.sign)) }
    return form
  }

  /// The variable with the largest coefficient by magnitude among those without a definition that occur in no form; nil
  /// if there is none.
  private func unusedVariable(in terms: [Term]) -> Variable? {
    var best: Term?
    for term in terms where definitions.useCounts[term.variable.index] == 0 && definitions[term.variable] == nil {
      if let known = best, abs(known.coefficient) > abs(term.coefficient) { continue }
      best = term
    }
    return best?.variable
  }

  /// The parameter that occurs in the fewest forms, so that expansions stay short; nil if `terms` is empty.
  ///
  /// Parameters with a coefficient below ``smallestPivotShare`` times the largest one by magnitude are excluded.
  ///
  /// - Parameter terms: an equation's terms, all of parameters.
  private func parameter(in terms: [Term]) -> Variable? {
    let largest = terms.map { abs($0.coefficient) }.max() ?? 0
    var best: Variable?
    for term in terms where abs(term.coefficient) >= Self.smallestPivotShare * largest {
      let useCount = definitions.useCounts[term.variable.index]
      if let known = best, definitions.useCounts[known.index] < useCount { continue }
      best = term.variable
    }
    return best
  }

  /// The minimum magnitude of a coefficient by which an equation is divided, as a fraction of the largest one in the
  /// equation.
  ///
  /// A division may multiply rounding errors by the inverse of this fraction: threshold pivoting, with the usual 0.1.
  private static let smallestPivotShare = 0.1

  private mutating func define(
    _ variable: Variable, by equation: Expansion, _ record: inout Record, _ index: Int, wasUnused: Bool
  ) throws(SolverError) {
    guard equation.isUsable else { throw .numberOutOfRange }
    definitions.define(variable, by: equation, owner: index, wasUnused: wasUnused)
    record.variable = variable
    addCosts(of: record, times: 1)
  }

  private mutating func restrict(by equation: Expansion, _ record: inout Record, _ index: Int) throws(SolverError) {
    guard equation.isUsable else { throw .numberOutOfRange }
    var row = row(of: equation.form)
    let marker = record.marker ?? makeSymbol(.dummy, ownedBy: index)
    if record.marker == nil {
      record.marker = marker
      record.sign = row.constant > 0 ? 1 : -1
      row.scale(by: -record.sign)
    } else {
      // The row is solved for the marker, or for the error if the marker would be negative.
      row.scale(by: -record.sign)
      if row.constant < 0, let error = record.error {
        row.negate()
        _ = row.remove(error)
        _ = tableau.insert(row, basic: error)
        addCosts(of: record, times: 1)
        return
      }
      _ = row.remove(marker)
    }
    try work.check()
    let slot = tableau.insert(row, basic: marker)
    addCosts(of: record, times: 1)
    if tableau.isFixed(marker) { try driveOut(row: slot, of: &record) }
    if let infeasible = try tableau.restoreFeasibility(tolerance: tolerance) {
      let conflict = conflict(in: infeasible, new: record, at: index)
      // The pivots since the constraint was added are undone, and its row is removed.
      try tableau.undoJournal()
      if let slot = tableau.row(of: marker) { tableau.remove(row: slot) }
      throw .unsatisfiable(conflict: conflict)
    }
  }

  /// Removes a dummy symbol with the value 0 from the basis if another symbol can replace it.
  ///
  /// - Parameter record: the constraint of the dummy, whose sign may change.
  private mutating func driveOut(row slot: Int, of record: inout Record) throws(SolverError) {
    guard tableau.rows[slot].constant >= -Tableau.epsilon else { return }
    tableau.setConstant(0, ofRow: slot)
    if tableau.dualEntering(in: slot) == nil {
      tableau.negate(row: slot)
      record.sign = -record.sign
    }
    if let entering = tableau.dualEntering(in: slot) { try tableau.pivot(row: slot, entering: entering) }
  }

  /// A tableau row for a form without variables, in terms of nonbasic symbols.
  mutating func row(of form: Form) -> Row {
    var row = Row(constant: form.constant)
    for cell in form.symbols {
      row.constant += cell.coefficient * shifts[cell.symbol.index]
      guard let slot = tableau.row(of: cell.symbol) else {
        symbolSums.add(cell.coefficient, to: cell.symbol.index)
        continue
      }
      row.constant += cell.coefficient * tableau.rows[slot].constant
      work.add(1 + tableau.rows[slot].cells.count)
      for inner in tableau.rows[slot].cells {
        symbolSums.add(cell.coefficient * inner.coefficient, to: inner.symbol.index)
      }
    }
    row.cells = symbolSums.drainCells()
    return row
  }

  /// Adds the errors of a constraint, weighted by its strength, to the objective; `factor` is 1, or −1 to remove them.
  mutating func addCosts(of record: Record, times factor: Double) {
    guard let error = record.error else { return }
    let cost = Cost(record.constraint.strength)
    tableau.addCost(cost, times: factor, to: error)
    if record.constraint.relation == .equal, let marker = record.marker {
      tableau.addCost(cost, times: factor, to: marker)
    }
  }

  /// The magnitude up to which a row's negative constant counts as 0, in the unit of the variables: rounding errors.
  var tolerance: Double { Tableau.epsilon * scale }
}
