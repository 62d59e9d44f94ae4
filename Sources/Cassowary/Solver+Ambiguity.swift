extension Solver {
  /// The variables that have other values in an equally good solution; a few variables with unique values may be
  /// included.
  ///
  /// The solution is unique if increasing any symbol from 0 has a cost. Some symbols without a cost cannot increase.
  /// The computation is linear in the size of the tableau.
  package func ambiguousVariables() -> Ambiguity {
    let isFree = tableau.symbolsFreeToGrow()
    let areOpen = definitions.areOpen { symbol in
      guard let slot = tableau.row(of: symbol) else { return isFree[symbol.index] }
      return tableau.rows[slot].cells.contains { isFree[$0.symbol.index] }
    }
    return Ambiguity(areOpen: areOpen)
  }
}

/// The ambiguous variables of a ``Solver``, as computed by ``Solver/ambiguousVariables()``.
package struct Ambiguity: Hashable, Sendable {
  let areOpen: [Bool]

  /// True if the variable may have another value in an equally good solution; also true for a variable created later.
  package subscript(variable: Variable) -> Bool {
    areOpen.indices.contains(variable.index) ? areOpen[variable.index] : true
  }
}

extension Tableau {
  /// Returns for each symbol true if it is nonbasic, has no cost and may increase from 0; indexed by the symbol.
  ///
  /// A basic symbol with the value 0 that such symbols can only decrease keeps all of them at 0. Fixing them may leave
  /// the next row with such symbols only.
  func symbolsFreeToGrow() -> [Bool] {
    var isFree = (0..<symbolCount).map(Symbol.init(index:)).map { symbol in
      row(of: symbol) == nil && !isFixed(symbol) && cost(of: symbol).isZero
    }
    for _ in 0..<Self.passes {
      var isChanged = false
      for slot in rows.indices where abs(rows[slot].constant) <= Self.epsilon {
        guard let basic = basicSymbols[slot] else { continue }
        let free = rows[slot].cells.filter { isFree[$0.symbol.index] }
        guard !free.isEmpty else { continue }
        let canRaise = free.contains { $0.coefficient > 0 }
        let canLower = free.contains { $0.coefficient < 0 }
        guard !canRaise || isFixed(basic) && !canLower else { continue }
        for cell in free { isFree[cell.symbol.index] = false }
        isChanged = true
      }
      guard isChanged else { break }
    }
    return isFree
  }

  /// The maximum number of passes over the rows; symbols restricted only by longer chains of rows are reported as free.
  private static let passes = 8
}
