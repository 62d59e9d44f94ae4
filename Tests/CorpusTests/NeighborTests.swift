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
    let vocabulary = try Neighbors.Vocabulary(of: fixtures.map { String(decoding: try $0.bytes(), as: UTF8.self) })
    let lines = try fixtures.map {
      "\(try digest(of: $0, vocabulary, in: folder))  \($0.path.dropFirst(folder.count + 1))"
    }
    assertText(
      lines.joined(separator: "\n"), "txt", named: folder.replacing("/", with: "-"), in: .folder("Records"))
  }

  /// The number of neighbors of a fixture: more of those with rules, which have limits.
  private static func count(in folder: String) -> Int {
    folder.hasPrefix("rules/") || folder == "dumps" ? 36 : 24
  }

  /// True for folders whose documents are laid out quickly: outputs for all widths read one again for each of them.
  private static func isQuick(_ folder: String) -> Bool {
    ["native/", "contentloader", "components"].contains(where: folder.hasPrefix)
  }

  private static func formats(in folder: String) -> [OutputFormat] {
    isQuick(folder)
      ? CorpusRecord.formats + [.uikit, .swiftui, .compose, .react, .reactStyles, .element]
      : CorpusRecord.formats.filter { $0 != .html }
  }

  /// The digest of the outputs for a fixture's neighbors, and of the reports that compare them with the fixture.
  private func digest(
    of fixture: Fixture, _ vocabulary: Neighbors.Vocabulary, in folder: String
  ) throws -> String {
    var digest = SHA256()
    let document = Array(try fixture.bytes())
    let seed = fixture.path.utf8.reduce(5) { $0 &* 31 &+ UInt64($1) }
    var random = SplitMix64(seed: seed)
    var options = RenderOptions()
    (options.scale, options.framesPerSecond, options.duration, options.columns) = (0.125, 2, 1, 40)
    options.documentName = "document"
    options.resources = fixture.resources.map { ResourceFolders([.init(paths: $0.paths, contents: $0.contents)]) }
    options.code = fixture.code.map { code in ProjectCode(paths: { code.paths }, contents: code.contents) }
    let original = try? Document(document).scene(options)
    let neighbors = Neighbors(of: document, vocabulary)
    let (formats, isQuick) = (Self.formats(in: folder), Self.isQuick(folder))
    for number in 0..<Self.count(in: folder) {
      guard let changed = neighbors.next(&random, changes: number % 4 == 3 ? 4 : 1) else { continue }
      options.vary(number + Int(seed % 1_000), isQuick: isQuick)
      do {
        let scene = try Document(changed).scene(options)
        try digest.append(scene)
        for format in [0, 7].prefix(isQuick ? 2 : 1).map({ formats[(number + $0) % formats.count] }) {
          let bytes = try scene.render(as: format).bytes
          digest.append(bytes.span)
        }
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

extension RenderOptions {
  /// Sets the options of a variant, so that each occurs with each format.
  fileprivate mutating func vary(_ variant: Int, isQuick: Bool) {
    theme = variant % 4 == 1 ? .dark : nil
    isRightToLeft = variant % 3 == 1
    size = variant % 5 == 1 ? CanvasSize(width: 600) : CanvasSize()
    fontScale = variant % 8 == 6 ? 1.3 : nil
    solvesConstraints = variant % 6 == 2
    preset = variant % 7 == 4 ? ShimmerPreset.allCases[variant / 7 % ShimmerPreset.allCases.count] : nil
    terminalColors = [.trueColor, .palette256, .palette16][variant / 2 % 3]
    (startTime, stopTime, transition) = isQuick && variant % 11 == 5 ? (0.5, 2, 0.25) : (0, nil, 0)
    markup.animation = [.css, .smil, .none][variant / 3 % 3]
    (markup.isFragment, markup.isShell) = (variant % 10 == 3, variant % 10 == 4)
    markup.isResponsive = isQuick && variant % 5 == 2
  }
}

/// Documents that differ from another one in some places.
private struct Neighbors {
  private let document: [UInt8]
  private let attributes: [Attribute]
  /// The places of whole numbers in attributes, of elements without children, and of the ends of the names of elements.
  private let (numbers, elements, names): ([Range<Int>], [Range<Int>], [Range<Int>])
  private let vocabulary: Vocabulary

  /// An attribute with the white space before it.
  struct Attribute {
    var place: Range<Int>
    var name: String
    /// The value with its quotes.
    var value: String
  }

  /// The elements without children and the values of each attribute in the documents of a folder, sorted.
  struct Vocabulary {
    private(set) var elements: [String] = []
    private(set) var values: [String: [String]] = [:]
    let names: [String]

    init(of documents: [String]) {
      var (elements, values): (Set<String>, [String: Set<String>]) = ([], [:])
      for document in documents {
        elements.formUnion(document.matches(of: Neighbors.element).map { String($0.output) })
        for attribute in Neighbors.attributes(of: document) {
          values[attribute.name, default: []].insert(attribute.value)
        }
      }
      self.elements = elements.sorted()
      self.values = values.mapValues { $0.sorted() }
      names = values.keys.sorted()
    }
  }

  /// A place of the document and the text that replaces it.
  private typealias Change = (place: Range<Int>, text: String)

  /// An element without children.
  private static var element: Regex<Substring> { #/<[a-zA-Z:.]+(?:\s+[a-zA-Z:]+=(?:"[^"]*"|'[^']*'))*\s*/>/# }

  init(of document: [UInt8], _ vocabulary: Vocabulary) {
    (self.document, self.vocabulary) = (document, vocabulary)
    let text = String(decoding: document, as: UTF8.self)
    attributes = Self.attributes(of: text)
    elements = Self.places(of: Self.element, in: text)
    names = Self.places(of: #/<[a-zA-Z:.]+/#, in: text)
    numbers = attributes.flatMap { Self.places(of: #/[0-9]+/#, in: text, within: $0.place) }
  }

  static func attributes(of text: String) -> [Attribute] {
    places(of: #/\s[a-zA-Z:]+=(?:"[^"]*"|'[^']*')/#, in: text).map { place in
      let written = String(decoding: Array(text.utf8)[place].dropFirst(), as: UTF8.self)
      let parts = written.split(separator: "=", maxSplits: 1)
      return Attribute(place: place, name: String(parts[0]), value: String(parts[1]))
    }
  }

  private static func places(
    of pattern: Regex<Substring>, in text: String, within outer: Range<Int>? = nil
  ) -> [Range<Int>] {
    let start = text.utf8.index(text.startIndex, offsetBy: outer?.lowerBound ?? 0)
    let end = outer.map { text.utf8.index(text.startIndex, offsetBy: $0.upperBound) } ?? text.endIndex
    return text[start..<end].matches(of: pattern).map { match in
      let lower = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
      return lower..<lower + match.output.utf8.count
    }
  }

  /// The document with up to `changes` changes in different places; nil for a document without a place.
  func next(_ random: inout SplitMix64, changes: Int) -> [UInt8]? {
    var chosen: [Change] = []
    for _ in 0..<changes {
      guard let (place, text) = change(&random),
        chosen.allSatisfy({ $0.place.upperBound < place.lowerBound || place.upperBound < $0.place.lowerBound })
      else { continue }
      chosen.append((place, text))
    }
    if chosen.isEmpty { return nil }
    var changed = document
    for change in chosen.sorted(by: { $0.place.lowerBound > $1.place.lowerBound }) {
      changed.replaceSubrange(change.place, with: change.text.utf8)
    }
    return changed
  }

  /// Another number or value, another attribute or element, or the removal of one; nil for a document without such a place.
  private func change(_ random: inout SplitMix64) -> Change? {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return elements.randomElement(using: &random).map { ($0, "") }
    case 1: return attributes.randomElement(using: &random).map { ($0.place, "") }
    case 2, 3:
      guard let attribute = attributes.randomElement(using: &random),
        let value = vocabulary.values[attribute.name]?.randomElement(using: &random)
      else { return nil }
      return (attribute.place, " \(attribute.name)=\(value)")
    case 4, 5:
      guard let element = names.randomElement(using: &random),
        let name = vocabulary.names.randomElement(using: &random),
        let value = vocabulary.values[name]?.randomElement(using: &random)
      else { return nil }
      return (element.upperBound..<element.upperBound, " \(name)=\(value)")
    case 6, 7:
      guard let place = elements.randomElement(using: &random),
        let element = vocabulary.elements.randomElement(using: &random)
      else { return nil }
      return (place.lowerBound..<place.lowerBound, element)
    default:
      guard let place = numbers.randomElement(using: &random),
        let value = Int(String(decoding: document[place], as: UTF8.self)), value < 100_000
      else { return attributes.randomElement(using: &random).map { ($0.place, "") } }
      let values = [value + 1, value - 1, value + 2, value - 2, value - 4, value / 2, value * 2, value + 8]
      return (place, "\(values.randomElement(using: &random) ?? 0)")
    }
  }
}
