import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// Screens of preferences, and the content of fragments and calendars, on a screen with 2 pixels per dp.
@Suite struct AndroidPreferenceTests {
  private static let fill = "android:layout_width='match_parent' android:layout_height='match_parent'"
  private static let wrap = "android:layout_width='match_parent' android:layout_height='wrap_content'"

  private func app(_ direction: LayoutDirection = .leftToRight) -> AndroidApp {
    var app = AndroidApp(["layout/own.xml": "<Button $NS android:text='Own'/>"])
    app.request.density = 2
    app.request.direction = direction
    return app
  }

  private func rows(_ markup: String, _ direction: LayoutDirection = .leftToRight) throws -> [View] {
    try app(direction).root("<PreferenceScreen $NS>\(markup)</PreferenceScreen>").children
  }

  /// The last view of a screen with a button above it.
  private func view(_ markup: String) throws -> View {
    let screen = try app().root(
      "<LinearLayout $NS \(Self.fill) android:orientation='vertical'><Button android:text='a'/>\(markup)</LinearLayout>"
    )
    return try #require(screen.children.last)
  }

  private static let row = "container fill×wrap padding 0,32,0,32 min 96"
  private static let texts = "container 0×wrap padding 32,0,32,0 weight 1"

  // MARK: - Preferences

  /// androidx.preference 1.2: preference_material.xml, preference_category_material.xml.
  @Test func `a preference has an icon, texts and a control`() throws {
    let markup = "<SwitchPreference android:title='A' android:summary='B' android:icon='@drawable/x'/>"
    let left = try #require(rows(markup).first)
    #expect(
      left.androidBoxes == [
        Self.row, "image 48×48 margins -,64,-,0", Self.texts, "text wrap×wrap", "text wrap×wrap",
        "toggle 104×64 margins -,0,-,32",
      ])
    #expect(left.element == "SwitchPreference")
    #expect(left.isCell)
    #expect(left.children[1].children.map(\.androidText?.size) == [32, 28])
    #expect(left.children[1].children.map(\.text?.fontSize) == [16, 14])
    let right = try #require(rows(markup, .rightToLeft).first)
    #expect(right.children.first?.androidBox == "image 48×48 margins -,0,-,64")
    #expect(right.children.last?.androidBox == "toggle 104×64 margins -,32,-,0")
  }

  @Test(arguments: [
    ("SwitchPreferenceCompat", ["toggle 104×64 margins -,0,-,32"]),
    ("a.MySwitchPreference", ["toggle 104×64 margins -,0,-,32"]),
    ("CheckBoxPreference", ["checkBox 64×64 margins -,0,-,32"]), ("ListPreference", []),
  ])
  func `a control of a preference is at the end`(_ name: String, _ controls: [String]) throws {
    let row = try #require(rows("<\(name) app:title='A'/>").first)
    #expect(row.children.dropFirst().map(\.androidBox) == controls)
    #expect(row.children[0].children.map(\.text?.content) == ["A"])
  }

  @Test func `a seek bar is below the texts of its preference`() throws {
    let row = try #require(rows("<SeekBarPreference android:title='A'/>").first)
    #expect(row.androidBoxes == [Self.row, Self.texts, "text wrap×wrap", "slider fill×64"])
  }

  @Test(arguments: [
    ("", ["lorem"]), ("app:title=''", ["lorem"]), ("app:title='A' android:title='B'", ["A"]),
    ("app:title='A' app:summary=''", ["A"]), ("app:title='A' app:summaryOn='B' app:summaryOff='C'", ["A", "B"]),
    ("app:title='A' app:summaryOff='C'", ["A", "C"]), ("app:title='A' app:summary='D' app:summaryOn='B'", ["A", "D"]),
    ("app:title='A' app:useSimpleSummaryProvider='true'", ["A", "lorem"]),
    ("app:title='A' app:useSimpleSummaryProvider='false'", ["A"]),
  ])
  func `a preference shows its title and its summary`(_ attributes: String, _ texts: [String]) throws {
    let row = try #require(rows("<Preference \(attributes)/>").first)
    #expect(row.children[0].children.map(\.text?.content) == texts)
  }

  @Test(arguments: ["app", "android"])
  func `a preference may be hidden or have a layout of its own`(namespace: String) throws {
    let rows = try rows(
      """
      <intent/><Preference app:title='A'/><extra/><Preference \(namespace):isPreferenceVisible='false'/>\
      <Preference \(namespace):isPreferenceVisible='true'/><Preference \(namespace):layout='@layout/own'/>\
      <PreferenceCategory app:title='B' \(namespace):isPreferenceVisible='false'><Preference/></PreferenceCategory>
      """)
    #expect(rows.map(\.element) == ["Preference", "Preference", "Button"])
  }

  @Test func `the title of a category is a row above its preferences`() throws {
    let rows = try rows(
      """
      <PreferenceCategory app:title='B'><Preference app:title='A'/></PreferenceCategory>\
      <PreferenceGroup><Preference app:title='C'/></PreferenceGroup><Preference app:title='D'/>
      """)
    #expect(rows.map(\.element) == ["PreferenceCategory", "Preference", "Preference", "Preference"])
    #expect(rows[0].androidBoxes == [Self.row, "container 0×wrap padding 48,0,16,0 weight 1", "text wrap×wrap"])
    #expect(rows[0].children[0].children.first?.androidText?.size == 28)
    #expect(!rows[0].isCell)
  }

  @Test(arguments: [(19, 2), (20, 1)])
  func `categories are read to a depth of 20`(depth: Int, count: Int) throws {
    let start = String(repeating: "<PreferenceCategory>", count: depth)
    let end = String(repeating: "</PreferenceCategory>", count: depth)
    #expect(try rows("<Preference/>\(start)<Preference/>\(end)").count == count)
  }

  // MARK: - Menus

  /// Material 3, "Menus": rows of 48 dp with 12 dp at both ends; toolbars of 64 dp.
  @Test func `a menu has rows, or a toolbar for its actions`() throws {
    let icon = "<item android:title='B' android:icon='@drawable/x'/>"
    let menu = try app().root("<menu $NS><item android:title='A'/>\(icon)</menu>")
    #expect(menu.androidBox == "container fill×wrap")
    #expect(
      menu.children.flatMap(\.androidBoxes) == [
        "container fill×96 padding 0,24,0,24", "text wrap×wrap", "container fill×96 padding 0,24,0,24", "image 48×48",
        "text wrap×wrap margins -,0,-,24",
      ])
    let action = icon.replacing("<item", with: "<item app:showAsAction='always'")
    let bar = try #require(app().root("<menu $NS>\(action)</menu>").children.first)
    #expect(bar.androidBox == "container fill×128")
    #expect(bar.children.map(\.control) == [.iconButton])
  }

  // MARK: - Content of fragments

  @Test(
    arguments: [
      ("News", fill, "media fill×wrap min 1600", .paragraphs), ("News", wrap, "media fill×300 min 300", .paragraphs),
      ("Chart", fill, "media fill×wrap min 1600", nil), ("Video", wrap, "media fill×300 min 300", nil),
    ] as [(String, String, String, ListStyle?)])
  func `a fragment is a text or a picture`(
    _ name: String, _ size: String, _ box: String, _ list: ListStyle?
  ) throws {
    let fragment = try view("<fragment \(size) android:name='a.\(name)Fragment'/>")
    #expect(fragment.children.map(\.androidBox) == [box])
    #expect(fragment.children.map(\.list) == [list])
  }

  /// A month of Material has at most six weeks; a day is 32 dp in a target of 48 dp.
  @Test func `a calendar has a title and six weeks of seven days`() throws {
    let calendar = try view("<CalendarView \(Self.wrap)/>")
    #expect(calendar.children.count == 7)
    #expect(calendar.children[0].androidBoxes == ["container fill×96", "text wrap×wrap"])
    #expect(calendar.children[0].children[0].androidText?.size == 28)
    for week in calendar.children.dropFirst() {
      #expect(week.androidBox == "container fill×96")
      #expect(week.children.count == 7)
      #expect(week.children.allSatisfy { $0.androidBoxes == ["container 0×fill weight 1", "image 64×64"] })
    }
    let day = calendar.children[1].children[0].children[0]
    #expect(day.appearance.cornerRadius == .circle)
    #expect(day.android?.params.gravity == .center)
  }
}
