package import Geometry

/// A copy of the sublayers of a replicator layer, with its transform, delay and opacity.
package struct LayerCopy: Hashable, Sendable {
  /// The sublayers of the replicator, from back to front, with the colors of the copy.
  package var layers: [Layer]
  /// The transform from the sublayers' coordinates to those of the replicator's bounds, in points.
  package var transform: AffineTransform
  /// The number of seconds by which the copy's animations lag behind the replicator's local time.
  package var delay: Double
  /// The opacity, 0…1, of the copy of all sublayers, composited into one picture.
  package var opacity: Double
}

extension Layer {
  /// The layer at a local time, in seconds, like ``AnimatedLayer/presented(atLocalTime:)``.
  package func presented(atLocalTime time: Double) -> Layer { AnimatedLayer(self).presented(atLocalTime: time) }

  /// The copies of the layer's sublayers that `replicator` makes, from back to front.
  ///
  /// Fully transparent copies and copies without an area are left out.
  package func copies(_ replicator: ReplicatorContent) -> [LayerCopy] {
    let middle = Point(x: bounds.midX, y: bounds.midY)
    var placement = AffineTransform.identity
    var copies: [LayerCopy] = []
    for index in 0..<max(0, min(replicator.instanceCount, maximumPresentedLayers)) {
      let tint = replicator.tint(of: index)
      if tint.alpha > 0, placement.isDrawable {
        copies.append(
          LayerCopy(
            layers: sublayers.map { $0.tinted(tint) }, transform: placement.centered(at: middle),
            delay: Double(index) * replicator.instanceDelay, opacity: tint.alpha))
      }
      placement = placement.concatenating(replicator.instanceTransform)
    }
    return copies
  }

  /// The layer with the color channels of its colors multiplied by those of a tint; alpha does not change.
  ///
  /// The colors of its animations and sublayers are included.
  private func tinted(_ tint: Tint) -> Layer {
    if tint.red == 1, tint.green == 1, tint.blue == 1 { return self }
    return recolored(tint.color)
  }

  /// The layer with `color` applied to each of its colors, including those of its animations and sublayers.
  package func recolored(_ color: (Color) -> Color) -> Layer {
    var layer = self
    layer.backgroundColor = backgroundColor.map(color)
    if layer.shadow != LayerShadow() { layer.shadow.color = color(shadow.color) }
    switch content {
    case .none, .replicator: break
    case .shape(var shape):
      shape.fillColor = shape.fillColor.map(color)
      shape.strokeColor = shape.strokeColor.map(color)
      layer.content = .shape(shape)
    case .gradient(var gradient):
      gradient.stops.colors = gradient.stops.colors.map(color)
      layer.content = .gradient(gradient)
    case .overlay(let overlay, let holes): layer.content = .overlay(color(overlay), holes: holes)
    }
    layer.animations = animations.map { $0.recolored(color) }
    layer.sublayers = sublayers.map { $0.recolored(color) }
    return layer
  }
}

extension Animation {
  fileprivate func recolored(_ color: (Color) -> Color) -> Animation {
    var animation = self
    switch content {
    case .basic(var basic):
      basic.from = basic.from?.recolored(color)
      basic.to = basic.to?.recolored(color)
      basic.by = basic.by?.recolored(color)
      animation.content = .basic(basic)
    case .keyframe(var keyframe):
      keyframe.values = keyframe.values.map { $0.recolored(color) }
      animation.content = .keyframe(keyframe)
    case .group(let members): animation.content = .group(members.map { $0.recolored(color) })
    }
    return animation
  }
}

extension AnimatableValue {
  fileprivate func recolored(_ color: (Color) -> Color) -> AnimatableValue {
    switch self {
    case .color(let own): .color(color(own))
    case .colors(let own): .colors(own.map(color))
    default: self
    }
  }
}
