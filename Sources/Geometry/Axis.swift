/// The horizontal or the vertical axis of the plane, so that one function can serve rows and columns.
@usableFromInline
package enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other axis: vertical for horizontal, horizontal for vertical.
  @inlinable
  package var crossed: Axis { isHorizontal ? .vertical : .horizontal }

  /// True for the horizontal axis.
  ///
  /// Other modules should use it instead of `==`, which calls a generic function there.
  @inlinable
  package var isHorizontal: Bool {
    switch self {
    case .horizontal: true
    case .vertical: false
    }
  }
}
