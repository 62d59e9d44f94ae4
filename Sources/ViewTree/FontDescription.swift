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

  /// The edition of the system's font, which determines the advances of its display cut.
  package enum Edition: Hashable, Sendable {
    /// SF UI, of iOS 9 and 10.
    case sanFranciscoUI
    /// SF Pro as of 2017, of iOS 11 to 13.
    case sanFranciscoPro
    /// SF Pro as of 2020, of iOS 14 and later: mainly other advances of 6, 9, and punctuation.
    case sanFranciscoPro2020
  }

  package var family: Family
  /// The edition of the system's font; nil if the document does not determine it.
  package var edition: Edition?
  /// The font size in points, above 0.
  package var pointSize: Double
  /// The factor by which the font's natural line height is multiplied, above 0, without unit.
  package var lineHeightMultiple = 1.0
  /// The additional space between lines, in points.
  package var lineSpacing = 0.0
  /// The distance of the baselines of two lines in points, as a text style states it; nil for the natural line height.
  ///
  /// A single line has the natural height.
  package var leading: Double?
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
