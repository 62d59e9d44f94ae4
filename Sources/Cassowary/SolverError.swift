/// Why the solver refused a call; but for ``stalled`` it is as it was before the call.
package enum SolverError: Error, Hashable {
  /// A number is not finite or above ``Expression/limit``, or a coefficient grows beyond it by substitution.
  case numberOutOfRange
  case unknownVariable(Variable)
  case unknownConstraint(Constraint.ID)
  /// The required constraints that cannot hold together with the new one; without any of them they can.
  case unsatisfiable(conflict: [Constraint.ID])
  case duplicateEdit(Variable)
  case unknownEdit(Variable)
  /// A suggestion may lose, so it cannot be required.
  case requiredEdit(Variable)
  /// Rounding errors keep the objective from an end; the solver is of no more use.
  case stalled
}
