import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The content of containers that code fills, and backgrounds that are not among the resources.
@Suite struct AndroidFillingTests {
  private static let size = "android:layout_width='match_parent' android:layout_height='wrap_content'"

  private func container(_ attributes: String, in scroll: String) throws -> View {
    try AndroidApp().root(
      """
      <FrameLayout $NS \(Self.size)><\(scroll) \(Self.size)><LinearLayout android:layout_width='wrap_content' \
      android:layout_height='wrap_content' \(attributes)/></\(scroll)></FrameLayout>
      """
    ).children[0].children[0]
  }

  private func axis(of view: View?) -> Axis? {
    guard case .linear(let style)? = view?.android?.content else { return nil }
    return style.axis
  }

  @Test(arguments: [("HorizontalScrollView", Axis.horizontal), ("ScrollView", .vertical)])
  func `an empty container that scrolls sideways has tiles side by side`(scroll: String, axis: Axis) throws {
    let view = try container("android:id='@+id/message_list'", in: scroll)
    #expect(self.axis(of: view.children.first) == axis)
    #expect(view.children.first?.children.first?.kind == (axis == .horizontal ? .image : .container))
  }

  @Test func `an empty horizontal container has tiles, or chips by its name`() throws {
    let photos = try container("android:id='@+id/photos' android:orientation='horizontal'", in: "FrameLayout")
    #expect(axis(of: photos.children.first) == .horizontal)
    let chips = try container("android:id='@+id/category_chips' android:orientation='horizontal'", in: "FrameLayout")
    #expect(chips.children.first?.children.map(\.control) == Array(repeating: .chip, count: 6))
  }

  /// `RecyclerView` lays out all its rows in a view that scrolls.
  @Test(arguments: [
    ("", "", 12), ("<Button/>", "", 12), ("", "<Button/>", 3),
    ("<Button android:visibility='gone'/>", "<Space/>", 12), ("<Space/>", "<Space/><Button/>", 3),
  ])
  func `a list has three rows only above content that scrolls`(
    _ inside: String, _ below: String, _ rows: Int
  ) throws {
    let fill = Self.size.replacing("wrap_content", with: "match_parent")
    let list = "<androidx.recyclerview.widget.RecyclerView \(Self.size)/>"
    let page = try AndroidApp().root(
      """
      <LinearLayout $NS \(fill) android:orientation='vertical'>
      <ScrollView \(fill)><LinearLayout \(Self.size) android:orientation='vertical'>
      <Button/><FrameLayout \(Self.size)>\(list)\(inside)</FrameLayout>\(below)</LinearLayout></ScrollView>
      <FrameLayout \(Self.size)>\(list)<Button/></FrameLayout></LinearLayout>
      """)
    let column = try #require(page.children.first?.children.first)
    #expect(column.children[1].children[0].children.count == rows)
    #expect(page.children[1].children[0].children.count == 12)
  }

  /// `GridView.determineColumns`: the spacing is between the columns only.
  @Test(arguments: [
    ("", 4), ("android:padding='1px'", 3), ("android:paddingLeft='1px'", 3), ("android:paddingEnd='1px'", 3),
    ("android:horizontalSpacing='1px'", 3),
  ])
  func `a grid has as many columns as fit`(_ attributes: String, _ columns: Int) throws {
    var app = AndroidApp()
    app.request.size = Canvas(width: 400, height: 800)
    let grid = try app.root(
      "<GridView $NS \(Self.size) android:numColumns='auto_fit' android:columnWidth='100dp' \(attributes)/>")
    #expect(grid.children.first?.children.count == columns)
  }

  @Test func `an empty chip group has chips`() throws {
    let group = try AndroidApp().root(
      """
      <LinearLayout $NS android:layout_width='match_parent' android:layout_height='match_parent'><TextView android:text='a'/>
      <com.google.android.material.chip.ChipGroup android:id='@+id/tags' \(Self.size)/></LinearLayout>
      """
    ).children[1]
    #expect(group.children.map(\.control) == Array(repeating: .chip, count: 6))
  }

  @Test(arguments: [
    ("<EditText/>", 0), ("<com.google.android.material.textfield.TextInputLayout/>", 0), ("<TextView/>", 6),
    ("<EditText/><TextView/>", 6), ("", 6), ("<EditText android:id='@+id/research_topic'/>", 0),
    ("<EditText android:id='@+id/search_box'/>", 6), ("<EditText android:id='@+id/userSearch'/>", 6),
    ("<TextInputLayout><EditText android:id='@+id/search'/></TextInputLayout>", 6),
  ])
  func `a chip group beside its text field is empty until the user enters a word`(beside: String, chips: Int) throws {
    #expect(try chipCount("android:id='@+id/tags'", beside: beside) == chips)
  }

  /// `ChipGroup.setSingleSelection` and `setSelectionRequired` limit the selection among chips that exist.
  @Test(arguments: [
    ("tags' app:singleSelection='true", 6), ("tags' app:singleSelection='false", 0),
    ("tags' app:selectionRequired='true", 6), ("filters", 6), ("filter_chips", 6), ("categoryGroup", 6),
  ])
  func `a chip group for a choice has chips beside a text field`(attributes: String, chips: Int) throws {
    #expect(try chipCount("android:id='@+id/\(attributes)'", beside: "<EditText/>") == chips)
  }

  private func chipCount(_ attributes: String, beside: String) throws -> Int {
    try AndroidApp().root(
      """
      <LinearLayout $NS android:layout_width='match_parent' android:layout_height='match_parent'>
      <TextView android:text='a'/><LinearLayout \(Self.size)>
      <com.google.android.material.chip.ChipGroup \(attributes) \(Self.size)/>\(beside)</LinearLayout></LinearLayout>
      """
    ).children[1].children[0].children.count
  }

  private func box(_ attributes: String) throws -> Appearance {
    try AndroidApp().root(
      "<FrameLayout $NS><LinearLayout \(Self.size) \(attributes)><TextView android:text='a'/></LinearLayout></FrameLayout>"
    ).children[0].appearance
  }

  @Test(arguments: [
    ("drawable/bg_panel", true), ("drawable/list_selector", false), ("drawable/ripple_row", false),
    ("drawable/bottom_line", false), ("drawable/card_rounded", true),
    ("android:drawable/dialog_holo_light_frame", true), ("android:drawable/list_selector_holo_light", false),
  ])
  func `a container with a missing background has a box`(name: String, isBoxed: Bool) throws {
    #expect(try box("android:background='@\(name)'").isBoxed == isBoxed)
  }

  /// A picture is stretched to the bounds of its view.
  @Test(arguments: [
    ("@drawable/header", true), ("@mipmap/header", true), ("@drawable/ic_header", false),
    ("@drawable/header_shadow", false), ("@android:drawable/ic_menu_help", false),
  ])
  func `a container whose background is a picture has a box`(background: String, isBoxed: Bool) throws {
    let picture = "<vector $NS android:width='31dp' android:height='23dp'/>"
    let names = ["drawable/header", "mipmap/header", "drawable/ic_header", "drawable/header_shadow"]
    let app = AndroidApp(Dictionary(uniqueKeysWithValues: names.map { ("\($0).xml", picture) }))
    let views = try app.root(
      "<FrameLayout $NS><LinearLayout \(Self.size) android:background='\(background)'><TextView android:text='a'/>"
        + "</LinearLayout><TextView android:text='a' android:background='\(background)'/></FrameLayout>"
    ).children
    #expect(views.map(\.appearance.isBoxed) == [isBoxed, false])
    // A picture may be translucent, and most missing backgrounds are shapes.
    if isBoxed { #expect(views[0].appearance.isHollow) }
    #expect(try !box("android:background='@drawable/bg_panel'").isHollow)
  }

  @Test func `a missing background has round corners inside margins and at the top of a sheet`() throws {
    #expect(try box("android:background='@drawable/bg_panel'").cornerRadius == .zero)
    let inset = "android:background='@drawable/bg_panel' android:layout_marginStart='16dp'"
    #expect(try box(inset).cornerRadius == CornerRadius(.points(12)))
    let sheet = try box("android:background='@drawable/bg_bottom_sheet'").cornerRadius
    #expect(sheet.topLeft == .points(28))
    #expect(sheet.bottomLeft == .points(0))
  }

  /// A container that is narrower than 200 dp, or lower than two rows of 72 dp, has no room for a list.
  @Test(arguments: [
    ("399px", "match_parent", false), ("400px", "match_parent", true), ("match_parent", "287px", false),
    ("match_parent", "288px", true), ("0dp", "0dp", true), ("1px", "match_parent", false),
  ])
  func `a container for a fragment is filled if it is large enough`(
    width: String, height: String, isFilled: Bool
  ) throws {
    var app = AndroidApp()
    app.request.density = 2
    let container = try app.root(
      """
      <LinearLayout $NS android:layout_width='match_parent' android:layout_height='match_parent'>
      <Button android:text='a'/><FrameLayout android:id='@+id/fragment_container' android:layout_width='\(width)'
      android:layout_height='\(height)'/></LinearLayout>
      """
    ).children[1]
    #expect(container.children.isEmpty != isFilled)
  }

  @Test func `a web page has paragraphs`() throws {
    let web = try AndroidApp().root("<FrameLayout $NS><WebView \(Self.size)/></FrameLayout>").children[0]
    #expect(web.list == .paragraphs)
  }

  @Test(arguments: [("tags_container", true), ("detailsContainer", true), ("contents", false)])
  func `an empty column that is named after a container has rows in a view that scrolls`(
    name: String, isFilled: Bool
  ) throws {
    let column = try AndroidApp().root(
      """
      <ScrollView $NS \(Self.size)><LinearLayout \(Self.size) android:orientation='vertical'>
      <TextView android:text='a'/><LinearLayout android:id='@+id/\(name)' android:orientation='vertical' \(Self.size)/>
      </LinearLayout></ScrollView>
      """
    ).children[0].children[1]
    #expect(column.children.isEmpty != isFilled)
  }

  @Test func `the missing content of a screen is text below its app bar`() throws {
    func views(_ layout: String) throws -> [View] {
      try AndroidApp().root(
        """
        <androidx.coordinatorlayout.widget.CoordinatorLayout $NS android:layout_width='match_parent' \
        android:layout_height='match_parent'><include layout='@layout/\(layout)'/><Button android:text='a'/>
        </androidx.coordinatorlayout.widget.CoordinatorLayout>
        """
      ).children
    }
    let text = try views("content_main")[0]
    #expect(text.list == .paragraphs)
    guard case .coordinator(let params)? = text.android?.params.parent else {
      Issue.record("the text is not a child of a coordinator")
      return
    }
    #expect(params.behavior == .belowAppBar(overlap: 0))
    #expect(try views("footer").count == 1)
    let scroll = try AndroidApp().root(
      "<ScrollView $NS \(Self.size)><include layout='@layout/article_body'/></ScrollView>")
    #expect(scroll.children.first?.list == .paragraphs)
    let list = try AndroidApp().root("<ScrollView $NS \(Self.size)><include layout='@layout/news_list'/></ScrollView>")
    #expect(list.children.first?.children.first?.isCell == true)
  }

  @Test(arguments: [
    ("com.google.android.material.progressindicator.CircularProgressIndicator", "", 0.6),
    ("ProgressBar", "android:indeterminate='false'", 0.6), ("ProgressBar", "", nil),
  ])
  func `a ring that states a progress has a value`(name: String, attributes: String, value: Double?) throws {
    let ring = try AndroidApp().root(
      "<FrameLayout $NS><TextView android:text='a'/><\(name) android:progress='60' \(attributes)/></FrameLayout>"
    ).children[1]
    #expect(ring.control == .spinner)
    #expect((ring.sliderValue.map { ($0 * 100).rounded() / 100 }) == value)
  }
}
