/// An animatable property of a layer; the raw value is Core Animation's key path.
package enum LayerKeyPath: String, Hashable, Sendable, CaseIterable {
  case opacity
  case isHidden = "hidden"
  case position
  case positionX = "position.x"
  case positionY = "position.y"
  case boundsSize = "bounds.size"
  case bounds
  /// The rectangle of the layer in its superlayer, without its transform: position and size of the bounds together.
  case frame
  case transform
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case rotationX = "transform.rotation.x"
  case rotationY = "transform.rotation.y"
  case rotation = "transform.rotation.z"
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case translationZ = "transform.translation.z"
  case zPosition
  case backgroundColor
  case cornerRadius
  case shadowColor
  case shadowOpacity
  case shadowRadius
  case shadowOffset
  case strokeStart
  case strokeEnd
  case lineWidth
  case fillColor
  case strokeColor
  case locations
  case colors
  case startPoint
  case endPoint

  /// The kind of values of the property, such as numbers, points or colors; a value of another kind has no effect.
  package var kind: AnimatableValue.Kind {
    switch self {
    case .opacity, .positionX, .positionY, .scale, .scaleX, .scaleY, .rotationX, .rotationY, .rotation, .translationX,
      .translationY, .translationZ, .zPosition, .shadowOpacity, .shadowRadius, .strokeStart, .strokeEnd, .lineWidth:
      .number
    case .isHidden: .flag
    case .position, .translation, .shadowOffset: .point
    case .startPoint, .endPoint: .unitPoint
    case .boundsSize: .size
    case .bounds, .frame: .rect
    case .transform: .transform
    case .backgroundColor, .shadowColor, .fillColor, .strokeColor: .color
    case .cornerRadius: .cornerRadii
    case .locations: .numbers
    case .colors: .colors
    }
  }

  /// True for an angle in radians.
  package var isAngle: Bool { self == .rotation || self == .rotationX || self == .rotationY }

  /// The kinds of layers that have an animatable property; on a layer of another kind its animation has no effect.
  package enum Owner: Hashable, Sendable {
    case anyLayer
    /// A layer whose content is a path: `CAShapeLayer`.
    case shapeLayer
    /// A layer whose content is a linear gradient: `CAGradientLayer`.
    case gradientLayer
  }

  package var owner: Owner {
    switch self {
    case .opacity, .isHidden, .position, .positionX, .positionY, .boundsSize, .bounds, .frame, .transform, .scale,
      .scaleX, .scaleY, .rotationX, .rotationY, .rotation, .translation, .translationX, .translationY, .translationZ,
      .zPosition, .backgroundColor, .cornerRadius, .shadowColor, .shadowOpacity, .shadowRadius, .shadowOffset:
      .anyLayer
    case .strokeStart, .strokeEnd, .lineWidth, .fillColor, .strokeColor: .shapeLayer
    case .locations, .colors, .startPoint, .endPoint: .gradientLayer
    }
  }
}
