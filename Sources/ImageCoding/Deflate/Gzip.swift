import CLibDeflate

/// Compresses bytes as one member of the gzip format, RFC 1952; nil if memory cannot be allocated.
///
/// The header has no time and no name, so that equal bytes give equal results.
package func gzipped(_ bytes: [UInt8]) -> [UInt8]? {
  unsafe compressed(bytes, libdeflate_gzip_compress_bound, libdeflate_gzip_compress)
}

/// Compresses bytes into a complete zlib stream with libdeflate's default level.
///
/// - Throws: ``ImageCodingError/outOfMemory`` if libdeflate cannot compress the bytes.
func zlibCompressed(_ bytes: [UInt8]) throws(ImageCodingError) -> [UInt8] {
  guard let stream = unsafe compressed(bytes, libdeflate_zlib_compress_bound, libdeflate_zlib_compress) else {
    throw .outOfMemory
  }
  return stream
}

/// Compresses bytes with the functions of libdeflate for a format, at its default level; nil if memory cannot be
/// allocated.
private func compressed(
  _ bytes: [UInt8], _ bound: (OpaquePointer?, Int) -> Int,
  _ compress: (OpaquePointer?, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int) -> Int
) -> [UInt8]? {
  guard let compressor = unsafe libdeflate_alloc_compressor(6) else { return nil }
  defer { unsafe libdeflate_free_compressor(compressor) }
  let bound = unsafe bound(compressor, bytes.count)
  let result = unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, count in
    count = unsafe bytes.withUnsafeBytes { input in
      unsafe compress(compressor, input.baseAddress, input.count, output.baseAddress, output.count)
    }
  }
  // An empty result means insufficient space, although the buffer had libdeflate's upper bound.
  return result.isEmpty ? nil : result
}
