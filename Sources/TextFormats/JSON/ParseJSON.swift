package import Diagnostics

/// Parses a JSON document strictly: RFC 8259, UTF-8, without duplicate names in an object, nested at most 64 deep.
///
/// - Throws: ``InvalidInput`` with the first ``JSONProblem`` and its byte offset.
package func parseJSON(_ text: [UInt8]) throws(InvalidInput) -> JSONNode {
  var reader = JSONReader(text)
  return try reader.document()
}

private struct JSONReader {
  /// The maximum number of arrays and objects nested in each other, which bounds the use of the stack; deeper ones are
  /// an error.
  private static let maximumDepth = 64

  /// The number of members of an object from which their names are hashed.
  private static let fewMembers = 8

  private let text: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ text: [UInt8]) {
    self.text = text
  }

  mutating func document() throws(InvalidInput) -> JSONNode {
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let node = try value()
    skipSpace()
    guard position == text.count else { throw expected("the end of the file") }
    return node
  }

  private mutating func value() throws(InvalidInput) -> JSONNode {
    skipSpace()
    let location = SourceLocation(offset: position)
    switch next {
    case UInt8(ascii: "{"):
      return JSONNode(value: try nested { reader throws(InvalidInput) in try reader.object() }, location: location)
    case UInt8(ascii: "["):
      return JSONNode(value: try nested { reader throws(InvalidInput) in try reader.array() }, location: location)
    case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), location: location)
    case UInt8(ascii: "t"): return JSONNode(value: try word("true", .bool(true)), location: location)
    case UInt8(ascii: "f"): return JSONNode(value: try word("false", .bool(false)), location: location)
    case UInt8(ascii: "n"): return JSONNode(value: try word("null", .null), location: location)
    default: return JSONNode(value: .number(try number()), location: location)
    }
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(InvalidInput) -> JSONNode.Value
  ) throws(InvalidInput) -> JSONNode.Value {
    guard depth < Self.maximumDepth else { throw problem(.tooDeep(limit: Self.maximumDepth), at: position) }
    depth += 1
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(InvalidInput) -> JSONNode.Value {
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    skipSpace()
    if skip("}") { return .object([]) }
    while true {
      skipSpace()
      let start = position
      guard next == UInt8(ascii: "\"") else { throw expected("a name in quotes") }
      let name = try string()
      // A few names are compared with each other, which takes less time than hashing them.
      if members.count == Self.fewMembers { names = Set(members.map(\.name)) }
      let isNew =
        members.count < Self.fewMembers
        ? !members.contains { $0.name == name } : names.insert(name).inserted
      guard isNew else { throw problem(.duplicateName(name), at: start) }
      skipSpace()
      guard skip(":") else { throw expected("':'") }
      members.append(JSONNode.Member(name: name, nameLocation: SourceLocation(offset: start), node: try value()))
      skipSpace()
      if skip("}") { return .object(members) }
      guard skip(",") else { throw expected("',' or '}'") }
    }
  }

  private mutating func array() throws(InvalidInput) -> JSONNode.Value {
    var nodes: [JSONNode] = []
    skipSpace()
    if skip("]") { return .array([]) }
    while true {
      nodes.append(try value())
      skipSpace()
      if skip("]") { return .array(nodes) }
      guard skip(",") else { throw expected("',' or ']'") }
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONNode.Value) throws(InvalidInput) -> JSONNode.Value {
    let letters = Array("\(word)".utf8)
    guard text[position...].starts(with: letters) else { throw expected("a value") }
    position += letters.count
    return value
  }

  private mutating func number() throws(InvalidInput) -> Double {
    let start = position
    _ = skip("-")
    if !skip("0") {
      guard skipDigits() > 0 else {
        position = start
        throw expected("a value")
      }
    }
    if skip("."), skipDigits() == 0 { throw expected("a digit") }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      if skipDigits() == 0 { throw expected("a digit") }
    }
    guard let number = Double(String(decoding: text[start..<position], as: UTF8.self)), number.isFinite else {
      position = start
      throw expected("a number that is not so large")
    }
    return number
  }

  // MARK: - Strings

  private mutating func string() throws(InvalidInput) -> String {
    let start = position
    position += 1
    let end = endOfPlainBytes
    // Names and most values have no escapes.
    if end < text.count, text[end] == UInt8(ascii: "\"") {
      let string = try string(text.span.extracting(position..<end), from: start)
      position = end + 1
      return string
    }
    var bytes: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      let room = min(text.count - position, Self.piece) + 8 + Self.longestCharacter
      try bytes.append(addingCapacity: room) { bytes throws(InvalidInput) in try appendPiece(to: &bytes) }
    }
    guard skip("\"") else { throw expected("'\"'") }
    return try string(bytes.span, from: start)
  }

  /// The number of bytes of a string that are decoded at once, such as a small document.
  private static let piece = 1_024
  /// The maximum number of bytes of a character in UTF-8.
  private static let longestCharacter = 4

  /// Decodes the characters of a string up to its closing quotation mark, or until there is no more room.
  private mutating func appendPiece(to bytes: inout OutputSpan<UInt8>) throws(InvalidInput) {
    while bytes.freeCapacity >= 8 + Self.longestCharacter, position < text.count {
      if let word = text.span.word(at: position) {
        let count = word.plainByteCount
        bytes.append(word, count: count)
        position += count
        if count == 8 { continue }
      }
      let byte = text[position]
      if byte == UInt8(ascii: "\"") { return }
      guard byte >= 0x20 else { throw expected("an escaped control character") }
      position += 1
      if byte == UInt8(ascii: "\\") { try appendEscape(to: &bytes) } else { bytes.append(byte) }
    }
  }

  /// The index of the first byte from the current position on that ends a stretch of unescaped characters.
  private var endOfPlainBytes: Int {
    let text = text.span
    var end = position
    while end < text.count, text[end] >= 0x20, text[end] != UInt8(ascii: "\""), text[end] != UInt8(ascii: "\\") {
      end += 1
    }
    return end
  }

  /// Decodes the bytes of a string whose quotation mark is at `start`.
  private func string(_ bytes: Span<UInt8>, from start: Int) throws(InvalidInput) -> String {
    guard let text = try? UTF8Span(validating: bytes) else {
      throw problem(.syntax(expected: "text in UTF-8"), at: start)
    }
    return String(copying: text)
  }

  /// Returns the ASCII byte that a one-letter escape such as `\n` represents; nil for `u` and unknown letters.
  private func meaning(ofEscape letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Reads the escape sequence of a string after its backslash, and appends the represented character in UTF-8.
  ///
  /// - Throws: ``InvalidInput`` with the position for an invalid escape sequence.
  private mutating func appendEscape(to bytes: inout OutputSpan<UInt8>) throws(InvalidInput) {
    if let byte = next, let meaning = meaning(ofEscape: byte) {
      position += 1
      return bytes.append(meaning)
    }
    guard skip("u") else { throw expected("an escape such as \\n or \\u00e9") }
    var code = try codeUnit()
    if (0xD800...0xDBFF).contains(code) {
      guard skip("\\"), skip("u") else { throw expected("the second half of a surrogate pair") }
      let low = try codeUnit()
      guard (0xDC00...0xDFFF).contains(low) else { throw expected("the second half of a surrogate pair") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw expected("a Unicode scalar") }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(byte) }
  }

  private mutating func codeUnit() throws(InvalidInput) -> UInt32 {
    let digits = text[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw expected("four hexadecimal digits") }
    position += 4
    return code
  }

  // MARK: - Bytes

  private var next: UInt8? { position < text.count ? text[position] : nil }

  private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private func expected(_ what: String) -> InvalidInput { problem(.syntax(expected: what), at: position) }

  private func problem(_ problem: JSONProblem, at offset: Int) -> InvalidInput {
    InvalidInput(problem, at: SourceLocation(offset: offset))
  }
}
