/// One of the two directions of the plane, so that a rule is written once for rows and columns.
package enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other axis.
  package var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}
