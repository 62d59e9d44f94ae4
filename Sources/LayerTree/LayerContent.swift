package import Geometry

/// The content of a layer besides its background.
package indirect enum LayerContent: Hashable, Sendable {
  case none
  /// `CAShapeLayer`.
  case shape(ShapeContent)
  /// `CAGradientLayer`: over the rounded bounds.
  case gradient(GradientContent)
  /// `CAReplicatorLayer`: the sublayers several times.
  case replicator(ReplicatorContent)
  /// A color over the whole canvas with holes in it, given in the layer's coordinates.
  case overlay(Color, holes: [Shape])
}

/// A path that is filled, then stroked.
package struct ShapeContent: Hashable, Sendable {
  package var path: Path
  package var fillColor: Color? = .black
  package var fillRule = FillRule.nonzero
  package var strokeColor: Color?
  package var strokeStyle = StrokeStyle()

  package init(path: Path) {
    self.path = path
  }
}

/// Colors along an axis of the layer's bounds.
package struct GradientContent: Hashable, Sendable {
  package var axis: GradientAxis
  package var stops: GradientStops

  package init(axis: GradientAxis, stops: GradientStops) {
    self.axis = axis
    self.stops = stops
  }
}

/// The differences between the copies of a replicator.
package struct ReplicatorContent: Hashable, Sendable {
  package var instanceCount = 1
  /// Seconds that each copy runs behind the one before.
  package var instanceDelay = 0.0
  /// From each copy to the next, about the middle of the replicator's bounds.
  package var instanceTransform = AffineTransform.identity
  /// Multiplies the colors of every copy.
  package var instanceColor = Color.white
  /// The offset of the channels of `instanceColor` from each copy to the next, in units of full channels.
  package var instanceRedOffset = 0.0
  package var instanceGreenOffset = 0.0
  package var instanceBlueOffset = 0.0
  package var instanceAlphaOffset = 0.0

  package init() {}
}
