import Geometry

/// A time to present, and how far the shimmer is when that is not up to the time.
struct PresentationTime {
  var time: Double
  var shimmerProgress: Double?
}

extension Layer {
  /// The layer with the values that its animations give it at a local time.
  func presented(at time: PresentationTime) -> Layer {
    if animations.isEmpty { return self }
    return AnimationStack(self).presented(at: time).layer
  }
}

/// The animations of one layer, groups opened, and the values that they start from.
private struct AnimationStack {
  private let layer: Layer
  /// For each property animation that needs one: the value that showed when it began.
  private var shownValues: [AnimatableValue?] = []

  init(_ layer: Layer) {
    self.layer = layer
    guard layer.animations.contains(where: \.startsFromPresentation) else { return }
    var begins: [(index: Int, keyPath: LayerKeyPath, time: Double)] = []
    var count = 0
    for animation in layer.animations {
      animation.forEachProperty(begin: 0, rate: 1) { content, begin in
        if case .basic(let basic) = content, basic.startsFromPresentation {
          begins.append((count, basic.keyPath, begin))
        }
        count += 1
      }
    }
    shownValues = [AnimatableValue?](repeating: nil, count: count)
    // In order: what shows when one begins depends on earlier ones only.
    for (index, keyPath, begin) in begins {
      shownValues[index] = presented(at: PresentationTime(time: begin), count: index)[keyPath]
    }
  }

  /// The layer with the values of its first `count` property animations.
  func presented(at time: PresentationTime, count: Int = .max) -> PresentedLayer {
    var shown = PresentedLayer(layer)
    var index = 0
    for animation in layer.animations where index < count {
      animation.forEachValue(at: time) { content, progress in
        if let progress, index < count { apply(content, index, progress, to: &shown) }
        index += 1
      }
    }
    return shown
  }

  private func apply(
    _ content: Animation.Content, _ index: Int, _ progress: Double, to shown: inout PresentedLayer
  ) {
    switch content {
    case .basic(let basic):
      guard let current = shown[basic.keyPath] else { return }
      let start = index < shownValues.count ? shownValues[index] ?? current : current
      let value = basic.value(at: progress, shown: start)
      shown.set(basic.keyPath, to: basic.isAdditive ? value.added(to: current) : value)
    case .keyframe(let keyframe):
      guard let current = shown[keyframe.keyPath], let value = keyframe.value(at: progress) else { return }
      shown.set(keyframe.keyPath, to: keyframe.isAdditive ? value.added(to: current) : value)
    case .group: break
    }
  }
}

extension Animation {
  fileprivate var startsFromPresentation: Bool {
    switch content {
    case .basic(let basic): basic.startsFromPresentation
    case .keyframe: false
    case .group(let members): members.contains(where: \.startsFromPresentation)
    }
  }

  /// Visits the property animations in here with the layer's local time at which each of them begins.
  ///
  /// A member of a group begins in the group's first run, as if the group's timing function were linear.
  fileprivate func forEachProperty(begin: Double, rate: Double, _ visit: (Content, _ begin: Double) -> Void) {
    let begin = begin + timing.effectiveBeginTime / rate
    guard case .group(let members) = content else { return visit(content, begin) }
    let rate = timing.speed > 0 ? rate * timing.speed : rate
    for member in members { member.forEachProperty(begin: begin, rate: rate, visit) }
  }

  /// Visits the property animations in here with their progress after all timing functions, nil without effect.
  fileprivate func forEachValue(at time: PresentationTime?, _ visit: (Content, _ progress: Double?) -> Void) {
    let share = time.flatMap { progress(at: $0) }
    guard case .group(let members) = content else { return visit(content, share) }
    let inner = share.map { PresentationTime(time: $0 * timing.duration, shimmerProgress: time?.shimmerProgress) }
    for member in members { member.forEachValue(at: inner, visit) }
  }

  private func progress(at time: PresentationTime) -> Double? {
    let share = isShimmer ? time.shimmerProgress : nil
    return (share ?? timing.progress(at: time.time)).map(timingFunction.value)
  }
}
