extension Tableau {
  /// Minimizes the objective from a feasible basis by the simplex method with Bland's rule.
  ///
  /// Section 2.3 of the paper of ``Solver``.
  ///
  /// - Throws: ``SolverError/stalled`` if the optimization does not finish within the limits of pivots and work.
  mutating func optimize() throws(SolverError) {
    var pivots = 0
    while let entering = nextEntering() {
      guard let slot = leavingRow(for: entering) else {
        // Errors are never negative, so the objective has a minimum: only rounding errors lead here.
        throw .stalled
      }
      try pivot(row: slot, entering: entering)
      pivots += 1
      if pivots > pivotLimit { throw .stalled }
    }
  }

  /// Makes an optimal basis feasible and keeps it optimal: the dual simplex method.
  ///
  /// Section 2.4 of the paper of ``Solver``. The method also adds required constraints: their rows have no cost, so
  /// neither artificial variables nor a second objective are needed.
  ///
  /// - Parameter tolerance: the magnitude of a negative constant that is accepted if no symbol can raise it.
  /// - Returns: the index of a row that no change of basis makes feasible; nil if all rows are feasible.
  /// - Throws: ``SolverError/stalled`` if the method does not finish within the limits of pivots and work.
  mutating func restoreFeasibility(tolerance: Double) throws(SolverError) -> Int? {
    var pivots = 0
    while let slot = nextInfeasible() {
      if let entering = dualEntering(in: slot) {
        try pivot(row: slot, entering: entering)
      } else if rows[slot].constant >= -tolerance {
        setConstant(0, ofRow: slot)
      } else {
        return slot
      }
      pivots += 1
      if pivots > pivotLimit { throw .stalled }
    }
    return nil
  }

  /// The nonbasic symbol that raises the constant of row `slot` at the least cost; nil if no symbol can raise it.
  func dualEntering(in slot: Int) -> Symbol? {
    var best: Cell?
    for cell in rows[slot].cells where cell.coefficient > 0 && !isFixed(cell.symbol) {
      guard let known = best else {
        best = cell
        continue
      }
      let isBetter = cost(of: cell.symbol).isLess(
        dividedBy: cell.coefficient, than: cost(of: known.symbol), dividedBy: known.coefficient)
      if isBetter { best = cell }
    }
    return best?.symbol
  }

  /// The index of the row whose basic symbol is exchanged for a symbol that becomes free, so that other rows stay
  /// feasible.
  ///
  /// The result is nil if no row contains the symbol. Rows of dummies come first: a redundant constraint then takes the
  /// place of the removed one.
  mutating func leavingRow(forFreed symbol: Symbol) -> Int? {
    let column = column(of: symbol)
    if let redundant = column.first(where: { basicSymbols[$0].map(isFixed) ?? false }) { return redundant }
    return leavingRow(in: column, symbol, sign: -1) ?? leavingRow(in: column, symbol, sign: 1)
  }

  private mutating func leavingRow(for entering: Symbol) -> Int? {
    // A separate statement: as an argument, the change of the columns would copy the whole tableau.
    let column = column(of: entering)
    return leavingRow(in: column, entering, sign: -1)
  }

  /// The index of the row that reaches 0 first while a symbol changes, among the rows where the symbol has a
  /// coefficient of the given sign, 1 or −1; nil if there is no such row.
  private func leavingRow(in column: [Int], _ symbol: Symbol, sign: Double) -> Int? {
    var best: (slot: Int, ratio: Double)?
    for slot in column {
      let coefficient = rows[slot].coefficient(of: symbol) * sign
      guard coefficient > 0 else { continue }
      let ratio = max(rows[slot].constant, 0) / coefficient
      guard let known = best else {
        best = (slot, ratio)
        continue
      }
      if ratio < known.ratio || (ratio == known.ratio && isBefore(slot, known.slot)) {
        best = (slot, ratio)
      }
    }
    return best?.slot
  }

  /// True if the basic symbol of row `slot` has a smaller index than that of row `other`.
  private func isBefore(_ slot: Int, _ other: Int) -> Bool {
    guard let symbol = basicSymbols[slot], let otherSymbol = basicSymbols[other] else { return false }
    return symbol < otherSymbol
  }

  /// The maximum number of pivots of one call of ``optimize()`` or ``restoreFeasibility(tolerance:)``, which throws
  /// beyond it.
  ///
  /// Bland's rule terminates only in exact arithmetic. Real systems take a few pivots per row.
  private var pivotLimit: Int { 10_000 + 20 * (rows.count + symbolCount) }
}
