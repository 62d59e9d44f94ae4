package import Geometry

/// The children of a `ConstraintLayout` that arrange other children.
package enum ConstraintHelper: Hashable, Sendable {
  case guideline(Guideline)
  case barrier(ConstraintBarrier)
  /// Sets the visibility of the views that it names.
  case group([String])
  /// `Layer`: the box around the views that it names.
  case layer([String])
  case flow(ConstraintFlow)
  /// The place of another view.
  case placeholder(Placeholder)

  /// `android:orientation` is the direction of the line: a vertical guideline has an x.
  package struct Guideline: Hashable, Sendable {
    package enum Position: Hashable, Sendable {
      /// In pixels from the left (or start) or top edge.
      case begin(Int)
      /// In pixels from the opposite edge.
      case end(Int)
      /// 0…1 of the parent.
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
    /// The identifier of the view that takes the place; nil for none.
    package var content: String?
    package var emptyVisibility = AndroidLayout.Visibility.invisible

    package init(content: String?) {
      self.content = content
    }
  }

  /// The identifiers of the views that the helper names.
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

/// `androidx.constraintlayout.widget.Barrier`.
package struct ConstraintBarrier: Hashable, Sendable {
  package enum Direction: String, Hashable, Sendable {
    case left, right, start, end, top, bottom
  }

  package var direction: Direction
  /// `constraint_referenced_ids`.
  package var referenced: [String]
  /// In pixels.
  package var margin = 0
  package var allowsGoneWidgets = true

  package init(direction: Direction, referenced: [String]) {
    self.direction = direction
    self.referenced = referenced
  }
}

/// `androidx.constraintlayout.helper.widget.Flow`.
package struct ConstraintFlow: Hashable, Sendable {
  package enum WrapMode: String, Hashable, Sendable {
    case none, chain, aligned
    /// A chain whose rows are chains of the same weights: ConstraintLayout 2.1.
    case chain2
  }

  package enum HorizontalAlign: String, Hashable, Sendable {
    case start, end, center
  }

  package enum VerticalAlign: String, Hashable, Sendable {
    case top, bottom, center, baseline
  }

  /// The style and the bias of the chains along one axis; nil where the file gives none.
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
  /// `flow_maxElementsWrap`; nil for no limit.
  package var maxElements: Int?
  package var horizontalAlign = HorizontalAlign.center
  package var verticalAlign = VerticalAlign.center
  package var horizontal = Chain()
  package var vertical = Chain()
  /// In pixels.
  package var horizontalGap = 0
  package var verticalGap = 0

  package init(referenced: [String]) {
    self.referenced = referenced
  }
}
