import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

/// The elements of Android's dumps before any completion, on a screen of 400 × 800 pixels, which are points.
@Suite struct AndroidDumpTests {
  private func document(_ markup: String) throws -> ViewDocument {
    try Dialect.uiautomator.resolveViews(parseXML(Array(markup.utf8)), ViewRequest()).value
  }

  /// The first view of a screen with other elements after it.
  private func view(_ node: String, _ others: String = Self.text) throws -> View {
    let root = "<node class='android.widget.FrameLayout' bounds='[0,0][400,800]'>\(node)\(others)</node>"
    return try #require(document("<hierarchy>\(root)</hierarchy>").root.children.first?.children.first)
  }

  private static func node(_ className: String, _ attributes: String, _ bounds: String, _ content: String = "")
    -> String
  {
    "<node class='\(className)' \(attributes) bounds='\(bounds)'>\(content)</node>"
  }

  /// A text, so that descriptions are not displayed.
  private static let text = node("android.widget.TextView", "text='Hi'", "[0,700][90,720]")
  /// An element with a resource, so that the screen is not one of Flutter, and without a text.
  private static let resource = node("android.view.View", "resource-id='a:id/x'", "[0,700][90,790]")

  // MARK: - Controls

  /// A switch of Compose has 52 × 32 dp, its target 52 × 48 dp.
  @Test(arguments: [
    (104, false), (105, true), (112, true), (113, false), (152, false), (153, true), (172, true), (173, false),
  ])
  func `a plain view that can be checked is a switch by its proportions`(width: Int, isSwitch: Bool) throws {
    let name = "android.view.View"
    let bounds = "[7,9][\(7 + width),109]"
    #expect((try view(Self.node(name, "checkable='true'", bounds)).control == .toggle) == isSwitch)
    #expect(try view(Self.node(name, "checkable='false'", bounds)).control == nil)
    #expect(try view(Self.node("android.view.ViewGroup", "checkable='true'", bounds)).control == nil)
    #expect(try view(Self.node(name, "checkable='true' text='A'", bounds)).control == nil)
  }

  @Test(arguments: [("", true), ("text=''", true), ("text='A'", false), ("content-desc='A'", false)])
  func `a switch contains no words`(attributes: String, isSwitch: Bool) throws {
    let thumb = Self.node("android.view.View", attributes, "[8,10][28,30]")
    let view = try view(Self.node("android.view.View", "checkable='true'", "[7,9][59,41]", thumb))
    #expect((view.control == .toggle) == isSwitch)
    #expect(view.children.isEmpty == isSwitch)
  }

  @Test(
    arguments: [
      ("TextView", "text='A' clickable='true' resource-id='a:id/filter_chip'", ViewKind.control, .chip),
      ("TextView", "text='A' resource-id='a:id/filter_chip'", .text, nil),
      ("TextView", "text='A' clickable='true' resource-id='a:id/chips'", .text, nil),
      ("TextView", "text='A' resource-id='a:id/login_btn'", .control, .anyButton),
      ("TextView", "text='A' resource-id='a:id/button'", .control, .anyButton),
      ("TextView", "text='A' resource-id='a:id/buttons'", .text, nil),
      ("TextView", "resource-id='a:id/login_btn'", .text, nil),
      ("EditText", "text='A'", .control, .textField), ("EditText", "text='A&#10;B'", .text, nil),
      ("Button", "text='A' resource-id='android:id/button1'", .control, .textButton),
      ("Button", "text='A' resource-id='a:id/button1'", .control, .anyButton),
      ("View", "resource-id='android:id/statusBarBackground'", .bar, nil),
      ("View", "resource-id='android:id/navigationBarBackground'", .bar, nil),
      ("View", "resource-id='android:id/background'", .view, nil),
      ("a.SvgView", "", .image, nil),
    ] as [(String, String, ViewKind, ControlKind?)])
  func `an identifier refines the role of a class`(
    _ name: String, _ attributes: String, _ kind: ViewKind, _ control: ControlKind?
  ) throws {
    let className = name == "View" ? "android.view.View" : "android.widget.\(name)"
    let view = try view(Self.node(className, attributes, "[7,9][97,39]"))
    #expect(view.kind == kind)
    #expect(view.control == control)
  }

  @Test(arguments: [
    ("clickable='true'", "", true), ("clickable='false'", "", false), ("enabled='false'", "", false),
    ("enabled='false'", text, true), ("enabled='true'", text, false),
  ])
  func `a disabled container is a control`(_ attributes: String, _ content: String, _ isInteractive: Bool) throws {
    #expect(
      try view(Self.node("android.view.ViewGroup", attributes, "[7,9][97,99]", content)).isInteractive == isInteractive)
  }

  @Test(arguments: [
    ("", false), ("displayed='true'", false), ("displayed='false'", true), ("visible-to-user='false'", true),
    ("visible-to-user='true'", false),
  ])
  func `a dump states which elements are visible`(_ attributes: String, _ isHidden: Bool) throws {
    #expect(try view(Self.node("android.widget.Button", attributes, "[7,9][97,99]")).isHidden == isHidden)
  }

  // MARK: - Icons

  @Test(arguments: [(94, false), (95, true), (100, true), (105, true), (106, false)])
  func `a square button with a description is an icon`(width: Int, isIcon: Bool) throws {
    let bounds = "[7,9][\(7 + width),109]"
    func control(_ attributes: String) throws -> ControlKind? {
      try view(Self.node("android.widget.Button", attributes, bounds), Self.resource).control
    }
    #expect(try control("content-desc='Add'") == (isIcon ? .iconButton : .anyButton))
    #expect(try control("content-desc='Add' text='A'") == .anyButton)
    #expect(try control("") == .anyButton)
  }

  @Test(arguments: [(40, ControlKind.iconButton), (41, .anyButton)])
  func `a button with a description is an icon if it is not longer than two squares`(
    width: Int, control: ControlKind
  ) throws {
    let view = try view(Self.node("android.widget.Button", "content-desc='Add'", "[7,9][\(7 + width),29]"))
    #expect(view.control == control)
  }

  @Test(arguments: [
    ("a.FloatingActionButton", "", "[7,9][67,59]", true), ("a.FloatingActionButton", "text='A'", "[7,9][57,59]", false),
    ("android.widget.ImageButton", "resource-id='a:id/add_fab'", "[7,9][67,59]", true),
    ("android.widget.ImageButton", "resource-id='a:id/fabric'", "[7,9][57,59]", false),
    ("android.widget.Button", "resource-id='a:id/fab'", "[7,9][57,59]", true),
    ("android.widget.Button", "resource-id='a:id/fab'", "[7,9][58,59]", false),
    ("android.widget.Button", "resource-id='a:id/fab' text='A'", "[7,9][57,59]", false),
    ("android.widget.CheckBox", "resource-id='a:id/fab'", "[7,9][57,59]", false),
  ])
  func `a floating button is a circle`(
    _ name: String, _ attributes: String, _ bounds: String, _ isRound: Bool
  ) throws {
    let view = try view(Self.node(name, attributes, bounds))
    #expect((view.kind == .image) == isRound)
    #expect((view.appearance.cornerRadius == .circle) == isRound)
  }

  // MARK: - Descriptions

  @Test(
    arguments: [
      ("android.view.View", "Logo", .image), ("android.view.View", "Google Map", .media),
      ("android.view.View", "Map of Rome", .image), ("android.view.View", "", .view),
      ("android.view.View", "A&#10;B", .text), ("android.widget.TextView", "Logo", .text),
      ("android.widget.ImageView", "Logo", .image), ("android.widget.CheckBox", "Logo", .control),
    ] as [(String, String, ViewKind)])
  func `an element with a description is a picture on a screen with texts`(
    _ name: String, _ description: String, _ kind: ViewKind
  ) throws {
    let element = Self.node(name, "content-desc='\(description)'", "[7,9][97,99]")
    let view = try view(element)
    #expect(view.kind == kind)
    // The description of a control is spoken only.
    if kind == .control { #expect(view.text == nil) }
    let page = try self.view(Self.node("android.webkit.WebView", "", "[0,0][400,600]", element))
    if kind == .media || kind == .image && name.hasSuffix(".View") { #expect(page.children.first?.kind == .text) }
  }

  /// A layer for touches over a picture whose elements come later; at most 32 of them are compared.
  @Test(arguments: [
    ("Open", 0, "[10,10][90,90]", ViewKind.view), ("Open", 31, "[10,10][90,90]", .view),
    ("Open", 32, "[10,10][90,90]", .image), ("Open", 0, "[7,9][97,99]", .view), ("Open", 0, "[6,9][97,99]", .image),
    ("Open", 0, "[10,10][10,90]", .image), ("Photo of Ann", 0, "[10,10][90,90]", .image),
    ("Ann’s picture", 0, "[10,10][90,90]", .image), ("The image here", 0, "[10,10][90,90]", .view),
  ])
  func `a layer behind later elements is no picture`(
    _ description: String, _ count: Int, _ bounds: String, _ kind: ViewKind
  ) throws {
    let outside = String(repeating: Self.node("android.view.View", "", "[200,200][290,290]"), count: count)
    let view = try view(
      Self.node("android.view.View", "content-desc='\(description)'", "[7,9][97,99]"),
      outside + Self.node("android.view.View", "", bounds) + Self.text)
    #expect(view.kind == kind)
  }

  // MARK: - Titles

  /// `CollapsingToolbarLayout` draws one line of 24 sp above a margin of 16 dp; its toolbar is 56 dp high.
  @Test(
    arguments: [
      ("a.CollapsingToolbarLayout", "", 104, Rect(x: 26, y: 52, width: 348, height: 36)),
      ("a.CollapsingToolbarLayout", "", 103, Rect(x: 30, y: 40, width: 90, height: 20)),
      (
        "android.widget.FrameLayout", "resource-id='a:id/collapsing_toolbar'", 204,
        Rect(x: 26, y: 152, width: 348, height: 36)
      ),
    ] as [(String, String, Int, Rect)])
  func `a collapsing toolbar draws its title`(
    _ name: String, _ attributes: String, _ bottom: Int, _ frame: Rect
  ) throws {
    func views(_ description: String) throws -> [View] {
      let place = Self.node("android.view.View", "", "[30,40][120,60]")
      let bar = Self.node("android.view.ViewGroup", "", "[10,20][390,76]", place)
      let toolbar = Self.node(name, "\(attributes) \(description)", "[10,20][390,\(bottom)]", bar)
      return try document(
        "<hierarchy>\(Self.node("android.widget.FrameLayout", "", "[0,0][400,800]", toolbar))</hierarchy>"
      )
      .root.flattened.filter { $0.kind == .text }
    }
    #expect(try views("content-desc='News'").map(\.text?.content) == ["News"])
    #expect(try views("content-desc='News'").map(\.storedFrame) == [frame])
    #expect(try views("").isEmpty)
  }

  // MARK: - Windows and screens

  private static let app = "package='org.example'"
  private static let system = "package='com.android.systemui'"

  /// A strip is at most a tenth as thick as the screen, at one of its edges.
  @Test(arguments: [
    ("[0,0][400,80]", true), ("[0,0][400,81]", false), ("[0,720][400,800]", true), ("[0,719][400,800]", false),
    ("[0,0][40,800]", true), ("[0,0][41,800]", false), ("[360,0][400,800]", true), ("[359,0][400,800]", false),
    ("[0,100][400,180]", false), ("[100,1][140,799]", false),
  ])
  func `a strip is not the screen of an application`(bounds: String, isStrip: Bool) throws {
    let windows =
      Self.node("android.widget.Button", "\(Self.app) text='A'", bounds)
      + Self.node("android.widget.Button", "\(Self.system) text='B'", "[0,0][400,800]")
    #expect(
      try document("<hierarchy>\(windows)</hierarchy>").root.children.map(\.text?.content) == [isStrip ? "B" : "A"])
  }

  /// A dialog leaves 1 % of the width free at each side, or 15 % of the height above it.
  @Test(arguments: [
    ("[4,100][396,500]", true), ("[3,100][396,500]", false), ("[4,100][397,500]", false), ("[0,120][400,800]", true),
    ("[0,119][400,800]", false), ("[4,420][396,440]", false),
  ])
  func `a window that leaves space free is a dialog`(bounds: String, isDialog: Bool) throws {
    let button = Self.node("android.widget.Button", "", "[50,400][350,450]")
    let window = Self.node("android.widget.FrameLayout", Self.app, bounds, button)
    let shown = try document("<hierarchy width='400' height='800'>\(window)</hierarchy>")
    #expect(shown.canvas == Canvas(width: 400, height: 800))
    let appearance = try #require(shown.root.children.first?.appearance)
    #expect(appearance.isBoxed == isDialog)
    #expect(appearance.cornerRadius == (isDialog ? CornerRadius(.points(16)) : .zero))
  }

  /// The insets of `dialog_background_material` are the padding of the window around its only view.
  @Test(
    arguments: [
      ("[28,108][372,492]", Insets(top: 8, right: 8, bottom: 8, left: 8)), ("[27,108][372,492]", .zero),
      ("[28,107][372,492]", .zero), ("[28,108][373,492]", .zero), ("[28,108][372,493]", .zero),
      ("[45,131][361,459]", Insets(top: 31, right: 19, bottom: 41, left: 25)), ("[20,100][380,500]", .zero),
    ] as [(String, Insets)])
  func `the panel of a dialog is the only view in its window if it is inset at all sides`(
    bounds: String, insets: Insets
  ) throws {
    func appearance(_ more: String = "") throws -> Appearance {
      let buttons =
        Self.node("android.widget.Button", "", "[51,401][191,450]")
        + Self.node("android.widget.Button", "", "[201,401][349,450]")
      let panel = Self.node("android.widget.LinearLayout", "", bounds, buttons)
      let window = Self.node("android.widget.FrameLayout", Self.app, "[20,100][380,500]", panel + more)
      let shown = try document("<hierarchy width='400' height='800'>\(window)</hierarchy>")
      return try #require(shown.root.children.first).appearance
    }
    let shown = try appearance()
    #expect(shown.insets == insets && shown.isBoxed && shown.cornerRadius == CornerRadius(.points(16)))
    // One of several views is no panel.
    let several = try appearance(Self.node("android.view.View", "", "[28,108][372,110]"))
    #expect(several.insets == .zero && several.isBoxed && several.cornerRadius == CornerRadius(.points(16)))
  }

  /// `status_bar_height` is 24 dp, and more around a cutout.
  @Test(
    arguments: [
      (nil, 2.7), (36, 1.5), (63, 2.625), (64.8, 2.7), (72, 2.7), (24, 1), (23, 1), (1, 1),
    ] as [(Double?, Double)])
  func `a status bar is 24 points high at least`(_ height: Double?, _ unitsPerPoint: Double) {
    var units = DumpUnits(scale: 1, pointsOfShorterSide: 400, source: .androidDump)
    units.statusBar = height
    for size in [Size(width: 1_080, height: 2_400), Size(width: 2_400, height: 1_080)] {
      #expect(abs(units.unitsPerPoint(on: size) - unitsPerPoint) < 1e-9)
    }
  }

  @Test(
    arguments: [
      ("android:id/statusBarBackground", "[0,0][1080,36]", 36),
      ("android:id/statusBarBackground", "[0,0][1080,0]", nil),
      ("android:id/statusBarBackground", "[0,0]", nil), ("a:id/statusBarBackground", "[0,0][1080,36]", nil),
      ("android:id/navigationBarBackground", "[0,2364][1080,2400]", nil),
    ] as [(String, String, Double?)])
  func `the background of the status bar states its height`(
    _ identifier: String, _ bounds: String, _ height: Double?
  ) throws {
    let bar = Self.node("android.view.View", "resource-id='\(identifier)'", bounds)
    let screen = Self.node("android.widget.FrameLayout", "", "[0,0][1080,2400]", Self.text + bar)
    let markup = "<hierarchy>\(screen)</hierarchy>"
    #expect(try AndroidDump(parseXML(Array(markup.utf8)).root).units.statusBar == height)
    #expect(try document(markup).unitsPerPoint == (height == nil ? 2.7 : 1.5))
  }

  /// `Widget.AppCompat.Toolbar.Button.Navigation` is 56 dp wide.
  @Test(
    arguments: [
      ("androidx.appcompat.widget.Toolbar", "", 147, 2.625), ("android.widget.Toolbar", "", 154, 2.75),
      ("androidx.appcompat.widget.Toolbar", "", 148, nil), ("androidx.appcompat.widget.Toolbar", "", 146, nil),
      ("androidx.appcompat.widget.Toolbar", "", 56, 1), ("androidx.appcompat.widget.Toolbar", "", 55, nil),
      // 136.5 and 157.5 pixels.
      ("androidx.appcompat.widget.Toolbar", "", 137, 2.4375), ("androidx.appcompat.widget.Toolbar", "", 136, nil),
      ("androidx.appcompat.widget.Toolbar", "", 158, 2.8125), ("androidx.appcompat.widget.Toolbar", "", 157, nil),
      ("androidx.appcompat.widget.Toolbar", "", 63, 1.125), ("androidx.appcompat.widget.Toolbar", "", 224, 4),
      ("androidx.appcompat.widget.Toolbar", "", 280, nil), ("android.view.ViewGroup", "", 147, nil),
      ("android.view.ViewGroup", "resource-id='a:id/toolbar'", 147, 2.625),
      ("android.view.ViewGroup", "resource-id='android:id/action_bar'", 112, 2),
      ("android.view.ViewGroup", "resource-id='a:id/my_toolbar'", 147, nil),
      ("a.CollapsingToolbarLayout", "", 147, nil),
      // An icon of 48 dp in a bar of the application's own, at 420 dpi.
      ("android.widget.LinearLayout", "resource-id='a:id/toolbar'", 126, nil),
    ] as [(String, String, Int, Double?)])
  func `the navigation button of a toolbar states the density`(
    _ name: String, _ attributes: String, _ width: Int, _ density: Double?
  ) throws {
    func units(_ items: [(String, Int)], after: String = "") throws -> DumpUnits {
      let nodes = items.map { Self.node($0.0, "", "[7,63][\(7 + $0.1),210]") }
      let bar = Self.node(name, attributes, "[0,63][1080,210]", nodes.joined())
      let screen = Self.node("android.widget.FrameLayout", "", "[0,0][1080,2400]", Self.text + bar + after)
      let markup = "<hierarchy>\(screen)</hierarchy>"
      let units = try AndroidDump(parseXML(Array(markup.utf8)).root).units
      #expect(try document(markup).unitsPerPoint == units.density ?? 2.7)
      return units
    }
    let button = ("android.widget.ImageButton", width)
    #expect(try units([button]).density == density)
    #expect(try units([button, ("android.widget.ImageButton", 140)]).density == density)
    // Another view at the start, and a view of another class.
    #expect(try units([("android.widget.TextView", 301), button]).density == nil)
    #expect(try units([("android.widget.ImageView", width)]).density == nil)
    // The first toolbar counts.
    let navigation = Self.node("android.widget.ImageButton", "", "[0,300][140,447]")
    let other = Self.node("android.widget.Toolbar", "", "[0,300][1080,447]", navigation)
    #expect(try units([button], after: other).density == density ?? 2.5)
  }

  @Test func `a navigation button takes precedence over the status bar`() {
    var units = DumpUnits(scale: 1, pointsOfShorterSide: 400, source: .androidDump)
    (units.statusBar, units.density) = (36, 2.625)
    #expect(units.unitsPerPoint(on: Size(width: 1_080, height: 2_400)) == 2.625)
    #expect(units.unitsPerPoint(on: Size(width: 1_600, height: 1_200)) == 2.625)
    // Elements of iOS are in points.
    var points = DumpUnits(scale: 1, pointsOfShorterSide: nil, source: .iosDump)
    points.density = 2.625
    #expect(points.unitsPerPoint(on: Size(width: 1_080, height: 2_400)) == 1)
  }

  /// Tablets begin at 600 dp; phones are longer than 16:9 or have fewer pixels.
  @Test(arguments: [
    (1_200, 2_039, 1.5), (1_200, 2_040, 3), (1_199, 1_600, 2.9975), (1_600, 1_200, 1.5), (2_040, 1_200, 3),
    (399, 800, 1), (404, 800, 1.01),
    // A phone of 1440 × 2560 pixels without its navigation bar.
    (1_440, 2_304, 3.6), (1_440, 2_303, 1.8), (2_392, 1_440, 3.6), (1_439, 2_392, 1.79875),
  ])
  func `a screen of many pixels and a low ratio is that of a tablet`(
    _ width: Int, _ height: Int, _ unitsPerPoint: Double
  ) throws {
    let markup = Self.node("android.view.View", "", "[0,0][\(width),\(height)]")
    #expect(try document(markup).unitsPerPoint == unitsPerPoint)
  }

  @Test(
    arguments: [
      ("width='500' height='900'", 500, 900), ("width='-5' height='x'", 400, 800), ("width='500'", 500, 800),
      ("height='900'", 400, 900), ("", 400, 800),
    ] as [(String, Double, Double)])
  func `a hierarchy states a screen around its windows`(
    _ attributes: String, _ width: Double, _ height: Double
  ) throws {
    let window = Self.node("android.widget.Button", "", "[0,0][400,800]")
    let shown = try document("<hierarchy \(attributes)>\(window)</hierarchy>")
    #expect(shown.canvas.width.map { $0 * shown.unitsPerPoint } == width)
    #expect(shown.canvas.height.map { $0 * shown.unitsPerPoint } == height)
  }

  @Test(
    arguments: [("0", false), ("1", true), ("2", true), ("x", false)])
  func `a compressed dump counts the children that it omits`(index: String, isOmitted: Bool) throws {
    let child = Self.node("android.widget.TextView", "text='A' index='\(index)'", "[7,9][97,39]")
    for (attributes, isInteractive) in [("clickable='true'", true), ("", false)] {
      let row = Self.node("android.view.ViewGroup", attributes, "[0,0][400,90]", child)
      let facts = try #require(document("<hierarchy>\(row)</hierarchy>").dump)
      #expect(facts.withoutFirst.isEmpty != (isOmitted && isInteractive))
      #expect(facts.screenWidth == 400)
      #expect(facts.isCompressed)
    }
  }

  @Test(arguments: [("", false), ("content-desc='A'", true), ("clickable='true'", true)])
  func `a dump with a plain image is not compressed`(_ attributes: String, _ isCompressed: Bool) throws {
    let image = Self.node("android.widget.ImageView", attributes, "[7,9][97,39]")
    #expect(try document("<hierarchy>\(image)\(Self.text)</hierarchy>").dump?.isCompressed == isCompressed)
  }
}
