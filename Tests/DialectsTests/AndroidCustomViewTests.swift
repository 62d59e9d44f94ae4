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
}
