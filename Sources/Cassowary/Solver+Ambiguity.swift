extension Solver {
  /// The variables that may have other values in a solution that is as good; a few of them may not, by chance.
  ///
  /// Where every symbol that is 0 costs something when it grows, the solution is the only one. Of those that cost
  /// nothing some cannot grow. Takes time linear in the size of the tableau.
  package func ambiguousVariables() -> Ambiguity {
    let isFree = tableau.symbolsFreeToGrow()
    let areOpen = definitions.areOpen { symbol in
      guard let slot = tableau.row(of: symbol) else { return isFree[symbol.index] }
      return tableau.rows[slot].cells.contains { isFree[$0.symbol.index] }
    }
    return Ambiguity(areOpen: areOpen)
  }
}

/// The variables of a ``Solver`` that its constraints leave open at one moment.
package struct Ambiguity: Hashable, Sendable {
  let areOpen: [Bool]

  /// True when the variable may have another value, and for a variable that the solver made later.
  package subscript(variable: Variable) -> Bool {
    areOpen.indices.contains(variable.index) ? areOpen[variable.index] : true
  }
}

extension Tableau {
  /// Symbols that are not basic, cost nothing and may be more than 0.
  ///
  /// A basic symbol that is 0, and that such symbols can only lower, keeps all of them at 0; that may free the next row
  /// of all but such.
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

  /// The most passes: symbols that only longer chains of rows restrict are reported as free.
  private static let passes = 8
}
