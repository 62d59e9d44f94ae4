import Testing

@testable import Dialects

/// The search for files by what they name, and the limits of names.
@Suite struct SourceSearchTests {
  private static func code(_ files: [String: String]) -> SourceCode {
    SourceCode(paths: { Array(files.keys) }) { path in files[path].map { Array($0.utf8) } }
  }

  private func names(_ text: String) -> SourceNames { SourceNames(of: Array(text.utf8)) }

  @Test(arguments: [
    ("R.layout.row", true), ("setContentView(R.layout.row)", true), ("RowBinding.inflate(x)", true),
    ("RowBinding", true),
    ("R.layout.row_a", false), ("R.layout.row0", false), ("R.layout.row9", false), ("R.layout.row5", false),
    ("R.layout.rowa", false), ("R.layout.rowz", false), ("R.layout.rowA", false), ("R.layout.rowZ", false),
    ("RowBindings", false), ("R.layout.ro", false), ("R.layout", false), ("", false),
    // The characters beside digits and letters.
    ("R.layout.row/", true), ("R.layout.row:", true), ("R.layout.row@", true), ("R.layout.row[", true),
    ("R.layout.row`", true), ("R.layout.row{", true), ("R.layout.row.x", true), ("R.layout.row\n", true),
    ("R.layout.row_a, R.layout.row", true), ("RR.layout.row", true), ("R.layout.R.layout.row", true),
  ])
  func `a layout is named by a whole word`(text: String, isFound: Bool) {
    #expect(Self.code(["Screen.kt": text]).screen(of: "row") == (isFound ? "Screen" : nil))
  }

  @Test(arguments: [
    (["AAScreen.kt", "FeedRowAdapter.kt", "FeedView.kt"], "FeedRowAdapter"),
    (["FeedView.kt", "RowView.kt"], "FeedView"),
    (["ZFeed.kt", "a/Screen.kt"], "ZFeed"), (["b/Screen.kt", "a/Other.kt"], "Other"), (["FeedRow.h"], "FeedRow"),
  ])
  func `the class with the most words of the layout shows it, of equal ones the first`(
    paths: [String], screen: String
  ) {
    let files = paths.map { ($0, "R.layout.feed_row") }
    #expect(Self.code(Dictionary(uniqueKeysWithValues: files)).screen(of: "feed_row") == screen)
  }

  @Test func `of files with the same name the first counts, and headers do not`() {
    let code = Self.code([
      "a/Row.h": "R.layout.header", "b/Row.swift": "R.layout.first", "c/Row.m": "R.layout.second", "d/Row.xib": "one",
      "e/Row.xib": "two", "f/Only.h": "R.layout.header",
    ])
    #expect(code.names(ofClass: "Row")?.resources == ["layout": ["first"]])
    #expect(code.nib("Row") == Array("one".utf8))
    #expect(code.names(ofClass: "Only") == nil && code.nib("Only") == nil)
  }

  @Test func `a file that cannot be read has no names`() {
    let code = SourceCode(paths: { ["Row.kt", "Row.xib", "Screen.kt"] }) { path in
      path == "Screen.kt" ? Array("R.layout.row".utf8) : nil
    }
    #expect(code.names(ofClass: "Row") == nil && code.nib("Row") == nil)
    #expect(code.screen(of: "row") == "Screen")
  }

  @Test(arguments: [
    ("/*/ a */ b", ["b"]), ("a /**/ b", ["a", "b"]), ("a //", ["a"]), ("a // b", ["a"]), ("a / b", ["a", "b"]),
    ("a /* b * / */ c", ["a", "c"]), ("/*", []), ("/**", []), ("a/*b*/c", ["a", "c"]), ("\"a\"b", ["\"a", "b"]),
    ("\"a b\"c", ["c"]), ("\"\"c", ["c"]), ("\"a", ["\"a"]), ("@[`{/:", []), ("aAzZ_09", ["aAzZ_09"]),
    ("import a\nb", ["b"]), ("package a", []),
    // A property of the object itself has no owner.
    ("layer.x", ["self", "layer", "x"]), ("a.layer", ["a", "layer"]), ("orientation", ["self", "orientation"]),
    ("a setOrientation", ["a", "self", "setOrientation"]), (".orientation", ["orientation"]),
  ])
  func `names and comments end where they do`(text: String, expected: [String]) {
    #expect(SourceNames.names(in: Array(text.utf8)) == expected)
  }

  @Test func `a file has at most 100 000 names`() {
    let names = SourceNames.names(in: Array(String(repeating: "a ", count: 100_001).utf8))
    #expect(names.count == 100_000)
  }

  @Test func `the header of a class has 16 names, and a file 64 ancestors`() {
    let header = (1...20).map { " n\($0)" }.joined()
    #expect(names("class A" + header).ancestors == (1...16).map { "n\($0)" })
    #expect(names("class A").ancestors == [] && names("class").ancestors == [] && names("extends").ancestors == [])
    let extended = (1...70).map { "extends n\($0) " }.joined()
    #expect(names(extended).ancestors == (1...64).map { "n\($0)" })
    // Classes are read as long as there are less than 64.
    let classes = (1...5).map { "class A\($0)" + header + " " }.joined()
    #expect(names(classes).ancestors == (1...4).flatMap { _ in (1...16).map { "n\($0)" } })
  }

  @Test(
    arguments: [
      ("GridLayoutManager(c, a, b, 3)", 3), ("GridLayoutManager(c, a, b, d, 3)", nil), ("GridLayoutManager", nil),
      ("GridLayoutManager(c, 2) GridLayoutManager(c, 3)", 2), ("GridLayoutManager(c, a) X GridLayoutManager(c, 3)", 3),
      ("M_N = 4 GridLayoutManager(c, M_N, 5)", 4), ("MN = 4 GridLayoutManager(c, MN)", nil),
      ("m_n = 4 GridLayoutManager(c, m_n)", nil), ("M_N = M_O GridLayoutManager(c, M_N)", nil),
    ] as [(String, Int?)])
  func `a grid has the columns of its arguments`(text: String, columns: Int?) {
    #expect(names(text).gridColumns == columns)
  }

  @Test(arguments: [
    ("LinearLayoutManager(this, LinearLayoutManager.HORIZONTAL, false)", true), ("LinearLayoutManager(this)", false),
    ("LinearLayoutManager(this, LinearLayoutManager.VERTICAL, false)", false), ("", false), ("HORIZONTAL", false),
    // A manager that is only named.
    ("LinearLayoutManager.HORIZONTAL", false), ("m: LinearLayoutManager; m.orientation = HORIZONTAL", false),
    ("LinearLayoutManager(c, HORIZONTAL, false) x as LinearLayoutManager", true),
    // All managers of a class scroll sideways, or none.
    ("LinearLayoutManager(c, HORIZONTAL, false) y LinearLayoutManager(c, HORIZONTAL, true)", true),
    ("LinearLayoutManager(c, HORIZONTAL, false) y LinearLayoutManager(c, VERTICAL, true)", false),
    ("a = LinearLayoutManager(c); b = LinearLayoutManager(c, HORIZONTAL, false)", false),
    ("LinearLayoutManager(c, HORIZONTAL, false) y GridLayoutManager(c, 3, VERTICAL, false)", false),
    ("GridLayoutManager(c, 3, GridLayoutManager.HORIZONTAL, false)", true), ("GridLayoutManager(c, 3)", false),
    // The parenthesis and four names follow the class.
    ("LinearLayoutManager(a, b, c, HORIZONTAL)", true), ("LinearLayoutManager(a, b, c, d, HORIZONTAL)", false),
  ])
  func `lists scroll sideways if all of their managers do`(text: String, isSideways: Bool) {
    #expect(names(text).scrollsSideways == isSideways)
  }

  @Test(arguments: [
    ("LayoutManager(a)", ["LayoutManager", "(", "a"]), ("a.MyLayoutManager(b)", ["a", "MyLayoutManager", "(", "b"]),
    ("LayoutManager.a", ["LayoutManager", "a"]), ("LayoutManagers(a)", ["LayoutManagers", "a"]),
    ("LayoutManager", ["LayoutManager"]), ("Manager(a)", ["Manager", "a"]),
  ])
  func `a parenthesis follows the name of a manager that is created`(text: String, expected: [String]) {
    #expect(SourceNames.names(in: Array(text.utf8)) == expected)
  }

  @Test(
    arguments: [
      ("a.layer.cornerRadius = 7", ["a": "7"]), ("a.layer.cornerRadius", [:]), ("a.layer", [:]),
      ("a.layer.cornerRadius = 7; a.layer.cornerRadius = 9", ["a": "7"]), ("layer.cornerRadius = 7", ["self": "7"]),
      ("a.layer.borderWidth = 7", [:]), ("a.cornerRadius = 7", [:]),
      ("a.layer.cornerRadius = 7; b.layer.cornerRadius = r", ["a": "7", "b": "r"]),
    ] as [(String, [String: String])])
  func `a corner radius is that of an outlet`(text: String, radii: [String: String]) {
    #expect(names(text).radii == radii)
  }

  @Test(arguments: [
    ("R.layout.row", ["layout": ["row"]]), ("R.layout", [:]), ("R", [:]), ("x.R.id.a R.id.b", ["id": ["a", "b"]]),
  ])
  func `a resource has a type and a name`(text: String, resources: [String: [String]]) {
    #expect(names(text).resources == resources)
  }

  @Test(arguments: [
    ("ActionBarDrawerToggle(this)", true, true), ("setDisplayHomeAsUpEnabled(true)", true, false),
    ("setDisplayHomeAsUpEnabled(true); setDisplayHomeAsUpEnabled(false)", true, false),
    ("setDisplayHomeAsUpEnabled(false); setDisplayHomeAsUpEnabled(true)", true, false),
    ("setDisplayHomeAsUpEnabled(false)", false, false), ("setDisplayHomeAsUpEnabled", true, false),
    ("setNavigationIcon(null)", true, false), ("x", false, false),
  ])
  func `a toolbar shows an icon, and that of a drawer`(text: String, showsNavigation: Bool, hasDrawer: Bool) {
    #expect(names(text).showsNavigation == showsNavigation && names(text).hasDrawer == hasDrawer)
  }

  @Test(arguments: [
    (".orientation VERTICAL", false), ("this.orientation = VERTICAL", true), ("self.orientation = a.VERTICAL", true),
    ("this.orientation = a.b.VERTICAL", false), ("orientation = VERTICAL; orientation = HORIZONTAL", true),
  ])
  func `an orientation without an owner, or of the object, counts`(text: String, isVertical: Bool) {
    #expect(names(text).isVertical == isVertical)
  }

  @Test(
    arguments: [
      // 15 words and the number are the 16 names after the function.
      (String(repeating: " section", count: 15) + " 7", 7), (String(repeating: " section", count: 16) + " 7", nil),
      (" 7", 7), (" 7 func", 7), (" 7 x", nil), (" x 7", nil), ("", nil),
      // The first function with a number counts.
      (" 7 func numberOfRowsInSection 8", 7), (" x func numberOfRowsInSection 8", 8),
    ] as [(String, Int?)])
  func `a function returns a number if that is all that it has`(text: String, rows: Int?) {
    #expect(names("numberOfRowsInSection" + text).rowCount == rows)
  }

  @Test(
    arguments: [
      ("numberOfSections 100 func numberOfRowsInSection 100", 10_000),
      ("numberOfSections 101 func numberOfRowsInSection 1", nil),
      ("numberOfSections 0 func numberOfRowsInSection 1", nil), ("numberOfSections 1 func numberOfRowsInSection 1", 1),
      ("numberOfRowsInSection 3 func numberOfSections x", nil), ("numberOfSections 3", nil),
    ] as [(String, Int?)])
  func `a table has at most 100 rows in 100 sections`(text: String, rows: Int?) {
    #expect(names(text).rowCount == rows)
  }

  @Test(arguments: [
    ("AdapterFolder", "Adapter", ["AdapterFolder"]), ("AdapterFolder", "Folder", ["AdapterFolder"]),
    ("Adapter", "Adapter", ["Adapter"]), ("FragmentHost", "Fragment", ["FragmentHost"]), ("adapter", "Adapter", []),
    ("FeedAdapter x FeedAdapter ARowAdapter", "Adapter", ["FeedAdapter", "ARowAdapter"]),
  ])
  func `names are found by their last word, and those of adapters by their first`(
    text: String, word: String, found: [String]
  ) {
    #expect(names(text).ending(with: [word]) == found)
  }
}
