import Raster

extension ZlibCompressor {
  /// The pixels of an image as PNG stores them.
  borrowing func imageData(of image: RowImage, _ format: PNGPixelFormat) throws(ImageCodingError) -> [UInt8] {
    let scanlines = PNGScanlines(of: image, format)
    if scanlines.isRepetitive { return compressRuns(in: scanlines.lines, pixelLength: format.bytesPerPixel) }
    return try compress(scanlines.lines.expanded)
  }
}
