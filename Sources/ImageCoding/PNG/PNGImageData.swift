import Raster

/// The pixels of a part of an image as PNG stores them.
///
/// A compressor is made for pictures that are no runs only: it takes memory that most of them do without.
func imageData(
  of image: RowImage, in rect: PixelRect, runs: RowRuns, _ format: PNGPixelFormat
) throws(ImageCodingError) -> [UInt8] {
  let rowIndices = image.rowIndices[rect.rows]
  if let lines = PNGRunLines(runs, rowIndices: rowIndices, width: rect.width, format) { return lines.compressed }
  let scanlines = PNGScanlines(of: image, columns: rect.columns, rowIndices: rowIndices, format)
  return try ZlibCompressor().compress(scanlines.bytes)
}
