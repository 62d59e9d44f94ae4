import Foundation

/// A folder of documents generated from a seed, with the operations of a test.
struct SeededSuite {
  let folder: TemporaryFolder
  /// The paths relative to the folder, in the order of their bytes.
  private(set) var documents: [String]
  private var state: UInt64

  static let sizes = ["own", "50x", "40x30.5"]
  static let themes = ["light", "dark"]
  static let variantCount = sizes.count * themes.count

  init(count: Int, seed: UInt64) throws {
    folder = try TemporaryFolder()
    state = seed
    documents = []
    for index in 0..<count {
      let path = "group \(index % 5)/zelle-\(index)-ä.xml"
      documents.append(path)
      try write(Self.document(bars: 1 + draw(below: 3), gap: 2), to: path)
    }
    documents.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let lists = (Self.sizes, Self.themes)
    try write("{\"sizes\": \(lists.0), \"themes\": \(lists.1), \"scale\": 1, \"columns\": 10}", to: "snapshots.json")
  }

  func write(_ text: String, to path: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: path))
  }

  /// Removes and returns `count` different documents of the remaining ones.
  mutating func choose(_ count: Int) -> [String] {
    (0..<count).map { _ in documents.remove(at: draw(below: documents.count)) }
  }

  /// Knuth's linear congruential generator of MMIX: the same numbers on every machine.
  private mutating func draw(below count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  /// Reduces the height of the first bar of a document.
  func change(_ path: String) throws {
    let text = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    let bar = "height=\"6\""
    guard let range = text.range(of: bar) else { throw CocoaError(.fileReadCorruptFile) }
    try write(text.replacingCharacters(in: range, with: "height=\"5\""), to: path)
  }

  /// The files that are not hidden, in order.
  func files() throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    return names.filter {
      $0.hasSuffix(".json") || $0.hasSuffix(".txt") || $0.hasSuffix(".png") || $0.hasSuffix(".sha256")
    }.sorted()
  }

  static func document(bars: Int, gap: Int) -> String {
    let views = (0..<bars).map { "<view id=\"bar\($0)\" width=\"\(20 + 5 * $0)\" height=\"6\"/>" }.joined()
    return "<feed width=\"60\" background=\"#FFFFFF\"><cell padding=\"4\" gap=\"\(gap)\">\(views)</cell></feed>"
  }
}
