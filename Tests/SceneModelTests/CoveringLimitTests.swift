import Geometry
import Testing
import ViewTree

@testable import Inference
@testable import SceneModel

/// Both sides of the limits of the rules about bones that cover other bones, and of the forms of views.
@Suite struct CoveringLimitTests {
  private func found(_ nodes: String...) throws -> Found {
    try Found(
      "<hierarchy rotation='0'>"
        + node("android.widget.FrameLayout", box(0, 0, 400, 800), "", nodes.joined()) + "</hierarchy>")
  }

  // MARK: - Pictures under bones

  /// A label or an icon on a picture of 100 × 100 points in an Interface Builder document of 300 × 400 points.
  private func rule(_ picture: Rect, _ inside: [(element: String, frame: Rect)]) throws -> Role? {
    let views = inside.map { "<\($0.element)>\(rect($0.frame))</\($0.element)>" }.joined()
    return try Found(xib("<imageView id='it'>\(rect(picture))</imageView>\(views)")).rule("it")
  }

  private func rect(_ frame: Rect) -> String {
    "<rect key='frame' x='\(frame.minX)' y='\(frame.minY)' width='\(frame.width)' height='\(frame.height)'/>"
  }

  /// Two fifths of a picture are the limit, and a text counts half.
  @Test(arguments: [
    ("imageView", box(13, 17, 50, 79.5), Role.content), ("imageView", box(13, 17, 50, 80), .surface),
    ("label", box(13, 17, 95, 84), .content), ("label", box(13, 17, 95, 85), .surface),
  ])
  func `a picture stays under what covers less than two fifths of it`(
    _ element: String, _ frame: Rect, _ rule: Role
  ) throws {
    let found = try self.rule(box(11, 13, 100, 100), [(element, frame)])
    // Under a picture alone it is a backdrop, because there are no words.
    #expect(found == (element == "imageView" && rule == .surface ? .backdrop : rule))
  }

  /// A picture with a fifth of its area, 60 points high, is the fill of a button.
  @Test(arguments: [
    (box(11, 13, 100, 60), Role.content), (box(11, 13, 100, 61), .backdrop), (box(3, 13, 284, 60), .content),
    (box(3, 13, 285, 60), .backdrop),
  ])
  func `a low picture under one text is its fill`(_ frame: Rect, _ rule: Role) throws {
    #expect(try self.rule(frame, [("label", frame)]) == rule)
    // Two texts are not the title of one button.
    let half = box(frame.minX, frame.minY, frame.width / 2, frame.height)
    #expect(
      try self.rule(frame, [("label", half), ("label", half.offset(by: Point(x: half.width, y: 0)))]) == .backdrop)
  }

  /// A screen has 120,000 square points, of which 15 % are 18,000.
  @Test(arguments: [
    (box(20, 30, 180, 100), 5, true), (box(20, 30, 181, 100), 5, false), (box(20, 30, 181, 100), 4, true),
  ])
  func `a large picture stays under four bones at most`(_ frame: Rect, _ count: Int, _ stays: Bool) throws {
    let icons = (0..<count).map { ("imageView", box(31 + 20 * Double($0), 41, 16, 17)) }
    #expect((try rule(frame, icons) == .content) == stays)
  }

  /// A picture with 64 points, which is at most half covered by another picture, is a part of a screen behind words.
  @Test(arguments: [
    (box(11, 13, 64, 97), Role.surface), (box(11, 13, 63.5, 97), .backdrop), (box(11, 13, 97, 64), .surface),
    (box(11, 13, 97, 63.5), .backdrop), (box(11, 13, 289, 310), .surface),
  ])
  func `a picture behind words has a minimum size`(_ frame: Rect, _ rule: Role) throws {
    let half = box(frame.minX, frame.minY, frame.width, frame.height / 2)
    #expect(try self.rule(frame, [("label", half), ("label", half.offset(by: Point(x: 0, y: half.height)))]) == rule)
  }

  @Test(arguments: [(100.0, Role.surface), (101, .backdrop)])
  func `a picture behind words is not covered by another one`(_ height: Double, _ rule: Role) throws {
    let inside = [("imageView", box(11, 13, 100, height)), ("label", box(11, 120, 100, 20))]
    #expect(try self.rule(box(11, 13, 100, 200), inside) == rule)
  }

  @Test(arguments: [(299.0, Role.surface), (300, .backdrop)])
  func `a picture behind words covers less than three quarters of a screen`(_ width: Double, _ rule: Role) throws {
    let inside = [("label", box(11, 13, 100, 20)), ("label", box(11, 120, 100, 20))]
    #expect(try self.rule(box(0, 0, width, 300), inside) == rule)
  }

  /// The header of a navigation drawer: an avatar and names on a picture that is 95 % as wide as the screen.
  @Test(arguments: [
    (380.0, 2, 16.0, 0, Role.surface), (379, 2, 16, 0, .content), (380, 1, 16, 0, .content), (380, 2, 15, 0, .content),
    (380, 2, 16, 9, .surface), (380, 2, 16, 10, .content),
  ])
  func `a wide picture behind a header is a surface`(
    _ width: Double, _ names: Int, _ side: Double, _ others: Int, _ rule: Role
  ) throws {
    let texts = (0..<names).map {
      node("android.widget.TextView", box(17, 60 + 24 * Double($0), 90, 17), "text='Name'")
    }
    let icons = (0..<others).map { node("android.widget.ImageView", box(130 + 20 * Double($0), 13, 14, 14)) }
    let avatar = node("android.widget.ImageView", box(17, 13, side, 17))
    let picture = node("android.widget.ImageView", box(0, 0, width, 115), "resource-id='it'")
    #expect(try found(picture + avatar + texts.joined() + icons.joined()).rule("it") == rule)
  }

  /// A video behind a picture of its size, such as the guides of a camera, with words or an icon on it.
  @Test(arguments: [
    ("VideoView", 203.0, Role.surface), ("VideoView", 64, .surface), ("VideoView", 63, .backdrop),
    ("ImageView", 203, .backdrop),
  ])
  func `a video behind a picture of its size is a surface`(_ name: String, _ height: Double, _ rule: Role) throws {
    let frame = box(11, 13, 301, height)
    for inside in [
      node("android.widget.TextView", box(37, 31, 90, 20), "text='Words'"),
      node("android.widget.ImageView", box(37, 31, 24, 25)),
    ] {
      let found = try found(
        node("android.widget.\(name)", frame, "resource-id='it'"),
        node("android.widget.ImageView", frame, "resource-id='guides'"), inside,
        node("android.widget.TextView", box(16, 700, 200, 24), "text='Title'"))
      #expect(found.rule("it") == rule)
      #expect(found.rule("guides") == .content)
    }
  }

  // MARK: - Icon buttons

  private static let word = box(21, 115, 37, 20)

  /// An `ImageButton` has no text, so that a text of its own beside it is no part of it.
  @Test(arguments: [
    ("ImageButton", "TextView", "text='Word'", Role.text), ("ImageButton", "ImageView", "", .inside),
    ("Button", "TextView", "text='Word'", .inside),
  ])
  func `a text in the frame of an icon button that is its sibling stays`(
    _ outer: String, _ inner: String, _ attributes: String, _ rule: Role
  ) throws {
    let frame = box(17, 101, outer == "Button" ? 89 : 48, 49)
    let title = node("android.widget.TextView", box(16, 400, 200, 24), "text='Title'")
    func button(_ content: String = "") -> String {
      node("android.widget.\(outer)", frame, "clickable='true' \(outer == "Button" ? "text='Go'" : "")", content)
    }
    let view = node("android.widget.\(inner)", Self.word, "resource-id='it' \(attributes)")
    #expect(try found(title, button(), view).rule("it") == rule)
    if outer == "ImageButton" { #expect(try found(title, button(view)).rule("it") == .inside) }
  }

  // MARK: - Bars at the bottom

  /// The height of the visible part of a picture from `y` to the end of the screen; nil for none.
  private func height(from y: Double, behind bar: Rect, items: [Double] = [17, 180, 341]) throws -> Double? {
    let icons = items.map { node("android.widget.ImageView", box($0, bar.minY + 8, 16, 24)) }
    let picture = node("android.widget.ImageView", box(17, y, 200, 800 - y), "resource-id='it'")
    return try found(picture, node("android.widget.LinearLayout", bar, "", icons.joined())).frames("it").first?[3]
  }

  @Test(arguments: [
    // 40 to 128 points high, 98 % as wide as the screen, and at most 56 points above its end.
    (box(0, 760, 400, 40), true), (box(0, 761, 400, 39), false), (box(0, 672, 400, 128), true),
    (box(0, 671, 400, 129), false), (box(0, 688, 392, 56), true), (box(0, 688, 391, 56), false),
    (box(0, 687, 400, 56), false), (box(0, 687, 400, 57), true),
  ])
  func `what is behind a bar at the bottom is cut`(_ bar: Rect, _ isBar: Bool) throws {
    #expect(try height(from: bar.minY - 31, behind: bar) == (isBar ? 31 : 831 - bar.minY))
    // From a point above the bar on it is hidden.
    #expect(try height(from: bar.minY - 2, behind: bar) == (isBar ? 2 : 802 - bar.minY))
    #expect(try height(from: bar.minY - 1, behind: bar) == (isBar ? nil : 801 - bar.minY))
  }

  private static let items: [(places: [Double], isBar: Bool)] = [
    ([17, 180, 217], true), ([17, 180, 216], false), ([217, 180, 17], true), ([17, 376], false),
    ((0..<20).map { 7 + 19 * Double($0) }, true), ((0..<21).map { 7 + 18 * Double($0) }, false),
  ]

  @Test(arguments: items.indices) func `the items of a bar are spread over its width`(_ number: Int) throws {
    let (places, isBar) = Self.items[number]
    #expect(try height(from: 701, behind: box(0, 744, 400, 56), items: places) == (isBar ? 43 : 99))
  }

  /// A banner above a bar at 740, in a view around both that begins above the banner.
  @Test(arguments: [
    (box(0, 680, 400, 60), 680.0, 680.0), (box(0, 690, 400, 50), 680, 680), (box(0, 680, 392, 60), 680, 680),
    (box(0, 680, 391, 60), 680, 740), (box(0, 680, 400, 59), 680, 740), (box(0, 740, 400, 0), 680, 740),
    (box(0, 400, 400, 340), 400, 400), (box(0, 400, 400, 340), 399, 740),
  ])
  func `what is behind a view above a bar at the bottom is cut`(_ banner: Rect, _ top: Double, _ end: Double) throws {
    let icons = [17, 180, 341].map { node("android.widget.ImageView", box($0, 748, 16, 24)) }
    let bar = node("android.widget.LinearLayout", box(0, 740, 400, 60), "", icons.joined())
    let words = node("android.widget.TextView", box(17, 715, 90, 20), "text='Words'")
    let area = node(
      "android.widget.LinearLayout", box(0, top, 400, 800 - top), "",
      node("android.widget.FrameLayout", banner, "", words) + bar)
    let picture = node("android.widget.ImageView", box(217, 350, 100, 450), "resource-id='it'")
    #expect(try found(picture, area).frames("it").first?[3] == end - 350)
    // A row of the view around both is cut at the bar.
    let whole = node("android.widget.LinearLayout", box(0, top, 400, 800 - top), "", picture + bar)
    #expect(try found(words, whole).frames("it").first?[3] == 390)
  }

  // MARK: - Scrims

  private func scrim(
    _ frame: Rect, _ attributes: String = "", over other: Rect, _ name: String = "view.View"
  ) throws -> Role? {
    try found(
      node("android.widget.ImageView", other),
      node(name, frame, "resource-id='it' \(attributes)")
    ).rule("it")
  }

  /// The scrim of 200 × 100 points lies on a fifth of the picture below it.
  @Test(arguments: [
    (box(80, 100, 100, 70), true), (box(40, 100, 75, 80), false), (box(40, 100, 76, 80), true),
    (box(40, 150, 100, 100), false), (box(40, 149, 100, 100), true), (box(90, 100, 200, 100), false),
    (box(91, 100, 199, 100), true),
  ])
  func `a plain view in front of a smaller bone is a scrim`(_ other: Rect, _ isScrim: Bool) throws {
    let frame = box(100, 100, 200, 100)
    #expect((try scrim(frame, over: other) == .backdrop) == isScrim)
    // A touchable view is one in front of its siblings only.
    let apart = node("android.widget.FrameLayout", other, "", node("android.widget.ImageView", other))
    let touchable = node("view.View", frame, "resource-id='it' clickable='true'")
    #expect(try found(apart, touchable).rule("it") != .backdrop)
  }

  // MARK: - Forms of buttons

  private func form(_ frame: Rect, _ text: String = "Word") throws -> Form? {
    try found(
      node("android.widget.TextView", box(16, 300, 200, 24), "text='Title'"),
      node("android.widget.Button", frame, "text='\(text)' resource-id='it' clickable='true'")
    ).form("it")
  }

  @Test(arguments: [
    // 98 % of the screen's width, up to 96 points high, and not in the 64 points at the bottom of Android.
    (box(4, 400, 392, 71), Form.row), (box(4, 400, 391, 71), .plain), (box(0, 400, 400, 96), .row),
    (box(0, 400, 400, 97), .plain), (box(0, 680, 400, 56), .row), (box(0, 681, 400, 56), .plain),
    // Lower than a button of 36 points.
    (box(17, 400, 211, 35), .word), (box(17, 400, 211, 36), .plain),
  ])
  func `a button is a row, a word or neither`(_ frame: Rect, _ form: Form) throws {
    #expect(try self.form(frame) == form)
  }

  @Test(arguments: [
    // 36 to 64 points high and 1.1 times as wide.
    (box(17, 400, 39, 36), "Word", Form.word), (box(17, 400, 40, 36), "Word", .plain),
    (box(17, 400, 70, 64), "Word", .word), (box(17, 400, 71, 64), "Word", .plain),
    (box(17, 400, 71, 65), "Word", .plain),
    // A word of two to ten characters.
    (box(17, 400, 50, 50), "OK", .word), (box(17, 400, 50, 50), "Everything", .word),
    (box(17, 400, 50, 50), "Everythings", .plain),
    // 1.6 times as wide at the end of an app bar: less than 104 points from the top and 24 from the right.
    (box(297, 78, 80, 50), "Word", .word), (box(297, 79, 80, 50), "Word", .plain),
    (box(296, 78, 80, 50), "Word", .plain), (box(316, 51, 81, 50), "Word", .plain),
  ])
  func `a button with the size of a touch target is its word`(_ frame: Rect, _ text: String, _ form: Form) throws {
    #expect(try self.form(frame, text) == form)
  }

  /// A button without a title of its own, with views in it: 36 to 96 points high.
  @Test(arguments: [(35.0, Form.plain), (36, .whole), (96, .whole), (97, .plain)])
  func `a button with views in it fills its frame`(_ height: Double, _ form: Form) throws {
    func found(_ button: View, _ source: Source = .androidDump) throws -> Form? {
      let title = dumpedText(box(16, 300, 200, 24))
      return try inferred(flattened(dumped(.container, box(0, 0, 400, 800), [title, button]), source)).form("it")
    }
    var button = named("it", dumped(.control, box(17, 400, 211, height), [dumpedText(box(60, 8, 90, 20))]))
    button.control = .anyButton
    #expect(try found(button) == form)
    #expect(try found(button, .iosDump) == .plain)
    #expect(try found(changed(button) { $0.children = [] }) == .plain)
    #expect(try found(changed(button) { $0.control = .button }) == .plain)
  }

  // MARK: - Forms of dividers and pictures

  private func layout(_ element: String, _ attributes: String) throws -> Found {
    try Found(
      """
      <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="300dp" \
      android:layout_height="600dp" android:background="#FFFFFF">
        <\(element) android:id="@+id/it" android:layout_marginLeft="7dp" android:layout_marginTop="11dp" \(attributes)/>
      </FrameLayout>
      """)
  }

  private func size(_ width: Int, _ height: Int) -> String {
    "android:layout_width='\(width)dp' android:layout_height='\(height)dp'"
  }

  @Test(arguments: [(16, 1, true), (15, 1, false), (1, 16, true), (1, 15, false)])
  func `a line is at least 16 points long`(_ width: Int, _ height: Int, _ isLine: Bool) throws {
    let view = try layout("View", size(width, height) + " android:background='#000'")
    #expect(view.rule("it") == .divider)
    #expect((view.form("it") == .line) == isLine)
  }

  @Test func `a line without a color is not seen`() throws {
    let found = try Found(xib("<view id='it'>\(rect(box(11, 13, 97, 1)))</view>"))
    #expect(found.rule("it") == .divider && found.form("it") == .plain)
  }

  /// A `View` of Android paints only its background.
  @Test(arguments: [
    ("android.view.View", Source.androidDump, Form.line), ("android.view.ViewGroup", .androidDump, .plain),
    ("android.view.View", .iosDump, .plain),
  ])
  func `a thin plain view of a dump of Android is a line`(_ name: String, _ source: Source, _ form: Form) throws {
    let view = changed(named("it", dumped(.view, box(11, 13, 97, 1)))) { $0.className = name }
    let roles = try inferred(flattened(dumped(.container, box(0, 0, 400, 800), [view]), source))
    #expect(roles.role("it") == .divider && roles.form("it") == form)
    // A handle for touches paints nothing.
    let handle = changed(view) { $0.isInteractive = true }
    let others = try inferred(flattened(dumped(.container, box(0, 0, 400, 800), [handle]), source))
    #expect(others.form("it") != .line)
  }

  @Test(arguments: [(44.0, 40.0, Form.circle), (45, 40, .rounded), (40, 44, .circle), (40, 45, .rounded)])
  func `an avatar is nearly a square`(_ width: Double, _ height: Double, _ form: Form) throws {
    let avatar = node("android.widget.ImageView", box(17, 101, width, height), "resource-id='user_avatar'")
    #expect(try found(avatar).form("user_avatar") == form)
  }

  @Test(arguments: [(298.5, Form.rounded), (299, .plain)])
  func `a picture as wide as the screen has no corners`(_ width: Double, _ form: Form) throws {
    #expect(try Found(xib("<imageView id='it'>\(rect(box(0, 13, width, 97)))</imageView>")).form("it") == form)
  }

  @Test(arguments: [(200, Form.hint), (199, .plain)])
  func `an editor is a third as high as its screen`(_ height: Int, _ form: Form) throws {
    #expect(try layout("EditText", size(251, height) + " android:text='Dear'").form("it") == form)
    #expect(try layout("EditText", size(251, height)).form("it") == .plain)
  }

  /// The shortest screen of a phone is 480 points high, and the picture of a dialog as high as the dialog.
  @Test(arguments: [(400.0, 159.0, Form.plain), (400, 160, .hint), (479, 160, .hint), (600, 199, .plain)])
  func `an editor in a dialog is a third as high as a screen`(
    _ canvas: Double, _ height: Double, _ form: Form
  ) throws {
    let editor = changed(named("it", dumpedText(box(17, 11, 251, height), "Dear"))) { view in
      (view.kind, view.control) = (.control, .textField)
    }
    let roles = try inferred(flattened(dumped(.container, box(0, 0, 300, canvas), [editor]), .androidLayout))
    #expect(roles.form("it") == form)
  }

  // MARK: - Views beside the words of a label

  /// Two views on each other, the later one named `it`.
  private func rule(_ label: View, _ view: View, _ source: Source = .interfaceBuilder) throws -> Role? {
    let root = dumped(.container, box(0, 0, 400, 800), [label, named("it", view)])
    return try inferred(flattened(root, source)).role("it")
  }

  private static let label = dumpedText(box(17, 31, 301, 20))

  /// The end of the words of a label in its frame.
  private func endOfWords(_ label: View) throws -> Double {
    let text = try #require(label.text)
    let frame = try #require(label.storedFrame).inset(by: text.padding)
    return TextLineBoxes(text, in: frame, direction: .leftToRight).bar(0).rect.maxX
  }

  /// A label of UIKit and a text view of Android are transparent beside their words.
  @Test(arguments: [0.0, 11]) func `words and pictures beside the words of a label stay`(_ padding: Double) throws {
    let label = changed(Self.label) { $0.text?.padding.left = padding }
    let end: Double = try endOfWords(label)
    let (before, after): (Double, Double) = (end - 0.5, end + 0.5)
    let words = dumpedText(box(after, 31, 41, 20))
    #expect(try rule(label, words) == .text)
    #expect(try rule(label, dumpedText(box(before, 31, 41, 20))) == .inside)
    #expect(try rule(label, dumped(.image, box(after, 33, 15, 15))) == .content)
    #expect(try rule(label, dumped(.image, box(before, 33, 15, 15))) == .inside)
    #expect(try rule(label, changed(dumped(.control, box(after, 31, 20, 20))) { $0.control = .iconButton }) == .icon)
    #expect(try rule(label, words, .androidLayout) == .text)
    // Only layout files state that a label has no fill.
    #expect(try [Source.androidDump, .iosDump].allSatisfy { try rule(label, words, $0) == .inside })
  }

  /// Changes of a label and of a text beside its words.
  private static let covered: [@Sendable (inout View, inout View) -> Void] = [
    { label, _ in label.appearance.background = .white },
    { label, _ in label.appearance.isBoxed = true },
    { label, _ in (label.kind, label.control) = (.control, .textButton) },
    { _, view in view.text?.content = nil },
    { _, view in (view.kind, view.control) = (.control, .toggle) },
  ]

  @Test(arguments: covered.indices)
  func `another view beside the words of a label is a part of it`(_ number: Int) throws {
    var (label, view) = (Self.label, dumpedText(box(211, 31, 61, 20)))
    #expect(try rule(label, view) == .text)
    Self.covered[number](&label, &view)
    #expect(try rule(label, view) == .inside)
  }

  @Test func `a text in a label is a part of it`() throws {
    let label = changed(Self.label) { $0.children = [named("inner", dumpedText(box(194, 0, 61, 20)))] }
    let roles = try inferred(flattened(dumped(.container, box(0, 0, 400, 800), [label]), .interfaceBuilder))
    #expect(roles.role("inner") == .inside)
  }
}
