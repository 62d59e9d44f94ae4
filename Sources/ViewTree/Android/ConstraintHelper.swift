package import Geometry

/// A child of a `ConstraintLayout` that is not drawn itself and positions, hides or encloses other children.
package enum ConstraintHelper: Hashable, Sendable {
  case guideline(Guideline)
  case barrier(ConstraintBarrier)
  /// A `Group`, which sets the visibility of the views with the identifiers in the array.
  case group([String])
  /// A `Layer`, the bounding box of the views with the identifiers in the array.
  case layer([String])
  case flow(ConstraintFlow)
  /// A `Placeholder`, an empty position into which another view of the layout is moved.
  case placeholder(Placeholder)

  /// An invisible line of a `ConstraintLayout` to which views are connected.
  ///
  /// The orientation is the direction of the line: a vertical guideline has a fixed x.
  package struct Guideline: Hashable, Sendable {
    package enum Position: Hashable, Sendable {
      /// The distance in pixels of the line from the left (or start) or top edge of the layout.
      case begin(Int)
      /// The distance in pixels of the line from the right (or end) or bottom edge of the layout.
      case end(Int)
      /// The position of the line as a fraction of the layout's width or height, 0…1, from the left (or start) or top
      /// edge.
      case percent(Float)
    }

    package var orientation: Axis
    package var position: Position

    package init(orientation: Axis, position: Position) {
      self.orientation = orientation
      self.position = position
    }
  }

  package struct Placeholder: Hashable, Sendable {
    /// The identifier of the view that is moved to the placeholder's position; nil if the file names none.
    package var content: String?

    package init(content: String?) {
      self.content = content
    }
  }
}

/// An invisible line at the outermost edge of several views: `androidx.constraintlayout.widget.Barrier`.
package struct ConstraintBarrier: Hashable, Sendable {
  package var direction: ConstraintLayoutParams.Side
  /// The identifiers of the views at whose outermost edge the barrier is: `constraint_referenced_ids`.
  package var referenced: [String]
  /// The displacement of the barrier from the outermost edge of its views, in pixels.
  ///
  /// A positive displacement is to the right or down, on each side of the views.
  package var margin = 0
  package var allowsGoneWidgets = true

  package init(direction: ConstraintLayoutParams.Side, referenced: [String]) {
    self.direction = direction
    self.referenced = referenced
  }
}

/// An arrangement of views of a `ConstraintLayout` in rows or columns: `androidx.constraintlayout.helper.widget.Flow`.
package struct ConstraintFlow: Hashable, Sendable {
  package enum WrapMode: String, Hashable, Sendable {
    case none, chain, aligned
    /// The mode `chain2` of ConstraintLayout 2.1: like `chain`, but views are counted anew in each row or column for
    /// ``maxElements``.
    case chain2
  }

  package enum HorizontalAlign: String, Hashable, Sendable {
    case start, end, center
  }

  package enum VerticalAlign: String, Hashable, Sendable {
    case top, bottom, center, baseline
  }

  /// The styles and biases of a flow's chains along one axis; a property is nil if the file states none.
  ///
  /// A bias is the fraction, 0…1, of the free space that is left of or above the chain, or right of it in layouts from
  /// right to left. The properties `first…` and `last…` apply to the first and the last chain of the flow.
  package struct Chain: Hashable, Sendable {
    package var style: ConstraintLayoutParams.AxisParams.ChainStyle?
    package var bias: Float?
    package var firstStyle: ConstraintLayoutParams.AxisParams.ChainStyle?
    package var firstBias: Float?
    package var lastStyle: ConstraintLayoutParams.AxisParams.ChainStyle?
    package var lastBias: Float?

    package init() {}
  }

  package var referenced: [String]
  package var orientation = Axis.horizontal
  package var wrapMode = WrapMode.none
  /// The maximum number of views in a row, or in a column of a vertical flow, `flow_maxElementsWrap`; nil for no limit.
  package var maxElements: Int?
  package var horizontalAlign = HorizontalAlign.center
  package var verticalAlign = VerticalAlign.center
  package var horizontal = Chain()
  package var vertical = Chain()
  /// The horizontal gap between neighboring views or columns of the flow, in pixels.
  package var horizontalGap = 0
  package var verticalGap = 0
  /// True if the file states a visibility for the flow, which its views then have too.
  package var setsVisibility = false
  /// The padding of the flow at the start edge, `paddingStart`, in pixels.
  ///
  /// If the start or the end padding is not 0, both replace the left and right padding.
  package var startPadding = 0
  package var endPadding = 0

  package init(referenced: [String]) {
    self.referenced = referenced
  }
}
