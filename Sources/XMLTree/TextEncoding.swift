import Diagnostics

/// Converts the bytes of a document to UTF-8 without byte order mark.
///
/// - Throws: ``InvalidInput`` if the bytes are empty, binary, in an unknown encoding or invalid in their encoding.
func decodeText(_ bytes: consuming [UInt8]) throws(InvalidInput) -> [UInt8] {
  let encoding = detectEncoding(of: bytes)
  let text = try decode(consume bytes, from: encoding)
  guard text.contains(where: { !$0.isXMLSpace }) else { throw InvalidInput(.empty, offset: 0, in: text) }
  if looksBinary(text) { throw InvalidInput(.notXML, offset: 0, in: text) }
  return text
}

/// The encoding of a document's bytes, and the place where the document states it.
struct TextEncoding: Hashable {
  static let utf8 = "UTF-8"

  /// The name of the encoding as iconv accepts it, such as `UTF-16LE`.
  var name: String
  /// The length of the byte order mark at the start of the document, in bytes; 0 without one.
  var markLength = 0
  /// The byte offset of the encoding's name in the XML declaration; 0 if the encoding was not declared.
  var nameOffset = 0
}

/// Detects the encoding of a document by its byte order mark, the zero bytes around its first `<`, or its declaration.
///
/// Without any of them the encoding is UTF-8. Extensible Markup Language 1.0, appendix F.1.
func detectEncoding(of bytes: [UInt8]) -> TextEncoding {
  for (mark, name) in byteOrderMarks where bytes.starts(with: mark) {
    return TextEncoding(name: name, markLength: mark.count)
  }
  for (zeroes, name) in zeroPatterns where bytes.count >= zeroes.count {
    if zip(bytes, zeroes).allSatisfy({ ($0 == 0) == $1 }) { return TextEncoding(name: name) }
  }
  return declaredEncoding(of: bytes) ?? TextEncoding(name: TextEncoding.utf8)
}

/// Returns true if the bytes of a document are UTF-8 by its byte order mark or declaration, or without both.
package func isUTF8(_ bytes: [UInt8]) -> Bool { detectEncoding(of: bytes).name == TextEncoding.utf8 }

/// The bytes of each byte order mark, and the name of its encoding.
///
/// UTF-32 is first, because its little-endian mark begins with that of UTF-16.
private let byteOrderMarks: [(mark: [UInt8], name: String)] = [
  ([0xEF, 0xBB, 0xBF], TextEncoding.utf8),
  ([0x00, 0x00, 0xFE, 0xFF], "UTF-32BE"),
  ([0xFF, 0xFE, 0x00, 0x00], "UTF-32LE"),
  ([0xFE, 0xFF], "UTF-16BE"),
  ([0xFF, 0xFE], "UTF-16LE"),
]

/// The patterns of zero bytes at the start of a text that begins with ASCII characters, and their encodings.
///
/// A pattern has one element for each of the first four bytes; true requires a zero byte.
private let zeroPatterns: [(zeroes: [Bool], name: String)] = [
  ([true, true, true, false], "UTF-32BE"),
  ([false, true, true, true], "UTF-32LE"),
  ([true, false, true, false], "UTF-16BE"),
  ([false, true, false, true], "UTF-16LE"),
]

/// Returns the encoding that the XML declaration in the first 400 bytes of a text states; nil if none is declared.
///
/// A declared UTF-16 or UTF-32 is replaced by UTF-8: in these encodings the declaration would not be readable as ASCII.
private func declaredEncoding(of bytes: [UInt8]) -> TextEncoding? {
  guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
  // Real declarations are shorter; the limit bounds the search in hostile input.
  let head = bytes.prefix(400)
  let declaration = head.prefix { $0 != .greaterThan }
  guard let (name, offset) = pseudoAttribute("encoding", in: declaration) else { return nil }
  // The declaration was readable as ASCII, so a declared UTF-16 or UTF-32 is wrong: a program has converted the text.
  let family = name.uppercased()
  let isWide = ["UTF-16", "UTF-32", "UCS-2", "UCS-4", "ISO-10646"].contains { family.hasPrefix($0) }
  return isWide || family == "UTF8" || family == "UTF-8"
    ? TextEncoding(name: TextEncoding.utf8) : TextEncoding(name: name, nameOffset: offset)
}

/// Returns the value of `name="…"` in an XML declaration, and the index of its first byte in `declaration`.
///
/// The result is nil if the declaration does not contain the name with a quoted value.
private func pseudoAttribute(_ name: String, in declaration: ArraySlice<UInt8>) -> (value: String, offset: Int)? {
  let wanted = Array(name.utf8)
  guard
    let start = declaration.indices.first(where: {
      declaration[$0...].starts(with: wanted) && $0 > declaration.startIndex && declaration[$0 - 1].isXMLSpace
    })
  else { return nil }
  var rest = declaration[(start + wanted.count)...].drop(while: \.isXMLSpace)
  guard rest.popFirst() == .equals else { return nil }
  rest = rest.drop(while: \.isXMLSpace)
  guard let quote = rest.popFirst(), quote == .quotationMark || quote == .apostrophe,
    let end = rest.firstIndex(of: quote)
  else { return nil }
  return (String(decoding: rest[..<end], as: UTF8.self), rest.startIndex)
}

private func decode(_ bytes: consuming [UInt8], from encoding: TextEncoding) throws(InvalidInput) -> [UInt8] {
  guard encoding.name != TextEncoding.utf8 else {
    var text = consume bytes
    text.removeFirst(encoding.markLength)
    if let offset = firstInvalidUTF8(in: text) {
      throw looksBinary(text)
        ? InvalidInput(.notXML, offset: 0, in: text)
        : InvalidInput(.invalidCharacters(encoding: encoding.name), offset: offset, in: text)
    }
    return text
  }
  var text: [UInt8] = []
  switch convert(bytes[encoding.markLength...], from: encoding.name, into: &text) {
  case .complete: return text
  case .unknownEncoding:
    throw InvalidInput(.unsupportedEncoding(encoding.name), offset: encoding.nameOffset, in: bytes)
  case .invalidBytes:
    throw InvalidInput(.invalidCharacters(encoding: encoding.name), offset: text.count, in: text)
  }
}

private func firstInvalidUTF8(in text: [UInt8]) -> Int? {
  do {
    _ = try UTF8Span(validating: text.span)
    return nil
  } catch {
    return error.byteOffsets.lowerBound
  }
}

/// Returns true if the first character other than white space is not `<`, and control characters follow.
///
/// The first 512 bytes are examined. Binary formats have such characters, text without markup does not.
private func looksBinary(_ text: [UInt8]) -> Bool {
  guard text.first(where: { !$0.isXMLSpace }) != .lessThan else { return false }
  return text.prefix(512).contains { $0 < 0x20 && !$0.isXMLSpace && $0 != 0x0C }
}
