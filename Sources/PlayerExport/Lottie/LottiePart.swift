import Geometry
import LayerTree

/// A drawn part of a Lottie file: an item of a shape layer, or a whole layer.
enum LottiePart {
  /// An item of a shape layer, in the coordinates of its superlayer, and its number of fills and strokes.
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

/// A layer of a Lottie file, in the coordinates of the canvas, shown from the first frame to the last.
///
/// The layer itself does not move; the groups in it do.
struct LottieLayer {
  var value: LottieValue
  /// True if the layer has a mask or a matte, of which it can have only one.
  private(set) var isCut = false

  init(_ value: LottieValue) {
    self.value = value
  }

  /// The layer clipped to a closed contour: a JSON value of ``LottieContour``, in the coordinates of the canvas.
  func masked(by contour: LottieValue) -> LottieLayer {
    cut([
      .init("hasMask", .flag(true)),
      .init(
        "masksProperties",
        [["mode": "a", "inv": .flag(false), "o": .still(100), "x": .still(0), "pt": .still(contour)]]),
    ])
  }

  /// The layer masked by the alpha of the previous layer in the file, or by its inverse.
  func matted(isInverted: Bool) -> LottieLayer { cut([.init("tt", isInverted ? 2 : 1)]) }

  /// The layer as a matte: not drawn, its alpha masks the next layer in the file.
  var asMatte: LottieLayer { LottieLayer(value.with("td", 1)) }

  private func cut(_ members: [LottieValue.Member]) -> LottieLayer {
    var layer = LottieLayer(value.with(members))
    layer.isCut = true
    return layer
  }
}

/// The coordinate space of a Lottie part, relative to the canvas.
struct LottieSpace {
  /// The transform items of the enclosing groups, outermost first.
  private(set) var transforms: [LottieValue] = []
  /// The transform from this coordinate space to that of the canvas; nil if the transform is animated.
  private(set) var fixed: AffineTransform? = .identity

  /// The coordinate space inside of a Lottie group that is moved by `transform`.
  func inside(_ transform: LottieTransform) -> LottieSpace {
    var space = self
    if !transform.isEmpty { space.transforms.append(transform.item(opacity: nil)) }
    space.fixed = transform.fixed.flatMap { inner in fixed.map(inner.concatenating) }
    return space
  }
}

/// The parts of a Lottie file from back to front; as long as all parts are painted rectangles, these are stored, too.
struct LottieStack {
  private(set) var parts: [LottiePart] = []
  /// The painted rectangles, one per part; nil if there are other parts.
  private(set) var backdrops: [Backdrop]? = []

  /// A rectangle in the coordinates of its superlayer, with its paint.
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

  /// Replaces all parts of the stack; ``backdrops`` becomes nil.
  mutating func replaceAll(with parts: [LottiePart]) {
    self.parts = parts
    backdrops = nil
  }
}
