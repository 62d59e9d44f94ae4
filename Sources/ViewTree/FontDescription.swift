/// A font as a document describes it: family, size and line height, without metrics.
package struct FontDescription: Hashable, Sendable {
  package enum Weight: String, Hashable, Sendable, CaseIterable {
    case light, regular, medium, semibold, bold
  }

  package enum Family: Hashable, Sendable {
    /// The system font in the given weight.
    case system(Weight)
    /// The font with a PostScript name such as `HelveticaNeue-Light`.
    case named(String)
  }

  package var family: Family
  /// The font size in points, above 0.
  package var pointSize: Double
  /// The factor by which the font's natural line height is multiplied, above 0, without unit.
  package var lineHeightMultiple = 1.0
  /// The additional space between lines, in points.
  package var lineSpacing = 0.0
  /// The minimum height of a line, in points; nil for no minimum.
  package var minimumLineHeight: Double?
  package var maximumLineHeight: Double?

  package init(_ family: Family, pointSize: Double) {
    self.family = family
    self.pointSize = pointSize
  }

  /// A description of the system font; `pointSize` is in points, above 0.
  package init(pointSize: Double, weight: Weight = .regular) {
    self.init(.system(weight), pointSize: pointSize)
  }
}
