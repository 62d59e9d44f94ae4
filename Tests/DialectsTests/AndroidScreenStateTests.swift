import Testing

@testable import Dialects
@testable import ViewTree

/// Loading, empty and error states of a screen in one frame.
@Suite struct AndroidScreenStateTests {
  private static let size = "android:layout_width='match_parent' android:layout_height='match_parent'"

  private static let list = "<androidx.recyclerview.widget.RecyclerView \(size)/>"
  private static let spinner = "<ProgressBar/>"

  private static func frame(_ children: String, _ attributes: String = "") -> String {
    "<FrameLayout $NS \(size) \(attributes)>\(children)</FrameLayout>"
  }

  @Test(arguments: [
    // A view over a list, and true if it is hidden.
    (frame(spinner), true), (frame(spinner + "<Space/>"), true),
    (frame(spinner + "<TextView android:text='A' android:visibility='gone'/>"), true),
    (frame(spinner + "<TextView android:text='A'/>"), false), (frame(""), false),
    (frame("<TextView android:text='A' android:visibility='gone'/>"), false),
    (spinner, true), ("<ProgressBar style='?android:attr/progressBarStyleHorizontal'/>", false),
    ("<TextView \(size) android:id='@+id/empty_view' android:text='A'/>", true),
    ("<TextView \(size) android:id='@+id/title' android:text='A'/>", false),
    ("<EditText android:id='@+id/error_reason'/>", false), ("<Spinner android:id='@+id/error_reason'/>", false),
    ("<org.example.WikiErrorView \(size)/>", true),
    (frame("<TextView android:text='A'/>", "android:id='@+id/loading'"), true),
  ])
  func `states of a screen over a list are hidden`(_ state: String, _ isHidden: Bool) throws {
    let frame = try AndroidApp().root(Self.frame(Self.list + state))
    #expect(frame.children.map(\.isHidden) == [false, isHidden])
  }

  @Test(arguments: [
    // Containers of a list of a height and a state of a height, and true if the state is hidden.
    ("FrameLayout", "wrap_content", "wrap_content", true), ("RelativeLayout", "wrap_content", "wrap_content", false),
    ("RelativeLayout", "match_parent", "wrap_content", true), ("RelativeLayout", "wrap_content", "match_parent", true),
    ("LinearLayout", "match_parent", "wrap_content", false),
  ])
  func `views that may be above each other are no alternatives`(
    _ container: String, _ list: String, _ state: String, _ isHidden: Bool
  ) throws {
    func size(_ height: String) -> String { Self.size.replacing("height='match_parent", with: "height='\(height)") }
    let views = Self.list.replacing(Self.size, with: size(list)) + "<TextView \(size(state)) android:id='@+id/empty'/>"
    let root = try AndroidApp().root("<\(container) $NS \(Self.size)>\(views)</\(container)>")
    #expect(root.children.map(\.isHidden) == [false, isHidden])
  }

  @Test(arguments: [
    (list, "match_parent", true), (list, "wrap_content", false), (frame(list), "match_parent", true),
    ("<LinearLayout \(size)><EditText/></LinearLayout>", "match_parent", false),
  ])
  func `a column has no room for a list and a state of its height`(
    _ content: String, _ height: String, _ isHidden: Bool
  ) throws {
    let state = "<TextView android:layout_height='\(height)' android:id='@+id/empty' android:text='A'/>"
    let root = try AndroidApp().root(
      "<LinearLayout $NS android:orientation='vertical' \(Self.size)>\(content)\(state)</LinearLayout>")
    #expect(root.children.map(\.isHidden) == [false, isHidden])
  }

  @Test(arguments: [
    (list, true), (list.replacing("width='match_parent", with: "width='0dp"), true),
    (list.replacing("width='match_parent", with: "width='90dp"), false),
    (list.replacing("<androidx.recyclerview.widget.RecyclerView", with: "<View"), false),
    (list.replacing("/>", with: " android:id='@+id/loading'/>"), false),
  ])
  func `a state is hidden only beside content that fills the width`(_ content: String, _ isHidden: Bool) throws {
    let frame = try AndroidApp().root(Self.frame(content + Self.spinner))
    #expect(frame.children.last?.isHidden == isHidden)
  }

  private static let form = "<LinearLayout \(size) android:visibility='gone'><EditText/></LinearLayout>"

  private static let error = form.replacing("Layout ", with: "Layout android:id='@+id/error' ")
  private static let invisibleList = list.replacing("/>", with: " android:visibility='invisible'/>")
  private static let text = "<TextView \(size) android:text='A'/>"

  @Test(arguments: [
    // Views of which the last is hidden at first, and true if it is shown.
    ([spinner, form], true), ([spinner, "<Space/>", form], true), ([spinner, invisibleList], true), ([form], false),
    ([text, form], false), ([spinner, "<Button/>", form], false), ([spinner, error], false),
    ([spinner, "<Button android:visibility='gone'/>"], false),
  ])
  func `hidden content takes the place of a screen's states`(_ views: [String], _ isShown: Bool) throws {
    let frame = try AndroidApp().root(Self.frame("<Button/>" + Self.frame(views.joined())))
    #expect(frame.children.last?.children.map(\.isHidden).last == !isShown)
  }

  @Test(arguments: [("", false), ("tools:visibility='visible'", true), ("tools:visibility='gone'", true)])
  func `an included state has the visibility of its include`(_ tools: String, _ isGone: Bool) throws {
    let app = AndroidApp(["layout/error_panel.xml": "<LinearLayout $NS \(Self.size)><TextView $NS/></LinearLayout>"])
    let include = "<include layout='@layout/error_panel' android:id='@+id/error_panel' \(tools)"
    let root = try app.root(Self.frame(Self.list + include + " android:visibility='\(isGone ? "gone" : "visible")'/>"))
    #expect((root.children.last?.androidLayout?.visibility == .gone) == isGone)
  }
}
