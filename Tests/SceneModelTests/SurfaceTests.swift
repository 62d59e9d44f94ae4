import Diagnostics
import Dialects
import Geometry
import Inference
import SceneModel
import Testing
import ViewTree
import XMLTree

/// Content that covers most of a screen that was not designed as a placeholder.
@Suite struct SurfaceTests {
  @Test func `large content shrinks about its middle to 45 percent of the canvas`() throws {
    let found = try Found(xib("<mapView id=\"map\">\(rect(0, 0, 300, 400))</mapView>"))
    #expect(found.rule("map") == .reduced)
    let frame = try #require(found.frames("map").first)
    #expect(abs(frame[2] * frame[3] - 0.45 * 300 * 400) < 0.1)
    #expect(abs(frame[2] / frame[3] - 0.75) < 1e-4)
    #expect(abs(frame[0] + frame[2] / 2 - 150) < 1e-3 && abs(frame[1] + frame[3] / 2 - 200) < 1e-3)
  }

  @Test func `content of 45 percent keeps its frame`() throws {
    let found = try Found(xib("<imageView id=\"i\">\(rect(0, 0, 300, 180))</imageView>"))
    #expect(found.rule("i") == .content)
    #expect(found.frames("i") == [[0, 0, 300, 180]])
  }

  @Test(arguments: [("#F8F8F8", false), ("#F7F7F7", true)])
  func `a line is visible from a contrast of 8 on`(_ color: String, _ isLine: Bool) throws {
    let line = "<View android:id='@+id/l' android:layout_width='90dp' android:layout_height='1dp' android:background='"
    let found = try Found(
      "<FrameLayout xmlns:android='http://schemas.android.com/apk/res/android' android:layout_width='300dp' "
        + "android:layout_height='300dp' android:background='#FFFFFF'>\(line)\(color)'/></FrameLayout>")
    #expect((found.form("l") == .line) == isLine)
  }

  /// A button is up to 60 points high, and a fill is visible from a difference of 3 levels on.
  @Test(
    arguments: [
      (60, "4", "0.5", Role.pill), (60.5, "4", "0.5", .text), (60, "0", "0.5", .text), (60, "4", "0.995", .text),
      (60, "4", nil, .text),
    ] as [(Double, String, String?, Role)])
  func `a label with a visible fill and a radius is one bone`(
    _ height: Double, _ radius: String, _ white: String?, _ role: Role
  ) throws {
    let color =
      white.map { "<color key='backgroundColor' white='\($0)' alpha='1' colorSpace='calibratedWhite'/>" } ?? ""
    let label = xib(
      "<label id='l' text='23'>\(rect(20, 20, 72, height))\(color)<userDefinedRuntimeAttributes>"
        + "<userDefinedRuntimeAttribute type='number' keyPath='layer.cornerRadius'><integer key='value' value='\(radius)'/>"
        + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>")
    let found = try Found(label)
    #expect(found.rule("l") == role)
    if role == .pill { #expect(found.frames("l") == [[20, 20, 72, height]] && found.radii("l") == [4, 4, 4, 4]) }
    // A text view is an area with lines.
    let field = try Found(label.replacing("label", with: "textView"))
    #expect(field.rule("l") != .pill)
  }

  private static func filled(_ identifier: String, _ white: Double, _ frame: String, _ contents: String) -> String {
    "<view id='\(identifier)'>\(frame)<color key='backgroundColor' white='\(white)' alpha='1' "
      + "colorSpace='calibratedWhite'/>\(contents)</view>"
  }

  /// The corners of a footer in a card of 240 × 200 points, of a tag at its left edge, and of a box inside.
  @Test(
    arguments: [
      ((0, 150, 240, 50), 0, [0, 0, 0, 0]), ((0, 150, 240, 50), 20, [0, 0, 20, 20]),
      ((0, 80, 100, 40), 20, [0, 6, 6, 0]), ((8, 150, 224, 42), 20, [6, 6, 6, 6]),
    ] as [((Double, Double, Double, Double), Int, [Double])])
  func `a box at the edge of a card has no corners of its own there`(
    _ frame: (Double, Double, Double, Double), _ radius: Int, _ radii: [Double]
  ) throws {
    let label = "<subviews><label text='Ann'>\(rect(frame.2 / 2 - 30, 10, 60, 20))</label></subviews>"
    let box = Self.filled("box", 0.5, rect(frame.0, frame.1, frame.2, frame.3), label)
    let contents =
      "<subviews>\(box)<label text='Bob'>\(rect(20, 20, 60, 20))</label></subviews><userDefinedRuntimeAttributes>"
      + "<userDefinedRuntimeAttribute type='number' keyPath='layer.cornerRadius'><integer key='value' value='\(radius)'/>"
      + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    let found = try Found(xib(Self.filled("card", 0.8, rect(30, 100, 240, 200), contents)))
    #expect(found.rule("card") == .surface && found.rule("box") == .pill)
    #expect(found.radii("box") == radii)
  }

  @Test func `the bar of a large text view stays within 48 points`() throws {
    let found = try Found(
      """
      <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][400,400]">
        <node class="android.widget.TextView" resource-id="t" text="!" bounds="[0,0][400,400]"/>
      </node></hierarchy>
      """)
    let frame = try #require(found.frames("t").first)
    #expect(frame[3] <= 48)
    #expect(frame[0] >= 0 && frame[0] + frame[2] <= 400 && frame[1] >= 0 && frame[1] + frame[3] <= 400)
  }

  @Test func `large content over earlier bones is their backdrop`() throws {
    let found = try Found(
      xib("<label id=\"l\">\(rect(20, 20, 100, 20))</label><imageView id=\"veil\">\(rect(0, 0, 300, 300))</imageView>"))
    #expect(found.names == ["l"])
    #expect(found.rule("veil") == .backdrop)
  }

  @Test func `a hint keeps the frame`() throws {
    let rules = try parseRules(parseXML(Array("<rules><rule match=\"imageView\" skeleton=\"bone\"/></rules>".utf8)))
    let found = try Found(xib("<imageView id=\"i\">\(rect(0, 0, 300, 400))</imageView>")) { $0.rules = rules.value }
    #expect(found.frames("i") == [[0, 0, 300, 400]])
  }

  @Test(arguments: [
    "<feed width=\"300\"><image id=\"i\" height=\"400\"/></feed>",
    "<svg viewBox=\"0 0 300 400\"><rect id=\"i\" width=\"300\" height=\"400\"/></svg>",
  ])
  func `large content in a document of placeholders is a bone`(markup: String) throws {
    #expect(try Found(markup).frames("i") == [[0, 0, 300, 400]])
  }

  @Test(arguments: ["view", "mapView"])
  func `a view that code draws has the corners of an image`(element: String) throws {
    let shown = "<\(element) id=\"v\" customClass=\"Board\">\(rect(20, 20, 100, 80))</\(element)>"
    #expect(try Found(xib(shown)).radii("v") == [6, 6, 6, 6])
    let large = "<\(element) id=\"v\" customClass=\"Board\">\(rect(0, 0, 300, 380))</\(element)>"
    #expect(try Found(xib(large)).radii("v") == [6, 6, 6, 6])
    let wide = "<\(element) id=\"v\" customClass=\"Board\">\(rect(0, 0, 300, 80))</\(element)>"
    #expect(try Found(xib(wide)).radii("v") == [0, 0, 0, 0])
  }

  @Test(arguments: [(64.0, 42.0), (96, 58), (97, 20), (200, 20)])
  func `the mark of a check box without words is at the start of a row`(width: Double, x: Double) throws {
    let found = try Found(
      """
      <hierarchy><node class="android.widget.FrameLayout" bounds="[0,0][400,400]">
        <node class="android.widget.CheckBox" resource-id="c" bounds="[20,20][\(Int(20 + width)),68]"/>
      </node></hierarchy>
      """)
    #expect(found.frames("c").first?[0] == x)
  }

  /// A colored tile around an image of 20 points and one of 30 points.
  private func tile(_ image: Double, radius: Double = 8) -> String {
    """
    <view id="tile">\(rect(20, 20, 40, 40))
      <color key="backgroundColor" red="0" green="0.4" blue="1" alpha="1"/>
      <subviews><imageView id="icon">\(rect(5, 5, image, image))</imageView></subviews>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="\(Int(radius))"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    </view>
    """
  }

  @Test(arguments: [(30.0, 8.0), (20, 8), (20, 0)])
  func `a filled box around a picture or an icon is a surface`(_ image: Double, _ radius: Double) throws {
    let found = try Found(xib(tile(image, radius: radius)))
    #expect(found.rule("tile") == .surface)
    #expect(found.frames("icon") == [[25, 25, image, image]])
  }

  /// A card of 151 × 97 points at 17, 23 with a picture of 31 × 29 points in it.
  private func card(_ x: Double, _ y: Double, clips: Bool = true, radius: Int = 13) throws -> Found {
    try Found(
      xib(
        """
        <view id="card" clipsSubviews="\(clips ? "YES" : "NO")">\(rect(17, 23, 151, 97))
          <color key="backgroundColor" red="0" green="0.4" blue="1" alpha="1"/>
          <subviews><imageView id="it">\(rect(x, y, 31, 29))</imageView>
            <label text="Word">\(rect(57, 41, 61, 21))</label></subviews>
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="\(radius)"/>
          </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        </view>
        """))
  }

  /// A picture has corners of 6 points, except at the edges of the card around it.
  @Test(arguments: [
    (0.0, 0.0, [13.0, 0, 6, 0]), (120, 0, [0, 13, 0, 6]), (120, 68, [6, 0, 13, 0]), (0, 68, [0, 6, 0, 13]),
    (0.5, 0.5, [13, 0, 6, 0]), (1, 0, [0, 0, 6, 6]), (0, 1, [0, 6, 6, 0]), (119, 68, [6, 6, 0, 0]),
    (120, 67, [6, 0, 0, 6]), (0, 31, [0, 6, 6, 0]), (1, 31, [6, 6, 6, 6]),
  ])
  func `a picture in the corner of a card has its radius`(_ x: Double, _ y: Double, _ radii: [Double]) throws {
    #expect(try card(x, y).radii("it") == radii)
    #expect(try card(x, y, clips: false).radii("it") == radii)
    #expect(try card(x, y, radius: 5).radii("it") == radii.map { $0 == 13 ? 5 : $0 })
  }

  @Test func `the corner of a clipping view in a view that does not clip counts`() throws {
    let found = try Found(
      xib(
        """
        <view id="card" clipsSubviews="YES">\(rect(17, 23, 151, 97))
          <color key="backgroundColor" red="0" green="0.4" blue="1" alpha="1"/>
          <subviews><view id="in">\(rect(0, 0, 71, 97))<subviews><imageView id="it">\(rect(0, 0, 31, 29))</imageView>
            <label text="Word">\(rect(3, 41, 61, 21))</label></subviews></view></subviews>
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="13"/>
          </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        </view>
        """))
    #expect(found.radii("it") == [13, 0, 6, 0])
  }

  /// A header of two words at the top of a card.
  @Test(arguments: [("YES", [13.0, 13, 0, 0]), ("NO", [0, 0, 0, 0])])
  func `a surface has the corners of the card that clips it`(clips: String, radii: [Double]) throws {
    let words = "<label text='Word'>\(rect(9, 9, 51, 21))</label><label text='Name'>\(rect(81, 9, 51, 21))</label>"
    let header = Self.filled("header", 0.5, rect(0, 0, 151, 41), "<subviews>\(words)</subviews>")
    let scene = try scene(
      xib(
        """
        <view id="card" clipsSubviews="\(clips)">\(rect(17, 23, 151, 97))
          <color key="backgroundColor" red="0" green="0.4" blue="1" alpha="1"/><subviews>\(header)</subviews>
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="13"/>
          </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        </view>
        """)
    ).value
    #expect(scene.surfaces.first { $0.identifier == "header" }?.shape.radii.clockwise == radii)
  }

  @Test func `a placeholder states the corners of its pictures itself`() throws {
    let found = try Found(
      """
      <view width="300" height="400"><view id="card" clip="true" cornerRadius="13" frame="17 23 151 97">
        <image id="it" frame="0 0 31 29" cornerRadius="3"/></view></view>
      """)
    #expect(found.radii("it") == [3, 3, 3, 3])
  }

  private func field(_ attributes: String, height: Double, _ inside: String = "") -> String {
    xib("<textField id=\"f\" \(attributes)>\(rect(20, 20, 260, height))\(inside)</textField>")
  }

  @Test func `a text field without border is a line with its placeholder`() throws {
    let found = try Found(field("placeholder=\"Name\"", height: 44))
    let frame = try #require(found.frames("f").first)
    #expect(frame[0] == 20 && frame[2] < 60 && frame[3] < 14)
  }

  @Test(arguments: [
    ("borderStyle=\"roundedRect\"", ""), ("background=\"box\"", ""), ("customClass=\"BoxField\"", ""),
    ("", "<color key=\"backgroundColor\" white=\"0.9\" alpha=\"1\"/>"),
  ])
  func `a text field with a border, a background or a class of the app is a box`(
    attributes: String, inside: String
  ) throws {
    #expect(try Found(field(attributes, height: 44, inside)).frames("f") == [[20, 20, 260, 44]])
  }

  @Test func `a search bar has a margin around its field`() throws {
    let found = try Found(xib("<searchBar id=\"s\">\(rect(0, 0, 300, 56))</searchBar>"))
    #expect(found.frames("s") == [[8, 10, 284, 36]])
  }

  @Test func `the image of a high button keeps its size`() throws {
    let button = "<button id=\"b\">\(rect(240, 0, 60, 90))<state key=\"normal\" image=\"go\"/></button>"
    let resources = "<resources><image name=\"go\" width=\"24\" height=\"20\"/></resources>"
    let found = try Found(xib(button).replacing("</document>", with: resources + "</document>"))
    #expect(found.frames("b") == [[258, 35, 24, 20]])
    #expect(try Found(xib(button)).frames("b") == [[240, 0, 60, 90]])
  }

  @Test func `cards in one column have a distance`() throws {
    let list =
      """
      <collectionView id="c">\(rect(0, 0, 300, 400))<collectionViewFlowLayout key="collectionViewLayout" \
      minimumLineSpacing="0" minimumInteritemSpacing="0"><size key="itemSize" width="280" height="100"/>\
      </collectionViewFlowLayout></collectionView>
      """
    #expect(try Found(xib(list)).frames("c").prefix(2) == [[10, 4, 280, 92], [10, 104, 280, 92]])
  }

  /// A table on a gray background with a cell that contains a white view of a height.
  private func table(_ height: Double) -> String {
    """
    <tableView id="t">\(rect(0, 0, 300, 400))<color key="backgroundColor" white="0.9" alpha="1"/><prototypes>
      <tableViewCell id="cell">\(rect(0, 0, 300, 80))
        <tableViewCellContentView key="contentView">\(rect(0, 0, 300, 80))<subviews>
          <view id="white">\(rect(0, 0, 300, height))<color key="backgroundColor" white="1" alpha="1"/><subviews>
            <label text="One">\(rect(16, 8, 60, 20))</label><label text="Two">\(rect(200, 8, 60, 20))</label>
          </subviews></view>
        </subviews></tableViewCellContentView>
      </tableViewCell>
    </prototypes></tableView>
    """
  }

  @Test func `a view that covers a cell is the background of the row`() throws {
    #expect(try Found(xib(table(80))).rule("white") == .container)
    #expect(try Found(xib(table(50))).rule("white") == .surface)
  }

  /// A cell at the lower edge of a screen that is 800 points high: its top, its height, and the frame of a picture in it.
  ///
  /// The rest is less than three quarters of the cell, and the edge cuts the picture.
  @Test(
    arguments: [
      (700, 134, box(7, 50, 91, 71), true), (700, 133, box(7, 50, 91, 71), false),
      (700, 134, box(7, 29, 91, 71), false), (700, 134, box(7, 29.25, 91, 71), true),
      (0, 1_100, box(7, 750, 91, 101), false), (1, 1_100, box(7, 749, 91, 101), true),
    ] as [(Double, Double, Rect, Bool)])
  func `the rest of a cell at the end of a screen is not seen`(
    _ top: Double, _ height: Double, _ picture: Rect, _ isRest: Bool
  ) throws {
    for isCell in [true, false] {
      let cell = changed(dumped(.container, box(0, top, 400, height), [named("a", dumped(.image, picture))])) {
        $0.isCell = isCell
      }
      let roles = try decided(flattened(dumped(.container, box(0, 0, 400, 800), [cell]), .androidDump))
      #expect(roles.role("a") == (isRest && isCell ? .outside : .content))
    }
  }
}
