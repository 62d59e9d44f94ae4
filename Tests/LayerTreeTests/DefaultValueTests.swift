import Geometry
import LayerTree
import Testing

/// The values that Apple's reference states for new layers and animations.
@Suite struct DefaultValueTests {
  @Test func `a new layer has the default values of CALayer`() {
    let layer = Layer()
    #expect(layer.position == .zero && layer.bounds == .zero)
    #expect(layer.anchorPoint == UnitPoint(x: 0.5, y: 0.5))
    #expect(layer.transform == .identity && layer.depth == .none && layer.camera == nil)
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds)
    #expect(layer.backgroundColor == nil && layer.mask == nil && layer.cornerRadius == .zero)
    #expect(layer.zPosition == 0 && layer.sublayers.isEmpty && layer.animations.isEmpty)
    #expect(layer.timing.duration == .infinity && layer.timing.speed == 1 && layer.timing.beginTime == 0)
  }

  @Test func `a new shadow has the default values of CALayer`() {
    let shadow = LayerShadow()
    #expect(shadow.opacity == 0 && shadow.radius == 3 && shadow.offset == Point(x: 0, y: -3) && shadow.color == .black)
  }

  @Test func `a new replicator has the default values of CAReplicatorLayer`() {
    let replicator = ReplicatorContent()
    #expect(replicator.instanceCount == 1 && replicator.instanceDelay == 0)
    #expect(replicator.instanceTransform == .identity && replicator.instanceColor == .white)
    let offsets = [
      replicator.instanceRedOffset, replicator.instanceGreenOffset, replicator.instanceBlueOffset,
      replicator.instanceAlphaOffset,
    ]
    #expect(offsets == [0, 0, 0, 0])
  }

  @Test func `a new shape has the default values of CAShapeLayer`() {
    let shape = ShapeContent()
    #expect(shape.fillColor == .black && shape.fillRule == .nonzero && shape.strokeColor == nil)
    let style = shape.strokeStyle
    #expect(style.lineWidth == 1 && style.miterLimit == 10 && style.strokeStart == 0 && style.strokeEnd == 1)
    #expect(style.lineCap == .butt && style.lineJoin == .miter)
  }

  /// An animation without a duration takes a quarter of a second: that of the implicit transaction.
  @Test func `a new timing has the default values of CAMediaTiming`() {
    let timing = MediaTiming()
    #expect(timing.duration == 0.25 && timing.speed == 1 && timing.beginTime == 0 && timing.timeOffset == 0)
    #expect(timing.repeatCount == 0 && timing.repeatDuration == 0 && !timing.autoreverses)
    #expect(timing.fillMode == .removed)
  }

  /// Both axes of a stretched canvas, and one turned by a quarter.
  @Test(arguments: [
    (AffineTransform.scale(x: 2, y: 3), Size(width: 8, height: 12), Point(x: 10, y: -18)),
    (.rotation(.pi / 2), Size(width: 4, height: 4), Point(x: 6, y: 5)),
    (AffineTransform(a: 3, b: 0, c: 4, d: 1, tx: 9, ty: 9), Size(width: 20, height: 4), Point(x: -9, y: -6)),
  ])
  func `a shadow is blurred along the axes of the canvas`(
    transform: AffineTransform, deviation: Size, offset: Point
  ) throws {
    var layer = Layer(anchorPoint: UnitPoint(x: 0, y: 0), bounds: Rect(x: 0, y: 0, width: 9, height: 9))
    layer.backgroundColor = .white
    layer.transform = transform
    layer.shadow.opacity = 1
    layer.shadow.radius = 4
    layer.shadow.offset = Point(x: 5, y: -6)
    guard case .group(let group) = items(layer).first, let shadow = group.shadow else {
      throw TestFailure("no shadow")
    }
    #expect(abs(shadow.deviation.width - deviation.width) < 1e-9)
    #expect(abs(shadow.deviation.height - deviation.height) < 1e-9)
    #expect(abs(shadow.offset.x - offset.x) < 1e-9 && abs(shadow.offset.y - offset.y) < 1e-9)
  }
}
