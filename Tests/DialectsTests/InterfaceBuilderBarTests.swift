import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The items of navigation bars and toolbars.
@Suite struct InterfaceBuilderBarTests {
  private static let images = """
    <image name='wide' width='61' height='44'/><image name='high' width='13' height='45'/>\
    <image name='missing' width='16' height='16'/><image name='flat' width='17' height='16'/>\
    <image name='none' width='0' height='9'/><image name='endless' width='1001' height='40'/>
    """

  /// The items of a bar of 331 × 44 points at 7 and 9 points, with their frames on the canvas.
  private func items(
    _ bar: String, _ items: String, named name: String = "barButtonItem"
  ) throws -> [ShownDocument.Shown] {
    let document = try parseMarkup(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="root"><rect key="frame" width="375" height="667"/><subviews>
      <\(bar) id="bar">\(rectElement(331, 44))<items>\(items)</items></\(bar)></subviews></view>
      </objects><resources>\(Self.images)</resources></document>
      """)
    return try ShownDocument(of: document).views.filter { $0.view.element == name }
  }

  @Test(arguments: [
    ("image='wide'", 61.0, 44.0), ("image='flat'", 17, 16), ("image='high'", 24, 24), ("image='missing'", 24, 24),
    ("image='none'", 24, 24), ("image='endless'", 1_000, 40), ("image='unknown'", 24, 24), ("systemItem='add'", 24, 24),
    ("systemItem='add' image='wide'", 24, 24), ("title='Go' image='wide'", 61, 44), ("", 24, 24),
  ])
  func `an icon of a bar has the size of its image`(attributes: String, width: Double, height: Double) throws {
    let top = 9 + (44 - height) / 2
    let tool = try items("toolbar", "<barButtonItem \(attributes)/>")
    #expect(tool.map(\.frame.numbers) == [[23, top, width, height]])
    #expect(tool.map(\.view.kind) == [.image])
    for isList in [false, true] {
      func item(_ side: String) -> String {
        let name = "\(side)BarButtonItem"
        return isList
          ? "<\(name)s><barButtonItem \(attributes)/></\(name)s>" : "<barButtonItem key='\(name)' \(attributes)/>"
      }
      let both = try items("navigationBar", "<navigationItem>\(item("left"))\(item("right"))</navigationItem>")
      #expect(both.map(\.frame.numbers) == [[23, top, width, height], [322 - width, top, width, height]])
    }
  }

  /// A tab with a title has its icon higher.
  ///
  /// A symbol of the system is stored at the size of a text.
  @Test(
    arguments: [
      ("title='Ann' image='flat'", [17, 16], 27.5), ("image='flat'", [17, 16], 33.5), ("image='wide'", [61, 44], 33.5),
      ("title='Ann' image='high'", [25, 25], 27.5), ("title='Ann' image='missing'", [25, 25], 27.5),
      ("title='Ann' image='flat' catalog='system'", [25, 25], 27.5), ("title='Ann' systemItem='more'", [25, 25], 27.5),
    ] as [(String, [Double], Double)])
  func `the icon of a tab has the size of its image`(attributes: String, size: [Double], middle: Double) throws {
    let frames = try items("tabBar", "<tabBarItem \(attributes)/>", named: "tabBarItem").map(\.frame)
    #expect(frames.map { [$0.width, $0.height] } == [size] && frames.map(\.midX) == [172.5])
    #expect(frames.map(\.midY) == [middle])
  }

  private static let screen = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
    <scene><objects><viewController id="c"><view key="view" id="root"><rect key="frame" width="320" height="568"/>
    <subviews><label text="Ann">\(rectElement(91, 200))</label></subviews></view>
    <navigationItem key="navigationItem" title="Bob"/><toolbarItems><barButtonItem title="Go"/></toolbarItems>
    <tabBarItem key="tabBarItem" title="Cam"/><simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
    </viewController></objects></scene>
    <scene><objects><navigationController id="n"><navigationBar key="navigationBar" id="top">COLOR</navigationBar>
    <toolbar key="toolbar" id="tools">COLOR</toolbar><connections><segue destination="c" kind="relationship" id="s"/>
    </connections></navigationController></objects></scene>
    TABS</scenes></document>
    """
  private static let tabs = """
    <scene><objects><tabBarController id="t"><tabBar key="tabBar" id="tabs">COLOR</tabBar><connections>
    <segue destination="c" kind="relationship" id="u"/></connections></tabBarController></objects></scene>
    """

  /// A status bar is 20 points high, a navigation bar and a toolbar 44, and a tab bar 49; at 375 × 812 the status bar is
  /// 50 points high, and the home indicator 34.
  ///
  /// The title of a bar is in its items' area.
  @Test(
    arguments: [
      ("", "", nil, ["top": [0, 20, 320, 44], "tools": [0, 524, 320, 44]], 20),
      ("barTintColor", "", nil, ["top": [0, 0, 320, 64], "tools": [0, 524, 320, 44]], 20),
      (
        "barTintColor", tabs, nil, ["top": [0, 0, 320, 64], "tools": [0, 475, 320, 44], "tabs": [0, 519, 320, 49]], 20
      ),
      (
        "barTintColor", "", Size(width: 375, height: 812),
        ["top": [0, 0, 375, 94], "tools": [0, 734, 375, 78]], 50
      ),
      (
        "backgroundColor", tabs, Size(width: 375, height: 812),
        ["top": [0, 0, 375, 94], "tools": [0, 685, 375, 44], "tabs": [0, 729, 375, 83]], 50
      ),
      (
        "", tabs, Size(width: 375, height: 812),
        ["top": [0, 50, 375, 44], "tools": [0, 685, 375, 44], "tabs": [0, 729, 375, 49]], 50
      ),
    ] as [(String, String, Size?, [String: [Double]], Double)])
  func `the background of a bar with a color extends to the edge of the screen`(
    _ color: String, _ tabs: String, _ size: Size?, _ frames: [String: [Double]], _ top: Double
  ) throws {
    let element = "<color key='\(color)' white='0.5' alpha='1' colorSpace='calibratedWhite'/>"
    let markup = Self.screen.replacing("TABS", with: tabs).replacing("COLOR", with: color.isEmpty ? "" : element)
    var request = ViewRequest()
    if let size { request.size = Canvas(width: size.width, height: size.height) }
    let shown = try ShownDocument(of: parseMarkup(markup), request)
    for (identifier, frame) in frames { #expect(shown.frames(identifier) == [frame]) }
    #expect(shown.views.first { $0.view.text?.content == "Bob" }?.frame.minY == top)
  }

  /// The bar of a screen without a title, and a bar in the hierarchy of views.
  @Test(arguments: [
    ("", "<color key='barTintColor' white='0.5' alpha='1' colorSpace='calibratedWhite'/>", true), ("", "", false),
    ("barStyle='black'", "", true), ("barStyle='blackish'", "", false),
    ("barStyle='black'", "<color key='barTintColor' white='0' alpha='0' colorSpace='calibratedWhite'/>", false),
  ])
  func `a bar with a color is shown without items`(_ attributes: String, _ color: String, _ isShown: Bool) throws {
    let markup = Self.screen.replacing("TABS", with: "").replacing(" title=\"Bob\"", with: "")
      .replacing("id=\"top\"", with: "id=\"top\" \(attributes)").replacing("COLOR", with: color)
    #expect(try ShownDocument(of: parseMarkup(markup)).frames("top") == (isShown ? [[0, 0, 320, 64]] : []))
    let view = try readElement("<navigationBar \(attributes) id='it'>\(rectElement(375, 44))\(color)</navigationBar>")
    #expect(view.kind == (isShown ? .container : .bar))
  }

  @Test func `the icons of a toolbar have a distance of 16 points`() throws {
    let items = try items(
      "toolbar", ["wide", "high", "flat"].map { "<barButtonItem image='\($0)'/>" }.joined())
    #expect(items.map(\.frame.minX) == [23, 100, 140])
    #expect(items.map(\.frame.maxX) == [84, 124, 157])
  }

  /// The items of a toolbar, by letters: `_` is a flexible space, and `.` a fixed one.
  private static let parts: [Character: String] = [
    "_": "<barButtonItem systemItem='flexibleSpace'/>", ".": "<barButtonItem systemItem='fixedSpace' width='9'/>",
    "A": "<barButtonItem title='Abc'/>", "D": "<barButtonItem title='Defgh'/>",
  ]

  @Test(
    arguments: [
      ("A_D", [.natural, .end]), ("_A_D", [.center, .end]), ("A_D_", [.natural, .center]), ("AD", [.natural, .center]),
      ("A_D_A", [.natural, .center, .end]), ("A_DA", [.natural, .center, .end]), ("_A", [.end]), ("A", [.natural]),
      ("_A_", [.center]), (".A_D", [.center, .end]), ("A_D.", [.natural, .center]),
    ] as [(String, [TextAlignment])])
  func `the words at the ends of a toolbar are at its margins`(items: String, alignments: [TextAlignment]) throws {
    let views = try self.items("toolbar", items.compactMap { Self.parts[$0] }.joined())
    #expect(views.compactMap(\.view.text?.alignment) == alignments)
  }
}
