import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

@Suite struct AndroidPictureTests {
  private func image(_ attributes: String, _ app: AndroidApp = AndroidApp()) throws -> View {
    try app.root("<FrameLayout $NS><ImageView \(attributes)/></FrameLayout>").children[0]
  }

  @Test func `an overlay states the size of each corner`() throws {
    let app = AndroidApp([
      "values/s.xml": """
      <style name='Top'><item name='cornerSize'>2dp</item><item name='cornerSizeTopLeft'>16dp</item>
      <item name='cornerSizeTopRight'>50%</item></style>
      """
    ])
    let corners = try image("app:shapeAppearanceOverlay='@style/Top'", app).appearance.cornerRadius
    #expect(
      corners
        == CornerRadius(topLeft: .points(16), topRight: .percent(50), bottomRight: .points(2), bottomLeft: .points(2)))
  }

  @Test(arguments: [("48dp", "48dp", true), ("match_parent", "108dp", false)])
  func `a cropped picture named after a circle is round in a square view`(
    width: String, height: String, isRound: Bool
  ) throws {
    let view = try image(
      """
      android:layout_width='\(width)' android:layout_height='\(height)' android:scaleType='centerCrop' \
      android:src='@drawable/logo_circle'
      """)
    #expect((view.appearance.cornerRadius == .circle) == isRound)
  }

  @Test(arguments: [
    ("160dp", "wrap_content", 160), ("48dp", "wrap_content", 24), ("wrap_content", "100dp", 100),
    ("match_parent", "wrap_content", 24),
  ])
  func `a missing picture is as high as its view is wide`(width: String, height: String, side: Int) throws {
    let attributes = "android:layout_width='\(width)' android:layout_height='\(height)'"
    let view = try image("\(attributes) android:src='@drawable/nothing_here'")
    #expect(view.androidImage == AndroidImage(width: side, height: side))
  }

  @Test(arguments: [("44dp", "24dp", true), ("44dp", "30dp", false), ("0dp", "0dp", false), ("96dp", "24dp", false)])
  func `a view that only an icon fits into shows a square`(width: String, height: String, isSquare: Bool) throws {
    let view = try image(
      "android:layout_width='\(width)' android:layout_height='\(height)' android:src='@drawable/star'")
    #expect((view.appearance.picture != nil) == isSquare)
  }

  @Test func `the variants of a style of a library share its base`() throws {
    let app = AndroidApp([
      "values/s.xml": "<style name='Card' parent='Base.Widget.Material3.CardView'/>"
    ])
    let markup = """
      <FrameLayout $NS><com.google.android.material.card.MaterialCardView style='@style/Card'>
      <TextView android:text='a'/></com.google.android.material.card.MaterialCardView></FrameLayout>
      """
    #expect(try app.root(markup).children[0].appearance.cornerRadius == CornerRadius(.points(12)))
    #expect(try app.warnings(markup) == [])
  }

  @Test(arguments: [("wrap_content", "FrameLayout"), ("match_parent", "CardView")])
  func `a card that is a part of a screen has a frame around it`(height: String, root: String) throws {
    let read = try AndroidApp().read(
      """
      <androidx.cardview.widget.CardView $NS android:layout_width='match_parent' android:layout_height='\(height)'>
      <TextView android:text='a'/></androidx.cardview.widget.CardView>
      """)
    #expect(read.value.root.element == root)
  }

  @Test(arguments: [("196dp", Axis.horizontal), ("216dp", .vertical), ("match_parent", .vertical)])
  func `a list lower than three rows scrolls sideways`(height: String, axis: Axis) throws {
    let list = try AndroidApp().root(
      """
      <FrameLayout $NS><androidx.recyclerview.widget.RecyclerView android:layout_width='match_parent' \
      android:layout_height='\(height)'/></FrameLayout>
      """
    ).children[0]
    guard case .linear(let style)? = list.android?.content else {
      Issue.record("the list is not linear")
      return
    }
    #expect(style.axis == axis)
    #expect(list.children[0].android?.params.width == (axis == .horizontal ? .pixels(180) : .matchParent))
  }

  @Test func `a custom view shows the texts in its attributes, the title first`() throws {
    let app = AndroidApp(["values/s.xml": "<string name='a'>More</string><string name='b'>Account</string>"])
    let row = try app.root(
      """
      <FrameLayout $NS><com.example.FancyRow android:layout_width='match_parent' android:layout_height='wrap_content' \
      app:note='@string/a' app:rowTitle='@string/b' app:mode='@string/c'/></FrameLayout>
      """
    ).children[0]
    #expect(row.children.compactMap(\.text?.content) == ["Account", "More"])
    #expect(row.android?.padding == Edges(16))
  }
}
