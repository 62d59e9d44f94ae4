package import Geometry
package import LayerTree

/// The properties of a view's layer beyond frame and appearance; most views have none.
package struct LayerStyle: Hashable, Sendable {
  /// The drawing of a layer, or the arrangement of its sublayers: shape, replicator or cards.
  package enum Content: Hashable, Sendable {
    case none
    case shape(ShapeContent)
    case replicator(ReplicatorContent)
    case cards(CardsStyle)
  }

  /// The transform of the layer about its anchor point, applied to the frame from layout.
  package var transform = AffineTransform.identity
  /// The anchor point of the transform, in the unit square of the view: (0.5, 0.5) is the center.
  package var anchorPoint = UnitPoint(x: 0.5, y: 0.5)
  /// The depth among siblings: the lowest is at the back; equal values keep document order.
  package var zPosition = 0.0
  /// True if the view is the mask of its parent: only its alpha is used.
  package var isMask = false
  package var content = Content.none
  /// The animations of the layer; a later one overrides an earlier one of the same property.
  package var animations: [Animation] = []

  package init() {}

  package static let plain = LayerStyle()
}
