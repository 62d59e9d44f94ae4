import Geometry
import ViewTree

/// The properties of an Android drawable that affect the size and the outline of a view.
///
/// Lengths are in pixels, corner radii in points.
struct AndroidDrawable {
  /// The paint of a drawable's fill or border: nothing, a color, or a color that is not known.
  enum Paint: Hashable {
    case nothing
    case color(Color)
    /// A visible fill or border whose color is not known.
    case unknown

    var isVisible: Bool {
      switch self {
      case .nothing: false
      case .color(let color): color.alpha > 0
      case .unknown: true
      }
    }

    var color: Color? {
      guard case .color(let color) = self else { return nil }
      return color
    }
  }

  /// The intrinsic width in pixels; nil for a drawable without one, which takes the size of its view.
  var width: Int?
  var height: Int?
  var fill = Paint.nothing
  /// The paint of the drawable's outline, which is the element `<stroke>` of a shape.
  var border = Paint.nothing
  /// The radii of the drawable's corners, in points (dp); nil if the drawable states none.
  var cornerRadius: CornerRadius?
  /// The padding in pixels that the drawable gives a view as its background; nil if the drawable states none.
  var padding: Edges<Int>?
  /// The insets from the edges of the view to the painted area, in pixels.
  var insets = Edges(0)
  /// The place of a drawable that does not fill its view, such as a line at its bottom: a layer of a layer list; nil for
  /// all others.
  var place: Place?
  /// True for a bitmap, a vector or another picture; false for a plain shape or color.
  var isPicture = false
  /// True for the substitute of a missing picture whose name states no size.
  var hasUnknownSize = false
  /// True for the substitute of a missing picture whose name states neither a size nor, by the prefix `ic_`, an icon.
  var isAssumed = false

  /// A place in a view: a gravity, and a size in pixels on the axes that are not filled.
  struct Place {
    var gravity: AndroidGravity
    var width: Int?
    var height: Int?
  }

  static let empty = AndroidDrawable()

  static func color(_ paint: Paint) -> AndroidDrawable { AndroidDrawable(fill: paint) }

  static func picture(width: Int?, height: Int?) -> AndroidDrawable {
    AndroidDrawable(width: width, height: height, fill: .unknown, isPicture: true)
  }

  /// A square picture of an icon with a side in pixels.
  static func picture(side: Int) -> AndroidDrawable { picture(width: side, height: side) }

  /// A line of a list, `list_divider_material`, with a thickness in pixels and in a color that is not known.
  static func divider(thickness: Int) -> AndroidDrawable {
    AndroidDrawable(width: thickness, height: thickness, fill: .unknown)
  }

  var isVisible: Bool { fill.isVisible || border.isVisible }

  /// Adds insets in pixels to the intrinsic size.
  mutating func grow(by insets: Edges<Int>) {
    width = width.map { $0 + insets.left + insets.right }
    height = height.map { $0 + insets.top + insets.bottom }
  }

  /// Returns this drawable inside an `InsetDrawable`, with insets in pixels.
  ///
  /// Its size grows by the insets, which also become padding of a view with this background.
  func inset(by insets: Edges<Int>) -> AndroidDrawable {
    var drawable = self
    drawable.grow(by: insets)
    drawable.insets = self.insets + insets
    drawable.padding = (padding ?? Edges(0)) + insets
    return drawable
  }
}

extension Edges where Value == Int {
  static func + (a: Edges, b: Edges) -> Edges {
    Edges(top: a.top + b.top, right: a.right + b.right, bottom: a.bottom + b.bottom, left: a.left + b.left)
  }
}
