import Foundation
import Tables
import TestSupport
import Testing
import ViewTree

@testable import Dialects

@Suite struct PlatformTableTests {
  private static let words =
    [
      PlatformTables.framework.families, PlatformTables.application.families,
    ] + PlatformTables.dimensionsOfFramework + PlatformTables.dimensionsOfApplication
  private static let styles = PlatformTables.framework.tables + PlatformTables.application.tables

  @Test func `each table is sorted by name, and each name is found`() {
    for table in Self.words + Self.styles {
      let names = table.names
      #expect(names.count > 1)
      #expect(zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      #expect(names.allSatisfy { table.value(of: $0) != nil })
    }
  }

  @Test func `a name that is not in the table is not found`() {
    let table = SortedTable(words: Array("b=1 bb=2\nd=3".utf8))
    #expect(table.names == ["b", "bb", "d"])
    #expect(["", "a", "ba", "bbb", "c", "e"].allSatisfy { !table.contains($0) })
  }

  @Test func `a value ends before the white space after it`() {
    let table = SortedTable(words: Array("a=16dp b=2\nc=3 ".utf8))
    #expect(["a", "b", "c"].map { table.value(of: $0) } == ["16dp", "2", "3"])
    let values = Self.words.flatMap { table in table.names.compactMap { table.value(of: $0) } }
    #expect(!values.contains { $0.isEmpty || $0.contains { $0.isWhitespace } })
  }

  @Test func `a style has the items of its lines`() throws {
    let table = SortedTable(lines: Array("A\n  x=1 y=2\n  z=3\nA.B < C\nD < -\n  x=4".utf8))
    #expect(table.names == ["A", "A.B", "D"])
    #expect(table.value(of: "A") == "  x=1 y=2\n  z=3")
    #expect(table.value(of: "A.B") == "< C")
    #expect(table.value(of: "D") == "< -\n  x=4")
    let sheet = try #require(PlatformTables.application.style("Widget.Material3.SideSheet.Detached"))
    #expect(sheet.parent == "Widget.Material3.SideSheet")
  }

  @Test func `a style without an entry is the one with the longest name before a dot`() {
    let styles = PlatformTables.application
    #expect(styles.style("Widget.Material3.Badge.AdjustToBounds") == nil)
    #expect(styles.nearestStyle("Widget.Material3.Badge.AdjustToBounds")?.name == "Widget.Material3.Badge")
  }

  @Test(arguments: DataFile.allCases)
  func `each data file states its source and has contents`(_ file: DataFile) throws {
    let path = Fixture.project.appending(path: "Sources/CTables/\(file.rawValue).txt")
    let text = try String(contentsOf: path, encoding: .utf8)
    #expect(text.hasPrefix("# ") && text.hasSuffix(file.text) && file.text.count > 1_000)
    #expect(!file.text.hasPrefix("# "))
  }

  @Test func `each completion of a reader has a statement, in the order of the cases`() {
    let entries = DataFile.readerCompletions.entries
    #expect(entries.map { $0[0] } == ReaderCompletion.allCases.map { "\($0)" })
    #expect(entries.allSatisfy { $0.count == 5 } && ReaderCompletion.rules.count == entries.count)
    #expect(ReaderCompletion.rules.allSatisfy { $0.sources == .androidLayout || $0.sources == .interfaceBuilder })
  }
}
