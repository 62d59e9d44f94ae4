import CLibWebP
import Geometry

/// A reader of WebP files; owns libwebp's decoder and a copy of the bytes, and frees them exactly once.
@safe final class WebPReader: FrameReader {
  let size: PixelSize
  private let decoder: OpaquePointer
  private let file: UnsafeMutableBufferPointer<UInt8>
  private var budget: PixelBudget
  /// The start of the next frame in milliseconds, counted from the start of the first frame.
  private var time: Int32 = 0

  init(_ bytes: [UInt8], _ limits: DecodingLimits) throws(ImageDecodingError) {
    var (width, height): (Int32, Int32) = (0, 0)
    // The size is checked before the decoder allocates memory for the canvas.
    guard unsafe WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else { throw Self.damaged }
    size = try PixelSize(width: Int(width), height: Int(height), of: .webp, limits)
    budget = PixelBudget(limits)
    let file = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe file.initialize(from: bytes)
    var options = WebPAnimDecoderOptions()
    var data = unsafe WebPData(bytes: file.baseAddress, size: bytes.count)
    guard unsafe WebPAnimDecoderOptionsInit(&options) != 0, let decoder = unsafe WebPAnimDecoderNew(&data, &options)
    else {
      unsafe file.deallocate()
      throw Self.damaged
    }
    unsafe self.file = unsafe file
    unsafe self.decoder = unsafe decoder
    var facts = WebPAnimInfo()
    guard unsafe WebPAnimDecoderGetInfo(decoder, &facts) != 0, facts.canvas_width == size.width,
      facts.canvas_height == size.height
    else { throw Self.damaged }
  }

  deinit {
    unsafe WebPAnimDecoderDelete(decoder)
    unsafe file.deallocate()
  }

  func next() throws(ImageDecodingError) -> DecodedFrame? {
    guard unsafe WebPAnimDecoderHasMoreFrames(decoder) != 0 else { return nil }
    try budget.spend(size)
    var canvas: UnsafeMutablePointer<UInt8>?
    var end: Int32 = 0
    guard unsafe WebPAnimDecoderGetNext(decoder, &canvas, &end) != 0, let canvas = unsafe canvas else {
      throw Self.damaged
    }
    let duration = Double(end - time) / 1_000
    time = end
    let bytes = unsafe UnsafeBufferPointer(start: canvas, count: size.width * size.height * 4)
    return DecodedFrame(pixels: unsafe colors(bytes), duration: duration)
  }

  private static let damaged = ImageDecodingError.malformed(.webp, reason: "libwebp cannot read it")
}

/// The colors of pixels of four bytes each: red, green, blue and straight alpha.
private func colors(_ bytes: UnsafeBufferPointer<UInt8>) -> [Color] {
  stride(from: 0, to: bytes.count, by: 4).map { place in
    unsafe Color(stored: bytes[place], bytes[place + 1], bytes[place + 2], alpha: bytes[place + 3])
  }
}
