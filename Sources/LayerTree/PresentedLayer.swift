import Geometry

/// A layer whose properties are replaced one by one by the values of its animations, in their order.
struct PresentedLayer {
  private(set) var layer: Layer
  /// The components of the layer's transform since an animation changed one of them; nil before that, and after the
  /// whole transform was set.
  ///
  /// A transform whose scale is 0 would not preserve its rotation.
  private var components: TransformComponents?

  init(_ layer: Layer) {
    self.layer = layer
  }

  /// The current value of a property, in the unit that ``AnimatableValue`` states; nil if the layer has none.
  subscript(keyPath: LayerKeyPath) -> AnimatableValue? {
    switch keyPath {
    case .opacity: return .number(layer.opacity)
    case .isHidden: return .flag(layer.isHidden)
    case .position: return .point(layer.position)
    case .positionX: return .number(layer.position.x)
    case .positionY: return .number(layer.position.y)
    case .boundsSize: return .size(layer.bounds.size)
    case .bounds: return .rect(layer.bounds)
    case .frame: return .rect(layer.frame)
    case .transform: return .transform(layer.transform)
    case .scale: return .number((parts.scaleX + parts.scaleY) / 2)
    case .scaleX: return .number(parts.scaleX)
    case .scaleY: return .number(parts.scaleY)
    case .rotationX: return .number(layer.depth.rotationX)
    case .rotationY: return .number(layer.depth.rotationY)
    case .rotation: return .number(parts.rotation)
    case .translation: return .point(parts.translation)
    case .translationX: return .number(parts.translation.x)
    case .translationY: return .number(parts.translation.y)
    case .translationZ: return .number(layer.depth.translationZ)
    case .zPosition: return .number(layer.zPosition)
    case .backgroundColor: return .color(layer.backgroundColor ?? .clear)
    case .cornerRadius: return .cornerRadii(layer.cornerRadius)
    case .shadowColor: return .color(layer.shadow.color)
    case .shadowOpacity: return .number(layer.shadow.opacity)
    case .shadowRadius: return .number(layer.shadow.radius)
    case .shadowOffset: return .point(layer.shadow.offset)
    case .locations: return layer.gradient.map { .numbers($0.stops.locations) }
    case .colors: return layer.gradient.map { .colors($0.stops.colors) }
    case .startPoint: return layer.gradient.map { .unitPoint($0.axis.unitPoints(in: layer.bounds).start) }
    case .endPoint: return layer.gradient.map { .unitPoint($0.axis.unitPoints(in: layer.bounds).end) }
    case .strokeStart: return layer.shape.map { .number($0.strokeStyle.strokeStart) }
    case .strokeEnd: return layer.shape.map { .number($0.strokeStyle.strokeEnd) }
    case .lineWidth: return layer.shape.map { .number($0.strokeStyle.lineWidth) }
    case .fillColor: return layer.shape.map { .color($0.fillColor ?? .clear) }
    case .strokeColor: return layer.shape.map { .color($0.strokeColor ?? .clear) }
    }
  }

  /// Sets a property of the layer to `value`.
  ///
  /// Ignored if the value is of the wrong kind, or if the layer has no such property.
  mutating func set(_ keyPath: LayerKeyPath, to value: AnimatableValue) {
    switch (keyPath, value) {
    case (.opacity, .number(let opacity)): layer.opacity = opacity
    case (.isHidden, .flag(let isHidden)): layer.isHidden = isHidden
    case (.position, .point(let position)): layer.position = position
    case (.positionX, .number(let x)): layer.position.x = x
    case (.positionY, .number(let y)): layer.position.y = y
    case (.boundsSize, .size(let size)): layer.bounds.size = size
    case (.bounds, .rect(let bounds)): layer.bounds = bounds
    case (.frame, .rect(let frame)): layer.frame = frame
    case (.transform, .transform(let transform)):
      layer.transform = transform
      components = nil
    case (.scale, .number(let scale)): setParts { ($0.scaleX, $0.scaleY) = (scale, scale) }
    case (.scaleX, .number(let scale)): setParts { $0.scaleX = scale }
    case (.scaleY, .number(let scale)): setParts { $0.scaleY = scale }
    case (.rotationX, .number(let rotation)): layer.depth.rotationX = rotation
    case (.rotationY, .number(let rotation)): layer.depth.rotationY = rotation
    case (.rotation, .number(let rotation)): setParts { $0.rotation = rotation }
    case (.translation, .point(let translation)): setParts { $0.translation = translation }
    case (.translationX, .number(let x)): setParts { $0.translation.x = x }
    case (.translationY, .number(let y)): setParts { $0.translation.y = y }
    case (.translationZ, .number(let z)): layer.depth.translationZ = z
    case (.zPosition, .number(let z)): layer.zPosition = z
    case (.backgroundColor, .color(let color)): layer.backgroundColor = color
    case (.cornerRadius, .cornerRadii(let radii)): layer.cornerRadius = radii
    case (.shadowColor, .color(let color)): layer.shadow.color = color
    case (.shadowOpacity, .number(let opacity)): layer.shadow.opacity = opacity
    case (.shadowRadius, .number(let radius)): layer.shadow.radius = radius
    case (.shadowOffset, .point(let offset)): layer.shadow.offset = offset
    case (.locations, .numbers(let locations)): setGradient { $0.stops.locations = locations }
    case (.colors, .colors(let colors)): setGradient { $0.stops.colors = colors }
    case (.startPoint, .unitPoint(let start)):
      setGradient { [bounds = layer.bounds] in $0.axis = .points(start, $0.axis.unitPoints(in: bounds).end) }
    case (.endPoint, .unitPoint(let end)):
      setGradient { [bounds = layer.bounds] in $0.axis = .points($0.axis.unitPoints(in: bounds).start, end) }
    case (.strokeStart, .number(let start)): setShape { $0.strokeStyle.strokeStart = start }
    case (.strokeEnd, .number(let end)): setShape { $0.strokeStyle.strokeEnd = end }
    case (.lineWidth, .number(let width)): setShape { $0.strokeStyle.lineWidth = width }
    case (.fillColor, .color(let color)): setShape { $0.fillColor = color }
    case (.strokeColor, .color(let color)): setShape { $0.strokeColor = color }
    default: break
    }
  }

  private var parts: TransformComponents { components ?? TransformComponents(layer.transform) }

  private mutating func setParts(_ change: (inout TransformComponents) -> Void) {
    var parts = parts
    change(&parts)
    components = parts
    layer.transform = AffineTransform(parts)
  }

  private mutating func setGradient(_ change: (inout GradientContent) -> Void) {
    guard var gradient = layer.gradient else { return }
    change(&gradient)
    layer.content = .gradient(gradient)
  }

  private mutating func setShape(_ change: (inout ShapeContent) -> Void) {
    guard var shape = layer.shape else { return }
    change(&shape)
    layer.content = .shape(shape)
  }
}

extension GradientAxis {
  /// The start and the end of the axis in unit coordinates of the rectangle `frame`.
  ///
  /// A coordinate is 0.5 along a side of length 0, unless the axis is given in unit coordinates.
  fileprivate func unitPoints(in frame: Rect) -> (start: UnitPoint, end: UnitPoint) {
    if case .points(let start, let end) = self { return (start, end) }
    func unit(_ point: Point) -> UnitPoint {
      UnitPoint(
        x: frame.width != 0 ? (point.x - frame.minX) / frame.width : 0.5,
        y: frame.height != 0 ? (point.y - frame.minY) / frame.height : 0.5)
    }
    let (start, end) = ends(in: frame)
    return (unit(start), unit(end))
  }
}
