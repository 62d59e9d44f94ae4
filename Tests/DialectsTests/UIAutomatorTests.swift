import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

@Suite struct UIAutomatorTests {
  private let screen = """
    <hierarchy rotation="0"><node class="android.widget.FrameLayout" package="org.example" bounds="[0,0][400,800]">
    <node class="android.widget.TextView" text="Hello" resource-id="org.example:id/a" bounds="[20,40][220,80]"/>
    </node></hierarchy>
    """

  @Test(arguments: [
    ("<hierarchy rotation='0'><node bounds='[0,0][1,1]'/></hierarchy>", Dialect.uiautomator),
    ("<hierarchy rotation='0'/>", .uiautomator),
    ("<hierarchy><android.widget.FrameLayout/></hierarchy>", .appium),
    ("<node bounds='[0,0][1,1]'/>", .uiautomator),
    ("<displays><display/></displays>", .uiautomator),
  ])
  func `the children distinguish it from Appium`(markup: String, dialect: Dialect) throws {
    #expect(try Dialect.guess(from: parseXML(Array(markup.utf8)).root) == dialect)
  }

  @Test(arguments: ["<node/>", "<displays/>", "<hierarchies/>"])
  func `does not change other documents`(markup: String) throws {
    #expect(try Dialect.guess(from: parseXML(Array(markup.utf8)).root) == nil)
  }

  @Test func `a requested size replaces the screen's`() throws {
    let document = try readForeign(screen) { $0.size = Canvas(width: 200) }.value
    #expect(document.canvas == Canvas(width: 200, height: 800))
    #expect(document.root.storedFrame == Rect(x: 0, y: 0, width: 200, height: 800))
    #expect(document.root.view("org.example:id/a")?.storedFrame == Rect(x: 20, y: 40, width: 200, height: 40))
  }

  @Test func `from right to left the screen is mirrored`() throws {
    let document = try readForeign(screen) { $0.direction = .rightToLeft }.value
    #expect(document.direction == .rightToLeft)
    #expect(document.root.view("org.example:id/a")?.storedFrame == Rect(x: 180, y: 40, width: 200, height: 40))
  }

  @Test func `has one root only`() {
    #expect(
      errorsOfForeign(screen) { $0.root = "a" } == ["a document of <hierarchy> has one root only; leave --root out"])
  }

  @Test func `rules find a resource by its short name`() throws {
    var rule = Rules.Rule(match: .identifier("a"))
    rule.hint = .ignore
    let document = try readForeign(screen) { $0.rules = Rules([rule]) }.value
    #expect(document.root.view("org.example:id/a")?.hint == .ignore)
  }

  @Test func `a pixel is a smaller part of a point on a denser screen`() throws {
    let scales = try [320, 400, 720, 1440].map { width in
      try readForeign("<node class='android.view.View' bounds='[0,0][\(width),3000]'/>").value.unitsPerPoint
    }
    #expect(scales == [1, 1, 1.8, 3.6])
  }

  /// Two windows, each with one button, and the one that is the screen.
  @Test(arguments: [
    ("package='com.android.systemui' bounds='[0,0][400,800]'", "package='org.example' bounds='[0,40][400,700]'", 1),
    ("package='org.example' bounds='[0,0][400,300]'", "package='org.example' bounds='[0,0][400,800]'", 1),
    ("package='org.example' bounds='[0,0][400,800]'", "package='org.example' bounds='[0,0][400,800]'", 0),
    ("package='com.x.inputmethod' bounds='[0,0][400,800]'", "package='org.example' bounds='[0,0][10,10]'", 1),
    ("package='org.example' bounds='[0,0][0,0]'", "package='com.android.systemui' bounds='[0,0][400,800]'", 1),
    ("package='gesture' bounds='[0,40][20,800]'", "package='com.android.systemui' bounds='[0,0][400,800]'", 1),
    ("displayed='false' bounds='[0,0][400,800]'", "displayed='true' bounds='[0,0][400,700]'", 1),
  ])
  func `the screen is the largest window of the app`(first: String, second: String, chosen: Int) throws {
    let windows = [first, second].enumerated().map { index, attributes in
      "<node class='android.widget.FrameLayout' \(attributes) resource-id='window\(index)'>"
        + "<node class='android.widget.Button' displayed='\(attributes.contains("false") ? "false" : "true")'"
        + " bounds='[0,50][10,60]'/></node>"
    }
    let document = try readForeign("<hierarchy>\(windows.joined())</hierarchy>").value
    #expect(document.root.children.map(\.identifier) == ["window\(chosen)"])
  }

  /// A full window, a window at its side, and the size of the screen.
  @Test(arguments: [
    ("[0,0][800,1732]", "package='com.android.systemui' bounds='[0,1732][800,1800]'", Size(width: 800, height: 1800)),
    ("[0,0][1732,800]", "package='com.android.systemui' bounds='[1732,0][1800,800]'", Size(width: 1800, height: 800)),
    ("[0,0][800,1800]", "package='com.android.systemui' bounds='[0,0][1800,48]'", Size(width: 800, height: 1800)),
    ("[0,0][1800,800]", "package='com.android.systemui' bounds='[0,1700][800,1800]'", Size(width: 1800, height: 800)),
    ("[0,0][800,1800]", "package='com.x.inputmethod' bounds='[0,0][1800,2000]'", Size(width: 800, height: 1800)),
  ])
  func `bars enlarge the screen, keyboards and windows of another orientation do not`(
    main: String, other: String, size: Size
  ) throws {
    let document = try readForeign(
      "<hierarchy><node class='android.widget.Button' package='org.example' bounds='\(main)'/>"
        + "<node class='android.widget.Button' \(other)/></hierarchy>"
    ).value
    let points = Size(width: size.width / document.unitsPerPoint, height: size.height / document.unitsPerPoint)
    #expect(document.canvas == Canvas(width: points.width, height: points.height))
  }

  @Test(arguments: [
    ("android.widget.TextView", ViewKind.text), ("androidx.appcompat.widget.AppCompatTextView", .text),
    ("android.widget.AutoCompleteTextView", .control), ("android.widget.ToggleButton", .control),
    ("com.google.android.material.imageview.ShapeableImageView", .image), ("android.widget.ImageButton", .control),
    ("android.widget.VideoView", .media), ("android.widget.GridView", .view), ("android.view.View", .view),
    ("androidx.cardview.widget.CardView", .view), ("com.example.WeatherView", .unknown), ("Nothing", .unknown),
  ])
  func `a leaf shows what its class says`(className: String, kind: ViewKind) throws {
    let markup =
      "<node class='android.widget.FrameLayout' bounds='[0,0][99,99]'>"
      + "<node class='\(className)' bounds='[0,0][55,55]'/></node>"
    #expect(try readForeign(markup).value.root.children.map(\.kind) == [kind])
  }

  @Test(arguments: [
    "", "[0,0][5,5", "0,0][5,5]", "[0,0][5]", "[0,0][5,5,5]", "[0,1-2][5,5]", "[--1,0][5,5]", "[0,0][-,5]",
    "[0,0][5.5,5]", "[0,0][100000000,5]", "[0,0][10000001,5]",
  ])
  func `bounds that are not four whole numbers are reported`(_ bounds: String) throws {
    let markup =
      "<node class='android.view.ViewGroup' bounds='[0,0][9,9]'>"
      + "<node class='android.widget.Button' bounds='\(bounds)'/></node>"
    #expect(try readForeign(markup).diagnostics.map(\.problem.code) == ["dump.bounds"])
  }

  @Test(arguments: [
    ("[-1,-2][3,4]", Rect(x: -1, y: -2, width: 4, height: 6)), ("[5,5][1,9]", Rect(x: 5, y: 5, width: 0, height: 4)),
    ("[0,0] [10000000,1]", Rect(x: 0, y: 0, width: 1e7, height: 1)),
  ])
  func `bounds are two corners`(_ bounds: String, _ frame: Rect) throws {
    let markup =
      "<node class='android.view.ViewGroup' bounds='[0,0][9,9]'>"
      + "<node class='android.widget.Button' bounds='\(bounds)'/></node>"
    #expect(try readForeign(markup).value.root.children.first?.storedFrame == frame)
  }

  @Test func `deep dumps are read`() throws {
    let depth = 500
    let open = String(repeating: "<node class='android.view.ViewGroup' bounds='[0,0][9,9]'>", count: depth)
    let document = try readForeign(open + String(repeating: "</node>", count: depth)).value
    #expect(document.root.flattened.count == depth)
  }

  // MARK: - Flutter

  /// The nodes in a window of 400 × 800 pixels that has no texts and no resources.
  private func nodes(_ markup: String) throws -> [DumpedElement] {
    let window = "<node class='android.widget.FrameLayout' bounds='[0,0][400,800]'>\(markup)</node>"
    let document = try parseXML(Array("<hierarchy>\(window)</hierarchy>".utf8))
    var dump = AndroidDump(document.root)
    let root = try #require(document.root.children.first { _ in true })
    return root.children.map { dump.describe($0) }
  }

  private static func node(_ attributes: String, _ bounds: String = "[7,9][97,59]", _ inside: String = "") -> String {
    "<node class='android.view.View' \(attributes) bounds='\(bounds)'>\(inside)</node>"
  }

  private static func tabs(_ count: Int) -> [String] {
    (1...count).map { "T\($0)&#10;Tab \($0) of \(count)" }
  }

  private static let twelve = (1...12).map { "T\($0)" }

  /// `MaterialLocalizations.tabLabel` ends the label of each tab with its number and the number of all.
  @Test(
    arguments: [
      (["Home&#10;Tab 1 of 2", "Cart&#10;Tab 2 of 2"], 0, ["Home", "Cart"]), (["A&#10;Tab 1 of 1"], 0, ["A"]),
      (["New&#10;Home&#10;1/1"], 0, ["New\nHome"]), (["A&#10;Tab 1 of 3", "B&#10;Tab 2 of 3"], 0, []),
      (["A&#10;Tab 1 of 2", "B&#10;Tab 1 of 2"], 0, []), (["A&#10;Tab 0 of 1"], 0, []), (["A&#10;Tab 2 of 1"], 0, []),
      (["A&#10;Tab 1 of 0"], 0, []), (["A&#10;Tab 1 of 1 of 1"], 0, []), (["A&#10;Tab 1"], 0, []), (["A"], 0, []),
      (tabs(12), 0, twelve), (tabs(13), 0, []),
      (tabs(2), 30, ["T1", "T2"]), (tabs(2), 31, []),
    ] as [([String], Int, [String])])
  func `tabs state their numbers`(labels: [String], others: Int, words: [String]) throws {
    let markup = labels.map { Self.node("content-desc='\($0)'") } + (0..<others).map { _ in Self.node("") }
    let found = try nodes(markup.joined())
    #expect(found.filter(\.isTab).compactMap(\.mergedLabel) == words)
  }

  @Test(arguments: [("[7,600][97,680]", true), ("[7,600][97,679]", false), ("[7,690][97,691]", true)])
  func `tabs are at the bottom if they end in the last part of the screen`(bounds: String, isBottom: Bool) throws {
    let found = try nodes(Self.node("content-desc='A&#10;Tab 1 of 1'", bounds))
    #expect(found.map(\.isTab) == [true] && found.map(\.isBottomTab) == [isBottom])
  }

  @Test(arguments: [
    ("Scrim", true), ("Dismiss", true), ("Scrim ", false), ("dismiss", false), ("", false),
  ])
  func `a barrier behind a dialog is not shown`(description: String, isBarrier: Bool) throws {
    let found = try #require(try nodes(Self.node("content-desc='\(description)'")).first)
    #expect(found.isVisible == (isBarrier ? false : nil))
    #expect(found.description == (isBarrier ? "" : description))
    let filled = try #require(
      try nodes(Self.node("content-desc='\(description)'", "[7,9][97,59]", Self.node(""))).first)
    #expect(filled.isVisible == nil && filled.description == description)
  }

  @Test(arguments: [
    ("40%", 80, true), ("0%", 81, true), ("100%", 80, true), ("40%", 79, false), ("%", 80, false),
    ("1000%", 80, false), ("4x%", 80, false), ("40", 80, false), ("4.5%", 80, false),
  ])
  func `a percentage in a strip is a progress indicator`(text: String, width: Int, isProgress: Bool) throws {
    let bounds = "[7,9][\(7 + width),19]"
    let found = try #require(try nodes(Self.node("content-desc='\(text)'", bounds)).first)
    #expect((found.role == .control(.progress)) == isProgress)
    #expect(found.description == (isProgress ? "" : text))
    let filled = try #require(try nodes(Self.node("content-desc='\(text)'", bounds, Self.node(""))).first)
    #expect(filled.role != .control(.progress))
  }

  @Test(
    arguments: [
      ("clickable='true' content-desc='Abcdefghijkl'", "", "Abcdefghijkl"),
      ("clickable='true' content-desc='Abcdefghijklm'", "", nil), ("content-desc='Abc'", "", nil),
      ("clickable='true' content-desc='Abcdefghijklm'", node(""), "Abcdefghijklm"),
      ("content-desc='Abc'", node(""), "Abc"), ("clickable='true'", node(""), nil),
      ("content-desc='A&#10;B'", "", "A\nB"),
    ] as [(String, String, String?)])
  func `a touchable word and the text around other nodes are labels`(
    attributes: String, inside: String, label: String?
  ) throws {
    let found = try nodes(Self.node(attributes, "[7,9][97,59]", inside))
    #expect(found.map(\.mergedLabel) == [label])
    #expect(found.map(\.isTab) == [false])
  }

  /// A floating action button has 56 dp on a screen of 360 to 430 dp.
  @Test(arguments: [
    (54, 54, "clickable='true'", true), (53, 53, "clickable='true'", false), (62, 62, "clickable='true'", true),
    (63, 63, "clickable='true'", false), (57, 56, "clickable='true'", true), (57, 58, "clickable='true'", true),
    (57, 55, "clickable='true'", false), (57, 59, "clickable='true'", false), (57, 57, "", false),
  ])
  func `a touchable square of 56 points is a floating button`(
    width: Int, height: Int, attributes: String, isFloating: Bool
  ) throws {
    let bounds = "[300,700][\(300 + width),\(700 + height)]"
    let found = try #require(try nodes(Self.node(attributes, bounds)).first)
    #expect(found.isRound == isFloating && (found.role == .image) == isFloating)
    #expect(try nodes(Self.node(attributes, bounds, Self.node(""))).map(\.isRound) == [false])
    // The text of another node makes the screen one of another toolkit.
    let text = "<node class='android.widget.TextView' text='A' bounds='[0,0][9,9]'/>"
    #expect(try nodes(Self.node(attributes, bounds) + text).map(\.isRound) == [false, false])
  }

  /// `_InputPadding` enlarges a button to 48 dp; the screen is 400 points wide.
  @Test(arguments: [
    (200, 50, true), (200, 49, true), (200, 48, false), (200, 36, true), (200, 35, false),
    // A button of a word, and one from edge to edge.
    (81, 50, true), (80, 50, false), (391, 50, true), (392, 50, false),
  ])
  func `a button that is not as high as a touch target is filled`(width: Int, height: Int, isFilled: Bool) throws {
    func role(_ attributes: String, _ other: String = "") throws -> DumpRole? {
      let bounds = "[3,9][\(3 + width),\(9 + height)]"
      let button = "<node class='android.widget.Button' clickable='true' \(attributes) bounds='\(bounds)'/>"
      return try nodes(button + other).first?.role
    }
    #expect((try role("content-desc='Save'") == .control(.button)) == isFilled)
    #expect(try role("content-desc='Ann&#10;See you'") == .control(.anyButton))
    // Another toolkit than Flutter.
    let text = "<node class='android.widget.TextView' text='A' bounds='[0,700][9,709]'/>"
    #expect(try role("content-desc='Save'", text) != .control(.button))
    #expect(try role("content-desc='Save'", Self.node("resource-id='a:id/x'")) != .control(.button))
  }

  @Test func `the text of a filled button of Flutter is in its middle`() throws {
    let button = "<node class='android.widget.Button' content-desc='Save' bounds='[20,600][380,656]'/>"
    let screen = "<node class='android.widget.FrameLayout' bounds='[0,0][400,800]'>\(button)</node>"
    let root = try readForeign("<hierarchy rotation='0'>\(screen)</hierarchy>").value.root
    let found = try #require(root.flattened.first { $0.kind == .control })
    #expect(found.control == .button)
    #expect(found.text?.content == "Save" && found.text?.alignment == .center)
  }
}
