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

  /// A button between 104 and 156 dp at the side, and a card of 100 dp, which covers the end of the button at 98 dp.
  @Test(arguments: [
    (98.0, 100.0, 82.0), (99, 100, 83), (100, 100, 84), (100, 155, 84), (100, 156, 100), (100, 5, 84), (100, 4, 100),
  ])
  func `a control becomes narrower before a box beside it`(x: Double, y: Double, width: Double) throws {
    let found = try Found(
      """
      <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android"
        android:layout_width="match_parent" android:layout_height="match_parent">
        <Button android:id="@+id/button" android:layout_width="100dp" android:layout_height="60dp"
          android:layout_marginTop="100dp" android:text="Go"/>
        <com.google.android.material.card.MaterialCardView android:layout_width="150dp" android:layout_height="100dp"
          android:layout_marginLeft="\(x)dp" android:layout_marginTop="\(y)dp"><ImageView android:layout_width="60dp"
          android:layout_height="60dp" android:layout_gravity="center" android:src="@drawable/picture"/>
        </com.google.android.material.card.MaterialCardView>
      </FrameLayout>
      """
    ) {
      $0.density = 1
      $0.size = Canvas(width: 400, height: 800)
    }
    #expect(found.frames("button") == [[16, 104, width, 52]])
  }

  @Test func `a text alone at the side keeps its width`() throws {
    let frames = try bones(text("time", "12:30", width: "wrap_content")).frames("time")
    #expect(frames[0][0] + frames[0][2] == 384)
  }

  /// A linear progress indicator is as wide as its container; a shorter one keeps a margin.
  @Test(arguments: [("match_parent", [0.0, 400.0]), ("300dp", [16, 300])])
  func `a progress bar from side to side has no margins`(_ width: String, _ expected: [Double]) throws {
    let found = try Found(
      """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:orientation="vertical"
        android:layout_width="match_parent" android:layout_height="wrap_content">
        <ProgressBar android:id="@+id/bar" style="?android:attr/progressBarStyleHorizontal"
          android:layout_width="\(width)" android:layout_height="16dp"/>
        <TextView android:id="@+id/title" android:text="A title" android:layout_width="match_parent"
          android:layout_height="wrap_content"/>
      </LinearLayout>
      """
    ) {
      $0.density = 1
      $0.size = Canvas(width: 400, height: 800)
    }
    #expect(found.frames("bar").map { [$0[0], $0[2]] } == [expected])
    #expect(found.frames("title").map { $0[0] } == [16])
  }
}
