import Skeleton
import TestSupport
import Testing

/// The screens of `Fixtures/hxml`: what is told of them, where their views stand and which bones they give.
@Suite struct HyperviewGoldenTests {
  @Test(arguments: try Fixture.all(in: "hxml"))
  func `lays out`(_ fixture: Fixture) throws {
    let document = NamedDocument(name: fixture.testDescription, bytes: try fixture.bytes())
    let text: String
    do {
      let layout = try document.layout(as: .text, RenderOptions())
      text = layout.notes + String(decoding: layout.value, as: UTF8.self)
    } catch {
      text = error.report
    }
    try fixture.expectGolden(Array(text.utf8), "layout.txt")
  }

  @Test(arguments: try Fixture.all(in: "hxml").filter { !$0.path.contains("navigator") })
  func `finds the bones`(_ fixture: Fixture) throws {
    try fixture.expectGolden(render(fixture.bytes(), as: .json).bytes, "bones.json")
  }

  @Test func `there are fixtures to check`() throws {
    #expect(try Fixture.all(in: "hxml").count >= 15)
  }
}
