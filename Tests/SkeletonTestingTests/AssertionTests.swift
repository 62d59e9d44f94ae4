import Foundation
import Skeleton
import SkeletonTesting
import Synchronization
import TestSupport
import Testing

/// The assertion in a test suite.
@Suite struct AssertionTests {
  private static let cell = #"<cell width="200"><text id="name" lines="2"/></cell>"#

  /// The failures of an assertion: their texts and lines.
  private func issues(_ body: () -> Void) -> [(text: String, line: Int?)] {
    let issues = Mutex<[(text: String, line: Int?)]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      let found = (issue.comments.map(\.rawValue).joined(), issue.sourceLocation?.line)
      issues.withLock { $0.append(found) }
      return true
    }
    return issues.withLock { $0 }
  }

  @Test func `a golden of the project holds`() {
    let path = Fixture("seeds/newsfeed.xml").url.path
    #expect(issues { assertSkeleton(of: .file(path), as: .bones, in: .beside(path)) }.isEmpty)
    #expect(issues { assertSkeleton(of: .file(path), as: .ascii, in: .beside(path)) }.isEmpty)
  }

  @Test func `a run that records fails, the next one does not; on continuous integration both do`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "skeleton-goldens-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func run() -> [(text: String, line: Int?)] {
      issues { assertSkeleton(of: Self.cell, in: .folder(folder.path), record: .missing, testName: "testCell()") }
    }
    let path = folder.appending(path: "testCell.bones.json").path
    if ["1", "true"].contains(ProcessInfo.processInfo.environment["CI"]?.lowercased()) {
      for _ in 1...2 {
        #expect(run().map { $0.text.contains("is missing (CI is set: nothing is recorded)") } == [true])
      }
      #expect(!FileManager.default.fileExists(atPath: path))
      return
    }
    #expect(run().map(\.text) == ["recorded \(path)\nlook at it: the next run compares with it"])
    #expect(run().isEmpty)
  }

  @Test func `a failure is at the assertion, bones first, then the files`() throws {
    let path = Fixture("seeds/newsfeed.xml").url.path
    let text = try String(contentsOfFile: path, encoding: .utf8).replacing("68 24 210 8", with: "68 26 210 8")
    let line = #line + 1
    let found = issues { assertSkeleton(of: text, as: .bones, in: .beside(path), record: .never) }
    #expect(found.map(\.line) == [line])
    let lines = try #require(found.first).text.split(separator: "\n").map(String.init)
    #expect(lines.first == "newsfeed.bones.json differs:")
    #expect(lines[1] == #"bone 1 (feed/cell[0]/view[1] "fullName"): y 24 → 26"#)
    let files = lines.suffix(3).map { $0.split(separator: " ").map(String.init) }
    #expect(files.map(\.first) == ["expected", "actual", "difference"])
    for file in files { #expect(FileManager.default.fileExists(atPath: file.last ?? "")) }
    #expect(files[1].last?.contains("/actual/") == true)
    #expect(files[1].last?.hasSuffix("/Fixtures/seeds/newsfeed.bones.json") == true)
    #expect(files[2].last?.hasSuffix("/Fixtures/seeds/newsfeed.bones.json.png") == true)
  }

  @Test func `a document with a mistake fails with its place`() throws {
    let found = issues { assertSkeleton(of: #"<cell><text lines="x"/></cell>"#, record: .never) }
    let text = try #require(found.first).text
    #expect(text.hasPrefix("markup:1:20: error: 'lines' of <text> is \"x\""))
    #expect(found.count == 1)
  }

  @Test func `a file that is not there fails with its path`() throws {
    let found = issues { assertSkeleton(of: .file("nowhere.xml"), record: .never) }
    #expect(found.map(\.text).first?.hasSuffix("nowhere.xml: error: cannot read: no such file or directory") == true)
  }
}
