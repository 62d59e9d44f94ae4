/// The cost of one unit of a symbol in the solver's objective: an amount per strength, compared lexicographically from
/// the strongest strength on.
///
/// Costs form an ordered vector space in which a stronger unit exceeds any multiple of a weaker one. A single number
/// per symbol would need weights that are far enough apart for any number of constraints.
struct Cost: Hashable, Sendable {
  private struct Part: Hashable, Sendable {
    var strength: Double
    var amount: Double
  }

  /// The amount for each strength, strongest first, without amounts within ``Tableau/epsilon`` of 0.
  private var parts: [Part] = []

  init() {}

  /// The cost of one unit of error of a constraint with this strength.
  init(_ strength: Strength) {
    parts = [Part(strength: strength.value, amount: 1)]
  }

  var isZero: Bool { parts.isEmpty }

  /// True if increasing the symbol with this cost reduces the objective, which is minimized.
  var isNegative: Bool { parts.first.map { $0.amount < 0 } ?? false }

  mutating func add(_ other: Cost, times factor: Double) {
    var position = 0
    for part in other.parts {
      while position < parts.count, parts[position].strength > part.strength { position += 1 }
      let product = part.amount * factor
      if position < parts.count, parts[position].strength == part.strength {
        parts[position].amount += product
        if abs(parts[position].amount) < Tableau.epsilon { parts.remove(at: position) }
      } else if abs(product) >= Tableau.epsilon {
        parts.insert(Part(strength: part.strength, amount: product), at: position)
      }
    }
  }

  /// Returns true if the quotient `self` / `divisor` is below `other` / `otherDivisor`; both divisors are above 0 and
  /// have no unit.
  func isLess(dividedBy divisor: Double, than other: Cost, dividedBy otherDivisor: Double) -> Bool {
    var left = parts[...]
    var right = other.parts[...]
    while true {
      let strength = max(left.first?.strength ?? 0, right.first?.strength ?? 0)
      guard strength > 0 else { return false }
      var difference = 0.0
      if let part = left.first, part.strength == strength {
        difference -= part.amount / divisor
        left.removeFirst()
      }
      if let part = right.first, part.strength == strength {
        difference += part.amount / otherDivisor
        right.removeFirst()
      }
      if abs(difference) >= Tableau.epsilon { return difference > 0 }
    }
  }
}
