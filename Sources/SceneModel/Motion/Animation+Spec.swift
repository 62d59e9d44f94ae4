import Geometry
package import LayerTree
package import ViewTree

extension Animation {
  /// The animation that a document describes.
  package init(_ spec: AnimationSpec) {
    let content: Content =
      switch spec.action {
      case .basic(let property, let values):
        .basic(
          BasicAnimation(
            LayerKeyPath(property), from: values.from.map { AnimatableValue($0, of: property) },
            to: values.to.map { AnimatableValue($0, of: property) },
            by: values.by.map { AnimatableValue($0, of: property) }, isAdditive: spec.isAdditive))
      case .keyframe(let property, let keyframes):
        .keyframe(
          KeyframeAnimation(
            LayerKeyPath(property), values: keyframes.values.map { AnimatableValue($0, of: property) },
            keyTimes: keyframes.keyTimes ?? [], calculationMode: .init(keyframes.calculationMode),
            timingFunctions: keyframes.timingFunctions ?? [], isAdditive: spec.isAdditive))
      case .group(let members): .group(members.map(Animation.init))
      }
    self.init(content, timing: MediaTiming(spec.timing), timingFunction: spec.timingFunction)
  }
}

extension KeyframeAnimation.CalculationMode {
  fileprivate init(_ mode: Keyframes.CalculationMode) {
    switch mode {
    case .linear: self = .linear
    case .discrete: self = .discrete
    case .paced: self = .paced
    }
  }
}

extension MediaTiming {
  fileprivate init(_ spec: TimingSpec) {
    self.init()
    beginTime = spec.beginTime
    duration = spec.duration
    speed = spec.speed
    timeOffset = spec.timeOffset
    repeatCount = spec.repeatCount
    repeatDuration = spec.repeatDuration
    autoreverses = spec.autoreverses
    switch spec.fillMode {
    case .removed: fillMode = .removed
    case .forwards: fillMode = .forwards
    case .backwards: fillMode = .backwards
    case .both: fillMode = .both
    }
  }
}

extension AnimatableValue {
  fileprivate init(_ value: AnimationValue, of property: AnimatedProperty) {
    switch value {
    case .boolean(let flag): self = .flag(flag)
    case .number(let radius) where property == .cornerRadius: self = .cornerRadii(CornerRadii(radius))
    case .number(let number): self = .number(number)
    case .numbers(let numbers): self = .numbers(numbers)
    case .point(let point): self = .point(point)
    case .size(let size): self = .size(size)
    case .unitPoint(let point): self = .unitPoint(point)
    case .transform(let transform): self = .transform(transform)
    case .color(let color): self = .color(color)
    case .colors(let colors): self = .colors(colors)
    }
  }
}

extension LayerKeyPath {
  fileprivate init(_ property: AnimatedProperty) {
    switch property {
    case .opacity: self = .opacity
    case .hidden: self = .isHidden
    case .position: self = .position
    case .positionX: self = .positionX
    case .positionY: self = .positionY
    case .boundsSize: self = .boundsSize
    case .transform: self = .transform
    case .transformScale: self = .scale
    case .transformScaleX: self = .scaleX
    case .transformScaleY: self = .scaleY
    case .transformRotationZ: self = .rotation
    case .transformTranslation: self = .translation
    case .transformTranslationX: self = .translationX
    case .transformTranslationY: self = .translationY
    case .backgroundColor: self = .backgroundColor
    case .cornerRadius: self = .cornerRadius
    case .strokeStart: self = .strokeStart
    case .strokeEnd: self = .strokeEnd
    case .lineWidth: self = .lineWidth
    case .fillColor: self = .fillColor
    case .strokeColor: self = .strokeColor
    case .locations: self = .locations
    case .colors: self = .colors
    case .startPoint: self = .startPoint
    case .endPoint: self = .endPoint
    }
  }
}
