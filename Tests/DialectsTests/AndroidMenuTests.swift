import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The items of menus, in bars and in drawers.
@Suite struct AndroidMenuTests {
  private static let size = "android:layout_width='match_parent' android:layout_height='wrap_content'"

  /// A bar or a drawer with a menu, on a screen with 2 pixels per dp.
  private func view(
    _ name: String, _ attributes: String = "", menu: String, width: Double = 400,
    _ direction: LayoutDirection = .leftToRight, theme: String = "Theme.AppCompat"
  ) throws -> View {
    var app = AndroidApp(["menu/main.xml": "<menu $NS>\(menu)</menu>"])
    app.request.completions = .none
    app.request.density = 2
    app.request.size = Canvas(width: width, height: 800)
    app.request.direction = direction
    app.request.android.themeStyle = theme
    let view = "<\(name) \(Self.size) \(attributes) app:menu='@menu/main'/>"
    return try app.root("<FrameLayout $NS>\(view)<Button android:text='b'/></FrameLayout>").children[0]
  }

  private func buttons(_ menu: String, width: Double = 400) throws -> Int {
    try view("androidx.appcompat.widget.Toolbar", menu: menu, width: width).children.count { $0.control == .iconButton }
  }

  @Test(arguments: [(2, 2), (3, 3), (4, 4), (5, 4), (6, 4)])
  func `a menu is read to a depth of four submenus`(depth: Int, shown: Int) throws {
    let start = String(repeating: "<item android:title='A' app:showAsAction='always'><menu>", count: depth)
    #expect(try buttons(start + String(repeating: "</menu></item>", count: depth)) == shown)
  }

  @Test(arguments: [(49, 49), (50, 50), (51, 50), (60, 50)])
  func `a menu has at most 50 items`(count: Int, shown: Int) throws {
    let items = String(repeating: "<item android:title='A'/>", count: count)
    #expect(try view("NavigationView", menu: items).children.count == shown)
    let grouped = "<group>\(items)</group><item android:title='B'/>"
    #expect(try view("NavigationView", menu: grouped).children.count == min(count + 1, 50))
  }

  /// `ActionBarPolicy.getMaxActionButtons`, and the button of the overflow menu.
  @Test(arguments: [(359, 3), (360, 4), (499, 4), (500, 5), (599, 5), (600, 6)] as [(Double, Int)])
  func `a wider toolbar has room for more items`(width: Double, count: Int) throws {
    let optional = "<item android:title='A' app:showAsAction='ifRoom'/>"
    #expect(try buttons(String(repeating: optional, count: 9), width: width) == count)
    #expect(try buttons(String(repeating: optional, count: count - 1), width: width) == count - 1)
    let always = "<item android:title='A' android:showAsAction='always|withText'/>"
    #expect(try buttons(String(repeating: always, count: 7), width: width) == 7)
    #expect(try buttons(String(repeating: always, count: 7) + optional, width: width) == 8)
    #expect(try buttons(optional + always + "<item android:title='A' app:showAsAction='never'/>", width: width) == 3)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a drawer has rows, with smaller titles of submenus`(direction: LayoutDirection) throws {
    let menu = """
      <item android:title='A' android:icon='@drawable/a'/><item android:title='B'/>\
      <item android:title='C' android:icon='@drawable/a'><menu><item android:title='D'/></menu></item>\
      <item android:title='E' android:visible='false'/><item android:title='F' android:visible='true'/>
      """
    let rows = try view("NavigationView", menu: menu, direction).children
    #expect(rows.map { $0.children.last?.text?.content } == ["A", "B", "C", "D", "F"])
    #expect(rows.map(\.children.count) == [2, 1, 1, 1, 1])
    #expect(rows.map { $0.children.last?.text?.fontSize } == [16, 16, 14, 16, 16])
    for row in rows {
      #expect(row.isCell)
      #expect(row.android?.params.width == .matchParent)
      #expect(row.android?.params.height == .pixels(112))
      #expect(row.android?.padding == Edges(top: 0, right: 56, bottom: 0, left: 56))
    }
    #expect(rows[0].children[0].android?.params.width == .pixels(48))
    let margins = rows[0].children[1].android?.params.margins
    #expect([margins?.left, margins?.right] == (direction == .leftToRight ? [24, 0] : [0, 24]))
  }

  @Test func `a navigation bar has at most seven items, without titles of submenus`() throws {
    let item = "<item android:title='A' android:icon='@drawable/a'/>"
    let header = "<item android:title='H'><menu>\(item)</menu></item>"
    func count(_ menu: String) throws -> Int { try view("BottomNavigationView", menu: menu).children.count }
    #expect(try count(String(repeating: item, count: 6)) == 6)
    #expect(try count(String(repeating: item, count: 7)) == 7)
    #expect(try count(String(repeating: item, count: 8)) == 7)
    #expect(try count(header + item) == 2)
  }

  @Test(arguments: [("", true), ("labeled", true), ("1", true), ("unlabeled", false), ("2", false)])
  func `an item of a navigation bar has a label below its icon`(mode: String, hasLabel: Bool) throws {
    let attributes = mode.isEmpty ? "" : "app:labelVisibilityMode='\(mode)'"
    for (name, width, height) in [
      ("BottomNavigationView", AndroidDimension.pixels(0), 0), ("NavigationRailView", .matchParent, 120),
    ] {
      let bar = try view(name, attributes, menu: "<item android:title='A'/>")
      let item = try #require(bar.children.first)
      #expect(item.android?.params.width == width)
      #expect(item.android?.minHeight == height)
      #expect(item.android?.params.weight == (name == "BottomNavigationView" ? 1 : 0))
      #expect(item.children.map(\.text?.content) == (hasLabel ? [nil, "A"] : [nil]))
      #expect(item.children.map(\.android?.params.margins.top) == (hasLabel ? [nil, 16] : [nil]))
    }
  }

  // MARK: - Titles

  /// `Widget.AppCompat.Toolbar`: an inset of 16 dp, or of 72 dp that contains the navigation button of 56 dp.
  @Test(
    arguments: [
      ("", nil, 32), ("app:navigationIcon='@null'", nil, 32), ("app:contentInsetStart='7px'", nil, 7),
      ("app:navigationIcon='@drawable/a'", 112, 32),
      ("app:navigationIcon='@drawable/a' app:contentInsetStartWithNavigation='119px'", 112, 7),
      ("app:navigationIcon='@drawable/a' app:contentInsetStartWithNavigation='111px'", 112, 0),
    ] as [(String, Int?, Int)])
  func `the title of a toolbar is behind the inset or the button`(
    _ attributes: String, _ button: Int?, _ gap: Int
  ) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let parts = try view("Toolbar", "app:title='T' \(attributes)", menu: "", direction).children
      if let button {
        #expect(parts[0].android?.params.width == .pixels(button))
        #expect(parts[0].appearance.picture?.size == Size(width: 24, height: 24))
      }
      let margins = try #require(parts[button == nil ? 0 : 1].android?.params.margins)
      #expect((direction == .leftToRight ? margins.left : margins.right) == gap)
    }
  }

  /// `CollapsingToolbarLayout`: the title of an expanded toolbar has margins of its own.
  @Test func `an expanded title has margins`() throws {
    func title(_ attributes: String, _ direction: LayoutDirection = .leftToRight) throws -> View? {
      var app = AndroidApp()
      app.request.density = 2
      app.request.direction = direction
      app.request.android.themeStyle = "Theme.AppCompat"
      return try app.root(
        "<CollapsingToolbarLayout $NS android:layout_width='match_parent' android:layout_height='200dp' app:title='T' "
          + "\(attributes)><ImageView android:src='#123456'/></CollapsingToolbarLayout>"
      ).children.last
    }
    let all = "app:expandedTitleMargin='3px'"
    let sides =
      "app:expandedTitleMarginStart='5px' app:expandedTitleMarginEnd='7px' app:expandedTitleMarginBottom='9px'"
    for (attributes, start, end, bottom) in [
      ("", 32, 32, 32), (all, 3, 3, 3), (sides, 5, 7, 9), ("\(all) \(sides)", 5, 7, 9),
    ] {
      let left = try #require(title(attributes)?.android?.params.margins)
      #expect([left.left, left.right, left.bottom] == [start, end, bottom])
      let right = try #require(title(attributes, .rightToLeft)?.android?.params.margins)
      #expect([right.left, right.right, right.bottom] == [end, start, bottom])
    }
    #expect(try title(all)?.android?.params.gravity == AndroidGravity(horizontal: .start, vertical: .bottom))
    #expect(try title("app:titleEnabled='false'")?.text == nil)
  }
}
