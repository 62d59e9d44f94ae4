import Testing

@testable import SceneModel

/// Plain views of Android layouts with a background.
@Suite struct AndroidAreaTests {
  private func rule(width: String, height: Int, corners: Bool = false, text: Bool = false) throws -> BoneRule? {
    let size = "android:layout_width='\(width)' android:layout_height='\(height)dp'"
    let area = corners ? "androidx.cardview.widget.CardView" : "View"
    let words = "<TextView android:layout_width='100dp' android:layout_height='40dp' android:text='a'/>"
    return try Found(
      "<FrameLayout xmlns:android='http://schemas.android.com/apk/res/android' android:layout_width='match_parent' "
        + "android:layout_height='match_parent'><\(area) android:id='@+id/area' \(size) android:background='#00F'/>"
        + (text ? words : "") + "</FrameLayout>"
    ).rule("area")
  }

  @Test func `a plain view behind texts is a surface`() throws {
    #expect(try rule(width: "200dp", height: 80, text: true) == .surface)
    #expect(try rule(width: "200dp", height: 80) == .leaf)
  }

  @Test func `a plain view from edge to edge is a surface`() throws {
    #expect(try rule(width: "match_parent", height: 160) == .surface)
    #expect(try rule(width: "match_parent", height: 64) == .leaf)
    #expect(try rule(width: "match_parent", height: 160, corners: true) == .leaf)
  }
}
