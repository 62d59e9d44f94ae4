import Diagnostics
import Tables
import Testing
import ViewTree
import XMLTree

@testable import Dialects

/// The reference, compared with the elements and attributes that the parser accepts.
@Suite struct NativeReferenceTests {
  @Test func `every element and attribute has a description, and every description a name`() {
    let reference = nativeReference()
    let elements = reference.elements + reference.parts
    #expect(elements.map(\.name) == NativeReference.elementNames)
    #expect(Set(elements.filter { !$0.summary.isEmpty }.map(\.name)) == Set(ReferenceTexts.all.elements.keys))
    #expect(elements.allSatisfy { !$0.summary.isEmpty })
    var used: Set<String> = []
    for (element, attributes) in [("", reference.commonAttributes)] + elements.map({ ($0.name, $0.attributes) }) {
      for attribute in attributes {
        let own = "\(element).\(attribute.name)"
        used.insert(ReferenceTexts.all.attributes[own] == nil ? attribute.name : own)
      }
    }
    #expect(used == Set(ReferenceTexts.all.attributes.keys))
    for attribute in reference.commonAttributes + elements.flatMap(\.attributes) {
      #expect(attribute.isRequired == (attribute.defaultValue == "required"), "\(attribute.name)")
    }
  }

  @Test func `each entry of the texts is read, and has lines of its own`() {
    let entries = DataFile.nativeReference.entries
    let texts = ReferenceTexts.all
    // An entry of an unknown kind, without a line or with the name of another one is not counted.
    #expect(entries.count == texts.elements.count + texts.attributes.count + texts.recipes.count)
    #expect(entries.allSatisfy { $0[0].hasPrefix("recipe ") ? $0.count > 3 : $0.count == 3 })
    #expect(
      ReferenceTexts([["element", "a", "b"], ["element view", "a"], ["part view", "a", "b"]]).elements.isEmpty)
  }

  @Test func `every element of the schema is in the reference`() {
    let reference = nativeReference()
    let names = nativeSchema().matches(of: /<xs:element name="(\w+)">/).map { String($0.output.1) }
    #expect(Set(names) == Set((reference.elements + reference.parts).map(\.name)))
    #expect(names.count >= 30)
  }

  @Test(arguments: nativeReference().recipes.map(\.name))
  func `the example of a recipe is valid`(name: String) throws {
    let recipe = try #require(nativeReference().recipes.first { $0.name == name })
    let read = try Dialect.native.resolveViews(parseXML(Array(recipe.example.utf8)), ViewRequest())
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: nativeReference().elements.map(\.name) + nativeReference().parts.map(\.name))
  func `the example shows its element and is valid`(name: String) throws {
    let reference = nativeReference()
    let element = try #require((reference.elements + reference.parts).first { $0.name == name })
    #expect(element.example.contains("<\(name)"))
    let document = try parseXML(Array(element.example.utf8))
    let read = try Dialect.native.resolveViews(document, ViewRequest())
    #expect(read.diagnostics.isEmpty)
  }
}
