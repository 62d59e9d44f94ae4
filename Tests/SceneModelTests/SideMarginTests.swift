import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

@Suite struct SideMarginTests {
  /// The bones of the texts of a row 400 dp wide that begins at 100 dp and touches the right side.
  private func bones(_ texts: String) throws -> Found {
    try Found(
      """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:orientation="vertical"
        android:layout_width="match_parent" android:layout_height="wrap_content" android:paddingLeft="100dp">\(texts)
      </LinearLayout>
      """
    ) {
      $0.density = 1
      $0.size = Canvas(width: 400, height: 800)
    }
  }

  private func text(_ identifier: String, _ content: String, width: String = "match_parent") -> String {
    """
    <TextView android:id="@+id/\(identifier)" android:text="\(content)" android:layout_width="\(width)" \
    android:layout_height="wrap_content" android:layout_gravity="end"/>
    """
  }

  @Test func `all lines of a paragraph begin at the same x`() throws {
    let words = Array(repeating: "several words", count: 7).joined(separator: " ")
    let frames = try bones(text("title", "A title") + text("body", words)).frames("body")
    #expect(frames.count == 3)
    #expect(frames.map { $0[0] } == [100, 100, 100])
    #expect(frames[0][2] == 284)
  }

  @Test func `a text alone at the side keeps its width`() throws {
    let frames = try bones(text("time", "12:30", width: "wrap_content")).frames("time")
    #expect(frames[0][0] + frames[0][2] == 384)
  }
}
