import Diagnostics
import Geometry
import LayerTree

// The drawing of a layer itself: its background color, its gradient or its shape.

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

  /// The Lottie shape item of the outline of a layer's bounds with its corner radii, in points of the layer.
  ///
  /// The item is a rectangle if all radii are equal, else a path. Both are animated if the bounds or the radii are.
  func outline(of layer: Layer, delay: Double) -> LottieValue {
    let motion = clock.motion(.outline, of: layer, delay: delay)
    if motion.allSatisfy({ Set($0.values[2..<6]).count == 1 }) {
      return LottieShapes.rectangle(
        center: clock.property(motion) { [.number($0[6] + $0[0] / 2), .number($0[7] + $0[1] / 2)] },
        size: clock.property(motion) { [.number($0[0]), .number($0[1])] },
        radius: clock.property(motion) { [.number($0[2])] })
    }
    let contour = clock.property(motion) {
      let rounded = TrackedProperty.rounded(ofOutline: $0, leastSide: 2e-3)
      return [rounded.outline.lottieContours.first?.value ?? [:]]
    }
    return ["ty": "sh", "ks": contour]
  }

  private func drawn(_ shape: ShapeContent, of layer: Layer, delay: Double) -> [LottiePart] {
    guard clock.work.allowsMore(steps: 2 * shape.path.writingSteps) else { return [] }
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
      let style = shape.strokeStyle
      if style.strokeStart > 0 || style.strokeEnd < 1 || layer.animates([.strokeStart, .strokeEnd]) {
        parts += trimmed(shape.path, of: layer, delay: delay, stroke)
      } else {
        parts.append(.shape(LottieShapes.group(contours + [stroke]), paints: 1))
      }
    }
    return parts
  }

  /// The Lottie parts that stroke a trimmed path, one for each contour, in points of the layer.
  ///
  /// Several contours in one part would be trimmed in another order by the player thorvg.
  private func trimmed(_ path: Path, of layer: Layer, delay: Double, _ stroke: LottieValue) -> [LottiePart] {
    path.contours.flatMap { path, start, length in
      // A contour of length 0 is visible as a whole.
      let property = TrackedProperty.line(from: start, length: length, ofPoint: [0, 1]) { [$0, max($0, $1)] }
      let motion = clock.motion(property, of: layer, delay: delay)
      let trim: LottieValue = [
        "ty": "tm", "s": clock.property(motion) { [.number($0[0] * 100)] },
        "e": clock.property(motion) { [.number($0[1] * 100)] }, "o": .still(0), "m": 1,
      ]
      return path.lottieContours.map { contour -> LottiePart in
        .shape(LottieShapes.group([LottieShapes.path(contour.value), trim, stroke]), paints: 1)
      }
    }
  }

  /// A color property of a layer and the opacity of the color in percent, as Lottie properties.
  ///
  /// Nil if the color is transparent at all times.
  private func paint(
    _ property: TrackedProperty, of layer: Layer, delay: Double
  ) -> (color: LottieValue, opacity: LottieValue)? {
    var property = property
    // Channels and opacity are separate properties: players mix colors with straight alpha.
    property.numbers = TrackedNumbers(tolerances: property.numbers.tolerances)
    let motion = clock.motion(property, of: layer, delay: delay)
    if motion.allSatisfy({ $0.values[3] == 0 }) { return nil }
    return (
      clock.property(motion) { $0.prefix(3).map(LottieValue.channel) },
      clock.property(motion) { [.number($0[3] / 2.55)] }
    )
  }
}
