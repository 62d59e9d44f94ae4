import Diagnostics

/// The repair of a document that other programs wrote, such as the dump of a running screen, and that is not well-formed.
///
/// - Text before and after the root element is removed: the command that writes a dump prints messages beside it.
/// - Two references that form a surrogate pair, and a pair that is encoded as two characters, become their character.
/// - References to other characters that XML forbids, these characters themselves and invalid bytes become U+FFFD.
///
/// Lines and columns of the repaired text are those of the original: spaces after an attribute's value, or before the
/// next tag, make up for the length of a replaced reference.
struct XMLRepair {
  /// The repaired text.
  private(set) var text: [UInt8] = []
  /// The notes and warnings about what was replaced, with locations in the repaired text.
  private(set) var diagnostics: [Diagnostic] = []
  private let bytes: [UInt8]
  private var index = 0
  /// The number of spaces that make up for replaced references.
  private var missing = 0
  private var depth = 0

  private var hasSurrogatePair = false

  /// The maximum number of warnings about characters without a replacement of their own.
  private static let maximumWarnings = 20

  /// Repairs a text; nil if it contains no root element, or nothing to repair.
  ///
  /// - Parameter isRepaired: a function that returns true if documents with a root element of this name are repaired.
  init?(_ bytes: [UInt8], where isRepaired: (_ rootName: String) -> Bool) {
    self.bytes = bytes
    guard let root = Self.rootName(in: bytes), isRepaired(root) else { return nil }
    text.reserveCapacity(bytes.count)
    skipText()
    while index < bytes.count, depth >= 0 {
      if bytes[index] == .lessThan { markup() } else { character(isInTag: false) }
    }
    if text == bytes { return nil }
  }

  /// Returns the name of the first element; nil if there is none.
  private static func rootName(in bytes: [UInt8]) -> String? {
    var start = 0
    while let open = bytes[start...].firstIndex(of: .lessThan), open + 1 < bytes.count {
      start = open + 1
      if bytes[start] == .questionMark || bytes[start] == .exclamationMark { continue }
      let name = bytes[start...].prefix { !$0.isXMLSpace && $0 != .greaterThan && $0 != .solidus }
      return name.isEmpty || name.count > 256 ? nil : String(decoding: name, as: UTF8.self)
    }
    return nil
  }

  // MARK: - Text around the root element

  /// Replaces the text before the first `<` by spaces; the XML declaration after it too, which must be first.
  private mutating func skipText() {
    guard let start = bytes.firstIndex(of: .lessThan), start > 0 else { return }
    let words = bytes[..<start].drop(while: \.isXMLSpace)
    if !words.isEmpty {
      diagnostics.append(.note(XMLProblem.textAround(Self.quoted(words)), at: SourceLocation(offset: words.startIndex)))
    }
    blank(upTo: start)
    guard bytes[start...].starts(with: "<?xml".utf8), let end = bytes.end(of: "?>", from: start) else { return }
    blank(upTo: end)
  }

  /// Appends a space for each character up to an index, and the line ends.
  private mutating func blank(upTo end: Int) {
    while index < end {
      // The other bytes of a character are below 0xC0.
      if bytes[index] < 0x80 || bytes[index] >= 0xC0 { text.append(bytes[index] == 0x0A ? 0x0A : 0x20) }
      index += 1
    }
  }

  /// Ends the text after the root element, unless other markup follows.
  private mutating func finish() {
    depth = -1
    let rest = bytes[index...].drop { $0.isXMLSpace || $0 == 0 }
    if rest.contains(.lessThan) {
      text += bytes[index...]
    } else if !rest.isEmpty {
      let words = rest.prefix { $0 != 0 }
      diagnostics.append(.note(XMLProblem.textAround(Self.quoted(words)), at: SourceLocation(offset: text.count)))
    }
    index = bytes.count
  }

  private static func quoted(_ words: some Collection<UInt8>) -> String {
    let text = String(decoding: words.prefix(60), as: UTF8.self).unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
    return String(String.UnicodeScalarView(text))
  }

  // MARK: - Markup

  private mutating func markup() {
    addMissing()
    for (mark, terminator) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")]
    where bytes[index...].starts(with: mark.utf8) {
      let end = bytes.end(of: terminator, from: index) ?? bytes.count
      text += bytes[index..<end]
      index = end
      return
    }
    tag()
  }

  private mutating func tag() {
    let isEnd = index + 1 < bytes.count && bytes[index + 1] == .solidus
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        character(isInTag: true)
        guard byte == open else { continue }
        quote = nil
        addMissing()
        continue
      }
      text.append(byte)
      index += 1
      if byte == .quotationMark || byte == .apostrophe { quote = byte }
      guard byte == .greaterThan else { continue }
      let isEmpty = text[text.count - 2] == .solidus
      depth += isEnd ? -1 : isEmpty ? 0 : 1
      if depth <= 0 { finish() }
      return
    }
  }

  private mutating func addMissing() {
    text += repeatElement(0x20, count: missing)
    missing = 0
  }

  // MARK: - Characters

  /// Appends the next character or reference, or its replacement.
  private mutating func character(isInTag: Bool) {
    let isReference = bytes[index] == .ampersand
    guard let (value, length) = isReference ? reference(at: index) : scalar(at: index) else {
      // A named reference, or a byte that begins no character.
      if isReference { copy(1) } else { replace(1, by: nil) }
      return
    }
    if Self.isAllowed(value) { return copy(length) }
    // The two halves of a character beyond U+FFFF: The Unicode Standard, section 3.9, D91.
    if (0xD800..<0xDC00).contains(value),
      let (low, more) = isReference ? reference(at: index + length) : scalar(at: index + length),
      (0xDC00..<0xE000).contains(low)
    {
      return replace(length + more, by: Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)))
    }
    replace(length, by: nil)
  }

  private mutating func copy(_ count: Int) {
    text += bytes[index..<index + count]
    index += count
  }

  /// Appends a character in place of the next bytes, those of a surrogate pair; U+FFFD for nil.
  private mutating func replace(_ count: Int, by scalar: Unicode.Scalar?) {
    // One warning for all pairs: a dump may contain as many emoji as letters.
    if scalar == nil ? diagnostics.count < Self.maximumWarnings : !hasSurrogatePair {
      let isReference = bytes[index] == .ampersand
      let written = isReference ? String(decoding: bytes[index..<index + count], as: UTF8.self) : nil
      let problem = scalar == nil ? XMLProblem.replacedCharacter(written) : .surrogatePair(written)
      diagnostics.append(.warning(problem, at: SourceLocation(offset: text.count)))
      hasSurrogatePair = hasSurrogatePair || scalar != nil
    }
    text += UTF8.encode(scalar ?? "\u{FFFD}")?.map { $0 } ?? []
    // All characters of a reference are of one byte; the parts of another pair are two characters.
    missing += bytes[index] == .ampersand ? count - 1 : scalar == nil ? 0 : 1
    index += count
  }

  /// Returns the value and the length of a character reference in bytes; nil for other bytes.
  private func reference(at start: Int) -> (value: UInt32, length: Int)? {
    guard start + 2 < bytes.count, bytes[start] == .ampersand, bytes[start + 1] == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = bytes[start + 2] == UInt8(ascii: "x")
    let first = start + (isHexadecimal ? 3 : 2)
    let digits = bytes[first...].prefix(while: \.isASCIIAlphanumeric)
    guard digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: ";"), (1...12).contains(digits.count),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return (value, digits.endIndex + 1 - start)
  }

  /// Returns the value and the length in bytes of a character or of half of a surrogate pair; nil for other bytes.
  private func scalar(at start: Int) -> (value: UInt32, length: Int)? {
    guard start < bytes.count else { return nil }
    let lead = bytes[start]
    let (length, least): (Int, UInt32) =
      switch lead {
      case 0..<0x80: (1, 0)
      case 0xC2..<0xE0: (2, 0x80)
      case 0xE0..<0xF0: (3, 0x800)
      case 0xF0..<0xF5: (4, 0x1_0000)
      default: (0, 0)
      }
    guard length > 0, start + length <= bytes.count else { return nil }
    var value = length == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(length))
    for byte in bytes[start + 1..<start + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return value >= least && value <= 0x10_FFFF ? (value, length) : nil
  }

  /// Returns true for a character that XML allows: Extensible Markup Language 1.0, production 2.
  private static func isAllowed(_ value: UInt32) -> Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var isASCIIAlphanumeric: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}
