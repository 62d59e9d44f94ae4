/// A token of Swift source code which a mutation may change, or which its neighbors must look at.
struct SwiftToken {
  enum Kind { case word, number, string, operation, other }

  var kind: Kind
  var text: String
  /// The place in the bytes of the file.
  var range: Range<Int>
  /// The number of the line, from 1.
  var line: Int
  /// An operator with white space on both sides.
  var isBinary = false
}

/// Reads the tokens of a file, without comments, attributes and the parts between `#if` and `#endif`.
struct SwiftTokens {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var conditions = 0
  private(set) var tokens: [SwiftToken] = []

  private static let operatorBytes = Set("+-*/<>=!&|^~?.%".utf8)
  private static let spaces = Set(" \n\t".utf8)

  init(of bytes: [UInt8]) {
    self.bytes = bytes
    while place < bytes.count { step() }
  }

  private func at(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  private mutating func advance(while holds: (UInt8) -> Bool) {
    while place < bytes.count, holds(bytes[place]) { advance() }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func step() {
    let (start, first, startLine) = (place, bytes[place], line)
    var kind = SwiftToken.Kind.other
    if Self.spaces.contains(first) { return advance() }
    if at("//") { return advance { $0 != UInt8(ascii: "\n") } }
    if at("/*") { return skipComment() }
    if at("#if ") || at("#endif") {
      conditions += at("#if ") ? 1 : -1
      return advance { $0 != UInt8(ascii: "\n") }
    }
    if first == UInt8(ascii: "@") { return skipAttribute() }
    if at("\"") || at("#\"") || at("##\"") {
      kind = .string
      skipString()
    } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      kind = .number
      // A point belongs to the number if a digit follows: not in `0..<2`.
      advance { Self.isWord($0) }
      if at("."), place + 1 < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place + 1]) {
        advance()
        advance { Self.isWord($0) }
      }
    } else if Self.isWord(first) {
      kind = .word
      advance { Self.isWord($0) }
    } else if Self.operatorBytes.contains(first) {
      kind = .operation
      advance { Self.operatorBytes.contains($0) }
    } else {
      advance()
    }
    if conditions > 0 { return }
    var token = SwiftToken(
      kind: kind, text: String(decoding: bytes[start..<place], as: UTF8.self), range: start..<place, line: startLine)
    token.isBinary =
      kind == .operation && start > 0 && Self.spaces.contains(bytes[start - 1]) && place < bytes.count
      && Self.spaces.contains(bytes[place])
    tokens.append(token)
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      let change = at("/*") ? 1 : at("*/") ? -1 : 0
      depth += change
      advance(change == 0 ? 1 : 2)
    } while depth > 0 && place < bytes.count
  }

  /// An attribute with its arguments, which may contain strings.
  private mutating func skipAttribute() {
    advance()
    advance { Self.isWord($0) }
    if at("(") { skipParentheses() }
  }

  private mutating func skipParentheses() {
    var depth = 0
    repeat {
      if at("\"") || at("#\"") {
        skipString()
      } else {
        depth += at("(") ? 1 : at(")") ? -1 : 0
        advance()
      }
    } while depth > 0 && place < bytes.count
  }

  /// A string of one or several lines, raw or not, with its interpolations.
  private mutating func skipString() {
    let hashes = bytes[place...].prefix { $0 == UInt8(ascii: "#") }
    advance(hashes.count)
    let quotes = at("\"\"\"") ? 3 : 1
    let end = Array(repeating: UInt8(ascii: "\""), count: quotes) + hashes
    let escape = [UInt8(ascii: "\\")] + hashes
    advance(quotes)
    while place < bytes.count, !bytes[place...].starts(with: end) {
      if bytes[place...].starts(with: escape) {
        advance(escape.count)
        if at("(") { skipParentheses() } else { advance() }
      } else {
        advance()
      }
    }
    advance(end.count)
  }
}
