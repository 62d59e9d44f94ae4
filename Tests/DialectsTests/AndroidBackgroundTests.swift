import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// Backgrounds of single views, on a screen with 2 pixels per dp.
@Suite struct AndroidBackgroundTests {
  private static let border = "<stroke android:width='1dp' android:color='#123456'/>"
  private static let fill = "<solid android:color='#FEDCBA'/>"
  private static let corners = "<corners android:radius='7dp'/>"
  private static let files = [
    "drawable/outline.xml": "<shape $NS>\(border)\(corners)</shape>",
    "drawable/filled.xml": "<shape $NS>\(border)\(fill)\(corners)</shape>",
    "drawable/square.xml": "<shape $NS>\(border)</shape>",
    "drawable/solid.xml": "<shape $NS>\(fill)</shape>",
    "drawable/disc.xml": "<shape $NS android:shape='oval'>\(fill)</shape>",
    "drawable/icon.xml": "<vector $NS android:width='18dp' android:height='23dp'/>",
    "values/styles.xml": """
    <style name='Round'><item name='android:background'>@drawable/filled</item></style>
    <style name='Child' parent='Round'/>
    <style name='Filled' parent='Widget.MaterialComponents.Button'>\
    <item name='android:background'>@drawable/filled</item></style>
    <style name='Empty'><item name='android:background'>@null</item></style>
    <style name='Library' parent='Widget.AppCompat.Button.Colored'/>
    """,
  ]

  private func view(
    _ name: String, _ attributes: String, completions: ReaderCompletions? = nil,
    _ direction: LayoutDirection = .leftToRight, theme: String = "Theme.AppCompat"
  ) throws -> View {
    var app = AndroidApp(Self.files)
    app.request.direction = direction
    if let completions { app.request.completions = completions }
    app.request.density = 2
    app.request.android.themeStyle = theme
    return try app.root("<FrameLayout $NS><\(name) \(attributes)/><Button android:text='b'/></FrameLayout>").children[0]
  }

  /// `btn_borderless_material` is a ripple whose mask is the shape of other buttons.
  @Test(arguments: [
    "style='?android:attr/borderlessButtonStyle'", "style='@style/Widget.AppCompat.Button.Borderless'",
    "style='@android:style/Widget.Material.Button.Borderless'",
    "android:background='@android:drawable/btn_borderless_material'",
    "android:background='@drawable/abc_btn_borderless_material'",
  ])
  func `a button without a border has the padding of other buttons and no fill`(attributes: String) throws {
    let button = try view("Button", "android:text='a' \(attributes)", completions: ReaderCompletions.none)
    #expect(button.android?.padding == Edges(top: 20, right: 24, bottom: 20, left: 24))
    #expect(button.control == .textButton)
    #expect(button.appearance.insets == .zero && button.appearance.background == nil)
  }

  /// `MaterialButtonHelper.setBackgroundOverwritten`: the padding includes the insets, and the background does not.
  @Test(arguments: ["android:background='#123456'", "style='@style/Filled'"])
  func `a background that a button states fills the whole button`(attributes: String) throws {
    let theme = "Theme.MaterialComponents"
    let plain = try view("Button", "android:text='a'", theme: theme)
    #expect(plain.appearance.insets == Insets(top: 6, right: 0, bottom: 6, left: 0))
    let own = try view("Button", "android:text='a' \(attributes)", theme: theme)
    #expect(own.appearance.insets == .zero)
    #expect(own.android?.padding == plain.android?.padding)
  }

  /// `Resources.Theme.obtainStyledAttributes`: the style of the element precedes the default one of its class.
  @Test(arguments: [
    ("Round", ControlKind.button, 7.0), ("Child", .button, 7), ("Empty", .textButton, 2), ("Library", .button, 2),
  ])
  func `a button has the background of its style`(_ style: String, _ control: ControlKind, _ radius: Double) throws {
    let button = try view("Button", "android:text='a' style='@style/\(style)'")
    #expect(button.control == control)
    #expect(button.appearance.cornerRadius == CornerRadius(.points(radius)))
  }

  /// `View.draw` paints a background in the bounds of a view, and `ImageView.onDraw` its picture inside the padding.
  @Test(arguments: [("disc", CornerRadius.circle, true), ("solid", .zero, false), ("icon", .zero, false)])
  func `a picture in the padding of a round tile has the size of the tile`(
    _ background: String, _ corners: CornerRadius, _ isWhole: Bool
  ) throws {
    let image = try view(
      "ImageView",
      "android:layout_width='40dp' android:layout_height='40dp' android:padding='8dp' android:src='@drawable/icon' "
        + "android:background='@drawable/\(background)'")
    #expect(image.appearance.cornerRadius == corners)
    #expect(image.appearance.insets == (isWhole ? .zero : Insets(top: 8, right: 8, bottom: 8, left: 8)))
    #expect((image.appearance.picture == nil) == isWhole)
  }

  /// The outline of a picture is empty, and so is that of a transparent color.
  @Test(
    arguments: [
      ("#FFFFFF", "2dp", true), ("#FFFFFF", "0dp", false), ("#FFFFFF", nil, false),
      ("#00FFFFFF", "2dp", false), ("@drawable/icon", "2dp", false), ("@null", "2dp", false),
      ("@drawable/solid", "2dp", true), ("@drawable/solid", nil, false),
      ("#FFFFFF", "2dp' android:outlineProvider='none", false),
      ("#FFFFFF", "2dp' android:outlineProvider='bounds", true),
    ] as [(String, String?, Bool)])
  func `a color or a shape with a shadow is a box`(background: String, elevation: String?, isBoxed: Bool) throws {
    let shadow = elevation.map { "android:elevation='\($0)'" } ?? ""
    let box = try view("TextView", "android:text='a' android:background='\(background)' \(shadow)")
    #expect(box.appearance.isBoxed == isBoxed)
  }

  /// A list paints the background of its plain rows.
  @Test(arguments: [
    ("app:cardCornerRadius='0dp'", true), ("", true), ("app:cardElevation='0dp'", false),
    ("android:elevation='0dp'", false), ("app:cardElevation='0dp' android:elevation='3dp'", false),
    ("app:cardElevation='0dp' app:strokeWidth='1dp'", true), ("app:cardElevation='1dp'", true),
  ])
  func `a card has corners of its own unless it has neither a shadow nor a border`(
    attributes: String, statesCorners: Bool
  ) throws {
    let card = try view("androidx.cardview.widget.CardView", attributes)
    #expect(card.appearance.statesCornerRadius == statesCorners)
  }

  @Test(arguments: [
    ("outline", "Start", ViewKind.text), ("outline", "Left", .text), ("outline", "End", .control),
    ("outline", "Top", .control), ("outline", "", .control), ("filled", "Start", .control), ("filled", "", .control),
    ("square", "Start", .text), ("square", "", .text),
  ])
  func `a text with an icon at its start and an outline is no button`(
    background: String, edge: String, kind: ViewKind
  ) throws {
    let icon = edge.isEmpty ? "" : "android:drawable\(edge)='@drawable/icon'"
    let text = try view("TextView", "android:text='a' android:background='@drawable/\(background)' \(icon)")
    #expect(text.kind == kind)
    #expect(text.control == (kind == .control ? .button : nil))
    let size = Size(width: 18, height: 23)
    if kind == .text { #expect(text.text?.icons.map(\.size) == (edge.isEmpty ? [] : [size])) }
  }

  @Test(arguments: [("Start", ViewKind.text), ("Right", .text), ("Left", .control), ("End", .control)])
  func `the start of a text is at the right from right to left`(edge: String, kind: ViewKind) throws {
    let attributes = "android:text='a' android:background='@drawable/outline' android:drawable\(edge)='@drawable/icon'"
    #expect(try view("TextView", attributes, .rightToLeft).kind == kind)
  }

  /// A text view that cannot show a character has no sample of a text, which code would set.
  @Test(arguments: [
    ("android:layout_width='match_parent' android:layout_height='1dp' android:background='#123456'", ViewKind.view),
    ("android:layout_width='1dp' android:layout_height='20dp' android:background='#123456'", .view),
    ("android:layout_width='match_parent' android:layout_height='6dp'", .spacer),
    ("android:layout_width='match_parent' android:layout_height='7dp'", .text),
    ("android:layout_width='1dp' android:layout_height='wrap_content' android:background='#123456'", .text),
    ("android:layout_width='1dp' android:layout_height='20dp' android:layout_weight='1'", .text),
    ("android:layout_width='match_parent' android:layout_height='1dp' android:text='a'", .text),
    ("android:layout_width='match_parent' android:layout_height='1dp' android:hint='a'", .text),
    ("android:layout_width='1dp' android:layout_height='20dp' android:drawableLeft='@drawable/icon'", .text),
  ])
  func `a text view lower than half of its font size is a line or a gap`(attributes: String, kind: ViewKind) throws {
    #expect(try view("TextView", "android:id='@+id/it' android:textSize='14dp' \(attributes)").kind == kind)
  }

  @Test(arguments: [
    ("tools:background='@drawable/filled'", ViewKind.view, CornerRadius(.points(7))),
    ("tools:background='@drawable/outline'", .view, CornerRadius(.points(7))),
    ("tools:background='#123456'", .view, .zero), ("tools:background='@android:color/transparent'", .spacer, .zero),
    ("", .spacer, .zero), ("tools:background='@drawable/filled' android:background='@null'", .spacer, .zero),
    ("tools:background='@drawable/filled' android:background='#00123456'", .spacer, .zero),
    ("tools:background='@drawable/filled' android:background='#123456'", .view, .zero),
  ])
  func `a view whose background only the editor shows has its form`(
    attributes: String, kind: ViewKind, radius: CornerRadius
  ) throws {
    let size = "android:layout_width='33dp' android:layout_height='31dp'"
    let plain = try view("View", "\(size) \(attributes)")
    #expect(plain.kind == kind)
    #expect(plain.appearance.cornerRadius == radius)
    let boxes = try view("View", "\(size) \(attributes)", completions: ReaderCompletions.none)
    #expect((boxes.kind == .view) == attributes.contains("android:background='#123456'"))
  }
}
