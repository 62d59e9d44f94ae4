import Geometry
import LayerTree
import Raster
import SeededRandom
import Testing

@Suite struct GradientTests {
  /// The premultiplied channels of a gradient's color, not rounded, by the plain formula.
  private func color(_ gradient: LinearGradient, at point: Point) -> [Double] {
    let axis = gradient.end - gradient.start
    let u = (point - gradient.start).dot(axis) / axis.dot(axis)
    func channels(_ index: Int) -> [Double] {
      let color = gradient.colors[index]
      let alpha = Double(color.alpha)
      return [color.red, color.green, color.blue].map { Double($0) * alpha / 255 } + [alpha]
    }
    guard let after = gradient.locations.firstIndex(where: { $0 > u }) else {
      return channels(gradient.colors.count - 1)
    }
    guard after > 0 else { return channels(0) }
    let from = gradient.locations[after - 1]
    let part = (u - from) / (gradient.locations[after] - from)
    return zip(channels(after - 1), channels(after)).map { $0 + ($1 - $0) * part }
  }

  /// True if a byte is nearest to a channel; at a tie both are.
  private func isNearest(_ byte: UInt32, to channel: Double) -> Bool {
    abs(Double(byte) - channel) <= 0.5 + 1e-4
  }

  private func check(_ gradient: LinearGradient, scale: Double) throws {
    let (width, height) = (23, 17)
    let everything = rectangle(0, 0, 100, 100)
    let pixmap = try draw(
      [.fill(everything, .linearGradient(gradient))], width: width, height: height, scale: scale)
    var misses = 0
    for (index, pixel) in pixmap.bits.enumerated() {
      let x = (Double(index % width) + 0.5) / scale
      let y = (Double(index / width) + 0.5) / scale
      for (channel, exact) in color(gradient, at: Point(x: x, y: y)).enumerated()
      where !isNearest(pixel >> UInt32(8 * channel) & 255, to: exact) {
        misses += 1
      }
    }
    #expect(misses == 0)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `every pixel has the color at its center`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    func byte() -> UInt8 { .random(in: 0...255, using: &generator) }
    let start = Point(x: random(-5...20), y: random(-5...20))
    // Horizontal, vertical, angled; forwards and backwards.
    let end = [
      Point(x: start.x + random(3...30), y: start.y), Point(x: start.x - random(3...30), y: start.y),
      Point(x: start.x, y: start.y + random(3...30)), Point(x: start.x, y: start.y - random(3...30)),
      Point(x: random(-5...20), y: random(-5...20)), Point(x: random(-5...20), y: random(-5...20)),
    ][Int(seed % 6)]
    let count = Int.random(in: 1...6, using: &generator)
    let colors = (0..<count).map { _ in
      Color(red: byte(), green: byte(), blue: byte(), alpha: seed % 2 == 0 ? 255 : byte())
    }
    var locations = (0..<count).map { _ in random(-0.3...1.3) }.sorted()
    if count > 3 { locations[2] = locations[1] }
    try check(LinearGradient(start: start, end: end, colors: colors, locations: locations), scale: random(0.5...3))
  }

  @Test func `where locations coincide the later color wins from there on`() throws {
    let gradient = LinearGradient(
      start: Point(x: 0.5, y: 0), end: Point(x: 4.5, y: 0), colors: [.black, .black, .white, .white],
      locations: [0, 0.5, 0.5, 1])
    let pixmap = try draw([.fill(rectangle(0, 0, 5, 1), .linearGradient(gradient))], width: 5, height: 1)
    #expect(pixmap.bits.map { $0 & 255 } == [0, 0, 255, 255, 255])
  }

  @Test(
    arguments: [
      ([], []), ([Color.black], []), ([.white, .black], [0, 1]), ([.white, .black], [0.5, 0.5]),
    ] as [([Color], [Double])])
  func `a gradient without a length has its last color`(colors: [Color], locations: [Double]) throws {
    let point = Point(x: 1, y: 1)
    let gradient = LinearGradient(start: point, end: point, colors: colors, locations: locations)
    let pixmap = try draw([.fill(rectangle(0, 0, 2, 2), .linearGradient(gradient))], width: 2, height: 2)
    #expect(pixmap.bits.allSatisfy { $0 == (locations.isEmpty ? 0 : 0xFF00_0000) })
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, 1e-300, -1e9])
  func `no number stops the program`(value: Double) throws {
    for (start, end) in [(Point(x: value, y: 0), Point(x: 3, y: value)), (Point(x: 0, y: 0), Point(x: value, y: 1))] {
      let gradient = LinearGradient(
        start: start, end: end, colors: [.white, .clear, .black], locations: [value, 0, value])
      #expect(
        try draw([.fill(rectangle(0, 0, 4, 4), .linearGradient(gradient))], width: 4, height: 4).bits.count == 16)
    }
  }
}
