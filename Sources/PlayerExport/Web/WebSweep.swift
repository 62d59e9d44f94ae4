import Diagnostics
import Geometry
import LayerTree
import SceneModel
import TextFormats

/// The shimmer of a web page: CSS rules for a box in the coordinates of the window, and for the parts that move in it.
///
/// A horizontal gradient consists of parts that the compositor moves. The stops of any other gradient are animated as
/// registered custom properties. The rules are those of left-to-right writing; the box is mirrored for right-to-left.
struct WebSweep {
  /// The declarations of the box, which is seen with `prefers-reduced-motion: reduce`.
  private(set) var box = ""
  /// The declarations of each part in the box.
  private(set) var parts: [String] = []
  /// True if the box is mirrored for left-to-right writing.
  private(set) var isMirrored: Bool
  /// The names of the registered custom properties, which are percentages.
  private(set) var properties: [String] = []
  private(set) var problems: [ExportProblem] = []

  init(
    _ scene: Scene, dark: Scene?, _ colors: inout ColorVariables, _ styles: inout StyleSheet, _ work: SharedWorkMeter
  ) {
    let canvas = Rect(origin: .zero, size: scene.size)
    var shimmer = scene.shimmer
    if scene.direction == .rightToLeft { shimmer.axis = shimmer.axis.mirrored }
    let ends = shimmer.axis.ends(in: canvas)
    isMirrored = ends.end.x < ends.start.x
    if isMirrored { shimmer.axis = shimmer.axis.mirrored }
    if shimmer.scopeName != "feed" { problems.append(.notResponsive("the scope of the shimmer")) }
    guard let layer = shimmer.layers(over: [canvas]).first, let plan = GradientPlan(layer, work), canvas.width > 0
    else { return }
    let darkPlan = dark.flatMap { $0.shimmer.layers(over: [canvas]).first }.flatMap { GradientPlan($0, work) }
    func texts(_ light: [Color], _ dark: [Color]?) -> [String] {
      light.enumerated().map { index, color in
        colors.text(color, dark: dark.flatMap { $0.count > index ? $0[index] : nil })
      }
    }
    let stops = texts(plan.stops.colors, darkPlan?.stops.colors)
    box = "background:" + stops[plan.calmColor]
    styles.isHiddenWithoutMotion = true
    defer { styles.isHiddenWithoutMotion = false }
    let axis = AxisInShares(layer, canvas)
    if Set(plan.stops.colors).count > 1, !axis.isExact { problems.append(.notResponsive("the axis of the shimmer")) }
    var moving: [Moving] = []
    var base: String?
    switch plan.motion {
    case .still: if Set(stops).count > 1 { box = "background:" + axis.gradient(stops, plan.stops.locations) }
    case .strips(let strips) where plan.frame.transform == .identity:
      if strips.showsBase { base = "width:100%;background:" + stops[0] }
      moving = Self.strips(strips, stops, width: canvas.width)
    case .slide(let track) where plan.frame.transform == .identity:
      moving = [Self.slide(plan, stops, track, width: canvas.width)]
    case .slide, .strips:
      let names = stops.indices.map { "--" + partName("-l\($0)") }
      properties = names
      let fill = zip(stops, names).map { "\($0) var(\($1))" }.joined(separator: ",")
      moving = [
        Moving(rest: "background:linear-gradient(\(axis.angle),\(fill))", track: plan.locations) { values in
          zip(names, values).map { "\($0):\(axis.text($1))" }.joined(separator: ";")
        }
      ]
    case .fade(let second, let track):
      var darkSecond: [Color]?
      if case .fade(let colors, _)? = darkPlan?.motion { darkSecond = colors }
      box = "background:" + axis.gradient(stops, plan.stops.locations)
      let fill = axis.gradient(texts(second, darkSecond), plan.stops.locations)
      moving = [
        Moving(rest: "background:\(fill);will-change:opacity", track: track, isFade: true) {
          "opacity:\(formatted($0[0]))"
        }
      ]
    case .other: problems.append(.notResponsive("the motion of the shimmer"))
    }
    // A single call: the compiler would make a copy of the function for each closure.
    parts = moving.map { part in
      part.rest + ";animation:" + styles.animation(part.track, isFade: part.isFade, declarations: part.text)
    }
    if let base { parts.insert(base, at: 0) }
  }

  /// A part with an animation.
  private struct Moving {
    /// The declarations of the part without its animation.
    var rest: String
    var track: Track
    var isFade = false
    /// The function that formats the numbers of a key frame as CSS declarations.
    var text: ([Double]) -> String
  }

  /// The part that only moves, in shares of the width of the box.
  private static func slide(_ plan: GradientPlan, _ colors: [String], _ track: Track, width: Double) -> Moving {
    let shifts = track.keyValues.map { $0[0] }
    let start = -max(0, shifts.max() ?? 0)
    let length = width - min(0, shifts.min() ?? 0) - start
    let stops = zip(colors, plan.stops.locations).map { color, location in
      "\(color) \(formatted((plan.frame.position(of: location) - start) / length * 100))%"
    }
    let place = "left:\(formatted(start / width * 100))%;width:\(formatted(length / width * 100))%"
    return Moving(
      rest: "\(place);background:linear-gradient(90deg,\(stops.joined(separator: ",")))", track: track
    ) { "translate:\(formatted($0[0] / length * 100))%" }
  }

  /// The parts that only move and stretch, in shares of the width of the box.
  private static func strips(_ plan: StripPlan, _ colors: [String], width: Double) -> [Moving] {
    plan.strips.map { strip in
      let (from, to) = (colors[strip.color], colors[strip.endColor])
      let end = formatted(100 / (1 + StripPlan.overlap))
      let fill = from == to ? from : "linear-gradient(90deg,\(from),\(to) \(end)%)"
      let covered = strip.coveredWidth
      return Moving(rest: "width:\(formatted(covered * 100 / width))%;background:\(fill)", track: strip.track) {
        values in
        let stretch = values.count > 1 ? ";scale:\(formatted(values[1], decimals: 5)) 1" : ""
        return "translate:\(formatted(values[0] / covered * 100))%" + stretch
      }
    }
  }
}

/// The axis of a gradient in the terms of CSS: an angle, and locations as percentages between two corners of a box.
private struct AxisInShares {
  let angle: String
  /// The percentage at the location 0, and the change up to the location 1.
  private let start: Double
  private let length: Double
  /// True if angle and percentages are those at any size of the box.
  let isExact: Bool

  init(_ layer: Layer, _ canvas: Rect) {
    guard let axis = layer.gradient?.axis else {
      (angle, start, length, isExact) = ("90deg", 0, 100, true)
      return
    }
    let (from, to) = axis.ends(in: canvas)
    let way = to - from
    let distance = way.dot(way).squareRoot()
    let direction = distance > 0 ? way * (1 / distance) : Point(x: 1, y: 0)
    // CSS Images 3, section 3.1.1: the line of the gradient reaches from corner to corner.
    let line = abs(canvas.width * direction.x) + abs(canvas.height * direction.y)
    let center = Point(x: canvas.midX, y: canvas.midY)
    start = ((from - center).dot(direction) / line + 0.5) * 100
    length = distance / line * 100
    let degrees = formatted(arcTangent(y: direction.y, x: direction.x) * 180 / .pi + 90)
    angle = degrees + "deg"
    if case .angle = axis { isExact = true } else { isExact = direction.x == 0 || direction.y == 0 }
  }

  func text(_ location: Double) -> String { formatted(start + location * length) + "%" }

  /// The value of the CSS property `background`; a single color for colors that are equal.
  func gradient(_ colors: [String], _ locations: [Double]) -> String {
    guard Set(colors).count > 1, length > 0 else { return colors.last ?? "none" }
    let stops = zip(colors, locations).map { "\($0) \(text($1))" }
    return "linear-gradient(\(angle),\(stops.joined(separator: ",")))"
  }
}
