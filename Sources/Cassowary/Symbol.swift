/// A nonnegative variable of the simplex method; the free variables of callers are of type ``Variable``.
struct Symbol: Hashable, Comparable, Sendable {
  /// The role of a symbol in its constraint.
  enum Kind: Hashable, Sendable {
    /// The distance of an inequality from its bound.
    case slack
    /// The error of a constraint that is not required.
    case error
    /// The marker of a required equation; always 0.
    case dummy
    /// A symbol of a removed constraint; always 0.
    case retired

    /// True if the symbol is always 0 and must not enter the basis.
    var isFixed: Bool { self == .dummy || self == .retired }
  }

  /// The position among the symbols of the tableau, from 0, in order of creation.
  let index: Int

  static func < (left: Symbol, right: Symbol) -> Bool { left.index < right.index }
}

/// A symbol multiplied by a coefficient.
struct Cell: Hashable, Sendable {
  var symbol: Symbol
  var coefficient: Double

  init(_ symbol: Symbol, _ coefficient: Double) {
    self.symbol = symbol
    self.coefficient = coefficient
  }
}
