import Geometry
import Inference
import Testing
import ViewTree

@testable import SceneModel

/// Both sides of the limits of rules for single views.
@Suite struct ViewLimitTests {
  /// The role of the view `it` on a screen with 400 × 800 points.
  private func role(_ nodes: String...) throws -> Role? {
    let screen = node("android.widget.FrameLayout", box(0, 0, 400, 800), "", nodes.joined())
    return try Found("<hierarchy rotation='0'>\(screen)</hierarchy>").rule("it")
  }

  private func role(_ name: String, _ frame: Rect, _ attributes: String = "") throws -> Role? {
    let title = node("android.widget.TextView", box(16, 400, 200, 24), "text='Title'")
    return try role(title, node("android.\(name)", frame, "resource-id='it' \(attributes)"))
  }

  // MARK: - Icons

  @Test(arguments: [
    // At least 12 points, and 1.3 times as long.
    (12.0, 13.0, true), (11, 12, false), (52, 40, true), (53, 40, false),
    // An icon that fills a bar is up to twice as high as wide, from a width of 24 on and up to 96 points.
    (40, 53, true), (23, 30, false), (24, 48, true), (24, 49, false),
    (64, 96, true), (64, 97, false), (65, 64, false),
  ])
  func `a touchable square is an icon`(_ width: Double, _ height: Double, _ isIcon: Bool) throws {
    let frame = box(17, 101, width, height)
    #expect(try role("widget.ImageView", frame, "clickable='true'") == (isIcon ? .icon : .content))
    #expect(try role("widget.ImageView", frame) == .content)
  }

  /// The button of an app bar may have 72 points, another one 64.
  @Test(arguments: [(72.0, 71.0, true), (73, 72, false), (71, 72, true), (72, 73, false)])
  func `the button of an app bar is an icon`(_ width: Double, _ height: Double, _ isIcon: Bool) throws {
    let frame = box(17, 101, width, height)
    #expect(try role("widget.ImageButton", frame, "clickable='true'") == (isIcon ? .icon : .control))
    let symbol = box(17, 101, width - 8, height - 8)
    #expect(try role("widget.Button", symbol, "clickable='true' text='×'") == (isIcon ? .icon : .control))
  }

  @Test(arguments: [(40.0, 41.0, Role.content), (39, 41, .icon), (41, 39, .icon), (41, 40, .content)])
  func `a picture in a row is larger than an icon`(_ width: Double, _ height: Double, _ role: Role) throws {
    let picture = node(
      "android.widget.ImageView", box(17, 110, width, height), "resource-id='it' clickable='true'")
    let name = node("android.widget.TextView", box(117, 110, 100, 20), "text='Row'")
    let row = node("android.view.ViewGroup", box(0, 100, 400, 80), "", picture + name)
    let list = node(
      "androidx.recyclerview.widget.RecyclerView", box(0, 100, 400, 600), "scrollable='true'", row)
    #expect(try self.role(list) == role)
  }

  /// An app bar and a status bar around a cutout end at 112 points at most.
  @Test(arguments: [
    (box(17, 56, 48, 56), "clickable='true'", Role.icon), (box(17, 57, 48, 56), "clickable='true'", .content),
    (box(17, 56, 48, 56), "", .content), (box(17, 13, 64, 63), "clickable='true'", .icon),
    (box(17, 13, 65, 64), "clickable='true'", .content), (box(17, 13, 50, 64), "clickable='true'", .icon),
    (box(17, 13, 49, 64), "clickable='true'", .content), (box(17, 13, 12, 13), "clickable='true'", .icon),
    (box(17, 13, 11, 13), "clickable='true'", .content),
  ])
  func `a picture alone in a touch target of an app bar is an icon`(
    _ target: Rect, _ attributes: String, _ role: Role
  ) throws {
    let frame = box(19, target.minY + 3, 7, 9)
    func found(_ name: String, _ more: String = "") throws -> Role? {
      let title = node("android.widget.TextView", box(16, 400, 200, 24), "text='Title'")
      let picture = node(name, frame, "resource-id='it'")
      return try self.role(title, node("android.widget.LinearLayout", target, attributes, picture + more))
    }
    #expect(try found("android.widget.ImageView") == role)
    #expect(try found("android.view.View") == .leaf)
    let badge = node("android.view.View", box(21, target.minY + 5, 5, 3))
    #expect(try found("android.widget.ImageView", badge) == .content)
  }

  /// A destination is up to 88 points high and ends at most 56 points above the lower edge of the screen.
  @Test(arguments: [
    (656.0, 744.0, 3, "clickable='true'", Role.icon), (656, 743, 3, "clickable='true'", .leaf),
    (655, 744, 3, "clickable='true'", .leaf), (690, 750, 2, "clickable='true'", .leaf), (690, 750, 3, "", .leaf),
  ])
  func `a view alone in a destination is an icon`(
    _ top: Double, _ bottom: Double, _ count: Int, _ attributes: String, _ role: Role
  ) throws {
    func found(_ name: String, _ more: String = "") throws -> Role? {
      let tabs = (0..<count).map { number in
        let x = 100 * Double(number)
        let view = node(name, box(x + 29, top, 42, bottom - top), number == 1 ? "resource-id='it'" : "")
        return node("android.widget.LinearLayout", box(x, top, 100, bottom - top), attributes, view + more)
      }
      let title = node("android.widget.TextView", box(16, 400, 200, 24), "text='Title'")
      return try self.role(title, node("android.view.ViewGroup", box(0, top, 400, 800 - top), "", tabs.joined()))
    }
    #expect(try found("android.view.View") == role)
    #expect(try found("a.BadgeTab") == (role == .icon ? .icon : .content))
    #expect(try found("android.widget.ImageView") == .content)
    #expect(try found("android.view.View", node("android.view.View", box(7, top, 9, 11))) == .leaf)
  }

  @Test(arguments: [(Source.androidDump, Role.icon), (.iosDump, .content)])
  func `only a dump of Android has pictures in touch targets`(_ source: Source, _ role: Role) throws {
    let target = changed(dumped(.container, box(17, 13, 48, 49), [named("it", dumped(.image, box(3, 5, 17, 19)))])) {
      $0.isInteractive = true
    }
    let screen = dumped(.container, box(0, 0, 400, 800), [target, dumpedText(box(16, 400, 200, 24))])
    #expect(try decided(flattened(screen, source)).role("it") == role)
  }

  @Test func `a touchable text without characters is an icon`() throws {
    #expect(try role("widget.TextView", box(17, 101, 48, 47), "text='' clickable='true'") == .icon)
    #expect(try role("widget.TextView", box(17, 101, 48, 47), "text=''") == .blank)
  }

  // MARK: - Strips

  @Test(arguments: [
    // From edge to edge, up to 48 points high, and up to 20 if it can be touched.
    (box(0, 300, 400, 48), "", Role.divider), (box(0, 300, 400, 49), "", .leaf), (box(0, 300, 392, 48), "", .divider),
    (box(0, 300, 391, 48), "", .leaf), (box(0, 300, 400, 20), "clickable='true'", .divider),
    (box(0, 300, 400, 21), "clickable='true'", .leaf),
    // Up to 64 at the top and the bottom.
    (box(0, 0, 400, 64), "", .divider), (box(0, 0, 400, 65), "", .leaf), (box(0, 1, 400, 64), "", .leaf),
    (box(0, 736, 400, 64), "", .divider), (box(0, 735, 400, 65), "", .leaf), (box(0, 735, 400, 64), "", .leaf),
    // A part of the status bar, which is 24 points high.
    (box(0, 0, 100, 24), "", .divider), (box(0, 0, 100, 25), "", .leaf), (box(0, 1, 100, 24), "", .leaf),
  ])
  func `a strip from edge to edge is a gap`(_ frame: Rect, _ attributes: String, _ role: Role) throws {
    #expect(try self.role("view.View", frame, attributes) == role)
  }

  /// A part of 12 points, or of half of a smaller view, is seen.
  @Test(arguments: [
    (box(17, 788, 40, 41), Role.content), (box(17, 789, 40, 41), .outside), (box(17, 790, 20, 20), .content),
    (box(17, 791, 20, 20), .outside), (box(388, 101, 40, 41), .content), (box(389, 101, 40, 41), .outside),
    (box(390, 101, 20, 20), .content), (box(391, 101, 20, 20), .outside),
  ])
  func `a sliver at an edge is not seen`(_ frame: Rect, _ role: Role) throws {
    #expect(try self.role("widget.ImageView", frame) == role)
  }

  // MARK: - Buttons

  @Test(arguments: [
    // 34 to 64 points high, twice as wide, and 8 points from the sides of the screen.
    (box(17, 101, 200, 34), Role.pill), (box(17, 101, 200, 33), .text), (box(17, 101, 200, 64), .pill),
    (box(17, 101, 200, 65), .text), (box(17, 101, 128, 64), .pill), (box(17, 101, 127, 64), .text),
    (box(8, 101, 200, 47), .pill), (box(7, 101, 200, 47), .text), (box(192, 101, 200, 47), .pill),
    (box(193, 101, 200, 47), .text),
  ])
  func `a touchable text with space beside its word is a button`(_ frame: Rect, _ role: Role) throws {
    #expect(try self.role("widget.TextView", frame, "text='Word' clickable='true'") == role)
  }

  @Test(arguments: [
    (box(240, 101, 110, 47), "clickable='true'", Role.text), (box(240, 102, 110, 47), "clickable='true'", .pill),
    (box(240, 101, 110, 46), "clickable='true'", .pill), (box(240, 101, 110, 47), "", .pill),
  ])
  func `one of three touchable texts in a row is a tab`(_ third: Rect, _ attributes: String, _ role: Role) throws {
    let two = [("resource-id='it'", 16.0), ("", 128)].map { name, x in
      node("android.widget.TextView", box(x, 101, 110, 47), "text='Go' clickable='true' \(name)")
    }
    #expect(try self.role(two.joined() + node("android.widget.TextView", third, "text='Go' \(attributes)")) == role)
  }

  /// A text with little space beside its words, and another text with space.
  @Test(arguments: [
    (box(210, 101, 180, 47), "text='Go' clickable='true'", Role.pill),
    (box(209, 101, 181, 47), "text='Go' clickable='true'", .pill),
    (box(208, 101, 182, 47), "text='Go' clickable='true'", .text),
    (box(210, 102, 180, 47), "text='Go' clickable='true'", .text),
    (box(210, 101, 180, 46), "text='Go' clickable='true'", .text), (box(210, 101, 180, 47), "text='Go'", .text),
    (box(210, 101, 180, 47), "text='Many words in one button' clickable='true'", .text),
  ])
  func `a touchable text beside a button of its size is a button`(
    _ other: Rect, _ attributes: String, _ role: Role
  ) throws {
    let words = "text='Many words in one button' clickable='true' resource-id='it'"
    let text = node("android.widget.TextView", box(16, 101, 180, 47), words)
    let beside = node("android.widget.TextView", other, attributes)
    #expect(try self.role(text + beside) == role)
    #expect(try self.role(beside + text) == role)
    #expect(try self.role(text) == .text)
  }

  /// Views with a descendant between two texts, of which the other one has space.
  @Test(arguments: [(31, Role.pill), (32, .text)])
  func `the row of a touchable text is looked for in the 32 next views`(_ between: Int, _ role: Role) throws {
    let words = "text='Many words in one button' clickable='true' resource-id='it'"
    let text = node("android.widget.TextView", box(16, 101, 180, 47), words)
    let beside = node("android.widget.TextView", box(210, 101, 180, 47), "text='Go' clickable='true'")
    let others = (0..<between).map { number in
      let frame = box(16, 200 + 9 * Double(number), 99, 8)
      return node("android.widget.FrameLayout", frame, "", node("android.widget.ImageView", frame))
    }
    #expect(try self.role(text + others.joined() + beside) == role)
    #expect(try self.role(beside + others.joined() + text) == role)
  }

  /// A touchable text in a row of a list.
  @Test(arguments: [
    (box(200, 110, 120, 47), "clickable='true'", Role.pill), (box(200, 110, 120, 47), "", .text),
    (box(199, 110, 120, 47), "clickable='true'", .text),
    // 28 to 64 points high.
    (box(200, 110, 120, 28), "clickable='true'", .pill), (box(200, 110, 120, 27), "clickable='true'", .text),
    (box(200, 110, 140, 64), "clickable='true'", .pill), (box(200, 110, 140, 65), "clickable='true'", .text),
  ])
  func `a touchable text at the end of a touchable row is a button`(
    _ frame: Rect, _ row: String, _ role: Role
  ) throws {
    let title = node("android.widget.TextView", box(16, 120, 100, 20), "text='Title'")
    let action = node("android.widget.TextView", frame, "text='Go' clickable='true' resource-id='it'")
    let cell = node("android.widget.LinearLayout", box(0, 100, 400, 80), row, title + action)
    #expect(try self.role(node("android.widget.ListView", box(0, 100, 400, 300), "", cell)) == role)
  }

  // MARK: - Filled boxes

  private func rect(_ frame: Rect) -> String {
    "<rect key='frame' x='\(frame.minX)' y='\(frame.minY)' width='\(frame.width)' height='\(frame.height)'/>"
  }

  /// The role of a box with a color around views on a screen with 300 × 400 points, whose color is white.
  private func role(_ frame: Rect, red: Double = 0, _ inside: (element: String, frame: Rect)...) throws -> Role? {
    let views = inside.map { "<\($0.element) text='Word'>\(rect($0.frame))</\($0.element)>" }.joined()
    let color = "<color key='backgroundColor' red='\(red)' green='1' blue='1' alpha='1'/>"
    return try Found(xib("<view id='it'>\(rect(frame))\(color)<subviews>\(views)</subviews></view>")).rule("it")
  }

  @Test(arguments: [
    // Up to 60 points high, and less than 95 % as wide as the screen.
    (box(11, 13, 151, 60), Role.pill), (box(11, 13, 151, 60.5), .surface), (box(3, 13, 284.5, 41), .pill),
    (box(3, 13, 285, 41), .surface),
  ])
  func `a filled box around a text is a button`(_ frame: Rect, _ role: Role) throws {
    #expect(try self.role(frame, ("label", box((frame.width - 80) / 2, 9, 80, 21))) == role)
    #expect(try self.role(frame, ("label", box(17, 9, 30, 21)), ("label", box(57, 9, 30, 21))) == .surface)
  }

  /// The middle of a box that is 200 points wide is 100 points from its left.
  @Test(
    arguments: [
      (box(52, 9, 80, 21), nil, Role.pill), (box(51.75, 9, 80, 21), nil, .surface), (box(101, 9, 80, 21), nil, .pill),
      // An icon beside the text, and a divider.
      (box(51.75, 9, 80, 21), ("imageView", box(140, 9, 20, 20)), .pill),
      (box(71, 9, 80, 21), ("imageView", box(33, 9, 20, 20)), .pill),
      (box(71, 9, 80, 21), ("imageView", box(32, 9, 20, 20)), .surface),
      (box(51.75, 9, 80, 21), ("view", box(140, 9, 1, 20)), .surface),
    ] as [(Rect, (element: String, frame: Rect)?, Role)])
  func `a filled box whose text begins at its start is no button`(
    _ label: Rect, _ other: (element: String, frame: Rect)?, _ role: Role
  ) throws {
    let frame = box(11, 13, 200, 47)
    let found = try other.map { try self.role(frame, ("label", label), $0) } ?? self.role(frame, ("label", label))
    #expect(found == role)
  }

  /// From right to left the start is at the right.
  @Test(arguments: [(LayoutDirection.leftToRight, Role.surface), (.rightToLeft, .pill)])
  func `the start of a box is the side where a line begins`(_ direction: LayoutDirection, _ role: Role) throws {
    let card = changed(named("it", dumped(.container, box(11, 13, 200, 47), [dumpedText(box(9, 13, 80, 21))]))) {
      $0.appearance.isBoxed = true
    }
    let layout = flattened(dumped(.container, box(0, 0, 400, 800), [card]), .androidDump)
    #expect(try inferred(layout, direction).role("it") == role)
  }

  /// A list at the left side of the screen; the maximum width of a button is 95 % of that of its list on the screen.
  @Test(arguments: [
    (201.0, 190.75, Role.pill), (201, 191, .surface), (101, 95.75, .pill), (101, 96, .surface), (401, 284.75, .pill),
    (401, 285, .surface),
  ])
  func `a filled box around a text that is as wide as its list is no button`(
    _ list: Double, _ width: Double, _ role: Role
  ) throws {
    let color = "<color key='backgroundColor' red='0' green='1' blue='1' alpha='1'/>"
    let label = "<label text='Word'>\(rect(box(width / 2 - 31, 9, 63, 21)))</label>"
    let button = "<view id='it'>\(rect(box(3, 7, width, 41)))\(color)<subviews>\(label)</subviews></view>"
    let row = rect(box(0, 0, list, 61))
    let content =
      "<tableViewCellContentView key='contentView'>\(row)<subviews>\(button)</subviews></tableViewCellContentView>"
    let cell = "<tableViewCell>\(row)\(content)</tableViewCell>"
    let table = "<tableView>\(rect(box(0, 0, list, 301)))<prototypes>\(cell)</prototypes></tableView>"
    #expect(try Found(xib(table)).rule("it") == role)
  }

  /// A frame is in the place of `$`.
  @Test(arguments: [
    ("<stackView>$</stackView>", Role.surface),
    ("<view>$<subviews><stackView>$</stackView></subviews></view>", .surface),
    ("<imageView hidden='YES'>$</imageView>", .surface),
    // An image view with an image for another state shows nothing.
    ("<imageView highlightedImage='a'>$</imageView>", .container),
    ("<stackView>$</stackView><imageView highlightedImage='a'>$</imageView>", .container),
    ("<view>$<subviews><imageView highlightedImage='a'>$</imageView></subviews></view>", .container),
  ])
  func `a filled view around empty containers is a surface`(_ inside: String, _ role: Role) throws {
    let color = "<color key='backgroundColor' red='0' green='1' blue='1' alpha='1'/>"
    let views = inside.replacing("$", with: rect(box(7, 9, 31, 23)))
    let view = "<view id='it'>\(rect(box(11, 13, 151, 97)))\(color)<subviews>\(views)</subviews></view>"
    #expect(try Found(xib(view)).rule("it") == role)
    // A fill that is not seen.
    let white = view.replacing("red='0'", with: "red='1'")
    #expect(try Found(xib(white)).rule("it") == .container)
  }

  @Test(arguments: [
    // The picture in a button has up to 24 points.
    ("imageView", box(11, 9, 24, 25), Role.pill), ("imageView", box(11, 9, 25, 24), .pill),
    ("imageView", box(11, 9, 24.5, 25), .surface), ("imageView", box(11, 9, 25, 24.5), .surface),
    ("view", box(11, 9, 20, 20), .surface), ("view", box(11, 9, 1.5, 20), .pill),
  ])
  func `a filled box around a text and an icon is a button`(_ element: String, _ frame: Rect, _ role: Role) throws {
    #expect(try self.role(box(11, 13, 151, 47), ("label", box(47, 9, 80, 21)), (element, frame)) == role)
  }

  @Test(arguments: [(252.0, Role.pill), (253, .container)])
  func `a fill differs by three levels from the color behind it`(_ red: Double, _ role: Role) throws {
    #expect(try self.role(box(11, 13, 151, 47), red: red / 255, ("label", box(35, 9, 80, 21))) == role)
  }

  @Test(arguments: [
    // 95 % as wide and 85 % as high as the screen.
    (box(0, 13, 300, 340), Role.container), (box(0, 13, 300, 339), .surface), (box(8, 13, 284.5, 340), .surface),
    (box(8, 13, 285, 340), .container),
  ])
  func `the background of a screen is no surface`(_ frame: Rect, _ role: Role) throws {
    #expect(try self.role(frame, ("label", box(17, 9, 80, 21)), ("label", box(17, 49, 80, 21))) == role)
  }
}
