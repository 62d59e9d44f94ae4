import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The attributes of containers on which the layout of their children depends, as the boxes of a device need them.
@Suite struct AndroidContainerStyleTests {
  private func root(
    _ name: String, _ attributes: String = "", _ children: String = "", theme: String? = nil, density: Double = 2,
    files: [String: String] = [:]
  ) throws -> View {
    var app = AndroidApp(files)
    app.request.completions = .none
    app.request.density = density
    app.request.android.themeStyle = theme
    return try app.root("<\(name) $NS \(attributes)>\(children)</\(name)>")
  }

  private func content(_ name: String, _ attributes: String = "", theme: String? = nil) throws -> AndroidContent? {
    try root(name, attributes, "<View/>", theme: theme).android?.content
  }

  // MARK: - Chip groups

  /// `Widget.Material3.ChipGroup` and `Widget.MaterialComponents.ChipGroup`; AppCompat has no style of chip groups.
  @Test(arguments: [
    ("Theme.Material3.Light", "", 16, 16, false), ("Theme.MaterialComponents", "", 16, 0, false),
    ("Theme.AppCompat", "", 0, 0, false), ("Theme.AppCompat", "app:chipSpacing='5.9px'", 5, 5, false),
    ("Theme.AppCompat", "app:chipSpacing='5px' app:chipSpacingHorizontal='3px'", 3, 5, false),
    ("Theme.AppCompat", "app:chipSpacing='5px' app:chipSpacingVertical='7.9px'", 5, 7, false),
    ("Theme.AppCompat", "app:singleLine='true'", 0, 0, true),
    ("Theme.AppCompat", "app:singleLine='false'", 0, 0, false),
    ("Theme.Material3.Light", "app:singleLine='true' app:chipSpacingVertical='3px'", 16, 3, true),
  ])
  func `chips have the spacing of their group`(
    _ theme: String, _ attributes: String, _ item: Int, _ line: Int, _ isSingleLine: Bool
  ) throws {
    var expected = AndroidFlowStyle()
    (expected.itemSpacing, expected.lineSpacing, expected.isSingleLine) = (item, line, isSingleLine)
    #expect(try content("ChipGroup", attributes, theme: theme) == .flow(expected))
  }

  // MARK: - Linear layouts

  private func linear(_ attributes: String, _ change: (inout AndroidLinearStyle) -> Void) throws {
    var expected = AndroidLinearStyle()
    change(&expected)
    #expect(try content("LinearLayout", attributes) == .linear(expected), "\(attributes)")
  }

  /// The defaults are those of `LinearLayout(Context, AttributeSet, int, int)`.
  @Test func `a linear layout reads its attributes`() throws {
    try linear("") { _ in }
    for vertical in ["vertical", "1"] { try linear("android:orientation='\(vertical)'") { $0.axis = .vertical } }
    for horizontal in ["horizontal", "0"] { try linear("android:orientation='\(horizontal)'") { _ in } }
    try linear("android:gravity='end|bottom'") { $0.gravity = AndroidGravity(horizontal: .end, vertical: .bottom) }
    try linear("android:baselineAligned='false'") { $0.isBaselineAligned = false }
    try linear("android:baselineAligned='true'") { _ in }
    for (text, index) in [("-1", nil), ("0", 0), ("3", 3)] as [(String, Int?)] {
      try linear("android:baselineAlignedChildIndex='\(text)'") { $0.baselineAlignedChildIndex = index }
    }
    for (text, sum) in [("-0.5", nil), ("0", 0), ("2.5", 2.5)] as [(String, Float?)] {
      try linear("android:weightSum='\(text)'") { $0.weightSum = sum }
    }
    try linear("android:measureWithLargestChild='true'") { $0.measuresWithLargestChild = true }
    try linear("android:measureWithLargestChild='false'") { _ in }
  }

  @Test(arguments: [
    ("RadioGroup", Axis.vertical), ("MaterialButtonGroup", .horizontal), ("AlertDialogLayout", .vertical),
    ("SlidingPaneLayout", .horizontal), ("LinearLayoutCompat", .horizontal),
  ])
  func `a subclass of linear layouts has an axis, unless the element states one`(name: String, axis: Axis) throws {
    #expect(try content(name) == .linear(AndroidLinearStyle(axis: axis)))
    let other = axis == .vertical ? Axis.horizontal : .vertical
    #expect(try content(name, "android:orientation='\(other)'") == .linear(AndroidLinearStyle(axis: other)))
  }

  private static let gap = "<shape $NS><size android:width='3px' android:height='5px'/></shape>"

  /// `android:divider` and `android:showDividers`, and those of `LinearLayoutCompat` in the application's namespace.
  @Test(
    arguments: [
      ("android:divider='@drawable/gap' android:showDividers='beginning'", [true, false, false]),
      ("android:divider='@drawable/gap' android:showDividers='middle'", [false, true, false]),
      ("app:divider='@drawable/gap' app:showDividers='middle|end'", [false, true, true]),
      ("android:divider='@drawable/gap' android:showDividers='none'", [false, false, false]),
      ("android:divider='@drawable/gap'", []), ("android:showDividers='middle'", []),
    ] as [(String, [Bool])])
  func `a divider has the size of its drawable`(_ attributes: String, _ shows: [Bool]) throws {
    let view = try root("LinearLayout", attributes, "<View/>", files: ["drawable/gap.xml": Self.gap])
    var divider = AndroidDivider(width: 3, height: 5)
    if !shows.isEmpty {
      (divider.showsBeginning, divider.showsMiddle, divider.showsEnd) = (shows[0], shows[1], shows[2])
    }
    var expected = AndroidLinearStyle()
    expected.divider = shows.isEmpty ? nil : divider
    #expect(view.android?.content == .linear(expected))
  }

  @Test func `a divider of a color has no size`() throws {
    let view = try root("LinearLayout", "android:divider='#123456' android:showDividers='end'", "<View/>")
    var divider = AndroidDivider(width: 0, height: 0)
    divider.showsEnd = true
    var expected = AndroidLinearStyle()
    expected.divider = divider
    #expect(view.android?.content == .linear(expected))
  }

  // MARK: - Tables and grids

  /// `TableLayout.parseColumns`.
  @Test(arguments: [
    ("*", AndroidTableStyle.Columns.all), ("1, *", .all), ("0", .some([0])), ("1,3", .some([1, 3])),
    ("2, 5 ,7", .some([2, 5, 7])), ("-1,4", .some([4])), ("1000,1001", .some([1_000])), ("a", .some([])),
  ])
  func `columns of a table are numbers, or all`(text: String, columns: AndroidTableStyle.Columns) throws {
    for name in ["stretch", "shrink", "collapse"] {
      var expected = AndroidTableStyle()
      switch name {
      case "stretch": expected.stretched = columns
      case "shrink": expected.shrunk = columns
      default: if case .some(let numbers) = columns { expected.collapsed = numbers }
      }
      #expect(try content("TableLayout", "android:\(name)Columns='\(text)'") == .table(expected), "\(name)")
    }
  }

  @Test func `a table is a column in any orientation`() throws {
    #expect(try content("TableLayout", "android:orientation='horizontal'") == .table(AndroidTableStyle()))
  }

  private func grid(_ attributes: String, density: Double = 2, _ change: (inout AndroidGridStyle) -> Void) throws {
    var expected = AndroidGridStyle()
    expected.defaultGap = 16
    change(&expected)
    let view = try root("GridLayout", attributes, "<View/>", density: density)
    #expect(view.android?.content == .grid(expected), "\(attributes)")
  }

  /// The defaults are those of `GridLayout(Context, AttributeSet, int, int)`.
  @Test(arguments: ["android", "app"])
  func `a grid reads its attributes`(space: String) throws {
    try grid("") { _ in }
    try grid("\(space):orientation='vertical'") { $0.axis = .vertical }
    try grid("\(space):orientation='horizontal'") { _ in }
    for (text, count) in [("0", nil), ("1", 1), ("10000", 10_000), ("10001", nil), ("-3", nil)] as [(String, Int?)] {
      try grid("\(space):rowCount='\(text)' \(space):columnCount='7'") { ($0.rowCount, $0.columnCount) = (count, 7) }
      try grid("\(space):rowCount='5' \(space):columnCount='\(text)'") { ($0.rowCount, $0.columnCount) = (5, count) }
    }
    try grid("\(space):useDefaultMargins='true'") { $0.usesDefaultMargins = true }
    try grid("\(space):useDefaultMargins='false'") { _ in }
    try grid("\(space):alignmentMode='alignBounds'") { $0.alignmentMode = .alignBounds }
    try grid("\(space):rowOrderPreserved='false'") { $0.isRowOrderPreserved = false }
    try grid("\(space):columnOrderPreserved='false'") { $0.isColumnOrderPreserved = false }
    try grid("\(space):rowOrderPreserved='true' \(space):columnOrderPreserved='true'") { _ in }
    // 8 dp, rounded down.
    try grid("", density: 1.2) { $0.defaultGap = 9 }
  }

  // MARK: - Other containers

  @Test(arguments: [("", false), ("android:fillViewport='true'", true), ("android:fillViewport='false'", false)])
  func `a scroll view may enlarge its content to its own size`(_ attributes: String, _ fills: Bool) throws {
    for (name, axis) in [
      ("ScrollView", Axis.vertical), ("NestedScrollView", .vertical), ("HorizontalScrollView", .horizontal),
    ] {
      var expected = AndroidScrollStyle(axis: axis)
      expected.fillsViewport = fills
      let view = try root(name, attributes, "<View/>")
      #expect(view.android?.content == .scroll(expected))
      #expect(view.clips)
    }
  }

  @Test(arguments: [
    ("", false), ("android:measureAllChildren='true'", true), ("android:measureAllChildren='false'", false),
  ])
  func `a frame may measure hidden children`(_ attributes: String, _ measures: Bool) throws {
    var expected = AndroidFrameStyle()
    expected.measuresAllChildren = measures
    #expect(try content("FrameLayout", attributes) == .frame(expected))
  }

  @Test func `a constraint layout has maxima, and a relative layout a gravity`() throws {
    var constraint = AndroidConstraintStyle()
    (constraint.maxWidth, constraint.maxHeight) = (7, 9)
    #expect(
      try content("ConstraintLayout", "android:maxWidth='7.9px' android:maxHeight='9px'") == .constraint(constraint))
    var relative = AndroidRelativeStyle()
    relative.gravity = AndroidGravity(horizontal: .right, vertical: .center)
    relative.ignoredByGravity = "a"
    #expect(
      try content("RelativeLayout", "android:gravity='right|center_vertical' android:ignoreGravity='@id/a'")
        == .relative(relative))
    #expect(try content("RelativeLayout") == .relative(AndroidRelativeStyle()))
  }

  /// `ViewGroup.drawChild` clips a child to its frame, unless `android:clipChildren` of the parent is false.
  @Test(arguments: [
    ("", "android:layout_width='7px'", true), ("", "android:layout_height='7px'", true),
    ("", "android:layout_width='0px' android:layout_height='0px'", false), ("", "android:layout_width='1px'", true),
    ("", "android:layout_width='wrap_content'", false),
    ("android:clipChildren='true'", "android:layout_width='7px'", true),
    ("android:clipChildren='false'", "android:layout_width='7px'", false),
  ])
  func `a container of fixed size is clipped`(_ parent: String, _ attributes: String, _ clips: Bool) throws {
    let frame = try root("FrameLayout", parent, "<LinearLayout \(attributes)><View/></LinearLayout><View/>")
    #expect(frame.children[0].clips == clips)
  }

  @Test(arguments: ["ViewFlipper", "ViewSwitcher", "ViewAnimator", "TextSwitcher", "ImageSwitcher"])
  func `a switcher shows its first child`(name: String) throws {
    let view = try root(
      name, "", "<TextView android:text='a'/><TextView android:text='b'/><TextView android:text='c'/>")
    #expect(view.children.map(\.isHidden) == [false, true, true])
  }

  /// `SwipeRefreshLayout.onMeasure` gives its child all of its size, and takes the size that its parent offers.
  @Test func `a refresh layout and its child fill their space`() throws {
    let frame = try root(
      "FrameLayout", "",
      """
      <SwipeRefreshLayout android:layout_width='wrap_content' android:layout_height='7px'>\
      <View android:layout_width='wrap_content' android:layout_height='9px'/></SwipeRefreshLayout><View/>
      """)
    let refresh = frame.children[0]
    #expect(refresh.android?.params.width == .matchParent)
    #expect(refresh.android?.params.height == .pixels(7))
    #expect(refresh.children[0].android?.params.width == .matchParent)
    #expect(refresh.children[0].android?.params.height == .matchParent)
  }

  @Test(arguments: [
    ("BottomNavigationView", "Theme.Material3.Light", 0, 160),
    ("BottomNavigationView", "Theme.MaterialComponents", 0, 112),
    ("NavigationRailView", "Theme.Material3.Light", 160, 0), ("NavigationRailView", "Theme.MaterialComponents", 144, 0),
    ("TabLayout", "Theme.Material3.Light", 0, 96), ("TabLayout", "Theme.MaterialComponents", 0, 96),
  ])
  func `a bar has the least size of its class`(_ name: String, _ theme: String, _ width: Int, _ height: Int) throws {
    let layout = try #require(root(name, "", theme: theme).android)
    #expect(layout.minWidth == width)
    #expect(layout.minHeight == height)
    let larger = "android:minWidth='501px' android:minHeight='503px'"
    let enlarged = try #require(root(name, larger, theme: theme).android)
    #expect(enlarged.minWidth == 501)
    #expect(enlarged.minHeight == 503)
  }
}
