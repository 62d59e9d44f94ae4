import XMLTree

/// The numbers of the values files that may contain a resource, by its name.
///
/// The index is built from the bytes of the files, without parsing them. A file is listed under the value of each
/// attribute `name` in it. A file whose names cannot be read without parsing is listed under all names.
struct ValuesIndex: Sendable {
  private struct Entry {
    var hash: UInt32
    var file: Int32
  }

  /// The names by file, in ascending order of the files.
  private var entries: [Entry] = []
  /// The files that are listed under all names, in ascending order.
  private var filesOfAllNames: [Int] = []
  /// The index of the first entry in each bucket of a hash table; −1 for an empty bucket.
  private var first: [Int32] = []
  /// The index of the entry after each entry in the same bucket; −1 after the last one.
  private var next: [Int32] = []

  init(_ files: [[UInt8]]) {
    for (file, bytes) in files.enumerated() {
      let count = entries.count
      if !addNames(in: bytes, file: Int32(file)) {
        entries.removeSubrange(count...)
        filesOfAllNames.append(file)
      }
    }
    var buckets = 1
    while buckets < entries.count { buckets *= 2 }
    first = Array(repeating: -1, count: buckets)
    next = Array(repeating: -1, count: entries.count)
    for index in entries.indices.reversed() {
      let bucket = Int(entries[index].hash) & (buckets - 1)
      next[index] = first[bucket]
      first[bucket] = Int32(index)
    }
  }

  /// Returns the numbers of the files that may contain a resource `type/name`, in ascending order.
  func files(for key: String) -> [Int] {
    var name = NameHash()
    for byte in key.utf8.drop(while: { $0 != UInt8(ascii: "/") }).dropFirst() { name.add(byte) }
    let hash = name.value
    var files: [Int] = []
    var index = first[Int(hash) & (first.count - 1)]
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.hash == hash, files.last != Int(entry.file) { files.append(Int(entry.file)) }
      index = next[Int(index)]
    }
    return filesOfAllNames.isEmpty ? files : Set(files + filesOfAllNames).sorted()
  }

  /// Adds the values of all attributes `name` in a file; returns false if they cannot be read without parsing.
  private mutating func addNames(in bytes: [UInt8], file: Int32) -> Bool {
    guard isUTF8(bytes) else { return false }
    let bytes = bytes.span
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "="), let start = Self.startOfName(around: index, in: bytes) else { continue }
      guard let hash = Self.hashOfName(from: start, in: bytes) else { return false }
      entries.append(Entry(hash: hash, file: file))
    }
    return true
  }

  /// Returns the index of the first byte in the quotation marks of `name="…"`, for the index of the equals sign.
  ///
  /// The result is nil for other attributes. Names that end in `name` count too.
  private static func startOfName(around sign: Int, in bytes: Span<UInt8>) -> Int? {
    var end = sign
    while end > 0, bytes[end - 1].isXMLSpace { end -= 1 }
    guard end >= 4, hasName(at: end - 4, in: bytes) else { return nil }
    var start = sign + 1
    while start < bytes.count, bytes[start].isXMLSpace { start += 1 }
    guard start < bytes.count else { return nil }
    return bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") ? start + 1 : nil
  }

  /// Returns the hash of the name that starts at an index and ends at the quotation mark before it.
  ///
  /// The result is nil for a name with a reference or with white space that the parser replaces by spaces.
  private static func hashOfName(from start: Int, in bytes: Span<UInt8>) -> UInt32? {
    let quote = bytes[start - 1]
    var hash = NameHash()
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte == quote { break }
      if byte == UInt8(ascii: "&") || byte < 0x20 { return nil }
      hash.add(byte)
    }
    return hash.value
  }

  private static func hasName(at index: Int, in bytes: Span<UInt8>) -> Bool {
    bytes[index] == UInt8(ascii: "n") && bytes[index + 1] == UInt8(ascii: "a") && bytes[index + 2] == UInt8(ascii: "m")
      && bytes[index + 3] == UInt8(ascii: "e")
  }
}

/// The FNV-1a hash of the bytes of a name, with 32 bits.
private struct NameHash {
  private(set) var value: UInt32 = 0x811C_9DC5

  mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 0x0100_0193 }
}
