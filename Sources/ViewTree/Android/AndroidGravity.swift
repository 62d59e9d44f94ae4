/// The position of an object in a larger container, along each axis: `android.view.Gravity`.
package struct AndroidGravity: Hashable, Sendable {
  package enum Horizontal: String, Hashable, Sendable, CaseIterable {
    case left, right, center, fill
    /// The left or the right edge, depending on the layout direction.
    case start, end
  }

  package enum Vertical: String, Hashable, Sendable, CaseIterable {
    case top, bottom, center, fill
  }

  /// The position along the horizontal axis; nil if unspecified.
  package var horizontal: Horizontal?
  package var vertical: Vertical?

  package init(horizontal: Horizontal? = nil, vertical: Vertical? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The gravity of most containers by default: start horizontally and top vertically.
  package static let startTop = AndroidGravity(horizontal: .start, vertical: .top)
}
