/// A font as a document names it, before its metrics are known.
package struct FontDescription: Hashable, Sendable {
  package enum Weight: String, Hashable, Sendable, CaseIterable {
    case light, regular, medium, semibold, bold
  }

  package enum Family: Hashable, Sendable {
    /// The font of the system in a weight.
    case system(Weight)
    /// A PostScript name such as `HelveticaNeue-Light`.
    case named(String)
  }

  package var family: Family
  /// In points, above 0.
  package var pointSize: Double
  /// A factor of the height of a line, above 0.
  package var lineHeightMultiple = 1.0
  /// Between lines, in points.
  package var lineSpacing = 0.0
  /// In points; nil for the font's own height.
  package var minimumLineHeight: Double?
  package var maximumLineHeight: Double?

  package init(_ family: Family, pointSize: Double) {
    self.family = family
    self.pointSize = pointSize
  }

  /// The font of the system.
  package init(pointSize: Double, weight: Weight = .regular) {
    self.init(.system(weight), pointSize: pointSize)
  }
}
