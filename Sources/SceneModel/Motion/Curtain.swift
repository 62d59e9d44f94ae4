import Geometry
import LayerTree

/// The layers of a scene, grouped by the phases of loading in which they are shown; all from back to front.
struct SceneLayers {
  /// The layers of the placeholder, from back to front, shown while loading: the gradient, and above it the overlay
  /// with its holes.
  var curtain: [Layer]
  /// The layers above the overlay, from back to front, shown while loading.
  var live: [Layer]
  /// The layers of the views themselves, from back to front, shown before and after loading.
  var revealed: [Layer]

  /// The time in seconds for which an animation continues after loading has ended, to show the loaded views.
  static let afterglow = 0.5

  /// All layers from back to front, each group hidden by animations outside of its phases of loading.
  ///
  /// The placeholder is above the views and fades out at the end, which gives a cross-dissolve.
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

  /// A layer that contains `layers` and shows or hides them at certain times.
  ///
  /// - Parameters:
  ///   - isHidden: true to hide the layers from `start` to `stop` and to show them at all other times; false for the
  ///     opposite.
  ///   - start: the start of that time, in seconds of the scene.
  ///   - stop: the end of that time, in seconds of the scene; nil for no end.
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
