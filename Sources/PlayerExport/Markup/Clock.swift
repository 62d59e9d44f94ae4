/// The animation technique of an SVG or HTML file.
package enum Clock: String, Sendable, CaseIterable {
  /// The file is animated by CSS animations.
  case css
  /// The file is animated by the animation elements of SVG (SMIL).
  case smil
  /// The file is not animated and shows the requested moment, or else the moment of the loop with the largest contrast.
  case none
}
