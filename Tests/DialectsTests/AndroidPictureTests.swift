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
    ("wrap_content", "wrap_content", 24),
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

  @Test func `a custom row has an icon and samples of missing texts`() throws {
    func row(_ attributes: String) throws -> View {
      try AndroidApp().root("<FrameLayout $NS><com.example.FancyRow \(attributes)/></FrameLayout>").children[0]
    }
    let view = try row("app:rowIcon='@drawable/a' app:rowTitle='@string/missing' app:summary='On'")
    #expect(view.children.map(\.kind) == [.image, .container])
    #expect(view.children[1].children.compactMap(\.text?.content) == ["lorem ipsum", "On"])
    #expect(try row("app:mode='wide'").kind == .unknown)
    let wide = try row("android:layout_width='match_parent' android:layout_height='wrap_content'")
    #expect(wide.children.compactMap(\.text?.content) == ["lorem ipsum"])
  }

  @Test(arguments: [("180dp", 164), ("wrap_content", 96)])
  func `the tiles of a list that scrolls sideways are as high as the list`(height: String, side: Int) throws {
    let list = try AndroidApp().root(
      """
      <FrameLayout $NS><androidx.recyclerview.widget.RecyclerView android:layout_width='match_parent' \
      android:layout_height='\(height)' android:orientation='horizontal'/></FrameLayout>
      """
    ).children[0]
    #expect(list.children[0].android?.params.height == .pixels(side))
  }

  @Test(arguments: [
    ("illustration_game", "wrap_content", 160, 160), ("hero_banner", "match_parent", 284, 160),
    ("ic_image", "wrap_content", 24, 24), ("ic_empty_illustration", "wrap_content", 160, 160),
    ("bullet_small", "wrap_content", 8, 8), ("mountains", "match_parent", 284, 160),
    ("ic_star", "match_parent", 24, 24),
  ])
  func `a missing illustration is larger than an icon`(name: String, width: String, imageWidth: Int, height: Int) throws
  {
    let view = try image(
      "android:layout_width='\(width)' android:layout_height='wrap_content' android:src='@drawable/\(name)'")
    #expect(view.androidImage == AndroidImage(width: imageWidth, height: height))
  }

  @Test(arguments: [("", true), ("android:scaleType='fitXY'", false), ("android:scaleType='centerCrop'", false)])
  func `a picture of known size keeps its proportions where its view does not fill itself with it`(
    scaleType: String, keeps: Bool
  ) throws {
    let vector = "<vector $NS android:width='240dp' android:height='120dp'/>"
    let view = try AndroidApp(["drawable/map.xml": vector]).root(
      "<ImageView $NS android:layout_width='300dp' android:layout_height='300dp' android:src='@drawable/map' "
        + "\(scaleType)/>")
    let frame = view.appearance.picture?.frame(in: Rect(x: 0, y: 0, width: 300, height: 300))
    #expect(frame == (keeps ? Rect(x: 0, y: 75, width: 300, height: 150) : nil))
  }

  @Test(arguments: [("64dp", ViewKind.image, 64.0), ("24dp", .control, 24)])
  func `an image button shows its picture in its size`(side: String, kind: ViewKind, size: Double) throws {
    let vector = "<vector $NS android:width='\(side)' android:height='\(side)'/>"
    let view = try AndroidApp(["drawable/code.xml": vector]).root(
      "<ImageButton $NS android:layout_width='wrap_content' android:layout_height='wrap_content' "
        + "android:background='@android:color/transparent' android:src='@drawable/code' android:paddingStart='8dp'/>")
    #expect(view.kind == kind)
    #expect(view.appearance.insets.left == 8)
    #expect(view.appearance.picture?.size.width == size)
  }

  /// Code finds a view by its identifier, and a data binding or an attribute of a library sets its picture.
  @Test(arguments: [
    ("android:background='#123456'", ViewKind.view), ("android:background='@drawable/box'", .view),
    ("android:background='#00123456'", .image), ("android:background='@null'", .image), ("", .image),
    ("tools:background='#123456'", .image), ("android:background='#123456' android:src='@drawable/star'", .image),
    ("android:background='#123456' app:srcCompat='@drawable/star'", .image),
    ("android:background='#123456' android:src='@null'", .image),
    ("android:background='#123456' android:id='@+id/photo'", .image),
    ("android:background='#123456' app:imageUrl='@{item.url}'", .image),
    ("android:background='#123456' app:imageUrl='url'", .image),
    ("android:background='#123456' app:layout_constraintTop_toTopOf='parent'", .view),
  ])
  func `an image view without a picture shows its background`(_ attributes: String, _ kind: ViewKind) throws {
    let app = AndroidApp(["drawable/box.xml": "<shape $NS><solid android:color='#123456'/></shape>"])
    func view(_ name: String) throws -> View {
      try app.root("<FrameLayout $NS><\(name) \(attributes)/><TextView android:text='a'/></FrameLayout>").children[0]
    }
    let image = try view("ImageView")
    #expect(image.kind == kind)
    #expect(try view("CoverImageView").kind != .view)
    let color = Color(red: 0x12, green: 0x34, blue: 0x56)
    #expect(kind != .view || image.appearance.background == color)
    // The picture of a button may be missing.
    let button = try view("ImageButton")
    #expect(button.kind == .control || button.kind == .image)
  }

  @Test(arguments: [("7dp", false), ("12dp", true)])
  func `a strip of color is not an icon`(width: String, isIcon: Bool) throws {
    let view = try image(
      "android:layout_width='\(width)' android:layout_height='12dp' android:padding='2dp' android:src='@drawable/ic_a'")
    #expect((view.appearance.picture != nil) == isIcon)
  }

  @Test func `a list item card has the padding of its own style`() throws {
    let card = try AndroidApp().root(
      "<FrameLayout $NS><com.google.android.material.listitem.ListItemCardView><View/>"
        + "</com.google.android.material.listitem.ListItemCardView></FrameLayout>"
    ).children[0]
    #expect(card.android?.padding == Edges(top: 10, right: 16, bottom: 10, left: 16))
  }

  @Test(arguments: [("", "CardView"), ("android:layout_margin='8dp'", "FrameLayout")])
  func `a card as high as its page keeps its margins`(margin: String, root: String) throws {
    let read = try AndroidApp().read(
      """
      <androidx.cardview.widget.CardView $NS android:layout_width='match_parent' android:layout_height='match_parent'
      \(margin)><TextView android:text='a'/></androidx.cardview.widget.CardView>
      """)
    #expect(read.value.root.element == root)
  }

  @Test(arguments: [
    ("", true), ("android:layout_gravity='center_vertical'", true), ("android:layout_gravity='end'", false),
  ])
  func `a mark that only the editor shows does not replace a picture`(gravity: String, isHidden: Bool) throws {
    let frame = try AndroidApp().root(
      """
      <FrameLayout $NS><ImageView android:id='@+id/picture'/>
      <ImageView android:visibility='gone' tools:visibility='visible' \(gravity) android:src='@drawable/check'/>
      </FrameLayout>
      """)
    #expect(frame.children.map(\.isHidden) == [false, isHidden])
  }
}
