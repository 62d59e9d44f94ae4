import Synchronization
import Testing

@testable import Dialects

/// The names in source files, and the files that contain a name.
@Suite struct SourceCodeTests {
  private func names(_ text: String) -> [String] { SourceNames.names(in: Array(text.utf8)) }

  @Test(arguments: [
    ("a.b(1_0)", ["a", "b", "1_0"]), ("x // y\nz", ["x", "z"]), ("x /* y */ z", ["x", "z"]),
    ("x /* y", ["x"]), ("x /", ["x"]), ("/", []), ("x /* y *", ["x"]), ("", []),
    ("import a.B\npackage c\nd", ["d"]), ("import", []), ("important packages", ["important", "packages"]),
    (#"f("FeedCell", "two words", "")"#, ["f", "\"FeedCell"]), ("\"open\nnext", ["\"open", "next"]), ("\"", []),
  ])
  func `names are identifiers and literals without spaces`(_ text: String, _ expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test func `resources, endings, radii, ancestors and columns are found`() {
    let text = """
      class Feed : Base { R.layout.row; R.menu.main; R.layout.row R.layout.cell }
      class Other extends RowAdapter { aRow RowAdapter "FeedCell" }
      avatar.layer.cornerRadius = 20.5; avatar.layer.cornerRadius = 3; LinearLayoutManager(context)
      GridLayoutManager(context, columns); GridLayoutManager(context, 3, 4); layer.cornerRadius
      """
    let names = SourceNames(of: Array(text.utf8))
    #expect(names.resources == ["layout": ["row", "cell"], "menu": ["main"]])
    #expect(names.ending(with: ["Cell", "Adapter"]) == ["RowAdapter", "\"FeedCell"])
    #expect(names.ending(with: ["Row"]) == ["aRow"])
    #expect(names.radii["avatar"] == "20")
    #expect(names.ancestors.contains("Base") && names.ancestors.contains("RowAdapter"))
    #expect(names.gridColumns == 3)
    #expect(names.usesRows)
    #expect(!SourceNames(of: []).usesRows)
  }

  @Test(arguments: [
    ("actionBar.setDisplayHomeAsUpEnabled(true)", true), ("actionBar.setDisplayHomeAsUpEnabled(false)", false),
    ("bar.setDisplayOptions(ActionBar.DISPLAY_SHOW_HOME | ActionBar.DISPLAY_HOME_AS_UP)", true),
    ("bar.setDisplayOptions(ActionBar.DISPLAY_SHOW_HOME)", false), ("toolbar.setNavigationIcon(R.drawable.a)", true),
    ("toolbar.navigationIcon = icon", true), ("toolbar.setNavigationOnClickListener { }", true),
    ("ActionBarDrawerToggle(this, drawer)", true), ("toolbar.title = name", false),
  ])
  func `statements show an icon at the start of a toolbar`(_ text: String, _ showsNavigation: Bool) {
    #expect(SourceNames(of: Array(text.utf8)).showsNavigation == showsNavigation)
  }

  @Test(arguments: [
    ("super(context); setOrientation(VERTICAL);", true), ("this.setOrientation(LinearLayout.VERTICAL);", true),
    ("orientation = LinearLayout.VERTICAL", true), ("orientation = HORIZONTAL", false), ("orientation", false),
    ("row.orientation = VERTICAL", false), ("row.setOrientation(VERTICAL)", false),
    ("orientation = a b VERTICAL", false),
  ])
  func `a class is vertical if it sets its own orientation`(_ text: String, _ isVertical: Bool) {
    #expect(SourceNames(of: Array(text.utf8)).isVertical == isVertical)
  }

  @Test(arguments: [
    ("numberOfRowsInSection section: Int) -> Int { return 2 }\n  override func x()", 2),
    ("numberOfRowsInSection:(NSInteger)section { return 3; }\n- (UITableViewCell *)x", 3),
    ("numberOfRowsInSection section: Int) -> Int { 4 }", 4),
    ("numberOfRowsInSection section: Int) -> Int { section == 0 ? 1 : 2 }", nil),
    ("numberOfRowsInSection section: Int) -> Int { return 2 + items.count }", nil),
    ("numberOfRowsInSection section: Int) -> Int { items.count } func n() -> Int { 2 }", nil),
    ("numberOfRowsInSection section: Int) -> Int { return 100 }", 100),
    ("numberOfRowsInSection section: Int) -> Int { return 101 }", nil),
    ("numberOfRowsInSection section: Int) -> Int { return 0 }", nil),
    ("numberOfSections(in tableView: UITableView) -> Int { 2 } func numberOfRowsInSection(section: Int) { 3 }", 6),
    ("numberOfSectionsInTableView:(UITableView *)t { return n; } - (int)numberOfRowsInSection { return 3; }", nil),
    ("numberOfSections", nil), ("numberOfRowsInSection", nil),
  ])
  func `the rows of a table are those that its code states by numbers alone`(_ text: String, _ expected: Int?) {
    #expect(SourceNames(of: Array(text.utf8)).rowCount == expected)
  }

  @Test func `the items of an adapter and the columns of a grid may be numbers and constants`() {
    let names = SourceNames(of: Array("GridLayoutManager(c, MOST_COLUMNS) MOST_COLUMNS = 4 MOST_COLUMNS = 5".utf8))
    #expect(names.gridColumns == 4)
    #expect(SourceNames(of: Array("GridLayoutManager(c, columns, a, b, d); columns = 4".utf8)).gridColumns == nil)
    let kotlin = "override fun getItemCount(): Int = 3\n  override fun x()"
    #expect(SourceNames(of: Array(kotlin.utf8)).itemCount == 3)
    #expect(SourceNames(of: Array("int getCount() { return 2; } @Override".utf8)).itemCount == 2)
    #expect(SourceNames(of: Array("int getCount() { return names.length; }".utf8)).itemCount == nil)
  }

  @Test(
    arguments: [
      ("R.layout.a onCreateViewHolder(p) { inflate(R.layout.row, p) } R.layout.b", ["row", "b"]),
      ("onCreateViewHolder(p) { RowViewBinding.inflate(p) } onBindViewHolder() { inflate(R.layout.b) }", ["row_view"]),
      ("onCreateViewHolder(p) { x } override fun getItemCount() = 3 inflate(R.layout.b, p)", []),
      ("onCreateViewHolder(R.layout.a) getItemCount onCreateViewHolder(R.layout.b) x", ["a"]),
      ("inflate(R.layout.a)", nil),
    ] as [(String, [String]?)])
  func `the rows of an adapter are the layouts in its first function that creates them`(
    _ text: String, _ layouts: [String]?
  ) {
    #expect(SourceNames(of: Array(text.utf8)).rowLayouts == layouts)
  }

  @Test func `the search for a name ends at the limit of files`() {
    let names = (10_000..<20_001).map { "C\($0).kt" }
    let code = SourceCode(paths: { names }) { path in
      ["C19999.kt": Array("R.layout.last".utf8), "C20000.kt": Array("R.layout.beyond".utf8)][path]
    }
    #expect(code.screen(of: "last") == "C19999")
    #expect(code.screen(of: "beyond") == nil)
  }

  @Test func `a kind has at most 32 names`() {
    let text = (0..<100).map { "A\($0)Adapter R.layout.a\($0)" }.joined(separator: " ")
    let names = SourceNames(of: Array(text.utf8))
    #expect(names.ending(with: ["Adapter"]).count == 32)
    #expect(names.resources["layout"]?.count == 32)
    let classes = String(repeating: "class A extends B ", count: 10_000)
    #expect(SourceNames(of: Array(classes.utf8)).ancestors.count < 100)
  }

  @Test func `files are listed and searched once`() {
    let reads = Mutex<[String]>([])
    let files = [
      "b/Two.kt": "R.layout.row_two", "a/One.java": "R.layout.row", "c/Three.swift": "", "d/Row.xib": "<x/>",
    ]
    let code = SourceCode(paths: { Array(files.keys) }) { path in
      reads.withLock { $0.append(path) }
      return files[path].map { Array($0.utf8) }
    }
    #expect(reads.withLock(\.count) == 0)
    #expect(code.screen(of: "row") == "One")
    #expect(code.screen(of: "row") == "One")
    #expect(reads.withLock { $0.sorted() } == files.keys.sorted())
    #expect(code.screen(of: "row_two") == "Two")
    #expect(code.screen(of: "layout") == nil)
    #expect(code.names(ofClass: "Two")?.resources["layout"] == ["row_two"])
    #expect(code.names(ofClass: "Row")?.usesRows == nil)
    #expect(code.nib("Row").map { String(decoding: $0, as: UTF8.self) } == "<x/>")
    #expect(code.nib("One") == nil)
  }
}
