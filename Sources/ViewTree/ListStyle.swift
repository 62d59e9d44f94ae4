package import Geometry

/// The pieces of a list that the document does not hold; lengths are units of the document.
package indirect enum ListStyle: Hashable, Sendable {
  /// Rows below each other; nil is the platform's own height.
  case rows(height: Double?)
  /// Tiles side by side, in a flow layout; nil is the platform's own size.
  case tiles(size: Size?, spacing: Size)
}
