import Geometry
import LayerTree

/// The layers of a scene, grouped by the time at which they are shown.
struct SceneLayers {
  /// The gradient layers and the overlay layer above them, from back to front, shown while loading.
  var curtain: [Layer]
  /// The layers above the overlay, from back to front, shown while loading.
  var live: [Layer]
  /// The layers of the views themselves, from back to front, shown before and after loading.
  var revealed: [Layer]

  /// The time that an animation continues after loading has ended, in seconds, to show the result.
  static let afterglow = 0.5

  /// All layers from back to front, with `curtain` and `live` shown from `start` to `stop` and `revealed` otherwise.
  ///
  /// - Parameters:
  ///   - start: the time at which loading begins, in seconds of the scene.
  ///   - stop: the time at which loading ends, in seconds of the scene; nil for never.
  func stacked(start: Double, stop: Double?) -> [Layer] {
    guard start > 0 || stop != nil else { return curtain + live }
    return [container(curtain + live, before: start, after: stop, areHidden: true)]
      + [container(revealed, before: start, after: stop, areHidden: false)]
  }

  /// A layer that contains `layers` and is hidden either outside of loading or while loading.
  ///
  /// - Parameters:
  ///   - layers: the sublayers.
  ///   - start: the time at which loading begins, in seconds of the scene.
  ///   - stop: the time at which loading ends, in seconds of the scene; nil for never.
  ///   - areHidden: true to hide the layers outside of loading, false to hide them while loading.
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
