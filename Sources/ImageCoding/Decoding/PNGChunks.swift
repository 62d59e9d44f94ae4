import CLibDeflate

/// A reader of the chunks of a PNG file in order, which verifies checksums: PNG (Third Edition), section 5.3.
struct PNGChunks {
  struct Chunk {
    var name: String
    var data: ArraySlice<UInt8>
  }

  private let file: [UInt8]
  /// The byte offset of the next chunk in the file; at first 8, after the signature.
  private var position = 8

  init(_ file: [UInt8]) {
    self.file = file
  }

  /// Reads the next chunk of the file; returns nil at the end of the file.
  ///
  /// - Throws: ``ImageDecodingError/malformed(_:reason:)`` for a truncated chunk or a wrong checksum.
  mutating func next() throws(ImageDecodingError) -> Chunk? {
    if position == file.count { return nil }
    guard position + 12 <= file.count else { throw Self.unexpectedEnd }
    let length = bigEndianNumber(file[position..<position + 4])
    guard length <= file.count - position - 12 else { throw Self.unexpectedEnd }
    let data = file[position + 8..<position + 8 + length]
    let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
    let checksum = bigEndianNumber(file[data.endIndex..<data.endIndex + 4])
    guard ImageCoding.checksum(of: file[position + 4..<data.endIndex]) == checksum else {
      throw .malformed(.png, reason: "the checksum of a chunk at byte \(position) is wrong")
    }
    position = data.endIndex + 4
    return Chunk(name: name, data: data)
  }

  static let unexpectedEnd = ImageDecodingError.malformed(.png, reason: "it ends too early")
}

/// The number that at most four big-endian bytes represent; 0 for none.
func bigEndianNumber(_ bytes: ArraySlice<UInt8>) -> Int {
  bytes.reduce(0) { $0 << 8 | Int($1) }
}

/// Decompresses a zlib stream; returns its bytes, which must be exactly `count`.
///
/// - Throws: ``ImageDecodingError/malformed(_:reason:)`` for a damaged stream or another number of bytes,
///   ``ImageDecodingError/outOfMemory`` if libdeflate cannot allocate memory.
func inflated(_ stream: [UInt8], count: Int) throws(ImageDecodingError) -> [UInt8] {
  guard let decompressor = unsafe libdeflate_alloc_decompressor() else { throw .outOfMemory }
  defer { unsafe libdeflate_free_decompressor(decompressor) }
  var bytes = [UInt8](repeating: 0, count: count)
  var actual = 0
  let result = unsafe libdeflate_zlib_decompress(decompressor, stream, stream.count, &bytes, count, &actual)
  guard result == LIBDEFLATE_SUCCESS, actual == count else {
    throw .malformed(.png, reason: "its compressed pixels are damaged")
  }
  return bytes
}
