import CLibWebP
import Geometry
import Raster

/// An encoder of animated, lossless WebP; owns libwebp's encoder and frees it exactly once.
@safe struct WebPAnimationEncoder: AnimationEncoder, ~Copyable {
  static let maximumSide = maximumWebPSide

  private let size: PixelSize
  private let encoder: OpaquePointer
  private var config: WebPConfig
  /// The frame that is being encoded, as pixels with straight alpha.
  private var frame: StraightFrame
  /// The start of the next frame in milliseconds, counted from the start of the first frame.
  private var time: Int32

  /// A clock of milliseconds, with a maximum of 2²⁴ − 1 ticks: WebP stores durations in 24 bits.
  static func clock(for timing: FrameTiming) -> FrameClock {
    FrameClock(ticksPerSecond: 1_000, minimum: 1, maximum: 1 << 24 - 1)
  }

  init(_ plan: AnimationPlan) throws(ImageCodingError) {
    let config = try losslessWebP()
    var options = WebPAnimEncoderOptions()
    guard unsafe WebPAnimEncoderOptionsInit(&options) != 0 else { throw .wrongWebPVersion }
    // 0 plays means an infinite loop.
    options.anim_params.loop_count = Int32(plan.playCount ?? 0)
    // No key frames after the first: short loops are not seeked.
    // `minimize_size` stays off: it takes twice the time for the same bytes.
    options.kmax = 0
    let encoder = unsafe WebPAnimEncoderNew(
      Int32(plan.size.width), Int32(plan.size.height), &options)
    guard let encoder = unsafe encoder else { throw .outOfMemory }
    unsafe self.encoder = unsafe encoder
    self.config = config
    size = plan.size
    frame = StraightFrame()
    time = 0
  }

  deinit { unsafe WebPAnimEncoderDelete(encoder) }

  mutating func add(_ frame: RowImage, after previous: RowImage?, duration: Int) throws(ImageCodingError) {
    self.frame.draw(frame)
    let isAdded = unsafe try self.frame.withPicture(size: size) { picture in
      unsafe WebPAnimEncoderAdd(encoder, &picture, time, &config) != 0
    }
    guard isAdded else { throw failure }
    // No overflow: see the maximum of ``FrameTiming/period``.
    time += Int32(duration)
  }

  consuming func finish() throws(ImageCodingError) -> [UInt8] {
    var data = unsafe WebPData()
    unsafe WebPDataInit(&data)
    defer { unsafe WebPDataClear(&data) }
    // The end of the last frame.
    guard unsafe WebPAnimEncoderAdd(encoder, nil, time, nil) != 0, unsafe WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw failure }
    return unsafe Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private var failure: ImageCodingError {
    .libraryFailed("libwebp", reason: unsafe WebPAnimEncoderGetError(encoder).map { unsafe String(cString: $0) } ?? "")
  }
}
