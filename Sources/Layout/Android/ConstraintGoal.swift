/// The linear function that a ``ConstraintSystem`` minimizes: errors with a weight per strength, the strongest compared
/// first.
///
/// As in `PriorityGoalRow`.
struct ConstraintGoal {
  /// The error variables of the function, in ascending order.
  private var members: [ConstraintVariable] = []
  /// The coefficients of the function, without unit, indexed by variable · 9 + strength: one for each
  /// ``ConstraintStrength``.
  private var coefficients: [Float] = []
  /// The variables of `members`: the value at the index of each is true.
  private var isMember: [Bool] = []

  private static let epsilon: Float = 0.0001
  private static let strengths = ConstraintStrength.count

  var isEmpty: Bool { members.isEmpty }
  var count: Int { members.count }

  /// Returns true if the function has a term of the variable.
  func contains(_ variable: ConstraintVariable) -> Bool { variable < isMember.count && isMember[variable] }

  mutating func addError(_ variable: ConstraintVariable, _ strength: ConstraintStrength) {
    insert(variable)
    for index in 0..<Self.strengths { coefficients[variable * Self.strengths + index] = 0 }
    coefficients[variable * Self.strengths + strength.rawValue] = 1
  }

  private mutating func insert(_ variable: ConstraintVariable) {
    let missing = variable + 1 - isMember.count
    if missing > 0 {
      isMember.append(contentsOf: repeatElement(false, count: missing))
      coefficients.append(contentsOf: repeatElement(0, count: missing * Self.strengths))
    }
    isMember[variable] = true
    members.insert(variable, at: insertionIndex(of: variable))
  }

  private mutating func remove(_ variable: ConstraintVariable) {
    isMember[variable] = false
    members.remove(at: insertionIndex(of: variable))
  }

  /// Returns the index of the first member that is not below a variable, by binary search.
  private func insertionIndex(of variable: ConstraintVariable) -> Int {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the variable of the function whose increase reduces it the most; nil if no increase reduces it.
  ///
  /// - Parameter isTried: a function that returns true for variables to ignore.
  func candidate(_ isTried: (ConstraintVariable) -> Bool) -> ConstraintVariable? {
    var best: ConstraintVariable?
    for variable in members where !isTried(variable) {
      if let found = best {
        if isLess(variable, found) { best = variable }
      } else if isNegative(variable) {
        best = variable
      }
    }
    return best
  }

  private func isNegative(_ variable: ConstraintVariable) -> Bool {
    for index in (0..<Self.strengths).reversed() {
      let value = coefficients[variable * Self.strengths + index]
      if value != 0 { return value < 0 }
    }
    return false
  }

  private func isLess(_ a: ConstraintVariable, _ b: ConstraintVariable) -> Bool {
    for index in (0..<Self.strengths).reversed() {
      let (first, second) = (coefficients[a * Self.strengths + index], coefficients[b * Self.strengths + index])
      if first != second { return first < second }
    }
    return false
  }

  /// Replaces a variable of the function by the terms of a row that is solved for it.
  mutating func substitute(_ terms: ArraySlice<ConstraintSystem.Term>, for variable: ConstraintVariable) {
    for term in terms {
      let wasMember = contains(term.variable)
      if !wasMember { insert(term.variable) }
      var isEmpty = true
      for strength in 0..<Self.strengths {
        let change = coefficients[variable * Self.strengths + strength] * term.coefficient
        let index = term.variable * Self.strengths + strength
        var value = (wasMember ? coefficients[index] : 0) + change
        if abs(value) < Self.epsilon { value = 0 } else { isEmpty = false }
        coefficients[index] = value
      }
      if wasMember, isEmpty { remove(term.variable) }
    }
    remove(variable)
  }
}
