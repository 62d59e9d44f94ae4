import CLibWebP
import Geometry
import Raster

/// The chunks of a WebP file; owns libwebp's assembler and frees it exactly once.
@safe struct WebPContainer: ~Copyable {
  private let chunks: OpaquePointer

  init() throws(ImageCodingError) {
    guard let chunks = unsafe WebPMuxNew() else { throw .wrongWebPVersion }
    unsafe self.chunks = unsafe chunks
  }

  deinit { unsafe WebPMuxDelete(chunks) }

  /// Sets the image of a file that has only one.
  ///
  /// - Parameter image: a VP8L bitstream or a file with one image.
  borrowing func setImage(_ image: [UInt8]) throws(ImageCodingError) {
    let chunks = unsafe self.chunks
    try check(unsafe withData(image) { data in unsafe WebPMuxSetImage(chunks, &data, 1) })
  }

  /// Sets the size of the canvas and the number of plays of an animation; nil is an infinite loop.
  borrowing func setAnimation(size: PixelSize, playCount: Int?) throws(ImageCodingError) {
    try check(unsafe WebPMuxSetCanvasSize(chunks, Int32(size.width), Int32(size.height)))
    // 0 plays means an infinite loop.
    var parameters = WebPMuxAnimParams(bgcolor: 0xFFFF_FFFF, loop_count: Int32(playCount ?? 0))
    try check(unsafe WebPMuxSetAnimationParams(chunks, &parameters))
  }

  /// Appends a frame that is drawn in `rect`, whose left and top are even.
  ///
  /// - Parameters:
  ///   - image: a VP8L bitstream or a file with one image, of the size of `rect`.
  ///   - duration: the duration of the frame in milliseconds, at most 2²⁴ − 1.
  ///   - isBlended: true to draw the frame over the pixels before it, false to replace them.
  borrowing func append(
    _ image: [UInt8], in rect: PixelRect, duration: Int, isBlended: Bool
  ) throws(ImageCodingError) {
    let chunks = unsafe self.chunks
    let result = unsafe withData(image) { data in
      var frame = unsafe WebPMuxFrameInfo()
      unsafe frame.bitstream = unsafe data
      unsafe frame.x_offset = Int32(rect.columns.lowerBound)
      unsafe frame.y_offset = Int32(rect.rows.lowerBound)
      unsafe frame.duration = Int32(duration)
      unsafe frame.id = WEBP_CHUNK_ANMF
      unsafe frame.dispose_method = WEBP_MUX_DISPOSE_NONE
      unsafe frame.blend_method = isBlended ? WEBP_MUX_BLEND : WEBP_MUX_NO_BLEND
      return unsafe WebPMuxPushFrame(chunks, &frame, 1)
    }
    try check(result)
  }

  /// The bytes of the file.
  borrowing func bytes() throws(ImageCodingError) -> [UInt8] {
    var data = unsafe WebPData()
    unsafe WebPDataInit(&data)
    defer { unsafe WebPDataClear(&data) }
    try check(unsafe WebPMuxAssemble(chunks, &data))
    return unsafe Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private func withData(_ bytes: [UInt8], _ body: (inout WebPData) -> WebPMuxError) -> WebPMuxError {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var data = unsafe WebPData(bytes: bytes.baseAddress, size: bytes.count)
      return unsafe body(&data)
    }
  }

  private func check(_ result: WebPMuxError) throws(ImageCodingError) {
    switch result {
    case WEBP_MUX_OK: return
    case WEBP_MUX_MEMORY_ERROR: throw .outOfMemory
    default: throw .libraryFailed("libwebp", reason: "error \(result.rawValue) of its container")
    }
  }
}
