/// A linear form: a constant plus multiples of variables and of symbols, basic or not.
struct Form: Sendable {
  var constant = 0.0
  var variables: [Term] = []
  var symbols: [Cell] = []

  var count: Int { variables.count + symbols.count }
}

/// The form of a variable, with the constraint that defines it and the variables substituted in it.
struct Definition: Sendable {
  var form: Form
  /// The index of the constraint that was solved for the variable.
  var owner: Int
  /// The coefficient of the variable in the owner's equation at the time of solving.
  var pivot: Double
  /// The multiples of other variables that were replaced by their forms in the owner's equation.
  var substituted: [Term]
  /// The position among the definitions, in order of creation.
  var sequence: Int
  /// True if no form contained the variable at the time of its definition.
  var wasUnused: Bool

  /// The sort key for the expansion of variables; smaller keys are expanded first.
  ///
  /// A variable that was unused at its definition is defined by earlier variables, so the last one is expanded first. A
  /// variable that was used is defined by variables without a definition, which only later definitions can resolve, so
  /// the first one is expanded first.
  var expansionKey: Int { wasUnused ? -1 - sequence : sequence }
}
