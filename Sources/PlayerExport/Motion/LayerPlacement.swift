import Geometry
import LayerTree

/// The placement of a layer in its superlayer, in the components that players interpolate separately.
///
/// A point of the layer is moved by −`anchor`, then scaled, sheared, rotated, and moved by `translation`.
struct LayerPlacement: Hashable, Sendable {
  var translation: Point
  /// The angle of rotation, in radians.
  var rotation: Double
  /// The angle of the shear, in radians.
  var shear: Double
  var scaleX: Double
  var scaleY: Double
  var anchor = Point.zero

  /// The components of a transform without an anchor point.
  init(_ transform: AffineTransform) {
    let parts = TransformComponents(transform)
    translation = parts.translation
    rotation = parts.rotation
    shear = arcTangent(y: parts.shear, x: 1)
    (scaleX, scaleY) = (parts.scaleX, parts.scaleY)
  }

  init(of layer: Layer) {
    self.init(layer.transform)
    translation = Point(x: layer.position.x + translation.x, y: layer.position.y + translation.y)
    anchor = layer.bounds.point(at: layer.anchorPoint)
  }

  /// The placement of a key frame, from eight numbers in the order of ``numbers``; fewer numbers trap.
  init(_ numbers: [Double]) {
    translation = Point(x: numbers[0], y: numbers[1])
    (rotation, shear, scaleX, scaleY) = (numbers[2], numbers[3], numbers[4], numbers[5])
    anchor = Point(x: numbers[6], y: numbers[7])
  }

  /// The components of the placement in the order of a track's numbers; lengths are in points, angles in radians.
  ///
  /// The order is: translation x and y, rotation, shear, scale x and y, anchor x and y.
  var numbers: [Double] {
    [translation.x, translation.y, rotation, shear, scaleX, scaleY, anchor.x, anchor.y]
  }

  /// The tolerances of a placement's eight numbers in a track, and the indices of its angles.
  ///
  /// 0.02 points are invisible even at three pixels per point. 2·10⁻⁴ of an angle or a scale moves the edge of a layer
  /// of 100 points by as much.
  static let tracked = TrackedNumbers(
    tolerances: [0.02, 0.02, 2e-4, 2e-4, 2e-4, 2e-4, 0.02, 0.02], angles: [2, 3])

  /// The displacement of a layer that is only translated, from its superlayer's origin, in points.
  var offset: Point { translation - anchor }
}

/// The components (rotation, shear, scale) of a series of placements that differ from the identity at any time.
struct PlacementParts {
  let turns: Bool
  let shears: Bool
  let scales: Bool

  /// The tolerance for components that equal the identity: above the rounding errors of decomposed transforms.
  ///
  /// It is far below the precision of written numbers.
  private static let tolerance = 1e-9

  init(_ placements: [LayerPlacement]) {
    func isAlways(_ part: (LayerPlacement) -> Double, _ value: Double) -> Bool {
      placements.allSatisfy { abs(part($0) - value) < Self.tolerance }
    }
    turns = !isAlways(\.rotation, 0)
    shears = !isAlways(\.shear, 0)
    scales = !isAlways(\.scaleX, 1) || !isAlways(\.scaleY, 1)
  }

  /// True if the layer is only translated.
  var isPlain: Bool { !turns && !shears && !scales }
}
