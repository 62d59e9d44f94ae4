package import Geometry

/// A filled box behind bones, such as a card, a sheet, a bubble or a grouped section, or a hairline between them.
///
/// Its tint is drawn over both the overlay and the bones, so that the contrast between a bone and its surface equals
/// that between a bone and the overlay.
package struct Surface: Hashable, Sendable {
  /// The index of the surface's view in ``Scene/layout``.
  package var view: Int
  package var identifier: String?
  package var shape: RoundedRect
  /// True for a hairline, whose tint is stronger than that of a box.
  package var isHairline = false
}

extension Surface {
  /// The translucent color that a surface adds to an overlay: 3 % black to a light overlay, 4 % white to a dark one.
  ///
  /// Its contrast is that of the faintest bones. A hairline adds 8 and 11 %: a thin line needs more contrast, and less
  /// than the separators of the platforms, since no content is there to be separated.
  package func tint(over overlay: Color) -> Color {
    overlay.luma >= 128_000
      ? Color(red: 0, green: 0, blue: 0, alpha: isHairline ? 20 : 8)
      : Color(red: 255, green: 255, blue: 255, alpha: isHairline ? 28 : 11)
  }
}
