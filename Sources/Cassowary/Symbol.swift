/// A variable of the simplex, which is never negative; the free variables of callers are ``Variable``.
struct Symbol: Hashable, Comparable, Sendable {
  /// The role of a symbol in its constraint.
  enum Kind: Hashable, Sendable {
    /// The distance of an inequality from its bound.
    case slack
    /// The amount by which a constraint that is not required fails.
    case error
    /// The marker of a required equation: always 0.
    case dummy
    /// A symbol of a removed constraint: always 0.
    case retired

    /// True when a symbol is always 0 and must not enter the basis.
    var isFixed: Bool { self == .dummy || self == .retired }
  }

  /// The position among the symbols of the tableau, from 0, in the order in which they were made.
  let index: Int

  static func < (left: Symbol, right: Symbol) -> Bool { left.index < right.index }
}

/// A symbol times a number.
struct Cell: Hashable, Sendable {
  var symbol: Symbol
  var coefficient: Double

  init(_ symbol: Symbol, _ coefficient: Double) {
    self.symbol = symbol
    self.coefficient = coefficient
  }
}
