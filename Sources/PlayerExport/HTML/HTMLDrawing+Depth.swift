import Geometry
import LayerTree
import TextFormats

// Layers in perspective as HTML elements with 3D transforms, and layers around others that change their order: the
// elements inside of an SVG can have neither.

extension HTMLDrawing {
  /// The HTML elements of a layer for which ``LayerTree/Layer/canConverge`` is true, in points of its superlayer.
  ///
  /// ```
  /// div  placement and opacity
  ///  ├─ svg  the layer's own drawing; with all sublayers if none of them is in perspective
  ///  └─ div, svg …  the sublayers
  /// ```
  mutating func converging(_ layer: Layer, dark: Layer?) -> [MarkupElement] {
    let isNested = layer.sublayers.isReordered || layer.sublayers.contains(where: \.converges)
    let own = layer.unplaced(keepsSublayers: !isNested)
    var inner = svg([own], dark: dark.map { [$0.unplaced(keepsSublayers: !isNested)] })
    for index in inner.indices { inner[index]["style"] = "overflow:visible" }
    if isNested { inner += parts(layer.sublayers, dark: dark?.sublayers, overlay: .none).elements }
    if inner.isEmpty { return [] }
    var element = MarkupElement.html("div", inner)
    var styles = [style(of: drawing.track(.depth, of: layer), "transform") { depthStyle($0, seenBy: layer.camera) }]
    let opacity = drawing.track(.opacity, of: layer)
    if opacity.moves || opacity.rest != [1] {
      // Two animations are one list.
      styles.append(style(of: opacity, "opacity") { formatted($0[0]) })
    }
    element["style"] = joined(styles)
    return [element]
  }

  /// The declarations of several styles as one, with their animations as one list.
  private func joined(_ styles: [String]) -> String {
    var plain: [String] = []
    var animations: [String] = []
    for declaration in styles.flatMap({ $0.split(separator: ";") }) {
      if declaration.hasPrefix("animation:") {
        animations.append(String(declaration.dropFirst("animation:".count)))
      } else {
        plain.append(String(declaration))
      }
    }
    if !animations.isEmpty { plain.append("animation:" + animations.joined(separator: ",")) }
    return plain.joined(separator: ";")
  }
}

extension Layer {
  /// True if the layer or a sublayer moves and is rotated in perspective, or if the order of sublayers changes.
  ///
  /// SVG can draw neither.
  fileprivate var converges: Bool {
    !isStill && (needsProjection || sublayers.isReordered || sublayers.contains(where: \.converges))
  }

  /// True if ``converges`` is true, and HTML elements can draw the layer.
  ///
  /// A layer with a clip, a mask, a shadow or copies must have no such sublayer.
  var canConverge: Bool { converges && isDrawable }

  private var isDrawable: Bool {
    guard timing == .always else { return false }
    guard sublayers.isReordered || sublayers.contains(where: \.converges) else { return true }
    if case .replicator = content { return false }
    return !masksToBounds && mask == nil && shadow.opacity == 0 && !animates([.shadowOpacity])
      && sublayers.allSatisfy { !$0.converges || $0.isDrawable }
  }

  /// The layer with the coordinates of its bounds as those of its superlayer, and opaque.
  fileprivate func unplaced(keepsSublayers: Bool) -> Layer {
    var layer = self
    layer.position = bounds.point(at: anchorPoint)
    layer.transform = .identity
    layer.depth = .none
    layer.camera = nil
    layer.zPosition = 0
    layer.opacity = 1
    layer.isHidden = false
    let shape: Set<LayerKeyPath> = [.boundsSize, .bounds, .frame]
    let placed = TrackedProperty.placement.keyPaths.union(TrackedProperty.opacity.keyPaths).subtracting(shape)
    layer.animations = animations.filter { animation in !animation.contains { placed.contains($0) } }
    if !keepsSublayers { layer.sublayers = [] }
    return layer
  }
}

/// The value of the CSS property `transform` for the numbers of ``TrackedProperty/depth``.
///
/// The functions are the same for all key frames.
private func depthStyle(_ numbers: [Double], seenBy camera: LayerCamera?) -> String {
  let center = camera?.point ?? .zero
  func degrees(_ index: Int) -> String { formatted(numbers[index] * 180 / .pi) + "deg" }
  func pixels(_ number: Double) -> String { formatted(number) + "px" }
  var functions: [String] = []
  if let camera {
    functions.append("translate(\(pixels(center.x)),\(pixels(center.y)))")
    functions.append("perspective(\(pixels(camera.distance)))")
  }
  let (x, y) = (pixels(numbers[0] - center.x), pixels(numbers[1] - center.y))
  functions.append("translate3d(\(x),\(y),\(pixels(numbers[2])))")
  functions.append("rotateZ(\(degrees(3))) rotateY(\(degrees(4))) rotateX(\(degrees(5))) skewX(\(degrees(6)))")
  functions.append("scale(\(formatted(numbers[7], decimals: 5)),\(formatted(numbers[8], decimals: 5)))")
  functions.append("translate(\(pixels(-numbers[9])),\(pixels(-numbers[10])))")
  return functions.joined(separator: " ")
}

extension TrackedProperty {
  /// The placement of a layer in space, as eleven numbers in points and radians.
  ///
  /// The order is: translation x, y and z, rotation about the axes z, y and x, shear, scale x and y, anchor x and y.
  fileprivate static let depth = TrackedProperty(
    keyPaths: placement.keyPaths,
    numbers: TrackedNumbers(
      tolerances: [0.02, 0.02, 0.02, 2e-4, 2e-4, 2e-4, 2e-4, 2e-4, 2e-4, 0.02, 0.02], angles: [3, 4, 5, 6]),
    value: { layer in
      let parts = TransformComponents(layer.transform)
      let place = layer.position + parts.translation
      let anchor = layer.bounds.point(at: layer.anchorPoint)
      return [
        place.x, place.y, layer.depth.translationZ + layer.zPosition, parts.rotation, layer.depth.rotationY,
        layer.depth.rotationX, arcTangent(y: parts.shear, x: 1), parts.scaleX, parts.scaleY, anchor.x, anchor.y,
      ]
    })
}
