package import Geometry

/// The attributes of `ConstraintLayout.LayoutParams`, with `start` and `end` unresolved.
package struct ConstraintLayoutParams: Hashable, Sendable {
  package enum Side: String, Hashable, Sendable, CaseIterable {
    case left, right, start, end, top, bottom, baseline
  }

  /// The other end of a constraint: a view, or the layout itself for the identifier `parent`.
  package struct Target: Hashable, Sendable {
    package var identifier: String
    package var side: Side

    package init(_ identifier: String, _ side: Side) {
      self.identifier = identifier
      self.side = side
    }

    package static let parentIdentifier = "parent"
  }

  /// A circular constraint: `layout_constraintCircle`.
  package struct Circle: Hashable, Sendable {
    package var identifier: String
    /// The distance between the centers, in pixels.
    package var radius: Int
    /// The angle in degrees, clockwise from the top.
    package var angle: Float

    package init(identifier: String, radius: Int, angle: Float) {
      self.identifier = identifier
      self.radius = radius
      self.angle = angle
    }
  }

  /// A ratio of the dimensions: `layout_constraintDimensionRatio`.
  package struct Ratio: Hashable, Sendable {
    /// The quotient width ÷ height, or height ÷ width for a text that begins with `H,`; above 0.
    package var value: Float
    /// The dimension that is computed from the other, the letter before the comma; nil if the text has none.
    package var side: Axis?

    package init(value: Float, side: Axis? = nil) {
      self.value = value
      self.side = side
    }
  }

  /// The constraint properties that exist for each axis.
  package struct AxisParams: Hashable, Sendable {
    package enum ChainStyle: String, Hashable, Sendable {
      case spread
      case spreadInside = "spread_inside"
      case packed
    }

    /// The size of a dimension of 0 dp: `layout_constraintWidth_default` or `layout_constraintHeight_default`.
    package enum MatchMode: String, Hashable, Sendable {
      case spread, wrap, percent
    }

    package var bias: Float = 0.5
    package var chainStyle = ChainStyle.spread
    /// The weight in a chain; nil if the file states none, which differs from 0.
    package var weight: Float?
    package var matchMode = MatchMode.spread
    /// The fraction of the parent's extent, 0…1, for ``MatchMode/percent``.
    package var percent: Float = 1
    package var minimum = AndroidDimensionBound.none
    package var maximum = AndroidDimensionBound.none
    /// True if constraints limit a `wrap_content` dimension: `layout_constrainedWidth`.
    package var isConstrained = false

    package init() {}
  }

  package var targets: [Side: Target] = [:]
  /// The margins in pixels that apply when the target is `gone`; sides without an entry keep their margin.
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

/// A minimum or maximum of a dimension of 0 dp.
package enum AndroidDimensionBound: Hashable, Sendable {
  case none
  case pixels(Int)
  /// The size of the content: `wrap`.
  case wrap
}

/// The attributes of the `ConstraintLayout` itself.
package struct AndroidConstraintStyle: Hashable, Sendable {
  /// The maximum width in pixels; nil for none.
  package var maxWidth: Int?
  package var maxHeight: Int?

  package init() {}
}
