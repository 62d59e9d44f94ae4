import Testing
import TextFormats

@testable import PlayerExport

@Suite struct NamedDefinitionsTests {
  @Test func `many definitions have the same identifiers as few`() {
    var (few, all) = (NamedDefinitions(), NamedDefinitions())
    let definitions = (0..<40).map { MarkupElement.svg("linearGradient", ["x1": "\($0 % 30)"]) }
    let names = definitions.map { all.name(of: $0) }
    #expect(Set(names).count == 30 && all.elements.count == 30)
    #expect(definitions.prefix(5).map { few.name(of: $0) } == Array(names.prefix(5)))
    #expect(names[30...].elementsEqual(names[..<10]))
  }
}
