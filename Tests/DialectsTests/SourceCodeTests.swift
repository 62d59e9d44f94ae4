import Synchronization
import Testing

@testable import Dialects

/// The names in source files, and the files that contain a name.
@Suite struct SourceCodeTests {
  private func names(_ text: String) -> [String] { SourceNames(of: Array(text.utf8)).all }

  @Test(arguments: [
    ("a.b(1_0)", ["a", "b", "1_0"]), ("x // y\nz", ["x", "z"]), ("x /* y */ z", ["x", "z"]),
    ("x /* y", ["x"]), ("x /", ["x"]), ("/", []), ("x /* y *", ["x"]), ("", []),
    ("import a.B\npackage c\nd", ["d"]), ("import", []), ("important packages", ["important", "packages"]),
    (#"f("FeedCell", "two words", "")"#, ["f", "\"FeedCell"]), ("\"open\nnext", ["\"open", "next"]), ("\"", []),
  ])
  func `names are identifiers and literals without spaces`(_ text: String, _ expected: [String]) {
    #expect(names(text) == expected)
  }

  @Test func `names follow others and end with words`() {
    let text = "R.layout.row; R.menu.main; R.layout.row R.layout.cell RowAdapter aRow RowAdapter R.layout"
    let names = SourceNames(of: Array(text.utf8))
    #expect(names.following("R", "layout") == ["row", "cell"])
    #expect(names.following("R", "menu") == ["main"])
    #expect(names.following("cell") == ["RowAdapter"])
    #expect(names.ending(with: ["Adapter", "Row"]) == ["RowAdapter", "aRow"])
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
    #expect(code.classes(containing: ["R.layout.row", "RowBinding"]) == ["One"])
    #expect(code.classes(containing: ["R.layout.row", "RowBinding"]) == ["One"])
    #expect(reads.withLock { $0.sorted() } == files.keys.sorted())
    #expect(code.classes(containing: ["layout"]) == ["One", "Two"])
    #expect(code.names(ofClass: "Two")?.following("layout") == ["row_two"])
    #expect(code.names(ofClass: "Row") == nil)
    #expect(code.nib("Row").map { String(decoding: $0, as: UTF8.self) } == "<x/>")
    #expect(code.nib("One") == nil)
  }
}
