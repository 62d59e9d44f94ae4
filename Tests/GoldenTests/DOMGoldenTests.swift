import Skeleton
import TestSupport
import Testing

/// The captured pages of `Fixtures/dom`: the bones at the first width.
@Suite struct DOMGoldenTests {
  @Test(arguments: try Fixture.all(in: "dom"))
  func `finds the bones`(_ fixture: Fixture) throws {
    fixture.expectGolden(try render(fixture.bytes(), as: .json).bytes, "bones.json")
  }

  @Test func `there are fixtures to check`() throws {
    #expect(try Fixture.all(in: "dom").count >= 2)
  }
}
