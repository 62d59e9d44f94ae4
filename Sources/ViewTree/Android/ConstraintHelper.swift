package import Geometry

/// A child of a `ConstraintLayout` that is invisible and positions, hides or encloses other children.
package enum ConstraintHelper: Hashable, Sendable {
  case guideline(Guideline)
  case barrier(ConstraintBarrier)
  /// A `Group`, which sets the visibility of the views with these identifiers.
  case group([String])
  /// A `Layer`, the bounding box of the views with these identifiers.
  case layer([String])
  case flow(ConstraintFlow)
  /// A `Placeholder`, an empty position into which another view is moved.
  case placeholder(Placeholder)

  /// A guideline of a `ConstraintLayout`: an invisible line to which views are connected.
  ///
  /// The orientation is the direction of the line: a vertical guideline has an x.
  package struct Guideline: Hashable, Sendable {
    package enum Position: Hashable, Sendable {
      /// The distance in pixels of the line from the left (or start) or top edge of the layout.
      case begin(Int)
      /// The distance in pixels of the line from the right (or end) or bottom edge of the layout.
      case end(Int)
      /// The position of the line as a fraction of the layout's width or height, 0…1.
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
    /// The identifier of the view that is moved to the position; nil if the file names none.
    package var content: String?
    package var emptyVisibility = AndroidLayout.Visibility.invisible

    package init(content: String?) {
      self.content = content
    }
  }

  /// The identifiers of the views to which the helper refers; empty for a guideline.
  package var referenced: [String] {
    switch self {
    case .guideline: []
    case .barrier(let barrier): barrier.referenced
    case .group(let names), .layer(let names): names
    case .flow(let flow): flow.referenced
    case .placeholder(let placeholder): placeholder.content.map { [$0] } ?? []
    }
  }
}

/// A line beside the outermost edge of several views: `androidx.constraintlayout.widget.Barrier`.
package struct ConstraintBarrier: Hashable, Sendable {
  package enum Direction: String, Hashable, Sendable {
    case left, right, start, end, top, bottom
  }

  package var direction: Direction
  /// The identifiers of the views beside which the barrier is: `constraint_referenced_ids`.
  package var referenced: [String]
  /// The distance between the barrier and the outermost view, in pixels.
  package var margin = 0
  package var allowsGoneWidgets = true

  package init(direction: Direction, referenced: [String]) {
    self.direction = direction
    self.referenced = referenced
  }
}

/// An arrangement of views in rows or columns: `androidx.constraintlayout.helper.widget.Flow`.
package struct ConstraintFlow: Hashable, Sendable {
  package enum WrapMode: String, Hashable, Sendable {
    case none, chain, aligned
    /// The mode `chain2`: like `chain`, but the views up to ``maxElements`` are counted from the start of each row or
    /// column instead of the whole flow; since ConstraintLayout 2.1.
    case chain2
  }

  package enum HorizontalAlign: String, Hashable, Sendable {
    case start, end, center
  }

  package enum VerticalAlign: String, Hashable, Sendable {
    case top, bottom, center, baseline
  }

  /// The style and bias of the chains along one axis; a property is nil if the file states none.
  ///
  /// A bias is the share, 0…1, of the free space before the chain.
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
  /// The maximum number of views per row, `flow_maxElementsWrap`; nil for no limit.
  package var maxElements: Int?
  package var horizontalAlign = HorizontalAlign.center
  package var verticalAlign = VerticalAlign.center
  package var horizontal = Chain()
  package var vertical = Chain()
  /// The gap between the views of a row, in pixels.
  package var horizontalGap = 0
  package var verticalGap = 0
  /// True if the file states a visibility for the flow, which its views then get too.
  package var setsVisibility = false
  /// The padding in pixels at the start edge, `paddingStart`.
  ///
  /// If the start or the end padding is not 0, they replace the left and right padding.
  package var startPadding = 0
  package var endPadding = 0

  package init(referenced: [String]) {
    self.referenced = referenced
  }
}
