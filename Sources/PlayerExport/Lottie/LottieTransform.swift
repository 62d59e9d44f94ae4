import Geometry
import LayerTree

/// The placement of a Lottie group in its parent, as the members of the group's transform item.
struct LottieTransform {
  private let members: [LottieValue.Member]
  /// The transform from the group's coordinates to those of its parent, in points; nil if the transform is animated.
  let fixed: AffineTransform?
  /// True if the transform shears at any time, which some players do not support.
  let shears: Bool

  /// True if the transform is the identity at all times.
  var isEmpty: Bool { members.isEmpty }

  /// The Lottie form of a still transform, from the group's coordinates to those of its parent, in points.
  init(_ transform: AffineTransform, on clock: LottieClock) {
    let keyframe = Track.Keyframe(offset: 0, values: LayerPlacement(transform).numbers, easing: .hold)
    self.init([keyframe], fixed: transform, on: clock)
  }

  /// The placement of a layer in its superlayer, animated if the layer's placement is.
  ///
  /// - Parameter delay: the start of the layer's time, in seconds of the scene.
  init(placing layer: Layer, delay: Double, on clock: LottieClock) {
    let property = TrackedProperty.placement
    let fixed = layer.animates(property.keyPaths) ? nil : layer.transformToSuperlayer
    self.init(clock.motion(property, of: layer, delay: delay), fixed: fixed, on: clock)
  }

  /// The Lottie form of key frames of ``TrackedProperty/placement``.
  ///
  /// - Parameter fixed: the same transform if it is not animated; otherwise nil.
  private init(_ motion: [Track.Keyframe], fixed: AffineTransform?, on clock: LottieClock) {
    let parts = PlacementParts(motion.map { LayerPlacement($0.values) })
    shears = parts.shears
    self.fixed = fixed
    var members: [LottieValue.Member] = []
    func add(_ name: String, unless usual: LottieValue, _ value: (LayerPlacement) -> [LottieValue]) {
      let property = clock.property(motion) { value(LayerPlacement($0)) }
      if property != .still(usual) { members.append(.init(name, property)) }
    }
    add("p", unless: [0, 0]) { placement in
      let position = parts.isPlain ? placement.offset : placement.translation
      return [.number(position.x), .number(position.y)]
    }
    if !parts.isPlain { add("a", unless: [0, 0]) { [.number($0.anchor.x), .number($0.anchor.y)] } }
    if parts.scales {
      add("s", unless: [100, 100]) { [.number($0.scaleX * 100), .number($0.scaleY * 100)] }
    }
    func degrees(_ angle: Double) -> [LottieValue] { [.number(angle * 180 / .pi)] }
    if parts.turns { add("r", unless: 0) { degrees($0.rotation) } }
    if parts.shears {
      add("sk", unless: 0) { degrees(-$0.shear) }
      members.append(.init("sa", .still(0)))
    }
    self.members = members
  }

  /// The transform item of a Lottie group.
  ///
  /// - Parameter opacity: the opacity of the group as a Lottie property in percent; nil for 100 %.
  func item(opacity: LottieValue?) -> LottieValue {
    (["ty": "tr", "o": opacity ?? .still(100)] as LottieValue).with(members)
  }
}
