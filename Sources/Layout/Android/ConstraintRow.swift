/// The index of a variable in a ``ConstraintSystem``, in the order of creation from 0.
///
/// If several variables suit equally well, the solver uses the one with the lowest index.
typealias ConstraintVariable = Int

extension [ConstraintVariable] {
  /// Returns the index of the first element that is not below a variable, by binary search in an ascending array.
  func insertionIndex(of variable: ConstraintVariable) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A linear equation: 0 = constant + the sum of terms or, with a subject, subject = constant + the sum of terms.
final class ConstraintRow {
  var subject: ConstraintVariable?
  var constant: Float = 0
  /// The variables of the terms in ascending order; their coefficients are at the same indices of `coefficients`.
  private(set) var variables: [ConstraintVariable] = []
  private(set) var coefficients: [Float] = []
  /// True if the row has no terms, so that its constant is the value of its subject.
  var isDefinition = false

  /// The absolute value, without unit, below which sums of coefficients count as 0.
  private static let epsilon: Float = 0.001

  var isEmpty: Bool { subject == nil && constant == 0 && variables.isEmpty }

  private func position(of variable: ConstraintVariable) -> (index: Int, exists: Bool) {
    let index = variables.insertionIndex(of: variable)
    return (index, index < variables.count && variables[index] == variable)
  }

  subscript(variable: ConstraintVariable) -> Float {
    let (index, exists) = position(of: variable)
    return exists ? coefficients[index] : 0
  }

  /// Sets the coefficient, without unit, of a variable; the coefficient 0 removes the term.
  ///
  /// - Returns: +1 if a term was added, −1 if one was removed, otherwise 0.
  func set(_ variable: ConstraintVariable, _ value: Float) -> Int {
    if value == 0 { return remove(variable) == 0 ? 0 : -1 }
    let (index, exists) = position(of: variable)
    guard !exists else {
      coefficients[index] = value
      return 0
    }
    variables.insert(variable, at: index)
    coefficients.insert(value, at: index)
    return 1
  }

  /// Removes the term of a variable and returns its coefficient; 0 if there is no such term.
  func remove(_ variable: ConstraintVariable) -> Float {
    let (index, exists) = position(of: variable)
    guard exists else { return 0 }
    variables.remove(at: index)
    return coefficients.remove(at: index)
  }

  func removeAll() {
    variables.removeAll(keepingCapacity: true)
    coefficients.removeAll(keepingCapacity: true)
  }

  /// Multiplies the constant and all coefficients by −1.
  func invert() {
    constant = -constant
    for index in coefficients.indices { coefficients[index] = -coefficients[index] }
  }

  func divide(by divisor: Float) {
    constant /= divisor
    for index in coefficients.indices { coefficients[index] /= divisor }
  }

  /// Adds the terms of another row, each coefficient multiplied by a factor; the constant does not change.
  ///
  /// - Parameters:
  ///   - added: a function that is called with each variable that is new in this row.
  ///   - removed: a function that is called with each variable whose term vanishes from this row.
  func add(
    _ other: ConstraintRow, times factor: Float, added: (ConstraintVariable) -> Void,
    removed: (ConstraintVariable) -> Void
  ) {
    var newVariables: [ConstraintVariable] = []
    var newCoefficients: [Float] = []
    newVariables.reserveCapacity(variables.count + other.variables.count)
    newCoefficients.reserveCapacity(variables.count + other.variables.count)
    var own = 0
    for (index, variable) in other.variables.enumerated() {
      while own < variables.count, variables[own] < variable {
        newVariables.append(variables[own])
        newCoefficients.append(coefficients[own])
        own += 1
      }
      let exists = own < variables.count && variables[own] == variable
      let term = other.coefficients[index] * factor
      if abs(term) < Self.epsilon {
        guard exists else { continue }
        newVariables.append(variable)
        newCoefficients.append(coefficients[own])
        own += 1
      } else if exists {
        let sum = coefficients[own] + term
        own += 1
        if abs(sum) < Self.epsilon {
          removed(variable)
        } else {
          newVariables.append(variable)
          newCoefficients.append(sum)
        }
      } else {
        newVariables.append(variable)
        newCoefficients.append(term)
        added(variable)
      }
    }
    newVariables.append(contentsOf: variables[own...])
    newCoefficients.append(contentsOf: coefficients[own...])
    (variables, coefficients) = (newVariables, newCoefficients)
  }
}
