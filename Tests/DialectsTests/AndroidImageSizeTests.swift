import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The sizes of pictures and texts that depend on their views.
@Suite struct AndroidImageSizeTests {
  private static let wrap = "android:layout_width='wrap_content' android:layout_height='wrap_content'"

  private func image(_ attributes: String) throws -> AndroidImage? {
    try AndroidApp().root("<FrameLayout $NS><ImageView \(Self.wrap) \(attributes)/></FrameLayout>").children[0]
      .androidImage
  }

  @Test(arguments: [("mountains", 400, 225), ("ic_star", 24, 24)])
  func `a cropped picture of unknown size is as wide as the screen`(name: String, width: Int, height: Int) throws {
    let found = try image("android:scaleType='centerCrop' android:src='@drawable/\(name)'")
    #expect(found == AndroidImage(width: width, height: height))
  }

  @Test func `a picture that is scaled down has its largest size`() throws {
    let found = try image("android:adjustViewBounds='true' android:maxWidth='200dp' android:maxHeight='90dp'")
    #expect(found?.width == 200)
    #expect(found?.height == 90)
  }

  @Test(arguments: [("100dp", "🪐", 85), ("40dp", "🪐", 34), ("wrap_content", "🪐", 14)])
  func `a text with a uniform size is as high as its view`(height: String, text: String, size: Float) throws {
    let view = try AndroidApp().root(
      """
      <FrameLayout $NS><TextView android:layout_width='100dp' android:layout_height='\(height)' \
      app:autoSizeTextType='uniform' android:text='\(text)'/></FrameLayout>
      """
    ).children[0]
    #expect(view.androidText?.size == size)
  }

  @Test func `a uniform size leaves space for all lines`() throws {
    let words = Array(repeating: "planet", count: 12).joined(separator: " ")
    let view = try AndroidApp().root(
      """
      <FrameLayout $NS><TextView android:layout_width='200dp' android:layout_height='100dp' \
      app:autoSizeTextType='uniform' android:text='\(words)'/></FrameLayout>
      """
    ).children[0]
    let size = try #require(view.androidText?.size)
    #expect(size > 14 && size < 30)
  }

  @Test(arguments: [(48, 48, true), (49, 20, false), (20, 49, false)], [1.0, 2])
  func `the picture of an icon button is at most as long as a touch target`(
    size: (width: Int, height: Int, isIcon: Bool), density: Double
  ) throws {
    var app = AndroidApp([
      "drawable/it.xml": "<vector $NS android:width='\(size.width)dp' android:height='\(size.height)dp'/>"
    ])
    app.request.density = density
    let view = try app.root("<FrameLayout $NS><ImageButton \(Self.wrap) android:src='@drawable/it'/></FrameLayout>")
      .children[0]
    #expect((view.control == .iconButton) == size.isIcon)
  }

  @Test func `a maskable frame gives its picture its corners`() throws {
    let frame = try AndroidApp().root(
      """
      <FrameLayout $NS><com.google.android.material.carousel.MaskableFrameLayout android:layout_width='150dp' \
      android:layout_height='200dp' app:shapeAppearance='?attr/shapeAppearanceCornerExtraLarge'>
      <ImageView android:layout_width='match_parent' android:layout_height='match_parent'/>
      </com.google.android.material.carousel.MaskableFrameLayout></FrameLayout>
      """
    ).children[0]
    #expect(frame.children[0].appearance.cornerRadius == CornerRadius(.points(28)))
  }

  @Test(arguments: [("wrap_content", ControlKind.button), ("match_parent", nil)])
  func `the buttons of a toggle group are one control`(width: String, control: ControlKind?) throws {
    let group = try AndroidApp().root(
      """
      <FrameLayout $NS><com.google.android.material.button.MaterialButtonToggleGroup android:layout_width='\(width)' \
      android:layout_height='wrap_content'><Button android:text='a'/><Button android:text='b'/>
      </com.google.android.material.button.MaterialButtonToggleGroup></FrameLayout>
      """
    ).children[0]
    #expect(group.control == control)
    #expect(group.children.count == 2)
  }

  @Test(arguments: [("40dp", 24), ("10dp", 4)])
  func `the padding of a text follows from the distance of its baseline`(distance: String, top: Int) throws {
    let text = try AndroidApp().root(
      """
      <FrameLayout $NS><TextView android:text='a' android:textSize='15dp' android:paddingTop='4dp' \
      app:firstBaselineToTopHeight='\(distance)'/></FrameLayout>
      """
    ).children[0]
    #expect(text.android?.padding.top == top)
  }

  @Test(arguments: [(48, 12, true), (48, 11, false), (100, 12, false)])
  func `a view has the size of an icon inside its padding`(width: Int, padding: Int, isIcon: Bool) throws {
    let view = try AndroidApp().root(
      """
      <FrameLayout $NS><ImageView android:layout_width='\(width)dp' android:layout_height='60dp' \
      android:padding='\(padding)dp' android:src='@drawable/mountains'/></FrameLayout>
      """
    ).children[0]
    #expect((view.appearance.picture != nil) == isIcon)
  }

  /// Its icon has 24 dp, and `FIT_CENTER` keeps the proportions; the sides are those that the parent gives.
  @Test(arguments: [
    ("wrap_content", "match_parent", "", Size(width: 24, height: 24)),
    ("wrap_content", "match_parent", "android:scaleType='centerCrop'", nil),
    // It is an illustration.
    ("match_parent", "wrap_content", "", nil),
    ("match_parent", "match_parent", "", nil),
  ])
  func `a picture of code keeps its proportions in a view that wraps one side`(
    width: String, height: String, attributes: String, size: Size?
  ) throws {
    let view = try AndroidApp().root(
      """
      <FrameLayout $NS><ImageView android:id='@+id/icon' android:layout_width='\(width)' \
      android:layout_height='\(height)' \(attributes)/></FrameLayout>
      """
    ).children[0]
    let area = width == "wrap_content" ? Size(width: 24, height: 52) : Size(width: 52, height: 24)
    #expect(view.appearance.picture?.frame(in: Rect(origin: .zero, size: area)).size == size)
  }
}
