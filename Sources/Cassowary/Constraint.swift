/// The relation between a constraint's expression and zero: equal, at most or at least.
package enum Relation: Hashable, Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// A linear constraint: an expression that is equal to zero, at most zero or at least zero.
package struct Constraint: Hashable, Sendable {
  package var expression: Expression
  package var relation: Relation
  package var strength: Strength

  package init(_ expression: Expression, _ relation: Relation, strength: Strength = .required) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }

  /// The identifier of a constraint in one ``Solver``, which is not reused after the constraint is removed.
  package struct ID: Hashable, Comparable, Sendable {
    /// The position of the constraint among all that were ever added to the solver, counted from 0.
    package let index: Int

    package static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }
}
