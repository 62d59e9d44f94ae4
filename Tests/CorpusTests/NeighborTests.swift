import Checks
import Comparison
import Foundation
import SeededRandom
import Skeleton
import SkeletonTesting
import TestSupport
import Testing
import TextFormats

/// The outputs for documents that differ from a fixture in one place, compared with a record of them.
///
/// A fixture shows one side of each limit of its rule; its neighbors are on both.
struct NeighborTests {
  /// The folders of fixtures, each with a record of its own.
  static let folders = [
    "android", "auto-layout", "components", "contentloader", "dom", "dumps", "hxml", "interface-builder", "loading",
    "native/bones", "native/flex", "native/motion", "native/responsive", "native/shimmer", "rules/bars",
    "rules/buttons", "rules/controls", "rules/hidden", "rules/lists", "rules/pictures", "rules/places",
    "rules/surfaces", "rules/texts",
  ]

  @Test func `each folder of rules has a record`() throws {
    let rules = try Set(Fixture.all(in: "rules").map { $0.path.split(separator: "/").prefix(2).joined(separator: "/") })
    #expect(rules == Set(Self.folders.filter { $0.hasPrefix("rules/") }))
  }

  @Test(arguments: folders)
  func `outputs for neighbors of fixtures`(folder: String) throws {
    let fixtures = try Fixture.all(in: folder)
    let lines = try fixtures.map { "\(try digest(of: $0))  \($0.path.dropFirst(folder.count + 1))" }
    assertText(
      lines.joined(separator: "\n"), "txt", named: folder.replacing("/", with: "-"), in: .folder("Records"))
  }

  /// The number of neighbors of a fixture.
  private static let count = 16

  /// The digest of the outputs for a fixture's neighbors, and of the reports that compare them with the fixture.
  private func digest(of fixture: Fixture) throws -> String {
    var digest = SHA256()
    let document = Array(try fixture.bytes())
    var random = SplitMix64(seed: fixture.path.utf8.reduce(5) { $0 &* 31 &+ UInt64($1) })
    var options = RenderOptions()
    (options.scale, options.framesPerSecond, options.duration, options.columns) = (0.125, 2, 1, 40)
    options.documentName = "document"
    options.resources = fixture.resources.map { ResourceFolders([.init(paths: $0.paths, contents: $0.contents)]) }
    options.code = fixture.code.map { code in ProjectCode(paths: { code.paths }, contents: code.contents) }
    let original = try? Document(document).scene(options)
    let neighbors = Neighbors(of: document)
    for number in 0..<Self.count {
      guard let changed = neighbors.next(&random) else { break }
      do {
        let scene = try Document(changed).scene(options)
        try digest.append(scene)
        let format = CorpusRecord.formats[number % CorpusRecord.formats.count]
        let bytes = try scene.render(as: format).bytes
        digest.append(bytes.span)
        guard let original else { continue }
        let report = judgeLoading(scene.loadingScreen, MarkedScreen(content: original.content))
        for finding in report.findings { digest.append(finding.message) }
        digest.append("\(report.coverage) \(report.precision) \(report.shift.score)")
      } catch let error as RenderError {
        for problem in error.problems { digest.append("\(problem.line ?? 0): \(problem.message)") }
      }
    }
    return String(digest.hexadecimal().prefix(6))
  }
}

/// The changes of one place of a document.
private struct Neighbors {
  private let document: [UInt8]
  /// The places of whole numbers in attributes, of attributes with the white space before them, and of elements without
  /// children.
  private let (numbers, attributes, elements): ([Range<Int>], [Range<Int>], [Range<Int>])

  init(of document: [UInt8]) {
    self.document = document
    let text = String(decoding: document, as: UTF8.self)
    func places(_ pattern: Regex<Substring>, within outer: Range<Int>? = nil) -> [Range<Int>] {
      let start = text.utf8.index(text.startIndex, offsetBy: outer?.lowerBound ?? 0)
      let end = outer.map { text.utf8.index(text.startIndex, offsetBy: $0.upperBound) } ?? text.endIndex
      return text[start..<end].matches(of: pattern).map { match in
        let lower = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
        return lower..<lower + match.output.utf8.count
      }
    }
    attributes = places(#/\s[a-zA-Z:]+=(?:"[^"]*"|'[^']*')/#)
    elements = places(#/<[a-zA-Z:.]+(?:\s+[a-zA-Z:]+=(?:"[^"]*"|'[^']*'))*\s*/>/#)
    numbers = attributes.flatMap { places(#/[0-9]+/#, within: $0) }
  }

  /// The document with another number, or without an attribute or an element; nil without a place.
  func next(_ random: inout SplitMix64) -> [UInt8]? {
    let kind = Int.random(in: 0..<8, using: &random)
    let places = kind == 0 ? elements : kind == 1 ? attributes : numbers
    guard let place = places.randomElement(using: &random) ?? attributes.randomElement(using: &random) else {
      return nil
    }
    var text = ""
    if kind > 1, let value = Int(String(decoding: document[place], as: UTF8.self)), value < 100_000 {
      text = "\([value + 1, value - 1, value + 2, value / 2, value * 2, value + 8].randomElement(using: &random) ?? 0)"
    }
    return Array(document[..<place.lowerBound]) + Array(text.utf8) + Array(document[place.upperBound...])
  }
}
