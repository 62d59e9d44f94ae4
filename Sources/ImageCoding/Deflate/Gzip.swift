import CLibDeflate

/// Compresses bytes as one member of the gzip format, RFC 1952; nil if memory cannot be allocated.
///
/// The header has no time and no name, so that equal bytes give equal results.
///
/// - Parameter level: the compression level of libdeflate, 1…12 (fastest to smallest); 6 is its default.
package func gzipped(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8]? {
  guard let compressor = unsafe libdeflate_alloc_compressor(level) else { return nil }
  defer { unsafe libdeflate_free_compressor(compressor) }
  let bound = unsafe libdeflate_gzip_compress_bound(compressor, bytes.count)
  let result = unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, count in
    count = unsafe bytes.withUnsafeBytes { input in
      unsafe libdeflate_gzip_compress(compressor, input.baseAddress, input.count, output.baseAddress, output.count)
    }
  }
  return result.isEmpty ? nil : result
}
