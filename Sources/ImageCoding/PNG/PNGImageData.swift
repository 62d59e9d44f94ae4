import Raster

/// The pixels of a part of an image as PNG stores them.
///
/// - Parameters:
///   - format: for both ways.
///   - compressor: for pictures that are no runs.
func imageData(
  of image: RowImage, in rect: PixelRect, runs: RowRuns, _ format: PNGPixelFormat,
  _ compressor: borrowing ZlibCompressor
) throws(ImageCodingError) -> [UInt8] {
  let rowIndices = image.rowIndices[rect.rows]
  if let lines = PNGRunLines(runs, rowIndices: rowIndices, width: rect.width, format) { return lines.compressed }
  let scanlines = PNGScanlines(of: image, columns: rect.columns, rowIndices: rowIndices, format)
  return try compressor.compress(scanlines.bytes)
}
