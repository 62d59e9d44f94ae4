import Diagnostics
import Geometry
import LayerTree
import SceneModel
import Skeleton
import TestSupport
import Testing

/// The shimmer and the animations of a scene.
@Suite struct SceneTimeTests {
  private func scene(_ change: (inout RenderOptions) -> Void = { _ in }) throws -> Scene {
    var options = RenderOptions()
    change(&options)
    return try Document(Fixture("seeds/newsfeed.xml").bytes(), options: options).scene(options).content
  }

  /// A layer whose left end is at 0 at 0 s and moves by 1 point each second.
  private func moving(_ duration: Double) -> Layer {
    var timing = MediaTiming()
    timing.duration = duration
    timing.repeatCount = .infinity
    let basic = BasicAnimation(.positionX, from: .number(0), to: .number(duration))
    var layer = Layer(frame: Rect(x: 0, y: 0, width: 1, height: 1), anchorPoint: UnitPoint(x: 0, y: 0))
    layer.backgroundColor = .black
    layer.animations = [Animation(.basic(basic), timing: timing)]
    return layer
  }

  private func left(_ list: DisplayList) -> Double? {
    guard case .fill(.roundedRect(let rounded), .color) = list.items.last else { return nil }
    return rounded.rect.minX
  }

  @Test func `a share of the shimmer's way is a time for everything else`() throws {
    var scene = try scene { $0.preset = .seamless }
    scene.layers.append(moving(3))
    #expect(left(scene.presentation(at: .progress(0.5))) == 0.6)
    #expect(left(scene.presentation(at: .progress(1))) == 1.2)
    #expect(scene.presentation(at: .progress(0.25)) == scene.presentation(at: .time(0.3)))
    // Progress 1 is the end of the sweep, not its beginning.
    #expect(scene.presentation(at: .progress(1)).items.first != scene.presentation(at: .time(1.2)).items.first)
  }

  @Test func `without a shimmer it is a share of the loop`() throws {
    var scene = try scene { $0.preset = .solid }
    scene.layers.append(moving(4))
    #expect(scene.loop == AnimationLoop(start: 0, duration: 4))
    #expect(left(scene.presentation(at: .progress(0.25))) == 1)
  }

  @Test func `the loop of a scene takes everything that moves`() throws {
    var scene = try scene()
    #expect(scene.loop == scene.shimmer.loop)
    scene.layers.append(moving(0.7))
    #expect(scene.loop == AnimationLoop(start: 0, duration: 7))
  }
}
