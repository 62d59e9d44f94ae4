/// The animation technique of an SVG or HTML file.
package enum Clock: String, Sendable, CaseIterable {
  /// CSS animations.
  case css
  /// The animation elements of SVG.
  case smil
  /// No animation: one moment.
  case none
}
