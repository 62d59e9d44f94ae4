import Geometry
import LayerTree

/// The placement of a layer in its superlayer, split into components that players interpolate separately.
///
/// The layer is moved by −`anchor`, then scaled, sheared, rotated, and moved by `translation`; both are in points.
struct LayerPlacement: Hashable, Sendable {
  var translation: Point
  /// The angle of the layer's rotation, in radians clockwise.
  var rotation: Double
  /// The angle of the layer's shear along the x axis, in radians.
  var shear: Double
  var scaleX: Double
  var scaleY: Double
  var anchor = Point.zero

  /// The components of a transform in points, without an anchor point.
  init(_ transform: AffineTransform) {
    let parts = TransformComponents(transform)
    translation = parts.translation
    rotation = parts.rotation
    shear = arcTangent(y: parts.shear, x: 1)
    (scaleX, scaleY) = (parts.scaleX, parts.scaleY)
  }

  /// The placement of a layer.
  ///
  /// It is exact without perspective. A layer that is rotated in perspective has the placement of the affine transform
  /// at its anchor point.
  init(of layer: Layer) {
    self.init(layer.transform)
    anchor = layer.bounds.point(at: layer.anchorPoint)
    translation = Point(x: layer.position.x + translation.x, y: layer.position.y + translation.y)
    if !layer.isFlat { project(layer) }
  }

  private mutating func project(_ layer: Layer) {
    let depth = layer.depth
    let projection = layer.projection
    guard layer.camera == nil || (depth.rotationX == 0 && depth.rotationY == 0) else {
      let map = projection.linearized(at: anchor)
      let own = anchor
      self = LayerPlacement(map)
      (anchor, translation) = (own, map.apply(own))
      return
    }
    translation = projection.apply(anchor)
    let factor = projection.affine == nil ? 0 : 1 / projection.r
    let (sineX, cosineX) = (sine(depth.rotationX), cosine(depth.rotationX))
    let (sineY, cosineY) = (sine(depth.rotationY), cosine(depth.rotationY))
    if shear != 0 || sineX * sineY != 0, cosineX != 0 {
      let tangent = (sine(shear) / cosine(shear) * cosineY + sineX * sineY) / cosineX
      shear = arcTangent(y: tangent, x: 1)
    }
    (scaleX, scaleY) = (scaleX * cosineY * factor, scaleY * cosineX * factor)
  }

  /// The placement with the eight numbers in the order and the units of ``numbers``; fewer numbers are a precondition
  /// failure.
  init(_ numbers: [Double]) {
    translation = Point(x: numbers[0], y: numbers[1])
    (rotation, shear, scaleX, scaleY) = (numbers[2], numbers[3], numbers[4], numbers[5])
    anchor = Point(x: numbers[6], y: numbers[7])
  }

  /// The eight components of the placement in the order of a track's numbers; lengths are in points, angles in radians.
  ///
  /// The order is: translation x and y, rotation, shear, scale x and y, anchor x and y.
  var numbers: [Double] {
    [translation.x, translation.y, rotation, shear, scaleX, scaleY, anchor.x, anchor.y]
  }

  /// The tolerances of a placement's eight numbers in a track, and the indexes of its angles.
  ///
  /// 0.02 points are invisible even at three pixels per point. 2·10⁻⁴ of an angle or a scale moves the edge of a layer
  /// of 100 points by as much.
  static let tracked = TrackedNumbers(
    tolerances: [0.02, 0.02, 2e-4, 2e-4, 2e-4, 2e-4, 0.02, 0.02], angles: [2, 3])

  /// The position of the layer's coordinate origin in points of its superlayer, for a layer that is only translated.
  var offset: Point { translation - anchor }
}

/// The components (rotation, shear, scale) that differ from the identity in at least one of several placements.
struct PlacementParts {
  let turns: Bool
  let shears: Bool
  let scales: Bool

  /// The maximum difference from the identity that counts as none, in radians or as a factor.
  ///
  /// It is above the rounding errors of decomposed transforms and far below the precision of numbers in files.
  private static let tolerance = 1e-9

  init(_ placements: [LayerPlacement]) {
    func isAlways(_ part: (LayerPlacement) -> Double, _ value: Double) -> Bool {
      placements.allSatisfy { abs(part($0) - value) < Self.tolerance }
    }
    turns = !isAlways(\.rotation, 0)
    shears = !isAlways(\.shear, 0)
    scales = !isAlways(\.scaleX, 1) || !isAlways(\.scaleY, 1)
  }

  /// True if all placements are only translations.
  var isPlain: Bool { !turns && !shears && !scales }
}
