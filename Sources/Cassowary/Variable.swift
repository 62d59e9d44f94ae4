/// A variable of one ``Solver``, which can have any real value.
package struct Variable: Hashable, Sendable {
  /// The position of the variable among those of its solver, in order of creation, counted from 0.
  package let index: Int
}
