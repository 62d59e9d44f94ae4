package import Geometry

/// A filled box behind bones, such as a card, a sheet, a bubble or a grouped section, or a hairline between them.
///
/// Its tint is drawn over both the overlay and the bones, so that the contrast between a bone and its surface equals
/// that between a bone and the overlay.
package struct Surface: Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A box that is lighter than what is behind it, such as a white card on a gray page.
    case raised
    /// Every other box.
    case box
    case hairline
  }

  /// The index of the surface's view in ``Scene/layout``.
  package var view: Int
  package var identifier: String?
  package var shape: RoundedRect
  package var kind = Kind.box
}

extension Surface.Kind {
  /// The translucent color that a surface adds to an overlay: 3 % black to a light overlay, 4 % white to a dark one.
  ///
  /// Its contrast is that of the faintest bones. A hairline adds 8 and 11 %: a thin line needs more contrast, and less
  /// than the separators of the platforms, since no content is there to be separated. A raised surface adds half of
  /// white to a light overlay: 6 levels on the gray page of a grouped table, as many as 3 % of black take.
  package func tint(over overlay: Color) -> Color {
    let isLight = overlay.luma >= 128_000
    let alpha: UInt8
    switch self {
    case .raised: alpha = isLight ? 128 : 11
    case .box: alpha = isLight ? 8 : 11
    case .hairline: alpha = isLight ? 20 : 28
    }
    let gray: UInt8 = isLight && self != .raised ? 0 : 255
    return Color(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The factor for the contrast of bones to a light overlay, with which their contrast on the surface is the usual one.
  var contrast: Double { self == .raised ? 2 : 1 }
}
