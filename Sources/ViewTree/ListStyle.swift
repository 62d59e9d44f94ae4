package import Geometry

/// The default contents of a list that has no children in the document: rows, tiles or paragraphs.
package indirect enum ListStyle: Hashable, Sendable {
  /// Rows one below the other; `height` is in points, nil for the default of the platform.
  case rows(height: Double?)
  /// Tiles in lines from left to right; lengths are in points, and a nil size is the default of the
  /// platform.
  ///
  /// The width of `spacing` is between columns, its height between rows. The `insets` are those of the section from the
  /// edges of the list. If `scrollsSideways` is true, tiles continue beyond the right edge; otherwise the remaining
  /// width is distributed between them.
  case tiles(size: Size?, spacing: Size, insets: Insets = .zero, scrollsSideways: Bool = false)
  /// A heading and paragraphs of body text, as on a web page.
  case paragraphs
}
