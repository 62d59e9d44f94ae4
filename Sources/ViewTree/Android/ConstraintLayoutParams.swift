package import Geometry

/// `ConstraintLayout.LayoutParams`, with start and end as written.
package struct ConstraintLayoutParams: Hashable, Sendable {
  package enum Side: String, Hashable, Sendable, CaseIterable {
    case left, right, start, end, top, bottom, baseline
  }

  /// The other end of a constraint; the identifier `parent` is the layout itself.
  package struct Target: Hashable, Sendable {
    package var identifier: String
    package var side: Side

    package init(_ identifier: String, _ side: Side) {
      self.identifier = identifier
      self.side = side
    }

    package static let parentIdentifier = "parent"
  }

  /// `layout_constraintCircle`.
  package struct Circle: Hashable, Sendable {
    package var identifier: String
    /// In pixels, between the centers.
    package var radius: Int
    /// In degrees, 0 at the top, clockwise.
    package var angle: Float

    package init(identifier: String, radius: Int, angle: Float) {
      self.identifier = identifier
      self.radius = radius
      self.angle = angle
    }
  }

  /// `layout_constraintDimensionRatio`.
  package struct Ratio: Hashable, Sendable {
    /// Width ÷ height, or the reverse of a text that begins with `H,`; above 0.
    package var value: Float
    /// The letter before the comma: the dimension that follows from the other; nil without.
    package var side: Axis?

    package init(value: Float, side: Axis? = nil) {
      self.value = value
      self.side = side
    }
  }

  /// The properties that are the same for both axes.
  package struct AxisParams: Hashable, Sendable {
    package enum ChainStyle: String, Hashable, Sendable {
      case spread
      case spreadInside = "spread_inside"
      case packed
    }

    /// `layout_constraintWidth_default` of a dimension of 0 dp.
    package enum MatchMode: String, Hashable, Sendable {
      case spread, wrap, percent
    }

    package var bias: Float = 0.5
    package var chainStyle = ChainStyle.spread
    /// Nil where the file gives none, which differs from 0 in a chain.
    package var weight: Float?
    package var matchMode = MatchMode.spread
    /// 0…1 of the parent.
    package var percent: Float = 1
    package var minimum = AndroidDimensionBound.none
    package var maximum = AndroidDimensionBound.none
    /// `layout_constrainedWidth`.
    package var isConstrained = false

    package init() {}
  }

  package var targets: [Side: Target] = [:]
  /// In pixels; nil where the file gives none.
  package var goneMargins: [Side: Int] = [:]
  package var baselineMargin = 0
  package var horizontal = AxisParams()
  package var vertical = AxisParams()
  package var circle: Circle?
  package var ratio: Ratio?
  /// In pixels of the parent, `layout_editor_absoluteX`; nil where the file gives none.
  package var editorX: Int?
  package var editorY: Int?

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
  /// `wrap`: the size of the content.
  case wrap
}

/// The attributes of `ConstraintLayout` itself.
package struct AndroidConstraintStyle: Hashable, Sendable {
  /// In pixels; nil for no bound. The minimum sizes are those of the view.
  package var maxWidth: Int?
  package var maxHeight: Int?

  package init() {}
}
