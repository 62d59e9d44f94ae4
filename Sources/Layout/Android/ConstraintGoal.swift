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

  private static let epsilon: Float = 0.0001
  private static let strengths = ConstraintStrength.count

  var isEmpty: Bool { members.isEmpty }
  var count: Int { members.count }

  mutating func reserve(_ variables: Int) {
    coefficients.append(
      contentsOf: repeatElement(0, count: max(0, variables * Self.strengths - coefficients.count)))
  }

  mutating func addError(_ variable: ConstraintVariable, _ strength: ConstraintStrength) {
    for index in 0..<Self.strengths { coefficients[variable * Self.strengths + index] = 0 }
    coefficients[variable * Self.strengths + strength.rawValue] = 1
    insert(variable)
  }

  private mutating func insert(_ variable: ConstraintVariable) {
    members.insert(variable, at: members.insertionIndex(of: variable))
  }

  private mutating func remove(_ variable: ConstraintVariable) {
    let index = members.insertionIndex(of: variable)
    if index < members.count, members[index] == variable { members.remove(at: index) }
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

  /// Replaces a variable of the function by the right side of a row that is solved for it.
  ///
  /// - Parameter setMember: a function that is called with each variable that enters (true) or leaves (false) the goal.
  mutating func substitute(
    _ row: ConstraintRow, for variable: ConstraintVariable, setMember: (ConstraintVariable, Bool) -> Void
  ) {
    for (term, factor) in zip(row.variables, row.coefficients) {
      let index = members.insertionIndex(of: term)
      let isMember = index < members.count && members[index] == term
      var isEmpty = true
      for strength in 0..<Self.strengths {
        let change = coefficients[variable * Self.strengths + strength] * factor
        var value = (isMember ? coefficients[term * Self.strengths + strength] : 0) + change
        if abs(value) < Self.epsilon { value = 0 } else { isEmpty = false }
        coefficients[term * Self.strengths + strength] = value
      }
      if !isMember {
        members.insert(term, at: index)
        setMember(term, true)
      } else if isEmpty {
        members.remove(at: index)
        setMember(term, false)
      }
    }
    remove(variable)
    setMember(variable, false)
  }
}
