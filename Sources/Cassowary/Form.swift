/// A linear form: a constant plus multiples of free variables and of simplex symbols.
struct Form: Sendable {
  var constant = 0.0
  var variables: [Term] = []
  var symbols: [Cell] = []

  var count: Int { variables.count + symbols.count }
}

/// The definition of a free variable: its form, the constraint solved for the variable, and the variables substituted
/// in the constraint.
struct Definition: Sendable {
  var form: Form
  /// The index in the solver of the constraint that was solved for the variable.
  var owner: Int
  /// The coefficient, without unit, of the defined variable in the constraint's equation when it was solved; never 0.
  var pivot: Double
  /// The other variables that were replaced by their forms in the constraint's equation, with their coefficients, in
  /// the order of substitution.
  var substituted: [Term]
  /// The position of the definition among all that the solver has made, in order of creation, counted from 0.
  var sequence: Int
  /// True if no form contained the variable when it was defined.
  var wasUnused: Bool

  /// The sort key, without unit, of the defined variable when forms are expanded: the smallest is replaced first.
  ///
  /// A variable that was unused at its definition is defined by earlier variables, so the last one is expanded first. A
  /// variable that was used is defined by variables without a definition, which only later definitions can resolve, so
  /// the first one is expanded first.
  var expansionKey: Int { wasUnused ? -1 - sequence : sequence }
}
