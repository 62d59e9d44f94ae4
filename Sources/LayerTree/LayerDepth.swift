package import Geometry

/// The part of a layer's transform that leaves the plane of its superlayer.
///
/// Core Animation's `transform.rotation.x`, `transform.rotation.y` and `transform.translation.z`. A layer is scaled and
/// sheared first, then rotated about the x, the y and the z axis, and then moved: Graphics Gems II, "unmatrix".
package struct LayerDepth: Hashable, Sendable {
  /// The angle of the rotation about the x axis in radians; for a positive one the top edge is farther away.
  package var rotationX = 0.0
  /// The angle of the rotation about the y axis in radians; for a positive one the right edge is farther away.
  package var rotationY = 0.0
  /// The distance from the plane of the superlayer towards the viewer, in points.
  package var translationZ = 0.0

  package static let none = LayerDepth()
}

/// The viewer of the sublayers of a layer: Core Animation's `sublayerTransform` with an `m34` of −1 / `distance`.
package struct LayerCamera: Hashable, Sendable {
  /// The distance of the viewer from the plane of the superlayer, in points above 0: CSS's `perspective`.
  package var distance: Double
  /// The point of the superlayer in front of which the viewer is, in points of its bounds.
  package var point: Point

  package init(distance: Double, point: Point) {
    (self.distance, self.point) = (distance, point)
  }
}

extension Layer {
  /// True if the layer lies in the plane of its superlayer, at any zPosition if there is no perspective.
  package var isFlat: Bool { depth == .none && (camera == nil || zPosition == 0) }

  /// True if a rotation out of the plane of the superlayer, at rest or animated, is seen in perspective.
  ///
  /// The picture of the layer is then not an affine transform of the layer.
  package var needsProjection: Bool {
    guard camera != nil else { return false }
    return depth.rotationX != 0 || depth.rotationY != 0
      || animations.contains { $0.contains { $0 == .rotationX || $0 == .rotationY } }
  }

  /// The placement of the layer in the plane of its superlayer, in points, as seen by the viewer.
  ///
  /// Without a camera the layer is projected perpendicularly, as Core Animation flattens sublayers.
  package var projection: Projection {
    let parts = TransformComponents(transform)
    let anchor = bounds.point(at: anchorPoint)
    let (sineX, cosineX) = (sine(depth.rotationX), cosine(depth.rotationX))
    let (sineY, cosineY) = (sine(depth.rotationY), cosine(depth.rotationY))
    let plane = AffineTransform(
      a: parts.scaleX * cosineY, b: 0, c: parts.scaleY * (parts.shear * cosineY + sineX * sineY),
      d: parts.scaleY * cosineX, tx: 0, ty: 0)
    let place = position + parts.translation
    let map = AffineTransform.translation(x: -anchor.x, y: -anchor.y).concatenating(plane)
      .concatenating(.rotation(parts.rotation)).concatenating(.translation(x: place.x, y: place.y))
    guard let camera else { return Projection(map) }
    // The height of a point above the plane of the superlayer is linear in its coordinates.
    let alongX = -sineY * parts.scaleX
    let alongY = parts.scaleY * (sineX * cosineY - sineY * parts.shear)
    let height = depth.translationZ + zPosition - alongX * anchor.x - alongY * anchor.y
    let (p, q, r) = (-alongX / camera.distance, -alongY / camera.distance, 1 - height / camera.distance)
    let centered = map.concatenating(.translation(x: -camera.point.x, y: -camera.point.y))
    return Projection(centered, p: p, q: q, r: r)
      .concatenating(.translation(x: camera.point.x, y: camera.point.y))
  }
}

extension Animation {
  /// Returns true if one of the animated properties satisfies a condition.
  package func contains(_ condition: (LayerKeyPath) -> Bool) -> Bool {
    switch content {
    case .basic(let basic): condition(basic.keyPath)
    case .keyframe(let keyframe): condition(keyframe.keyPath)
    case .group(let members): members.contains { $0.contains(condition) }
    }
  }
}
