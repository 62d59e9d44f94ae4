import Foundation
import TestSupport
import Testing

/// A real document beside the project.
struct CorpusFile: Sendable, CustomTestStringConvertible {
  /// The name of the folder: `seed`, `ib`, `uiautomator`, `appium`, `contentloader` or `hxml`.
  let folder: String
  /// The path relative to the folder.
  let path: String
  let url: URL

  /// The folders whose documents contain everything that a picture requires.
  static let folders = ["seed", "ib", "uiautomator", "appium", "contentloader", "hxml"]

  /// True if the corpus is beside the project; otherwise its tests are disabled.
  static let isPresent = Fixture.corpus != nil

  var testDescription: String { "\(folder)/\(path)" }

  func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }

  /// The documents of a folder in the order of their paths; empty without a corpus.
  static func all(in folder: String) -> [CorpusFile] { all(in: folder, of: Fixture.corpus) }

  /// The documents of the second corpus, with which no rule was developed; empty without it.
  static var new: [CorpusFile] {
    ["ib", "uiautomator"].flatMap { all(in: $0, of: corpus("corpus-new")) }
  }

  /// The folders of all corpora; empty without them.
  static var corpora: [URL] { ["corpus", "corpus-new", "corpus-3"].compactMap(corpus) }

  private static func corpus(_ name: String) -> URL? {
    Fixture.corpus?.deletingLastPathComponent().appending(path: name)
  }

  /// The documents of a folder of a corpus in the order of their paths.
  static func all(in folder: String, of corpus: URL?) -> [CorpusFile] {
    guard let root = corpus?.appending(path: folder) else { return [] }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return paths.filter { path in Fixture.documentExtensions.contains { path.hasSuffix($0) } }.sorted()
      .map { CorpusFile(folder: folder, path: $0, url: root.appending(path: $0)) }
  }
}
