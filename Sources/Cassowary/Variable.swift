/// A free variable of one ``Solver``: any real number.
package struct Variable: Hashable, Sendable {
  /// The position of the variable among those of its solver, from 0, in order of creation.
  package let index: Int
}
