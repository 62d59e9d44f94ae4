import Comparison
import Geometry
import SeededRandom
import Testing

@Suite struct LayoutShiftTests {
  private let viewport = Size(width: 100, height: 200)

  @Test func `half a viewport that moves down by a quarter shifts by 0.1875`() {
    // The first example of web.dev: impact 0.75, distance 0.25.
    let shift = LayoutShift(
      [(Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 0, y: 50, width: 100, height: 100))], viewport: viewport)
    #expect(shift.impactFraction == 0.75)
    #expect(shift.distanceFraction == 0.25)
    #expect(shift.score == 0.1875)
  }

  @Test func `a box that only grows is stable, the one below it is not`() {
    // The second example: the box below moves down by 14 % of the height; it covers 38 % before and after together.
    let shift = LayoutShift(
      [
        (Rect(x: 0, y: 0, width: 100, height: 60), Rect(x: 0, y: 0, width: 100, height: 88)),
        (Rect(x: 0, y: 60, width: 100, height: 48), Rect(x: 0, y: 88, width: 100, height: 48)),
      ], viewport: viewport)
    #expect(abs(shift.impactFraction - 0.38) < 1e-12)
    #expect(abs(shift.distanceFraction - 0.14) < 1e-12)
  }

  @Test func `areas outside of the viewport do not count, but the distance does`() {
    let shift = LayoutShift(
      [(Rect(x: 0, y: 150, width: 100, height: 100), Rect(x: 0, y: 250, width: 100, height: 100))],
      viewport: viewport)
    #expect(shift.impactFraction == 0.25)
    #expect(shift.distanceFraction == 0.5)
    let unseen = LayoutShift(
      [(Rect(x: 0, y: 250, width: 100, height: 10), Rect(x: 0, y: 300, width: 100, height: 10))], viewport: viewport)
    #expect(unseen.score == 0)
  }

  @Test func `overlapping boxes count once, and the farthest way counts`() {
    let shift = LayoutShift(
      [
        (Rect(x: 0, y: 0, width: 10, height: 20), Rect(x: 10, y: 0, width: 10, height: 20)),
        (Rect(x: 0, y: 0, width: 10, height: 20), Rect(x: 0, y: 20, width: 10, height: 20)),
      ], viewport: viewport)
    // 10×20 at three places.
    #expect(abs(shift.impactFraction - 600.0 / 20_000) < 1e-12)
    #expect(shift.distanceFraction == 0.1)
  }

  @Test func `from right to left the right corner is the start`() {
    let boxes = [(before: Rect(x: 50, y: 0, width: 50, height: 20), after: Rect(x: 20, y: 0, width: 80, height: 20))]
    #expect(LayoutShift(boxes, viewport: viewport, isRightToLeft: true).score == 0)
    #expect(LayoutShift(boxes, viewport: viewport).score == 1_600.0 / 20_000 * 0.15)
  }

  @Test func `the distance is at most the longer side of the viewport`() {
    let shift = LayoutShift(
      [(Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 0, y: 900, width: 100, height: 100))], viewport: viewport)
    #expect(shift.distanceFraction == 1)
  }

  @Test(arguments: [(0.0, 0.0), (2.5, 2.5), (0, 3), (3, 0)])
  func `a move below the threshold is not a layout shift`(_ x: Double, _ y: Double) {
    let boxes = [(before: Rect(x: 0, y: 0, width: 50, height: 20), after: Rect(x: x, y: y, width: 50, height: 20))]
    let smallest = LayoutShift.smallestReportedMove
    #expect((LayoutShift(boxes, viewport: viewport, smallestMove: smallest).score > 0) == (max(x, y) >= 3))
    #expect((LayoutShift(boxes, viewport: viewport).score > 0) == (max(x, y) > 0))
  }

  @Test func `a box that leaves the viewport sideways is stable, one that leaves it downwards is not`() {
    let box = Rect(x: 0, y: 0, width: 50, height: 20)
    #expect(
      LayoutShift([(before: box, after: Rect(x: 500, y: 0, width: 50, height: 20))], viewport: viewport).score == 0)
    #expect(
      LayoutShift([(before: box, after: Rect(x: 0, y: 500, width: 50, height: 20))], viewport: viewport).score > 0)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the area of a union is that of its cells`(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let rects = (0..<Int(seed)).map { _ in
      Rect(
        x: Double(Int.random(in: -5...15, using: &generator)), y: Double(Int.random(in: -5...15, using: &generator)),
        width: Double(Int.random(in: 0...9, using: &generator)),
        height: Double(Int.random(in: 0...9, using: &generator)))
    }
    var cells = 0
    for y in -5..<30 {
      for x in -5..<30 {
        let cell = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        if rects.contains(where: { $0.contains(cell) }) { cells += 1 }
      }
    }
    #expect(unionArea(of: rects) == Double(cells))
  }
}
