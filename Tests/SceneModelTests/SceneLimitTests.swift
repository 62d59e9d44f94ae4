import Diagnostics
import Geometry
import LayerTree
import Testing

@testable import SceneModel

/// Both sides of the limits of layers.
@Suite struct SceneLimitTests {
  /// A replicator that makes a number of layers, itself included.
  private func layers(_ count: Int) -> Layer {
    var copies = ReplicatorContent()
    copies.instanceCount = count - 1
    var replicator = Layer()
    replicator.content = .replicator(copies)
    replicator.sublayers = [Layer()]
    return replicator
  }

  /// One layer with a number of animations.
  private func animated(_ count: Int) -> Layer {
    let fade = BasicAnimation(.opacity, from: .number(0), to: .number(1))
    var layer = Layer()
    layer.animations = Array(repeating: Animation(.basic(fade), timing: MediaTiming()), count: count)
    return layer
  }

  private func problems(_ layers: [Layer], _ check: (Scene) throws(InvalidInput) -> Void) throws -> [String] {
    var scene = try scene("<feed width='100'><icon/></feed>").value
    scene.liveLayers = layers
    do {
      try check(scene)
      return []
    } catch {
      return error.diagnostics.map(\.problem.message)
    }
  }

  @Test(arguments: [(1 << 16, true), (1 << 16 + 1, false)])
  func `a file that plays itself has a maximum number of layers`(_ count: Int, _ passes: Bool) throws {
    let found = try problems([layers(count)]) { scene throws(InvalidInput) in try scene.checkWrittenLayers() }
    #expect(found == (passes ? [] : ["replicators make more than 65536 layers"]))
  }

  @Test(arguments: [(1 << 12, true), (1 << 12 + 1, false)])
  func `the layers of all frames have a maximum`(_ count: Int, _ passes: Bool) throws {
    let found = try problems([layers(count)]) { scene throws(InvalidInput) in
      try scene.checkLayers(inFrames: 1 << 10)
    }
    #expect(found.isEmpty == passes)
  }

  /// 5,792 animations count as 724 layers in each frame and as 4,193,408 layers once.
  @Test(arguments: [(171, true), (172, false)])
  func `animations of a file that plays itself count as layers`(_ count: Int, _ passes: Bool) throws {
    let found = try problems([animated(5_792), layers(count)]) { scene throws(InvalidInput) in
      try scene.checkWrittenLayers()
    }
    #expect(found.isEmpty == passes)
  }
}
