import Geometry
import LayerTree

/// The layers of a scene by what they are for.
struct SceneLayers {
  /// Gradients and the overlay over them: what loading shows.
  var curtain: [Layer]
  /// What is drawn above the overlay while loading.
  var live: [Layer]
  /// The views as they are, from back to front: what shows when loading is over.
  var revealed: [Layer]

  /// How long a picture goes on after loading has stopped, so that one sees what is there, in seconds.
  static let afterglow = 0.5

  /// All layers from back to front, the curtain up from `start` to `stop`.
  func stacked(start: Double, stop: Double?) -> [Layer] {
    guard start > 0 || stop != nil else { return curtain + live }
    return [container(curtain + live, before: start, after: stop, areHidden: true)]
      + [container(revealed, before: start, after: stop, areHidden: false)]
  }

  /// A layer over others that is hidden outside of loading, or while it goes on.
  private func container(_ layers: [Layer], before start: Double, after stop: Double?, areHidden: Bool) -> Layer {
    var container = Layer()
    container.sublayers = layers
    container.isHidden = !areHidden
    let flag = AnimatableValue.flag(areHidden)
    let basic = BasicAnimation(.isHidden, from: flag, to: flag)
    if start > 0 {
      var timing = MediaTiming()
      (timing.duration, timing.fillMode) = (start, .backwards)
      container.animations.append(Animation(.basic(basic), timing: timing))
    }
    if let stop {
      var timing = MediaTiming()
      (timing.beginTime, timing.duration, timing.fillMode) = (stop, Self.afterglow, .forwards)
      container.animations.append(Animation(.basic(basic), timing: timing))
    }
    return container
  }
}
