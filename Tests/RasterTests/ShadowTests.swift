import Foundation
import Geometry
import LayerTree
import Testing

@testable import Raster

@Suite struct ShadowTests {
  private static let navy = Color(red: 0, green: 0, blue: 128, alpha: 200)

  private func shadowed(
    _ items: [DisplayItem], deviation: Size = .zero, offset: Point = .zero, _ color: Color = navy
  ) -> DisplayItem {
    .group(DisplayGroup(items: items, shadow: DisplayShadow(color: color, deviation: deviation, offset: offset)))
  }

  /// The shadow of a black square of 20 points, without the square.
  ///
  /// The square is above the canvas, and its shadow falls to (20, 20).
  private func squareShadow(_ width: Double, _ height: Double) -> DisplayItem {
    shadowed(
      [.fill(rectangle(20, -980, 20, 20), .color(.black))], deviation: Size(width: width, height: height),
      offset: Point(x: 0, y: 1_000), .black)
  }

  /// The pixel at `index` of a box from 20 to 40, blurred by a Gaussian with a deviation in pixels, 0…1.
  private func blurredBox(_ index: Int, _ deviation: Double) -> Double {
    if deviation == 0 { return (20..<40).contains(index) ? 1 : 0 }
    let weights = (-60...60).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = (20..<40).reduce(0) { $0 + weights[$1 - index + 60] }
    return sum / weights.reduce(0, +)
  }

  @Test(arguments: [(0, 0), (0.5, 0.5), (1.4, 0.7), (2, 2), (2.5, 3.3), (4, 4), (7.3, 5), (9, 0), (0, 6)])
  func `a shadow is the alpha blurred by a Gaussian`(width: Double, height: Double) throws {
    let pixels = try draw([squareShadow(width, height)], width: 60, height: 60).bits.map { Int($0 >> 24) }
    let expected = (0..<60).flatMap { y in
      (0..<60).map { x in 255 * blurredBox(x, width) * blurredBox(y, height) }
    }
    // Three boxes differ from a Gaussian by at most 4 % at the edge of a shape.
    #expect(largestDifference(pixels, expected) <= (max(width, height) < 2 ? 2 : 10))
  }

  @Test func `a shadow without blur is the shape in the color of the shadow, moved`() throws {
    let shape = DisplayItem.fill(rectangle(3, 4, 10, 6, radius: 2), .color(.white))
    let moved = DisplayItem.fill(rectangle(6, 9, 10, 6, radius: 2), .color(Self.navy))
    let shadow = shadowed([shape], offset: Point(x: 3, y: 5))
    #expect(try draw([shadow], width: 30, height: 30) == draw([moved, shape], width: 30, height: 30))
  }

  @Test func `a shadow is that of the picture of all items, below them`() throws {
    let back = DisplayItem.fill(rectangle(2, 2, 8, 8), .color(Color(red: 255, green: 0, blue: 0, alpha: 99)))
    let front = DisplayItem.fill(rectangle(5, 5, 8, 8), .color(Color(gray: 9)))
    let one = try draw([shadowed([back, front], offset: Point(x: 4, y: 0))], width: 24, height: 16).bits
    // Where the shadows of both overlap, the shadow is not darker than that of the opaque item.
    #expect(one[12 * 24 + 15] == one[7 * 24 + 15])
    #expect(one[3 * 24 + 11] >> 24 == 78)
  }

  @Test(arguments: [1.0, 2, 3.5]) func `a shadow comes also from outside of the canvas`(scale: Double) throws {
    func item(_ x: Double, _ y: Double) -> DisplayItem {
      shadowed(
        [.fill(rectangle(x - 10, y - 10, 12, 12, radius: 3), .color(.white))], deviation: Size(width: 4, height: 2),
        offset: Point(x: 3, y: 1))
    }
    let side = Int(20 * scale)
    let part = try draw([item(0, 0)], width: side, height: side, scale: scale).bits
    let whole = try draw([item(20, 20)], width: 2 * side, height: 2 * side, scale: scale).bits
    for y in 0..<side {
      let start = (y + side) * 2 * side + side
      #expect(part[y * side..<(y + 1) * side].elementsEqual(whole[start..<start + side]))
    }
  }

  @Test func `bands of a canvas have the same shadows as the whole`() throws {
    let item = shadowed(
      [.fill(rectangle(10.3, 12.7, 21, 30, radius: 8), .color(.white))], deviation: Size(width: 5, height: 5),
      offset: Point(x: 2.5, y: 6.25))
    let size = try PixelSize(width: 60, height: 70)
    let list = DisplayList(size: Size(width: 60, height: 70), items: [item])
    var whole = Rasterizer(size: size, scale: 1)
    var inBands = Rasterizer(size: size, scale: 1)
    inBands.maximumSpans = 20
    #expect(Pixmap(whole.draw(list)) == Pixmap(inBands.draw(list)))
    var bands = DisplayBands(list, size: size, scale: 1, bandArea: 60 * 9)
    var image = RowImage(size: size, rowIndices: [], pixels: [])
    var pixels: [UInt32] = []
    for band in 0..<bands.count {
      _ = bands.draw(band, into: &image)
      pixels += Pixmap(image).bits
    }
    #expect(pixels == Pixmap(whole.draw(list)).bits)
  }

  @Test func `a shadow is clipped, masked and faded with its items`() throws {
    let shape = DisplayItem.fill(rectangle(4, 4, 8, 8), .color(.white))
    let shadow = DisplayShadow(color: .black, deviation: .zero, offset: Point(x: 6, y: 0))
    let group = DisplayGroup(items: [shape], shadow: shadow, opacity: 0.5, clips: [rectangle(0, 0, 15, 16)])
    let pixels = try draw([.group(group)], width: 20, height: 16).bits
    #expect(pixels[8 * 20 + 14] == 0x8000_0000)
    #expect(pixels[8 * 20 + 16] == 0)
    let mask = DisplayItem.fill(rectangle(0, 0, 14, 16), .color(.black))
    let masked = try draw(
      [.group(DisplayGroup(items: [shape], shadow: shadow, mask: [mask]))], width: 20, height: 16
    ).bits
    #expect(masked[8 * 20 + 13] == 0xFF00_0000)
    #expect(masked[8 * 20 + 16] == 0)
  }

  @Test func `sizes beyond every canvas draw nothing or little`() throws {
    for item in [
      shadowed([.fill(rectangle(0, 0, 1e9, 1e9), .color(.black))], deviation: Size(width: 1e7, height: 1e7)),
      shadowed([.fill(rectangle(0, 0, 10, 10), .color(.black))], offset: Point(x: 1e9, y: -1e9)),
      shadowed([]), shadowed([.overlay(.white, holes: [rectangle(0, 0, 4, 4)])], deviation: Size(width: 3, height: 3)),
    ] {
      #expect(try draw([item], width: 20, height: 20).bits.count == 400)
    }
  }
}
