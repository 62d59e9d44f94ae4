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

  /// All layers from back to front, each group shown during its phases of loading.
  ///
  /// The placeholder lies over the content and fades: together they form a cross-dissolve.
  func stacked(in scene: Scene) -> [Layer] {
    let (loading, end) = (scene.loading, scene.hideTime)
    guard loading.showTime > 0 || loading.stopTime != nil else { return curtain + live }
    var groups: [Layer] = []
    if loading.showDelay > 0 {
      groups.append(
        Layer(filling: .roundedRect(RoundedRect(Rect(origin: .zero, size: scene.size))), with: scene.overlay))
    }
    if !revealed.isEmpty {
      groups.append(container(revealed, isHidden: true, before: loading.startTime, after: end))
    }
    guard loading.isShown else { return groups }
    let isFading = loading.transition > 0
    var placeholder = container(
      curtain + live, isHidden: false, before: loading.showTime, after: end.map { $0 + loading.transition })
    if let end, isFading {
      var timing = MediaTiming()
      (timing.beginTime, timing.duration) = (end, loading.transition)
      let fade = BasicAnimation(.opacity, from: .number(1), to: .number(0))
      placeholder.animations.append(Animation(.basic(fade), timing: timing))
    }
    return groups + [placeholder]
  }

  /// A container of `layers` that is hidden if `isHidden` is true, with the opposite visibility before `start` and from
  /// `stop` on, in seconds; without `stop`, only before `start`.
  private func container(_ layers: [Layer], isHidden: Bool, before start: Double, after stop: Double?) -> Layer {
    var container = Layer()
    container.sublayers = layers
    container.isHidden = isHidden
    let flag = AnimatableValue.flag(!isHidden)
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
