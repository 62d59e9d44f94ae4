/// An unknown of one ``Solver``: any real number.
package struct Variable: Hashable, Sendable {
  /// The position among the solver's variables, from 0, in the order in which they were made.
  package let index: Int
}
