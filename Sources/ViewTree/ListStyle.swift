package import Geometry

/// The default rows or tiles of a list that has no children in the document; lengths are in units of the document.
package indirect enum ListStyle: Hashable, Sendable {
  /// Rows one below the other; `height` is in the document's units, nil for the platform's default.
  case rows(height: Double?)
  /// Tiles in a flow layout; lengths are in the document's units, and a nil size is the platform's default.
  case tiles(size: Size?, spacing: Size)
  /// A heading and paragraphs of body text, as in a web page.
  case paragraphs
}
