import Diagnostics
import Geometry
import LayerTree
import Testing
import TextFormats

@testable import PlayerExport

/// The layers that only HTML elements can draw.
@Suite struct DepthTests {
  private func endless(_ keyPath: LayerKeyPath, to value: AnimatableValue = .number(1)) -> Animation {
    var timing = MediaTiming()
    (timing.duration, timing.repeatCount) = (1, .infinity)
    return Animation(.basic(BasicAnimation(keyPath, from: .number(0), to: value)), timing: timing)
  }

  private func layer(_ sublayers: [Layer] = [], _ change: (inout Layer) -> Void = { _ in }) -> Layer {
    var layer = Layer(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    layer.backgroundColor = .black
    layer.sublayers = sublayers
    change(&layer)
    return layer
  }

  /// A layer that is turned in perspective and moves.
  private var turned: Layer {
    layer {
      $0.camera = LayerCamera(distance: 100, point: .zero)
      $0.depth.rotationY = 1
      $0.animations = [endless(.positionX)]
    }
  }

  /// A layer whose place in the drawing order changes.
  private var rising: Layer { layer { $0.animations = [endless(.zPosition)] } }

  @Test func `a moving layer in perspective, around one, and around a changing order is drawn by elements`() {
    #expect(turned.canConverge)
    #expect(layer([turned]).canConverge)
    #expect(layer([layer([turned])]).canConverge)
    #expect(layer([rising, layer()]).canConverge)
    #expect(layer([], { ($0.camera, $0.animations) = (turned.camera, [endless(.rotationX)]) }).canConverge)
  }

  @Test func `a layer that rests or stays in the plane is drawn by SVG`() {
    #expect(!layer([], { ($0.camera, $0.depth.rotationY) = (turned.camera, 1) }).canConverge)
    #expect(!layer([], { $0.animations = [endless(.positionX)] }).canConverge)
    #expect(!layer([layer(), layer { $0.animations = [endless(.opacity)] }]).canConverge)
  }

  @Test(arguments: [
    (0, "a clip"), (1, "a mask"), (2, "a shadow"), (3, "a shadow that appears"), (4, "copies"),
    (5, "a time of its own"),
  ])
  func `a layer with an effect on a sublayer in perspective is not drawn by elements`(number: Int, effect: String) {
    let change: (inout Layer) -> Void = { layer in
      switch number {
      case 0: layer.masksToBounds = true
      case 1: layer.mask = Layer(frame: layer.bounds)
      case 2: layer.shadow.opacity = 0.5
      case 3: layer.animations = [endless(.shadowOpacity)]
      case 4: layer.content = .replicator(ReplicatorContent())
      default: layer.timing.beginTime = 1
      }
    }
    for inner in [[turned], [rising, layer()]] {
      #expect(!layer(inner, change).canConverge, "\(effect)")
      #expect(!layer([layer(inner, change)]).canConverge, "\(effect) inside")
      #expect(layer([layer([], change)] + inner).canConverge, "\(effect) beside")
    }
  }

  private func elements(of layer: Layer) -> MarkupElement? {
    var html = HTMLDrawing(clock: .css, SharedWorkMeter(.never))
    return html.converging(layer, dark: nil).first
  }

  @Test func `sublayers in perspective or in a changing order are elements of their own`() throws {
    var camera = turned
    #expect(elements(of: camera)?.children.map(\.name) == ["svg"])
    camera.sublayers = [layer()]
    #expect(elements(of: camera)?.children.map(\.name) == ["svg"])
    for inner in [[turned], [rising, layer()]] {
      camera.sublayers = inner
      let names = try #require(elements(of: camera)).children.map(\.name)
      #expect(names.first == "svg" && names.count > 1, "\(names)")
    }
  }

  // MARK: - Containers

  /// A layer that draws nothing and fades its sublayers.
  private static let changes: [(name: String, change: @Sendable (inout Layer) -> Void)] = [
    ("a background", { $0.backgroundColor = .black }), ("a mask", { $0.mask = Layer() }),
    ("a clip", { $0.masksToBounds = true }), ("a time of its own", { $0.timing.beginTime = 1 }),
    ("no sublayer", { $0.sublayers = [] }), ("a place to the right", { $0.position.x = 3 }),
    ("a place further down", { $0.position.y = 5 }), ("a transform", { $0.transform = .translation(x: 0, y: 7) }),
    ("a size", { $0.bounds.size.width = 9 }), ("a rotation in space", { $0.depth.rotationX = 1 }),
    ("no animation", { $0.animations = [] }), ("copies", { $0.content = .replicator(ReplicatorContent()) }),
  ]

  @Test(arguments: changes.indices) func `a layer that only fades its sublayers is an element`(number: Int) {
    func names(_ change: (inout Layer) -> Void) -> [String] {
      var layer = Layer()
      (layer.sublayers, layer.animations) = ([self.layer()], [endless(.opacity)])
      change(&layer)
      var html = HTMLDrawing(clock: .css, SharedWorkMeter(.never))
      html.drawing.size = Size(width: 40, height: 40)
      return html.parts([layer], dark: nil, overlay: .none).elements.map(\.name)
    }
    #expect(names { _ in } == ["div"])
    // Any other layer is part of an SVG, which may be empty.
    #expect(!names(Self.changes[number].change).contains("div"), "\(Self.changes[number].name)")
    // The element has the opacity alone.
    #expect(names { $0.animations += [endless(.positionX)] } == ["svg"])
  }
}
