// The equations of `ConstraintLayout`. An equation that is not required has errors that the goal minimizes.

extension ConstraintSystem {
  typealias Strength = ConstraintStrength

  /// Adds the required equation variable = value to the system, in pixels.
  mutating func equate(_ variable: ConstraintVariable, to value: Int) {
    guard variables[variable].row != nil else { return setFinal(variable, Float(value)) }
    let (row, sign) = makeRow(value)
    put(variable, -sign, in: row)
    add(row)
  }

  /// Adds the equation a = b + margin to the system, in pixels, with a strength.
  mutating func equate(_ a: ConstraintVariable, _ b: ConstraintVariable, _ margin: Int, _ strength: Strength) {
    if strength == .required, variables[b].isFinal, variables[a].row == nil {
      return setFinal(a, variables[b].value + Float(margin))
    }
    let (row, sign) = makeRow(margin)
    put(a, -sign, in: row)
    put(b, sign, in: row)
    addErrors(to: row, strength)
    add(row)
  }

  /// Adds the inequality a ≥ b + margin to the system, in pixels, with a strength.
  mutating func keep(_ a: ConstraintVariable, above b: ConstraintVariable, _ margin: Int, _ strength: Strength) {
    addInequality(a, b, margin, strength, slackSign: 1)
  }

  /// Adds the inequality a ≤ b + margin to the system, in pixels, with a strength.
  mutating func keep(_ a: ConstraintVariable, below b: ConstraintVariable, _ margin: Int, _ strength: Strength) {
    addInequality(a, b, margin, strength, slackSign: -1)
  }

  private mutating func addInequality(
    _ a: ConstraintVariable, _ b: ConstraintVariable, _ margin: Int, _ strength: Strength, slackSign: Float
  ) {
    let (row, sign) = makeRow(margin)
    let slack = makeVariable(.slack)
    put(a, -sign, in: row)
    put(b, sign, in: row)
    put(slack, sign * slackSign, in: row)
    if strength != .required { put(makeError(strength), -sign * slackSign, in: row) }
    add(row)
  }

  /// Creates a row whose constant is the magnitude of a value, because constants must not be negative.
  ///
  /// - Returns: the row, and the factor −1 or 1 of all its terms, which is the sign of the value.
  private mutating func makeRow(_ value: Int) -> (row: ConstraintRow, sign: Float) {
    (makeRow(constant: Float(abs(value))), value < 0 ? -1 : 1)
  }

  private mutating func addErrors(to row: ConstraintRow, _ strength: Strength) {
    guard strength != .required else { return }
    put(makeError(strength), 1, in: row)
    put(makeError(strength), -1, in: row)
  }

  /// The space between two edges: the variable of a widget's edge, that of the edge to which it is connected, and the
  /// minimum distance in pixels.
  struct Gap {
    var side: ConstraintVariable
    var target: ConstraintVariable
    var margin: Int
  }

  /// Adds the equation that divides the free space around a widget: `bias` before it and 1 − `bias` after it.
  mutating func center(_ begin: Gap, _ end: Gap, bias: Float, _ strength: Strength) {
    let (a, b, c, d) = (begin.side, begin.target, end.target, end.side)
    let (first, second) = (Float(begin.margin), Float(end.margin))
    let row = makeRow()
    if b == c {
      // Both edges are connected to the same line: the widget is centered on it.
      put(a, 1, in: row)
      put(d, 1, in: row)
      put(b, -2, in: row)
    } else if bias <= 0 {
      put(a, -1, in: row)
      put(b, 1, in: row)
      rows[row].constant = first
    } else if bias >= 1 {
      put(d, -1, in: row)
      put(c, 1, in: row)
      rows[row].constant = -second
    } else {
      let (before, after) = bias == 0.5 ? (1, 1) : (1 - bias, bias)
      put(a, before, in: row)
      put(b, -before, in: row)
      put(c, -after, in: row)
      put(d, after, in: row)
      if first > 0 || second > 0 { rows[row].constant = -first * before + second * after }
    }
    addErrors(to: row, strength)
    add(row)
  }

  /// Adds the required equation a = b × share to the system; the share is a fraction without unit.
  mutating func addShare(_ a: ConstraintVariable, _ b: ConstraintVariable, _ share: Float) {
    let row = makeRow()
    put(a, -1, in: row)
    put(b, share, in: row)
    add(row)
  }

  /// The variables of the start and end edges of a widget along one axis.
  struct Extent {
    var start: ConstraintVariable
    var end: ConstraintVariable
  }

  /// Adds minus the size of a widget, multiplied by a factor without unit, to the terms of a row.
  private mutating func subtractSize(_ extent: Extent, times factor: Float, in row: ConstraintRow) {
    put(extent.start, factor, in: row)
    put(extent.end, -factor, in: row)
  }

  /// Adds the required equation size = other size × ratio to the system; the ratio has no unit.
  mutating func addRatio(_ extent: Extent, to other: Extent, _ ratio: Float) {
    let row = makeRow()
    subtractSize(extent, times: 1, in: row)
    subtractSize(other, times: -ratio, in: row)
    add(row)
  }

  /// Adds the required equation that makes the sizes of two widgets proportional to their weights.
  ///
  /// The two sizes become equal if the weights are equal or the total of the chain is 0. No weight is 0.
  mutating func addWeights(
    _ first: Extent, _ firstWeight: Float, _ second: Extent, _ secondWeight: Float, total: Float
  ) {
    let row = makeRow()
    if total == 0 || firstWeight == secondWeight {
      subtractSize(first, times: 1, in: row)
      subtractSize(second, times: -1, in: row)
    } else {
      subtractSize(first, times: 1, in: row)
      subtractSize(second, times: -(firstWeight / total) / (secondWeight / total), in: row)
    }
    add(row)
  }

  /// Adds the required equation that places the center of the first widget `distance` pixels before the center of the
  /// second.
  mutating func addCenterDistance(_ first: Extent, _ second: Extent, _ distance: Float) {
    let row = makeRow()
    put(second.start, 0.5, in: row)
    put(second.end, 0.5, in: row)
    put(first.start, -0.5, in: row)
    put(first.end, -0.5, in: row)
    rows[row].constant = -distance
    add(row)
  }
}
