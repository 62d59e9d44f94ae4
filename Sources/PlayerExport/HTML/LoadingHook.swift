import LayerTree
import SceneModel
import TextFormats

/// The CSS rules that remove the placeholder when the page sets the attribute `data-skeleton-state` to `ready`, because
/// its content has been loaded.
///
/// The delay, the minimum time, the end of the sweep and the cross-dissolve need no script. The state is passed to
/// descendants in custom properties: CSS starts a transition when an inherited value changes, but not when an animation
/// of the same element changes the value.
///
/// ```
/// wrapper      animations: -h 1 while the placeholder must remain, -c 0 for a moment at the start of each sweep,
///   │                      -t the duration of the transition once the placeholder has appeared
///   └─ drawing     -k 1 until both are 0; a transition with an endless delay keeps it 0 from then on
///        └─ layouts    opacity -k, with a transition of that duration
/// ```
struct LoadingHook {
  /// The name of the attribute that the page sets to `ready` when its content has been loaded.
  static let attribute = "data-skeleton-state"

  private let loading: LoadingTiming
  /// The begin of the first sweep and the duration of a sweep, in seconds of the scene.
  ///
  /// Nil unless the placeholder stays until the end of a sweep.
  private let cycle: (begin: Double, period: Double)?

  /// The interval at the start of each sweep in which the placeholder may disappear, in seconds: three frames at 60 Hz.
  private static let moment = 0.05

  /// The CSS rules for a scene without a stop time; nil for a scene with one, whose placeholder needs no attribute.
  init?(_ scene: Scene) {
    guard scene.loading.stopTime == nil else { return nil }
    loading = scene.loading
    cycle = scene.cycle.map { ($0.begin, $0.period) }
  }

  var rules: [String] {
    let name = "." + partName("")
    let ready = "\(name)[\(Self.attribute)=ready]"
    let silence = "\(ready)+\(name)-status{display:none}"
    if loading.isPlain { return ["\(ready){visibility:hidden}", silence] }
    var rules = ["\(ready){pointer-events:none}", silence]
    var animations: [String] = []
    func animate(_ letter: String, _ frames: String, _ timing: String) {
      rules.append("@keyframes \(partName("-\(letter)")){\(frames)}")
      animations.append("\(partName("-\(letter)")) \(timing)")
    }
    func property(_ letter: String) -> String { "--\(partName("-\(letter)"))" }
    let show = formatted(loading.showTime)
    if loading.minimumTime > 0 {
      animate("h", "from,to{\(property("h")):1}", "\(formatted(loading.minimumTime))s \(show)s")
    }
    if loading.showTime > 0, loading.transition > 0 {
      animate("t", "from,to{\(property("t")):\(formatted(loading.transition))s}", "1s \(show)s forwards")
    }
    if let cycle {
      let share = formatted(min(50, Self.moment / cycle.period * 100))
      animate(
        "c", "from{\(property("c")):0}\(share)%,to{\(property("c")):1}",
        "\(formatted(cycle.period))s step-end \(formatted(cycle.begin))s infinite")
    }
    if !animations.isEmpty { rules.append("\(name){animation:\(animations.joined(separator: ","))}") }
    func register(_ letter: String, _ syntax: String, initial: String) {
      rules.append("@property \(property(letter)){syntax:\"<\(syntax)>\";inherits:true;initial-value:\(initial)}")
    }
    // A property that key frames set cannot be part of a transition, a registered one that is computed from it can.
    let kept = [loading.minimumTime > 0 ? "h" : nil, cycle == nil ? nil : "c"].compactMap(\.self)
    let values = kept.map { "var(\(property($0)),0)" } + ["0"]
    register("k", "number", initial: "1")
    var latch = "\(property("k")):max(\(values.joined(separator: ",")))"
    latch += ";transition:\(property("k")) 0s calc(var(\(property("k")))*1e9s)"
    var fade = formatted(loading.transition) + "s"
    if loading.showTime > 0, loading.transition > 0 {
      register("d", "time", initial: "0s")
      latch += ";\(property("d")):var(\(property("t")),0s)"
      fade = "var(\(property("d")))"
    }
    rules.append("\(ready)>div{\(latch)}")
    let transition = loading.transition > 0 ? ";transition:opacity \(fade) linear" : ""
    return rules + ["\(ready) \(name)-s{opacity:var(\(property("k")))\(transition)}"]
  }
}
