import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The sources of an attribute's value, and the attributes that a class reads.
@Suite struct AndroidPrecedenceTests {
  private static let size = "android:layout_width='match_parent' android:layout_height='wrap_content'"

  @Test func `attributes of the layout come from the element and its style, not from the theme`() throws {
    let app = AndroidApp([
      "values/s.xml": """
      <style name='Wide'><item name='android:layout_width'>300dp</item><item name='android:minHeight'>90dp</item></style>
      <style name='Theme.App' parent='Theme.AppCompat'><item name='materialButtonStyle'>@style/Wide</item></style>
      """
    ])
    let theme = "android:theme='@style/Theme.App'"
    let plain = try app.root("<FrameLayout $NS \(theme)><Button android:layout_height='50dp'/></FrameLayout>")
    #expect(plain.children[0].android?.params.width == .wrapContent)
    #expect(plain.children[0].android?.minHeight == 90)
    let styled = try app.root(
      "<FrameLayout $NS \(theme)><Button style='@style/Wide' android:layout_height='50dp'/></FrameLayout>")
    #expect(styled.children[0].android?.params.width == .pixels(300))
  }

  @Test func `a text appearance has a size and no gravity`() throws {
    let app = AndroidApp([
      "values/s.xml": """
      <style name='Title'><item name='android:textSize'>30sp</item><item name='android:gravity'>end</item>
      <item name='android:maxLines'>1</item></style>
      """
    ])
    let text = try app.root(
      "<TextView $NS \(Self.size) android:text='A' android:textAppearance='@style/Title'/>"
    ).androidText
    #expect(text?.size == 30)
    #expect(text?.gravity == .startTop)
    #expect(text?.maxHeight == nil)
  }

  @Test(arguments: [("-1px", AndroidDimension.matchParent), ("-2px", .wrapContent), ("-3px", .pixels(-3))])
  func `a dimension may be a constant of LayoutParams`(_ value: String, _ expected: AndroidDimension) throws {
    let app = AndroidApp(["values/d.xml": "<dimen name='a'>\(value)</dimen>"])
    let view = try app.root("<View $NS android:layout_width='@dimen/a' android:layout_height='1dp'/>")
    #expect(view.android?.params.width == expected)
  }

  @Test func `spaces around a value are ignored`() throws {
    let app = AndroidApp(["values/d.xml": "<dimen name='a'>12dp</dimen>"])
    let read = try app.read("<View $NS android:layout_width=' @dimen/a' android:layout_height=' 20dp '/>")
    #expect(read.diagnostics.isEmpty)
    let params = read.value.root.children.first?.android?.params ?? read.value.root.android?.params
    #expect(params?.height == .pixels(20))
  }

  @Test func `the children of a toolbar are at the edges that they state`() throws {
    let icon = "<View android:layout_width='24dp' android:layout_height='24dp' android:layout_gravity="
    let bar = try AndroidApp().root(
      """
      <androidx.appcompat.widget.Toolbar $NS \(Self.size)>\(icon)'end'/>\(icon)'right|top'/>\(icon)'start'/>
      </androidx.appcompat.widget.Toolbar>
      """)
    let views = bar.children.filter { $0.element == "View" }
    #expect(views.map(\.android?.params.gravity?.horizontal) == [.start, .right, .end])
    #expect(views.map(\.android?.params.gravity?.vertical) == [.center, .top, .center])
    // A gap takes the free space before the views at the end.
    #expect(bar.children.firstIndex { $0.android?.params.weight == 1 } == 1)
  }

  @Test(arguments: [
    ("android:gravity='bottom' android:height='1dp'", AndroidDimension.matchParent, AndroidDimension.pixels(1)),
    ("android:gravity='center' android:width='40dp' android:height='4dp'", .pixels(40), .pixels(4)),
    ("android:width='40dp'", .pixels(40), .matchParent),
  ])
  func `a layer with a size is drawn at its place`(
    _ attributes: String, _ width: AndroidDimension, _ height: AndroidDimension
  ) throws {
    let shape = "<shape><solid android:color='#888888'/></shape>"
    let layers = { (first: String) in "<layer-list $NS>\(first)<item \(attributes)>\(shape)</item></layer-list>" }
    let view = "<View $NS \(Self.size) android:background='@drawable/l'/>"
    let root = try AndroidApp(["drawable/l.xml": layers("")]).root(view)
    #expect(root.children.map(\.android?.params.width) == [width])
    #expect(root.children.map(\.android?.params.height) == [height])
    #expect(root.appearance.background == nil)
    // Over a layer that fills the view it is a detail.
    let filled = try AndroidApp(["drawable/l.xml": layers("<item>\(shape)</item>")]).root(view)
    #expect(filled.children.isEmpty)
    #expect(filled.appearance.background != nil)
  }

  @Test(arguments: [("false", ControlKind.progress), ("true", .spinner)])
  func `an indicator that may be determinate is a bar`(_ value: String, _ expected: ControlKind) throws {
    let root = try AndroidApp().root("<ProgressBar $NS \(Self.size) android:indeterminateOnly='\(value)'/>")
    #expect(root.control == expected)
  }

  @Test(arguments: [
    ("SquareImageview", ViewKind.image), ("UserAvatarView", .image), ("FancyLabel", .text), ("IOSCheckbox", .control),
    ("roundprogressbar", .control), ("Unknown", .unknown),
  ])
  func `a custom class is what its name ends with, in any case`(_ name: String, _ expected: ViewKind) throws {
    let root = try AndroidApp().root(
      "<FrameLayout $NS \(Self.size)><com.example.\(name) android:layout_width='90dp' android:layout_height='90dp' "
        + "android:text='Text'/><Button/></FrameLayout>")
    #expect(root.children[0].kind == expected)
  }

  @Test func `a FlexboxLayout reads its attributes and those of its children`() throws {
    let root = try AndroidApp([
      "drawable/gap.xml": "<shape $NS><size android:width='6dp' android:height='9dp'/></shape>"
    ])
    .root(
      """
      <com.google.android.flexbox.FlexboxLayout $NS \(Self.size) app:flexDirection='row_reverse' app:flexWrap='wrap'
       app:justifyContent='space_between' app:alignItems='2' app:alignContent='stretch' app:showDivider='middle'
       app:dividerDrawable='@drawable/gap'>
      <View \(Self.size) app:layout_flexGrow='2' app:layout_flexShrink='0' app:layout_order='3'
       app:layout_alignSelf='flex_end' app:layout_flexBasisPercent='25%' app:layout_minWidth='7dp'
       app:layout_wrapBefore='true'/></com.google.android.flexbox.FlexboxLayout>
      """)
    guard case .flexbox(let style)? = root.android?.content,
      case .flexbox(let item)? = root.children[0].android?.params.parent
    else {
      Issue.record("no flexbox")
      return
    }
    #expect(style.direction == .rowReverse && style.wrap == .wrap && style.justifyContent == .spaceBetween)
    #expect(style.alignItems == .center && style.alignContent == .stretch)
    #expect(style.rowGap == .points(9) && style.columnGap == .points(6))
    #expect(item.style.grow == 2 && item.style.shrink == 0 && item.style.order == 3 && item.wrapsBefore)
    #expect(item.style.alignSelf == .flexEnd && item.style.basis == .length(.percent(25)))
    #expect(item.style.minWidth == .points(7) && item.style.maxWidth == nil)
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, "right", 1), (.leftToRight, "left", 0), (.rightToLeft, "left", 1),
    (.rightToLeft, "right", 0),
  ])
  func `the right is the end of a toolbar from left to right`(
    _ direction: LayoutDirection, _ gravity: String, _ index: Int
  ) throws {
    var app = AndroidApp()
    app.request.direction = direction
    let bar = try app.root(
      """
      <androidx.appcompat.widget.Toolbar $NS \(Self.size)><View android:layout_width='24dp' \
      android:layout_height='24dp' android:layout_gravity='\(gravity)'/></androidx.appcompat.widget.Toolbar>
      """)
    // A gap takes the free space before a view at the end.
    #expect(bar.children.firstIndex { $0.element == "View" } == index)
  }
}
