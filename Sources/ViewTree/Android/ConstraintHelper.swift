package import Geometry

/// A child of a `ConstraintLayout` that arranges other children.
package enum ConstraintHelper: Hashable, Sendable {
  case guideline(Guideline)
  case barrier(ConstraintBarrier)
  /// A `Group`: sets the visibility of the views with these identifiers.
  case group([String])
  /// A `Layer`: the bounding box of the views with these identifiers.
  case layer([String])
  case flow(ConstraintFlow)
  /// A `Placeholder`: a position that another view takes.
  case placeholder(Placeholder)

  /// A guideline of a `ConstraintLayout`.
  ///
  /// The orientation is the direction of the line: a vertical guideline has an x.
  package struct Guideline: Hashable, Sendable {
    package enum Position: Hashable, Sendable {
      /// The distance in pixels from the left (or start) or top edge.
      case begin(Int)
      /// The distance in pixels from the right (or end) or bottom edge.
      case end(Int)
      /// A fraction of the parent's extent, 0…1.
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
    /// The identifier of the view that takes the position; nil for none.
    package var content: String?
    package var emptyVisibility = AndroidLayout.Visibility.invisible

    package init(content: String?) {
      self.content = content
    }
  }

  /// The identifiers of the views that the helper refers to.
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

/// A barrier: `androidx.constraintlayout.widget.Barrier`.
package struct ConstraintBarrier: Hashable, Sendable {
  package enum Direction: String, Hashable, Sendable {
    case left, right, start, end, top, bottom
  }

  package var direction: Direction
  /// The identifiers of the views behind the barrier: `constraint_referenced_ids`.
  package var referenced: [String]
  /// The distance between the barrier and the views, in pixels.
  package var margin = 0
  package var allowsGoneWidgets = true

  package init(direction: Direction, referenced: [String]) {
    self.direction = direction
    self.referenced = referenced
  }
}

/// A flow of views: `androidx.constraintlayout.helper.widget.Flow`.
package struct ConstraintFlow: Hashable, Sendable {
  package enum WrapMode: String, Hashable, Sendable {
    case none, chain, aligned
    /// A chain whose rows are chains with the same weights: ConstraintLayout 2.1.
    case chain2
  }

  package enum HorizontalAlign: String, Hashable, Sendable {
    case start, end, center
  }

  package enum VerticalAlign: String, Hashable, Sendable {
    case top, bottom, center, baseline
  }

  /// The style and bias of the chains along one axis; a property is nil if the file does not state it.
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
  /// The gap between views of a row, in pixels.
  package var horizontalGap = 0
  package var verticalGap = 0
  /// True if the members take the visibility of the flow: the file gives one.
  package var setsVisibility = false
  /// In pixels; one of them makes the other one count too, even if it is 0.
  package var startPadding = 0
  package var endPadding = 0

  package init(referenced: [String]) {
    self.referenced = referenced
  }
}
