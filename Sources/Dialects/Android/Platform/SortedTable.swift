import Tables
import XMLTree

/// A text of entries that start with their names and are sorted by the bytes of these names.
///
/// A lookup is a binary search over the bytes, so that a table needs no preparation.
struct SortedTable: Sendable {
  private let text: [UInt8]
  /// Returns true if an entry starts between two bytes.
  private let isStart: @Sendable (_ before: UInt8, _ after: UInt8) -> Bool

  /// A table whose entries are a line each, `name` or `name rest`, with the indented lines after it.
  init(lines file: DataFile) { self.init(lines: file.bytes) }

  /// A table of words `name=value` in a data file.
  init(words file: DataFile) { self.init(words: file.bytes) }

  init(lines bytes: [UInt8]) {
    text = bytes
    isStart = { $0 == UInt8(ascii: "\n") && $1 != UInt8(ascii: " ") }
  }

  /// A table whose entries are words `name=value`.
  init(words bytes: [UInt8]) {
    text = bytes
    isStart = { before, _ in before.isXMLSpace }
  }

  /// Returns the text of an entry after its name and the byte that ends the name, without white space at its end.
  ///
  /// The result is nil if there is no such entry.
  func value(of name: String) -> String? { bytes(of: name).map { String(decoding: $0, as: UTF8.self) } }

  /// Returns the bytes of ``value(of:)``.
  func bytes(of name: String) -> ArraySlice<UInt8>? {
    guard let start = start(of: name) else { return nil }
    var end = self.end(ofEntryAt: start)
    while text[end - 1].isXMLSpace { end -= 1 }
    return text[start..<end].dropFirst(name.utf8.count + 1)
  }

  func contains(_ name: String) -> Bool { start(of: name) != nil }

  /// The names of all entries in their order.
  var names: [String] {
    var names: [String] = []
    var start = 0
    while start < text.count {
      names.append(String(decoding: text[start...].prefix { !Self.endsName($0) }, as: UTF8.self))
      start = end(ofEntryAt: start)
    }
    return names
  }

  /// The index of the first byte of an entry; nil if there is no entry with the name.
  private func start(of name: String) -> Int? {
    // Both are starts of entries, or the end of the text.
    var (low, high) = (0, text.count)
    while low < high {
      var middle = (low + high) / 2
      while middle > low, !isStart(text[middle - 1], text[middle]) { middle -= 1 }
      let order = order(of: name, toNameAt: middle)
      if order == 0 { return middle }
      if order < 0 { high = middle } else { low = end(ofEntryAt: middle) }
    }
    return nil
  }

  private func end(ofEntryAt start: Int) -> Int {
    var end = start + 1
    while end < text.count, !isStart(text[end - 1], text[end]) { end += 1 }
    return end
  }

  /// Compares a name with the one at an index; the result has the sign of their difference.
  private func order(of name: String, toNameAt start: Int) -> Int {
    let text = text.span
    var index = start
    for byte in name.utf8 {
      if index == text.count || Self.endsName(text[index]) { return 1 }
      if byte != text[index] { return Int(byte) - Int(text[index]) }
      index += 1
    }
    return index == text.count || Self.endsName(text[index]) ? 0 : -1
  }

  private static func endsName(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "=") || byte.isXMLSpace }
}

extension [SortedTable] {
  /// Returns the bytes of an entry in the first table that contains it; nil if none does.
  func bytes(of name: String) -> ArraySlice<UInt8>? { lazy.compactMap { $0.bytes(of: name) }.first }

  /// Returns the value of an entry in the first table that contains it; nil if none does.
  func value(of name: String) -> String? { bytes(of: name).map { String(decoding: $0, as: UTF8.self) } }
}
