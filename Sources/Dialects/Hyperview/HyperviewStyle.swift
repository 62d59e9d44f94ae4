import Geometry
import ViewTree

/// The properties of one or more `<style>` elements that affect the size, position or outline of a view.
///
/// Lengths are in points or percent. Unset properties are nil or empty.
struct HyperviewStyle: Sendable {
  /// The properties of flexbox that are the same in every parent and direction, with Yoga's defaults for unset ones.
  var flexbox = Self.yoga
  var gap: Length?
  var rowGap: Length?
  var columnGap: Length?
  var padding = HyperviewEdges<Length>()
  /// The widths of the border at the four edges, in points.
  var border = HyperviewEdges<Double>()
  /// The factor, without unit, of Yoga's shorthand `flex`; nil if unset.
  ///
  /// Above 0 the view grows by this factor from a basis of 0, below 0 it shrinks by its absolute value.
  var flex: Double?
  var grow: Double?
  var shrink: Double?
  var basis: Length?
  /// The margins at the edges; an inner nil is `auto`.
  var margin = HyperviewEdges<Length?>()
  var inset = HyperviewEdges<Length>()
  var isRemoved = false

  // MARK: Appearance
  var clips: Bool?
  var background: Color?
  var opacity = 1.0
  var radius: Length?
  var topStartRadius: Length?
  var topEndRadius: Length?
  var bottomEndRadius: Length?
  var bottomStartRadius: Length?

  // MARK: Text
  var fontSize: Double?
  var lineHeight: Double?
  var textAlignment: TextAlignment?

  /// True if all four edges of the box have a border wider than 0.
  var isBordered: Bool { borderWidths.allSatisfy { $0 > 0 } }

  /// True if the box of a view with this style has a visible fill, or a border at all four edges.
  var isBoxed: Bool { isBordered || isFilled }

  /// True if a view with this style is visible without content: it has a background, or a border at one edge at least.
  var paints: Bool { isFilled || borderWidths.contains { $0 > 0 } }

  var isFilled: Bool { (background?.alpha ?? 0) > 0 }

  private var borderWidths: [Double] {
    let border = border.resolved(.leftToRight)
    return [border.top, border.right, border.bottom, border.left].map { $0 ?? 0 }
  }
}
