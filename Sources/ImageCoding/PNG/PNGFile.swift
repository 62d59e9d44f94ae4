import CLibDeflate
import Geometry
import Raster

/// A PNG file under construction: the signature and the chunks appended so far.
struct PNGFile {
  enum Chunk: String {
    case header = "IHDR"
    case animationControl = "acTL"
    case frameControl = "fcTL"
    case frameData = "fdAT"
    case palette = "PLTE"
    case transparency = "tRNS"
    case imageData = "IDAT"
    case text = "iTXt"
    case end = "IEND"
  }

  /// The maximum width and height in pixels, and the maximum length of a chunk in bytes: PNG's integers have 31 bits.
  ///
  /// Larger images are rejected; longer data is divided into several chunks.
  static let maximumLength = Int(Int32.max)

  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  mutating func appendHeader(size: PixelSize, _ format: PNGPixelFormat) {
    var header = bigEndian(size.width) + bigEndian(size.height)
    header += [UInt8(format.bitDepth), format.colorType]
    // Deflate, the five adaptive filters, not interlaced.
    header += [0, 0, 0]
    appendChunk(.header, header[...])
  }

  mutating func appendPalette(of format: PNGPixelFormat) {
    guard case .indexed(let palette) = format else { return }
    let colors = palette.colors.map(Color.init(_:))
    appendChunk(.palette, colors.flatMap { [$0.red, $0.green, $0.blue] }[...])
    if palette.translucentCount > 0 {
      appendChunk(.transparency, colors.prefix(palette.translucentCount).map(\.alpha)[...])
    }
  }

  /// Removes all bytes written since the last call and returns them.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Appends data as one chunk, or as several chunks of this type if it exceeds the maximum length of a chunk.
  ///
  /// Empty data appends no chunk.
  mutating func appendChunks(_ chunk: Chunk, _ data: [UInt8]) {
    var rest = data[...]
    while !rest.isEmpty {
      appendChunk(chunk, rest.prefix(Self.maximumLength))
      rest = rest.dropFirst(Self.maximumLength)
    }
  }

  mutating func appendChunk(_ chunk: Chunk, _ data: ArraySlice<UInt8>) {
    appendChunk(chunk, [], data)
  }

  /// Appends a chunk with its length and checksum; its data is `first` followed by `second`.
  mutating func appendChunk(_ chunk: Chunk, _ first: [UInt8], _ second: ArraySlice<UInt8>) {
    bytes += bigEndian(first.count + second.count)
    let start = bytes.count
    bytes += chunk.rawValue.utf8
    bytes += first
    bytes += second
    bytes += bigEndian(Int(checksum(of: bytes[start...])))
  }
}

/// The CRC-32 checksum of bytes, as PNG chunks store it: PNG (Third Edition), annex D.
package func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
  unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
}

/// The lowest 32 bits of a number as four big-endian bytes.
func bigEndian(_ value: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

/// A copy of a PNG file with a text in an iTXt chunk after the header: PNG (Third Edition), section 11.3.3.4.
///
/// The picture does not change. Bytes that are not a PNG file are returned unchanged.
///
/// - Parameters:
///   - text: the text in UTF-8.
///   - keyword: the keyword of the chunk, 1 to 79 characters of ASCII.
package func embed(_ text: [UInt8], as keyword: String, inPNG file: [UInt8]) -> [UInt8] {
  var chunks = PNGChunks(file)
  guard let first = try? chunks.next(), first.name == "IHDR" else { return file }
  var added = PNGFile()
  let signature = added.bytes.count
  added.appendChunk(.text, prefix(keyword), text[...])
  // The data of the header is followed by four bytes of checksum.
  let place = first.data.endIndex + 4
  return Array(file[..<place]) + added.bytes[signature...] + file[place...]
}

/// The text, in UTF-8, of the first iTXt chunk with this keyword that ``embed(_:as:inPNG:)`` added to a PNG file.
///
/// Nil if there is none, or if the bytes are not a PNG file.
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

/// The bytes before the text in an iTXt chunk: the keyword, then flags and empty fields for language and translation.
///
/// The text is not compressed.
private func prefix(_ keyword: String) -> [UInt8] {
  Array(keyword.utf8) + [0, 0, 0, 0, 0]
}
