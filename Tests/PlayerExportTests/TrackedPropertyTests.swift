import Geometry
import LayerTree
import Testing

@testable import PlayerExport

/// The numbers that describe a layer at one time.
@Suite struct TrackedPropertyTests {
  @Test(arguments: [(-0.5, 0.0), (0, 0), (0.25, 0.25), (1, 1), (1.5, 1)])
  func `opacities are within 0 and 1`(_ opacity: Double, _ shown: Double) {
    var layer = Layer()
    layer.opacity = opacity
    layer.shadow.opacity = opacity
    layer.shadow.color = Color(red: 10, green: 20, blue: 30, alpha: 80)
    #expect(TrackedProperty.opacity.value(layer) == [shown])
    #expect(TrackedProperty.shadow.value(layer).prefix(4) == [10, 20, 30, 80 * shown])
    layer.isHidden = true
    #expect(TrackedProperty.opacity.value(layer) == [0])
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (2.5, 2.5)])
  func `a radius and a width of a line are at least 0`(_ length: Double, _ shown: Double) {
    var layer = Layer()
    layer.shadow.radius = length
    layer.shadow.offset = Point(x: -3, y: 7)
    #expect(TrackedProperty.shadow.value(layer).suffix(3) == [shown, -3, 7])
    var shape = ShapeContent(path: Path())
    shape.strokeStyle.lineWidth = length
    layer.content = .shape(shape)
    #expect(TrackedProperty.lineWidth.value(layer) == [shown])
  }

  /// A contour over the second quarter of a path, of which a part is visible.
  @Test(arguments: [
    (0.0, 1.0, [0.0, 1.0]), (0.3, 0.45, [0.2, 0.8]), (0, 0.3, [0, 0.2]), (0.6, 1, [1, 1]), (0, 0.1, [0, 0]),
  ])
  func `a line is a part of its contour`(_ start: Double, _ end: Double, _ expected: [Double]) {
    var shape = ShapeContent(path: Path())
    (shape.strokeStyle.strokeStart, shape.strokeStyle.strokeEnd) = (start, end)
    var layer = Layer()
    layer.content = .shape(shape)
    func numbers(_ length: Double) -> [Double] {
      TrackedProperty.line(from: 0.25, length: length, ofPoint: [7, 9]) { [$0, $1] }.value(layer)
    }
    #expect(zip(numbers(0.25), expected).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(numbers(0) == [7, 9])
  }

  @Test func `colors are mixed with premultiplied alpha`() {
    let mix = TrackedProperty.backgroundColor.numbers.mix
    #expect(mix([10, 20, 30, 40], [90, 80, 70, 120], 0.25) == [50, 50, 50, 60])
    #expect(mix([10, 20, 30, 0], [90, 80, 70, 0], 0.25) == [90, 80, 70, 0])
    #expect(mix([10, 20, 30, 0], [90, 80, 70, 200], 0.25) == [90, 80, 70, 50])
  }
}
