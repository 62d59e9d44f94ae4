import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import LayerTree
@testable import ViewTree

/// The properties of the built-in indicators.
@Suite struct IndicatorPropertyTests {
  private func indicator(_ attributes: String) throws -> View {
    try #require(try readNative("<screen><activityIndicator \(attributes)/></screen>").root.children.first)
  }

  @Test func `arcs have a count, a spread, a thickness, a radius and a speed`() throws {
    let arcs = try indicator("style=\"arcs\" count=\"5\" spread=\"30deg\" thickness=\"2\" radius=\"16\" speed=\"2\"")
      .children[0].children
    #expect(arcs.count == 5)
    for (index, arc) in arcs.enumerated() {
      guard case .shape(let shape) = arc.layer.content, case .move(let begin)? = shape.path.elements.first,
        case .cubic(_, _, let end)? = shape.path.elements.last, let animation = arc.layer.animations.first
      else {
        Issue.record("arc \(index) is no curve")
        continue
      }
      let start = (72 * Double(index) + 21) * .pi / 180
      let sweep = start + 30 * .pi / 180
      for (point, angle) in [(begin, start), (end, sweep)] {
        #expect(abs(point.x - 20 - 16 * cosine(angle)) < 1e-9)
        #expect(abs(point.y - 20 - 16 * sine(angle)) < 1e-9)
      }
      #expect(shape.strokeStyle.lineWidth == 2)
      // Five steps of 0.1 seconds at twice the speed.
      #expect(abs(animation.timing.duration - 0.25) < 1e-9)
    }
  }

  @Test func `markers have a count, a spread, a thickness, a length, a radius and a panel`() throws {
    let panel = try indicator(
      "style=\"markers\" count=\"6\" spread=\"180deg\" thickness=\"4\" length=\"10\" radius=\"20\" width=\"60\""
        + " height=\"70\" background=\"red\" speed=\"0.5\"")
    #expect(panel.appearance.background == Color(red: 255, green: 0, blue: 0))
    let ring = panel.children[0]
    guard case .replicator(let replicator) = ring.layer.content, case .flex(let style) = ring.children[0].layout else {
      Issue.record("no ring")
      return
    }
    #expect(replicator.instanceCount == 6 && abs(replicator.instanceDelay - 2.0 / 6) < 1e-12)
    #expect(replicator.instanceTransform == .rotation(.pi / 6))
    #expect(style.width == .points(4) && style.height == .points(10))
    #expect(style.inset.left == .points(28) && style.inset.top == .points(50))
    #expect(ring.children[0].layer.animations[0].timing.duration == 2)
  }

  @Test func `circles have a speed`() throws {
    let front = try indicator("style=\"circles\" speed=\"2\"").children[1]
    let durations = front.layer.animations.map(\.timing.duration)
    #expect(durations.contains { abs($0 - 0.35) < 1e-12 })
  }

  @Test(arguments: [("spinner", 1, 1), ("dots", 1, 3), ("bar", 1, 1), ("pulse", 1, 1), ("wave", 1, 5)])
  func `every style moves for ever and hides when it is stopped`(
    _ style: String, _ children: Int, _ parts: Int
  ) throws {
    let view = try indicator("style=\"\(style)\"")
    #expect(view.children.count == children)
    #expect(view.allAnimations.count == parts)
    #expect(view.allAnimations.allSatisfy { $0.timing.activeDuration.isInfinite })
    let stopped = try indicator("style=\"\(style)\" stopAnimating=\"1s\"")
    #expect(stopped.layer.animations.count == 1)
    #expect(stopped.activity == IndicatorActivity(start: 0, stop: 1, hidesWhenStopped: true))
  }

  @Test(arguments: ["count=\"0\"", "count=\"61\"", "thickness=\"-1\"", "speed=\"0\"", "spread=\"30\""])
  func `a property out of range is an error`(_ attribute: String) {
    #expect(throws: InvalidInput.self) { try indicator("style=\"arcs\" \(attribute)") }
  }

  @Test(arguments: [
    ("style=\"arcs\" length=\"9\" count=\"5\"", ["length"]),
    ("style=\"circles\" count=\"5\" padding=\"4\" radius=\"3\" speed=\"2\"", ["count", "radius", "padding"]),
    ("style=\"bar\" length=\"9\" spread=\"3deg\"", ["spread"]), ("style=\"markers\" length=\"9\"", []),
  ])
  func `a property that the style does not use has a warning`(_ attributes: String, _ names: [String]) throws {
    let document = try parseXML(Array("<screen><activityIndicator \(attributes)/></screen>".utf8))
    let found = try Dialect.native.resolveViews(document, ViewRequest()).diagnostics.map(\.problem.message)
    #expect(found.map { String($0.split(separator: "'")[0]) } == names)
    if names == ["length"] {
      #expect(
        found[0] == "'length' has no effect on an indicator of the style arcs, which has count, spread, thickness, "
          + "radius, speed, padding")
    }
  }

  @Test func `each property that a style uses changes its drawing`() throws {
    let values = [
      "count": "7", "spread": "40deg", "thickness": "2", "length": "17", "radius": "15", "speed": "3", "padding": "5",
    ]
    func drawing(_ style: IndicatorStyle, _ attributes: String) throws -> IndicatorDrawing {
      let document = try parseXML(Array("<activityIndicator \(attributes)/>".utf8))
      return IndicatorDrawing(style, IndicatorProperties(of: document.root))
    }
    for style in IndicatorStyle.allCases {
      // The padding of a row of dots or bars is that of every view.
      for name in IndicatorProperties.names where name != "padding" || ![.dots, .wave].contains(style) {
        let plain = try drawing(style, "")
        let changed = try drawing(style, "\(name)=\"\(values[name] ?? "")\"")
        let isChanged = plain.values != changed.values || plain.rows != changed.rows
        #expect(isChanged == style.usedProperties.contains(name), "\(style) \(name)")
      }
    }
  }
}
