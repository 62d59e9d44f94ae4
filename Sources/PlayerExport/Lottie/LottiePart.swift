import Geometry
import LayerTree

/// A drawn part of a Lottie file: an item of a shape layer, or a whole Lottie layer.
enum LottiePart {
  /// An item of a shape layer, in the coordinates of its superlayer, and the number of its fills and strokes.
  case shape(LottieValue, paints: Int)
  /// A Lottie layer in the coordinates of the canvas.
  case layer(LottieLayer)

  var isShape: Bool {
    if case .shape = self { true } else { false }
  }

  var paints: Int {
    if case .shape(_, let paints) = self { paints } else { 1 }
  }
}

extension [LottiePart] {
  /// The parts with each series of neighboring shapes replaced by one part.
  ///
  /// - Parameter combine: returns the part for shapes, which are from front to back, and the number of their paints.
  func combiningShapes(_ combine: ([LottieValue], _ paints: Int) -> LottiePart) -> [LottiePart] {
    var parts: [LottiePart] = []
    var shapes: [LottieValue] = []
    var paints = 0
    func finish() {
      if !shapes.isEmpty { parts.append(combine(shapes.reversed(), paints)) }
      (shapes, paints) = ([], 0)
    }
    for part in self {
      switch part {
      case .shape(let shape, let count):
        shapes.append(shape)
        paints += count
      case .layer:
        finish()
        parts.append(part)
      }
    }
    finish()
    return parts
  }
}

/// A layer of a Lottie file, in the coordinates of the canvas, shown from the first frame to the last.
///
/// The Lottie layer itself does not move, only the groups in it do.
struct LottieLayer {
  var value: LottieValue
  /// True if the Lottie layer has a mask or a matte, of which it can have only one.
  private(set) var isCut = false

  /// The Lottie layer clipped to a closed contour, which is ``LottieContour/value`` in points of the canvas.
  func masked(by contour: LottieValue) -> LottieLayer {
    cut([
      .init("hasMask", .flag(true)),
      .init(
        "masksProperties",
        [["mode": "a", "inv": .flag(false), "o": .still(100), "x": .still(0), "pt": .still(contour)]]),
    ])
  }

  /// The Lottie layer multiplied with the alpha of the layer that precedes it in the file, or with the inverse of this
  /// alpha if `isInverted` is true.
  func matted(isInverted: Bool) -> LottieLayer { cut([.init("tt", isInverted ? 2 : 1)]) }

  /// The Lottie layer as a matte: it is not drawn, but its alpha masks the layer that follows it in the file.
  var asMatte: LottieLayer { LottieLayer(value: value.with("td", 1)) }

  private func cut(_ members: [LottieValue.Member]) -> LottieLayer {
    var layer = LottieLayer(value: value.with(members))
    layer.isCut = true
    return layer
  }
}

/// The coordinate space in which Lottie parts are drawn, in points: that of the canvas, or inside nested Lottie groups.
///
/// The origin of the canvas is its top left corner. The default value is the space of the canvas.
struct LottieSpace {
  /// The transform items of the enclosing Lottie groups, outermost first.
  private(set) var transforms: [LottieValue] = []
  /// The transform from this coordinate space to that of the canvas, in points; nil if the transform is animated.
  private(set) var fixed: AffineTransform? = .identity

  /// The coordinate space inside a Lottie group to which a transform applies.
  func inside(_ transform: LottieTransform) -> LottieSpace {
    var space = self
    if !transform.isEmpty { space.transforms.append(transform.item(opacity: nil)) }
    space.fixed = transform.fixed.flatMap { inner in fixed.map(inner.concatenating) }
    return space
  }
}

/// A stack of Lottie parts from back to front, and their rectangles as long as all parts are painted rectangles.
struct LottieStack {
  private(set) var parts: [LottiePart] = []
  /// The painted rectangles, one per part and in the same order; nil if any part is not one.
  private(set) var backdrops: [Backdrop]? = []

  /// A rectangle in points of its superlayer, with its paint.
  struct Backdrop {
    var rect: Rect
    var paint: LottiePaint
  }

  mutating func append(_ part: LottiePart) {
    parts.append(part)
    backdrops = nil
  }

  mutating func append(_ added: [LottiePart]) {
    for part in added { append(part) }
  }

  mutating func append(_ backdrop: Backdrop) {
    let rectangle = LottieShapes.rectangle(RoundedRect(backdrop.rect))
    parts.append(.shape(LottieShapes.group([rectangle, backdrop.paint.item]), paints: 1))
    backdrops?.append(backdrop)
  }
}
