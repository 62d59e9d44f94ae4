import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// Controls with their sizes, paddings and corners, on a screen with 2 pixels per dp.
@Suite struct AndroidControlTests {
  private static let files = [
    "drawable/icon.xml": "<vector $NS android:width='18px' android:height='18px'/>",
    "drawable/shade.xml": "<shape $NS><gradient/></shape>",
  ]

  private func view(
    _ name: String, _ attributes: String = "", _ direction: LayoutDirection = .leftToRight,
    theme: String = "Theme.AppCompat", completions: ReaderCompletions = .none
  ) throws -> View {
    var app = AndroidApp(Self.files)
    app.request.completions = completions
    app.request.density = 2
    app.request.direction = direction
    app.request.android.themeStyle = theme
    return try app.root("<FrameLayout $NS><\(name) \(attributes)/><Button android:text='b'/></FrameLayout>").children[0]
  }

  private func size(_ name: String, _ attributes: String = "", theme: String = "Theme.AppCompat") throws -> [Int]? {
    guard case .widget(let widget)? = try view(name, attributes, theme: theme).android?.content else { return nil }
    return [widget.width, widget.height]
  }

  // MARK: - Buttons

  private static let sides =
    "android:insetTop='3.9px' android:insetRight='5px' android:insetBottom='7px' android:insetLeft='9px'"

  /// `btn_default_material` has a padding of 10 and 12 dp, and insets of 6 and 4 dp.
  @Test func `the insets of a button are added to those of its background`() throws {
    let plain = try view("Button", "android:text='a'")
    #expect(plain.android?.padding == Edges(top: 20, right: 24, bottom: 20, left: 24))
    #expect(plain.appearance.insets == Insets(top: 6, right: 4, bottom: 6, left: 4))
    #expect(plain.appearance.cornerRadius == CornerRadius(.points(2)))
    let inset = try view("Button", "android:text='a' \(Self.sides)")
    #expect(inset.android?.padding == Edges(top: 23, right: 29, bottom: 27, left: 33))
    #expect(inset.appearance.insets == Insets(top: 7.5, right: 6.5, bottom: 9.5, left: 8.5))
  }

  @Test(arguments: [
    ("app:cornerRadius='7px'", CornerRadius(.points(3.5))), ("app:cornerRadius='-7px'", CornerRadius(.points(0))),
    ("app:cornerRadius='0px'", CornerRadius(.points(0))),
  ])
  func `a button states its corners`(attributes: String, radius: CornerRadius) throws {
    #expect(try view("Button", "android:text='a' \(attributes)").appearance.cornerRadius == radius)
  }

  @Test(arguments: [
    ("", ControlKind.button), ("app:backgroundTint='#00123456'", .textButton),
    ("app:backgroundTint='#01123456'", .button),
    ("android:backgroundTint='#00123456'", .textButton),
    ("app:backgroundTint='#00123456' app:strokeWidth='1px'", .button),
    ("app:backgroundTint='#00123456' app:strokeWidth='0px'", .textButton), ("android:background='@null'", .textButton),
    ("android:background='#00123456'", .textButton), ("android:background='#123456'", .button),
    ("style='@style/Widget.AppCompat.Button.Borderless'", .textButton),
    ("style='@style/Widget.MaterialComponents.Button.TextButton'", .textButton),
    ("style='@style/Widget.AppCompat.Button.Colored'", .button),
  ])
  func `a button without a visible background is a text`(_ attributes: String, _ kind: ControlKind) throws {
    #expect(try view("Button", "android:text='a' \(attributes)").control == kind)
  }

  @Test(
    arguments: [
      ("android:drawableLeft='@drawable/icon'", "", .button),
      ("android:drawableLeft='@drawable/icon' android:background='@null'", "", .iconButton),
      ("android:drawableTop='@drawable/icon' android:background='@null'", "", .textButton),
      ("app:icon='@drawable/icon' app:iconGravity='top' android:background='@null'", "", .iconButton),
      ("android:drawableLeft='@drawable/icon' android:background='@null'", "a", nil),
      ("android:drawableTop='@drawable/icon' android:background='@null'", "a", .textButton),
      ("app:icon='@drawable/icon' android:background='@null'", "a", .textButton),
      ("app:icon='@drawable/icon' style='@style/Widget.Material3.Button.IconButton'", "", .iconButton),
      ("app:icon='@drawable/icon' style='@style/Widget.Material3.Button.IconButton.Filled'", "", .button),
    ] as [(String, String, ControlKind?)])
  func `a button with an icon and without a text is an icon`(
    _ attributes: String, _ text: String, _ kind: ControlKind?
  ) throws {
    #expect(try view("Button", "android:text='\(text)' \(attributes)").control == kind)
  }

  /// The title begins where the icon would have been without it: 9 points for the icon, and 3.5 for the gap.
  @Test(arguments: [("start", "left", 5.5), ("end", "right", 6.5), ("top", "top", 4.5)])
  func `the icon of a text button is beside its title`(_ gravity: String, _ name: String, _ expected: Double) throws {
    let button = try view(
      "Button",
      """
      android:text='a' android:background='@null' app:icon='@drawable/icon' app:iconGravity='\(gravity)' \
      app:iconPadding='7px' android:paddingLeft='11px' android:paddingRight='13px' android:paddingTop='9px' \
      android:paddingBottom='15px'
      """)
    let edges: [String: TextIcon.Edge] = ["left": .left, "right": .right, "top": .top]
    let edge = try #require(edges[name])
    #expect(button.text?.icons == [TextIcon(at: edge, size: Size(width: 9, height: 9), inset: 3.5)])
    let padding = try #require(button.text?.padding)
    #expect((edge == .left ? padding.left : edge == .right ? padding.right : padding.top) == expected)
    #expect(padding.bottom == 7.5)
  }

  // MARK: - Marks

  /// The box of 20 dp is in the middle of a drawable of 32 dp, and the text 8 points after it.
  @Test(arguments: ["CheckBox", "RadioButton"])
  func `the mark of a choice is at the start`(name: String) throws {
    let attributes = "android:text='a' android:paddingLeft='11px' android:paddingRight='15px'"
    let left = try view(name, attributes)
    #expect(left.androidText?.drawables.left == AndroidDrawableSize(width: 64, height: 64))
    #expect(left.appearance.insets == Insets(top: 0, right: 0, bottom: 0, left: 6))
    #expect(left.text?.padding == Insets(top: 0, right: 7.5, bottom: 0, left: 9.5))
    let right = try view(name, attributes, .rightToLeft)
    #expect(right.androidText?.drawables.right == AndroidDrawableSize(width: 64, height: 64))
    #expect(right.appearance.insets == Insets(top: 0, right: 6, bottom: 0, left: 0))
    #expect(right.text?.padding == Insets(top: 0, right: 11.5, bottom: 0, left: 5.5))
  }

  @Test(arguments: [
    ("CheckBox", "Theme.AppCompat", 64), ("CheckBox", "Theme.MaterialComponents", 96),
    ("RadioButton", "Theme.AppCompat", 64), ("Switch", "Theme.AppCompat", 54),
    ("Switch", "Theme.MaterialComponents", 96),
    ("SearchBar", "Theme.AppCompat", 96), ("TextView", "Theme.AppCompat", 0),
  ])
  func `a control has the least height of its class`(name: String, theme: String, height: Int) throws {
    #expect(try view(name, "android:text='a'", theme: theme).android?.minHeight == height)
    #expect(try view(name, "android:text='a' android:minHeight='101px'", theme: theme).android?.minHeight == 101)
  }

  /// The track is 48 dp wide, or 52 dp with a gap of 16 dp in Material 3.
  @Test(arguments: [
    ("Switch", "", "a", 96), ("Switch", "app:switchPadding='7px'", "a", 103),
    ("Switch", "app:switchPadding='7px'", "", 96),
    ("Switch", "app:switchMinWidth='201px'", "a", 201), ("Switch", "android:switchMinWidth='95px'", "a", 96),
    ("MaterialSwitch", "", "a", 136), ("MaterialSwitch", "app:switchPadding='31px'", "a", 136),
    ("MaterialSwitch", "app:switchPadding='33px'", "a", 137), ("MaterialSwitch", "", "", 104),
    ("MaterialSwitch", "app:switchMinWidth='201px'", "a", 233),
  ])
  func `the track of a switch is at the end`(_ name: String, _ attributes: String, _ text: String, _ width: Int) throws
  {
    let size = AndroidDrawableSize(width: width, height: 0)
    let left = try view(name, "android:text='\(text)' \(attributes)")
    #expect(left.androidText?.drawables == Edges(top: nil, right: size, bottom: nil, left: nil))
    let right = try view(name, "android:text='\(text)' \(attributes)", .rightToLeft)
    #expect(right.androidText?.drawables == Edges(top: nil, right: nil, bottom: nil, left: size))
  }

  @Test(arguments: [
    ("wrap_content", "a", TextLines.Count.exactly(1)), ("300px", "a", .fitting(maximum: nil)),
    ("wrap_content", #"a\nb"#, .fitting(maximum: nil)),
  ])
  func `a switch is inside of its padding`(_ width: String, _ text: String, _ count: TextLines.Count) throws {
    let padding =
      "android:paddingTop='3px' android:paddingRight='5px' android:paddingBottom='7px' android:paddingLeft='9px'"
    let view = try view("Switch", "android:text='\(text)' android:layout_width='\(width)' \(padding)")
    #expect(view.appearance.insets == Insets(top: 1.5, right: 2.5, bottom: 3.5, left: 4.5))
    #expect(view.text?.padding == view.appearance.insets)
    #expect(view.text?.count == count)
  }

  /// `Chip`: 32 dp high in a touch target of 48 dp, with paddings of its own.
  @Test(
    arguments: [
      ("", 24, 24, 96, 8), ("app:chipMinHeight='81px'", 24, 24, 96, 3.5), ("app:chipMinHeight='101px'", 24, 24, 96, 0),
      ("app:chipMinTouchTargetSize='69px'", 24, 24, 69, 1),
      (
        "app:chipStartPadding='3px' app:textStartPadding='5px' app:chipEndPadding='7px' app:textEndPadding='9px'", 8,
        16,
        96, 8
      ),
    ] as [(String, Int, Int, Int, Double)])
  func `a chip is drawn inside of its touch target`(
    _ attributes: String, _ start: Int, _ end: Int, _ target: Int, _ inset: Double
  ) throws {
    let chip = try view("Chip", "android:text='a' \(attributes)")
    #expect(chip.android?.padding == Edges(top: 0, right: end, bottom: 0, left: start))
    #expect([chip.android?.minWidth, chip.android?.minHeight] == [target, target])
    #expect(chip.appearance.insets == Insets(top: inset, right: 0, bottom: inset, left: 0))
    #expect(chip.appearance.cornerRadius == CornerRadius(.points(8)))
    #expect(chip.appearance.statesCornerRadius)
    let round = try view("Chip", "android:text='a' app:chipCornerRadius='5px'")
    #expect(round.appearance.cornerRadius == CornerRadius(.points(2.5)))
  }

  // MARK: - Widgets

  @Test(arguments: [
    ("FloatingActionButton", "", [112, 112]), ("FloatingActionButton", "app:fabSize='mini'", [80, 80]),
    ("FloatingActionButton", "app:fabCustomSize='31px' app:fabSize='mini'", [31, 31]),
    ("FloatingActionButton", "app:fabCustomSize='1px'", [1, 1]),
    ("FloatingActionButton", "app:fabCustomSize='0px'", [112, 112]),
    ("SeekBar", "", [96, 64]), ("SeekBar", "android:minHeight='63px'", [96, 64]),
    ("SeekBar", "android:minHeight='71px'", [96, 71]), ("Slider", "", [96, 96]),
    ("ProgressBar", "android:minWidth='101px' android:maxWidth='103px'", [101, 96]),
    ("ProgressBar", "android:minWidth='11px' android:maxWidth='31px'", [31, 96]),
    ("ProgressBar", "android:minHeight='101px' android:maxHeight='9px'", [96, 101]),
    ("ProgressBar", "android:minHeight='11px' android:maxHeight='31px'", [96, 31]),
    ("ProgressBar", "app:indicatorSize='31px'", [31, 31]),
    ("ProgressBar", "app:indicatorSize='31px' app:indicatorInset='3px'", [37, 37]),
    ("LinearProgressIndicator", "", [480, 8]), ("LinearProgressIndicator", "app:trackThickness='7px'", [480, 7]),
    ("RatingBar", "android:minHeight='7px'", [35, 7]),
    ("RatingBar", "android:minHeight='7px' android:numStars='3'", [21, 7]),
    ("RatingBar", "android:minHeight='7px' android:numStars='0'", [7, 7]),
    ("RatingBar", "android:minHeight='7px' android:numStars='20'", [140, 7]),
    ("RatingBar", "android:minHeight='7px' android:numStars='21'", [140, 7]),
    ("DotsIndicator", "", [96, 32]), ("NumberPicker", "", [128, 360]),
  ])
  func `a control has a size of its own`(name: String, attributes: String, expected: [Int]) throws {
    #expect(try size(name, attributes) == expected)
  }

  /// `ProgressBar.mProgress` is 0 of 100 at first, and `BaseSlider` has the range of 0 to 1.
  @Test(
    arguments: [
      ("SeekBar", "", 0), ("SeekBar", "android:progress='25'", 0.25),
      ("SeekBar", "android:progress='30' android:max='40'", 0.75),
      ("SeekBar", "android:progress='30' android:min='20' android:max='60'", 0.25),
      ("SeekBar", "android:progress='10' android:min='20' android:max='60'", 0),
      ("SeekBar", "android:progress='70' android:min='20' android:max='60'", 1),
      ("SeekBar", "android:progress='25' android:min='20' android:max='20'", 0),
      ("Slider", "android:value='0.25'", 0.25),
      ("Slider", "android:valueFrom='10' android:valueTo='30' android:value='15'", 0.25),
      ("Slider", "app:valueFrom='10' app:valueTo='30' app:value='25'", 0.75), ("Slider", "android:valueFrom='0.5'", 0),
    ] as [(String, String, Double)])
  func `a slider has a value in its range`(name: String, attributes: String, value: Double) throws {
    let slider = try view(name, attributes)
    #expect(slider.control == .slider)
    #expect(slider.sliderValue == value)
  }

  @Test(
    arguments: [
      ("CircularProgressIndicator", "", nil), ("CircularProgressIndicator", "android:progress='25'", 0.25),
      ("CircularProgressIndicator", "android:max='50'", 0), ("ProgressBar", "android:progress='25'", nil),
      ("CircularProgressIndicator", "android:progress='25' android:indeterminate='true'", nil),
      ("ProgressBar", "android:progress='25' android:indeterminate='false'", 0.25),
    ] as [(String, String, Double?)])
  func `a ring has a value if it is determinate`(name: String, attributes: String, value: Double?) throws {
    let ring = try view(name, attributes)
    #expect(ring.control == .spinner)
    #expect(ring.sliderValue == value)
  }

  @Test(arguments: [
    ("", ControlKind.spinner), ("style='?android:attr/progressBarStyleHorizontal'", .progress),
    ("style='@style/Widget.MaterialComponents.LinearProgressIndicator'", .progress),
    ("android:indeterminateOnly='false'", .progress), ("android:indeterminateOnly='true'", .spinner),
  ])
  func `the style of a progress bar decides its form`(_ attributes: String, _ kind: ControlKind) throws {
    #expect(try view("ProgressBar", attributes).control == kind)
  }

  @Test func `a floating button is round and ignores its padding`() throws {
    let button = try view("FloatingActionButton", "android:padding='7px'")
    #expect(button.android?.padding == Edges(0))
    #expect(button.appearance.cornerRadius == .circle)
  }

  // MARK: - Lines and handles

  @Test(arguments: [
    (LayoutDirection.leftToRight, Insets(top: 0, right: 2.5, bottom: 0, left: 1.5)),
    (.rightToLeft, Insets(top: 0, right: 1.5, bottom: 0, left: 2.5)),
  ])
  func `a divider is 1 dp thick, between its insets`(_ direction: LayoutDirection, _ insets: Insets) throws {
    let divider = try view("MaterialDivider", "app:dividerInsetStart='3px' app:dividerInsetEnd='5px'", direction)
    #expect(divider.kind == .divider)
    #expect(divider.appearance.insets == insets)
    #expect(divider.android?.content == .widget(AndroidWidget(width: 0, height: 2)))
    #expect(try view("MaterialDivider").appearance.insets == .zero)
  }

  @Test func `the handle of a sheet is in the middle of its touch target`() throws {
    let view = try view("BottomSheetDragHandleView")
    #expect(view.android?.minHeight == 96)
    let handle = try #require(view.children.first)
    #expect(handle.android?.params.width == .pixels(64))
    #expect(handle.android?.params.height == .pixels(8))
    #expect(handle.android?.params.gravity == .center)
    #expect(handle.appearance.cornerRadius == .circle)
  }

  @Test(arguments: [
    ("android:layout_width='1px'", ViewKind.divider), ("android:layout_height='2px'", .divider),
    ("android:layout_width='3px' android:layout_height='3px'", .view), ("android:layout_height='0px'", .view),
    ("android:layout_width='match_parent' android:layout_height='wrap_content'", .view),
  ])
  func `a thin view with a color that is not known is a line`(_ attributes: String, _ kind: ViewKind) throws {
    let shade = "android:background='@drawable/shade' \(attributes)"
    #expect(try view("View", shade, completions: .all).kind == kind)
    #expect(try view("View", shade).kind == .view)
    #expect(try view("View", "android:background='#123456' \(attributes)", completions: .all).kind == .view)
  }

  // MARK: - Cards

  @Test(arguments: [
    ("", Edges(0)), ("app:contentPadding='3px'", Edges(3)),
    (
      "app:contentPadding='3px' app:contentPaddingTop='5px' app:contentPaddingRight='7px' "
        + "app:contentPaddingBottom='9px' app:contentPaddingLeft='11px'", Edges(top: 5, right: 7, bottom: 9, left: 11)
    ),
    ("app:contentPadding='3px' app:strokeWidth='2px'", Edges(5)), ("android:padding='7px'", Edges(0)),
    (
      "app:cardUseCompatPadding='true' app:cardCornerRadius='10px' app:cardElevation='4px' app:contentPadding='3px'",
      Edges(top: 12, right: 10, bottom: 12, left: 10)
    ),
    (
      "app:cardUseCompatPadding='true' app:cardCornerRadius='10px' app:cardElevation='4px' app:cardMaxElevation='6px'",
      Edges(top: 12, right: 9, bottom: 12, left: 9)
    ),
    ("app:cardUseCompatPadding='true' app:cardCornerRadius='10px'", Edges(top: 9, right: 7, bottom: 9, left: 7)),
    ("app:cardUseCompatPadding='false' app:cardCornerRadius='10px' app:cardElevation='4px'", Edges(0)),
  ])
  func `a card has the padding of its content, its border and its shadow`(
    _ attributes: String, _ padding: Edges<Int>
  ) throws {
    #expect(try view("CardView", attributes).android?.padding == padding)
  }

  /// `RoundRectDrawable.updateBounds`: the box is inside the space of its shadow, (1 − cos 45°) of the corner wide.
  @Test func `the box of a card is inside of its shadow`() throws {
    let card = try view(
      "CardView",
      "app:cardUseCompatPadding='true' app:cardCornerRadius='10px' app:cardElevation='4px' app:contentPadding='3px'")
    #expect(card.appearance.insets == Insets(top: 4.5, right: 3.5, bottom: 4.5, left: 3.5))
    #expect(card.appearance.cornerRadius == CornerRadius(.points(5)))
    #expect(try view("CardView").appearance.cornerRadius == CornerRadius(.points(2)))
  }

  @Test(arguments: [
    ("app:cardBackgroundColor='#123456'", true, false), ("app:cardBackgroundColor='#00123456'", false, true),
    ("app:cardBackgroundColor='#00123456' app:strokeWidth='1px'", true, true), ("", true, false),
    ("app:cardBackgroundColor='#00123456' app:strokeWidth='0px'", false, true),
    ("android:background='#00123456'", false, true),
  ])
  func `a card is a box, or only a border`(_ attributes: String, _ isBoxed: Bool, _ isHollow: Bool) throws {
    let card = try view("CardView", attributes)
    #expect(card.appearance.isBoxed == isBoxed)
    #expect(card.appearance.isHollow == isHollow)
    #expect(card.clips)
  }

  // MARK: - Common attributes

  @Test(arguments: [
    ("", LayoutDirection.leftToRight, Edges(0)),
    ("android:padding='3px' android:paddingTop='5px'", .leftToRight, Edges(3)),
    (
      "android:paddingHorizontal='3px' android:paddingVertical='5px'", .leftToRight,
      Edges(top: 5, right: 3, bottom: 5, left: 3)
    ),
    (
      "android:paddingTop='3px' android:paddingRight='5px' android:paddingBottom='7px' android:paddingLeft='9px'",
      .leftToRight, Edges(top: 3, right: 5, bottom: 7, left: 9)
    ),
    (
      "android:padding='3px' android:paddingStart='5px' android:paddingEnd='7px'", .leftToRight,
      Edges(top: 3, right: 7, bottom: 3, left: 5)
    ),
    (
      "android:padding='3px' android:paddingStart='5px' android:paddingEnd='7px'", .rightToLeft,
      Edges(top: 3, right: 5, bottom: 3, left: 7)
    ),
    ("android:padding='3px' android:paddingEnd='7px'", .rightToLeft, Edges(top: 3, right: 3, bottom: 3, left: 7)),
  ])
  func `paddings at start and end precede the others`(
    _ attributes: String, _ direction: LayoutDirection, _ padding: Edges<Int>
  ) throws {
    #expect(try view("TextView", attributes, direction).android?.padding == padding)
  }

  @Test(arguments: [
    ("", AndroidLayout.Visibility.visible), ("gone", .gone), ("2", .gone), ("invisible", .invisible), ("1", .invisible),
    ("visible", .visible), ("0", .visible),
  ])
  func `a view may be invisible, or gone with its space`(text: String, visibility: AndroidLayout.Visibility) throws {
    let view = try view("TextView", text.isEmpty ? "" : "android:visibility='\(text)'")
    #expect(view.android?.visibility == visibility)
    #expect(view.isHidden == (visibility != .visible))
  }

  @Test(arguments: [("", 1), ("0.3", 0.3), ("-0.5", 0), ("1.5", 1)] as [(String, Double)])
  func `a view has an opacity`(text: String, opacity: Double) throws {
    let view = try view("TextView", text.isEmpty ? "" : "android:alpha='\(text)'")
    #expect(abs(view.appearance.opacity - opacity) < 1e-6)
  }

  @Test(arguments: [
    ("", false), ("android:clickable='true'", true), ("android:clickable='false'", false),
    ("android:onClick='go'", true),
  ])
  func `a view that states a click is interactive`(_ attributes: String, _ isInteractive: Bool) throws {
    #expect(try view("LinearLayout", attributes).isInteractive == isInteractive)
  }
}
