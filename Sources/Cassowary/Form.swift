/// A sum of a constant and of multiples of variables and of symbols, basic or not.
struct Form: Sendable {
  var constant = 0.0
  var variables: [Term] = []
  var symbols: [Cell] = []

  var count: Int { variables.count + symbols.count }
}

/// The form of a variable, the constraint that defines it, and the variables that were substituted in it.
struct Definition: Sendable {
  var form: Form
  /// The index of the constraint that was solved for the variable.
  var owner: Int
  /// The variable's coefficient in the owner's equation when it was solved.
  var pivot: Double
  /// The multiples of other variables that their own forms replaced in the owner's equation.
  var substituted: [Term]
  /// The position among the definitions in the order in which they were made.
  var sequence: Int
  /// True when no form had the variable at the time of its definition.
  var wasUnused: Bool

  /// The order in which variables are expanded; small keys first.
  ///
  /// A variable that nothing used yet is defined by earlier ones: the last goes first. One that forms used already is
  /// defined by variables without a definition: only later definitions can be of these, so the first goes first.
  var expansionKey: Int { wasUnused ? -1 - sequence : sequence }
}
