package import Diagnostics
package import Geometry

/// The display list of layers at a time: filled shapes from back to front, in points of a canvas of `size`.
///
/// The result depends on the parameters only, so that times can be presented in any order.
///
/// - Parameters:
///   - layers: the layers, in the coordinates of the canvas.
///   - size: the size of the canvas, in points.
///   - time: the scene time in seconds.
///   - shimmerProgress: the progress of the shimmer's animations, 0…1; nil for their progress at `time`.
///   - maximumLayers: the maximum number of layers, copies included; further layers are omitted. See
///     ``layerCount(of:)``.
package func presentation(
  of layers: [Layer], size: Size, at time: Double, shimmerProgress: Double? = nil,
  maximumLayers: Int = maximumPresentedLayers
) -> DisplayList {
  var memory = PresentationMemory()
  return presentation(
    of: layers, size: size, at: time, shimmerProgress: shimmerProgress, maximumLayers: maximumLayers, keeping: &memory)
}

/// The display list of layers at one of several times, with a time limit and a cache, in points of a canvas of `size`.
///
/// See ``presentation(of:size:at:shimmerProgress:maximumLayers:)`` for the other parameters.
///
/// - Parameters:
///   - deadline: the time limit; from the deadline on, further layers are omitted.
///   - memory: the cache of values that do not depend on the time; keep it for other times of the same layers.
package func presentation(
  of layers: [Layer], size: Size, at time: Double, shimmerProgress: Double? = nil,
  maximumLayers: Int = maximumPresentedLayers, deadline: Deadline = .never, keeping memory: inout PresentationMemory
) -> DisplayList {
  var presenter = LayerPresenter(maximumLayers: maximumLayers, WorkMeter(deadline))
  swap(&presenter.memory, &memory)
  let space = LayerSpace(time: PresentationTime(time: time, shimmerProgress: shimmerProgress))
  presenter.present(layers, in: space)
  swap(&presenter.memory, &memory)
  return DisplayList(size: size, items: presenter.finished())
}

/// The coordinate space of sublayers: the transform to the canvas, the local time and the tint of their superlayer.
struct LayerSpace {
  /// The transform from the coordinates of the space to points of the canvas.
  var transform = AffineTransform.identity
  var time: PresentationTime
  var tint = Tint.none
  /// The number of superlayers with a shadow, from 0.
  var shadowDepth = 0

  /// The maximum number of nested layers with shadows; further shadows are left out.
  ///
  /// A picture is drawn once more for each shadow around it, so that the work doubles with each level.
  static let maximumShadowDepth = 4
}

/// A converter of layers into display items, from back to front, in points of the canvas.
struct LayerPresenter {
  private var items = ItemStack()
  private var remainingLayers: Int
  private var recentGradient: RecentGradient?
  var memory = PresentationMemory()
  private var meter: WorkMeter

  init(maximumLayers: Int, _ meter: WorkMeter) {
    remainingLayers = maximumLayers
    self.meter = meter
  }

  mutating func finished() -> [DisplayItem] { items.finished() }

  mutating func present(_ layers: [Layer], in space: LayerSpace) {
    for layer in inDrawingOrder(layers, at: space.time) { present(layer, in: space) }
  }

  /// The layers sorted for drawing at a time, with the animated values of `zPosition`.
  private mutating func inDrawingOrder(_ layers: [Layer], at time: PresentationTime) -> [Layer] {
    guard layers.contains(where: \.changesDrawingOrder) else { return layers.inDrawingOrder }
    var places: [(z: Double, offset: Int)] = []
    for (offset, layer) in layers.enumerated() {
      var own = time
      own.time = layer.timing.localTime(at: time.time) ?? time.time
      places.append((layer.changesDrawingOrder ? animated(layer, at: own).zPosition : layer.zPosition, offset))
    }
    return places.sorted { ($0.z, $0.offset) < ($1.z, $1.offset) }.map { layers[$0.offset] }
  }

  private mutating func present(_ model: Layer, in space: LayerSpace) {
    remainingLayers -= 1
    guard remainingLayers >= 0, meter.allowsMore(), let time = model.timing.localTime(at: space.time.time) else {
      return
    }
    var inner = space
    inner.time.time = time
    if model.animations.isEmpty {
      present(shown: model, in: inner)
    } else {
      present(shown: animated(model, at: inner.time), in: inner)
    }
  }

  private mutating func animated(_ model: Layer, at time: PresentationTime) -> Layer {
    if let content = recentGradient?.content(of: model, at: time) {
      var layer = model
      layer.content = content
      return layer
    }
    let layer = model.presented(at: time, startingFrom: memory.valuesAtBegin(of: model, &meter))
    recentGradient = RecentGradient(of: model, shown: layer.content, at: time)
    return layer
  }

  /// Appends the display items of a layer whose properties have their animated values, and of its sublayers.
  ///
  /// - Parameter space: the layer's local time, with the transform and tint of its superlayer.
  private mutating func present(shown layer: Layer, in space: LayerSpace) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    var inner = space
    let projection = layer.isFlat ? nil : layer.projection
    let isProjected = projection != nil && projection?.affine == nil
    // A picture in perspective is drawn in the layer's own coordinates first.
    inner.transform =
      isProjected
      ? .identity : (projection?.affine ?? layer.transformToSuperlayer).concatenating(space.transform)
    guard inner.transform.isDrawable else { return }

    let shadow =
      layer.castsShadow && space.shadowDepth < LayerSpace.maximumShadowDepth
      ? DisplayShadow(layer.shadow, inner.transform, tint: space.tint) : nil
    if shadow != nil { inner.shadowDepth += 1 }
    let start = items.count
    presentBackground(of: layer, in: inner)
    let contentStart = items.count
    presentContent(of: layer, in: inner)
    if case .replicator(let replicator) = layer.content {
      presentCopies(of: layer, replicator, in: inner)
    } else if !layer.sublayers.isEmpty {
      present(layer.sublayers, in: inner)
    }
    if layer.masksToBounds { items.clip(from: contentStart, to: layer.outline.applying(inner.transform)) }
    if let shadow { items.cast(shadow, from: start) }
    if let mask = layer.mask { present(mask: mask, from: start, in: inner) }
    if isProjected, let projection = projection?.concatenating(space.transform) {
      items.mapItems(from: start) { $0.applying(projection) }
    }
    items.fade(from: start, opacity: layer.opacity)
  }

  private mutating func present(mask: Layer, from start: Int, in space: LayerSpace) {
    var masking = LayerPresenter(maximumLayers: remainingLayers, meter)
    swap(&masking.memory, &memory)
    masking.present(mask, in: space)
    swap(&masking.memory, &memory)
    (remainingLayers, meter) = (masking.remainingLayers, masking.meter)
    items.mask(from: start, with: masking.finished())
  }

  private mutating func presentBackground(of layer: Layer, in space: LayerSpace) {
    guard let color = layer.backgroundColor, layer.hasArea else { return }
    items.fill(layer.outline, space.tint.color(color), space.transform)
  }

  private mutating func presentContent(of layer: Layer, in space: LayerSpace) {
    switch layer.content {
    case .none, .replicator: break
    case .shape(let shape): present(shape, in: space)
    case .gradient(let gradient):
      if layer.hasArea, let shape = layer.outline.applying(space.transform),
        var shown = gradient.presented(over: layer.bounds, space.transform)
      {
        shown.colors = space.tint.colors(shown.colors)
        items.append(.fill(shape, .linearGradient(shown)))
      }
    case .overlay(let color, let holes):
      let isInPlace = space.transform == .identity
      let placed = isInPlace ? holes : holes.compactMap { $0.applying(space.transform) }
      items.append(.overlay(space.tint.color(color), holes: placed))
    }
  }

  private mutating func present(_ shape: ShapeContent, in space: LayerSpace) {
    guard !shape.path.isEmpty else { return }
    if let color = shape.fillColor {
      items.fill(.path(shape.path, shape.fillRule), space.tint.color(color), space.transform)
    }
    let style = shape.strokeStyle
    if let color = shape.strokeColor, style.lineWidth > 0, style.strokeStart < style.strokeEnd {
      items.fill(.stroke(shape.path, style, .identity), space.tint.color(color), space.transform)
    }
  }

  private mutating func presentCopies(
    of layer: Layer, _ replicator: ReplicatorContent, in space: LayerSpace
  ) {
    guard replicator.instanceCount > 0, !layer.sublayers.isEmpty else { return }
    let middle = Point(x: layer.bounds.midX, y: layer.bounds.midY)
    var placement = AffineTransform.identity
    for index in 0..<replicator.instanceCount where remainingLayers > 0 {
      let tint = replicator.tint(of: index)
      if tint.alpha > 0, placement.isDrawable {
        var copy = space
        copy.transform = placement.centered(at: middle).concatenating(space.transform)
        copy.time.time -= Double(index) * replicator.instanceDelay
        copy.tint.multiply(by: tint)
        let start = items.count
        present(layer.sublayers, in: copy)
        items.fade(from: start, opacity: tint.alpha)
      }
      placement = placement.concatenating(replicator.instanceTransform)
    }
  }
}

extension [Layer] {
  /// The layers sorted for drawing: by ascending `zPosition`; layers with equal values keep their order.
  package var inDrawingOrder: [Layer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension Layer {
  /// True if an animation changes the `zPosition` of the layer.
  package var changesDrawingOrder: Bool {
    !animations.isEmpty && animations.contains { $0.contains { $0 == .zPosition } }
  }

  package var outline: Shape { .roundedRect(RoundedRect(bounds, radii: cornerRadius)) }

  /// True if the shadow is not transparent, and not clipped away with what is outside of the bounds.
  fileprivate var castsShadow: Bool { shadow.opacity > 0 && !masksToBounds }

  fileprivate var hasArea: Bool { !bounds.isEmpty }

  /// The transform from the coordinates of the layer's bounds to those of the superlayer, in points.
  package var transformToSuperlayer: AffineTransform {
    let anchor = bounds.point(at: anchorPoint)
    if transform == .identity { return .translation(x: position.x - anchor.x, y: position.y - anchor.y) }
    return AffineTransform.translation(x: -anchor.x, y: -anchor.y)
      .concatenating(transform).concatenating(.translation(x: position.x, y: position.y))
  }
}

extension AffineTransform {
  /// The transform that applies this one about `point` instead of the origin; both are in the same unit.
  package func centered(at point: Point) -> AffineTransform {
    if self == .identity { return self }
    return AffineTransform.translation(x: -point.x, y: -point.y)
      .concatenating(self).concatenating(.translation(x: point.x, y: point.y))
  }
}
