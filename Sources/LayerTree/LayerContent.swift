package import Geometry

/// The drawing of a layer above its background: a path, a gradient, copies of its sublayers, an overlay or none.
package indirect enum LayerContent: Hashable, Sendable {
  case none
  /// A path that is filled and stroked: `CAShapeLayer`.
  case shape(ShapeContent)
  /// A gradient over the bounds of the layer, with rounded corners: `CAGradientLayer`.
  case gradient(GradientContent)
  /// Copies of the layer's sublayers, drawn instead of them: `CAReplicatorLayer`.
  case replicator(ReplicatorContent)
  /// A color over the whole canvas, out of which holes are cut; the holes are in points of the layer's coordinates.
  case overlay(Color, holes: [Shape])
}

/// The path of a layer, which is filled, then stroked: `CAShapeLayer`.
package struct ShapeContent: Hashable, Sendable {
  /// The path, in points of the layer's coordinates.
  package var path: Path
  /// The color with which the path is filled; nil for no fill.
  package var fillColor: Color? = .black
  package var fillRule = FillRule.nonzero
  /// The color with which the path is stroked; nil for no stroke.
  package var strokeColor: Color?
  package var strokeStyle = StrokeStyle()

  package init(path: Path = Path()) {
    self.path = path
  }
}

/// A gradient that fills the bounds of a layer: `CAGradientLayer`.
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
  /// The number of copies of the sublayers, the original included; at least 1.
  package var instanceCount = 1
  /// The seconds by which the animations of each copy lag behind those of the previous copy.
  package var instanceDelay = 0.0
  /// The transform from each copy to the next, about the center of the replicator's bounds; translations are in points.
  package var instanceTransform = AffineTransform.identity
  /// The color by which the colors of every copy's layers are multiplied, channel by channel, with white as 1.
  package var instanceColor = Color.white
  /// The number that each further copy adds to the factor of its red channels, which is limited to 0…1.
  ///
  /// The next three properties are the same for green, blue and alpha. Negative numbers are usual.
  package var instanceRedOffset = 0.0
  package var instanceGreenOffset = 0.0
  package var instanceBlueOffset = 0.0
  package var instanceAlphaOffset = 0.0

  package init() {}
}

extension Layer {
  package var shape: ShapeContent? {
    if case .shape(let shape) = content { shape } else { nil }
  }

  package var gradient: GradientContent? {
    if case .gradient(let gradient) = content { gradient } else { nil }
  }
}
