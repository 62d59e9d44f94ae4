/// A free variable of one ``Solver``: any real number.
package struct Variable: Hashable, Sendable {
  /// The position among the solver's variables, from 0, in order of creation.
  package let index: Int
}
