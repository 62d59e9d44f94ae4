/// A font as described by a document, without metrics.
package struct FontDescription: Hashable, Sendable {
  package enum Weight: String, Hashable, Sendable, CaseIterable {
    case light, regular, medium, semibold, bold
  }

  package enum Family: Hashable, Sendable {
    /// The system font in a weight.
    case system(Weight)
    /// A PostScript name such as `HelveticaNeue-Light`.
    case named(String)
  }

  package var family: Family
  /// The size in points, above 0.
  package var pointSize: Double
  /// The factor applied to the natural line height, above 0.
  package var lineHeightMultiple = 1.0
  /// The space between lines, in points.
  package var lineSpacing = 0.0
  /// The minimum line height, in points; nil for the font's own height.
  package var minimumLineHeight: Double?
  package var maximumLineHeight: Double?

  package init(_ family: Family, pointSize: Double) {
    self.family = family
    self.pointSize = pointSize
  }

  /// The system font; `pointSize` is in points, above 0.
  package init(pointSize: Double, weight: Weight = .regular) {
    self.init(.system(weight), pointSize: pointSize)
  }
}
