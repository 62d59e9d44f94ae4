import Geometry
import Testing

@testable import Dialects
@testable import LayerTree
@testable import ViewTree

/// The settable properties of the reproduced indicators: one test for each name.
@Suite struct SettablePropertyTests {
  private func indicator(_ attributes: String) throws -> View {
    try #require(try readNative("<screen><activityIndicator \(attributes)/></screen>").root.children.first)
  }

  /// The arcs of an indicator with the style `arcs`.
  private func arcs(_ attributes: String) throws -> [(shape: ShapeContent, period: Double)] {
    try indicator("style=\"arcs\" " + attributes).children[0].children.compactMap { view in
      guard case .shape(let shape) = view.layer.content else { return nil }
      return (shape, view.layer.animations[0].timing.duration)
    }
  }

  /// The marker of an indicator with the style `markers`, and its replicator.
  private func marker(_ attributes: String) throws -> (style: FlexStyle, ring: ReplicatorContent) {
    let ring = try indicator("style=\"markers\" " + attributes).children[0]
    guard case .replicator(let replicator) = ring.layer.content, case .flex(let style) = ring.children[0].layout else {
      throw ViewProblem.nothingToLayOut
    }
    return (style, replicator)
  }

  private func size(_ view: View) -> [Length?] {
    guard case .flex(let style) = view.layout else { return [] }
    return [style.width, style.height]
  }

  @Test func `count`() throws {
    #expect(try arcs("count=\"5\"").count == 5)
    #expect(try marker("count=\"5\"").ring.instanceCount == 5)
    #expect(try indicator("style=\"dots\" count=\"5\"").children[0].children.count == 5)
  }

  @Test func `spread`() throws {
    // A quarter of a circle of radius 10 is as high as wide.
    let bounds = try #require(try arcs("count=\"4\" spread=\"89.9deg\"")[0].shape.path.outlineBounds)
    #expect(abs(bounds.width - 10) < 0.1 && abs(bounds.height - 10) < 0.1)
    #expect(try marker("count=\"6\" spread=\"180deg\"").ring.instanceTransform == .rotation(.pi / 6))
  }

  @Test func `thickness`() throws {
    #expect(try arcs("thickness=\"3\"").allSatisfy { $0.shape.strokeStyle.lineWidth == 3 })
    #expect(try marker("thickness=\"3\"").style.width == .points(3))
    #expect(size(try indicator("style=\"bar\" thickness=\"3\""))[1] == .points(3))
  }

  @Test func `length`() throws {
    #expect(try marker("length=\"30\"").style.height == .points(30))
    #expect(size(try indicator("style=\"wave\" length=\"30\"").children[0].children[0])[1] == .points(30))
  }

  @Test func `radius`() throws {
    // Arcs of 20 points and a stroke of 6 need a box of 46.
    #expect(size(try indicator("style=\"arcs\" radius=\"20\"")) == [.points(46), .points(46)])
    // The center of the marker is 20 points below the center of the panel.
    #expect(try marker("radius=\"20\"").style.inset.top == .points(80 + 20 - 12.5))
  }

  @Test func `speed`() throws {
    #expect(try arcs("speed=\"2\"").allSatisfy { abs($0.period - 0.4) < 1e-12 })
    #expect(try marker("speed=\"2\"").ring.instanceDelay == 1.0 / 24)
  }

  @Test func `padding`() throws {
    let view = try indicator("style=\"markers\" padding=\"10\"")
    #expect(size(view) == [.points(180), .points(180)])
    #expect(size(view.children[0]) == [.points(160), .points(160)])
    let arcs = try indicator("style=\"arcs\" padding=\"2 4\" width=\"60\"")
    #expect(size(arcs) == [.points(60), .points(44)])
    #expect(size(arcs.children[0]) == [.points(52), .points(40)])
  }

  @Test func `colors`() throws {
    let red = Color(red: 255, green: 0, blue: 0)
    #expect(try arcs("colors=\"red\"").allSatisfy { $0.shape.strokeColor == red })
    let marker = try indicator("style=\"markers\" colors=\"red\"").children[0].children[0]
    #expect(marker.appearance.background == red)
  }

  @Test func `panel size`() throws {
    let style = try marker("width=\"60\" height=\"100\"").style
    #expect(style.inset.left == .points(26) && style.inset.top == .points(50 + 35 - 12.5))
  }

  @Test func `panel color`() throws {
    for style in ["arcs", "markers", "circles"] {
      let view = try indicator("style=\"\(style)\" background=\"lime\"")
      #expect(view.appearance.background == Color(red: 0, green: 255, blue: 0))
    }
  }
}
