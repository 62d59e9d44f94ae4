/// A linear form: a constant plus multiples of free variables and of simplex symbols.
struct Form: Sendable {
  var constant = 0.0
  var variables: [Term] = []
  var symbols: [Cell] = []

  var count: Int { variables.count + symbols.count }
}

/// The form of a free variable, with the constraint that defines it and the variables substituted in it.
struct Definition: Sendable {
  var form: Form
  /// The index in the solver of the constraint that was solved for the variable.
  var owner: Int
  /// The coefficient of the defined variable in the constraint's equation when it was solved; never 0, without a unit.
  var pivot: Double
  /// The multiples of other variables that were replaced by their forms in the equation of the constraint.
  var substituted: [Term]
  /// The position of the definition among all definitions, in order of creation, from 0.
  var sequence: Int
  /// True if no form contained the variable when it was defined.
  var wasUnused: Bool

  /// The sort key for the expansion of the defined variable; smaller keys are expanded first.
  ///
  /// A variable that was unused at its definition is defined by earlier variables, so the last one is expanded first. A
  /// variable that was used is defined by variables without a definition, which only later definitions can resolve, so
  /// the first one is expanded first.
  var expansionKey: Int { wasUnused ? -1 - sequence : sequence }
}
