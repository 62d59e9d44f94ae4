import Geometry
import LayerTree
import ViewTree

/// The values of an `<animation>` or `<animationGroup>` element while its attributes are being read.
///
/// `from`, `to`, `by` and `values` stay texts, because their syntax depends on the key path. Times are in seconds.
struct AnimationDraft {
  /// The name to which later animations of the same element or group refer.
  var name: String?
  var property: LayerKeyPath?
  var from: String?
  var to: String?
  var by: String?
  var values: String?
  var keyTimes: [Double]?
  var calculationMode: KeyframeAnimation.CalculationMode?
  var timingFunctions: [UnitBezier]?
  var stepDuration: Double?
  var isAdditive = false
  /// The spring of the animation; nil if none of its attributes is stated.
  var spring: DampedSpring?
  var timing = MediaTiming()
  var duration: Double?
  var beginTime = AnimationBegin.time(.afterStart(0))
  var endTime: AnimatingTime?
  var timingFunction = UnitBezier.linear

  /// The table of the attributes of `<animation>`, each with its syntax and the property of the draft that it sets.
  static let animationAttributes = AttributeTable<AnimationDraft>(
    [
      NativeAttribute("keyPath", .keyPath, isRequired: true) { $0.property = $1 },
      NativeAttribute("from", .animationValue) { $0.from = $1 },
      NativeAttribute("to", .animationValue) { $0.to = $1 },
      NativeAttribute("by", .animationValue) { $0.by = $1 },
      NativeAttribute("values", .animationValue) { $0.values = $1 },
      NativeAttribute("keyTimes", .keyTimes) { $0.keyTimes = $1 },
      NativeAttribute("calculationMode", .cases("calculationMode")) { $0.calculationMode = $1 },
      NativeAttribute("timingFunctions", .timingFunctions) { $0.timingFunctions = $1 },
      NativeAttribute("stepDuration", .duration) { $0.stepDuration = $1 },
      NativeAttribute("additive", .boolean) { $0.isAdditive = $1 },
      NativeAttribute("mass", .springConstant) { $0.springOrDefault.mass = $1 },
      NativeAttribute("stiffness", .springConstant) { $0.springOrDefault.stiffness = $1 },
      NativeAttribute("damping", .springConstant) { $0.springOrDefault.damping = $1 },
      NativeAttribute("initialVelocity", .number) { $0.springOrDefault.initialVelocity = $1 },
    ] + timingAttributes)

  /// The names of the attributes that make an animation a `CASpringAnimation`.
  static let springAttributes = ["mass", "stiffness", "damping", "initialVelocity"]

  private var springOrDefault: DampedSpring {
    get { spring ?? DampedSpring() }
    set { spring = newValue }
  }

  /// The table of the attributes of `<animationGroup>`: those about time, such as `duration` and `beginTime`.
  static let groupAttributes = AttributeTable<AnimationDraft>(timingAttributes)

  private static let timingAttributes: [NativeAttribute<AnimationDraft>] = [
    NativeAttribute("name", .animationName) { $0.name = $1 },
    NativeAttribute("duration", .duration) { $0.duration = $1 },
    NativeAttribute("beginTime", .animationBegin) { $0.beginTime = $1 },
    NativeAttribute("endTime", .animatingTime) { $0.endTime = $1 },
    NativeAttribute("speed", .number) { $0.timing.speed = $1 },
    NativeAttribute("timeOffset", .time) { $0.timing.timeOffset = $1 },
    NativeAttribute("repeatCount", .repeatCount) { $0.timing.repeatCount = $1 },
    NativeAttribute("repeatDuration", .duration) { $0.timing.repeatDuration = $1 },
    NativeAttribute("autoreverses", .boolean) { $0.timing.autoreverses = $1 },
    NativeAttribute("fillMode", .cases("fillMode")) { $0.timing.fillMode = $1 },
    NativeAttribute("timingFunction", .timingFunction) { $0.timingFunction = $1 },
  ]

  /// Returns the animation with its times in seconds of the scene, and adds its end to `ends` if it has a name.
  ///
  /// The result is nil for an animation that begins after a stop or an end that never comes. The animations of an
  /// indicator end when the indicator stops, unless they begin at its stop or state their own end.
  func resolved(
    _ content: Animation.Content, in scope: AnimatingScope, _ ends: inout AnimationEnds
  ) -> Animation? {
    let begin = ends.resolve(beginTime, in: scope)
    let animation = begin.flatMap { resolved(content, in: scope, begin: $0.time, isAfterStop: $0.isAfterStop) }
    guard let name else { return animation }
    if let begin, let end = animation?.timing.endTime, end.isFinite {
      let followsStop = begin.isAfterStop || (endTime == nil && scope.stop == end)
      ends.add(name, .time(end, isAfterStop: followsStop))
    } else {
      ends.add(name, .never)
    }
    return animation
  }

  private func resolved(
    _ content: Animation.Content, in scope: AnimatingScope, begin: Double, isAfterStop: Bool
  ) -> Animation? {
    var animation = Animation(content, timing: timing, timingFunction: timingFunction, spring: spring)
    if let duration = duration ?? spring?.settlingDuration { animation.timing.duration = duration }
    if let stepDuration, case .keyframe(let keyframes) = content {
      animation.timing.duration = stepDuration * Double(keyframes.stepCount)
    }
    animation.timing.beginTime = begin
    let end = endTime.map { scope.resolve($0) } ?? (isAfterStop ? nil : scope.stop)
    guard let end else { return animation }
    return animation.removed(at: end)
  }
}

extension KeyframeAnimation {
  /// The number of steps of the animation, each as long as the attribute `stepDuration`: one for each value of a
  /// discrete animation.
  ///
  /// In the other modes it is one between consecutive values, at least 1.
  var stepCount: Int { calculationMode == .discrete ? values.count : max(1, values.count - 1) }

  /// The number of key times that the animation must have: one more than values if it is discrete, else one per value.
  var keyTimeCount: Int { calculationMode == .discrete ? values.count + 1 : values.count }
}

extension ValueSyntax where Value == Double {
  fileprivate static let springConstant = number(
    "springConstant", expected: "a number from 0.001 such as 100", in: 0.001...ViewLimits.number)
}

extension ValueSyntax where Value == String {
  /// The syntax of a value of an animation, which stays text until the key path determines its type.
  ///
  /// Every text is valid.
  fileprivate static let animationValue = ValueSyntax(
    "animationValue", expected: "a value", .anything, parse: { $0 })
}
