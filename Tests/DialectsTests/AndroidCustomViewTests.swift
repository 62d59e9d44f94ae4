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
