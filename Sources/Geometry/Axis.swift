/// The horizontal or the vertical axis of the plane; lets one rule serve rows and columns.
package enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The axis at right angles to this one: vertical for horizontal, horizontal for vertical.
  package var crossed: Axis { isHorizontal ? .vertical : .horizontal }

  /// True for the horizontal axis; faster in other modules than a comparison, which calls a generic function there.
  package var isHorizontal: Bool {
    switch self {
    case .horizontal: true
    case .vertical: false
    }
  }
}
