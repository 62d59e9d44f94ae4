/// How much a constraint matters, from above 0 to 1000: Auto Layout's priorities.
///
/// Strengths are levels, not weights: any number of weaker constraints gives way to a single stronger one. Among equals
/// the sum of the errors is least.
package struct Strength: Hashable, Comparable, Sendable {
  package let value: Double

  /// Must hold: what contradicts it is refused.
  package static let required = Strength(unchecked: 1000)
  package static let strong = Strength(unchecked: 750)
  package static let medium = Strength(unchecked: 500)
  package static let weak = Strength(unchecked: 250)

  /// A strength of this value; `nil` outside 0…1000 and at 0.
  package init?(_ value: Double) {
    guard value > 0, value <= 1000 else { return nil }
    self.value = value
  }

  private init(unchecked value: Double) {
    self.value = value
  }

  package static func < (left: Strength, right: Strength) -> Bool { left.value < right.value }
}
