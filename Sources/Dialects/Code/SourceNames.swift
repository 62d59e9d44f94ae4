/// The names in a source file in their order: identifiers, and the contents of literals without spaces in quotes.
///
/// Comments and the declarations `import` and `package` are skipped. The syntax is what Java, Kotlin, Swift and Objective-C
/// have in common; nothing else of the language is understood.
struct SourceNames: Sendable {
  /// The names; those of literals begin with a quote.
  private(set) var all: [String] = []

  /// The maximum number of names that are read; the rest of a longer file is ignored.
  private static let largestCount = 100_000

  init(of bytes: [UInt8]) {
    var at = 0
    while at < bytes.count, all.count < Self.largestCount {
      switch bytes[at] {
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "/"):
        at = Self.end(of: bytes, from: at) { $0 == UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "*"):
        at = Self.endOfComment(in: bytes, from: at + 2)
      case UInt8(ascii: "\""):
        let end = Self.end(of: bytes, from: at + 1) { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n") }
        let literal = bytes[at + 1..<end]
        if !literal.isEmpty, literal.allSatisfy(Self.isPartOfName) {
          all.append("\"" + String(decoding: literal, as: UTF8.self))
        }
        at = end + 1
      case let byte where Self.isPartOfName(byte):
        let end = Self.end(of: bytes, from: at) { !Self.isPartOfName($0) }
        let name = String(decoding: bytes[at..<end], as: UTF8.self)
        if name == "import" || name == "package" {
          at = Self.end(of: bytes, from: end) { $0 == UInt8(ascii: "\n") }
        } else {
          all.append(name)
          at = end
        }
      default: at += 1
      }
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func end(of bytes: [UInt8], from start: Int, where ends: (UInt8) -> Bool) -> Int {
    bytes[min(start, bytes.count)...].firstIndex(where: ends) ?? bytes.count
  }

  private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int {
    var at = start
    while at + 1 < bytes.count {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") { return at + 2 }
      at += 1
    }
    return bytes.count
  }

  /// The names that follow a sequence of names, in their order and without repetitions.
  func following(_ sequence: String...) -> [String] {
    var found: [String] = []
    for start in all.indices.dropLast(sequence.count) where all[start] == sequence[0] {
      let end = start + sequence.count
      if all[start..<end].elementsEqual(sequence), !found.contains(all[end]) { found.append(all[end]) }
    }
    return found
  }

  /// The identifiers that end with one of several words, in their order and without repetitions.
  func ending(with words: [String]) -> [String] {
    var found: Set<String> = []
    return all.filter { name in words.contains(where: name.hasSuffix) && found.insert(name).inserted }
  }
}
