import Geometry

/// The linear function that a ``ConstraintSystem`` minimizes: errors with a weight per strength, the strongest compared
/// first.
///
/// As in `PriorityGoalRow`.
struct ConstraintGoal {
  /// The error variables of the function, in ascending order.
  private var members: [ConstraintVariable] = []
  /// The coefficients of the function, without unit: one for each ``ConstraintStrength`` at each place.
  private var coefficients: [Float] = []
  /// The index in `coefficients` of the first coefficient of each variable; nil for a variable without a term.
  private var places: [Int?] = []
  private var freePlaces: [Int] = []

  private static let epsilon: Float = 0.0001
  private static let strengths = ConstraintStrength.count

  var isEmpty: Bool { members.isEmpty }
  var count: Int { members.count }

  /// Returns true if the function has a term of the variable.
  func contains(_ variable: ConstraintVariable) -> Bool { variable < places.count && places[variable] != nil }

  mutating func addError(_ variable: ConstraintVariable, _ strength: ConstraintStrength) {
    insert(variable)
    let place = place(of: variable)
    for index in 0..<Self.strengths { coefficients[place + index] = 0 }
    coefficients[place + strength.rawValue] = 1
  }

  private mutating func insert(_ variable: ConstraintVariable) {
    let missing = variable + 1 - places.count
    if missing > 0 { places.append(contentsOf: repeatElement(nil, count: missing)) }
    if let free = freePlaces.popLast() {
      places[variable] = free
    } else {
      places[variable] = coefficients.count
      coefficients.append(contentsOf: repeatElement(0, count: Self.strengths))
    }
    members.insert(variable, at: insertionIndex(of: variable))
  }

  private mutating func remove(_ variable: ConstraintVariable) {
    freePlaces.append(place(of: variable))
    places[variable] = nil
    members.remove(at: insertionIndex(of: variable))
  }

  /// Returns the index of the first coefficient of a member.
  private func place(of member: ConstraintVariable) -> Int { places[member] ?? 0 }

  /// Returns the index of the first member that is not below a variable, by binary search.
  private func insertionIndex(of variable: ConstraintVariable) -> Int {
    members.partitioningIndex { $0 >= variable }
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
    let place = place(of: variable)
    for index in (0..<Self.strengths).reversed() {
      let value = coefficients[place + index]
      if value != 0 { return value < 0 }
    }
    return false
  }

  private func isLess(_ a: ConstraintVariable, _ b: ConstraintVariable) -> Bool {
    let (placeOfA, placeOfB) = (place(of: a), place(of: b))
    for index in (0..<Self.strengths).reversed() {
      let (first, second) = (coefficients[placeOfA + index], coefficients[placeOfB + index])
      if first != second { return first < second }
    }
    return false
  }

  /// Replaces a variable of the function by the terms of a row that is solved for it.
  mutating func substitute(_ terms: ArraySlice<ConstraintSystem.Term>, for variable: ConstraintVariable) {
    let place = place(of: variable)
    for term in terms {
      let wasMember = contains(term.variable)
      if !wasMember { insert(term.variable) }
      let placeOfTerm = self.place(of: term.variable)
      var isEmpty = true
      for strength in 0..<Self.strengths {
        let change = coefficients[place + strength] * term.coefficient
        let index = placeOfTerm + strength
        var value = (wasMember ? coefficients[index] : 0) + change
        if abs(value) < Self.epsilon { value = 0 } else { isEmpty = false }
        coefficients[index] = value
      }
      if wasMember, isEmpty { remove(term.variable) }
    }
    remove(variable)
  }
}
