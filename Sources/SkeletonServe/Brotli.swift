#if Serve
  import CBrotli
  import ServeAPI

  extension ContentCoding {
    /// The coding br, RFC 7932, by libbrotli.
    ///
    /// The quality is 5 of 0…11: above it the time for one screen grows faster than the size falls.
    static let brotli = ContentCoding("br") { body in
      let bound = unsafe BrotliEncoderMaxCompressedSize(body.count)
      let result = unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, count in
        var size = bound
        let isDone = unsafe body.withUnsafeBufferPointer { input in
          unsafe BrotliEncoderCompress(
            5, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, input.count, input.baseAddress, &size, output.baseAddress)
        }
        count = isDone == BROTLI_TRUE ? size : 0
      }
      return result.isEmpty ? nil : result
    }
  }
#endif
