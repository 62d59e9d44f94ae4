package import Geometry

/// The drawing of a layer, over its background.
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

/// A path that is filled, then stroked: `CAShapeLayer`.
package struct ShapeContent: Hashable, Sendable {
  /// In points of the layer's bounds.
  package var path: Path
  /// Nil fills nothing.
  package var fillColor: Color? = .black
  package var fillRule = FillRule.nonzero
  /// Nil draws no line.
  package var strokeColor: Color?
  package var strokeStyle = StrokeStyle()

  package init(path: Path = Path()) {
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

/// The copies of a layer's sublayers: `CAReplicatorLayer`.
package struct ReplicatorContent: Hashable, Sendable {
  /// At least 1, the original included.
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
