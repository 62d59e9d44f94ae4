/// A nonnegative variable of the simplex method; the free variables of callers are of type ``Variable``.
struct Symbol: Hashable, Comparable, Sendable {
  /// The role of a symbol in its constraint: slack, error or dummy, or retired after the removal of the constraint.
  enum Kind: Hashable, Sendable {
    /// The symbol of an inequality for the distance of its expression from 0 while it holds.
    case slack
    /// The symbol of a constraint that is not required, for the distance by which the constraint is broken.
    case error
    /// The symbol of a required equation that has a row in the tableau; always 0.
    case dummy
    /// A symbol of a removed constraint; always 0.
    case retired

    /// True if symbols of this kind are always 0 and must not enter the basis.
    var isFixed: Bool { self == .dummy || self == .retired }
  }

  /// The position of the symbol among those of the tableau, from 0, in order of creation.
  let index: Int

  static func < (left: Symbol, right: Symbol) -> Bool { left.index < right.index }
}

/// A symbol of the tableau multiplied by a coefficient.
struct Cell: Hashable, Sendable {
  var symbol: Symbol
  var coefficient: Double

  init(_ symbol: Symbol, _ coefficient: Double) {
    self.symbol = symbol
    self.coefficient = coefficient
  }
}
