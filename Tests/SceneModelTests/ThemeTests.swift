import Diagnostics
import Geometry
import LayerTree
import Testing

@testable import SceneModel

/// The colors of overlay and gradient: design, section 5.
@Suite struct ThemeTests {
  private let markup = """
    <feed width="100" background="#FFEEDD">
      <theme name="night" overlay="#000011" colors="#010101 #020202 #030303 #020202 #010101"/>
      <icon/>
    </feed>
    """

  private func colored(_ theme: String?, _ markup: String? = nil) throws -> Scene {
    var options = SceneOptions()
    options.theme = theme
    return try scene(markup ?? self.markup, options).value
  }

  @Test func `light takes the root's background, else white`() throws {
    #expect(try colored(nil).overlay == Color(red: 255, green: 238, blue: 221))
    #expect(try colored("light", "<feed width=\"100\"><icon/></feed>").overlay == .white)
    #expect(
      try colored(nil, "<feed width=\"100\" background=\"#00000080\"><icon/></feed>").overlay == Color(gray: 127))
  }

  @Test func `dark has the same steps upwards and ignores the background`() throws {
    let dark = try colored("dark")
    #expect(dark.overlay == Color(gray: 0x12))
    #expect(dark.gradients(at: .progress(0)).first?.colors.map(\.red) == [30, 38, 55, 38, 30])
  }

  @Test func `a theme of the file defines its own`() throws {
    let night = try colored("night")
    #expect(night.overlay == Color(red: 0, green: 0, blue: 17))
    #expect(night.gradients(at: .progress(0)).first?.colors.map(\.red) == [1, 2, 3, 2, 1])
  }

  @Test func `an unknown theme and a wrong count of colors are errors`() {
    let unknown = SceneProblem.unknownTheme("noon", available: ["light", "dark", "night"])
    #expect(problem { try colored("noon") } == unknown)
    let short = "<feed width=\"100\"><shimmer preset=\"pulse\"/><theme name=\"n\" colors=\"#000 #111 #222\"/></feed>"
    for theme in ["n", "light"] {
      #expect(location { try colored(theme, short) } == 43)
      #expect(problem { try colored(theme, short) } == .themeColorCount(3, theme: "n", expected: 2))
    }
  }

  @Test(arguments: [
    "", "<shimmer preset=\"pulse\" scope=\"cell\"/>",
    "<shimmer stopAt=\"2\" duration=\"0.5\"/><activityIndicator/>",
  ])
  func `a scene in another theme is the one composed in that theme`(_ shimmer: String) throws {
    let markup = """
      <feed width="200" background="#FFEEDD">\(shimmer)
        <theme name="night" overlay="#000011"/>
        <cell padding="8" cornerRadius="12" background="#FFFFFF"><icon/><text lines="2"/></cell>
        <view width="20" height="20" background="#FF0000" skeleton="keep"/>
      </feed>
      """
    let light = try colored(nil, markup)
    for theme in ["dark", "night", "light"] {
      var options = SceneOptions()
      options.theme = theme
      let changed = try light.inTheme(of: options)
      let composed = try colored(theme, markup)
      #expect(changed.overlay == composed.overlay)
      #expect(changed.shimmer == composed.shimmer)
      #expect(changed.liveLayers == composed.liveLayers)
      #expect(changed.revealedLayers == composed.revealedLayers)
      #expect(changed.layers == composed.layers)
    }
    #expect(!light.liveLayers.isEmpty)
  }

  @Test func `the colors of a theme are spread like those of a shimmer`() throws {
    let three = "<feed width=\"100\"><theme name=\"n\" colors=\"#000 #111 #000\"/><icon/></feed>"
    #expect(try colored("n", three).gradients(at: .progress(0)).first?.colors.map(\.red) == [0, 17, 0])
  }
}

/// The problem for which a scene is rejected; nil if it is accepted.
func problem(_ compose: () throws -> Scene) -> SceneProblem? {
  do {
    _ = try compose()
    return nil
  } catch {
    return (error as? InvalidInput)?.diagnostics.first?.problem as? SceneProblem
  }
}

/// The byte at which the first problem of a rejected scene lies; nil if there is none.
private func location(_ compose: () throws -> Scene) -> Int? {
  do {
    _ = try compose()
    return nil
  } catch {
    return (error as? InvalidInput)?.diagnostics.first?.location?.offset
  }
}
