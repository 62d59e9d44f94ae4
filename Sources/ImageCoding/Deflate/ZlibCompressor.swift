import CLibDeflate

/// A compressor of bytes into zlib streams; owns libdeflate's compressor and frees it exactly once.
@safe struct ZlibCompressor: ~Copyable {
  /// The compression level of libdeflate, 0…12 (none to smallest); 6 is its default.
  private static let level: Int32 = 6

  private let compressor: OpaquePointer

  init() throws(ImageCodingError) {
    guard let compressor = unsafe libdeflate_alloc_compressor(Self.level) else { throw .outOfMemory }
    unsafe self.compressor = unsafe compressor
  }

  deinit { unsafe libdeflate_free_compressor(compressor) }

  /// Compresses bytes into a complete zlib stream.
  ///
  /// - Throws: ``ImageCodingError/outOfMemory`` if libdeflate cannot compress the bytes.
  borrowing func compress(_ bytes: [UInt8]) throws(ImageCodingError) -> [UInt8] {
    let compressor = unsafe self.compressor
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    let stream = unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = unsafe bytes.withUnsafeBytes { input in
        unsafe libdeflate_zlib_compress(compressor, input.baseAddress, input.count, output.baseAddress, output.count)
      }
    }
    // An empty stream means insufficient space, although the buffer had libdeflate's upper bound.
    guard !stream.isEmpty else { throw .outOfMemory }
    return stream
  }
}
