import Geometry
import LayerTree

/// The state of the conversion of layers and display items into a Lottie file: its assets, and notes about its limits.
///
/// In its functions, lists of parts are from back to front, `space` is their coordinate space, and `delay` is the start
/// of the time of a layer or its superlayer, in seconds of the scene.
///
/// ```
/// most scenes              one shape layer: a group for each part, moved by its own transform
/// clipped by a still path  a mask of the layer
/// masked by moving parts   a layer before it whose alpha masks it: a matte
/// faded as one, or masked  several layers become one: an asset that is played as a layer
/// ```
struct LottieDrawing {
  /// The size of the scene's canvas, in points.
  let size: Size
  let clock: LottieClock
  private(set) var assets: [LottieValue] = []
  private(set) var problems: [ExportProblem] = []

  mutating func note(_ problem: ExportProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// The JSON array of Lottie layers, which a file lists from front to back; `layers` are from back to front.
  func written(_ layers: [LottieLayer]) -> LottieValue { .list(layers.reversed().map(\.value)) }

  // MARK: - From parts to layers

  /// The Lottie layers that show drawn parts, from back to front; neighboring shapes share one shape layer.
  ///
  /// - Parameter space: the coordinate space of the parts; its transforms are applied to the shapes.
  func layers(_ parts: [LottiePart], in space: LottieSpace) -> [LottieLayer] {
    parts.combiningShapes { shapes, _ in
      let items = space.transforms.reversed().reduce(shapes) { [LottieShapes.moved($0, by: $1)] }
      return .layer(LottieLayer(value: layer(type: 4, [.init("shapes", .list(items))])))
    }.compactMap { part in
      if case .layer(let layer) = part { layer } else { nil }
    }
  }

  private func layer(
    type: LottieValue, opacity: LottieValue? = nil, _ members: [LottieValue.Member]
  ) -> LottieValue {
    let transform: LottieValue = opacity.map { ["o": $0] } ?? .object([])
    let layer: LottieValue = ["ty": type, "ip": 0, "op": .literal(String(clock.frameCount)), "st": 0, "ks": transform]
    return layer.with(members)
  }

  /// One Lottie layer that shows all parts and has neither a mask nor a matte yet.
  private mutating func one(_ parts: [LottiePart], in space: LottieSpace) -> LottieLayer {
    let layers = layers(parts, in: space)
    if layers.count == 1, !layers[0].isCut { return layers[0] }
    return composed(layers, opacity: nil)
  }

  /// A Lottie layer that plays an asset made of `layers`, which are composited with each other and then faded.
  ///
  /// - Parameter opacity: a Lottie property in percent; nil for 100 %.
  private mutating func composed(_ layers: [LottieLayer], opacity: LottieValue?) -> LottieLayer {
    let name = LottieValue.text(String(assets.count))
    assets.append(["id": name, "layers": written(layers)])
    return LottieLayer(
      value: layer(
        type: 0, opacity: opacity,
        [.init("refId", name), .init("w", .number(size.roundedUp.width)), .init("h", .number(size.roundedUp.height))]))
  }

  // MARK: - Parts as one picture

  /// Returns the Lottie parts that show the given parts faded as one picture, which becomes an asset of the animation.
  ///
  /// The result is empty if `parts` is.
  ///
  /// - Parameter opacity: a Lottie property in percent.
  mutating func faded(_ parts: [LottiePart], _ opacity: LottieValue, in space: LottieSpace) -> [LottiePart] {
    if parts.isEmpty { return [] }
    return [.layer(composed(layers(parts, in: space), opacity: opacity))]
  }

  /// The Lottie parts that show the given parts multiplied with the alpha of the parts `matte`, or with its inverse.
  ///
  /// The result is empty if there are no parts or no `matte`.
  ///
  /// - Parameter isInverted: true to show the given parts where `matte` is transparent.
  mutating func matted(
    _ parts: [LottiePart], by matte: [LottiePart], isInverted: Bool = false, in space: LottieSpace
  ) -> [LottiePart] {
    if parts.isEmpty || matte.isEmpty { return [] }
    return [.layer(one(parts, in: space).matted(isInverted: isInverted)), .layer(one(matte, in: space).asMatte)]
  }

  /// The Lottie parts that show the given parts clipped to a shape in points of `space`; empty if the shape has no
  /// area.
  mutating func clipped(_ parts: [LottiePart], to shape: Shape, in space: LottieSpace) -> [LottiePart] {
    if parts.isEmpty { return [] }
    if let path = space.fixed.flatMap({ shape.path?.applying($0) }) {
      let contours = path.lottieContours
      if contours.isEmpty { return [] }
      if contours.count == 1 {
        var contour = contours[0]
        contour.close()
        return [.layer(one(parts, in: space).masked(by: contour.value))]
      }
    }
    return matted(parts, by: fills(of: [shape], LottiePaint(.white)), in: space)
  }
}

extension Shape {
  /// The outline, in points, of a shape that is filled with the nonzero rule; nil for strokes and for the even-odd
  /// rule.
  fileprivate var path: Path? {
    switch self {
    case .roundedRect(let rounded): rounded.rect.isEmpty ? Path() : rounded.outline
    case .path(let path, .nonzero): path
    case .path(_, .evenOdd), .stroke: nil
    }
  }
}
