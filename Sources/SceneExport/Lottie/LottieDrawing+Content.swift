import Geometry
import LayerTree

// What a layer draws itself.

extension LottieDrawing {
  func background(of layer: Layer, delay: Double) -> [LottiePart] {
    guard layer.backgroundColor != nil || layer.animates([.backgroundColor]), !layer.bounds.isEmpty,
      let paint = paint(.backgroundColor, of: layer, delay: delay)
    else { return [] }
    let fill = LottieShapes.fill(color: paint.color, opacity: paint.opacity)
    return [.shape(LottieShapes.group([outline(of: layer, delay: delay), fill]), paints: 1)]
  }

  mutating func content(of layer: Layer, in space: LottieSpace, delay: Double) -> [LottiePart] {
    switch layer.content {
    case .none, .replicator: return []
    case .overlay:
      var overlay = Layer(anchorPoint: layer.anchorPoint)
      overlay.content = layer.content
      return parts([overlay], in: space)
    case .gradient:
      guard !layer.bounds.isEmpty, let paint = LottiePaint(layer, at: .zero, delay: delay, on: clock) else { return [] }
      return [.shape(LottieShapes.group([outline(of: layer, delay: delay), paint.item]), paints: 1)]
    case .shape(let shape): return drawn(shape, of: layer, delay: delay)
    }
  }

  /// The rounded bounds.
  func outline(of layer: Layer, delay: Double) -> LottieValue {
    let motion = clock.motion(.outline, of: layer, delay: delay)
    let origin = layer.bounds.origin
    if motion.allSatisfy({ Set($0.values.dropFirst(2)).count == 1 }) {
      return LottieShapes.rectangle(
        center: clock.property(motion) { [.number(origin.x + $0[0] / 2), .number(origin.y + $0[1] / 2)] },
        size: clock.property(motion) { [.number($0[0]), .number($0[1])] },
        radius: clock.property(motion) { [.number($0[2])] })
    }
    let contour = clock.property(motion) { values in
      // No corner ever is without its curve: what has another number of points cannot be mixed.
      let radii = CornerRadii(
        topLeft: max(values[2], 1e-3), topRight: max(values[3], 1e-3), bottomRight: max(values[4], 1e-3),
        bottomLeft: max(values[5], 1e-3))
      let rect = Rect(origin: origin, size: Size(width: max(values[0], 2e-3), height: max(values[1], 2e-3)))
      return [RoundedRect(rect, radii: radii).outline.lottieContours.first?.value ?? [:]]
    }
    return ["ty": "sh", "ks": contour]
  }

  private func drawn(_ shape: ShapeContent, of layer: Layer, delay: Double) -> [LottiePart] {
    let contours = shape.path.lottieContours.map { LottieShapes.path($0.value) }
    if contours.isEmpty { return [] }
    var parts: [LottiePart] = []
    if shape.fillColor != nil || layer.animates([.fillColor]),
      let paint = paint(.fillColor, of: layer, delay: delay)
    {
      let fill = LottieShapes.fill(color: paint.color, opacity: paint.opacity, shape.fillRule)
      parts.append(.shape(LottieShapes.group(contours + [fill]), paints: 1))
    }
    if shape.strokeColor != nil || layer.animates([.strokeColor]),
      let paint = paint(.strokeColor, of: layer, delay: delay)
    {
      let width = clock.property(clock.motion(.lineWidth, of: layer, delay: delay)) { [.number($0[0])] }
      let stroke = LottieShapes.stroke(
        color: paint.color, opacity: paint.opacity, width: width, shape.strokeStyle)
      let trim = trim(of: layer, delay: delay).map { [$0] } ?? []
      parts.append(.shape(LottieShapes.group(contours + trim + [stroke]), paints: 1))
    }
    return parts
  }

  /// What leaves out the ends of a line; nil when it has all of its length.
  private func trim(of layer: Layer, delay: Double) -> LottieValue? {
    let motion = clock.motion(.trim, of: layer, delay: delay)
    let start = clock.property(motion) { [.number($0[0] * 100)] }
    let end = clock.property(motion) { [.number($0[1] * 100)] }
    if start == .still(0), end == .still(100) { return nil }
    // 2: one contour after the other.
    return ["ty": "tm", "s": start, "e": end, "o": .still(0), "m": 2]
  }

  /// A color and its opacity; nil when it is always clear.
  private func paint(
    _ property: TrackedProperty, of layer: Layer, delay: Double
  ) -> (color: LottieValue, opacity: LottieValue)? {
    var property = property
    // Channels and opacity move each by itself: colors are mixed in straight alpha.
    property.numbers = TrackedNumbers(tolerances: property.numbers.tolerances)
    let motion = clock.motion(property, of: layer, delay: delay)
    if motion.allSatisfy({ $0.values[3] == 0 }) { return nil }
    return (
      clock.property(motion) { $0.prefix(3).map(LottieValue.channel) },
      clock.property(motion) { [.number($0[3] / 2.55)] }
    )
  }
}

extension TrackedProperty {
  /// Where a line starts and ends, in shares of the length of all contours.
  fileprivate static let trim = TrackedProperty(
    keyPaths: [.strokeStart, .strokeEnd], numbers: TrackedNumbers(tolerances: [5e-4, 5e-4]),
    value: { layer in
      guard let style = layer.shape?.strokeStyle else { return [0, 1] }
      let start = min(max(style.strokeStart, 0), 1)
      return [start, max(start, min(style.strokeEnd, 1))]
    })
}
