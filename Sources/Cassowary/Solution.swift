/// The values of all variables of a ``Solver`` at one moment.
package struct Solution: Hashable, Sendable {
  let values: [Double]

  /// The variable's value; 0 for one that the solver made later.
  package subscript(variable: Variable) -> Double {
    values.indices.contains(variable.index) ? values[variable.index] : 0
  }
}
