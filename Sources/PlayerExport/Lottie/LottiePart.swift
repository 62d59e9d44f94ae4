import Geometry
import LayerTree

/// Something that is drawn.
enum LottiePart {
  /// An item of a shape layer, in the coordinates of what is around it, and how often it paints.
  case shape(LottieValue, paints: Int)
  /// A layer in the coordinates of the canvas.
  case layer(LottieLayer)

  var isShape: Bool {
    if case .shape = self { true } else { false }
  }

  var paints: Int {
    if case .shape(_, let paints) = self { paints } else { 1 }
  }
}

/// A layer of a file: always in the coordinates of the canvas, for ever; what moves are groups in it.
struct LottieLayer {
  var value: LottieValue
  /// True if a mask or a matte cuts it: it takes but one.
  private(set) var isCut = false

  init(_ value: LottieValue) {
    self.value = value
  }

  /// Cut by a closed contour.
  func masked(by contour: LottieValue) -> LottieLayer {
    cut([
      .init("hasMask", .flag(true)),
      .init(
        "masksProperties",
        [["mode": "a", "inv": .flag(false), "o": .still(100), "x": .still(0), "pt": .still(contour)]]),
    ])
  }

  /// Cut by the alpha of the layer that comes before it in the file, or by what that leaves.
  func matted(isInverted: Bool) -> LottieLayer { cut([.init("tt", isInverted ? 2 : 1)]) }

  /// Not drawn: the alpha of it cuts the layer that follows in the file.
  var asMatte: LottieLayer { LottieLayer(value.with("td", 1)) }

  private func cut(_ members: [LottieValue.Member]) -> LottieLayer {
    var layer = LottieLayer(value.with(members))
    layer.isCut = true
    return layer
  }
}

/// Between the canvas and the coordinates that something is given in.
struct LottieSpace {
  /// The transforms of the groups around it, outermost first.
  private(set) var transforms: [LottieValue] = []
  /// To the canvas; nil when it moves.
  private(set) var fixed: AffineTransform? = .identity

  /// Inside of a group; `fixed` is its transform where that does not move.
  func inside(_ transform: LottieTransform) -> LottieSpace {
    var space = self
    if !transform.isEmpty { space.transforms.append(transform.item(opacity: nil)) }
    space.fixed = transform.fixed.flatMap { inner in fixed.map(inner.concatenating) }
    return space
  }
}

/// Things from back to front, and what is known of them as long as they are but painted rectangles.
struct LottieStack {
  private(set) var parts: [LottiePart] = []
  /// Nil when there is something else among them.
  private(set) var backdrops: [Backdrop]? = []

  /// A rectangle in one paint.
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

  /// Puts other things into the place of all.
  mutating func replaceAll(with parts: [LottiePart]) {
    self.parts = parts
    backdrops = nil
  }
}
