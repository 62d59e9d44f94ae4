import Geometry
import LayerTree

/// The item that places a group, and says how much of it shows.
struct LottieTransform {
  private let members: [LottieValue.Member]
  /// The whole map; nil when it moves.
  let fixed: AffineTransform?
  /// Whether it shears, at any time.
  let shears: Bool

  /// Whether it changes nothing.
  var isEmpty: Bool { members.isEmpty }

  /// A map that stays.
  init(_ transform: AffineTransform, on clock: LottieClock) {
    let parts = TransformComponents(transform)
    let values = [
      parts.translation.x, parts.translation.y, parts.rotation, arcTangent(y: parts.shear, x: 1), parts.scaleX,
      parts.scaleY, 0, 0,
    ]
    self.init([Track.Keyframe(offset: 0, values: values, easing: .hold)], fixed: transform, on: clock)
  }

  /// What moves a layer into its superlayer.
  init(placing layer: Layer, delay: Double, on clock: LottieClock) {
    let property = TrackedProperty.placement
    var fixed: AffineTransform?
    if !layer.animates(property.keyPaths) {
      let anchor = layer.bounds.point(at: layer.anchorPoint)
      fixed = AffineTransform.translation(x: -anchor.x, y: -anchor.y).concatenating(layer.transform)
        .concatenating(.translation(x: layer.position.x, y: layer.position.y))
    }
    self.init(clock.motion(property, of: layer, delay: delay), fixed: fixed, on: clock)
  }

  /// - Parameter motion: of ``TrackedProperty/placement``: x, y, rotation, shear, both scales, and the anchor point.
  private init(_ motion: [Track.Keyframe], fixed: AffineTransform?, on clock: LottieClock) {
    func isAlways(_ index: Int, _ value: Double) -> Bool {
      motion.allSatisfy { abs($0.values[index] - value) < 1e-9 }
    }
    let turns = !isAlways(2, 0)
    let scales = !isAlways(4, 1) || !isAlways(5, 1)
    shears = !isAlways(3, 0)
    self.fixed = fixed
    let isPlain = !turns && !shears && !scales
    var members: [LottieValue.Member] = []
    func add(_ name: String, unless usual: LottieValue, _ value: ([Double]) -> [LottieValue]) {
      let property = clock.property(motion, value)
      if property != .still(usual) { members.append(.init(name, property)) }
    }
    add("p", unless: [0, 0]) { values in
      let (x, y) = isPlain ? (values[0] - values[6], values[1] - values[7]) : (values[0], values[1])
      return [.number(x), .number(y)]
    }
    if !isPlain { add("a", unless: [0, 0]) { [.number($0[6]), .number($0[7])] } }
    if scales {
      add("s", unless: [100, 100]) { [.number($0[4] * 100), .number($0[5] * 100)] }
    }
    func degrees(_ angle: Double) -> [LottieValue] { [.number(angle * 180 / .pi)] }
    if turns { add("r", unless: 0) { degrees($0[2]) } }
    if shears {
      add("sk", unless: 0) { degrees(-$0[3]) }
      members.append(.init("sa", .still(0)))
    }
    self.members = members
  }

  /// - Parameter opacity: a property in percent; nil for all of it.
  func item(opacity: LottieValue?) -> LottieValue {
    (["ty": "tr", "o": opacity ?? .still(100)] as LottieValue).with(members)
  }
}
