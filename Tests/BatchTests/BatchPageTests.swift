import Foundation
import Skeleton
import SystemIO
import TestSupport
import Testing

/// The page of the protocol is complete.
@Suite struct BatchPageTests {
  static let page = Fixture.project.appending(path: "Sources/Skeleton/Skeleton.docc/BatchProtocol.md")

  @Test func `the tables of options and limits are those of the engine`() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(page == batchProtocolPage(updating: page), "run: swift run SkeletonDev reference")
    for option in RenderOption.on(.record) { #expect(page.contains("\n| `\(option.name)` | "), "\(option.name)") }
  }

  @Test func `the page has every code, and no other`() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let listed = Set(page.matches(of: /(?m)^\| `([a-z]+\.[A-Za-z0-9]+)` \|/).map { String($0.output.1) })
    // Codes that no record can have: files of bones, and the configuration of snapshots.
    let others: Set = ["json.record", "snapshots.configuration"]
    #expect(try Self.codes().subtracting(others).symmetricDifference(listed) == [])
  }

  @Test func `the page has the limits of the stream`() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let limits = LineStreamLimits(jobs: 1, lineBytes: 16 << 20)
    #expect(page.contains("| Lines that are read and not answered | \(limits.heldLines) × `--jobs` |"))
    #expect(page.contains("| Bytes of those lines and of their answers | \(limits.heldBytes) |"))
    #expect(page.contains("| `--max-line` | \(limits.lineBytes) |"))
    #expect(page.contains("| `--jobs` | the number of processors, at most 256 |"))
    #expect(page.contains("| `--timeout` | never |"))
  }

  @Test func `the answer to a bad record has the code of the page`() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    for case let code? in RecordRendererTests.mixed.map(\.code) { #expect(page.contains("| `\(code)` |"), "\(code)") }
  }

  /// The codes in the sources: the words in quotes of files that declare codes.
  private static func codes() throws -> Set<String> {
    let sources = Fixture.project.appending(path: "Sources")
    let prefixes =
      "xml|json|record|options|input|native|android|ib|svg|hxml|dom|dump|hint|rules|elements|data|scene|layout|image|export|render|output|snapshots"
    let code = try Regex<(Substring, Substring)>(#""((?:\#(prefixes))\.[A-Za-z0-9]+)""#)
    var codes: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      guard text.contains("var code: String") || text.contains("static let code") else { continue }
      codes.formUnion(text.matches(of: code).map { String($0.output.1) })
    }
    try #require(codes.count >= 70)
    return codes
  }
}
