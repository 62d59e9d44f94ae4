/// A variable multiplied by a coefficient.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A linear expression: a sum of terms and a constant; a variable may occur more than once.
package struct Expression: Hashable, Sendable {
  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// True if no number of the expression exceeds ``limit`` in magnitude, so that products do not overflow.
  var isUsable: Bool {
    abs(constant) <= Self.limit && terms.allSatisfy { abs($0.coefficient) <= Self.limit }
  }

  /// The largest magnitude of a coefficient (without unit) or of a constant (in the unit of the variables) in a
  /// constraint; the solver rejects larger numbers.
  ///
  /// Products of two such numbers do not overflow. Products keep four digits below ``Tableau/epsilon`` only for much
  /// smaller numbers.
  package static let limit = 1e12

  /// The terms in variable order, one per variable, without coefficients within ``Tableau/epsilon`` of 0.
  var collectedTerms: [Term] {
    var collected: [Term] = []
    collected.reserveCapacity(terms.count)
    for term in terms.sorted(by: { $0.variable.index < $1.variable.index }) {
      if let last = collected.last, last.variable == term.variable {
        collected[collected.count - 1].coefficient += term.coefficient
      } else {
        collected.append(term)
      }
    }
    collected.removeAll { abs($0.coefficient) < Tableau.epsilon }
    return collected
  }
}
