package import Geometry
package import LayerTree

/// The layer properties of a view beyond frame and appearance: transform, depth, mask, drawing and animations.
package struct LayerStyle: Hashable, Sendable {
  /// The drawing of a view's layer, or the arrangement of its sublayers.
  package enum Content: Hashable, Sendable {
    case none
    case shape(ShapeContent)
    case replicator(ReplicatorContent)
    case cards(CardsStyle)
  }

  /// The transform of the layer about its anchor point, applied to the frame that layout computes; in points.
  package var transform = AffineTransform.identity
  /// The anchor point of the transform, in the unit square of the view: (0.5, 0.5) is the center.
  package var anchorPoint = UnitPoint(x: 0.5, y: 0.5)
  /// The depth of the layer among its siblings, without unit; the lowest is at the back, and equal values keep document
  /// order.
  package var zPosition = 0.0
  /// The rotations of the layer out of the plane of its parent, and its distance from it.
  package var depth = LayerDepth.none
  /// The distance of the viewer of the children, in points; 0 for no perspective.
  ///
  /// The viewer is in front of the anchor point.
  package var perspective = 0.0
  /// The shadow behind the view and its descendants, which is transparent by default.
  package var shadow = LayerShadow()
  /// True if the view is the mask of its parent, which is visible only where the view is opaque.
  package var isMask = false
  package var content = Content.none
  /// The animations of the layer's properties; of two for the same property, the later one overrides the earlier one.
  package var animations: [Animation] = []
  /// The changes of the layer between hidden and visible.
  package var transitions: [LayerTransition] = []

  package init() {}

  package static let plain = LayerStyle()
}
