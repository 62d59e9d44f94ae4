import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// Views in a theme without styles, which have the sizes that their classes state, with 2 pixels per dp; and sizes that
/// follow from a view.
@Suite struct AndroidUnstyledTests {
  private static let fill = "android:layout_width='match_parent' android:layout_height='match_parent'"

  private func app(_ direction: LayoutDirection = .leftToRight, density: Double = 2) -> AndroidApp {
    var app = AndroidApp([
      "values/styles.xml": "<style name='Plain' parent=''/><style name='MyIconButton' parent=''/>",
      "values/lines.xml": """
      <integer-array name='lines'><item>7</item><item>x</item><item>10001</item><item>-10001</item><item>-3</item>\
      </integer-array>
      """,
    ])
    app.request.completions = .none
    app.request.density = density
    app.request.direction = direction
    app.request.android.themeStyle = "Plain"
    return app
  }

  /// A view beside a button.
  private func view(
    _ name: String, _ attributes: String = "", _ inside: String = "", _ direction: LayoutDirection = .leftToRight
  ) throws -> View {
    let markup = "<\(name) \(attributes)>\(inside)</\(name)>"
    return try app(direction).root("<FrameLayout $NS \(Self.fill)>\(markup)<Button android:text='b'/></FrameLayout>")
      .children[0]
  }

  // MARK: - Bars

  /// `Widget.Design.TabLayout`: a padding of 12 dp at both sides; `design_tab_scrollable_min_width` is 72 dp.
  @Test(
    arguments: [
      ("", [0, 24, 0, 24], 0, "0×fill"), ("app:tabPaddingStart='5px'", [0, 24, 0, 5], 0, "0×fill"),
      ("app:tabPaddingEnd='9px'", [0, 9, 0, 24], 0, "0×fill"),
      ("app:tabPaddingTop='3px'", [3, 24, 0, 24], 0, "0×fill"),
      ("app:tabPaddingBottom='3px'", [0, 24, 3, 24], 0, "0×fill"),
      ("app:tabPadding='7px' app:tabPaddingEnd='9px'", [7, 9, 7, 7], 0, "0×fill"),
      ("app:tabMode='scrollable'", [0, 24, 0, 24], 144, "wrap×fill"),
      ("app:tabMode='auto'", [0, 24, 0, 24], 144, "wrap×fill"),
      ("app:tabMode='scrollable' app:tabMinWidth='91px'", [0, 24, 0, 24], 91, "wrap×fill"),
      ("app:tabMinWidth='91px'", [0, 24, 0, 24], 91, "0×fill"),
      ("app:tabGravity='start'", [0, 24, 0, 24], 0, "wrap×fill"),
    ])
  func `a tab has the padding of its class`(
    _ attributes: String, _ padding: [Int], _ minimum: Int, _ size: String
  ) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let item = "<com.google.android.material.tabs.TabItem android:text='a'/>"
      let tab = try #require(
        view("com.google.android.material.tabs.TabLayout", attributes, item, direction).children.first?.android)
      let sides = direction == .leftToRight ? [padding[1], padding[3]] : [padding[3], padding[1]]
      #expect(tab.padding == Edges(top: padding[0], right: sides[0], bottom: padding[2], left: sides[1]))
      #expect([tab.minWidth, tab.minHeight] == [minimum, 96])
      #expect(tab.params.width == (size.hasPrefix("0") ? .pixels(0) : .wrapContent))
      #expect(tab.params.height == .matchParent && tab.params.weight == (size.hasPrefix("0") ? 1 : 0))
    }
  }

  /// `Toolbar`: the title begins 16 dp from the start, or after the navigation button of 56 dp.
  @Test(
    arguments: [
      ("app:title='T'", [32]), ("app:logo='@drawable/y' app:title='T'", [32, nil]),
      ("app:contentInsetStart='7px' app:logo='@drawable/y' app:title='T'", [7, nil]),
      ("app:navigationIcon='@drawable/x' app:logo='@drawable/y'", [nil, 0]),
      (
        "app:navigationIcon='@drawable/x' app:contentInsetStartWithNavigation='119px' app:logo='@drawable/y'",
        [nil, 7]
      ),
    ] as [(String, [Int?])])
  func `a toolbar has the insets of its class`(_ attributes: String, _ starts: [Int?]) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let parts = try view("androidx.appcompat.widget.Toolbar", attributes, "", direction).children
      let margins = parts.map { $0.android?.params.margins }
      let found = margins.map { direction == .leftToRight ? $0?.left : $0?.right }
      #expect(found == starts)
      let logo = parts.first { $0.kind == .image }
      #expect(logo.map { $0.android?.params.width == .pixels(48) && $0.android?.params.height == .pixels(48) } != false)
      #expect((parts.first?.control == .iconButton) == attributes.contains("navigationIcon"))
    }
  }

  /// `BottomAppBar`: 60 dp from the end, `mtrl_bottomappbar_fabOffsetEndMode`, or half a button and a margin.
  @Test(arguments: [("", 120), ("app:fabAlignmentModeEndMargin='5px'", 61)])
  func `a button at the end of a bottom app bar has an offset`(_ attributes: String, _ offset: Int) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let root = try app(direction).root(
        """
        <androidx.coordinatorlayout.widget.CoordinatorLayout $NS \(Self.fill)>\
        <com.google.android.material.bottomappbar.BottomAppBar android:id='@+id/bar' \(Self.fill) \
        app:fabAlignmentMode='end' app:fabAnchorMode='cradle' \(attributes)/>\
        <com.google.android.material.floatingactionbutton.FloatingActionButton app:layout_anchor='@id/bar'/>\
        </androidx.coordinatorlayout.widget.CoordinatorLayout>
        """)
      guard case .coordinator(let params)? = root.children.last?.android?.params.parent else {
        Issue.record("no coordinator")
        return
      }
      #expect(params.anchorOffset == (direction == .leftToRight ? -offset : offset))
      #expect(params.anchorGravity == AndroidGravity(horizontal: .end, vertical: .top))
    }
  }

  /// `CoordinatorLayout` truncates the products of its key lines in dp with the density; other texts are 0.
  @Test func `key lines are in whole pixels`() throws {
    let root = try app(density: 1.5).root(
      "<androidx.coordinatorlayout.widget.CoordinatorLayout $NS \(Self.fill) app:keylines='@array/lines'>"
        + "<Button/></androidx.coordinatorlayout.widget.CoordinatorLayout>")
    #expect(root.android?.content == .coordinator(keylines: [10, 0, 15_000, -15_000, -4]))
  }

  // MARK: - Controls

  @Test(arguments: [("", 480), ("android:numStars='3'", 288), ("android:numStars='1'", 96)])
  func `a star of a rating is as long as a touch target`(_ attributes: String, _ width: Int) throws {
    #expect(
      try view("RatingBar", attributes).android?.content == .widget(AndroidWidget(width: width, height: 96)))
  }

  /// `ToggleButton` shows `textOff` at first.
  @Test(arguments: [
    ("", "OFF"), ("android:text='a'", "a"), ("android:textOff='b' android:text='a'", "b"),
    ("android:textOff='b' android:textOn='c'", "b"), ("android:textOff='b' android:textAllCaps='true'", "B"),
    ("android:textOff='b' android:textAllCaps='false'", "b"),
  ])
  func `a toggle button shows its text for off`(_ attributes: String, _ text: String) throws {
    let button = try view("ToggleButton", attributes)
    #expect(button.kind == .control)
    #expect(button.androidText?.text == text)
  }

  /// Material's icon buttons have an icon of 24 dp.
  @Test(arguments: [("", 48), ("app:iconSize='0px'", 48), ("app:iconSize='1px'", 1), ("app:iconSize='31px'", 31)])
  func `an icon button without an icon has one`(_ attributes: String, _ side: Int) throws {
    var app = app()
    app.request.completions = .all
    app.request.completions.remove(.missingThemes)
    let button = try app.root(
      """
      <FrameLayout $NS \(Self.fill)><Button style='@style/MyIconButton' android:layout_width='wrap_content' \
      android:layout_height='wrap_content' android:drawablePadding='7px' \(attributes)/></FrameLayout>
      """
    ).children[0]
    #expect(button.androidText?.drawables.left == AndroidDrawableSize(width: side, height: side))
    #expect(button.androidText?.drawablePadding == 0)
  }

  /// A picture beside the title of a text button is an icon if both of its sides are 8 dp long.
  @Test(arguments: [(16, 31, true), (15, 31, false), (31, 16, true), (31, 15, false)])
  func `a small picture beside a title is no icon`(_ width: Int, _ height: Int, _ isIcon: Bool) throws {
    var app = app()
    app.files["drawable/v.xml"] = "<vector $NS android:width='\(width)px' android:height='\(height)px'/>"
    let size = Size(width: Double(width) / 2, height: Double(height) / 2)
    for (attributes, edge) in [
      ("android:drawableTop='@drawable/v'", TextIcon.Edge.top),
      ("android:drawableLeft='@drawable/v' app:icon='@drawable/v'", .left),
    ] {
      let button = try app.root(
        """
        <FrameLayout $NS \(Self.fill)><Button android:text='a' android:background='@null' \(attributes) \
        android:drawablePadding='7px' android:paddingLeft='11px' android:paddingTop='9px'/></FrameLayout>
        """
      ).children[0]
      #expect(button.control == .textButton)
      #expect(button.text?.icons == (isIcon ? [TextIcon(at: edge, size: size, inset: 3.5)] : []))
      if isIcon, edge == .left { #expect(button.text?.padding.left == 5.5) }
    }
  }

  // MARK: - Texts

  /// `TextView.autoSizeText` with sizes of 12 to 112 pixels in lines of 75/64 em; a character is half as wide as high.
  @Test(
    arguments: [
      ("a", "400px", "75px", 64), ("a", "400px", "74px", 63), ("aaaa", "64px", "150px", 64),
      ("aaaa", "64px", "149px", 63), ("a", "400px", "13px", 12), ("a", "400px", "15px", 12),
      ("a", "400px", "16px", 13), ("a", "400px", "131px", 111), ("a", "400px", "132px", 112),
      ("a", "400px", "400px", 112),
    ] as [(String, String, String, Float)])
  func `a text has the largest size whose lines fit`(
    _ content: String, _ width: String, _ height: String, _ size: Float
  ) throws {
    let text = try app(density: 1).root(
      """
      <FrameLayout $NS \(Self.fill)><TextView android:text='\(content)' app:autoSizeTextType='uniform' \
      android:layout_width='\(width)' android:layout_height='\(height)'/></FrameLayout>
      """
    ).children[0]
    #expect(text.androidText?.size == size)
  }

  /// A view narrower than 96 dp has a word, or two digits below 48 dp; one as wide as its text has two words.
  @Test(arguments: [
    ("1px", "", "00"), ("95px", "", "00"), ("96px", "", "Lorem"), ("191px", "", "Lorem"),
    ("192px", "", "lorem ipsum dolor"), ("match_parent", "", "lorem ipsum dolor"), ("wrap_content", "", "lorem ipsum"),
    ("wrap_content", "android:drawableEnd='@drawable/x'", "lorem"),
    ("wrap_content", "app:drawableTopCompat='@drawable/x'", "lorem"),
    ("match_parent", "android:drawableEnd='@drawable/x'", "lorem ipsum dolor"),
  ])
  func `a text that code sets is as long as its view is wide`(
    _ width: String, _ attributes: String, _ words: String
  ) throws {
    var app = app()
    app.request.completions = .all
    let text = try app.root(
      """
      <LinearLayout $NS \(Self.fill) android:orientation='vertical'><Button android:text='b'/>\
      <TextView android:id='@+id/it' android:layout_width='\(width)' android:layout_height='wrap_content' \
      \(attributes)/></LinearLayout>
      """
    ).children[1]
    #expect(text.androidText?.text == words)
    #expect(text.text?.content == words)
  }

  /// The constructor of `TextView` sets the empty text if the attribute is missing.
  @Test(arguments: [
    ("android:id='@+id/it'", "lorem ipsum"), ("android:id='@+id/it' android:text=''", "lorem ipsum"),
    ("android:id='@+id/it' android:text='@string/none'", "lorem ipsum"), ("android:text=''", ""),
  ])
  func `an empty text that code can find is set by code`(_ attributes: String, _ words: String) throws {
    var app = app()
    app.files["values/strings.xml"] = "<string name='none'></string>"
    app.request.completions = .all
    let text = try app.root(
      """
      <FrameLayout $NS \(Self.fill)><TextView android:layout_width='wrap_content' \(attributes)/>\
      <Button android:text='b'/></FrameLayout>
      """
    ).children[0]
    #expect(text.androidText?.text == words)
    #expect(text.kind == (words.isEmpty ? .spacer : .text))
  }
}
