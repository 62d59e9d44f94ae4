/// What makes the parts of a file move.
package enum Clock: String, Sendable, CaseIterable {
  /// CSS animations.
  case css
  /// The animation elements of SVG.
  case smil
  /// Nothing: one moment.
  case none
}
