import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

@Suite struct AndroidBarTests {
  private static let size = "android:layout_width='match_parent' android:layout_height='wrap_content'"

  @Test func `a layout that consists of bars shows them`() throws {
    let root = try AndroidApp().root(
      """
      <LinearLayout $NS \(Self.size) android:orientation='vertical'>
      <com.google.android.material.appbar.MaterialToolbar \(Self.size) app:title='Inbox' app:subtitle='12 new'/>
      </LinearLayout>
      """)
    let bar = root.children[0]
    #expect(bar.kind == .container)
    #expect(bar.children[0].children.map(\.text?.content) == ["Inbox", "12 new"])
  }

  @Test func `bars beside content show their titles`() throws {
    let root = try AndroidApp().root(
      """
      <LinearLayout $NS \(Self.size)><androidx.appcompat.widget.Toolbar \(Self.size)/>
      <Button \(Self.size) android:text='Buy'/></LinearLayout>
      """)
    #expect(root.children.map(\.kind) == [.container, .control])
  }

  @Test(arguments: [
    ("layout-land", 914), ("layout-sw600dp", 800), ("layout-w840dp", 1280), ("layout-large-land", 1280),
    ("layout-v26", 411), ("layout-fr", 411), ("pictures-land", 411),
  ])
  func `the folder of a layout decides the screen`(folder: String, width: Int) throws {
    var app = AndroidApp()
    app.request.size = Canvas()
    app.request.android.layoutFolder = folder
    let canvas = try app.read("<FrameLayout $NS \(Self.size)/>").value.canvas
    #expect(canvas.width.map { Int($0) } == width)
    app.request.size.width = 320
    #expect(try app.read("<FrameLayout $NS \(Self.size)/>").value.canvas.width == 320)
  }

  @Test(arguments: [("DotsIndicator", ""), ("TabLayout", "app:tabBackground='@drawable/dot_selector'")])
  func `an indicator of pages has dots`(name: String, attributes: String) throws {
    let root = try AndroidApp().root(
      "<FrameLayout $NS \(Self.size)><\(name) \(Self.size) \(attributes)/></FrameLayout>")
    #expect(root.children.map(\.control) == [.pageControl])
  }

  @Test func `the icons of a toolbar are those of its menu`() throws {
    let app = AndroidApp([
      "menu/main.xml": """
      <menu $NS><item android:title='A' app:showAsAction='always'/><item android:title='B' app:showAsAction='ifRoom'/>
      <item android:title='C' android:visible='false' app:showAsAction='always'/><item android:title='D'/></menu>
      """
    ])
    let bar = try app.root("<androidx.appcompat.widget.Toolbar $NS \(Self.size) app:menu='@menu/main'/>")
    // Two actions and the overflow menu.
    #expect(bar.children.count { $0.control == .iconButton } == 3)
  }

  @Test(arguments: [(2, 2), (3, 3), (4, 4), (5, 4)])
  func `a menu is read to a depth of four groups`(depth: Int, shown: Int) throws {
    let item = "<item android:title='A' app:showAsAction='always'/>"
    let menu =
      String(repeating: "\(item)<group>", count: depth - 1) + item + String(repeating: "</group>", count: depth - 1)
    let app = AndroidApp(["menu/main.xml": "<menu $NS>\(menu)</menu>"])
    let bar = try app.root("<androidx.appcompat.widget.Toolbar $NS \(Self.size) app:menu='@menu/main'/>")
    #expect(bar.children.count { $0.control == .iconButton } == shown)
  }

  @Test func `navigation bars have the items of their menu`() throws {
    let app = AndroidApp([
      "menu/tabs.xml": "<menu $NS><item android:title='Home'/><item android:title='Search'/></menu>"
    ])
    let bar = try app.root(
      "<com.google.android.material.bottomnavigation.BottomNavigationView $NS \(Self.size) app:menu='@menu/tabs'/>")
    #expect(bar.children.map { $0.children.last?.text?.content } == ["Home", "Search"])
    #expect(bar.android?.minHeight == 80)
  }

  @Test func `tabs share the width of a fixed tab layout`() throws {
    let bar = try AndroidApp().root(
      """
      <com.google.android.material.tabs.TabLayout $NS \(Self.size)>
      <com.google.android.material.tabs.TabItem android:text='One' \(Self.size)/>
      <com.google.android.material.tabs.TabItem android:text='Two' \(Self.size)/></com.google.android.material.tabs.TabLayout>
      """)
    #expect(bar.children.map(\.android?.params.weight) == [1, 1])
    #expect(bar.children[1].children.map(\.text?.content) == ["Two"])
  }

  @Test func `menus are rows, or icons of a toolbar`() throws {
    let rows = try AndroidApp().root("<menu $NS><item android:title='Copy'/><item android:title='Paste'/></menu>")
    #expect(rows.children.compactMap(\.children.first?.text?.content) == ["Copy", "Paste"])
    let bar = try AndroidApp().root("<menu $NS><item android:title='Share' app:showAsAction='ifRoom'/></menu>")
    #expect(bar.children[0].children.map(\.control) == [.iconButton])
  }

  @Test func `preferences are rows with their widgets`() throws {
    let root = try AndroidApp().root(
      """
      <PreferenceScreen $NS><PreferenceCategory android:title='General'>
      <SwitchPreferenceCompat android:title='Sync' android:summary='Every hour'/></PreferenceCategory>
      <Preference android:title='Hidden' app:isPreferenceVisible='false'/></PreferenceScreen>
      """)
    #expect(root.children.map(\.element) == ["PreferenceCategory", "SwitchPreferenceCompat"])
    #expect(root.children[1].children[0].children.map(\.text?.content) == ["Sync", "Every hour"])
    #expect(root.children[1].children[1].control == .toggle)
  }

  @Test(arguments: [("true", 2), ("false", 1)])
  func `a preference with the summary of its value has a second line`(uses: String, lines: Int) throws {
    let preference = "<ListPreference android:title='Theme' app:useSimpleSummaryProvider='\(uses)'/>"
    let root = try AndroidApp().root("<PreferenceScreen $NS>\(preference)</PreferenceScreen>")
    #expect(root.children[0].children[0].children.count == lines)
  }

  @Test func `custom views show the layout that is named like their class`() throws {
    let app = AndroidApp([
      "layout/view_wiki_error.xml":
        "<merge $NS tools:parentTag='LinearLayout'><TextView android:id='@+id/t'/><Button/></merge>"
    ])
    let read = try app.read(
      "<FrameLayout $NS><org.example.WikiErrorView android:id='@+id/e' android:layout_width='9dp' android:layout_height='8dp'/></FrameLayout>"
    )
    let view = read.value.root.children[0]
    #expect(view.android?.content == .linear(AndroidLinearStyle()))
    #expect(view.identifier == "e")
    #expect(view.android?.params.width == .pixels(9))
    #expect(view.children.map(\.element) == ["TextView", "Button"])
    #expect(read.diagnostics.isEmpty)
  }

  @Test func `the margins of a part of a screen stay`() throws {
    let markup = "<FrameLayout $NS \(Self.size) android:layout_marginLeft='16dp'><Button \(Self.size)/></FrameLayout>"
    #expect(try AndroidApp().read(markup).value.root.children.first?.element == "FrameLayout")
    var boxes = AndroidApp()
    boxes.request.completions = .none
    #expect(try boxes.read(markup).value.root.children.first?.element == "Button")
  }

  @Test(arguments: [
    ("android:layout_marginLeft='7px'", true), ("android:layout_marginTop='7px'", true),
    ("android:layout_marginRight='7px'", true), ("android:layout_marginBottom='-7px'", true),
    ("android:layout_margin='0px'", false), ("", false),
  ])
  func `the margins of a whole screen are inside its window`(margin: String, isFramed: Bool) throws {
    let markup =
      "<LinearLayout $NS android:layout_width='match_parent' android:layout_height='match_parent' \(margin)>"
      + "<Button \(Self.size)/></LinearLayout>"
    let root = try AndroidApp().read(markup).value.root
    #expect(root.element == (isFramed ? "FrameLayout" : "LinearLayout"))
    #expect(root.android?.params.width == .matchParent && root.android?.params.height == .matchParent)
    if isFramed {
      let margins = try #require(root.children.first?.android?.params.margins)
      let lengths = [margins.left, margins.top, margins.right, margins.bottom].map { abs($0 ?? 0) }
      #expect(lengths.sorted() == [0, 0, 0, 7])
    }
    var boxes = AndroidApp()
    boxes.request.completions = .none
    #expect(try boxes.read(markup).value.root.element == "LinearLayout")
  }

  @Test func `boxes without completion have no rows for empty containers`() throws {
    let markup = "<LinearLayout $NS android:id='@+id/list' \(Self.size)/>"
    #expect(try AndroidApp().read(markup).value.root.children.count == 1)
    var boxes = AndroidApp()
    boxes.request.completions = .none
    #expect(try boxes.read(markup).value.root.children.isEmpty)
  }

  @Test func `a plain view in a collapsing toolbar is a scrim`() throws {
    let root = try AndroidApp().root(
      """
      <com.google.android.material.appbar.CollapsingToolbarLayout $NS \(Self.size)>
      <ImageView android:src='#123456' \(Self.size)/><View android:background='#80000000' \(Self.size)/>
      </com.google.android.material.appbar.CollapsingToolbarLayout>
      """)
    #expect(root.children.map(\.kind) == [.image, .spacer])
  }

  @Test(arguments: [
    ("AppBarLayout", "@layout/header", "", true), ("FrameLayout", "@layout/main_toolbar", "", true),
    ("FrameLayout", "@layout/header", "", false), ("AppBarLayout", "@layout/header", "header", false),
  ])
  func `a missing layout in an app bar is a toolbar`(
    parent: String, layout: String, file: String, isToolbar: Bool
  ) throws {
    let app = AndroidApp(file.isEmpty ? [:] : ["layout/\(file).xml": "<merge $NS/>"])
    let bar = try app.root(
      """
      <FrameLayout $NS><\(parent)><include layout='\(layout)'/></\(parent)><Button android:text='a'/></FrameLayout>
      """
    ).children[0]
    #expect(bar.children.map(\.android?.minHeight) == (isToolbar ? [64] : []))
    #expect(bar.children.first?.children.count == (isToolbar ? 1 : nil))
  }

  @Test func `an empty toolbar as the root has a title`() throws {
    let bar = try AndroidApp().read("<androidx.appcompat.widget.Toolbar $NS \(Self.size)/>").value.root
    #expect(bar.kind == .container)
    #expect(bar.children[0].children.map(\.text?.content) == ["Lorem ipsum"])
  }

  @Test func `a toolbar centers its own view in its whole width`() throws {
    let bar = try AndroidApp().root(
      """
      <androidx.appcompat.widget.Toolbar $NS \(Self.size) app:navigationIcon='@drawable/ic_close'>
      <TextView android:text='a' android:layout_gravity='center'/></androidx.appcompat.widget.Toolbar>
      """)
    #expect(bar.children.map(\.element) == ["item", "item", "TextView", "item", "item"])
    #expect(bar.children.map(\.android?.params.weight) == [0, 1, 0, 1, 0])
    #expect(bar.children[4].android?.params.width == .pixels(56))
  }

  /// `MaterialToolbar.layoutTitleCenteredHorizontally`.
  @Test(arguments: [
    ("app:titleCentered='true' app:subtitleCentered='true'", [0.0, 1, 0, 1, 0]), ("app:titleCentered='true'", [0, 0]),
    ("app:subtitleCentered='true'", [0, 0]),
  ])
  func `a toolbar centers its titles in its whole width`(_ attribute: String, _ weights: [Float]) throws {
    let bar = try AndroidApp().root(
      """
      <com.google.android.material.appbar.MaterialToolbar $NS \(Self.size) app:title='A' app:subtitle='B' \
      app:navigationIcon='@drawable/ic_close' \(attribute)/>
      """)
    #expect(bar.children.map(\.android?.params.weight) == weights)
    let titles = try #require(bar.children.first { $0.children.count == 2 })
    guard case .linear(let style)? = titles.android?.content else {
      Issue.record("the titles are not in a column")
      return
    }
    #expect(style.gravity == (weights.count > 2 ? .topCenter : .startTop))
    // `Toolbar` has no such attributes.
    let plain = try AndroidApp().root(
      "<androidx.appcompat.widget.Toolbar $NS \(Self.size) app:title='A' app:subtitle='B' "
        + "app:navigationIcon='@drawable/ic_close' \(attribute)/>")
    #expect(plain.children.map(\.android?.params.weight) == [0, 0])
  }

  /// `Widget.AppCompat.Toolbar.Button.Navigation` has the scale type `center`.
  @Test(arguments: [("narrow", 12.0, 20.0), ("ic_missing", 24, 24), ("missing", 24, 24)])
  func `the navigation icon of a toolbar keeps its size`(_ name: String, _ width: Double, _ height: Double) throws {
    let app = AndroidApp(["drawable/narrow.xml": "<vector $NS android:width='12dp' android:height='20dp'/>"])
    let bar = try app.root("<Toolbar $NS \(Self.size) app:navigationIcon='@drawable/\(name)'/>")
    let picture = FittedPicture(size: Size(width: width, height: height), isScaled: false)
    #expect(bar.children.first?.appearance.picture == picture)
  }

  /// `View.draw` paints the background only; a shadow makes a bar of the same color visible.
  @Test(arguments: [
    ("android:background='#FFF' app:elevation='0dp'", false), ("android:background='#FFF'", true), ("", true),
    ("android:background='#FFF' app:elevation='4dp'", true), ("app:elevation='0dp'", true),
    ("android:background='@null'", false), ("android:background='@drawable/missing' app:elevation='0dp'", true),
  ])
  func `an app bar of a stated color without a shadow has no other surface`(
    _ attributes: String, _ isBoxed: Bool
  ) throws {
    let bar = try AndroidApp().root(
      "<FrameLayout $NS><AppBarLayout \(Self.size) \(attributes)/><Button android:text='a'/></FrameLayout>"
    ).children[0]
    #expect(bar.appearance.isBoxed == isBoxed)
  }

  @Test(arguments: [(1, true), (2, false)])
  func `a collapsing toolbar with several pictures has no title`(pictures: Int, hasTitle: Bool) throws {
    let images = String(repeating: "<ImageView android:layout_width='9dp'/>", count: pictures)
    let bar = try AndroidApp().root(
      """
      <CollapsingToolbarLayout $NS android:layout_height='200dp' app:title='A'><LinearLayout>\(images)</LinearLayout>
      </CollapsingToolbarLayout>
      """)
    #expect(bar.children.contains { $0.text?.content == "A" } == hasTitle)
  }
}
