import CGifLib
import Geometry
import Raster

/// A GIF file under construction; owns giflib's file structure and the output, and frees them exactly once.
///
/// Its functions throw ``ImageCodingError`` if giflib fails.
@safe struct GIFFile: ~Copyable {
  /// One image of a GIF file, which is drawn into a rectangle of the canvas in pixels.
  struct Picture {
    var rect: PixelRect
    var palette: GIFPalette
    /// The bytes of the pixels' palette indices, compressed by ``LZWStream``.
    var compressedPixels: [UInt8]

    /// Compresses an image whose colors are all in `palette`; `rect` is its place on the canvas, in pixels.
    init(_ image: RowImage, at rect: PixelRect, _ palette: GIFPalette) {
      self.rect = rect
      self.palette = palette
      compressedPixels = palette.compressed(image)
    }
  }

  private let file: UnsafeMutablePointer<GifFileType>
  private let output: UnsafeMutablePointer<[UInt8]>

  init() throws(ImageCodingError) {
    let output = UnsafeMutablePointer<[UInt8]>.allocate(capacity: 1)
    unsafe output.initialize(to: [])
    var error: Int32 = 0
    guard let file = unsafe EGifOpen(output, appendToOutput, &error) else {
      unsafe output.deinitialize(count: 1)
      unsafe output.deallocate()
      throw giflibFailure(error)
    }
    unsafe self.file = unsafe file
    unsafe self.output = unsafe output
  }

  deinit {
    unsafe EGifCloseFile(file, nil)
    unsafe output.deinitialize(count: 1)
    unsafe output.deallocate()
  }

  /// Appends the header of the file: the size of the canvas in pixels, and the palette for frames without their own.
  borrowing func appendScreen(size: PixelSize, palette: GIFPalette?) throws(ImageCodingError) {
    let file = unsafe self.file
    // Version 89a supports delays, transparency and loops.
    unsafe EGifSetGifVersion(file, true)
    try check(
      unsafe withColorMap(palette) { map in
        unsafe EGifPutScreenDesc(file, Int32(size.width), Int32(size.height), 8, 0, map)
      })
  }

  /// Appends the extension that repeats the animation `repetitions` times after the first play; 0 repeats it forever.
  borrowing func appendLoop(repetitions: Int) throws(ImageCodingError) {
    let count = [1, UInt8(truncatingIfNeeded: repetitions), UInt8(truncatingIfNeeded: repetitions >> 8)]
    try check(unsafe EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(unsafe EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
    try check(unsafe EGifPutExtensionBlock(file, Int32(count.count), count))
    try check(unsafe EGifPutExtensionTrailer(file))
  }

  /// Appends a frame of the animation.
  ///
  /// - Parameters:
  ///   - ownsPalette: true to store the palette of the picture, false if it is that of the file.
  ///   - isCleared: true if the rectangle of the picture becomes transparent when the frame ends.
  ///   - delay: the duration of the frame in hundredths of a second.
  borrowing func append(
    _ picture: Picture, ownsPalette: Bool, isCleared: Bool, delay: Int
  ) throws(ImageCodingError) {
    var control = GraphicsControlBlock()
    control.DisposalMode = isCleared ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT
    control.DelayTime = Int32(delay)
    control.TransparentColor = picture.palette.transparentPlace.map(Int32.init) ?? NO_TRANSPARENT_COLOR
    var bytes = [UInt8](repeating: 0, count: 4)
    let count = unsafe EGifGCBToExtension(&control, &bytes)
    try check(unsafe EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, Int32(count), bytes))
    let (rect, file) = unsafe (picture.rect, self.file)
    try check(
      unsafe withColorMap(ownsPalette ? picture.palette : nil) { map in
        unsafe EGifPutImageDesc(
          file, Int32(rect.columns.lowerBound), Int32(rect.rows.lowerBound), Int32(rect.width), Int32(rect.height),
          false, map)
      })
    try appendBlocks(picture.compressedPixels)
  }

  consuming func finish() throws(ImageCodingError) -> [UInt8] {
    var error: Int32 = 0
    let status = unsafe EGifCloseFile(file, &error)
    let bytes = unsafe output.move()
    unsafe output.deallocate()
    discard self
    guard status == GIF_OK else { throw giflibFailure(error) }
    return bytes
  }

  /// Appends bytes as blocks of at most 255 bytes, each preceded by its length, and an empty block at the end.
  private borrowing func appendBlocks(_ bytes: [UInt8]) throws(ImageCodingError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let block = rest.prefix(255)
      try check(unsafe EGifPutCodeNext(file, [UInt8(block.count)] + block))
      rest = rest.dropFirst(block.count)
    }
    try check(unsafe EGifPutCodeNext(file, nil))
  }

  private borrowing func check(_ status: Int32) throws(ImageCodingError) {
    guard status == GIF_OK else { throw giflibFailure(unsafe file.pointee.Error) }
  }
}

/// Calls `body` with a palette as giflib's color map, padded to the power of two that the format requires.
///
/// `body` receives nil if there is no palette. Its result, giflib's status, is returned.
private func withColorMap(_ palette: GIFPalette?, _ body: (UnsafeMutablePointer<ColorMapObject>?) -> Int32) -> Int32 {
  guard let palette else { return body(nil) }
  var colors = palette.table.colors.map { pixel in
    let color = Color(pixel)
    return GifColorType(Red: color.red, Green: color.green, Blue: color.blue)
  }
  let count = 1 << palette.bitDepth
  colors += repeatElement(GifColorType(), count: count - colors.count)
  return unsafe colors.withUnsafeMutableBufferPointer { colors in
    var map = unsafe ColorMapObject(
      ColorCount: Int32(count), BitsPerPixel: Int32(palette.bitDepth), SortFlag: false, Colors: colors.baseAddress)
    return unsafe body(&map)
  }
}

/// Appends giflib's output to the array to which the file's user data points: giflib's `OutputFunc`.
///
/// Returns the number of appended bytes; 0 if the file has no such array.
private func appendToOutput(
  _ file: UnsafeMutablePointer<GifFileType>?, _ bytes: UnsafePointer<GifByteType>?, _ count: Int32
) -> Int32 {
  guard let output = unsafe file?.pointee.UserData?.assumingMemoryBound(to: [UInt8].self) else { return 0 }
  unsafe output.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
  return count
}

private func giflibFailure(_ error: Int32) -> ImageCodingError {
  if error == E_GIF_ERR_NOT_ENOUGH_MEM { return .outOfMemory }
  let reason = unsafe GifErrorString(error).map { unsafe String(cString: $0) }
  return .libraryFailed("giflib", reason: reason ?? "error \(error)")
}
