import Cassowary

extension Expression {
  init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  static func constant(_ constant: Double) -> Expression { Expression([], constant: constant) }

  func isOpen(_ ambiguity: Ambiguity) -> Bool { terms.contains { ambiguity[$0.variable] } }

  static func + (left: Expression, right: Expression) -> Expression {
    Expression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  static func - (left: Expression, right: Expression) -> Expression { left + right * -1 }

  static func * (expression: Expression, factor: Double) -> Expression {
    Expression(
      expression.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: expression.constant * factor)
  }

  static func + (left: Expression, right: Double) -> Expression {
    Expression(left.terms, constant: left.constant + right)
  }

  static func - (left: Expression, right: Double) -> Expression { left + -right }
}

extension Solution {
  func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * self[$1.variable] }
  }
}

extension Strength {
  /// The strength for a priority 0…1000 of an optional constraint, at most 999.9; nil for a priority that is not above
  /// 0.
  init?(optional priority: Double) { self.init(min(priority, Strength.belowRequired)) }

  private static let belowRequired = 999.9

  /// The strength of constraints for the root's size: above all priorities of a document below required.
  static let rootSize = Strength(999.99) ?? .strong
  /// The strength of constraints for stored sizes: below all priorities of a document.
  static let fallbackSize = Strength(0.2) ?? .weak
  static let fallbackPosition = Strength(0.1) ?? .weak
}
