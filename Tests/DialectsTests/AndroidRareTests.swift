import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// Documented features of Android that few applications use: no other test and no corpus needs them.
@Suite struct AndroidRareTests {
  private static let size = "android:layout_width='match_parent' android:layout_height='wrap_content'"

  @Test(arguments: [
    ("@tools:sample/lorem[4:10]", 6), ("@tools:sample/lorem[4]", 4), ("@tools:sample/lorem[9:3]", 1),
    ("@tools:sample/lorem[0:900]", 100), ("@tools:sample/lorem", 20), ("@tools:sample/lorem/random", 20),
    ("@tools:sample/lorem[a]", 20),
  ])
  func `the name of a sample text states its number of words`(reference: String, count: Int) {
    #expect(SampleText.text(for: reference)?.split(separator: " ").count == count)
  }

  @Test(arguments: [
    ("@{u.name, default=Anna}", "Anna"), ("@={u.name, default = \"An na\"}", "An na"),
    ("@{u.name, default='Anna' }", "Anna"), ("@{u.name, default=`A`}", "A"), ("@{u.name, default='A}", "'A"),
    ("@{u.name, default=@string/name}", "Anna"), ("@{u.default, default=B}", "B"),
  ])
  func `the default of a data binding expression is shown without its quotes`(text: String, shown: String) throws {
    let app = AndroidApp(["values/strings.xml": "<string name='name'>Anna</string>"])
    let written = text.replacing("\"", with: "&quot;").replacing("'", with: "&apos;")
    let root = try app.root("<layout $NS><TextView android:text='\(written)' \(Self.size)/></layout>")
    #expect(root.androidText?.text == shown)
  }

  @Test(arguments: [
    ("@color/m3_sys_color_light_surface_container", [0xF3EDF7, 0xF3EDF7]),
    ("@color/m3_sys_color_dark_primary", [0xD0BCFF, 0xD0BCFF]),
    ("@color/m3_sys_color_dynamic_dark_error", [0xF2B8B5, 0xF2B8B5]), ("?attr/colorTertiary", [0x7D5260, 0xEFB8C8]),
  ])
  func `colors of Material Components are those of its baseline scheme`(text: String, colors: [UInt32]) throws {
    for (isNight, color) in zip([false, true], colors) {
      var app = AndroidApp()
      app.request.android.isNight = isNight
      let views = try app.root(
        "<FrameLayout $NS \(Self.size)><View \(Self.size) android:background='\(text)'/></FrameLayout>")
      let background = try #require(views.children.first?.appearance.background)
      #expect([background.red, background.green, background.blue].reduce(0) { $0 << 8 | UInt32($1) } == color)
    }
  }

  @Test(arguments: [
    ("SeekBarPreference", [ControlKind.slider]), ("CheckBoxPreference", [.checkBox]), ("SwitchPreference", [.toggle]),
    ("Preference", []),
  ])
  func `the class of a preference decides its control`(name: String, controls: [ControlKind]) throws {
    let row = "<\(name) android:title='Volume' android:icon='@drawable/x' android:summary='Loud'/>"
    let screen = try AndroidApp().root("<PreferenceScreen $NS>\(row)</PreferenceScreen>")
    let parts = try #require(screen.children.first).children
    try #require(parts.count > 1)
    #expect(parts.flatMap(\.descendants).compactMap(\.control) == controls)
    // The icon precedes the texts.
    #expect(parts[0].kind == .image)
    #expect(parts[0].android?.params.margins.right == 32)
    #expect(parts[1].children.prefix(2).map(\.text?.content) == ["Volume", "Loud"])
  }

  @Test func `the start state of a motion scene may be a layout file`() throws {
    var app = AndroidApp([
      "xml/scene.xml": "<MotionScene $NS><Transition app:constraintSetStart='@layout/start'/></MotionScene>",
      "layout/start.xml": """
      <androidx.constraintlayout.widget.ConstraintLayout $NS><View android:id='@+id/a' android:layout_width='30dp' \
      android:layout_height='40dp'/></androidx.constraintlayout.widget.ConstraintLayout>
      """,
    ])
    app.request.completions = .none
    let root = try app.root(
      """
      <androidx.constraintlayout.motion.widget.MotionLayout $NS android:layout_width='match_parent' \
      android:layout_height='match_parent' app:layoutDescription='@xml/scene'>
      <Button android:id='@+id/a' android:layout_width='1dp' android:layout_height='1dp'/>
      </androidx.constraintlayout.motion.widget.MotionLayout>
      """)
    #expect(root.children.map(\.android?.params.width) == [.pixels(30)])
  }

  @Test(arguments: [("simple_list_item_2", 2), ("simple_list_item_1", 1), ("select_dialog_item", 1), ("gallery", 0)])
  func `row layouts of the framework have one or two lines`(name: String, lines: Int) throws {
    let root = try AndroidApp().root(
      "<LinearLayout $NS \(Self.size)><include layout='@android:layout/\(name)'/></LinearLayout>")
    let texts = root.descendants.filter { $0.androidText != nil }
    #expect(texts.map(\.identifier) == ["text1", "text2"].prefix(lines).map { $0 })
  }

  @Test(arguments: [
    (
      "app:fabAlignmentMode='center' app:fabAnchorMode='embed'", AndroidGravity.Horizontal.center,
      AndroidGravity.Vertical.center, 0
    ),
    ("app:fabAlignmentMode='center' app:fabAnchorMode='cradle'", .center, .top, 0),
    ("app:fabAlignmentMode='end' app:fabAnchorMode='cradle' app:fabAlignmentModeEndMargin='10dp'", .end, .top, -38),
    ("app:fabAlignmentMode='end' app:fabAnchorMode='embed'", .end, .center, -44),
  ])
  func `a bottom app bar places the button that is anchored to it`(
    attributes: String, horizontal: AndroidGravity.Horizontal, vertical: AndroidGravity.Vertical, offset: Int
  ) throws {
    for direction in ["ltr", "rtl"] {
      var app = AndroidApp()
      app.request.direction = direction == "rtl" ? .rightToLeft : .leftToRight
      let root = try app.root(
        """
        <androidx.coordinatorlayout.widget.CoordinatorLayout $NS \(Self.size)>
        <com.google.android.material.bottomappbar.BottomAppBar android:id='@+id/bar' \(Self.size) \(attributes)/>
        <com.google.android.material.floatingactionbutton.FloatingActionButton app:layout_anchor='@id/bar' \
        android:layout_width='wrap_content' android:layout_height='wrap_content'/>
        </androidx.coordinatorlayout.widget.CoordinatorLayout>
        """)
      guard case .coordinator(let params)? = root.children.last?.android?.params.parent else {
        Issue.record("no coordinator")
        return
      }
      #expect(params.anchorGravity == AndroidGravity(horizontal: horizontal, vertical: vertical))
      #expect(params.anchorOffset == (direction == "rtl" ? -offset : offset))
    }
  }

  @Test(arguments: [
    ("android:layout_width='0dp'", Axis.horizontal), ("android:layout_width='match_parent'", .vertical),
  ])
  func `a weight in a merge layout shows the direction of its parent`(width: String, axis: Axis) throws {
    let root = try AndroidApp().root(
      "<merge $NS><View \(width) android:layout_height='0dp' android:layout_weight='1'/><Button/></merge>")
    #expect(root.android?.content == .linear(AndroidLinearStyle(axis: axis)))
  }

  @Test(arguments: [("", 56), ("app:menu='@menu/main'", -40)])
  func `a centered title of a toolbar is in the middle of the bar`(menu: String, missing: Int) throws {
    let app = AndroidApp([
      "menu/main.xml": """
      <menu $NS><item android:title='A' app:showAsAction='always' android:icon='@drawable/a'/>
      <item android:title='B' app:showAsAction='always' android:icon='@drawable/b'/></menu>
      """
    ])
    let bar = try app.root(
      """
      <androidx.appcompat.widget.Toolbar $NS \(Self.size) app:navigationIcon='@drawable/back' \(menu)>
      <TextView android:layout_width='wrap_content' android:layout_height='wrap_content' android:text='Title' \
      android:layout_gravity='center'/></androidx.appcompat.widget.Toolbar>
      """)
    let parts = bar.children.flatMap { $0.element.hasSuffix("Toolbar") && !$0.children.isEmpty ? $0.children : [$0] }
    let spacer = try #require(missing < 0 ? parts.first : parts.last)
    #expect(spacer.android?.content == .space)
    #expect(spacer.android?.params.width == .pixels(abs(missing)))
  }
}

extension View {
  fileprivate var descendants: [View] { [self] + children.flatMap(\.descendants) }
}
