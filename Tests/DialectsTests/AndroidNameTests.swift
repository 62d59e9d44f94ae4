import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// Layouts that names suggest, and the contents that code adds.
@Suite struct AndroidNameTests {
  private func app(_ files: [String: String] = [:], _ layoutName: String = "activity_main") -> AndroidApp {
    var app = AndroidApp(files)
    app.request.android.layoutName = layoutName
    return app
  }

  private static let host = """
    <androidx.fragment.app.FragmentContainerView $NS android:id='@+id/host' android:layout_width='match_parent' \
    android:layout_height='match_parent' app:navGraph='@navigation/main'/>
    """

  /// The window of an activity has no padding.
  @Test(
    arguments: [
      ("activity_main", false), ("activity_", false), ("fragment_main", true), ("main_activity", true),
      ("activity", true), ("my_activity_main", true), (nil, true),
    ] as [(String?, Bool)])
  func `the texts of an activity reach the sides of its window`(name: String?, addsMargins: Bool) throws {
    var app = AndroidApp()
    app.request.android.layoutName = name
    let document = try app.read("<LinearLayout $NS><TextView android:text='a'/><Button/></LinearLayout>").value
    #expect(document.addsSideMargins == addsMargins)
  }

  @Test(arguments: ["fragment_first", "fragment_home"])
  func `the first screen of a template fills an empty fragment`(name: String) throws {
    let app = app(["layout/\(name).xml": "<TextView $NS android:text='Hello'/>"])
    #expect(try app.root(Self.host).children.map(\.text?.content) == ["Hello"])
  }

  @Test func `a start destination without a layout has that of its class`() throws {
    let app = app([
      "layout/fragment_news.xml": "<TextView $NS android:text='News'/>",
      "navigation/main.xml": """
      <navigation $NS app:startDestination='@id/news'>
      <fragment android:id='@+id/news' android:name='org.example.NewsFragment'/></navigation>
      """,
    ])
    #expect(try app.root(Self.host).children.map(\.text?.content) == ["News"])
  }

  @Test(arguments: [("@+id/recycler_view", true), ("@+id/messages", false)])
  func `a list without a name of its own has general items`(identifier: String, isFound: Bool) throws {
    let app = app(["layout/list_item.xml": "<TextView $NS android:text='Item'/>"])
    let list = try app.root("<ListView $NS android:id='\(identifier)'/>")
    #expect((list.children[0].text?.content == "Item") == isFound)
  }

  @Test(arguments: [("#FFFFFF", true), ("#80FFFFFF", false)])
  func `a list has the opaque background of its rows`(color: String, isOpaque: Bool) throws {
    let row = "<TextView $NS android:text='a' android:layout_width='match_parent' android:background='\(color)'/>"
    let list = try app(["layout/list_item.xml": row]).root("<ListView $NS/>")
    #expect((list.appearance.background != nil) == isOpaque)
  }

  @Test func `chips of a wrapped list differ in width`() throws {
    let app = app(["layout/list_item.xml": "<Chip $NS android:text='a'/>"])
    let list = try app.root(
      "<androidx.recyclerview.widget.RecyclerView $NS app:layoutManager='a.FlexboxLayoutManager'/>")
    #expect(list.children.prefix(2).map(\.androidText?.text) == ["lorem", "ipsum"])
    guard case .flow(let style)? = list.android?.content else {
      Issue.record("the list is not a flow")
      return
    }
    #expect(style.itemSpacing == 8)
  }

  @Test(arguments: [("app:entries='@{users}'", 1), ("android:entries='@{users}'", 0)])
  func `a container with bound entries has rows`(attribute: String, count: Int) throws {
    let root = try app().root(
      """
      <LinearLayout $NS><Button android:text='a'/><LinearLayout android:layout_height='0dp' \(attribute)/></LinearLayout>
      """)
    #expect(root.children[1].children.count == count)
  }

  @Test(arguments: [
    ("tools:text='Title'", SampleText.lorem(words: 3)), ("tools:text='Anna'", "Anna"),
    ("android:text='Title'", "Title"),
  ])
  func `a text of the layout editor that names its view has the length of a sample`(attribute: String, text: String)
    throws
  {
    let root = try AndroidApp().root(
      "<FrameLayout $NS><TextView android:id='@+id/a' \(attribute)/><Button/></FrameLayout>")
    #expect(root.children[0].androidText?.text == text)
  }

  /// `RecyclerView.Adapter.onBindViewHolder` gets the views of another item, which it must hide again.
  @Test(
    arguments: [
      ("holder.moreButton.setVisibility(View.VISIBLE);", "item_a", true),
      ("holder.mMoreButton.setVisibility(android.view.View.VISIBLE);", "item_a", true),
      ("moreButton.visibility = VISIBLE", "item_a", true), ("binding.moreButton.isVisible = true", "item_a", true),
      ("a.moreButton.setVisibility(View.VISIBLE); b.moreButton.setVisibility(View.VISIBLE)", "item_a", true),
      ("moreButton.setVisibility(View.VISIBLE); moreButton.setVisibility(View.GONE)", "item_a", false),
      ("moreButton.setVisibility(View.GONE); moreButton.setVisibility(View.VISIBLE)", "item_a", false),
      ("moreButton.setVisibility(many ? View.VISIBLE : View.GONE);", "item_a", false),
      ("moreButton.isVisible = isMany", "item_a", false), ("moreButton.isGone = true", "item_a", false),
      ("other.visibility = View.VISIBLE", "item_a", false), ("", "item_a", false),
      ("moreButton.visibility = View.VISIBLE", "activity_a", false),
    ])
  func `a view of a row that its adapter only makes visible is shown`(
    code: String, layout: String, isShown: Bool
  ) throws {
    for ancestor in ["RecyclerView.Adapter<Holder>()", "Activity()"] {
      var app = app([:], layout)
      let file = "class A : \(ancestor) { R.layout.\(layout); \(code) }"
      app.request.code = SourceCode(paths: { ["A.kt"] }) { _ in Array(file.utf8) }
      let text = "<TextView android:id='@+id/more_button' android:text='a' android:visibility='gone'/>"
      let view = try app.root("<FrameLayout $NS>\(text)<Button android:text='b'/></FrameLayout>").children[0]
      #expect(view.isHidden != (isShown && ancestor != "Activity()"))
      #expect((view.android?.visibility == .visible) != view.isHidden)
    }
  }
}
