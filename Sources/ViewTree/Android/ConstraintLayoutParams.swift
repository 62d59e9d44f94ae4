package import Geometry

/// The attributes of a child of a `ConstraintLayout`; `start` and `end` depend on the layout direction.
///
/// Source: `ConstraintLayout.LayoutParams`.
package struct ConstraintLayoutParams: Hashable, Sendable {
  package enum Side: String, Hashable, Sendable, CaseIterable {
    case left, right, start, end, top, bottom, baseline
  }

  /// The side of another view to which a side is connected; the identifier `parent` denotes the layout itself.
  package struct Target: Hashable, Sendable {
    package var identifier: String
    package var side: Side

    package init(_ identifier: String, _ side: Side) {
      self.identifier = identifier
      self.side = side
    }

    package static let parentIdentifier = "parent"
  }

  /// A circular constraint, `layout_constraintCircle`: the position of a view's center relative to that of another
  /// view.
  package struct Circle: Hashable, Sendable {
    package var identifier: String
    /// The distance between the centers of both views, in pixels.
    package var radius: Int
    /// The direction from the center of the other view to that of this view, in degrees, clockwise from the top.
    package var angle: Float

    package init(identifier: String, radius: Int, angle: Float) {
      self.identifier = identifier
      self.radius = radius
      self.angle = angle
    }
  }

  /// A ratio of the width and the height of a view: `layout_constraintDimensionRatio`.
  package struct Ratio: Hashable, Sendable {
    /// The quotient width ÷ height, or height ÷ width for a text that begins with `H,`; above 0.
    package var value: Float
    /// The dimension that is computed from the other dimension, by the letter before the comma; nil if the text has no
    /// letter.
    package var side: Axis?

    package init(value: Float, side: Axis? = nil) {
      self.value = value
      self.side = side
    }
  }

  /// The attributes of a child of a `ConstraintLayout` that exist once for each axis.
  package struct AxisParams: Hashable, Sendable {
    package enum ChainStyle: String, Hashable, Sendable {
      case spread
      case spreadInside = "spread_inside"
      case packed
    }

    /// The mode by which a dimension of 0 dp gets its size: `layout_constraintWidth_default` and `…Height_default`.
    package enum MatchMode: String, Hashable, Sendable {
      case spread, wrap, percent
    }

    package var bias: Float = 0.5
    package var chainStyle = ChainStyle.spread
    /// The share of the free space in a chain, without unit; nil if the file states none, which differs from 0.
    package var weight: Float?
    package var matchMode = MatchMode.spread
    /// The fraction of the parent's width or height, 0…1, if the mode is ``MatchMode/percent``.
    package var percent: Float = 1
    package var minimum = AndroidDimensionBound.none
    package var maximum = AndroidDimensionBound.none
    /// True if constraints limit a `wrap_content` dimension: `layout_constrainedWidth`.
    package var isConstrained = false

    package init() {}
  }

  package var targets: [Side: Target] = [:]
  /// The margins in pixels that apply if the connected view is `gone`, by side.
  ///
  /// A side without an entry keeps its usual margin.
  package var goneMargins: [Side: Int] = [:]
  package var baselineMargin = 0
  package var horizontal = AxisParams()
  package var vertical = AxisParams()
  package var circle: Circle?
  package var ratio: Ratio?

  package init() {}

  package subscript(axis: Axis) -> AxisParams {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// A minimum or maximum of a dimension of 0 dp in a `ConstraintLayout`.
package enum AndroidDimensionBound: Hashable, Sendable {
  case none
  case pixels(Int)
  /// The size of the view's content as the limit: `wrap`.
  case wrap
}

/// The attributes of a `ConstraintLayout` itself, not of its children.
package struct AndroidConstraintStyle: Hashable, Sendable {
  /// The maximum width of the layout in pixels; nil for no maximum.
  package var maxWidth: Int?
  package var maxHeight: Int?

  package init() {}
}
