package import Geometry

/// The drawing of a layer, over its background.
package indirect enum LayerContent: Hashable, Sendable {
  case none
  /// A path: `CAShapeLayer`.
  case shape(ShapeContent)
  /// A gradient over the rounded bounds: `CAGradientLayer`.
  case gradient(GradientContent)
  /// Copies of the layer's sublayers, which replace them: `CAReplicatorLayer`.
  case replicator(ReplicatorContent)
  /// A color over the whole canvas with holes, which are in the layer's coordinates, in points.
  case overlay(Color, holes: [Shape])
}

/// The path of a layer, which is filled, then stroked: `CAShapeLayer`.
package struct ShapeContent: Hashable, Sendable {
  /// The path, in points of the layer's coordinates.
  package var path: Path
  /// The color of the path's interior; nil for no fill.
  package var fillColor: Color? = .black
  package var fillRule = FillRule.nonzero
  /// The color of the path's stroke; nil for no stroke.
  package var strokeColor: Color?
  package var strokeStyle = StrokeStyle()

  package init(path: Path = Path()) {
    self.path = path
  }
}

/// A gradient along an axis of the layer's bounds: `CAGradientLayer`.
package struct GradientContent: Hashable, Sendable {
  package var axis: GradientAxis
  package var stops: GradientStops

  package init(axis: GradientAxis, stops: GradientStops) {
    self.axis = axis
    self.stops = stops
  }
}

/// The number of copies of a layer's sublayers, and their changes from copy to copy: `CAReplicatorLayer`.
package struct ReplicatorContent: Hashable, Sendable {
  /// The number of copies of the sublayers, including the original; at least 1.
  package var instanceCount = 1
  /// The delay of each copy relative to the previous one, in seconds.
  package var instanceDelay = 0.0
  /// The transform from each copy to the next, in points, about the center of the replicator's bounds.
  package var instanceTransform = AffineTransform.identity
  /// The color by which the colors of every copy are multiplied, channel by channel, with channels as 0…1.
  package var instanceColor = Color.white
  /// The change from copy to copy of the factor by which red channels are multiplied; a factor of 1 keeps them.
  ///
  /// The next three properties are the same for green, blue and alpha.
  package var instanceRedOffset = 0.0
  package var instanceGreenOffset = 0.0
  package var instanceBlueOffset = 0.0
  package var instanceAlphaOffset = 0.0

  package init() {}
}
