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
  /// True if a part of the box moves.
  private(set) var moves = false
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
    let darkStops = dark.map { shimmer.addStops(of: $0.shimmer) }
    guard let layer = shimmer.layers(over: [canvas]).first, let plan = GradientPlan(layer, work), canvas.width > 0
    else { return }
    let darkPlan = dark.flatMap { $0.shimmer.layers(over: [canvas]).first }.flatMap { GradientPlan($0, work) }
    let stops = colors.texts(plan.stops.colors, dark: darkStops)
    box = "background:" + stops[plan.calmColor]
    styles.isHiddenWithoutMotion = true
    defer { styles.isHiddenWithoutMotion = false }
    let axis = AxisInShares(layer, canvas)
    var moving: [Moving] = []
    var base: String?
    switch plan.motion {
    case .still:
      guard Set(stops).count > 1 else { break }
      let gradient = "background:" + axis.gradient(stops, plan.stops.locations)
      if axis.place.isEmpty { box = gradient } else { base = axis.place + gradient }
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
        Moving(rest: "\(axis.place)background:linear-gradient(\(axis.angle),\(fill))", track: plan.locations) {
          values in
          zip(names, values).map { "\($0):\(axis.text($1))" }.joined(separator: ";")
        }
      ]
    case .fade(let second, let track):
      let gradient = "background:" + axis.gradient(stops, plan.stops.locations)
      if axis.place.isEmpty || Set(stops).count == 1 { box = gradient } else { base = axis.place + gradient }
      let fill = axis.gradient(colors.texts(second, dark: darkPlan?.second), plan.stops.locations)
      moving = [
        Moving(rest: "\(axis.place)background:\(fill);will-change:opacity", track: track, isFade: true) {
          "opacity:\(formatted($0[0]))"
        }
      ]
    case .other: problems.append(.notResponsive("the motion of the shimmer"))
    }
    if !axis.place.isEmpty, base != nil || !moving.isEmpty { box += ";container-type:size" }
    moves = !moving.isEmpty
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

extension Shimmer {
  /// Adds the stops of a shimmer with another number of stops, and returns its color at each stop.
  ///
  /// The same elements draw both, with the motion of this shimmer.
  fileprivate mutating func addStops(of other: Shimmer) -> [Color] {
    if other.stops.colors.count == stops.colors.count { return other.stops.colors }
    // Rounded, so that equal places are one.
    let added = other.stops.locations.map { (stops.place(of: $0) * 1e9).rounded() / 1e9 }
    let places = Set(stops.colors.indices.map(Double.init) + added).sorted()
    stops = stops.stops(at: places)
    if let to = animation?.to { animation?.to = to.stops(at: places) }
    return other.stops.stops(at: stops.locations.map(other.stops.place)).colors
  }
}

extension GradientStops {
  /// The place of a location among the stops, at least one: 1.5 is halfway from the second stop to the third one.
  fileprivate func place(of location: Double) -> Double {
    guard let next = locations.firstIndex(where: { $0 > location }) else { return Double(locations.count - 1) }
    guard next > 0 else { return 0 }
    return Double(next - 1) + (location - locations[next - 1]) / (locations[next] - locations[next - 1])
  }

  /// The stops that the gradient has at places between its own.
  fileprivate func stops(at places: [Double]) -> GradientStops {
    let parts = places.map { place in
      let (start, share) = (Int(place), place - place.rounded(.down))
      let end = min(start + 1, colors.count - 1)
      return (
        color: colors[start].mixed(with: colors[end], share),
        location: locations[start] + (locations[end] - locations[start]) * share
      )
    }
    return GradientStops(colors: parts.map(\.color), locations: parts.map(\.location))
  }
}

/// The axis of a gradient in the terms of CSS: an angle, and locations as percentages between two corners of a box.
///
/// The angle of a diagonal axis depends on the sides of the box. Its gradient fills a rectangle with the proportions of
/// the axis and its center, which covers the box:
///
///     ┌──────────────┐   axis from S to E, and a rectangle with the same diagonal, enlarged
///     │ ┌────┐ box   │   by a factor about its center
///     │ │S   │       │
///     │ │  ╲ │       │
///     │ └───E┘       │
///     └──────────────┘
private struct AxisInShares {
  let angle: String
  /// The declarations of the rectangle that the gradient fills, in the box that is a container; empty for the whole box.
  let place: String
  /// The percentage at the location 0, and the change up to the location 1.
  private let start: Double
  private let length: Double

  init(_ layer: Layer, _ canvas: Rect) {
    guard let axis = layer.gradient?.axis else {
      (angle, place, start, length) = ("90deg", "", 0, 100)
      return
    }
    if case .points(let first, let last) = axis, first.x != last.x, first.y != last.y {
      let (x, y) = (last.x - first.x, last.y - first.y)
      let center = (x: (first.x + last.x) / 2, y: (first.y + last.y) / 2)
      let factor = max(1, 2 * max(center.x, 1 - center.x) / abs(x), 2 * max(center.y, 1 - center.y) / abs(y))
      let sides = [
        ("left", center.x - factor * abs(x) / 2), ("top", center.y - factor * abs(y) / 2),
        ("width", factor * abs(x)), ("height", factor * abs(y)),
      ]
      place = sides.map { "\($0):\(formatted($1 * 100))%;" }.joined()
      angle = "atan2(\(formatted(x * 100))cqw,\(formatted(-y * 100))cqh)"
      (start, length) = (50 - 50 / factor, 100 / factor)
      return
    }
    place = ""
    let (from, to) = axis.ends(in: canvas)
    let way = to - from
    let distance = way.dot(way).squareRoot()
    let direction = distance > 0 ? way * (1 / distance) : Point(x: 1, y: 0)
    // CSS Images 3, section 3.1.1: the line of the gradient reaches from corner to corner.
    let line = abs(canvas.width * direction.x) + abs(canvas.height * direction.y)
    let center = Point(x: canvas.midX, y: canvas.midY)
    start = ((from - center).dot(direction) / line + 0.5) * 100
    length = distance / line * 100
    angle = formatted(arcTangent(y: direction.y, x: direction.x) * 180 / .pi + 90) + "deg"
  }

  func text(_ location: Double) -> String { formatted(start + location * length) + "%" }

  /// The value of the CSS property `background`; a single color for colors that are equal.
  func gradient(_ colors: [String], _ locations: [Double]) -> String {
    guard Set(colors).count > 1, length > 0 else { return colors.last ?? "none" }
    let stops = zip(colors, locations).map { "\($0) \(text($1))" }
    return "linear-gradient(\(angle),\(stops.joined(separator: ",")))"
  }
}
