import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// Elements of dumps whose kinds depend on their proportions, at the limits.
@Suite struct DumpEdgeTests {
  /// The only child of an element of Android on a screen of 400 × 800 pixels, which are points.
  private func child(
    _ className: String, _ attributes: String, _ bounds: String, in parent: String = "android.widget.FrameLayout",
    _ content: String = ""
  ) throws -> View {
    let node = "<node class='\(className)' \(attributes) bounds='\(bounds)'>\(content)</node>"
    let root = try readForeign("<node class='\(parent)' bounds='[0,0][400,800]'>\(node)</node>").value.root
    return try #require(root.children.first)
  }

  @Test(arguments: [
    ("[0,0][80,10]", "", ViewKind.spacer), ("[0,0][79,10]", "", .view), ("[0,0][80,10]", "clickable='true'", .view),
    ("[0,0][81,10]", "", .spacer),
  ])
  func `a strip in a plain view is space`(bounds: String, attributes: String, kind: ViewKind) throws {
    let plain = "android.view.View"
    let strip = try child(plain, attributes, bounds, in: plain)
    #expect((strip.kind == .spacer) == (kind == .spacer))
    #expect(try child(plain, attributes, bounds).kind != .spacer)
  }

  /// Veils are plain views; a spacer and a shadow may have any class.
  @Test(arguments: [
    ("scroll_view_fade_mask", "android.view.View", "", true), ("pressed_overlay", "android.view.View", "", true),
    ("top_gradient", "android.view.View", "", true), ("scrim", "android.view.View", "", true),
    ("fade", "android.view.View", "", true), ("masked", "android.view.View", "", false),
    ("mask", "android.widget.ImageView", "", false), ("mask", "android.view.View", "clickable='true'", false),
    ("bar_shadow", "android.widget.ImageView", "", true),
    ("shadow", "android.widget.ImageView", "clickable='true'", false),
  ])
  func `a view that is named after a veil is empty`(
    _ name: String, _ className: String, _ attributes: String, _ isEmpty: Bool
  ) throws {
    let view = try child(className, "resource-id='a:id/\(name)' \(attributes)", "[11,13][111,87]")
    #expect((view.kind == .spacer) == isEmpty)
  }

  @Test(arguments: [
    ("[350,0][400,400]", true), ("[349,0][400,400]", false), ("[359,0][399,400]", false), ("[360,0][400,399]", false),
    ("[360,0][400,400]", true), ("[360,0][401,400]", true),
  ])
  func `a narrow view at the end of its parent is an index`(bounds: String, isIndex: Bool) throws {
    #expect((try child("android.view.View", "", bounds).kind == .spacer) == isIndex)
    #expect(try child("android.view.View", "clickable='true'", bounds).kind != .spacer)
  }

  @Test(arguments: [
    ("😀", "[0,0][15,10]", true), ("😀", "[0,0][16,10]", false), ("😀😀", "[0,0][15,10]", true),
    ("😀😀😀", "[0,0][15,10]", false), ("AB", "[0,0][15,10]", false), ("\u{E001}", "[0,0][90,10]", true),
    ("\u{E001}A", "[0,0][90,10]", false),
  ])
  func `emoji in a square and icons of a font are pictures`(text: String, bounds: String, isImage: Bool) throws {
    #expect(try child("android.widget.TextView", "text='\(text)'", bounds).kind == (isImage ? .image : .text))
  }

  @Test(arguments: [("[0,0][299,100]", true), ("[0,0][300,100]", false), ("[0,0][100,300]", true)])
  func `an empty list has rows if it is not low`(bounds: String, hasRows: Bool) throws {
    let list = try child("androidx.recyclerview.widget.RecyclerView", "", bounds)
    #expect(list.list == (hasRows ? .rows(height: nil) : nil))
  }

  @Test(arguments: [
    ("id/dot", "[0,0][21,20]", true), ("id/dot", "[0,0][22,20]", false), ("id/dot", "[0,0][19,20]", true),
    ("id/dot", "[0,0][18,20]", false), ("id/picture", "[0,0][20,20]", false), ("id/status_ring", "[0,0][20,20]", true),
  ])
  func `a square that is named after a circle is one`(name: String, bounds: String, isRound: Bool) throws {
    let image = try child("android.widget.ImageView", "resource-id='a:\(name)'", bounds)
    #expect((image.appearance.cornerRadius == .circle) == isRound)
  }

  @Test(arguments: [("[0,0][11,10]", true), ("[0,0][12,10]", false), ("[0,0][10,11]", true), ("[0,0][10,12]", false)])
  func `the only picture in a frame named after an avatar is round`(bounds: String, isRound: Bool) throws {
    func picture(_ name: String, _ more: String = "") throws -> View? {
      let image = "<node class='android.widget.ImageView' bounds='\(bounds)'/>"
      return try child(
        "android.widget.FrameLayout", "resource-id='a:id/\(name)'", "[0,0][90,90]", image + more
      ).children.first
    }
    #expect((try picture("user_avatar")?.appearance.cornerRadius == .circle) == isRound)
    #expect(try picture("user_picture")?.appearance.cornerRadius != .circle)
    let button = "<node class='android.widget.Button' bounds='[0,0][9,9]'/>"
    #expect(try picture("user_avatar", button)?.appearance.cornerRadius != .circle)
  }

  /// Texts have at least 8 pixels; an element of another class that is ten times as wide is a line.
  @Test(arguments: [
    ("android.widget.TextView", "[0,0][90,7]", ViewKind.spacer), ("android.widget.TextView", "[0,0][90,8]", .text),
    ("android.view.View", "[0,0][71,7]", .divider), ("android.view.View", "[0,0][70,7]", .spacer),
    ("android.view.View", "[0,0][90,8]", .text),
  ])
  func `the rest of a text is space or a line`(_ name: String, _ bounds: String, _ kind: ViewKind) throws {
    #expect(try child(name, "text='Word'", bounds).kind == kind)
  }

  /// Spaces between elements of a web page; a touch target is an icon of a font that the dump does not name.
  @Test(arguments: [
    ("android.widget.TextView", " ", "", ViewKind.spacer), ("android.view.View", "&#160;&#8199;", "", .spacer),
    ("android.view.View", " ", "", .spacer), ("android.widget.TextView", " ", "clickable='true'", .text),
    ("android.view.View", " ", "clickable='true'", .text), ("android.widget.TextView", " a", "", .text),
    ("android.view.View", "a ", "", .text), ("android.view.View", "", "resource-id='a:id/x'", .view),
    ("android.widget.TextView", "", "resource-id='a:id/x'", .text), ("android.widget.Button", " ", "", .control),
    ("android.widget.ImageView", " ", "", .image),
  ])
  func `a text of spaces is space`(_ name: String, _ text: String, _ attributes: String, _ kind: ViewKind) throws {
    #expect(try child(name, "text='\(text)' \(attributes)", "[11,13][111,37]").kind == kind)
  }

  /// `AccessibilityNodeInfo.getDrawingOrder`, which is not the order of the file.
  @Test(
    arguments: [
      (["3", "1", "2"], ["1", "2", "0"]), (["10", "9", "11"], ["1", "0", "2"]), (["-1", "-2", "0"], ["1", "0", "2"]),
      (["1", "2", "3"], ["0", "1", "2"]), (["2", "1", "1"], ["1", "2", "0"]), (["2", "x", "1"], ["0", "1", "2"]),
      (["0", "0", "0"], ["0", "1", "2"]), (["3", "", "1"], ["0", "1", "2"]), (["2", nil, "1"], ["0", "1", "2"]),
    ] as [([String?], [String])])
  func `children are in their drawing order if each states one`(_ orders: [String?], _ names: [String]) throws {
    let buttons = orders.enumerated().map { index, order in
      let attribute = order.map { "drawing-order='\($0)'" } ?? ""
      let bounds = "[\(11 + 100 * index),13][\(91 + 100 * index),61]"
      return "<node class='android.widget.Button' resource-id='a:id/\(index)' \(attribute) bounds='\(bounds)'/>"
    }
    let parent = try child("android.widget.FrameLayout", "", "[0,0][400,90]", buttons.joined())
    #expect(parent.children.compactMap(\.identifier) == names.map { "a:id/\($0)" })
  }

  // MARK: - Bars of iOS

  /// The only child of a bar at the left top of a screen of iOS.
  private func bar(_ type: String, height: Int, _ item: String) throws -> View {
    let element = "XCUIElementType\(type)"
    let label = item.isEmpty ? "label='Inbox'" : ""
    let bar = "<\(element) \(label) x='0' y='0' width='390' height='\(height)'>\(item)</\(element)>"
    let root = try readForeign(
      "<XCUIElementTypeWindow x='0' y='0' width='390' height='844'>\(bar)</XCUIElementTypeWindow>")
    return try #require(root.value.root.children.first)
  }

  private func item(_ type: String, _ label: String, x: Int, width: Int, height: Int) throws -> View {
    let button =
      "<XCUIElementTypeButton label='\(label)' x='\(x)' y='0' width='\(width)' height='\(height)'/>"
    return try #require(bar(type, height: 83, button).children.first)
  }

  /// `UINavigationBar` is 44 points high, and 96 with a large title, which has a font of 34 points.
  @Test(arguments: [(44, 17, nil), (79, 17, nil), (80, 34, 28), (96, 34, 44)] as [(Int, Double, Double?)])
  func `a bar without elements shows its title`(height: Int, fontSize: Double, top: Double?) throws {
    let text = try #require(bar("NavigationBar", height: height, "").text)
    #expect(text.fontSize == fontSize)
    #expect(text.weight == .bold)
    #expect(text.count == .exactly(1))
    #expect((text.alignment == .center) == (top == nil))
    if let top { #expect(text.padding == Insets(top: top, right: 16, bottom: 0, left: 16)) }
  }

  @Test(arguments: [
    (10, 90, 44, true), (11, 90, 44, false), (0, 58, 44, true), (0, 57, 44, false), (0, 53, 30, true),
    (0, 52, 30, false),
  ])
  func `the first button of a navigation bar has a chevron`(x: Int, width: Int, height: Int, isBack: Bool) throws {
    let button = try item("NavigationBar", "Inbox", x: x, width: width, height: height)
    #expect(button.kind == .text)
    #expect(button.text?.fontSize == 17)
    let chevron = TextIcon(at: .left, size: Size(width: 12, height: 21), inset: 8)
    #expect(button.text?.icons == (isBack ? [chevron] : []))
    #expect(button.text?.padding.left == (isBack ? 26 : 0))
    #expect(button.text?.alignment == (isBack ? .natural : .center))
  }

  @Test(
    arguments: [
      ("Abc", 48, 44, ControlKind.iconButton), ("Abc", 49, 44, nil), ("Done", 48, 44, nil), ("", 90, 44, .iconButton),
      ("Abc", 39, 30, .iconButton), ("Abc", 40, 30, nil),
    ] as [(String, Int, Int, ControlKind?)])
  func `a square button of a bar is an icon, unless its label is a word of the system`(
    _ label: String, _ width: Int, _ height: Int, _ control: ControlKind?
  ) throws {
    #expect(try item("NavigationBar", label, x: 200, width: width, height: height).control == control)
  }

  /// A tab bar of 49 points has icons of 25 points above labels of 10 points.
  @Test(
    arguments: [
      ("Home", 97, 49, Rect(x: 36, y: 6, width: 25, height: 25), Rect(x: 0, y: 34, width: 97, height: 12)),
      ("Home", 97, 83, Rect(x: 36, y: 6, width: 25, height: 25), Rect(x: 0, y: 34, width: 97, height: 12)),
      ("Home", 97, 45, Rect(x: 36, y: 6, width: 25, height: 25), Rect(x: 0, y: 34, width: 97, height: 11)),
      ("Home", 97, 35, Rect(x: 36, y: 6, width: 25, height: 25), Rect(x: 0, y: 34, width: 97, height: 1)),
      ("Home", 97, 34, Rect(x: 36, y: 6, width: 25, height: 25), nil),
      ("Home", 97, 30, Rect(x: 36, y: 5, width: 25, height: 25), nil),
      ("Home", 21, 49, Rect(x: 0, y: 6, width: 21, height: 21), Rect(x: 0, y: 30, width: 21, height: 12)),
      ("Home", 97, 19, Rect(x: 39, y: 0, width: 19, height: 19), nil),
      ("", 97, 49, Rect(x: 36, y: 12, width: 25, height: 25), nil),
    ] as [(String, Int, Int, Rect, Rect?)])
  func `a tab is an icon above a label`(
    _ label: String, _ width: Int, _ height: Int, _ icon: Rect, _ line: Rect?
  ) throws {
    let tab = try item("TabBar", label, x: 10, width: width, height: height)
    #expect(tab.children.map(\.kind) == (line == nil ? [.image] : [.image, .text]))
    #expect(tab.children.map(\.storedFrame) == (line == nil ? [icon] : [icon, line]))
    if line != nil { #expect(tab.children[1].text?.fontSize == 10) }
  }

  @Test(arguments: [(37, false), (38, true)])
  func `a high label in a navigation bar is a large title`(height: Int, isLarge: Bool) throws {
    let label = "<XCUIElementTypeStaticText label='Inbox' x='16' y='0' width='90' height='\(height)'/>"
    let text = try #require(bar("NavigationBar", height: 96, label).children.first?.text)
    #expect((text.fontSize == 34) == isLarge)
    #expect((text.weight == .bold) == isLarge)
  }
}
