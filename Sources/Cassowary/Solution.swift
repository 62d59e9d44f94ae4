/// The values of all variables of a ``Solver``, as computed by ``Solver/solution()``.
package struct Solution: Hashable, Sendable {
  let values: [Double]

  /// The value of a variable of the solver, in the unit of the constraints' constants; 0 for a variable that was
  /// created after the solution.
  package subscript(variable: Variable) -> Double {
    values.indices.contains(variable.index) ? values[variable.index] : 0
  }
}
