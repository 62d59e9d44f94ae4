/// A property that an animation changes, by Core Animation's key path.
package enum AnimatedProperty: String, Hashable, Sendable, CaseIterable {
  case opacity
  case hidden
  case position
  case positionX = "position.x"
  case positionY = "position.y"
  case boundsSize = "bounds.size"
  case transform
  case transformScale = "transform.scale"
  case transformScaleX = "transform.scale.x"
  case transformScaleY = "transform.scale.y"
  case transformRotationZ = "transform.rotation.z"
  case transformTranslation = "transform.translation"
  case transformTranslationX = "transform.translation.x"
  case transformTranslationY = "transform.translation.y"
  case backgroundColor
  case cornerRadius
  case strokeStart
  case strokeEnd
  case lineWidth
  case fillColor
  case strokeColor
  case locations
  case colors
  case startPoint
  case endPoint

  /// The kind of layer that has the property.
  package enum Owner: Hashable, Sendable {
    case anyLayer
    /// `CAShapeLayer`: a `<shape>`.
    case shapeLayer
    /// `CAGradientLayer`: the `<shimmer>`.
    case gradientLayer
  }

  package var owner: Owner {
    switch self {
    case .opacity, .hidden, .position, .positionX, .positionY, .boundsSize, .transform, .transformScale,
      .transformScaleX, .transformScaleY, .transformRotationZ, .transformTranslation, .transformTranslationX,
      .transformTranslationY, .backgroundColor, .cornerRadius:
      .anyLayer
    case .strokeStart, .strokeEnd, .lineWidth, .fillColor, .strokeColor: .shapeLayer
    case .locations, .colors, .startPoint, .endPoint: .gradientLayer
    }
  }

  /// What the values of the property are.
  package var valueType: AnimationValue.Kind {
    switch self {
    case .opacity, .positionX, .positionY, .transformScale, .transformScaleX, .transformScaleY,
      .transformTranslationX, .transformTranslationY, .cornerRadius, .strokeStart, .strokeEnd, .lineWidth:
      .number
    case .hidden: .boolean
    case .position, .transformTranslation: .point
    case .boundsSize: .size
    case .transform: .transform
    case .transformRotationZ: .angle
    case .backgroundColor, .fillColor, .strokeColor: .color
    case .locations: .numbers
    case .colors: .colors
    case .startPoint, .endPoint: .unitPoint
    }
  }
}
