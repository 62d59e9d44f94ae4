import Diagnostics
import Dialects
import Geometry
import Inference
import LayerTree
import Testing

@testable import SceneModel

/// Boxes that are lighter than what is behind them, such as white cards on a gray page.
@Suite struct RaisedSurfaceTests {
  /// The scene of a card with two texts on a page.
  private func card(_ color: String, on page: String, theme: String = "light", _ more: String = "") throws -> Scene {
    var options = SceneOptions()
    options.theme = theme
    let markup = """
      <feed width="200" padding="10" background="\(page)">\(more)<cell background="\(color)"><text/><text/></cell></feed>
      """
    return try scene(markup, options).value
  }

  private func gray(_ level: Int) -> String { "#" + String(repeating: String(level, radix: 16), count: 3) }

  @Test(arguments: [(245, Surface.Kind.box), (246, .box), (247, .raised), (255, .raised), (244, .box), (230, .box)])
  func `a box is raised if it is three levels lighter than what is behind it`(_ level: Int, _ kind: Surface.Kind) throws
  {
    #expect(try card(gray(level), on: gray(244)).surfaces.map(\.kind).first ?? .box == kind)
    #expect(try card(gray(230), on: gray(244)).surfaces.map(\.kind) == [.box])
  }

  @Test func `a translucent box is compared as it is seen`() throws {
    #expect(try card("#FFFFFF20", on: "#EEEEEE").surfaces.map(\.kind) == [])
    #expect(try card("#FFFFFF80", on: "#EEEEEE").surfaces.map(\.kind) == [.raised])
    // Yellow at 19 percent changes blue visibly and brightness by 2 levels.
    #expect(try card("#FFFFD030", on: "#EEEEEE").surfaces.map(\.kind) == [.box])
  }

  @Test func `bones on a raised box have the contrast of bones on a page`() throws {
    let plain = try scene("<feed width=\"200\" background=\"#F2F2F7\"><text/></feed>").value
    let raised = try card("#FFFFFF", on: "#F2F2F7")
    let tint = Surface.Kind.raised.tint(over: raised.overlay)
    #expect(tint == Color(red: 255, green: 255, blue: 255, alpha: 128))
    func contrasts(_ scene: Scene, under tint: Color) -> [Int] {
      scene.shimmer.stops.colors.map { tint.over(scene.overlay).luma / 1_000 - tint.over($0).luma / 1_000 }
    }
    for (one, other) in zip(contrasts(plain, under: .clear), contrasts(raised, under: tint)) {
      #expect(abs(one - other) <= 1)
    }
  }

  @Test func `boxes of a dark overlay have one tint, and bones keep their contrast`() throws {
    let dark = try card("#FFFFFF", on: "#EEEEEE", theme: "dark")
    let plain = try card("#DDDDDD", on: "#EEEEEE", theme: "dark")
    #expect(dark.surfaces.map(\.kind) == [.raised] && plain.surfaces.map(\.kind) == [.box])
    #expect(dark.shimmer.stops == plain.shimmer.stops)
    #expect(Surface.Kind.raised.tint(over: dark.overlay) == Surface.Kind.box.tint(over: dark.overlay))
  }

  @Test(arguments: [
    "<shimmer colors=\"#EEEEEE #DDDDDD #CCCCCC #DDDDDD #EEEEEE\"/>",
    "<theme name=\"sepia\" colors=\"#EEEEEE #DDDDDD #CCCCCC #DDDDDD #EEEEEE\"/>",
  ])
  func `stated colors are drawn as stated, under the tint of other boxes`(_ more: String) throws {
    #expect(try card("#FFFFFF", on: "#EEEEEE", more).surfaces.map(\.kind) == [.box])
  }
}
