/// The strength of a constraint, a number above 0 and at most 1000, on the scale of Auto Layout's priorities.
///
/// Strengths are levels, not weights: a single stronger constraint overrides any number of weaker ones. Among
/// constraints of equal strength the sum of the errors is minimal.
package struct Strength: Hashable, Comparable, Sendable {
  package let value: Double

  /// The strength of constraints that must hold; a conflicting one is rejected with an error.
  package static let required = Strength(unchecked: 1000)
  package static let strong = Strength(unchecked: 750)
  package static let weak = Strength(unchecked: 250)

  /// A strength with this value on the scale of Auto Layout's priorities; nil unless it is above 0 and at most 1000.
  package init?(_ value: Double) {
    guard value > 0, value <= 1000 else { return nil }
    self.value = value
  }

  private init(unchecked value: Double) {
    self.value = value
  }

  package static func < (left: Strength, right: Strength) -> Bool { left.value < right.value }
}
