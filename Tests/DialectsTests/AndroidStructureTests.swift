import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

@Suite struct AndroidStructureTests {
  @Test(arguments: [
    ("<LinearLayout $NS android:layout_width='1dp'/>", Dialect.android),
    ("<merge><View $NS android:id='@+id/a'/></merge>", .android),
    ("<layout $NS><data/><View android:layout_width='1dp'/></layout>", .android), ("<resources/>", .android),
    ("<view $NS class='a.B' android:layout_width='1dp'/>", .android), ("<view width='10'/>", .native),
    ("<hierarchy><node bounds='[0,0][1,1]'/></hierarchy>", .uiautomator),
    ("<hierarchy><android.widget.FrameLayout bounds='[0,0][1,1]'/></hierarchy>", .appium),
  ])
  func `layouts are distinguished from dumps and native documents`(markup: String, dialect: Dialect) throws {
    let text = markup.replacing("$NS", with: AndroidApp.namespaces)
    #expect(try Dialect.guess(from: parseXML(Array(text.utf8)).root) == dialect)
  }

  @Test(arguments: ["<resources/>", "<selector $NS android:exitFadeDuration='1'/>"])
  func `other resource files are refused with a reason`(markup: String) {
    #expect(throws: InvalidInput.self) { try AndroidApp().read(markup) }
  }

  @Test func `the layout of an include counts with both dimensions`() throws {
    let app = AndroidApp([
      "layout/part.xml": "<View $NS android:layout_width='10dp' android:layout_height='10dp' android:id='@+id/p'/>"
    ])
    let root = try app.root(
      """
      <FrameLayout $NS><include layout='@layout/part' android:layout_width='99dp'/>
      <include layout='@layout/part' android:layout_width='20dp' android:layout_height='30dp' android:id='@+id/q'/>
      </FrameLayout>
      """)
    #expect(root.children.map(\.android?.params.width) == [.pixels(10), .pixels(20)])
    #expect(root.children.map(\.android?.params.height) == [.pixels(10), .pixels(30)])
    #expect(root.children.map(\.identifier) == ["p", "q"])
  }

  @Test func `merge gives its children to the container around the include`() throws {
    let app = AndroidApp(["layout/part.xml": "<merge $NS><View/><Space/></merge>"])
    let root = try app.root("<LinearLayout $NS><include layout='@layout/part'/><Button/></LinearLayout>")
    #expect(root.children.map(\.element) == ["View", "Space", "Button"])
  }

  @Test func `a merge layout is placed in its parent tag`() throws {
    let root = try AndroidApp().root(
      "<merge $NS tools:parentTag='android.widget.LinearLayout' tools:orientation='vertical'><View/></merge>")
    #expect(root.element == "LinearLayout")
    #expect(root.android?.content == .linear(AndroidLinearStyle(axis: .vertical)))
  }

  @Test func `layouts that include themselves are reported`() throws {
    let app = AndroidApp([
      "layout/a.xml": "<FrameLayout $NS><include layout='@layout/b'/></FrameLayout>",
      "layout/b.xml": "<FrameLayout $NS><include layout='@layout/a'/></FrameLayout>",
    ])
    let warnings = try app.warnings("<FrameLayout $NS><include layout='@layout/a'/></FrameLayout>")
    #expect(warnings == ["the layout layout/a.xml includes itself"])
  }

  @Test func `a hundred thousand layouts in each other end at the limit`() throws {
    var files: [String: String] = [:]
    for index in 0..<100_000 {
      files["layout/a\(index).xml"] = "<FrameLayout $NS><include layout='@layout/a\(index + 1)'/></FrameLayout>"
    }
    let warnings = try AndroidApp(files).warnings("<FrameLayout $NS><include layout='@layout/a0'/></FrameLayout>")
    #expect(warnings == ["layouts include each other more than 50 levels deep"])
  }

  @Test func `layouts that include many copies end at the limit of views`() {
    var files: [String: String] = [:]
    for index in 0..<12 {
      let include = "<include layout='@layout/a\(index + 1)'/>"
      files["layout/a\(index).xml"] = "<FrameLayout $NS>\(String(repeating: include, count: 10))</FrameLayout>"
    }
    var app = AndroidApp(files)
    app.request.limits.views = 1_000
    #expect(throws: InvalidInput.self) { try app.read("<FrameLayout $NS><include layout='@layout/a0'/></FrameLayout>") }
  }

  @Test func `layouts that include the next one twice end at the limit of includes`() throws {
    var files: [String: String] = [:]
    for index in 0..<30 {
      let include = "<include layout='@layout/a\(index + 1)'/>"
      files["layout/a\(index).xml"] = "<merge $NS>\(include)\(include)</merge>"
    }
    files["layout/a30.xml"] = "<merge $NS/>"
    let warnings = try AndroidApp(files).warnings("<FrameLayout $NS><include layout='@layout/a0'/></FrameLayout>")
    #expect(warnings == ["the document includes more than 2000 layouts; further ones are ignored"])
  }

  @Test func `data binding shows defaults`() throws {
    let root = try AndroidApp().root(
      """
      <layout $NS><data><variable name='u' type='U'/></data>
      <TextView android:text='@{u.name, default=Anna}' android:visibility='@{u.shows}'/></layout>
      """)
    #expect(root.androidText?.text == "Anna")
    #expect(!root.isHidden)
  }

  @Test func `attributes of the tools win`() throws {
    let root = try AndroidApp().root(
      "<FrameLayout $NS><TextView android:text='a' tools:text='b' tools:visibility='gone'/><Button/></FrameLayout>")
    #expect(root.children[0].androidText?.text == "b")
    #expect(root.children[0].isHidden)
  }

  @Test func `the boxes of a device ignore attributes of the tools and texts that code sets`() throws {
    var app = AndroidApp()
    app.request.completions = .none
    let root = try app.root(
      """
      <FrameLayout $NS><TextView android:text='a' tools:text='b' tools:visibility='gone'/>\
      <TextView android:id='@+id/name' tools:text='Anna'/></FrameLayout>
      """)
    #expect(root.children.map(\.androidText?.text) == ["a", ""])
    #expect(!root.children[0].isHidden)
  }

  @Test(arguments: [
    ("org.example.WikiCardView", AndroidRole.card), ("AppCompatTextView", .text), ("FooLayout", .frame),
    ("MyConstraintLayout", .constraint), ("com.google.android.material.button.MaterialButton", .button),
    ("CalendarView", .calendar), ("TabCountsView", .unknown), ("Group", .constraintHelper),
    ("BackgroundGroup", .unknown),
    ("FrameLayoutNavMenu", .frame),
  ])
  func `classes are known by their longest known suffix`(name: String, role: AndroidRole) {
    #expect(AndroidRole.of(shortName(of: name)) == role)
  }

  @Test func `lists show their items`() throws {
    let app = AndroidApp(["layout/row.xml": "<TextView $NS android:text='a'/>"])
    let list = try app.root(
      "<androidx.recyclerview.widget.RecyclerView $NS tools:listitem='@layout/row' tools:itemCount='4'/>")
    #expect(list.children.map(\.element) == ["TextView", "TextView", "TextView", "TextView"])
    let grid = try app.root("<GridView $NS tools:listitem='@layout/row' tools:itemCount='5' android:numColumns='2'/>")
    #expect(grid.children.map(\.children.count) == [2, 2, 2])
    #expect(grid.children[2].children.map(\.isHidden) == [false, true])
    let plain = try AndroidApp().root("<ListView $NS/>")
    #expect(plain.children.count == 12)
    #expect(plain.children[0].children.map(\.kind) == [.image, .container])
  }

  @Test func `a hint is an attribute of the tools`() throws {
    #expect(try AndroidApp().root("<View $NS tools:skeleton='ignore'/>").hint == .ignore)
    #expect(
      try AndroidApp().warnings("<View $NS tools:skeleton='ignor'/>")
        == ["there is no hint \"ignor\"; did you mean \"ignore\"?"])
  }

  @Test func `a Material 3 button has the sizes of its style`() throws {
    let button = try AndroidApp().root("<Button $NS android:text='Go'/>")
    #expect(button.android?.minHeight == 48)
    #expect(button.android?.padding == Edges(top: 10, right: 24, bottom: 10, left: 24))
    #expect(button.androidText?.text == "Go")
  }

  @Test(arguments: [
    ("Theme.AppCompat", 56), ("Theme.AppCompat.NoActionBar", 56), ("Theme.MaterialComponents", 56),
    ("Theme.MaterialComponents.NoActionBar.Bridge", 56), ("Theme.Material3.Dark.NoActionBar", 64),
  ])
  func `dark themes of libraries have the sizes of the light ones`(theme: String, height: Int) throws {
    var app = AndroidApp()
    app.request.android.themeStyle = theme
    let toolbar = "<androidx.appcompat.widget.Toolbar $NS android:minHeight='?attr/actionBarSize'/>"
    #expect(try app.root(toolbar).android?.minHeight == height)
  }

  @Test(arguments: [("64dp", AndroidDimension.pixels(64)), ("0dp", .pixels(0)), ("match_parent", .pixels(0))])
  func `an item of a grid keeps the width that it states`(width: String, item: AndroidDimension) throws {
    let app = AndroidApp(["layout/tile.xml": "<ImageView $NS android:layout_width='\(width)'/>"])
    let list = "<androidx.recyclerview.widget.RecyclerView $NS tools:listitem='@layout/tile' app:spanCount='4'/>"
    let cell = try app.root(list).children[0].children[0]
    #expect((cell.children.first ?? cell).android?.params.width == item)
    #expect(cell.children.isEmpty == (width != "64dp"))
  }

  @Test func `attributes of the layout editor give a missing size, and move no view`() throws {
    let view = try AndroidApp().root(
      "<View $NS android:layout_height='20dp' tools:layout_height='90dp' tools:layout_width='40dp'"
        + " tools:layout_marginTop='60dp'/>")
    #expect(view.android?.params.width == .pixels(40))
    #expect(view.android?.params.height == .pixels(20))
    #expect(view.android?.params.margins.top == nil)
  }

  @Test func `an AppCompat button has the padding of its background`() throws {
    var app = AndroidApp()
    app.request.android.themeStyle = "Theme.AppCompat.Light"
    let button = try app.root("<Button $NS android:text='Go'/>")
    #expect(button.android?.padding == Edges(top: 10, right: 12, bottom: 10, left: 12))
    #expect(button.androidText?.text == "GO")
  }
}
