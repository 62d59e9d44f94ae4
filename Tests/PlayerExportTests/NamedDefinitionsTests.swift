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

  /// A search compares all definitions up to twelve.
  @Test(arguments: [1, 11, 12, 13, 30])
  func `definitions with colors that are separated are not used again`(count: Int) {
    var all = NamedDefinitions()
    let plain = (0..<count).map { MarkupElement.svg("clipPath", ["x": "\($0)"]) }
    let colored = (0..<count).map { MarkupElement.svg("linearGradient", [:], [.svg("stop", ["stop-color": "#\($0)"])]) }
    let names = (plain + colored).map { all.name(of: $0) }
    #expect((plain + colored).map { all.name(of: $0) } == names)
    all.separateColors()
    #expect(plain.map { all.name(of: $0) } == Array(names.prefix(count)))
    let separated = colored.map { all.name(of: $0) }
    #expect(Set(names + separated).count == 3 * count)
    #expect(colored.map { all.name(of: $0) } == separated)
  }
}
