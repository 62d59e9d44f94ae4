import Geometry
import LayerTree

/// The paint of Lottie shapes: a color or a gradient, which may be animated.
struct LottiePaint {
  private enum Content {
    case color(LottieValue, opacity: LottieValue)
    case gradient(LottieValue)
  }

  private let content: Content
  let isOpaque: Bool

  private init(_ content: Content, isOpaque: Bool) {
    self.content = content
    self.isOpaque = isOpaque
  }

  /// The Lottie item that paints the paths of its group with the nonzero rule.
  var item: LottieValue { item(.nonzero) }

  func item(_ rule: FillRule) -> LottieValue {
    switch content {
    case .color(let color, let opacity): LottieShapes.fill(color: color, opacity: opacity, rule)
    case .gradient(let item): item.with("r", rule == .evenOdd ? 2 : 1)
    }
  }

  init(_ color: Color) {
    self.init(
      .color(
        .still(.list(color.channels.prefix(3).map(LottieValue.channel))),
        opacity: .still(.number(Double(color.alpha) / 2.55))),
      isOpaque: color.alpha == 255)
  }

  /// A still gradient, in points of the painted shape; the last color if the gradient has length 0 or one color, as in
  /// SVG.
  init(_ gradient: LinearGradient) {
    let stops = GradientStops(colors: gradient.colors, locations: gradient.locations)
    guard gradient.start != gradient.end, Set(stops.colors).count > 1 else {
      self.init(stops.colors.last ?? .clear)
      return
    }
    let isOpaque = stops.colors.allSatisfy { $0.alpha == 255 }
    let straight = stops.forStraightMixing
    let range = UnitRange(spanning: [straight.locations])
    let axis = gradient.end - gradient.start
    let (start, end) = (gradient.start + axis * range.low, gradient.start + axis * range.high)
    let values = Self.values(
      straight.locations.map(range.share), straight.colors.map(\.channels), isOpaque: isOpaque)
    let item = Self.gradient(
      from: .still(.numbers(start.x, start.y)), to: .still(.numbers(end.x, end.y)), .still(.list(values)),
      count: straight.colors.count)
    self.init(.gradient(item), isOpaque: isOpaque)
  }

  /// The gradient of a layer over time; nil for a layer without a gradient or without stops.
  ///
  /// - Parameters:
  ///   - origin: the origin of the layer's coordinates in those of the painted shape, in points.
  ///   - delay: the start of the layer's time, in seconds of the scene.
  init?(_ layer: Layer, at origin: Point, delay: Double, on clock: LottieClock) {
    guard let gradient = LottieGradient(layer, delay: delay, on: clock) else { return nil }
    let range = gradient.range
    let isOpaque = gradient.isOpaque
    func end(_ parameter: Double) -> LottieValue {
      clock.property(gradient.axis) { values in
        let at = parameter + values[4]
        return [
          .number(origin.x + values[0] + (values[2] - values[0]) * at),
          .number(origin.y + values[1] + (values[3] - values[1]) * at),
        ]
      }
    }
    let count = gradient.count
    let stops = clock.property(gradient.stops) { numbers in
      let colors = (0..<count).map { Array(numbers[count + 4 * $0..<count + 4 * $0 + 4]) }
      return Self.values(numbers.prefix(count).map(range.share), colors, isOpaque: isOpaque)
    }
    let item = Self.gradient(from: end(range.low), to: end(range.high), stops, count: count)
    self.init(.gradient(item), isOpaque: isOpaque)
  }

  private static func gradient(
    from start: LottieValue, to end: LottieValue, _ stops: LottieValue, count: Int
  ) -> LottieValue {
    [
      "ty": "gf", "t": 1, "o": .still(100), "s": start, "e": end,
      "g": ["p": .literal(String(count)), "k": stops],
    ]
  }

  /// The stops of a gradient as the list of numbers in a Lottie file: for each stop the location, red, green and blue.
  ///
  /// If a color is translucent, the location and the alpha of each stop follow. All numbers are 0…1.
  ///
  /// - Parameters:
  ///   - locations: the locations of the stops, 0…1.
  ///   - colors: red, green, blue and alpha of each stop, 0…255.
  private static func values(
    _ locations: [Double], _ colors: [[Double]], isOpaque: Bool
  ) -> [LottieValue] {
    let places = locations.map { LottieValue.number($0, decimals: 5) }
    let stops = zip(places, colors).flatMap { [$0] + $1.prefix(3).map(LottieValue.channel) }
    return isOpaque ? stops : stops + zip(places, colors).flatMap { [$0, .number($1[3] / 255, decimals: 4)] }
  }
}

extension LottieValue {
  /// A color channel, given as a level 0…255, as a fraction of 255.
  ///
  /// The fraction is rounded up: the player rlottie truncates to the lower level, other players round.
  static func channel(_ level: Double) -> LottieValue {
    .number((min(max(level, 0), 255) / 255 * 1_000 - 1e-6).rounded(.up) / 1_000)
  }
}
