import Skeleton
import TestSupport
import Testing

/// The screens of `Fixtures/hxml`: their diagnostics, the frames of their views and their bones.
@Suite struct HyperviewGoldenTests {
  @Test(arguments: try Fixture.all(in: "hxml"))
  func `lays out`(_ fixture: Fixture) throws {
    fixture.expectGolden(try layout(of: fixture), "layout.txt")
  }

  private func layout(of fixture: Fixture) throws -> [UInt8] {
    let source = DocumentSource(try fixture.bytes(), named: fixture.testDescription)
    do throws(RenderError) {
      let layout = try Document(source).layout(as: .text, RenderOptions())
      return Array(layout.findings.report.utf8) + layout.bytes
    } catch {
      return Array(error.report.utf8)
    }
  }

  @Test(arguments: try Fixture.all(in: "hxml").filter { !$0.path.contains("navigator") })
  func `finds the bones`(_ fixture: Fixture) throws {
    fixture.expectGolden(try render(fixture.bytes(), as: .json).bytes, "bones.json")
  }

  @Test func `there are fixtures to check`() throws {
    #expect(try Fixture.all(in: "hxml").count >= 15)
  }
}
