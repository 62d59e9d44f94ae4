import Diagnostics
import Geometry
import LayerTree
import TextFormats

/// Functions that return the items of Lottie's shape layers as JSON values; lengths are in points.
enum LottieShapes {
  /// The transform item of a Lottie group that stays in place; it contains an opacity because lottie-web requires one.
  static let noTransform: LottieValue = ["ty": "tr", "o": .still(100)]

  /// A Lottie group of shape items.
  ///
  /// - Parameter items: the items from front to back, without the transform; a paint follows the shapes that it paints.
  static func group(_ items: some Sequence<LottieValue>, _ transform: LottieValue = noTransform) -> LottieValue {
    ["ty": "gr", "it": .list(Array(items) + [transform])]
  }

  /// A Lottie group that applies a transform item to other groups.
  ///
  /// If there is one group without a transform, the item becomes the transform of that group instead.
  ///
  /// - Parameter groups: the groups, from front to back.
  static func moved(_ groups: [LottieValue], by transform: LottieValue) -> LottieValue {
    guard groups.count == 1, case .object(let members) = groups[0], case .list(let items)? = members.last?.value,
      items.last == noTransform
    else { return group(groups, transform) }
    return group(items.dropLast(), transform)
  }

  /// The Lottie item of a rounded rectangle, in points: a rectangle if all corner radii are equal, else a path.
  static func rectangle(_ rounded: RoundedRect) -> LottieValue {
    guard let radius = rounded.uniformRadius else {
      return path(rounded.outline.lottieContours.first?.value ?? [:])
    }
    let rect = rounded.rect
    return rectangle(
      center: .still(.numbers(rect.midX, rect.midY)), size: .still(.numbers(rect.width, rect.height)),
      radius: .still(.number(radius)))
  }

  static func rectangle(center: LottieValue, size: LottieValue, radius: LottieValue) -> LottieValue {
    // Clockwise, as paths are: overlapping shapes must not cancel each other out.
    ["ty": "rc", "d": 1, "p": center, "s": size, "r": radius]
  }

  /// A Lottie path item for one contour, in points.
  ///
  /// - Parameter contour: the contour in the form of ``LottieContour/value``.
  static func path(_ contour: LottieValue) -> LottieValue { ["ty": "sh", "ks": .still(contour)] }

  /// The Lottie groups, as few as possible, that fill shapes with one paint; empty if no shape has an area.
  static func groups(of shapes: [Shape], _ paint: LottiePaint, _ work: SharedWorkMeter) -> [LottieValue] {
    var together: [LottieValue] = []
    var groups: [LottieValue] = []
    for shape in shapes {
      guard work.allowsMore() else { break }
      if case .roundedRect(let rounded) = shape, !rounded.rect.isEmpty { together.append(rectangle(rounded)) }
      guard let (path, rule) = shape.filledPath(counting: work.allowsMore(steps:)) else { continue }
      let contours = path.lottieContours
      if contours.count == 1, rule == .nonzero, case .path = shape {
        together.append(Self.path(contours[0].clockwise.value))
      } else if !contours.isEmpty {
        // Contours in both directions would cancel others out.
        groups.append(group(contours.map { Self.path($0.value) } + [paint.item(rule)]))
      }
    }
    if !together.isEmpty { groups.append(group(together + [paint.item])) }
    return groups
  }

  /// A Lottie fill item; `color` (three channels, 0…1) and `opacity` (percent) are Lottie properties.
  static func fill(color: LottieValue, opacity: LottieValue, _ rule: FillRule = .nonzero) -> LottieValue {
    ["ty": "fl", "c": color, "o": opacity, "r": rule == .evenOdd ? 2 : 1]
  }

  static func stroke(color: LottieValue, opacity: LottieValue, width: LottieValue, _ style: StrokeStyle) -> LottieValue
  {
    let cap: LottieValue =
      switch style.lineCap {
      case .butt: 1
      case .round: 2
      case .square: 3
      }
    let join: LottieValue =
      switch style.lineJoin {
      case .miter: 1
      case .round: 2
      case .bevel: 3
      }
    let stroke: LottieValue = ["ty": "st", "c": color, "o": opacity, "w": width, "lc": cap, "lj": join]
    return style.lineJoin == .miter ? stroke.with("ml", .number(max(1, style.miterLimit))) : stroke
  }
}

/// A contour of a path in the form of Lottie: points, each with two control points relative to the point, in points.
///
/// The control points of a point belong to the incoming and to the outgoing curve.
struct LottieContour {
  private var points: [Point]
  private var incoming: [Point] = [.zero]
  private var outgoing: [Point] = [.zero]
  private(set) var isClosed = false

  init(from start: Point) {
    points = [start]
  }

  var isPoint: Bool { points.count < 2 }
  var end: Point { points.last ?? .zero }

  mutating func append(_ control1: Point, _ control2: Point, _ end: Point) {
    outgoing[outgoing.count - 1] = control1 - self.end
    points.append(end)
    incoming.append(control2 - end)
    outgoing.append(.zero)
  }

  mutating func close() {
    isClosed = true
    guard points.count > 2, points.first == points.last else { return }
    points.removeLast()
    outgoing.removeLast()
    incoming[0] = incoming.removeLast()
  }

  /// The same contour in clockwise direction as seen on the canvas, where y grows downwards.
  var clockwise: LottieContour {
    let next = points.dropFirst() + points.prefix(1)
    let area = zip(points, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    if area >= 0 { return self }
    var contour = self
    contour.points.reverse()
    (contour.incoming, contour.outgoing) = (outgoing.reversed(), incoming.reversed())
    return contour
  }

  var value: LottieValue {
    func list(_ points: [Point]) -> LottieValue { .list(points.map { .numbers($0.x, $0.y) }) }
    return ["c": .flag(isClosed), "v": list(points), "i": list(incoming), "o": list(outgoing)]
  }
}

extension Path {
  /// The contours of the path in the form of Lottie, in order, without those that consist of a single point.
  var lottieContours: [LottieContour] {
    var contours: [LottieContour] = []
    var contour = LottieContour(from: .zero)
    func finish(next start: Point) {
      if !contour.isPoint { contours.append(contour) }
      contour = LottieContour(from: start)
    }
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        finish(next: point)
        start = point
      case .line(let end): contour.append(contour.end, end, end)
      case .quadratic(let control, let end):
        let from = contour.end
        contour.append(from + (control - from) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
      case .cubic(let control1, let control2, let end): contour.append(control1, control2, end)
      case .close:
        contour.close()
        finish(next: start)
      }
    }
    finish(next: .zero)
    return contours
  }
}
