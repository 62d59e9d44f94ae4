/// An error of a solver call; except after ``stalled``, the solver is unchanged.
package enum SolverError: Error, Hashable {
  /// A number is not finite, exceeds ``Expression/limit``, or would exceed that limit after substitution.
  case numberOutOfRange
  case unknownVariable(Variable)
  case unknownConstraint(Constraint.ID)
  /// The required constraints that conflict with the added one; without any one of them, no conflict remains.
  case unsatisfiable(conflict: [Constraint.ID])
  /// The optimization does not finish because of rounding errors or the work limit; the solver is unusable afterwards.
  case stalled
}
