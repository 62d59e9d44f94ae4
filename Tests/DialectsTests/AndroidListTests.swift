import Diagnostics
import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The rows, tiles and chips in place of what code adds: their number and their sizes, on a screen with 2 pixels per dp.
@Suite struct AndroidListTests {
  private static let fill = "android:layout_width='match_parent' android:layout_height='match_parent'"
  private static let wrap = "android:layout_width='match_parent' android:layout_height='wrap_content'"

  private func app(_ files: [String: String] = [:]) -> AndroidApp {
    var app = AndroidApp(files)
    app.request.density = 2
    return app
  }

  /// A screen with a button above a view.
  private static func screen(_ markup: String) -> String {
    "<LinearLayout $NS \(fill) android:orientation='vertical'><Button \(wrap) android:text='a'/>\(markup)</LinearLayout>"
  }

  /// The last view of a screen with a button above it.
  private func view(_ markup: String, _ files: [String: String] = [:]) throws -> View {
    try #require(app(files).root(Self.screen(markup)).children.last)
  }

  private func list(_ attributes: String, _ files: [String: String] = [:]) throws -> View {
    try view("<androidx.recyclerview.widget.RecyclerView \(attributes)/>", files)
  }

  private static func size(_ width: String, _ height: String) -> String {
    "android:layout_width='\(width)' android:layout_height='\(height)'"
  }

  // MARK: - Limits

  @Test(arguments: [
    "<ListView $NS \(fill)/>", screen("<RecyclerView \(wrap) android:orientation='horizontal'/>"),
    screen("<RecyclerView \(size("match_parent", "60dp"))/>"), screen("<GridView \(wrap) tools:itemCount='5'/>"),
    screen("<ViewPager2 \(fill)/>"), screen("<ViewPager2 \(fill) android:id='@+id/gallery'/>"),
    screen("<ChipGroup \(wrap) android:id='@+id/tags'/>"), screen("<RadioGroup \(wrap) android:id='@+id/a'/>"),
    screen("<MaterialButtonToggleGroup \(wrap) android:id='@+id/a'/>"), screen("<CalendarView \(wrap)/>"),
    screen("<a.SettingsItem \(wrap)/>"), screen("<a.Fancy \(wrap) app:title='Ab' app:label='Cd'/>"),
    screen("<a.MonthView \(fill)/>"), screen("<fragment \(fill) android:name='a.NewsFragment'/>"),
    screen("<fragment \(fill) android:name='a.ListFragment'/>"),
    screen("<fragment \(fill) android:name='a.SettingsFragment'/>"),
    """
    <PreferenceScreen $NS><PreferenceCategory android:title='A'><SwitchPreference android:title='B'/>\
    </PreferenceCategory><SeekBarPreference android:title='D'/></PreferenceScreen>
    """,
  ])
  func `each view that code would add counts once for the limit`(markup: String) throws {
    var app = app()
    let count = try app.read(markup).value.root.viewTotal
    app.request.limits.views = count
    #expect(try app.read(markup).value.root.viewTotal == count)
    app.request.limits.views = count - 1
    #expect(throws: InvalidInput.self) { try app.read(markup) }
  }

  // MARK: - Rows

  /// Material 3, "Lists": rows of 72 dp with a padding of 16 dp and an image of 40 dp.
  @Test(arguments: [(LayoutDirection.leftToRight, "margins -,0,-,32"), (.rightToLeft, "margins -,32,-,0")])
  func `a row has a round image and two lines`(_ direction: LayoutDirection, _ margins: String) throws {
    var app = app()
    app.request.direction = direction
    let row = try #require(app.root(Self.screen("<ListView \(Self.fill)/>")).children.last?.children.first)
    #expect(
      row.androidBoxes == [
        "container fill×144 padding 0,32,0,32", "image 80×80", "container 0×wrap \(margins) weight 1",
        "text 400×40 margins 0,-,-,-", "text 280×34 margins 8,-,-,-",
      ])
    #expect(row.children[0].appearance.cornerRadius == .circle)
    #expect(row.children[1].children.map(\.text) == [16, 14].map { TextLines(count: .exactly(1), fontSize: $0) })
    #expect(row.isCell)
    guard case .linear(let style)? = row.android?.content else {
      Issue.record("the row is not linear")
      return
    }
    #expect(style.gravity == .startCenter)
    #expect(!style.isBaselineAligned)
  }

  @Test func `a row of settings has no image`() throws {
    let fragment = try view("<fragment \(Self.fill) android:name='a.SettingsFragment'/>")
    let list = try #require(fragment.children.first)
    #expect(list.androidBox == "container fill×wrap")
    #expect(list.clips)
    #expect(list.children.allSatisfy { $0.isCell })
    #expect(
      list.children[0].androidBoxes == [
        "container fill×144 padding 0,32,0,32", "container 0×wrap weight 1", "text 400×40 margins 0,-,-,-",
        "text 280×34 margins 8,-,-,-",
      ])
  }

  @Test(arguments: [(792.0, 11), (793, 12), (72, 1), (71, 1), (14_400, 200), (14_401, 200)])
  func `the rows of a list fill the screen`(height: Double, count: Int) throws {
    var app = app()
    app.request.size.height = height
    #expect(try app.root("<ListView $NS \(Self.fill)/>").children.count == count)
  }

  /// A side of a screen, and the rows of a list in it.
  @Test(arguments: [
    ("wrap_content", "wrap_content", 3), ("300dp", "wrap_content", 3), ("match_parent", "wrap_content", 12),
    ("fill_parent", "wrap_content", 12), ("wrap_content", "match_parent", 12),
  ])
  func `a list in a part of a screen has three rows`(_ root: String, _ height: String, _ count: Int) throws {
    let list = "<ListView \(Self.size("match_parent", height))/>"
    let screen = try app().root(
      "<LinearLayout $NS \(Self.size("match_parent", root)) android:orientation='vertical'><Button/>\(list)</LinearLayout>"
    )
    #expect(screen.children.last?.children.count == count)
  }

  // MARK: - Numbers of items

  @Test(
    arguments: [
      ("wrap_content", "", nil, 10), ("wrap_content", "tools:itemCount='7'", nil, 7),
      ("wrap_content", "tools:itemCount='1'", nil, 1), ("wrap_content", "tools:itemCount='0'", nil, 10),
      ("wrap_content", "tools:itemCount='-3'", nil, 10), ("wrap_content", "tools:itemCount='100'", nil, 100),
      ("wrap_content", "tools:itemCount='101'", nil, 100), ("match_parent", "", nil, 20),
      ("match_parent", "tools:itemCount='7'", nil, 20), ("wrap_content", "", .times(5), 5),
      ("match_parent", "", .times(1_000), 1_000), ("match_parent", "", .times(1_001), 1_000),
      ("wrap_content", "tools:itemCount='7'", .times(5), 5), ("wrap_content", "tools:itemCount='7'", .once, 1),
      ("wrap_content", "", .fill, 10), ("wrap_content", "tools:itemCount='7'", .fill, 7),
      ("0dp", "", nil, 20), ("0dp", "tools:itemCount='7'", nil, 7),
    ] as [(String, String, Repetition?, Int)])
  func `a list has the stated number of items`(
    _ height: String, _ attributes: String, _ repetition: Repetition?, _ count: Int
  ) throws {
    var app = app()
    app.request.repetition = repetition
    let size = Self.size("match_parent", height)
    let list = "<RecyclerView android:orientation='horizontal' \(size) \(attributes)/>"
    let tiles = try #require(app.root(Self.screen(list)).children.last).children
    #expect(tiles.count == count)
    #expect(tiles.allSatisfy { $0.isCell })
  }

  @Test(arguments: [
    ("wrap_content", "", 3), ("wrap_content", "tools:itemCount='7'", 7), ("match_parent", "", 20), ("0dp", "", 10),
  ])
  func `a list above content that scrolls has three items`(_ height: String, _ attributes: String, _ count: Int) throws
  {
    let list = "<RecyclerView android:orientation='horizontal' \(Self.size("match_parent", height)) \(attributes)/>"
    let scroll = try view(
      "<ScrollView \(Self.fill)><LinearLayout \(Self.wrap)>\(list)<Button/></LinearLayout></ScrollView>")
    #expect(scroll.children.first?.children.first?.children.count == count)
  }

  @Test func `a list in a list in a list has one item, and a pager is no list`() throws {
    func list(_ item: String, _ size: String = Self.wrap) -> String {
      "<RecyclerView $NS \(size) tools:listitem='@layout/\(item)'/>"
    }
    let tiles = "<RecyclerView $NS android:orientation='horizontal' "
    let files = [
      "layout/b.xml": list("c"), "layout/c.xml": "\(tiles) \(Self.wrap)/>",
      "layout/page.xml": "\(tiles) \(Self.fill)/>",
    ]
    let outer = try view(list("b").replacing("$NS", with: ""), files)
    #expect(outer.children.count == 10)
    #expect(outer.children[0].children.count == 10)
    #expect(outer.children[0].children[0].children.count == 1)
    let pager = try view("<ViewPager2 \(Self.fill) tools:listitem='@layout/page'/>", files)
    #expect(pager.children.count == 1)
    #expect(pager.children[0].children.count == 20)
  }

  // MARK: - Tiles and chips

  @Test(arguments: [
    ("31dp", 32), ("32dp", 32), ("33dp", 34), ("215dp", 398), ("216dp", 400), ("217dp", 400), ("0dp", 192),
    ("match_parent", 192), ("wrap_content", 192),
  ])
  func `a tile is 16 dp lower than its list`(height: String, side: Int) throws {
    let tile = try #require(
      list("android:orientation='horizontal' \(Self.size("match_parent", height))").children.first)
    #expect(tile.androidBox == "image \(side)×\(side) margins 16,16,16,16")
    #expect(tile.appearance.cornerRadius == CornerRadius(.points(8)))
  }

  /// The item of a list that states no orientation: a chip, a tile or a row.
  @Test(arguments: [
    ("RecyclerView", "match_parent", "71dp", "chip 144×64 margins 8,8,8,8"),
    ("RecyclerView", "match_parent", "72dp", "image 112×112 margins 16,16,16,16"),
    ("RecyclerView", "match_parent", "215dp", "image 398×398 margins 16,16,16,16"),
    ("RecyclerView", "match_parent", "216dp", "container fill×144 padding 0,32,0,32"),
    ("RecyclerView", "match_parent", "0dp", "container fill×144 padding 0,32,0,32"),
    ("RecyclerView", "wrap_content", "72dp", "container fill×144 padding 0,32,0,32"),
    ("ListView", "match_parent", "72dp", "container fill×144 padding 0,32,0,32"),
    ("RecyclerView android:orientation='vertical'", "match_parent", "72dp", "container fill×144 padding 0,32,0,32"),
  ])
  func `a low list scrolls sideways`(_ name: String, _ width: String, _ height: String, _ item: String) throws {
    #expect(try view("<\(name) \(Self.size(width, height))/>").children.first?.androidBox == item)
  }

  @Test(arguments: [("match_parent", Axis.vertical), ("wrap_content", .horizontal), ("90dp", .horizontal)])
  func `rows as wide as a low list are below each other`(width: String, axis: Axis) throws {
    let row = "<TextView $NS android:layout_width='\(width)' android:layout_height='wrap_content' android:text='a'/>"
    let low = try list(
      "\(Self.size("match_parent", "90dp")) tools:listitem='@layout/row'", ["layout/row.xml": row])
    var style = AndroidLinearStyle(axis: axis)
    style.scrolls = true
    #expect(low.android?.content == .linear(style))
    #expect(low.clips)
  }

  private static let chipWidths = [144, 192, 128, 160, 208, 144]

  @Test func `chips of a group are 32 dp high and have no margins at their sides`() throws {
    let group = try view("<ChipGroup \(Self.wrap) android:id='@+id/tags'/>")
    #expect(group.children.map(\.androidBox) == Self.chipWidths.map { "chip \($0)×64 margins 8,0,8,0" })
    let list = try list("\(Self.wrap) app:layoutManager='a.FlexboxLayoutManager'")
    #expect(list.children.map(\.androidBox) == Self.chipWidths.map { "chip \($0)×64 margins 8,0,8,0" })
  }

  /// The height of a container in a view that scrolls sideways, its name, the number of views and the first one.
  @Test(arguments: [
    ("wrap_content", "photos", 10, "image 192×192 margins 16,16,16,16"),
    ("0dp", "photos", 10, "image 192×192 margins 16,16,16,16"),
    ("71dp", "photos", 6, "chip 144×64 margins 8,8,8,8"), ("72dp", "photos", 10, "image 112×112 margins 16,16,16,16"),
    ("175dp", "photos", 10, "image 318×318 margins 16,16,16,16"),
    ("176dp", "photos", 10, "image 320×320 margins 16,16,16,16"),
    ("177dp", "photos", 10, "image 320×320 margins 16,16,16,16"),
    ("wrap_content", "filters", 6, "chip 144×64 margins 8,8,8,8"),
  ])
  func `a container that scrolls sideways has tiles, or chips if it is low`(
    _ height: String, _ name: String, _ count: Int, _ first: String
  ) throws {
    let scroll = try view(
      """
      <HorizontalScrollView \(Self.wrap)><LinearLayout android:id='@+id/\(name)' \
      \(Self.size("wrap_content", height))/></HorizontalScrollView>
      """)
    let strip = try #require(scroll.children.first?.children.first)
    #expect(strip.androidBox == "container fill×wrap")
    #expect(strip.clips)
    #expect(strip.children.allSatisfy { $0.isCell })
    #expect(strip.children.count == count)
    #expect(strip.children.first?.androidBox == first)
  }

  /// Material 3: targets of radio buttons are 48 dp, segmented buttons 40 dp high.
  @Test func `a group of choices or buttons has three`() throws {
    let choices = try view("<RadioGroup \(Self.wrap) android:id='@+id/a'/>").children
    let choice = ["container wrap×96", "radioButton 96×96", "text 280×40 margins 0,-,-,-"]
    #expect(choices.map(\.androidBoxes) == [choice, choice, choice])
    let buttons = try view("<MaterialButtonToggleGroup \(Self.wrap) android:id='@+id/a'/>").children
    #expect(buttons.map(\.androidBox) == Array(repeating: "button 128×80", count: 3))
  }

  // MARK: - Columns

  @Test(
    arguments: [
      ("GridView", "", 3), ("GridView", "android:numColumns='2'", 2), ("GridView", "android:numColumns='20'", 20),
      ("GridView", "android:numColumns='21'", 20), ("GridView", "android:numColumns='auto_fit'", 2),
      ("GridView", "android:numColumns='auto_fit' android:columnWidth='1px'", 20),
      ("GridView", "android:numColumns='auto_fit' android:columnWidth='400px'", 2),
      ("GridView", "android:numColumns='auto_fit' android:columnWidth='401px'", nil),
      ("RecyclerView", "app:spanCount='2'", 2), ("RecyclerView", "app:spanCount='21'", 20),
      ("RecyclerView", "app:spanCount='1'", nil), ("RecyclerView", "app:spanCount='0'", nil), ("RecyclerView", "", nil),
    ] as [(String, String, Int?)])
  func `a grid has columns`(_ name: String, _ attributes: String, _ columns: Int?) throws {
    let grid = try view("<\(name) \(Self.wrap) \(attributes)/>")
    let row = try #require(grid.children.first)
    #expect(row.androidBox == (columns == nil ? "container fill×144 padding 0,32,0,32" : "container fill×wrap"))
    if let columns {
      #expect(row.children.count == columns)
      #expect(grid.children.count == 10)
    }
  }

  @Test(arguments: [
    ("GridView", "", 192), ("GridView", "android:columnWidth='23dp'", 48),
    ("GridView", "android:columnWidth='24dp'", 48),
    ("GridView", "android:columnWidth='25dp'", 50), ("GridView", "android:columnWidth='95dp'", 190),
    ("GridView", "android:columnWidth='96dp'", 192), ("GridView", "android:columnWidth='97dp'", 192),
    ("GridView", "android:columnWidth='0dp'", 192),
    ("RecyclerView", "app:spanCount='2' android:columnWidth='30dp'", 192),
  ])
  func `a tile of a grid is as high as its column is wide`(_ name: String, _ attributes: String, _ height: Int) throws {
    let row = try #require(view("<\(name) \(Self.wrap) \(attributes)/>").children.first)
    #expect(row.children.first?.androidBox == "image 0×\(height) margins 8,8,8,8 weight 1")
  }

  @Test func `the cells behind the last item are invisible`() throws {
    let last = try view("<GridView \(Self.wrap) tools:itemCount='5'/>").children.last
    #expect(last?.children.map(\.android?.visibility) == [.visible, .visible, .invisible])
    #expect(last?.children.map(\.isHidden) == [false, false, true])
  }

  /// Items of a fixed width on a screen 400 dp wide, and their number side by side.
  @Test(
    arguments: [
      ("match_parent", "100dp", "", 4), ("match_parent", "101dp", "", 3),
      ("match_parent", "100dp", "android:layout_marginLeft='1px'", 3),
      ("match_parent", "100dp", "android:layout_marginRight='1px'", 3),
      ("match_parent", "100dp", "android:layout_marginTop='1px'", 4), ("match_parent", "200dp", "", 2),
      ("match_parent", "401px", "", nil), ("match_parent", "20dp", "", 20), ("match_parent", "19dp", "", 20),
      ("match_parent", "0dp", "", nil), ("match_parent", "wrap_content", "", nil), ("wrap_content", "100dp", "", nil),
      ("400dp", "100dp", "", nil),
    ] as [(String, String, String, Int?)])
  func `narrow items are side by side`(
    _ listWidth: String, _ width: String, _ margin: String, _ columns: Int?
  ) throws {
    let item = "<TextView $NS \(Self.size(width, "wrap_content")) \(margin) android:text='a'/>"
    let list = try list(
      "\(Self.size(listWidth, "wrap_content")) tools:listitem='@layout/item'", ["layout/item.xml": item])
    #expect(list.children.first?.children.count == columns ?? 0)
  }

  // MARK: - Backgrounds and sizes

  @Test(
    arguments: [
      ("", "android:layout_width='match_parent'", 0x33), ("android:background='#000055'", fill, 0x55),
      ("", "android:layout_width='wrap_content'", nil), ("", "\(wrap) android:layout_marginTop='0px'", nil),
      ("android:orientation='horizontal'", fill, nil),
    ] as [(String, String, UInt8?)])
  func `rows that cover their list have its color`(_ list: String, _ row: String, _ blue: UInt8?) throws {
    let item = "<TextView $NS \(row) android:background='#000033' android:text='a'/>"
    let view = try self.list("\(Self.wrap) \(list) tools:listitem='@layout/row'", ["layout/row.xml": item])
    #expect(view.appearance.background?.blue == blue)
  }

  @Test func `rows with round corners leave the color of their list`() throws {
    let shape = "<shape $NS><solid android:color='#000033'/><corners android:radius='3dp'/></shape>"
    let row = "<LinearLayout $NS \(Self.wrap) android:background='@drawable/b'><Button/></LinearLayout>"
    let view = try list(
      "\(Self.wrap) tools:listitem='@layout/row'", ["layout/row.xml": row, "drawable/b.xml": shape])
    #expect(view.children.first?.appearance.background?.blue == 0x33)
    #expect(view.appearance.background == nil)
  }

  /// `ViewPager.onMeasure` takes the offered size.
  @Test(arguments: [("ViewPager", "fill×fill"), ("ViewPager2", "wrap×wrap")])
  func `a pager fills its space`(_ name: String, _ size: String) throws {
    var app = app()
    app.request.completions = .none
    func pager(_ size: String) throws -> View? {
      try app.root(Self.screen("<\(name) \(size)/>")).children.last
    }
    #expect(try pager(Self.size("wrap_content", "wrap_content"))?.androidBox == "container \(size)")
    #expect(try pager(Self.size("7px", "9px"))?.androidBox == "container 7×9")
    #expect(try pager(Self.size("7px", "9px"))?.children.isEmpty == true)
  }

  /// A page is as large as its pager: `ViewPager2` requires `match_parent`.
  @Test(arguments: [
    ("photo_pager", "image fill×fill"), ("charts_chart", "image fill×fill"), ("pager", "media fill×fill min 1600"),
    ("feed", "container fill×fill"),
  ])
  func `a pager shows one page with the content that its name states`(_ name: String, _ page: String) throws {
    let pager = try view("<ViewPager2 \(Self.fill) android:id='@+id/\(name)'/>")
    #expect(pager.children.map(\.androidBox) == [page])
  }

  @Test(arguments: ["TabLayout", "BottomNavigationView", "NavigationRailView"])
  func `a pager beside tabs shows a list`(name: String) throws {
    let pager = try view("<\(name) \(Self.wrap)/><ViewPager2 \(Self.fill)/>")
    #expect(pager.children.map(\.androidBox) == ["container fill×fill"])
  }
}

extension View {
  /// The kind, the size and the distances of a view of the Android dialect, in pixels, such as `image 80×40 padding
  /// 1,2,3,4`: edges are in the order top, right, bottom, left.
  var androidBox: String {
    guard let android else { return "" }
    func text(_ dimension: AndroidDimension) -> String {
      switch dimension {
      case .pixels(let pixels): "\(pixels)"
      case .matchParent: "fill"
      case .wrapContent: "wrap"
      }
    }
    let (params, padding) = (android.params, android.padding)
    var words = [control.map { "\($0)" } ?? "\(kind)", "\(text(params.width))×\(text(params.height))"]
    let margins = [params.margins.top, params.margins.right, params.margins.bottom, params.margins.left]
    if margins != [nil, nil, nil, nil] {
      words.append("margins " + margins.map { $0.map { "\($0)" } ?? "-" }.joined(separator: ","))
    }
    let edges = [padding.top, padding.right, padding.bottom, padding.left]
    if edges != [0, 0, 0, 0] { words.append("padding " + edges.map { "\($0)" }.joined(separator: ",")) }
    if android.minHeight != 0 { words.append("min \(android.minHeight)") }
    if params.weight != 0 { words.append("weight \(number(Double(params.weight)))") }
    return words.joined(separator: " ")
  }

  /// The ``androidBox`` of a view and of all its descendants in document order.
  var androidBoxes: [String] { [androidBox] + children.flatMap(\.androidBoxes) }
}
