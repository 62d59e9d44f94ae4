/// The horizontal or the vertical axis of the plane; lets one rule serve rows and columns.
package enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other axis.
  package var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}
