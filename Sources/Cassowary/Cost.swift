/// What a unit of a symbol adds to the objective: one amount for each strength, compared from the strongest on.
///
/// The objective is thereby a number of an ordered field in which a stronger unit exceeds any multiple of a weaker one:
/// a single number per symbol would need weights far enough apart for any number of constraints.
struct Cost: Hashable, Sendable {
  private struct Part: Hashable, Sendable {
    var strength: Double
    var amount: Double
  }

  /// From the strongest to the weakest, none within ``Tableau/epsilon`` of 0.
  private var parts: [Part] = []

  init() {}

  /// A unit of error of a constraint of this strength.
  init(_ strength: Strength) {
    parts = [Part(strength: strength.value, amount: 1)]
  }

  var isZero: Bool { parts.isEmpty }

  /// True if more of the symbol is better.
  var isNegative: Bool {
    guard let first = parts.first else { return false }
    return first.amount < 0
  }

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

  /// True if `self` / `divisor` is below `other` / `otherDivisor`; both divisors are positive.
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
