extension Solver {
  /// The constraints that determine the current value of an expression, in the order in which they were added.
  ///
  /// The value is a sum of multiples of these constraints, each of which holds without an error and, if it is an
  /// inequality, as an equation. A value that several sets of constraints determine gets one of them. The result is
  /// empty for a constant, and for a variable without constraints.
  ///
  /// At the optimum, nonbasic symbols are 0. A sum of variables is a constant plus multiples of nonbasic symbols, each of
  /// which belongs to a constraint that holds exactly.
  package mutating func determiningConstraints(of expression: Expression) -> [Constraint.ID] {
    let terms = expression.collectedTerms
    let expansion = definitions.expanded(Form(variables: terms)).form
    let row = row(of: Form(symbols: expansion.symbols))
    return constraints(of: row.cells, cancelling: terms)
  }
}
