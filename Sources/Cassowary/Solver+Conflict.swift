extension Solver {
  /// The existing constraints that conflict with a new one, in order of addition; without any one of them, no conflict
  /// remains.
  ///
  /// A row that is negative for all values of its symbols is a sum of multiples of constraints in which all variables
  /// cancel. Nonbasic symbols are independent, so this is the only such sum of these constraints. The symbols of the
  /// row give the multiples of the constraints with rows. The definitions whose multiples cancel the variables give the
  /// rest.
  ///
  /// - Parameters:
  ///   - slot: the index of the tableau row that is negative for all values of its symbols.
  ///   - index: the index of the new constraint in the solver.
  mutating func conflict(in slot: Int, new record: Record, at index: Int) -> [Constraint.ID] {
    var markers = tableau.rows[slot].cells
    if let basic = tableau.basicSymbols[slot] { markers.append(Cell(basic, -1)) }
    let conflict = constraints(of: markers, cancelling: [], new: (record, index))
    work.add(SolverWork.perConflict * conflict.count)
    return conflict.filter { $0.index != index }
  }

  /// The constraints with a nonzero multiple in the sum that the markers among `cells` give.
  ///
  /// - Parameters:
  ///   - cells: symbols with their coefficients.
  ///   - terms: a sum of variables that is subtracted; definitions cancel the variables that remain.
  ///   - new: a constraint that is being added, with its index in the solver.
  mutating func constraints(
    of cells: [Cell], cancelling terms: [Term], new: (record: Record, index: Int)? = nil
  ) -> [Constraint.ID] {
    var multiples: [Int: Double] = [:]
    var sum = Accumulator()
    for term in terms { sum.add(-term.coefficient, to: term.variable.index) }
    for cell in cells {
      let owner = owners[cell.symbol.index]
      guard let record = owner == new?.index ? new?.record : records[owner], record.variable == nil,
        record.marker == cell.symbol
      else { continue }
      let multiple = -cell.coefficient * record.sign
      multiples[owner, default: 0] += multiple
      for term in record.constraint.expression.collectedTerms {
        sum.add(multiple * term.coefficient, to: term.variable.index)
      }
    }
    addDefinitions(for: sum.drainTerms(), to: &multiples)
    return multiples.filter { abs($0.value) > Tableau.epsilon }.keys.sorted().map { Constraint.ID(index: $0) }
  }

  /// Adds to `multiples` the constraints whose definitions cancel a sum of variables, each with its factor.
  ///
  /// A definition is its constraint's equation minus the definitions that were substituted in it, which are all older
  /// than itself. The newest definition is therefore resolved first.
  ///
  /// - Parameter multiples: the factor, without unit, of each constraint in the sum; the key is the index of the
  ///   constraint in the solver.
  private mutating func addDefinitions(for sum: [Term], to multiples: inout [Int: Double]) {
    var pending = Accumulator()
    var agenda = MinimumHeap()
    for term in definitions.expanded(Form(variables: sum)).substituted {
      add(term, to: &pending, &agenda)
    }
    while let variable = agenda.popFirst() {
      let coefficient = pending.take(variable)
      guard let definition = definitions[Variable(index: variable)], coefficient != 0 else { continue }
      let multiple = -coefficient / definition.pivot
      multiples[definition.owner, default: 0] += multiple
      for term in definition.substituted {
        add(Term(term.variable, multiple * term.coefficient), to: &pending, &agenda)
      }
    }
  }

  private func add(_ term: Term, to pending: inout Accumulator, _ agenda: inout MinimumHeap) {
    let index = term.variable.index
    guard pending.add(term.coefficient, to: index), let definition = definitions[term.variable] else { return }
    agenda.insert(index, key: -definition.sequence)
  }
}
