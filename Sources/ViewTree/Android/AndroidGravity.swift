/// `android.view.Gravity`: the place of an object in a larger container, axis by axis.
package struct AndroidGravity: Hashable, Sendable {
  package enum Horizontal: String, Hashable, Sendable, CaseIterable {
    case left, right, center, fill
    /// Left or right by the layout direction.
    case start, end
  }

  package enum Vertical: String, Hashable, Sendable, CaseIterable {
    case top, bottom, center, fill
  }

  /// Nil where the gravity leaves the axis open.
  package var horizontal: Horizontal?
  package var vertical: Vertical?

  package init(horizontal: Horizontal? = nil, vertical: Vertical? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The default of most containers.
  package static let startTop = AndroidGravity(horizontal: .start, vertical: .top)
}
