import Geometry
import LayerTree
import Testing

@Suite struct ReplicatorTests {
  private func replicated(
    _ sublayers: [Layer], count: Int = 3, _ change: (inout ReplicatorContent) -> Void = { _ in }
  ) -> Layer {
    var replicator = ReplicatorContent()
    replicator.instanceCount = count
    change(&replicator)
    var layer = Layer(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    layer.content = .replicator(replicator)
    layer.sublayers = sublayers
    return layer
  }

  @Test func `each copy is placed after the one before, about the middle`() {
    let layer = replicated([box(45, 10, 10, 20)], count: 4) { $0.instanceTransform = .rotation(.pi / 2) }
    let expected = [filled(45, 10, 10, 20), filled(70, 45, 20, 10), filled(45, 70, 10, 20), filled(10, 45, 20, 10)]
    #expect(areClose(items(layer), expected))
    let row = replicated([box(0, 0, 5, 5)]) { $0.instanceTransform = .translation(x: 10, y: 1) }
    #expect(items(row) == [filled(0, 0, 5, 5), filled(10, 1, 5, 5), filled(20, 2, 5, 5)])
    #expect(items(replicated([box(0, 0, 5, 5)], count: 0)).isEmpty)
    #expect(items(replicated([box(0, 0, 5, 5)], count: -7)).isEmpty)
  }

  @Test func `colors are multiplied and offsets add up within the range`() {
    let color = Color(red: 200, green: 100, blue: 50)
    let layer = replicated([box(0, 0, 5, 5) { $0.backgroundColor = color }], count: 5) {
      $0.instanceColor = Color(red: 255, green: 51, blue: 255, alpha: 255)
      $0.instanceRedOffset = -0.3
      $0.instanceGreenOffset = 0.5
    }
    let shown = [(200, 20), (140, 70), (80, 100), (20, 100), (0, 100)] as [(UInt8, UInt8)]
    #expect(items(layer) == shown.map { filled(0, 0, 5, 5, Color(red: $0, green: $1, blue: 50)) })
  }

  @Test func `a nested replicator multiplies with its parent's color`() {
    let inner = replicated([box(0, 0, 5, 5) { $0.backgroundColor = .white }], count: 2) {
      $0.instanceTransform = .translation(x: 10, y: 0)
      $0.instanceBlueOffset = -0.5
      $0.instanceAlphaOffset = -0.5
    }
    let outer = replicated([inner], count: 2) {
      $0.instanceTransform = .translation(x: 0, y: 10)
      $0.instanceRedOffset = -0.2
      $0.instanceBlueOffset = -0.5
    }
    let faint = Color(red: 255, green: 255, blue: 128, alpha: 128)
    let both = Color(red: 204, green: 255, blue: 64, alpha: 128)
    #expect(
      items(outer) == [
        filled(0, 0, 5, 5, .white), filled(10, 0, 5, 5, faint),
        filled(0, 10, 5, 5, Color(red: 204, green: 255, blue: 128)), filled(10, 10, 5, 5, both),
      ])
  }

  @Test func `alpha is of the copy as a whole`() {
    let layer = replicated([box(0, 0, 9, 9), box(5, 5, 9, 9)], count: 3) { $0.instanceAlphaOffset = -0.5 }
    let pair = [filled(0, 0, 9, 9), filled(5, 5, 9, 9)]
    #expect(items(layer) == pair + [.group(DisplayGroup(items: pair, opacity: 0.5))])
  }

  @Test func `gradients, strokes and overlays take the color too`() {
    var gradient = box(0, 0, 10, 10)
    gradient.content = .gradient(
      GradientContent(axis: .angle(0), stops: GradientStops(colors: [.white, .black], locations: [0, 1])))
    var overlay = Layer()
    overlay.content = .overlay(.white, holes: [])
    let red = Color(red: 255, green: 0, blue: 0)
    let layer = replicated([gradient, overlay], count: 1) { $0.instanceColor = red }
    let shown = items(layer)
    guard shown.count == 3, case .fill(_, .linearGradient(let tinted)) = shown[1] else {
      return #expect(Bool(false), "\(shown)")
    }
    #expect(tinted.colors == [red, .black])
    #expect(shown[2] == .overlay(red, holes: []))
  }

  @Test func `copies run behind, those of nested replicators by both delays`() throws {
    let moving = slider(slide(from: 0, to: 100, seconds(10)))
    let inner = replicated([moving], count: 2) { $0.instanceDelay = 0.5 }
    let outer = replicated([inner], count: 3) { $0.instanceDelay = 2 }
    let lefts = items(outer, at: 4.5).map { item -> Double in
      guard case .fill(.roundedRect(let rounded), _) = item else { return .nan }
      return rounded.rect.minX
    }
    #expect(lefts == [45, 40, 25, 20, 5, 0])
  }
}
