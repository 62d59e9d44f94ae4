import Foundation
import TestSupport
import Testing

/// The schema printed by `formats --schema`, checked with libxml2's validator.
@Suite struct SchemaTests {
  @Test func `every native fixture is valid`() throws {
    let folder = try TemporaryFolder()
    let documents = try ["seeds", "native"].flatMap(Fixture.all).flatMap {
      try $0.documentPaths(writingTo: folder.url)
    }
    #expect(documents.count >= 600)
    let run = try validate(documents, in: folder)
    #expect(run.exitCode == 0)
    #expect(run.standardError.split(separator: "\n").filter { $0.hasSuffix(" validates") }.count == documents.count)
  }

  @Test(arguments: [
    "<fed/>", "<feed colour='red'/>", "<feed width='wide'/>", "<feed><avatr/></feed>", "<feed><tr/></feed>",
    "<feed><text lines='many'/></feed>", "<feed><cell repeat='0'/></feed>",
  ])
  func `a document that the reader rejects is not valid`(_ markup: String) throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(markup, to: "document.xml")
    #expect(try SkeletonProcess("layout", document, "--dialect", "native").exitCode == 65)
    let run = try validate([document], in: folder)
    #expect(run.standardError.contains("document.xml fails to validate"))
  }

  private func validate(_ documents: [String], in folder: TemporaryFolder) throws -> SkeletonProcess {
    let schema = try folder.write(try SkeletonProcess("formats", "--schema").text, to: "skeleton.xsd")
    return try SkeletonProcess(
      shell: "xmllint --noout --schema \(schema) \(documents.joined(separator: " ")) || exit $?")
  }
}
