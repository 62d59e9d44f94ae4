import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The root of an Android layout and the frame around it, and the views that count for the limit of a document.
@Suite struct AndroidRootTests {
  private static let fill = "android:layout_width='match_parent' android:layout_height='match_parent'"
  private static let wrap = "android:layout_width='match_parent' android:layout_height='wrap_content'"

  private static func size(_ width: String, _ height: String) -> String {
    "android:layout_width='\(width)' android:layout_height='\(height)'"
  }

  // MARK: - Roots

  /// Code shows a hidden root, and its container gives a size to one of 0 dp.
  @Test(
    arguments: [
      ("0dp", "0dp", "fill×wrap"), ("1px", "0dp", "1×wrap"), ("0dp", "1px", "fill×1"), ("37px", "41px", "37×41"),
      ("wrap_content", "match_parent", "wrap×fill"),
    ])
  func `a root is visible and has a size`(_ width: String, _ height: String, _ box: String) throws {
    for (attributes, opacity) in [
      ("android:alpha='0' android:visibility='gone'", 1.0), ("android:alpha='0.25'", 0.25),
      ("android:visibility='invisible'", 1),
    ] {
      let root = try AndroidApp().root("<TextView $NS android:text='a' \(Self.size(width, height)) \(attributes)/>")
      #expect(root.kind == .text)
      #expect(root.androidBox == "text " + box)
      #expect(root.appearance.opacity == opacity)
      #expect(!root.isHidden && root.android?.visibility == .visible)
    }
  }

  /// The frame around a text, and two facts: the picture is as wide, and as high, as the root.
  @Test(
    arguments: [
      ("37px", "wrap_content", "wrap×wrap", true, true), ("37px", "41px", "wrap×wrap", true, true),
      ("37px", "match_parent", "fill×fill", false, false), ("match_parent", "41px", "fill×wrap", false, true),
      ("wrap_content", "wrap_content", "fill×wrap", false, true), ("0dp", "0dp", "fill×wrap", false, true),
      ("match_parent", "match_parent", "fill×fill", false, false),
    ])
  func `a root that is content has a frame around it`(
    _ width: String, _ height: String, _ frame: String, _ fitsWidth: Bool, _ fitsHeight: Bool
  ) throws {
    let markup = "<TextView $NS android:text='a' \(Self.size(width, height))/>"
    let document = try AndroidApp().read(markup).value
    #expect(document.root.androidBox == "container " + frame)
    #expect(document.root.children.map(\.element) == ["TextView"])
    #expect(document.fitsWidthOfRoot == fitsWidth && document.fitsHeightOfRoot == fitsHeight)
    #expect(document.scale == 1 && document.alignsToPixels)
    // A device shows the root in the content of a window.
    var app = AndroidApp()
    app.request.completions = .none
    let window = try app.read(markup).value
    #expect(window.root.android?.params.width == .matchParent)
    #expect(!window.fitsWidthOfRoot && !window.fitsHeightOfRoot)
  }

  /// The height of the picture is that of the root, unless the root is as high as the screen.
  @Test(arguments: [("match_parent", 2_400 / 2.625), ("wrap_content", nil), ("41px", nil)] as [(String, Double?)])
  func `a picture without a stated height is as high as a phone or the root`(_ root: String, _ height: Double?) throws {
    var app = AndroidApp()
    app.request.size.height = nil
    let document = try app.read("<LinearLayout $NS \(Self.size("match_parent", root))><Button/></LinearLayout>").value
    #expect(document.canvas.height == height)
    #expect(document.canvas.width == 400)
  }

  @Test(
    arguments: [
      ("Left", "1px", true), ("Right", "1px", true), ("Top", "1px", true), ("Bottom", "1px", true),
      ("Left", "0px", false), ("Top", "0px", false), ("Bottom", "-1px", true),
    ])
  func `a container with a margin has a frame around it`(_ edge: String, _ margin: String, _ hasFrame: Bool) throws {
    let root = try AndroidApp().read(
      "<LinearLayout $NS \(Self.wrap) android:layout_margin\(edge)='\(margin)'><Button/></LinearLayout>"
    ).value.root
    #expect(root.element == (hasFrame ? "FrameLayout" : "LinearLayout"))
    if hasFrame { #expect(root.androidBox == "container fill×wrap") }
    #expect(root.children.map(\.element) == [hasFrame ? "LinearLayout" : "Button"])
  }

  /// An app bar is the child of a coordinator, which is as high as the screen.
  @Test(
    arguments: [
      ("<AppBarLayout $S/>", "fill×fill"), ("<TextView $S/><AppBarLayout $S/>", "fill×fill"),
      ("<TextView $S/>", "fill×wrap"), ("<TextView $S/><TextView $S/>", "fill×wrap"),
    ])
  func `a merge layout is as wide as the screen`(_ children: String, _ box: String) throws {
    let children = children.replacing("$S", with: Self.wrap)
    let root = try AndroidApp().root("<merge $NS>\(children)</merge>")
    #expect(root.androidBox == "container " + box)
    if case .coordinator? = root.android?.content {
      #expect(box == "fill×fill")
    } else {
      #expect(box == "fill×wrap")
    }
  }

  // MARK: - Copies

  /// A layout of an item that the class of the screen inflates: four copies in a group, one in another container.
  @Test(arguments: [("LinearLayout", 4), ("TableLayout", 4), ("FrameLayout", 1)])
  func `a group has copies of the part that code adds`(_ name: String, _ count: Int) throws {
    var app = AndroidApp(["layout/item_tag.xml": "<LinearLayout $NS \(Self.wrap)><Button/><Button/></LinearLayout>"])
    app.request.android.layoutName = "feed"
    app.request.code = SourceCode(paths: { ["a/Feed.kt"] }) { _ in Array("R.layout.feed R.layout.item_tag".utf8) }
    let markup = """
      <LinearLayout $NS \(Self.fill) android:orientation='vertical'><Button android:text='a'/>\
      <\(name) \(Self.fill) android:id='@+id/fragment_container'/></LinearLayout>
      """
    let root = try app.root(markup)
    let group = try #require(root.children.last)
    #expect(group.children.map(\.element) == Array(repeating: "LinearLayout", count: count))
    #expect(group.children.allSatisfy { $0.children.count == 2 })
    #expect(root.viewTotal == 3 + 3 * count)
    app.request.limits.views = root.viewTotal
    #expect(try app.root(markup).viewTotal == root.viewTotal)
    app.request.limits.views -= 1
    #expect(throws: InvalidInput.self) { try app.root(markup) }
  }

  // MARK: - Limit

  private static func screen(_ markup: String) -> String {
    "<FrameLayout $NS \(fill)><TextView android:text='a'/>\(markup)</FrameLayout>"
  }

  /// A document and the number of its views: those of its elements, and those that classes and code add.
  @Test(
    arguments: [
      ("<TextView $NS \(wrap) android:text='a'/>", 2), ("<LinearLayout $NS \(wrap)><Button/></LinearLayout>", 2),
      ("<LinearLayout $NS \(wrap) android:layout_marginTop='3px'><Button/></LinearLayout>", 3),
      ("<TabLayout $NS \(wrap)/>", 7),
      ("<TabLayout $NS \(wrap)><TabItem android:text='a' android:icon='@drawable/x'/></TabLayout>", 4),
      ("<BottomNavigationView $NS \(wrap)/>", 10), ("<NavigationRailView $NS \(fill)/>", 10),
      ("<NavigationView $NS \(fill) app:menu='@menu/none'/>", 19),
      (
        """
        <androidx.appcompat.widget.Toolbar $NS \(wrap) app:title='A' app:subtitle='B' app:navigationIcon='@drawable/x' \
        app:logo='@drawable/y' app:menu='@menu/z'/>
        """, 9
      ),
      (
        """
        <CoordinatorLayout $NS \(fill)><AppBarLayout \(wrap)><CollapsingToolbarLayout app:title='A' \
        \(size("match_parent", "200dp"))/></AppBarLayout></CoordinatorLayout>
        """, 4
      ),
      (
        """
        <CoordinatorLayout $NS \(fill)><AppBarLayout \(wrap)><include layout='@layout/none'/></AppBarLayout>\
        </CoordinatorLayout>
        """, 5
      ),
      (
        """
        <TextInputLayout $NS \(wrap) app:helperText='A' app:counterEnabled='true'><TextInputEditText \(wrap)/>\
        </TextInputLayout>
        """, 6
      ),
      (
        screen("<HorizontalScrollView \(wrap)><LinearLayout android:id='@+id/photos' \(wrap)/></HorizontalScrollView>"),
        15
      ),
      (screen("<androidx.compose.ui.platform.ComposeView android:id='@+id/settings_item' \(wrap)/>"), 4),
      (
        "<menu $NS><item android:title='A' android:icon='@drawable/x'/><item android:title='B'><menu>"
          + "<item android:title='C'/></menu></item></menu>", 8
      ),
      ("<menu $NS><item android:title='A' app:showAsAction='always'/><item android:title='B'/></menu>", 4),
      // Three columns of an item of 101 dp, which keeps its width; the last two cells are invisible.
      (
        screen("<RecyclerView \(wrap) app:spanCount='3' tools:itemCount='7' tools:listitem='@layout/narrow'/>"), 33
      ),
    ] as [(String, Int)])
  func `each view counts once for the limit`(_ markup: String, _ count: Int) throws {
    var app = AndroidApp([
      "layout/narrow.xml": "<FrameLayout $NS \(Self.size("101dp", "41dp"))><TextView android:text='a'/></FrameLayout>"
    ])
    #expect(try app.read(markup).value.root.viewTotal == count)
    app.request.limits.views = count
    #expect(try app.read(markup).value.root.viewTotal == count)
    app.request.limits.views = count - 1
    #expect(throws: InvalidInput.self) { try app.read(markup) }
  }
}
