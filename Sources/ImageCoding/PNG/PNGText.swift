/// A PNG file that holds a text besides its picture: iTXt, PNG specification (Third Edition), section 11.3.3.4.
///
/// Viewers show the same picture. Bytes that are no PNG file stay as they are.
///
/// - Parameter keyword: 1 to 79 characters of ASCII, by which the text is found again.
package func embed(_ text: [UInt8], as keyword: String, inPNG file: [UInt8]) -> [UInt8] {
  var chunks = PNGChunks(file)
  guard let first = try? chunks.next(), first.name == "IHDR" else { return file }
  var added = PNGFile()
  let signature = added.bytes.count
  added.appendChunk(.text, prefix(keyword), text[...])
  // Behind the data of the header come four bytes of checksum.
  let place = first.data.endIndex + 4
  return Array(file[..<place]) + added.bytes[signature...] + file[place...]
}

/// The text that ``embed(_:as:inPNG:)`` put into a PNG file; nil when there is none.
package func embeddedText(_ keyword: String, inPNG file: [UInt8]) -> [UInt8]? {
  guard ImageFileFormat(announcedBy: file) == .png else { return nil }
  var chunks = PNGChunks(file)
  let prefix = prefix(keyword)
  while let chunk = try? chunks.next() {
    if chunk.name == PNGFile.Chunk.text.rawValue, chunk.data.starts(with: prefix) {
      return Array(chunk.data.dropFirst(prefix.count))
    }
  }
  return nil
}

/// What stands before the text: keyword, not compressed, no language, no translated keyword.
private func prefix(_ keyword: String) -> [UInt8] {
  Array(keyword.utf8) + [0, 0, 0, 0, 0]
}
