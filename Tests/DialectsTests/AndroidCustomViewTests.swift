import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// Views of classes of the application.
@Suite struct AndroidCustomViewTests {
  private static let size = "android:layout_width='match_parent' android:layout_height='match_parent'"

  @Test(arguments: [("android:src='@drawable/a'", ViewKind.image), ("app:source='@drawable/a'", .unknown)])
  func `a custom view with the attributes of an image is an image`(attribute: String, kind: ViewKind) throws {
    let view = try AndroidApp().root("<FrameLayout $NS><com.example.Cutout \(attribute)/></FrameLayout>").children[0]
    #expect(view.kind == kind)
  }

  @Test(arguments: [("vertical", ViewKind.media), ("horizontal", .unknown)])
  func `a custom view that takes the free height is a block`(orientation: String, kind: ViewKind) throws {
    let view = try AndroidApp().root(
      """
      <LinearLayout $NS \(Self.size) android:orientation='\(orientation)'><TextView android:text='a'/>
      <com.example.Visualizer android:layout_width='match_parent' android:layout_height='0dp' \
      android:layout_weight='1'/></LinearLayout>
      """
    ).children[1]
    #expect(view.kind == kind)
  }

  @Test(arguments: [("android:src='@drawable/a'", ControlKind.iconButton), ("android:text='a'", .button)])
  func `a custom button with an image is an image button`(attribute: String, control: ControlKind) throws {
    let view = try AndroidApp().root("<FrameLayout $NS><com.example.IconButton \(attribute)/></FrameLayout>").children[
      0]
    #expect(view.control == control)
  }

  /// A child with a weight and the height 0 is visible in a column only.
  @Test(arguments: [
    ("com.example.ScrollingLinearLayout", "0dp", "", Axis.vertical),
    ("com.example.ScrollingLinearLayout", "48dp", "", .horizontal), ("LinearLayout", "0dp", "", .horizontal),
    ("com.example.ScrollingLinearLayout", "0dp", "android:orientation='horizontal'", .horizontal),
    ("com.example.Wrapper", "0dp", "", .vertical), ("com.example.Wrapper", "48dp", "", .horizontal),
  ])
  func `a class whose code sets its orientation is a column if its weights need one`(
    name: String, height: String, attributes: String, axis: Axis
  ) throws {
    let root = try AndroidApp().root(
      """
      <\(name) $NS \(Self.size) \(attributes)><Button android:layout_width='match_parent' \
      android:layout_height='\(height)' android:layout_weight='1'/></\(name)>
      """)
    guard case .linear(let style)? = root.android?.content else {
      Issue.record("the view is not linear")
      return
    }
    #expect(style.axis == axis)
  }

  @Test(arguments: [
    ("init { orientation = VERTICAL }", "", Axis.vertical), ("setOrientation(LinearLayout.VERTICAL);", "", .vertical),
    ("init { inflate(context, R.layout.status, this) }", "", .horizontal),
    ("list.setOrientation(VERTICAL);", "", .horizontal),
    ("init { orientation = VERTICAL }", "android:orientation='horizontal'", .horizontal),
  ])
  func `a class has the orientation that its code states`(code: String, attributes: String, axis: Axis) throws {
    var app = AndroidApp()
    let file = "class StatusView(context: Context) : LinearLayout(context) { \(code) }"
    app.request.code = SourceCode(paths: { ["app/StatusView.kt"] }) { _ in Array(file.utf8) }
    let root = try app.root(
      "<com.example.StatusView $NS \(Self.size) \(attributes)><TextView android:text='a'/></com.example.StatusView>")
    guard case .linear(let style)? = root.android?.content else {
      Issue.record("the view is not linear")
      return
    }
    #expect(style.axis == axis)
  }

  /// `View.inflate` in the constructor of a class.
  @Test(arguments: [
    ("R.layout.item_token_icon_square; R.layout.item_token_icon", ["small"]),
    ("R.layout.item_token_icon_square", ["big"]),
    ("R.layout.item_token; R.layout.item_icon", []), ("R.layout.item_token; R.layout.token_icon_item", ["whole"]),
  ])
  func `a class has the layout with all words of its name, even if it is named after an item`(
    code: String, texts: [String]
  ) throws {
    let layouts = [
      "item_token_icon": "small", "item_token_icon_square": "big", "item_token": "part", "item_icon": "other",
      "token_icon_item": "whole",
    ]
    var app = AndroidApp()
    for (name, text) in layouts { app.files["layout/\(name).xml"] = "<TextView $NS android:text='\(text)'/>" }
    let file = "public class TokenIcon extends FrameLayout { \(code) }"
    app.request.code = SourceCode(paths: { ["app/TokenIcon.java"] }) { _ in Array(file.utf8) }
    let view = try app.root(
      """
      <LinearLayout $NS \(Self.size)><TextView android:text='a'/><com.example.TokenIcon android:layout_width='46dp' \
      android:layout_height='46dp'/></LinearLayout>
      """
    ).children[1]
    #expect(view.children.compactMap(\.text?.content) == texts)
  }

  @Test(arguments: [
    ("com.example.MonthViewWrapper", "match_parent", ViewKind.container), ("com.example.MonthView", "48dp", .unknown),
    ("com.example.Backdrop", "match_parent", .unknown),
  ])
  func `a custom view that fills its parent shows the content that its name states`(
    name: String, height: String, kind: ViewKind
  ) throws {
    let view = try AndroidApp().root(
      """
      <FrameLayout $NS \(Self.size)><TextView android:text='a'/>
      <\(name) android:layout_width='match_parent' android:layout_height='\(height)'/></FrameLayout>
      """
    ).children[1]
    #expect(view.kind == kind && view.children.isEmpty == (kind != .container))
  }

  @Test(arguments: [
    ("sign_out_button", "match_parent", ViewKind.control), ("headlineLabel", "match_parent", .text),
    ("account_row", "match_parent", .container), ("account_row", "wrap_content", .unknown),
    ("user_avatar_image", "match_parent", .image), ("add_fab", "wrap_content", .control),
    ("progress_bar", "wrap_content", .control), ("", "wrap_content", .unknown),
  ])
  func `a view of Compose is the control that its identifier names`(
    identifier: String, width: String, kind: ViewKind
  ) throws {
    let attribute = identifier.isEmpty ? "" : "android:id='@+id/\(identifier)'"
    let view = try AndroidApp().root(
      """
      <LinearLayout $NS \(Self.size)><androidx.compose.ui.platform.ComposeView \(attribute) \
      android:layout_width='\(width)' android:layout_height='wrap_content'/></LinearLayout>
      """
    ).children[0]
    #expect(view.kind == kind)
  }
}
