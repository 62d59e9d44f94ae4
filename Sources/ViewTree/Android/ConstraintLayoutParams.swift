package import Geometry

/// The attributes of a child of a `ConstraintLayout`, `ConstraintLayout.LayoutParams`; lengths are in pixels.
///
/// `start` and `end` depend on the layout direction.
package struct ConstraintLayoutParams: Hashable, Sendable {
  /// A side of a view; without strings as raw values, whose hashes would be those of the sides.
  package enum Side: Hashable, Sendable, CaseIterable {
    case left, right, start, end, top, bottom, baseline
  }

  /// The side of another view to which a side of a view is connected; the identifier `parent` denotes the layout
  /// itself.
  package struct Target: Hashable, Sendable {
    package var identifier: String
    package var side: Side

    package init(_ identifier: String, _ side: Side) {
      self.identifier = identifier
      self.side = side
    }

    package static let parentIdentifier = "parent"
  }

  /// A circular constraint, `layout_constraintCircle`: the position of a view's center relative to another view's
  /// center.
  package struct Circle: Hashable, Sendable {
    package var identifier: String
    /// The distance between the centers of both views, in pixels.
    package var radius: Int
    /// The direction from the center of the other view to that of the constrained view, in degrees clockwise from the
    /// top.
    package var angle: Float

    package init(identifier: String, radius: Int, angle: Float) {
      self.identifier = identifier
      self.radius = radius
      self.angle = angle
    }
  }

  /// The aspect ratio of a view in a `ConstraintLayout`: `layout_constraintDimensionRatio`.
  ///
  /// Examples of the attribute are `16:9`, `1.5`, `H,4:3` and `W,2`.
  package struct Ratio: Hashable, Sendable {
    /// The aspect ratio width ÷ height, above 0, without unit; height ÷ width for an attribute that begins with `H,`.
    package var value: Float
    /// The axis of the dimension that the aspect ratio determines: horizontal for `W,16:9`, vertical for `H,16:9`.
    ///
    /// Nil for an attribute without such a letter, for which the layout chooses the axis.
    package var side: Axis?

    package init(value: Float, side: Axis? = nil) {
      self.value = value
      self.side = side
    }
  }

  /// The attributes of a `ConstraintLayout`'s child on one axis, horizontal or vertical.
  package struct AxisParams: Hashable, Sendable {
    package enum ChainStyle: String, Hashable, Sendable {
      case spread
      case spreadInside = "spread_inside"
      case packed
    }

    /// The rule by which a dimension of 0 dp gets its size: `layout_constraintWidth_default` or `…Height_default`.
    package enum MatchMode: String, Hashable, Sendable {
      case spread, wrap, percent
    }

    package var bias: Float = 0.5
    package var chainStyle = ChainStyle.spread
    /// The view's weight in the distribution of a chain's free space, without unit; nil if the file states none, which
    /// differs from 0.
    package var weight: Float?
    package var matchMode = MatchMode.spread
    /// The fraction of the parent's width or height that the view gets in the mode ``MatchMode/percent``, 0…1.
    package var percent: Float = 1
    package var minimum = AndroidDimensionBound.none
    package var maximum = AndroidDimensionBound.none
    /// True if constraints limit a dimension that is `wrap_content`: `layout_constrainedWidth` or `…Height`.
    ///
    /// False for the size of the content, even where it exceeds the constraints.
    package var isConstrained = false
    /// True if a parent that is `wrap_content` along the axis does not grow for the view:
    /// `layout_wrapBehaviorInParent`.
    package var isSkippedByWrap = false

    package init() {}
  }

  package var targets: [Side: Target] = [:]
  /// The margins in pixels for connections to a view that is `gone`; the key is the side of this view.
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

/// A minimum or maximum of a width or height of 0 dp in a `ConstraintLayout`.
package enum AndroidDimensionBound: Hashable, Sendable {
  case none
  case pixels(Int)
  /// The size of the view's own content as the minimum or maximum: `wrap`.
  case wrap
}

/// The attributes of a `ConstraintLayout` itself, in pixels, without those of its children.
package struct AndroidConstraintStyle: Hashable, Sendable {
  /// The maximum width of the layout in pixels, `maxWidth`; nil for no maximum.
  package var maxWidth: Int?
  package var maxHeight: Int?

  package init() {}
}
