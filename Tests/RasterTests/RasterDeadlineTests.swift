import Diagnostics
import Geometry
import LayerTree
import SeededRandom
import Synchronization
import Testing

@testable import Raster

/// The deadline and the budgets of drawing.
@Suite struct RasterDeadlineTests {
  /// A closed polygon through random points of a canvas of 60 points.
  private static func star(_ points: Int, seed: UInt64) -> Shape {
    var random = SplitMix64(seed: seed)
    func coordinate() -> Double { Double(random.next() % 600) / 10 }
    var elements = [Path.Element.move(Point(x: coordinate(), y: coordinate()))]
    for _ in 1..<points { elements.append(.line(Point(x: coordinate(), y: coordinate()))) }
    return .path(Path(elements + [.close]), .evenOdd)
  }

  private static let scenes: KeyValuePairs<String, [DisplayItem]> = ["paths": paths, "holes": holes, "layers": layers]

  private static let paths = (0..<12).map { DisplayItem.fill(star(40, seed: $0), .color(.black)) }

  private static let holes: [DisplayItem] = [
    .overlay(
      Color(gray: 200),
      holes: (0..<1_500).map { (index: Int) in
        rectangle(Double(index % 55), Double(index / 30), 4.5, 3.5, radius: 1.5)
      })
  ]

  private static let layers = (0..<400).map { (index: Int) -> DisplayItem in
    let color = Color(red: UInt8(index % 250), green: 9, blue: 9, alpha: 99)
    return .fill(rectangle(Double(index % 7), Double(index % 50), 40, 12), .color(color))
  }

  @Test(arguments: scenes.map(\.key))
  func `drawing ends at the deadline`(name: String) throws {
    let items = try #require(Self.scenes.first { $0.key == name }).value
    let size = try PixelSize(width: 60, height: 60)
    let list = DisplayList(size: Size(width: 60, height: 60), items: items)

    struct State {
      var checks = 0
      var unitsAfter = 0
    }
    func draw(endingAfter last: Int) -> State {
      let state = Mutex(State())
      var rasterizer = Rasterizer(size: size, scale: 1)
      rasterizer.deadline = Deadline {
        state.withLock { state in
          state.checks += 1
          return state.checks > last
        }
      } observer: { units in
        state.withLock { state in if state.checks > last { state.unitsAfter += units } }
      }
      let image = rasterizer.draw(list)
      // The image is valid, although it is not complete.
      #expect(image.rowIndices.count == 60)
      #expect(image.rowIndices.allSatisfy { $0 < image.rowCount })
      if last < .max {
        rasterizer.deadline = .never
        var fresh = Rasterizer(size: size, scale: 1)
        #expect(Pixmap(rasterizer.draw(list)) == Pixmap(fresh.draw(list)))
      }
      return state.withLock(\.self)
    }
    let checks = draw(endingAfter: .max).checks
    #expect(checks >= 2)
    for last in stride(from: 0, to: checks, by: 1 + checks / 3) {
      #expect(draw(endingAfter: last).unitsAfter <= 200, "after check \(last) of \(checks)")
    }
  }

  @Test func `the paths of a picture share a budget that depends on their number alone`() {
    let shares = [0, 1, 4, 5, 8, 9, 64, 100, 32_768, 32_769, 65_536, 65_537, 1 << 20].map {
      PathScanConverter.work(ofEach: $0)
    }
    let bits: [Int] = [24, 24, 24, 23, 23, 22, 20, 19, 11, 10, 10, 10, 10]
    #expect(shares == bits.map { 1 << $0 })
  }

  /// Each path of a picture has a budget of its own, so paths outside of the canvas count.
  @Test func `a path that stays is converted again for another budget`() throws {
    let outside = Path([.move(Point(x: 1, y: -50)), .line(Point(x: 9, y: -45)), .line(Point(x: 3, y: -30)), .close])
    let star = [DisplayItem.fill(Self.star(200, seed: 3), .color(.black))]
    let more = star + (0..<250).map { _ in .fill(.path(outside, .nonzero), .color(.black)) }
    func draw(_ pictures: [DisplayItem]...) throws -> Pixmap? {
      var rasterizer = Rasterizer(size: try PixelSize(width: 60, height: 60), scale: 1)
      let images = pictures.map { rasterizer.draw(DisplayList(size: Size(width: 60, height: 60), items: $0)) }
      return images.last.map { Pixmap($0) }
    }
    #expect(try draw(star) != draw(more))
    #expect(try draw(star, more) == draw(more))
    #expect(try draw(more, star) == draw(star))
  }

  @Test func `a picture in bands equals the picture as a whole`() throws {
    let size = try PixelSize(width: 60, height: 60)
    let gradient = LinearGradient(
      start: Point(x: 3, y: 0), end: Point(x: 50, y: 41), colors: [.black, .white], locations: [0.1, 0.9])
    let circles = (0..<30).map { rectangle(Double($0), Double($0) / 2, 29.5, 29.5, radius: 14.75) }
    let items: [DisplayItem] =
      circles.map { .fill($0, .color(Color(red: 90, green: 90, blue: 90, alpha: 40))) } + [
        .fill(Self.star(9, seed: 5), .linearGradient(gradient)),
        .overlay(Color(red: 250, green: 250, blue: 250, alpha: 99), holes: circles),
        .group(DisplayGroup(items: [.fill(Self.star(5, seed: 6), .color(.white))], opacity: 0.5)),
      ]
    let list = DisplayList(size: Size(width: 60, height: 60), items: items)
    var whole = Rasterizer(size: size, scale: 1)
    let expected = Pixmap(whole.draw(list))
    for limit in [2_000, 900, 100, 1] {
      var rasterizer = Rasterizer(size: size, scale: 1)
      rasterizer.maximumSpans = limit
      #expect(Pixmap(rasterizer.draw(list)) == expected)
    }
  }
}
