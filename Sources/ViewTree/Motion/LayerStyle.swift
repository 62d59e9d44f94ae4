package import Geometry
package import LayerTree

/// The properties of a view's layer beyond its frame and its look; most views have none.
package struct LayerStyle: Hashable, Sendable {
  /// The drawing of a layer, or the arrangement of its sublayers.
  package enum Content: Hashable, Sendable {
    case none
    case shape(ShapeContent)
    case replicator(ReplicatorContent)
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
  package var animations: [Animation] = []

  package init() {}

  package static let plain = LayerStyle()
}
