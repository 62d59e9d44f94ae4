import Geometry
import LayerTree
import SeededRandom
import Testing

@testable import Raster

@Suite struct BlendingTests {
  @Test func `scaling rounds exactly, for every byte and weight`() {
    for channel in 0...255 {
      for weight in 0...255 {
        let exact = UInt32((Double(channel * weight) / 255).rounded())
        let packed = scaled(UInt32(channel) &* 0x0101_0101, by: UInt32(weight))
        #expect(packed == exact &* 0x0101_0101)
      }
    }
  }

  private func channels(_ pixel: UInt32) -> [Double] {
    (0..<4).map { Double(pixel >> (8 * $0) & 255) }
  }

  private func product(_ a: Double, _ b: Double) -> Double { (a * b / 255).rounded() }

  /// Source-over by the plain formula, every product rounded to a byte.
  private func over(_ source: [Double], coverage: Int, _ destination: [Double]) -> [Double] {
    let covered = source.map { product($0, Double(coverage)) }
    return zip(covered, destination).map { $0 + product($1, 255 - covered[3]) }
  }

  private func premultiplied(_ color: Color) -> [Double] {
    [color.red, color.green, color.blue].map { product(Double($0), Double(color.alpha)) } + [Double(color.alpha)]
  }

  private func randomColor(using generator: inout SplitMix64) -> Color {
    func byte() -> UInt8 { .random(in: 0...255, using: &generator) }
    return Color(red: byte(), green: byte(), blue: byte(), alpha: Bool.random(using: &generator) ? 255 : byte())
  }

  private func randomShape(using generator: inout SplitMix64) -> Shape {
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    // Some cover whole rows and hide all items below them if they are opaque.
    if Int.random(in: 0..<4, using: &generator) == 0 { return rectangle(-1, random(-3...8), 20, random(1...14)) }
    return rectangle(random(-3...12), random(-3...12), random(1...14), random(1...14), radius: random(0...5))
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `items are composited as the plain formula does`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var items: [DisplayItem] = []
    var expected = [[Double]](repeating: [0, 0, 0, 0], count: 16 * 14)
    for index in 0..<5 {
      let shape = randomShape(using: &generator)
      let color = randomColor(using: &generator)
      var sources = [[Double]](repeating: premultiplied(color), count: expected.count)
      if index % 2 == 0 {
        items.append(.fill(shape, .color(color)))
      } else {
        let gradient = LinearGradient(
          start: Point(x: 1, y: 2), end: Point(x: 15, y: Double([2, 9][index / 2])),
          colors: [color, randomColor(using: &generator)], locations: [0.1, 0.8])
        items.append(.fill(shape, .linearGradient(gradient)))
        let alone = try draw([.fill(rectangle(0, 0, 16, 14), .linearGradient(gradient))], width: 16, height: 14)
        sources = alone.bits.map(channels)
      }
      let coverage = try coverage(of: shape, width: 16, height: 14)
      for pixel in expected.indices {
        expected[pixel] = over(sources[pixel], coverage: coverage[pixel], expected[pixel])
      }
    }
    #expect(try draw(items, width: 16, height: 14).bits.map(channels) == expected)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `the overlay's alpha is the product over all holes`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let holes = (0..<6).map { _ in randomShape(using: &generator) }
    let color = randomColor(using: &generator)
    var alphas = [Double](repeating: 255, count: 16 * 14)
    for hole in holes {
      for (pixel, coverage) in try coverage(of: hole, width: 16, height: 14).enumerated() {
        alphas[pixel] = product(alphas[pixel], Double(255 - coverage))
      }
    }
    let expected = alphas.map { over(premultiplied(color), coverage: Int($0), [0, 0, 0, 0]) }
    #expect(try draw([.overlay(color, holes: holes)], width: 16, height: 14).bits.map(channels) == expected)
  }

  @Test func `holes that overlap stay holes`() throws {
    let one = rectangle(1, 1, 4, 3)
    let both = [one, rectangle(3, 2, 4, 3), rectangle(1, 1, 6, 4, radius: 2)]
    let pixmap = try draw([.overlay(.white, holes: both)], width: 8, height: 6)
    for hole in both {
      let coverage = try coverage(of: hole, width: 8, height: 6)
      for (pixel, coverage) in zip(pixmap.bits, coverage) {
        #expect(Int(pixel >> 24) <= 255 - coverage)
      }
    }
    #expect(pixmap.bits[2 * 8 + 4] == 0)
    #expect(pixmap.bits[0] == 0xFFFF_FFFF)
  }

  @Test func `the overlay covers the cut last row and column, a fill only its part`() throws {
    let size = try PixelSize(covering: Size(width: 3.2, height: 2.1), scale: 2)
    #expect((size.width, size.height) == (7, 5))
    var rasterizer = Rasterizer(size: size, scale: 2)
    let overlay = rasterizer.draw(
      DisplayList(size: Size(width: 3.2, height: 2.1), items: [.overlay(.white, holes: [])]))
    #expect(overlay.rowCount == 1)
    #expect(Pixmap(overlay).bits.allSatisfy { $0 == 0xFFFF_FFFF })

    let fill = rasterizer.draw(
      DisplayList(size: Size(width: 3.2, height: 2.1), items: [.fill(rectangle(0, 0, 3.2, 2.1), .color(.black))]))
    #expect(Pixmap(fill).bits[6] >> 24 == UInt32((0.4 * 255).rounded()))
    #expect(Pixmap(fill).bits[4 * 7] >> 24 == UInt32((0.2 * 255).rounded()))
  }

  @Test func `empty layers draw no pixel`() throws {
    let pixmap = try draw([.fill(rectangle(1, 1, 1, 1), .color(.black))], width: 3, height: 3)
    #expect(pixmap.bits == [0, 0, 0, 0, 0xFF00_0000, 0, 0, 0, 0])
    #expect(try draw([], width: 2, height: 2).bits == [0, 0, 0, 0])
  }
}
