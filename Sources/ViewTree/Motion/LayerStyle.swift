package import Geometry

/// What a view asks of its layer beyond its frame and its look; most views ask for nothing.
package struct LayerStyle: Hashable, Sendable {
  /// What a layer draws, or does with the layers in it.
  package enum Content: Hashable, Sendable {
    case none
    case shape(ShapeStyle)
    case replicator(ReplicatorStyle)
    case cards(CardsStyle)
  }

  /// Applied about the anchor point, over the frame that the layout gives.
  package var transform = AffineTransform.identity
  /// In the unit square of the view.
  package var anchorPoint = UnitPoint(x: 0.5, y: 0.5)
  /// Orders siblings, the lowest at the back; equals stay in document order.
  package var zPosition = 0.0
  /// The view is no part of the picture: its alpha is the mask of its parent.
  package var isMask = false
  package var content = Content.none
  /// A later one hides an earlier one of the same property.
  package var animations: [AnimationSpec] = []

  package init() {}

  package static let plain = LayerStyle()
}

/// A drawn outline: `CAShapeLayer`.
package struct ShapeStyle: Hashable, Sendable {
  /// In points of the view's own frame.
  package var path = Path()
  /// Nil fills nothing.
  package var fillColor: Color? = .black
  package var fillRule = FillRule.nonzero
  /// Nil draws no line.
  package var strokeColor: Color?
  package var stroke = StrokeStyle()

  package init() {}
}

/// Copies of what is in a view: `CAReplicatorLayer`.
package struct ReplicatorStyle: Hashable, Sendable {
  /// At least 1, the original included.
  package var instanceCount = 1
  /// Seconds that each copy is behind the one before.
  package var instanceDelay = 0.0
  /// From each copy to the next, about the view's center.
  package var instanceTransform = AffineTransform.identity
  /// Multiplies the colors of the first copy.
  package var instanceColor = Color.white
  /// What each copy's color has more than that of the one before, 1 being a whole channel.
  package var instanceRedOffset = 0.0
  package var instanceGreenOffset = 0.0
  package var instanceBlueOffset = 0.0
  package var instanceAlphaOffset = 0.0

  package init() {}
}
