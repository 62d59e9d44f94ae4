import Skeleton
import TestSupport
import Testing

@Suite struct BonesGoldenTests {
  static let folders = ["seeds", "native/bones", "native/shimmer", "issues"]

  @Test(arguments: try folders.flatMap(Fixture.all))
  func `finds the bones`(_ fixture: Fixture) throws {
    let output = try render(fixture.bytes(), as: .json)
    try fixture.expectGolden(output.bytes, "bones.json")
  }

  @Test(arguments: try Fixture.all(in: "native/bones") + Fixture.all(in: "issues"))
  func `explains each view`(_ fixture: Fixture) throws {
    let document = NamedDocument(name: fixture.path, bytes: try fixture.bytes())
    try fixture.expectGolden(document.explanation(RenderOptions()).value, "explain.txt")
  }

  @Test(arguments: try Fixture.all(in: "seeds"))
  func `draws characters`(_ fixture: Fixture) throws {
    try fixture.expectGolden(render(fixture.bytes(), as: .ascii).bytes, "txt")
  }

  @Test(arguments: try Fixture.all(in: "seeds"))
  func `plays as SVG`(_ fixture: Fixture) throws {
    try fixture.expectGolden(render(fixture.bytes(), as: .svg).bytes, "svg")
  }

  @Test(arguments: try Fixture.all(in: "seeds"))
  func `plays as HTML`(_ fixture: Fixture) throws {
    try fixture.expectGolden(render(fixture.bytes(), as: .html).bytes, "html")
  }

  @Test func `there are fixtures to check`() throws {
    #expect(try Fixture.all(in: "seeds").count >= 2)
    #expect(try Fixture.all(in: "native/bones").count >= 20)
    #expect(try Fixture.all(in: "native/shimmer").count >= 7)
  }
}
