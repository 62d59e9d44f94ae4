import Diagnostics
import Geometry
import LayerTree

// Layers, which may be animated, as parts of a Lottie file.

extension LottieDrawing {
  /// The Lottie parts that draw layers and their sublayers, from back to front, in the coordinates of their superlayer.
  mutating func parts(_ layers: [Layer], in space: LottieSpace, delay: Double = 0) -> [LottiePart] {
    var stack = LottieStack()
    var still: [Layer] = []
    func finishStill(_ drawing: inout LottieDrawing) {
      if still.isEmpty { return }
      drawing.append(presentation(of: still, size: drawing.size, at: 0).items, to: &stack, in: space)
      still = []
    }
    if layers.count > 1, layers.contains(where: \.changesDrawingOrder) { note(.drawingOrder) }
    for layer in layers.inDrawingOrder {
      if layer.isStill {
        still.append(layer)
      } else {
        finishStill(&self)
        if let backdrop = backdrop(layer, delay: delay) {
          stack.append(backdrop)
        } else {
          stack.append(moving(layer, in: space, delay: delay))
        }
      }
    }
    finishStill(&self)
    return stack.parts
  }

  /// The painted rectangle, in points of the superlayer, of a gradient layer without animations other than the
  /// gradient's.
  ///
  /// Nil for other layers and for a rectangle without an area.
  private func backdrop(_ layer: Layer, delay: Double) -> LottieStack.Backdrop? {
    guard layer.isPlainGradient, !layer.bounds.isEmpty else { return nil }
    let origin = layer.placedOrigin
    return LottiePaint(layer, at: origin, delay: delay, on: clock).map { paint in
      LottieStack.Backdrop(rect: Rect(origin: origin, size: layer.bounds.size), paint: paint)
    }
  }

  private mutating func moving(_ layer: Layer, in space: LottieSpace, delay: Double) -> [LottiePart] {
    guard clock.work.allowsMore() else { return [] }
    if layer.needsProjection { note(.perspective) }
    let delay = delay + layer.timing.beginTime
    let opacity = clock.motion(.opacity, of: layer, delay: delay)
    if opacity.allSatisfy({ $0.values == [0] }) { return [] }
    let transform = LottieTransform(placing: layer, delay: delay, on: clock)
    if transform.shears { note(.shears) }
    if !layer.masksToBounds, layer.shadow.opacity > 0 || layer.animates([.shadowOpacity]) { note(.shadows) }
    let inner = space.inside(transform)
    let background = self.background(of: layer, delay: delay)
    var content = self.content(of: layer, in: inner, delay: delay)
    if case .replicator(let replicator) = layer.content {
      content += copies(of: layer, replicator, in: inner, delay: delay)
    } else {
      content += parts(layer.sublayers, in: inner, delay: delay)
    }
    if layer.masksToBounds { content = clipped(content, toBoundsOf: layer, in: inner, delay: delay) }
    var parts = background + content
    if let mask = layer.mask {
      parts =
        mask.isStill
        ? masked(parts, by: presentation(of: [mask], size: size, at: 0).items, in: inner)
        : matted(parts, by: self.parts([mask], in: inner, delay: delay), in: inner)
    }
    return placed(parts, transform, opacity, in: inner)
  }

  /// The Lottie parts of one layer, moved and faded like the layer, in the coordinates of its superlayer.
  private mutating func placed(
    _ parts: [LottiePart], _ transform: LottieTransform, _ opacity: [Track.Keyframe], in space: LottieSpace
  ) -> [LottiePart] {
    if parts.isEmpty { return [] }
    let property = clock.property(opacity) { [.number($0[0] * 100)] }
    let isFaded = property != .still(100)
    if isFaded {
      // Players fade the parts of a group separately.
      let isOne = parts.allSatisfy(\.isShape) && parts.reduce(0) { $0 + $1.paints } <= 1
      let onlyHides =
        opacity.allSatisfy { $0.values == [0] || $0.values == [1] }
        && opacity.dropLast().allSatisfy { $0.easing == .hold }
      if !isOne, !(onlyHides && parts.allSatisfy(\.isShape)) { return faded(parts, property, in: space) }
    }
    if transform.isEmpty, !isFaded { return parts }
    let item = transform.item(opacity: isFaded ? property : nil)
    // Parts that are Lottie layers contain their transform already.
    return parts.combiningShapes { .shape(LottieShapes.moved($0, by: item), paints: $1) }
  }

  private mutating func copies(
    of layer: Layer, _ replicator: ReplicatorContent, in space: LottieSpace, delay: Double
  ) -> [LottiePart] {
    layer.copies(replicator).flatMap { copy -> [LottiePart] in
      if clock.work.isOver { return [] }
      let transform = LottieTransform(copy.transform, on: clock)
      if transform.shears { note(.shears) }
      let inner = space.inside(transform)
      let parts = self.parts(copy.layers, in: inner, delay: delay + copy.delay)
      return placed(
        parts, transform, [Track.Keyframe(offset: 0, values: [copy.opacity], easing: .hold)], in: inner)
    }
  }

  private mutating func clipped(
    _ parts: [LottiePart], toBoundsOf layer: Layer, in space: LottieSpace, delay: Double
  ) -> [LottiePart] {
    if !layer.animates(TrackedProperty.outline.keyPaths) { return clipped(parts, to: layer.outline, in: space) }
    let outline = LottieShapes.group([self.outline(of: layer, delay: delay), LottiePaint(.white).item])
    return matted(parts, by: [.shape(outline, paints: 1)], in: space)
  }
}
