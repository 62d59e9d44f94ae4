import XMLTree

/// A text of entries that start with their names and are sorted by the bytes of these names.
///
/// Only the starts of the entries are found beforehand. A lookup is a binary search.
struct SortedTable: Sendable {
  private let text: [UInt8]
  /// The index of the first byte of each entry.
  private let starts: [Int]

  /// A table whose entries are a line each, `name` or `name rest`, with the indented lines after it.
  init(lines bytes: [UInt8]) {
    self.init(bytes) { $0 == UInt8(ascii: "\n") && $1 != UInt8(ascii: " ") }
  }

  /// A table whose entries are words `name=value`.
  init(words bytes: [UInt8]) {
    self.init(bytes) { before, _ in before.isXMLSpace }
  }

  /// Creates a table whose first entry starts at the beginning, and others where `isStart` is true for two bytes.
  private init(_ bytes: [UInt8], isStart: (_ before: UInt8, _ after: UInt8) -> Bool) {
    var starts = [0]
    for index in bytes.indices.dropFirst() where isStart(bytes[index - 1], bytes[index]) { starts.append(index) }
    (self.text, self.starts) = (bytes, starts)
  }

  /// Returns the text of an entry after its name and the byte that ends the name, without white space at its end.
  ///
  /// The result is nil if there is no such entry.
  func value(of name: String) -> String? { bytes(of: name).map { String(decoding: $0, as: UTF8.self) } }

  /// Returns the bytes of ``value(of:)``.
  func bytes(of name: String) -> ArraySlice<UInt8>? {
    guard let index = index(of: name) else { return nil }
    var end = index + 1 < starts.count ? starts[index + 1] : text.count
    while text[end - 1].isXMLSpace { end -= 1 }
    return text[starts[index]..<end].dropFirst(name.utf8.count + 1)
  }

  func contains(_ name: String) -> Bool { index(of: name) != nil }

  /// The names of all entries in their order.
  var names: [String] {
    starts.map { String(decoding: text[$0...].prefix { !Self.endsName($0) }, as: UTF8.self) }
  }

  private func index(of name: String) -> Int? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      let order = order(of: name, toNameAt: starts[middle])
      if order == 0 { return middle }
      if order < 0 { high = middle } else { low = middle + 1 }
    }
    return nil
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
  func bytes(of name: String) -> ArraySlice<UInt8>? { firstNonNil { $0.bytes(of: name) } }

  /// Returns the value of an entry in the first table that contains it; nil if none does.
  func value(of name: String) -> String? { bytes(of: name).map { String(decoding: $0, as: UTF8.self) } }
}
