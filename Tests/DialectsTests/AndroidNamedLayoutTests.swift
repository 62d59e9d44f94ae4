import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The layout files that names of lists, classes, fragments and screens suggest, and the direction of lists in their code.
@Suite struct AndroidNamedLayoutTests {
  private static let fill = "android:layout_width='match_parent' android:layout_height='match_parent'"

  /// The texts of a view and its descendants on a screen with one layout file, which shows the text "Found".
  private func texts(_ markup: String, file: String, screen: String? = nil) throws -> [String] {
    var app = AndroidApp(["layout/\(file).xml": "<TextView $NS android:text='Found'/>"])
    app.request.android.layoutName = screen
    return try texts(of: app.root(markup))
  }

  private func texts(of view: View) -> [String] {
    (view.text?.content).map { [$0] } ?? view.children.flatMap(texts)
  }

  @Test(arguments: [
    ("sessions", "item_session", true), ("sessions", "list_item_session", true), ("sessions", "row_session", true),
    ("sessions", "view_item_session", true), ("sessions", "session_item", true),
    ("sessions", "session_list_item", true),
    ("sessions", "session_row", true), ("sessions", "session_item_view", true), ("sessions", "item_sessions", true),
    ("rv_sessions", "item_session", true), ("sessionsRecyclerView", "item_session", true),
    ("stories", "item_story", true), ("stories", "item_stories", true), ("stories", "item_storie", false),
    ("media", "item_media", true), ("sessions", "item_other", false), ("sessions", "item_sess", false),
    ("sessions", "item", false), ("list", "item", true), ("list", "row", true), ("list", "row_item", true),
    ("list", "item_layout", true), ("list", "item_row", true), ("list", "item_list", false),
    ("past_sessions", "item_past_session", true), ("past_sessions", "item_session", false),
  ])
  func `a list has the items of the layout with its name`(_ list: String, _ file: String, _ isFound: Bool) throws {
    #expect(try texts("<ListView $NS android:id='@+id/\(list)'/>", file: file).contains("Found") == isFound)
  }

  @Test(arguments: [
    ("console_view_item", true), ("console_item", true), ("console_view_row", false), ("view_item", false),
  ])
  func `a list has the items of the layout with the name of its file`(_ file: String, _ isFound: Bool) throws {
    let list = "<ListView $NS android:id='@+id/log_list'/>"
    #expect(try texts(list, file: file, screen: "console_view").contains("Found") == isFound)
  }

  @Test func `a text that is the item of a list needs no identifier`() throws {
    let size = "android:layout_width='match_parent' android:layout_height='wrap_content'"
    let text = "TextView \(size) android:text='@string/missing'"
    let app = AndroidApp([
      "layout/item_line.xml": "<TextView \(size) $NS/>",
      "layout/item_frame.xml": "<LinearLayout $NS><TextView \(size)/></LinearLayout>",
    ])
    let shown = try ["lines", "frames"].map { name in
      try texts(of: app.root("<LinearLayout $NS><\(text)/><ListView android:id='@+id/\(name)'/></LinearLayout>")).last
    }
    #expect(shown == ["lorem ipsum dolor", ""])
  }

  @Test(arguments: [
    ("view_status", true), ("status", true), ("status_view", true), ("status_layout", true), ("view_status_view", true),
    ("layout_status", true), ("status_content", true), ("content_status", false), ("item_status", false),
  ])
  func `a class has the layout with its name`(_ file: String, _ isFound: Bool) throws {
    let markup = "<FrameLayout $NS \(Self.fill)><Button android:text='a'/><a.StatusView/></FrameLayout>"
    #expect(try texts(markup, file: file).contains("Found") == isFound)
    // A class with children has these.
    let full = markup.replacing("<a.StatusView/>", with: "<a.StatusView><TextView android:text='b'/></a.StatusView>")
    #expect(try texts(full, file: file).last == "b")
  }

  @Test(arguments: [
    ("app:content='@layout/own'", ["own"]), ("app:emptyView='@layout/empty'", ["empty"]),
    ("app:emptyView='@layout/empty' app:content='@layout/own'", ["own"]),
    ("app:loadingLayout='@layout/empty' app:content='@layout/own'", ["own"]), ("tools:content='@layout/own'", []),
    ("app:content='@string/own'", []),
  ])
  func `an attribute states the layout of the content`(_ attributes: String, _ texts: [String]) throws {
    let app = AndroidApp([
      "layout/own.xml": "<TextView $NS android:text='own'/>",
      "layout/empty.xml": "<TextView $NS android:text='empty'/>",
    ])
    let root = try app.root(
      "<FrameLayout $NS \(Self.fill)><Button android:text='a'/><a.StatusView \(attributes)/></FrameLayout>")
    #expect(try #require(root.children.last).children.flatMap(self.texts) == texts)
  }

  @Test(arguments: [
    ("NewsFragment", "fragment_news", true), ("NewsFragment", "news_fragment", true), ("NewsFragment", "news", false),
    ("News", "fragment_news", false),
  ])
  func `a fragment has the layout with the name of its class`(
    _ name: String, _ file: String, _ isFound: Bool
  ) throws {
    let markup =
      "<FrameLayout $NS \(Self.fill)><Button android:text='a'/><fragment \(Self.fill) android:name='a.\(name)'/></FrameLayout>"
    #expect(try texts(markup, file: file).contains("Found") == isFound)
  }

  @Test(arguments: [
    ("activity_news", "fragment_news", true), ("activity_news", "news_fragment", true),
    ("activity_news", "content_news", true), ("content_news", "fragment_news", true),
    ("activity_news", "fragment_first", false), ("activity_main", "fragment_first", true),
    ("activity_main", "fragment_home", true), ("activity_main", "first_fragment", true),
    ("activity_main", "home_fragment", true), ("screen_news", "fragment_news", false),
    ("activity_news", "activity_news", false),
  ])
  func `an empty container has the layout with the name of the screen`(
    _ screen: String, _ file: String, _ isFound: Bool
  ) throws {
    let container = "<FrameLayout \(Self.fill) android:id='@+id/container'/>"
    let markup = "<LinearLayout $NS \(Self.fill)><Button android:text='a'/>\(container)</LinearLayout>"
    #expect(try texts(markup, file: file, screen: screen).contains("Found") == isFound)
  }

  // MARK: - Lists of a screen

  /// A screen with a button above a view.
  private static func screen(_ markup: String) -> String {
    "<LinearLayout $NS \(fill) android:orientation='vertical'><Button android:text='a'/>\(markup)</LinearLayout>"
  }

  @Test(arguments: [
    ("LinearLayoutManager(c, HORIZONTAL, false)", "", Axis.horizontal),
    ("LinearLayoutManager(c, HORIZONTAL, false)", "android:orientation='vertical'", .vertical),
    ("LinearLayoutManager(c, HORIZONTAL, false)", "app:spanCount='3'", .horizontal),
    ("LinearLayoutManager(c)", "", .vertical),
    ("LinearLayoutManager(c)", "android:orientation='horizontal'", .horizontal),
    ("LinearLayoutManager(c, HORIZONTAL, false) LinearLayoutManager(c)", "", .vertical),
  ])
  func `a list scrolls sideways if all lists of its screen do`(
    _ code: String, _ attributes: String, _ axis: Axis
  ) throws {
    var app = AndroidApp()
    app.request.android.layoutName = "feed"
    app.request.code = SourceCode(paths: { ["a/Feed.kt"] }) { _ in Array("R.layout.feed \(code)".utf8) }
    let list = try #require(app.root(Self.screen("<RecyclerView \(Self.fill) \(attributes)/>")).children.last)
    #expect(axisOfList(list) == axis)
    #expect(list.children.allSatisfy { $0.isCell })
    // The code of another screen does not count.
    app.request.android.layoutName = "other"
    let other = try #require(app.root(Self.screen("<RecyclerView \(Self.fill)/>")).children.last)
    #expect(axisOfList(other) == .vertical)
  }

  @Test(arguments: [
    ("inflate(R.layout.item_pill) onCreateViewHolder(p) { inflate(R.layout.item_line, p) }", "line"),
    ("inflate(R.layout.item_pill) inflate(R.layout.item_line)", "pill"),
  ])
  func `a list has the rows of the adapter in the class of its screen`(_ code: String, _ row: String) throws {
    var app = AndroidApp()
    let size = "android:layout_width='match_parent' android:layout_height='wrap_content'"
    for name in ["pill", "line"] {
      app.files["layout/item_\(name).xml"] = "<TextView $NS \(size) android:text='\(name)'/>"
    }
    app.request.android.layoutName = "feed"
    app.request.code = SourceCode(paths: { ["a/Feed.kt"] }) { _ in Array("R.layout.feed \(code) getItemCount".utf8) }
    let list = try #require(app.root(Self.screen("<RecyclerView \(Self.fill)/>")).children.last)
    #expect(list.children.first?.text?.content == row)
  }

  private func axisOfList(_ list: View) -> Axis? {
    guard case .linear(let style)? = list.android?.content else { return nil }
    return style.axis
  }
}
