import Geometry
import LayerTree
import SeededRandom

/// Random items of all types, in groups of all types, on a canvas of about 16 × 14 pixels.
struct RandomItems {
  var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }

  mutating func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &generator) == 0 }

  mutating func color() -> Color {
    func byte() -> UInt8 { .random(in: 0...255, using: &generator) }
    return Color(red: byte(), green: byte(), blue: byte(), alpha: chance(2) ? 255 : byte())
  }

  mutating func point() -> Point { Point(x: random(-2...18), y: random(-2...16)) }

  mutating func shape() -> Shape {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return rectangle(-1, random(-3...8), 20, random(1...14))
    case 1: return .path(Path([.move(point()), .line(point()), .line(point()), .close]), .evenOdd)
    case 2:
      var style = StrokeStyle()
      style.lineWidth = random(0.5...4)
      style.strokeEnd = random(0.3...1)
      return .stroke(Path([.move(point()), .line(point()), .line(point())]), style, .identity)
    default:
      return rectangle(random(-3...12), random(-3...12), random(1...14), random(1...14), radius: random(0...5))
    }
  }

  mutating func paint() -> Paint {
    guard chance(2) else { return .color(color()) }
    let end = [Point(x: 15, y: 2), Point(x: 1, y: 12), Point(x: 15, y: 9)].randomElement(using: &generator) ?? .zero
    return .linearGradient(
      LinearGradient(start: Point(x: 1, y: 2), end: end, colors: [color(), color()], locations: [0.1, 0.8]))
  }

  mutating func items(_ count: Int, depth: Int) -> [DisplayItem] {
    (0..<count).map { _ in
      if depth > 0, chance(2) { return .group(group(depth: depth - 1)) }
      if chance(6) { return .overlay(color(), holes: [shape(), shape()]) }
      return .fill(shape(), paint())
    }
  }

  /// A group with an item and its shadow.
  mutating func shadowed(_ item: DisplayItem) -> DisplayGroup {
    var group = DisplayGroup(items: [item])
    let deviation = Size(width: random(0...2), height: random(0...2))
    group.shadow = DisplayShadow(
      color: color(), deviation: deviation, offset: Point(x: random(-3...3), y: random(-3...3)))
    return group
  }

  mutating func group(depth: Int) -> DisplayGroup {
    var group = DisplayGroup(items: items(Int.random(in: 0...3, using: &generator), depth: depth))
    group.opacity = [0, 0.25, 0.5, 0.999, 1, 1, 1].randomElement(using: &generator) ?? 1
    group.clips = (0..<Int.random(in: 0...2, using: &generator)).map { _ in shape() }
    if chance(3) { group.mask = items(Int.random(in: 0...2, using: &generator), depth: depth) }
    return group
  }
}
