import CGifLib
import Geometry

/// A reader of GIF files; owns giflib's file structure and a copy of the bytes, and frees them exactly once.
@safe final class GIFReader: FrameReader {
  let size: PixelSize
  private let file: UnsafeMutablePointer<GifFileType>
  private let input: UnsafeMutablePointer<GIFInput>
  private let limits: DecodingLimits
  private var budget: PixelBudget
  private var canvas: [Color]
  /// The delay, disposal and transparent color of the next image of the file, as its graphics control extension states.
  private var control = GraphicsControlBlock()

  init(_ bytes: [UInt8], _ limits: DecodingLimits) throws(ImageDecodingError) {
    let input = UnsafeMutablePointer<GIFInput>.allocate(capacity: 1)
    unsafe input.initialize(to: GIFInput(bytes: bytes))
    var error: Int32 = 0
    guard let file = unsafe DGifOpen(input, readFromInput, &error) else {
      unsafe input.deinitialize(count: 1)
      unsafe input.deallocate()
      throw giflibFailure(error)
    }
    unsafe self.file = unsafe file
    unsafe self.input = unsafe input
    self.limits = limits
    budget = PixelBudget(limits)
    canvas = []
    let (width, height) = unsafe (file.pointee.SWidth, file.pointee.SHeight)
    do throws(ImageDecodingError) {
      size = try PixelSize(width: Int(width), height: Int(height), of: .gif, limits)
    } catch {
      // The deinitializer does not run before all properties are initialized.
      unsafe DGifCloseFile(file, nil)
      unsafe input.deinitialize(count: 1)
      unsafe input.deallocate()
      throw error
    }
    canvas = [Color](repeating: .clear, count: size.width * size.height)
    resetControl()
  }

  deinit {
    unsafe DGifCloseFile(file, nil)
    unsafe input.deinitialize(count: 1)
    unsafe input.deallocate()
  }

  func next() throws(ImageDecodingError) -> DecodedFrame? {
    while true {
      var kind = UNDEFINED_RECORD_TYPE
      try check(unsafe DGifGetRecordType(file, &kind))
      switch kind {
      case IMAGE_DESC_RECORD_TYPE: return try frame()
      case EXTENSION_RECORD_TYPE: try readExtension()
      case TERMINATE_RECORD_TYPE: return nil
      default: break
      }
    }
  }

  private func frame() throws(ImageDecodingError) -> DecodedFrame {
    try check(unsafe DGifGetImageDesc(file))
    try budget.spend(size)
    let image = unsafe file.pointee.Image
    let (left, top) = unsafe (Int(image.Left), Int(image.Top))
    let (width, height, isInterlaced) = unsafe (Int(image.Width), Int(image.Height), image.Interlace)
    let part = try PixelSize(width: width, height: height, of: .gif, limits)
    let colors = unsafe palette(image.ColorMap ?? file.pointee.SColorMap)
    let before = control.DisposalMode == DISPOSE_PREVIOUS ? canvas : []
    var line = [UInt8](repeating: 0, count: part.width)
    for row in rows(part.height, isInterlaced) {
      try check(unsafe DGifGetLine(file, &line, Int32(part.width)))
      let y = top + row
      guard y < size.height else { continue }
      for (column, place) in line.enumerated() where Int32(place) != control.TransparentColor {
        let x = left + column
        guard x < size.width, Int(place) < colors.count else { continue }
        canvas[y * size.width + x] = colors[Int(place)]
      }
    }
    let frame = DecodedFrame(pixels: canvas, duration: Double(control.DelayTime) / 100)
    if !before.isEmpty {
      canvas = before
    } else if control.DisposalMode == DISPOSE_BACKGROUND {
      for y in (top..<top + height).clamped(to: 0..<size.height) {
        for x in (left..<left + width).clamped(to: 0..<size.width) { canvas[y * size.width + x] = .clear }
      }
    }
    resetControl()
    return frame
  }

  /// The y coordinates of an image's rows, counted from 0, in the order in which the file stores them.
  ///
  /// Ascending or, for an interlaced image, in the order of GIF89a, appendix E. `height` is the number of rows,
  /// `isInterlaced` is true for an interlaced image.
  private func rows(_ height: Int, _ isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
  }

  private func readExtension() throws(ImageDecodingError) {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<UInt8>?
    try check(unsafe DGifGetExtension(file, &code, &block))
    while let bytes = unsafe block {
      // The first byte is the length of the rest.
      if code == GRAPHICS_EXT_FUNC_CODE, unsafe bytes[0] == 4 {
        _ = unsafe DGifExtensionToGCB(4, bytes + 1, &control)
      }
      try check(unsafe DGifGetExtensionNext(file, &block))
    }
  }

  private func resetControl() {
    control = GraphicsControlBlock()
    control.TransparentColor = NO_TRANSPARENT_COLOR
  }

  private func palette(_ map: UnsafeMutablePointer<ColorMapObject>?) -> [Color] {
    guard let map = unsafe map else { return [] }
    return unsafe (0..<Int(map.pointee.ColorCount)).map { place in
      let color = unsafe map.pointee.Colors[place]
      return Color(red: color.Red, green: color.Green, blue: color.Blue)
    }
  }

  private func check(_ status: Int32) throws(ImageDecodingError) {
    guard status == GIF_OK else { throw giflibFailure(unsafe file.pointee.Error) }
  }
}

/// The bytes of a GIF file, and the number of bytes that giflib has read from them.
private struct GIFInput {
  var bytes: [UInt8]
  var position = 0
}

/// Copies the next bytes of the file into giflib's buffer: giflib's `InputFunc`.
///
/// Returns the number of copied bytes, which is less than `count` at the end of the file; 0 if giflib's file has no
/// ``GIFInput``.
private func readFromInput(
  _ file: UnsafeMutablePointer<GifFileType>?, _ buffer: UnsafeMutablePointer<GifByteType>?, _ count: Int32
) -> Int32 {
  guard let input = unsafe file?.pointee.UserData?.assumingMemoryBound(to: GIFInput.self), let buffer = unsafe buffer
  else { return 0 }
  let position = unsafe input.pointee.position
  let read = unsafe min(Int(count), input.pointee.bytes.count - position)
  for index in 0..<read {
    unsafe buffer[index] = unsafe input.pointee.bytes[position + index]
  }
  unsafe input.pointee.position = position + read
  return Int32(read)
}

private func giflibFailure(_ error: Int32) -> ImageDecodingError {
  if error == D_GIF_ERR_NOT_ENOUGH_MEM { return .outOfMemory }
  let reason = unsafe GifErrorString(error).map { unsafe String(cString: $0) }
  return .malformed(.gif, reason: reason ?? "giflib cannot read it")
}
