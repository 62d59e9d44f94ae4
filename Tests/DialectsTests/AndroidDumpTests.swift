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

  /// A tab cannot be clicked while it is selected.
  @Test(arguments: [
    ("selected='true'", "clickable='true'", true), ("selected='true'", "clickable='false'", false),
    ("selected='true'", "", false), ("selected='false'", "clickable='true'", false), ("", "clickable='true'", false),
  ])
  func `a selected element beside a touch target is one`(
    _ attributes: String, _ sibling: String, _ isInteractive: Bool
  ) throws {
    let other = Self.node("android.view.View", sibling, "[107,9][197,39]", Self.text)
    let tab = try view(Self.node("android.view.View", attributes, "[7,9][97,39]", Self.text), other)
    #expect(tab.isInteractive == isInteractive)
    // A text runs through its frame while it is selected: it is no tab beside a button.
    let button = Self.node("android.widget.Button", sibling, "[107,9][197,39]", Self.text)
    #expect(!(try view(Self.node("android.view.View", attributes, "[7,9][97,39]", Self.text), button)).isInteractive)
  }

  /// A `SearchView` that is open contains its editor.
  @Test(arguments: [
    ("android.widget.Button", ViewKind.container), ("android.widget.ImageView", .container),
    ("android.widget.EditText", .control), ("android.widget.AutoCompleteTextView", .control),
  ])
  func `a search view is a field if it is empty or an editor is in it`(_ name: String, _ kind: ViewKind) throws {
    let bounds = "[7,9][97,39]"
    let content = Self.node("android.widget.LinearLayout", "", bounds, Self.node(name, "text='A'", bounds))
    #expect(try view(Self.node("android.widget.SearchView", "", bounds, content)).kind == kind)
    #expect(try view(Self.node("android.widget.SearchView", "", bounds)).kind == .control)
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
  ///
  /// A plain element of its frame is the scrim over a picture.
  @Test(arguments: [
    ("Open", 0, "[10,10][90,90]", ViewKind.view), ("Open", 31, "[10,10][90,90]", .view),
    ("Open", 32, "[10,10][90,90]", .image), ("Open", 0, "[7,9][97,99]", .image), ("Open", 1, "[7,9][97,99]", .view),
    ("Open", 0, "[7,9][97,98]", .view), ("Open", 0, "[6,9][97,99]", .image),
    ("A thumbnail", 0, "[10,10][90,90]", .image),
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

  @Test(arguments: [
    ("android:id/action_bar_container", true), ("a:id/action_bar_container", true), ("a:id/action_bar", false),
  ])
  func `the action bar of a window paints a background`(_ identifier: String, _ isBoxed: Bool) throws {
    let title = Self.node("android.widget.TextView", "text='Inbox'", "[16,36][90,60]")
    let bar = Self.node("android.widget.FrameLayout", "resource-id='\(identifier)'", "[0,24][400,72]", title)
    #expect(try view(bar).appearance.isBoxed == isBoxed)
  }

  /// Compose states the class of a view that scrolls only for views without a `CollectionInfo`.
  @Test(arguments: [
    ("android.view.View", "scrollable='true'", true), ("android.view.View", "scrollable='false'", false),
    ("android.view.View", "", false), ("android.view.ViewGroup", "scrollable='true'", false),
  ])
  func `a plain view that scrolls clips the views in it`(_ name: String, _ attributes: String, _ clips: Bool) throws {
    let list = try view(Self.node(name, attributes, "[0,0][400,690]", Self.text))
    #expect(list.clips == clips && list.kind == .container)
    #expect(try !view(Self.node(name, attributes, "[0,0][400,690]")).clips)
  }

  @Test(arguments: [
    // The attributes and the words of the upper row, the bounds of both rows, a third one.
    ("", "", "[0,24][400,88]", "[0,88][400,176]", false, true),
    ("clickable='true'", "", "[0,24][400,88]", "[0,88][400,176]", false, false),
    ("content-desc='Logo'", "", "[0,24][400,88]", "[0,88][400,176]", false, false),
    ("", "Inbox", "[0,24][400,88]", "[0,88][400,176]", false, false),
    ("", "", "[0,24][399,88]", "[0,88][400,176]", false, false),
    ("", "", "[0,24][400,88]", "[0,88][399,176]", false, false),
    ("", "", "[0,24][400,88]", "[0,89][400,176]", false, false),
    ("", "", "[0,24][400,88]", "[0,88][400,400]", false, true),
    ("", "", "[0,24][400,88]", "[0,88][400,401]", false, false),
    ("", "", "[0,80][400,144]", "[0,144][400,232]", false, false),
    ("", "", "[0,24][400,124]", "[0,124][400,232]", false, false),
    ("", "", "[0,24][400,88]", "[0,88][400,176]", true, false),
  ])
  func `the title in the upper row of a bar of Compose is hidden`(
    _ attributes: String, _ words: String, _ upper: String, _ lower: String, _ hasThird: Bool, _ isHidden: Bool
  ) throws {
    let plain = "android.view.View"
    let title = Self.node(plain, attributes, "[16,40][200,68]")
    let action = Self.node("android.widget.TextView", "text='\(words)'", "[340,40][390,68]")
    let rows = [
      Self.node(plain, "", upper, title + action),
      Self.node(plain, "", lower, Self.node("android.widget.TextView", "text='Home'", "[16,100][200,130]")),
    ]
    let third = hasThird ? Self.node(plain, "", "[0,300][400,400]") : ""
    let bar = try view(Self.node(plain, "", "[0,0][400,400]", rows.joined() + third))
    #expect(bar.children[0].children[0].isHidden == isHidden)
    #expect(!bar.children[1].children[0].isHidden)
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

  /// `Dialog` gives its window the gravity `CENTER`; a menu is at the view that opens it, and a screen in landscape is
  /// beside the cutout of the display.
  @Test(
    arguments: [
      ("[70,100][330,500]", "", 400, 600), ("[71,100][330,500]", "", 330, 500), ("[0,100][330,500]", "", 330, 500),
      ("[70,1][330,500]", "", 400, 501), ("[70,0][330,500]", "", 330, 500), ("[44,0][370,500]", "", 370, 500),
      ("[70,100][330,500]", "width='360' height='700'", 360, 700), ("[70,100][330,500]", "height='700'", 330, 700),
    ] as [(String, String, Double, Double)])
  func `a dialog that is the only window is at the center of the screen`(
    _ bounds: String, _ attributes: String, _ width: Double, _ height: Double
  ) throws {
    let button = Self.node("android.widget.Button", "", "[90,400][310,450]")
    let window = Self.node("android.widget.FrameLayout", Self.app, bounds, button)
    func canvas(_ others: String = "") throws -> Canvas {
      let shown = try document("<hierarchy \(attributes)>\(window)\(others)</hierarchy>")
      #expect(shown.unitsPerPoint == 1)
      return shown.canvas
    }
    #expect(try canvas() == Canvas(width: width, height: height))
    // Another window states the screen.
    let bar = Self.node("android.widget.FrameLayout", Self.system, "[0,0][380,20]")
    #expect(try canvas(bar).width == 380)
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
