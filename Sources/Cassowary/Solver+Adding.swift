extension Solver {
  /// Adds a constraint whose numbers and variables are checked.
  mutating func insert(_ constraint: Constraint, at index: Int) throws(SolverError) {
    tableau.beginJournal()
    scale = max(scale, abs(constraint.expression.constant))
    let cells = constraint.expression.cells
    var record = Record(constraint: constraint)
    makeSymbols(of: &record, at: index)
    let equation = self.equation(of: record, cells)
    do {
      // What nothing uses yet is what the constraint says; else a parameter gives way; else it restricts the symbols.
      if let variable = unusedVariable(in: cells) {
        try define(variable, by: definitions.inlined(equation, keeping: variable), &record, index, wasUnused: true)
      } else {
        let expansion = definitions.expanded(equation)
        if let parameter = parameter(in: expansion.form.variables) {
          try define(parameter, by: expansion, &record, index, wasUnused: false)
        } else {
          try restrict(by: expansion, &record, index)
        }
      }
    } catch {
      for symbol in [record.marker, record.error] where symbol >= 0 { tableau.retire(symbol) }
      throw error
    }
    for cell in cells { mentionCounts[cell.index] += 1 }
    records[index] = record
    try tableau.optimize()
  }

  /// The symbols that turn the constraint into an equation.
  private mutating func makeSymbols(of record: inout Record, at index: Int) {
    let isRequired = record.constraint.strength == .required
    record.sign = record.constraint.relation == .lessThanOrEqual ? 1 : -1
    if record.constraint.relation != .equal || !isRequired { record.marker = makeSymbol(ownedBy: index) }
    if !isRequired { record.error = makeSymbol(ownedBy: index) }
  }

  private mutating func makeSymbol(ownedBy index: Int, isFixed: Bool = false) -> Int {
    owners.append(index)
    shifts.append(0)
    return tableau.makeSymbol(isFixed: isFixed)
  }

  /// The form that is 0: the expression with its symbols.
  private func equation(of record: Record, _ cells: [Cell]) -> Form {
    var form = Form(constant: record.constraint.expression.constant, variables: cells)
    if record.marker >= 0 { form.symbols.append(Cell(record.marker, record.sign)) }
    if record.error >= 0 { form.symbols.append(Cell(record.error, -record.sign)) }
    return form
  }

  /// The variable with the largest coefficient among those without a form that no form has.
  private func unusedVariable(in cells: [Cell]) -> Int? {
    var best: Cell?
    for cell in cells where definitions.useCounts[cell.index] == 0 && definitions.definitions[cell.index] == nil {
      if let known = best, abs(known.coefficient) > abs(cell.coefficient) { continue }
      best = cell
    }
    return best?.index
  }

  /// The parameter that the fewest forms have, so that expansions stay short; not one with a small coefficient.
  private func parameter(in cells: [Cell]) -> Int? {
    let largest = cells.map { abs($0.coefficient) }.max() ?? 0
    var best: Int?
    for cell in cells where abs(cell.coefficient) >= 0.1 * largest {
      if let known = best, definitions.useCounts[known] < definitions.useCounts[cell.index] { continue }
      best = cell.index
    }
    return best
  }

  private mutating func define(
    _ variable: Int, by equation: Expansion, _ record: inout Record, _ index: Int, wasUnused: Bool
  ) throws(SolverError) {
    guard equation.isUsable else { throw .numberOutOfRange }
    definitions.define(variable, by: equation, owner: index, wasUnused: wasUnused)
    record.variable = variable
    addCosts(of: record)
  }

  private mutating func restrict(by equation: Expansion, _ record: inout Record, _ index: Int) throws(SolverError) {
    guard equation.isUsable else { throw .numberOutOfRange }
    var row = row(of: equation.form)
    if record.constraint.relation == .equal, record.constraint.strength == .required {
      record.marker = makeSymbol(ownedBy: index, isFixed: true)
      record.sign = row.constant > 0 ? 1 : -1
      if row.constant > 0 { row.negate() }
    } else {
      // Solved for the marker, or for the error if the marker would be negative.
      if record.sign > 0 { row.negate() }
      if row.constant < 0, record.error >= 0 {
        row.negate()
        _ = row.remove(record.error)
        _ = tableau.insert(row, basic: record.error)
        addCosts(of: record)
        return
      }
      _ = row.remove(record.marker)
    }
    let slot = tableau.insert(row, basic: record.marker)
    addCosts(of: record)
    if tableau.isFixed[record.marker] { driveOut(row: slot, of: &record) }
    let infeasible: Int?
    do {
      infeasible = try tableau.restoreFeasibility(tolerance: tolerance)
    } catch {
      takeBack(record.marker)
      throw error
    }
    if let infeasible {
      let conflict = conflict(in: infeasible, new: record, at: index)
      takeBack(record.marker)
      throw .unsatisfiable(conflict: conflict)
    }
  }

  /// Lets a dummy leave the basis that is 0 already, while there is a symbol to take its place.
  private mutating func driveOut(row slot: Int, of record: inout Record) {
    guard tableau.rows[slot].constant >= -Tableau.epsilon else { return }
    tableau.setConstant(0, ofRow: slot)
    if tableau.dualEntering(in: slot) == nil {
      tableau.negate(row: slot)
      record.sign = -record.sign
    }
    if let entering = tableau.dualEntering(in: slot) { tableau.pivot(row: slot, entering: entering) }
  }

  /// Undoes the addition of a required constraint.
  private mutating func takeBack(_ marker: Int) {
    tableau.undoJournal()
    let slot = tableau.rowOfSymbol[marker]
    if slot >= 0 { tableau.remove(row: slot) }
  }

  /// The form without variables in terms of symbols that are not basic.
  private mutating func row(of form: Form) -> Row {
    var row = Row(constant: form.constant)
    for cell in form.symbols {
      row.constant += cell.coefficient * shifts[cell.index]
      let slot = tableau.rowOfSymbol[cell.index]
      guard slot >= 0 else {
        symbolSums.add(cell.coefficient, to: cell.index)
        continue
      }
      row.constant += cell.coefficient * tableau.rows[slot].constant
      for inner in tableau.rows[slot].cells { symbolSums.add(cell.coefficient * inner.coefficient, to: inner.index) }
    }
    row.cells = symbolSums.drain()
    return row
  }

  private mutating func addCosts(of record: Record) {
    guard record.error >= 0 else { return }
    let cost = Cost(record.constraint.strength)
    tableau.addCost(cost, times: 1, to: record.error)
    if record.constraint.relation == .equal { tableau.addCost(cost, times: 1, to: record.marker) }
  }

  /// What a constant may be below 0 by rounding.
  var tolerance: Double { Tableau.epsilon * scale }
}
