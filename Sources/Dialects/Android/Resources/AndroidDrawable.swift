import Geometry
import ViewTree

/// A drawable as far as placeholders show it; lengths are pixels.
struct AndroidDrawable {
  /// The look of a drawable.
  enum Paint: Hashable {
    case nothing
    case color(Color)
    /// Something visible whose color is not known.
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

  /// Nil for a drawable without a size of its own.
  var width: Int?
  var height: Int?
  var fill = Paint.nothing
  /// The color of a `<stroke>`.
  var border = Paint.nothing
  /// Nil where the drawable has no corners of its own.
  var cornerRadius: CornerRadius?
  /// The padding that a background gives to its view; nil for none.
  var padding: Edges<Int>?
  /// The distance of what is painted from the edges.
  var insets = Edges(0)
  /// A bitmap, a vector or another picture, and not a plain shape.
  var isPicture = false

  static let empty = AndroidDrawable()

  static func color(_ paint: Paint) -> AndroidDrawable {
    var drawable = AndroidDrawable()
    drawable.fill = paint
    return drawable
  }

  static func picture(width: Int?, height: Int?) -> AndroidDrawable {
    var drawable = AndroidDrawable()
    drawable.fill = .unknown
    drawable.isPicture = true
    (drawable.width, drawable.height) = (width, height)
    return drawable
  }

  var isVisible: Bool { fill.isVisible || border.isVisible }

  /// `InsetDrawable`: the size grows, and the insets are padding.
  func inset(by insets: Edges<Int>) -> AndroidDrawable {
    var drawable = self
    drawable.width = width.map { $0 + insets.left + insets.right }
    drawable.height = height.map { $0 + insets.top + insets.bottom }
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
