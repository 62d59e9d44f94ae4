import Diagnostics
import Dialects
import Geometry
import Inference
import LayerTree
import Testing
import ViewTree

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

  @Test(arguments: [
    ("systemColor=\"systemBackgroundColor\"", Color.black),
    ("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"", Color.black),
    ("systemColor=\"secondarySystemBackgroundColor\"", Color(red: 28, green: 28, blue: 30)),
    ("white=\"1\" colorSpace=\"calibratedWhite\" alpha=\"1\"", Color(gray: 0x12)),
  ])
  func `the dark overlay is the system color of a storyboard in dark appearance`(_ color: String, _ dark: Color) throws
  {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="a"><rect key="frame" x="0" y="0" width="100" height="50"/><color key="backgroundColor" \(color)/></view>
      </objects></document>
      """
    #expect(try colored("dark", xib).overlay == dark)
  }

  @Test func `the colors of the dark theme keep their steps to any overlay`() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="a"><rect key="frame" x="0" y="0" width="100" height="50"/>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <subviews><label id="b"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews></view>
      </objects></document>
      """
    #expect(try colored("dark", xib).gradients(at: .progress(0)).first?.colors.map(\.red) == [12, 20, 37, 20, 12])
  }

  @Test(arguments: [("?attr/colorSurface", Color(red: 20, green: 18, blue: 24)), ("#FFFFFF", Color(gray: 0x12))])
  func `the dark overlay is the color of a layout at night`(_ color: String, _ dark: Color) throws {
    let layout = """
      <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="match_parent"
        android:layout_height="100dp" android:background="\(color)"/>
      """
    var options = SceneOptions()
    options.theme = "dark"
    let scene = try scene(layout, options) { $0.android.isNight = true }
    #expect(scene.value.overlay == dark)
  }

  @Test func `a theme of the rules is one of the document`() throws {
    var rules = Rules()
    var theme = ThemeStyle(name: "dark", location: nil)
    theme.overlay = Color(red: 1, green: 2, blue: 3)
    rules.themes = [theme]
    rules.shimmer = ShimmerStyle()
    rules.shimmer?.preset = .vivid
    var options = SceneOptions()
    options.theme = "dark"
    let scene = try scene("<feed width=\"100\"><shimmer preset=\"pulse\"/><icon/></feed>", options) { $0.rules = rules }
    #expect(scene.value.overlay == Color(red: 1, green: 2, blue: 3))
    #expect(scene.value.shimmer.preset == .vivid)
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
  // MARK: - Colors of the canvas

  /// Channels are rounded: the first color is 0.2 of the front, the second a 255th part.
  @Test(
    arguments: [
      ([10, 200, 77, 51], [250, 3, 78], [202, 42, 78]), ([135, 134, 7, 1], [7, 7, 135], [8, 7, 134]),
      ([9, 8, 7, 0], [1, 2, 3], [1, 2, 3]), ([9, 8, 7, 255], [1, 2, 3], [9, 8, 7]),
    ] as [([UInt8], [UInt8], [UInt8])])
  func `a translucent color is mixed with the color behind it`(_ front: [UInt8], _ back: [UInt8], _ mixed: [UInt8]) {
    let color = Color(red: front[0], green: front[1], blue: front[2], alpha: front[3])
    let result = color.over(Color(red: back[0], green: back[1], blue: back[2]))
    #expect(result == Color(red: mixed[0], green: mixed[1], blue: mixed[2]))
  }

  @Test(arguments: [([3, 203, 79], 7), ([13, 189, 79], 11), ([13, 203, 90], 13)] as [([UInt8], Int)])
  func `the distance of colors is that of the channel with the largest difference`(_ other: [UInt8], _ levels: Int) {
    let color = Color(red: 10, green: 200, blue: 77, alpha: 3)
    let second = Color(red: other[0], green: other[1], blue: other[2])
    #expect(color.distance(to: second) == levels && second.distance(to: color) == levels)
  }

  private static let color = Color(red: 3, green: 5, blue: 7)

  /// Changes of a view of that color in a white root of 401 × 803 points; true if the view still covers the root.
  private static let coverings: [(change: @Sendable (inout View) -> Void, covers: Bool)] = [
    ({ _ in }, true), ({ $0.layout = .frame(box(0.5, 0.5, 400, 802)) }, true),
    ({ $0.layout = .frame(box(0.75, 0, 401, 803)) }, false), ({ $0.layout = .frame(box(0, 0.75, 401, 803)) }, false),
    ({ $0.layout = .frame(box(0, 0, 400.25, 803)) }, false), ({ $0.layout = .frame(box(0, 0, 401, 802.25)) }, false),
    ({ $0.isHidden = true }, false), ({ $0.appearance.opacity = 0.75 }, false), ({ $0.hint = .keep }, false),
    ({ $0.kind = .shape }, false), ({ $0.appearance.background = nil }, false),
    ({ $0.appearance.background = Color(red: 3, green: 5, blue: 7, alpha: 254) }, false),
  ]

  @Test(arguments: coverings.indices) func `the color of a picture is that of the last view that covers it`(
    _ number: Int
  ) {
    let whole = box(0, 0, 401, 803)
    let (change, covers) = Self.coverings[number]
    let view = changed(dumped(.container, whole)) { view in
      view.appearance.background = Self.color
      change(&view)
    }
    let black = changed(dumped(.view, whole)) { $0.appearance.background = .black }
    for views in [[view], [dumped(.container, whole, [view])], [dumped(.container, box(0, 0, 7, 9), [black]), view]] {
      let root = changed(dumped(.container, whole, views)) { $0.appearance.background = .white }
      #expect(flattened(root, .native).canvasBackground == (covers ? Self.color : .white))
    }
    #expect(flattened(dumped(.container, whole), .native).canvasBackground == nil)
  }

  /// A screen of 401 × 803 points without its bars has at least 682.55.
  @Test(arguments: [
    (box(0, 100, 401, 683), true), (box(0, 100, 401, 682.5), false), (box(0.5, 100, 400.5, 700), true),
    (box(0.75, 100, 400.25, 700), false), (box(0, 200, 401, 700), false), (box(-7, 31, 431, 901), true),
  ])
  func `a view as wide as a screen covers it between its bars`(_ frame: Rect, _ covers: Bool) {
    let filled = changed(dumped(.view, Rect(origin: .zero, size: frame.size))) { $0.appearance.background = Self.color }
    let root = changed(dumped(.container, box(0, 0, 401, 803), [dumped(.container, frame, [filled])])) {
      $0.appearance.background = .white
    }
    for source in [Source.androidDump, .androidLayout, .interfaceBuilder] {
      #expect(flattened(root, source).canvasBackground == (covers ? Self.color : .white))
    }
    // A placeholder has no bars.
    #expect(flattened(root, .native).canvasBackground == .white)
  }

  private static let filledViews: [(change: @Sendable (inout View) -> Void, covers: Bool)] = [
    ({ _ in }, true), ({ $0.list = .rows(height: nil) }, false),
    ({ ($0.list, $0.children) = (.rows(height: nil), [dumped(.view, box(0, 0, 401, 44))]) }, true),
    ({ $0.appearance.cornerRadius = CornerRadius(.points(8)) }, false),
  ]

  /// Code adds the rows of a list without cells, which have colors of their own, and a card is on its screen.
  @Test(arguments: filledViews.indices) func `a list with cells is the screen between its bars`(_ number: Int) {
    let (change, covers) = Self.filledViews[number]
    let filled = changed(dumped(.container, box(0, 100, 401, 700))) { view in
      view.appearance.background = Self.color
      change(&view)
    }
    let root = changed(dumped(.container, box(0, 0, 401, 803), [filled])) { $0.appearance.background = .white }
    #expect(flattened(root, .interfaceBuilder).canvasBackground == (covers ? Self.color : .white))
  }

  @Test(arguments: [(401.0, 401.0), (803, 401), (401, 601)])
  func `a picture that is lower than a screen has no bars`(_ width: Double, _ height: Double) {
    let filled = changed(dumped(.view, box(0, 7, width, height - 14))) { $0.appearance.background = Self.color }
    let root = changed(dumped(.container, box(0, 0, width, height), [filled])) { $0.appearance.background = .white }
    #expect(flattened(root, .interfaceBuilder).canvasBackground == .white)
  }

  /// The brightness is 0.299 of red, 0.587 of green and 0.114 of blue: less than 128 for a dark color.
  @Test(
    arguments: [
      ([127, 127, 127, 255], true), ([128, 128, 128, 255], false), ([255, 87, 1, 255], true),
      ([255, 88, 1, 255], false), ([1, 2, 3, 254], false),
    ] as [([UInt8], Bool)])
  func `a dark picture has an opaque dark color`(_ channels: [UInt8], _ isDark: Bool) {
    let color = Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    func layout(_ background: Color, dark: Color?) -> PlacedViews {
      let root = changed(dumped(.container, box(0, 0, 401, 803))) {
        $0.appearance.background = background
        $0.appearance.darkBackground = dark
      }
      return flattened(root, .native)
    }
    let expected = isDark ? color : nil
    #expect(layout(color, dark: .white).darkCanvasBackground(isNight: true) == expected)
    #expect(layout(.white, dark: color).darkCanvasBackground(isNight: false) == expected)
    #expect(layout(color, dark: nil).darkCanvasBackground(isNight: false) == nil)
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
