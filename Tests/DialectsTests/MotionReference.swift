import Geometry

@testable import LayerTree
@testable import ViewTree

// A plain implementation of the timing model, for basic and keyframe animations of positive speed: the test oracle.

extension Animation {
  /// The progress at a time, 0…1; nil if the animation has no effect.
  func referenceProgress(at time: Double) -> Double? {
    let active = (time - timing.beginTime) * timing.speed + timing.timeOffset
    let clamped: Double
    if active < 0 {
      guard timing.fillMode == .backwards || timing.fillMode == .both else { return nil }
      clamped = 0
    } else if active >= timing.activeDuration {
      guard timing.fillMode == .forwards || timing.fillMode == .both else { return nil }
      clamped = timing.activeDuration
    } else {
      clamped = active
    }
    let runs = clamped / timing.duration
    let whole = runs.rounded(.down)
    let isEnd = runs == whole && clamped == timing.activeDuration && clamped > 0
    return timingFunction.value(at: isEnd ? 1 : runs - whole)
  }
}

extension View {
  /// The value of the last effective animation of a property at a time; nil if none has an effect.
  func referenceValue(of property: LayerKeyPath, at time: Double) -> AnimatableValue? {
    layer.animations.referenceValue(of: property, at: time)
  }
}

extension [Animation] {
  fileprivate func referenceValue(of property: LayerKeyPath, at time: Double) -> AnimatableValue? {
    for (index, animation) in enumerated().reversed() {
      switch animation.content {
      case .group(let members):
        let inner = time - animation.timing.beginTime
        guard inner >= 0, inner < animation.timing.duration else { continue }
        if let value = members.referenceValue(of: property, at: inner) { return value }
      case .basic(let values) where values.keyPath == property:
        guard let progress = animation.referenceProgress(at: time) else { continue }
        let before = self[..<index]
        let shown = Array(before).referenceValue(of: property, at: animation.timing.beginTime)
        if case .number(let from)? = values.from ?? shown, case .number(let to)? = values.to {
          return .number(from + (to - from) * progress)
        }
        return values.from
      case .keyframe(let keyframes) where keyframes.keyPath == property:
        guard let progress = animation.referenceProgress(at: time) else { continue }
        let index = Int(progress * Double(keyframes.values.count) + 1e-9)
        return keyframes.values[Swift.min(index, keyframes.values.count - 1)]
      case .basic, .keyframe: continue
      }
    }
    return nil
  }
}
