import Foundation
import TestSupport
import Testing

/// The wording of comments, help, documentation and test names.
@Suite struct TextTests {
  /// Openings without a noun.
  private static let openings = ["What", "Whether", "How", "Who", "Whose", "Those", "Of"]
  /// People as subjects, and software that speaks.
  private static let words = ["nobody", "anybody", "whoever", "told", "tells"]

  @Test func `a comment begins with its subject`() throws {
    for file in try files(["Sources", "Tests"], withExtension: "swift") {
      var before = Substring()
      for (number, line) in try lines(of: file) {
        let text = line.drop { $0 == " " }
        defer { before = text }
        // The first line of a comment, or of a paragraph in it.
        guard let words = comment(in: text), comment(in: before)?.isEmpty != false else { continue }
        let opening = words.prefix { $0.isLetter }
        #expect(!Self.openings.contains(String(opening)), "\(file.lastPathComponent):\(number): \(text)")
      }
    }
  }

  @Test func `comments have no people as subjects`() throws {
    for file in try files(["Sources", "Tests"], withExtension: "swift") {
      for (number, line) in try lines(of: file) {
        guard let words = comment(in: line.drop { $0 == " " }) else { continue }
        #expect(forbiddenWord(in: words) == nil, "\(file.lastPathComponent):\(number): \(line)")
      }
    }
  }

  @Test func `articles and pages have no people as subjects`() throws {
    for file in try files(["Sources", ".github", "README.md"], withExtension: "md") {
      for (number, line) in try lines(of: file) {
        #expect(forbiddenWord(in: line) == nil, "\(file.lastPathComponent):\(number): \(line)")
      }
    }
  }

  @Test func `no message of the command has people as subjects`() throws {
    let string = /"(?:[^"\\]|\\.)*"/
    for file in try files(["Sources"], withExtension: "swift") {
      for (number, line) in try lines(of: file) {
        for match in line.matches(of: string) {
          #expect(forbiddenWord(in: match.output) == nil, "\(file.lastPathComponent):\(number): \(line)")
        }
      }
    }
  }

  // MARK: - Lines

  private func files(_ roots: [String], withExtension wanted: String) throws -> [URL] {
    var found: [URL] = []
    for root in roots {
      let url = Fixture.project.appending(path: root)
      if url.pathExtension == wanted {
        found.append(url)
        continue
      }
      let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
      found += paths.filter { $0.hasSuffix("." + wanted) }.map { url.appending(path: $0) }
    }
    return try #require(found.isEmpty ? nil : found)
  }

  private func lines(of file: URL) throws -> [(Int, Substring)] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return Array(zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)))
  }

  /// The words of a comment line; nil for code.
  private func comment(in line: Substring) -> Substring? {
    line.hasPrefix("//") ? line.drop { $0 == "/" }.drop { $0 == " " } : nil
  }

  private func forbiddenWord(in text: Substring) -> String? {
    text.split { !$0.isLetter }.map { $0.lowercased() }.first(where: Self.words.contains)
  }
}
