import Testing

@testable import SkeletonTesting

/// The names of goldens.
@Suite struct PlaceTests {
  private func place(_ function: String) -> TestPlace {
    TestPlace(fileID: "Module/CellTests.swift", file: "/tests/CellTests.swift", function: function, line: 1, column: 1)
  }

  @Test(arguments: [
    ("testBones()", "testBones"), ("bones(theme:)", "bones"), ("`a cell keeps its size`()", "a-cell-keeps-its-size"),
    ("`of 2 (two) cells`(_:)", "of-2-two-cells"), ("`größer/..`()", "größer"), ("`../x`()", "x"), ("`…`()", "unnamed"),
  ])
  func `a golden has the test's name`(_ function: String, _ name: String) {
    #expect(place(function).name == name)
  }

  @Test func `stores put goldens where they say`() {
    let test = place("testBones()")
    func path(_ store: GoldenStore, _ name: String? = nil) -> String { store.file(named: name, "bones.json", of: test) }
    #expect(path(.snapshots) == "/tests/__Snapshots__/CellTests/testBones.bones.json")
    #expect(path(.snapshots, "dark 390x") == "/tests/__Snapshots__/CellTests/testBones.dark-390x.bones.json")
    #expect(path(.folder("goldens")) == "/tests/goldens/testBones.bones.json")
    #expect(path(.folder("/elsewhere"), "dark") == "/elsewhere/testBones.dark.bones.json")
    #expect(path(.beside("Cells/feed.xml")) == "/tests/Cells/feed.bones.json")
    #expect(path(.beside("/cells.d/feed"), "dark") == "/cells.d/feed.dark.bones.json")
  }
}
