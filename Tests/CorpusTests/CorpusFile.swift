import Foundation
import TestSupport
import Testing

/// A real document beside the project.
struct CorpusFile: Sendable, CustomTestStringConvertible {
  /// `seed`, `ib`, `uiautomator`, `appium`, `contentloader` or `hxml`.
  let folder: String
  /// From the folder on.
  let path: String
  let url: URL

  /// The folders whose documents hold what a picture needs.
  static let folders = ["seed", "ib", "uiautomator", "appium", "contentloader", "hxml"]

  /// Whether the corpus is beside the project; tests of it are disabled elsewhere.
  static let isPresent = Fixture.corpus != nil

  var testDescription: String { "\(folder)/\(path)" }

  func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }

  /// The documents of a folder in the order of their paths; none where there is no corpus.
  static func all(in folder: String) -> [CorpusFile] {
    guard let root = Fixture.corpus?.appending(path: folder) else { return [] }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return paths.filter { path in Fixture.documentExtensions.contains { path.hasSuffix($0) } }.sorted()
      .map { CorpusFile(folder: folder, path: $0, url: root.appending(path: $0)) }
  }
}
