import Dispatch
import Geometry
import LayerTree
import Raster
import Synchronization
import Testing

@Suite struct WorkersTests {
  private let size = Size(width: 16, height: 14)

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a picture looks the same, however many draw it`(seed: UInt64) throws {
    var random = RandomItems(seed: seed)
    let pixels = try PixelSize(width: 32, height: 28)
    var alone = Rasterizer(size: pixels, scale: 2)
    var together = [2, 3, 50].map { count in
      Rasterizer(size: pixels, scale: 2, workers: Workers(count: count, bandArea: 1, perform: atOnce))
    }
    // The second picture is drawn with the memory of the first.
    for _ in 0..<2 {
      let list = DisplayList(size: size, items: random.items(6, depth: 2))
      let expected = alone.draw(list)
      for index in together.indices { #expect(together[index].draw(list) == expected) }
    }
  }

  @Test func `there are as many bands as are worth it`() throws {
    // In an angled gradient all rows are different.
    let gradient = LinearGradient(
      start: .zero, end: Point(x: 16, y: 14), colors: [.white, Color(gray: 0)], locations: [0, 1])
    let list = DisplayList(
      size: size, items: [.fill(rectangle(0, 0, 16, 14), .linearGradient(gradient))])
    func bands(_ count: Int, area: Int) throws -> Int {
      let asked = Mutex(1)
      let workers = Workers(count: count, bandArea: area) { iterations, work in
        asked.withLock { $0 = iterations }
        atOnce(iterations, work)
      }
      var rasterizer = Rasterizer(size: try PixelSize(width: 16, height: 14), scale: 1, workers: workers)
      _ = rasterizer.draw(list)
      return asked.withLock { $0 }
    }
    #expect(try bands(4, area: 1) == 4)
    #expect(try bands(99, area: 1) == 14)
    #expect(try bands(4, area: 100) == 2)
    #expect(try bands(4, area: 1_000) == 1)
    #expect(try bands(-1, area: -1) == 1)
  }
}

private let atOnce: Workers.Perform = { iterations, work in
  DispatchQueue.concurrentPerform(iterations: iterations, execute: work)
}
