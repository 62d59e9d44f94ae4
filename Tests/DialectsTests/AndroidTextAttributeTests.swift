import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The attributes of text views on a screen with 2 pixels per dp, as the boxes of a device need them.
@Suite struct AndroidTextAttributeTests {
  /// Pictures of different sizes in pixels, one for each edge.
  private static let files = [
    "drawable/l.xml": "<vector $NS android:width='3px' android:height='50px'/>",
    "drawable/t.xml": "<vector $NS android:width='50px' android:height='5px'/>",
    "drawable/r.xml": "<vector $NS android:width='9px' android:height='50px'/>",
    "drawable/b.xml": "<vector $NS android:width='50px' android:height='11px'/>",
    "drawable/shape.xml": "<shape $NS><solid android:color='#123456'/></shape>",
  ]

  private func view(
    _ name: String, _ attributes: String, _ direction: LayoutDirection = .leftToRight, fontScale: Double = 1,
    theme: String = "Theme.AppCompat"
  ) throws -> View {
    var app = AndroidApp(Self.files)
    app.request.completions = .none
    app.request.density = 2
    app.request.fontScale = fontScale
    app.request.direction = direction
    app.request.android.themeStyle = theme
    return try app.root("<FrameLayout $NS><\(name) \(attributes)/></FrameLayout>").children[0]
  }

  private func text(_ attributes: String) throws -> AndroidText {
    try #require(view("TextView", "android:text='a' \(attributes)").androidText)
  }

  private func lines(_ attributes: String) throws -> TextLines {
    try #require(view("TextView", "android:text='a' android:textSize='20px' \(attributes)").text)
  }

  // MARK: - Sizes and limits

  @Test(
    arguments: [
      ("", 1.0, 28), ("", 1.5, 42), ("android:textSize='7sp'", 1.5, 21), ("android:textSize='7dp'", 1.5, 14),
      ("android:textSize='0sp'", 1, 1), ("android:textSize='100000px'", 1, 100_000),
      ("android:textSize='100001px'", 1, 100_000),
    ] as [(String, Double, Float)])
  func `the size of a text is 14 sp, or the stated one`(_ attributes: String, _ scale: Double, _ size: Float) throws {
    #expect(try view("TextView", "android:text='a' \(attributes)", fontScale: scale).androidText?.size == size)
  }

  /// `TextView(Context, AttributeSet, int, int)`: `lines` sets both limits.
  @Test(
    arguments: [
      ("", nil, nil, nil, nil), ("android:lines='3'", nil, nil, .units(3), .units(3)),
      ("android:minLines='2' android:maxLines='5'", nil, nil, .units(2), .units(5)),
      ("android:lines='3' android:minLines='2'", nil, nil, .units(2), .units(3)),
      ("android:lines='3' android:maxLines='5'", nil, nil, .units(3), .units(5)),
      ("android:height='7px'", nil, nil, .pixels(7), .pixels(7)),
      ("android:height='7px' android:lines='3'", nil, nil, .units(3), .units(3)),
      ("android:maxHeight='7px'", nil, nil, nil, .pixels(7)), ("android:width='7px'", .pixels(7), .pixels(7), nil, nil),
      ("android:ems='4' android:width='7px'", .pixels(7), .pixels(7), nil, nil),
      ("android:ems='4'", .units(4), .units(4), nil, nil),
      ("android:minEms='2' android:maxEms='6'", .units(2), .units(6), nil, nil),
      ("android:maxWidth='9px'", nil, .pixels(9), nil, nil), ("android:lines='0'", nil, nil, .units(0), .units(0)),
      ("android:lines='-1'", nil, nil, nil, nil),
      ("android:lines='100000'", nil, nil, .units(100_000), .units(100_000)),
      ("android:lines='100001'", nil, nil, nil, nil),
    ] as [(String, AndroidText.Limit?, AndroidText.Limit?, AndroidText.Limit?, AndroidText.Limit?)])
  func `a text has limits in lines, widths of letters or pixels`(
    _ attributes: String, _ minWidth: AndroidText.Limit?, _ maxWidth: AndroidText.Limit?,
    _ minHeight: AndroidText.Limit?, _ maxHeight: AndroidText.Limit?
  ) throws {
    let text = try text(attributes)
    #expect([text.minWidth, text.maxWidth] == [minWidth, maxWidth])
    #expect([text.minHeight, text.maxHeight] == [minHeight, maxHeight])
  }

  @Test(arguments: [
    ("", false), ("android:singleLine='true'", true), ("android:singleLine='false'", false),
    ("android:inputType='text'", true), ("android:inputType='textMultiLine|textCapSentences'", false),
    ("android:inputType='none'", false),
  ])
  func `an input of one line is a text of one line`(_ attributes: String, _ isSingleLine: Bool) throws {
    #expect(try text(attributes).isSingleLine == isSingleLine)
    #expect(try lines(attributes).count == (isSingleLine ? .exactly(1) : .fitting(maximum: nil)))
  }

  @Test(
    arguments: [
      ("android:maxLines='1'", .exactly(1)), ("android:maxLines='0'", .exactly(1)),
      ("android:maxLines='2'", .fitting(maximum: 2)), ("android:maxHeight='7px'", .fitting(maximum: nil)),
    ] as [(String, TextLines.Count)])
  func `the maximum of lines`(_ attributes: String, _ count: TextLines.Count) throws {
    #expect(try lines(attributes).count == count)
  }

  // MARK: - Lines

  /// `TextView.setLineHeight`: the ascent of Roboto is 0.927734, its descent 0.244141, each rounded in pixels.
  @Test(
    arguments: [
      ("", 0, 1), ("android:lineSpacingExtra='3.5dp' android:lineSpacingMultiplier='1.5'", 7, 1.5),
      ("android:lineHeight='30px' android:lineSpacingExtra='3dp' android:lineSpacingMultiplier='1.5'", 6, 1),
      ("app:lineHeight='20px'", -4, 1), ("android:lineHeight='1px'", -23, 1),
      ("android:lineHeight='0px' android:lineSpacingExtra='3dp'", 6, 1),
    ] as [(String, Float, Float)])
  func `lines have a spacing`(_ attributes: String, _ extra: Float, _ multiplier: Float) throws {
    let text = try text("android:textSize='20px' \(attributes)")
    #expect(text.lineSpacingExtra == extra)
    #expect(text.lineSpacingMultiplier == multiplier)
  }

  /// A line of Roboto is 1.171875 times as high as its font, here of 10 points.
  @Test(
    arguments: [
      ("", nil), ("android:lineSpacingExtra='6px'", 14.71875), ("android:lineSpacingMultiplier='1.5'", 17.578125),
      ("android:lineSpacingExtra='6px' android:lineSpacingMultiplier='1.5'", 20.578125),
      ("android:lineSpacingExtra='-100px'", 5),
    ] as [(String, Double?)])
  func `bones of lines have the pitch of the lines`(_ attributes: String, _ pitch: Double?) throws {
    let lines = try lines(attributes)
    #expect(lines.linePitch == pitch)
    #expect(lines.fontSize == 10)
  }

  @Test func `a text reads its other attributes`() throws {
    let plain = try text("")
    #expect(plain.letterSpacing == 0 && plain.includesFontPadding && plain.drawablePadding == 0)
    #expect(plain.gravity == .startTop)
    let other = try text("android:letterSpacing='0.25' android:includeFontPadding='false' android:gravity='end|bottom'")
    #expect(other.letterSpacing == 0.25 && !other.includesFontPadding)
    #expect(other.gravity == AndroidGravity(horizontal: .end, vertical: .bottom))
    #expect(try lines("android:letterSpacing='0.25'").letterSpacing == 0.25 && lines("").letterSpacing == 0)
    #expect(try lines("android:layout_height='7px'").isHeightStated)
    #expect(try lines("android:layout_height='match_parent'").isHeightStated)
    #expect(try !lines("android:layout_height='wrap_content'").isHeightStated)
  }

  @Test(
    arguments: [
      ("", .natural, .top), ("android:gravity='center'", .center, .center), ("android:gravity='left|top'", .left, .top),
      ("android:gravity='right|bottom'", .right, .bottom), ("android:gravity='end|fill_vertical'", .end, .center),
      ("android:gravity='start'", .natural, .top), ("android:gravity='fill_horizontal'", .natural, .top),
      ("android:gravity='center_vertical'", .natural, .center),
      ("android:gravity='right' android:textAlignment='center'", .center, .top),
      ("android:gravity='left' android:textAlignment='textEnd'", .end, .top),
      ("android:gravity='left' android:textAlignment='viewEnd'", .end, .top),
      ("android:gravity='right' android:textAlignment='textStart'", .natural, .top),
      ("android:gravity='right' android:textAlignment='viewStart'", .natural, .top),
      ("android:gravity='right' android:textAlignment='gravity'", .right, .top),
    ] as [(String, TextAlignment, VerticalAlignment)])
  func `lines are aligned by the gravity or the text alignment`(
    _ attributes: String, _ alignment: TextAlignment, _ vertical: VerticalAlignment
  ) throws {
    let lines = try lines(attributes)
    #expect(lines.alignment == alignment)
    #expect(lines.verticalAlignment == vertical)
  }

  /// `ALIGN_NORMAL` begins where a paragraph does, which is at the right for Hebrew; a view has its own direction.
  @Test(
    arguments: [
      ("", .right), ("android:gravity='start'", .right), ("android:gravity='fill_horizontal'", .right),
      ("android:gravity='center'", .center), ("android:gravity='left'", .left), ("android:gravity='end'", .left),
      ("android:textAlignment='textEnd'", .left), ("android:textAlignment='viewEnd'", .end),
      ("android:textDirection='firstStrong'", .right), ("android:textDirection='rtl'", .right),
      ("android:textDirection='locale'", .natural),
      ("android:textAlignment='textStart'", .right), ("android:textAlignment='viewStart'", .natural),
      ("android:textDirection='ltr'", .natural),
      ("android:textAlignment='textStart' android:textDirection='ltr'", .natural),
    ] as [(String, TextAlignment)])
  func `a paragraph of Hebrew begins at the right`(_ attributes: String, _ alignment: TextAlignment) throws {
    let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    let text = try view("TextView", "android:text='\(hebrew)' \(attributes)").text
    #expect(text?.alignment == alignment)
  }

  @Test(
    arguments: [
      ("", .regular, .regular), ("android:textStyle='bold'", .bold, .bold),
      ("android:textStyle='italic'", .italic, .regular),
      ("android:textStyle='bold|italic'", .bold, .bold), ("android:fontFamily='sans-serif-medium'", .medium, .medium),
      ("android:fontFamily='sans-serif-medium' android:textStyle='bold'", .bold, .bold),
      ("android:fontFamily='sans-serif-black'", .black, .bold),
      ("android:fontFamily='sans-serif-light'", .light, .regular),
      ("android:fontFamily='sans-serif-light' android:textStyle='bold'", .bold, .bold),
      ("android:fontFamily='sans-serif-thin'", .thin, .regular), ("android:textFontWeight='299'", .thin, .regular),
      ("android:textFontWeight='300'", .light, .regular), ("android:textFontWeight='301'", .regular, .regular),
      ("android:textFontWeight='400'", .regular, .regular), ("android:textFontWeight='500'", .medium, .medium),
      ("android:textFontWeight='600'", .medium, .medium), ("android:textFontWeight='699'", .regular, .regular),
      ("android:textFontWeight='700'", .bold, .bold), ("android:textFontWeight='800'", .bold, .bold),
      ("android:textFontWeight='801'", .black, .bold),
      ("app:fontFamily='sans-serif-black' android:fontFamily='sans-serif-thin'", .black, .bold),
      ("android:fontFamily='monospace'", .monospace, .regular), ("app:fontFamily='monospace'", .monospace, .regular),
      ("android:typeface='monospace'", .monospace, .regular), ("android:typeface='serif'", .regular, .regular),
      ("android:fontFamily='monospace' android:textStyle='bold'", .monospace, .regular),
      ("android:typeface='monospace' android:textFontWeight='801'", .monospace, .regular),
      ("android:fontFamily='sans-serif-light' android:typeface='monospace'", .light, .regular),
      ("app:fontFamily='sans-serif-light' android:typeface='monospace'", .light, .regular),
      // A family of the text appearance is replaced.
      (
        "android:textAppearance='@style/TextAppearance.MaterialComponents.Headline1' android:typeface='monospace'",
        .monospace, .regular
      ),
    ] as [(String, AndroidText.Face, FontDescription.Weight)])
  func `a face follows from family, style and weight`(
    _ attributes: String, _ face: AndroidText.Face, _ weight: FontDescription.Weight
  ) throws {
    #expect(try text(attributes).face == face)
    #expect(try lines(attributes).weight == weight)
  }

  // MARK: - Sizes by the view

  /// `TextView.autoSizeText` for ten letters, half as wide as high, in lines of 1.171875 times their size.
  @Test(
    arguments: [
      ("200px", "40px", "", 30), ("200px", "30px", "", 25), ("100px", "60px", "", 25),
      ("100px", "60px", "android:singleLine='true'", 20),
      ("120px", "70px", "android:singleLine='true' android:paddingStart='11px' android:paddingEnd='9px'", 20),
      ("120px", "70px", "android:paddingLeft='11px' android:paddingRight='9px'", 29),
      ("100px", "70px", "android:paddingTop='7px' android:paddingBottom='3px'", 25), ("200px", "5px", "", 10),
      ("200px", "0px", "", 20), ("200px", "wrap_content", "", 20),
    ] as [(String, String, String, Float)])
  func `a text fills a view of stated height`(
    _ width: String, _ height: String, _ attributes: String, _ size: Float
  ) throws {
    for kind in ["app:autoSizeTextType='uniform'", "android:autoSizeTextType='uniform'", "app:autoSizeTextType='1'"] {
      let view = try view(
        "TextView",
        """
        android:text='abcdefghij' android:textSize='20px' android:layout_width='\(width)' \(kind) \(attributes) \
        android:layout_height='\(height)' app:autoSizeMinTextSize='10px' app:autoSizeMaxTextSize='30px'
        """)
      #expect(view.androidText?.size == size)
    }
  }

  /// From 12 to 112 sp; the view is as wide as the screen of 800 pixels.
  @Test(arguments: [("600px", 224), ("20px", 24), ("130px", 110)] as [(String, Float)])
  func `a text that fills its view has usual limits`(height: String, size: Float) throws {
    let attributes = "android:text='abcdefghij' android:layout_height='\(height)' android:layout_width='match_parent'"
    #expect(try view("TextView", "\(attributes) app:autoSizeTextType='uniform'").androidText?.size == size)
    #expect(try view("TextView", "\(attributes) app:autoSizeTextType='none'").androidText?.size == 28)
  }

  /// `TextViewCompat.setFirstBaselineToTopHeight` with 20 pixels: 22 above the baseline, or 19 without padding.
  @Test(arguments: [
    ("30px", "", 8), ("23px", "", 1), ("22px", "", 3), ("30px", "android:includeFontPadding='false'", 11),
    ("20px", "android:includeFontPadding='false'", 1), ("19px", "android:includeFontPadding='false'", 3),
  ])
  func `the first baseline may have a distance from the top`(
    _ distance: String, _ attributes: String, _ padding: Int
  ) throws {
    for space in ["app", "android"] {
      let view = try view(
        "TextView",
        "android:textSize='20px' android:paddingTop='3px' \(space):firstBaselineToTopHeight='\(distance)' \(attributes)"
      )
      #expect(view.android?.padding.top == padding)
    }
  }

  // MARK: - Drawables

  private static let all = """
    android:drawableLeft='@drawable/l' android:drawableTop='@drawable/t' android:drawableRight='@drawable/r' \
    android:drawableBottom='@drawable/b'
    """
  private static let (left, top) = (
    AndroidDrawableSize(width: 3, height: 50), AndroidDrawableSize(width: 50, height: 5)
  )
  private static let (right, bottom) = (
    AndroidDrawableSize(width: 9, height: 50), AndroidDrawableSize(width: 50, height: 11)
  )

  @Test func `drawables are at the edges of a text`() throws {
    let compat = Self.all.replacing("android:drawable", with: "app:drawable").replacing("='@", with: "Compat='@")
    for attributes in [Self.all, compat] {
      let view = try view(
        "TextView",
        """
        android:text='a' \(attributes) android:drawablePadding='7px' android:paddingLeft='11px' \
        android:paddingTop='13px' android:paddingRight='15px' android:paddingBottom='17px'
        """)
      let drawables = Edges<AndroidDrawableSize?>(
        top: Self.top, right: Self.right, bottom: Self.bottom, left: Self.left)
      #expect(view.androidText?.drawables == drawables)
      #expect(view.text?.padding == Insets(top: 12.5, right: 15.5, bottom: 17.5, left: 10.5))
    }
  }

  @Test(
    arguments: [
      ("android:drawableStart='@drawable/r' android:drawableEnd='@drawable/l'", right, left),
      ("app:drawableStartCompat='@drawable/r' app:drawableEndCompat='@drawable/l'", right, left),
      ("android:drawableStart='@drawable/l' \(all)", left, right),
      ("android:drawableStart='@drawable/r'", right, nil), ("android:drawableEnd='@drawable/r'", nil, right),
      ("android:drawableLeft='@drawable/r' android:drawableEnd='@drawable/l'", right, left),
      ("android:checkMark='@drawable/r'", nil, right), ("app:checkMarkCompat='@drawable/r'", nil, right),
      ("android:checkMark='@drawable/shape'", nil, nil),
    ] as [(String, AndroidDrawableSize?, AndroidDrawableSize?)])
  func `the start of a text is its left, or its right from right to left`(
    _ attributes: String, _ start: AndroidDrawableSize?, _ end: AndroidDrawableSize?
  ) throws {
    let drawables = try view("CheckedTextView", "android:text='a' \(attributes)").androidText?.drawables
    #expect(drawables?.left == start)
    #expect(drawables?.right == end)
    if attributes.contains("Left") { return }
    let mirrored = try view("CheckedTextView", "android:text='a' \(attributes)", .rightToLeft).androidText?.drawables
    #expect(mirrored?.right == start)
    #expect(mirrored?.left == end)
  }

  /// `MaterialButton.iconGravity`: the sides, or the values of the attribute.
  @Test(arguments: [
    ("", "left"), ("app:iconGravity='start'", "left"), ("app:iconGravity='end'", "right"),
    ("app:iconGravity='textEnd'", "right"), ("app:iconGravity='3'", "right"), ("app:iconGravity='4'", "right"),
    ("app:iconGravity='top'", "top"), ("app:iconGravity='textTop'", "top"), ("app:iconGravity='16'", "top"),
    ("app:iconGravity='32'", "top"),
  ])
  func `an icon of a button has a place`(attributes: String, edge: String) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let icon = "android:text='a' app:icon='@drawable/r' \(attributes)"
      let drawables = try view("Button", icon, direction).androidText?.drawables
      let mirrored = direction == .leftToRight ? edge : ["left": "right", "right": "left"][edge] ?? edge
      let size = AndroidDrawableSize(width: 9, height: 50)
      let expected = Edges<AndroidDrawableSize?>(
        top: mirrored == "top" ? size : nil, right: mirrored == "right" ? size : nil, bottom: nil,
        left: mirrored == "left" ? size : nil)
      #expect(drawables == expected)
    }
  }

  @Test(arguments: [
    ("app:icon='@drawable/r'", 9, 50, 16), ("app:icon='@drawable/r' app:iconSize='13px'", 13, 13, 16),
    ("app:icon='@drawable/r' app:iconSize='0px'", 9, 50, 16), ("app:icon='@drawable/shape'", 36, 36, 16),
    ("app:icon='@drawable/r' app:iconPadding='3px'", 9, 50, 3),
  ])
  func `an icon of a button has a size and a distance`(
    attributes: String, width: Int, height: Int, padding: Int
  ) throws {
    let text = try #require(view("Button", "android:text='a' \(attributes)").androidText)
    #expect(text.drawables.left == AndroidDrawableSize(width: width, height: height))
    #expect(text.drawablePadding == padding)
    #expect(try view("Button", "android:text='' \(attributes)").androidText?.drawablePadding == 0)
  }

  // MARK: - Bones of drawables

  /// Drawables of at least 8 dp are icons; others are dots or spaces.
  @Test(arguments: [("16px", "30px", true), ("15px", "30px", false), ("30px", "16px", true), ("30px", "15px", false)])
  func `a drawable that is not too small is an icon`(width: String, height: String, isIcon: Bool) throws {
    var app = AndroidApp([
      "drawable/v.xml": "<vector $NS android:width='\(width)' android:height='\(height)'/>"
    ])
    app.request.completions = .none
    app.request.density = 2
    let padding =
      "android:paddingLeft='3px' android:paddingTop='5px' android:paddingRight='7px' android:paddingBottom='9px'"
    for (edge, name, inset) in [
      (TextIcon.Edge.left, "Left", 1.5), (.top, "Top", 2.5), (.right, "Right", 3.5), (.bottom, "Bottom", 4.5),
    ] {
      let view = try app.root(
        "<FrameLayout $NS><TextView android:text='a' android:drawable\(name)='@drawable/v' \(padding)/></FrameLayout>"
      ).children[0]
      let size = width == "30px" ? Size(width: 15, height: 8) : Size(width: 8, height: 15)
      #expect(view.text?.icons == (isIcon ? [TextIcon(at: edge, size: size, inset: inset)] : []))
    }
  }

  /// The marks of choices are 20 dp long, in the middle of drawables of 32 dp.
  @Test(arguments: [("Single", true), ("Multiple", false)])
  func `a mark of a choice beside a text is round for a single choice`(kind: String, isRound: Bool) throws {
    let mark = "'?android:attr/listChoiceIndicator\(kind)'"
    let cases: [(String, LayoutDirection, TextIcon.Edge)] = [
      ("android:drawableLeft", .leftToRight, .left), ("android:drawableRight", .leftToRight, .right),
      ("android:drawableStart", .leftToRight, .left), ("android:drawableEnd", .leftToRight, .right),
      ("android:checkMark", .leftToRight, .right), ("android:drawableStart", .rightToLeft, .right),
      ("android:drawableEnd", .rightToLeft, .left), ("android:checkMark", .rightToLeft, .left),
    ]
    for (name, direction, edge) in cases {
      let view = try view(
        "CheckedTextView", "android:text='a' \(name)=\(mark) android:paddingLeft='3px' android:paddingRight='3px'",
        direction)
      var icon = TextIcon(at: edge, size: Size(width: 20, height: 20), inset: 7.5)
      icon.isRound = isRound
      #expect(view.text?.icons == [icon], "\(name)")
    }
    let top = try view("TextView", "android:text='a' android:drawableTop=\(mark)")
    #expect(top.text?.icons == [TextIcon(at: .top, size: Size(width: 32, height: 32), inset: 0)])
  }
}
