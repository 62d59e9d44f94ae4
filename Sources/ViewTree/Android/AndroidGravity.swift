/// The position of a view in a larger container, or its stretching over it, on each axis: `android.view.Gravity`.
package struct AndroidGravity: Hashable, Sendable {
  package enum Horizontal: String, Hashable, Sendable, CaseIterable {
    case left, right, center, fill
    /// The edge where the layout direction begins or ends: `start` is the left edge in layouts from left to right.
    case start, end
  }

  package enum Vertical: String, Hashable, Sendable, CaseIterable {
    case top, bottom, center, fill
  }

  /// The position on the horizontal axis; nil if the gravity states none.
  package var horizontal: Horizontal?
  package var vertical: Vertical?

  package init(horizontal: Horizontal? = nil, vertical: Vertical? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The default gravity of most containers: the start edge horizontally and the top edge vertically.
  package static let startTop = AndroidGravity(horizontal: .start, vertical: .top)
  package static let startCenter = AndroidGravity(horizontal: .start, vertical: .center)
  package static let center = AndroidGravity(horizontal: .center, vertical: .center)
  package static let topCenter = AndroidGravity(horizontal: .center, vertical: .top)
}
