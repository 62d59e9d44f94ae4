import Geometry
import Raster

/// An encoder of animated PNG: the chunks `acTL`, `fcTL` and `fdAT` of Portable Network Graphics (Third Edition).
///
///     IHDR acTL PLTE  fcTL IDAT  fcTL fdAT  fcTL fdAT  …  IEND
///
/// Each frame replaces the rectangle that differs from the previous frame. The encoding is lossless: the palette
/// contains the colors of all frames, or the file has no palette.
struct APNGEncoder: AnimationEncoder, ~Copyable {
  static let maximumSide = PNGFile.maximumLength
  /// The disposal and blending bytes of every `fcTL` chunk: `APNG_DISPOSE_OP_NONE` and `APNG_BLEND_OP_SOURCE`.
  ///
  /// A frame is not cleared when it ends, and its pixels replace those of the frame before.
  private static let replacing: [UInt8] = [0, 0]

  private let format: PNGPixelFormat
  private let ticksPerSecond: Int
  private var file: PNGFile
  /// The sequence number of the next `fcTL` or `fdAT` chunk, counted from 0.
  private var sequenceNumber: Int

  static func clock(for timing: FrameTiming) -> FrameClock { FrameClock(closestTo: timing) }

  init(_ plan: AnimationPlan) throws(ImageCodingError) {
    // With fewer bits, ffmpeg draws rectangles at a wrong position.
    let format = PNGPixelFormat(plan.survey, minimumBitDepth: 8)
    var file = PNGFile()
    file.appendHeader(size: plan.size, format)
    // 0 plays means an infinite loop.
    file.appendChunk(.animationControl, bigEndian(plan.indices.count), bigEndian(plan.playCount ?? 0)[...])
    file.appendPalette(of: format)
    (self.format, self.file) = (format, file)
    ticksPerSecond = plan.clock.ticksPerSecond
    sequenceNumber = 0
  }

  mutating func add(
    _ frame: RowImage, after previous: RowImage?, duration: Int, _ counting: EncodingWork
  ) throws(ImageCodingError) {
    guard let previous else {
      appendFrameControl(PixelRect(frame.size), duration: duration)
      return file.appendChunks(.imageData, try imageData(of: frame, in: PixelRect(frame.size)))
    }
    // A frame that only prolongs the previous one replaces one pixel with itself.
    let rect = FrameDifference(from: previous, to: frame).rect ?? PixelRect(columns: 0..<1, rows: 0..<1)
    appendFrameControl(rect, duration: duration)
    var data = try imageData(of: frame, in: rect)[...]
    while !data.isEmpty {
      let number = nextSequenceNumber()
      let piece = data.prefix(PNGFile.maximumLength - number.count)
      file.appendChunk(.frameData, number, piece)
      data = data.dropFirst(piece.count)
    }
  }

  consuming func finish() -> [UInt8] {
    file.appendChunk(.end, [])
    return file.bytes
  }

  private func imageData(of frame: RowImage, in rect: PixelRect) throws(ImageCodingError) -> [UInt8] {
    let rowIndices = frame.rowIndices[rect.rows]
    let rows = format.valueRuns(of: RowRuns(of: frame, columns: rect.columns, rowIndices: rowIndices))
    return try ImageCoding.imageData(of: rows, rowIndices: rowIndices, width: rect.width, format)
  }

  private mutating func appendFrameControl(_ rect: PixelRect, duration: Int) {
    var control = nextSequenceNumber()
    for value in [rect.width, rect.height, rect.columns.lowerBound, rect.rows.lowerBound] {
      control += bigEndian(value)
    }
    // The delay is a fraction of a second: two numbers of two bytes.
    control += bigEndian(duration << 16 | ticksPerSecond)
    file.appendChunk(.frameControl, control, Self.replacing[...])
  }

  private mutating func nextSequenceNumber() -> [UInt8] {
    defer { sequenceNumber += 1 }
    return bigEndian(sequenceNumber)
  }
}
