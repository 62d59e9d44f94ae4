extension Solver {
  /// The variables that may have other values in a solution that is as good; a few of them may not, by chance.
  ///
  /// Where every symbol that is 0 costs something when it grows, the solution is the only one. Of those that cost
  /// nothing some cannot grow. Takes time linear in the size of the tableau.
  package func ambiguousVariables() -> Ambiguity {
    let isFree = tableau.symbolsFreeToGrow()
    let areOpen = definitions.areOpen { symbol in
      let slot = tableau.rowOfSymbol[symbol]
      return slot < 0 ? isFree[symbol] : tableau.rows[slot].cells.contains { isFree[$0.index] }
    }
    return Ambiguity(areOpen: areOpen)
  }
}

/// Which variables of a ``Solver`` its constraints leave open at one moment.
package struct Ambiguity: Hashable, Sendable {
  let areOpen: [Bool]

  /// Whether the variable may have another value; true for one that the solver made later.
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
    var isFree = (0..<symbolCount).map { rowOfSymbol[$0] < 0 && !isFixed[$0] && costs[$0].isZero }
    for _ in 0..<Self.passes {
      var isChanged = false
      for slot in rows.indices where basicSymbols[slot] >= 0 && abs(rows[slot].constant) <= Self.epsilon {
        let free = rows[slot].cells.filter { isFree[$0.index] }
        guard !free.isEmpty else { continue }
        let canRaise = free.contains { $0.coefficient > 0 }
        let canLower = free.contains { $0.coefficient < 0 }
        guard !canRaise || isFixed[basicSymbols[slot]] && !canLower else { continue }
        for cell in free { isFree[cell.index] = false }
        isChanged = true
      }
      guard isChanged else { break }
    }
    return isFree
  }

  /// What depends on more rows than so many is called free.
  private static let passes = 8
}
