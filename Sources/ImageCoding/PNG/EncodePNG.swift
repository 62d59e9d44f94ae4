package import Geometry
package import Raster

/// The bytes of an image as a PNG file: Portable Network Graphics Specification (Third Edition).
///
/// Lossless except for the rounding of straight alpha: PNG has no premultiplied colors. The bytes depend only on the
/// image and the version of libdeflate.
///
/// - Throws: ``ImageCodingError`` for a side that PNG cannot store, and when memory is exhausted.
package func encodePNG(_ image: RowImage) throws(ImageCodingError) -> [UInt8] {
  var file = PNGFile()
  try file.checkSize(image.size)
  let rect = PixelRect(image.size)
  let runs = RowRuns(of: image, columns: rect.columns, rowIndices: image.rowIndices[...])
  let format = PNGPixelFormat(ColorSurvey(of: runs))
  file.appendHeader(size: image.size, format)
  file.appendPalette(of: format)
  file.appendChunks(.imageData, try imageData(of: image, in: rect, runs: runs, format))
  file.appendChunk(.end, [])
  return file.bytes
}

/// True if a PNG file of the image is encoded from its runs of equal pixels alone, without expanding a row.
package func isMadeOfRuns(_ image: RowImage) -> Bool {
  let rect = PixelRect(image.size)
  let runs = RowRuns(of: image, columns: rect.columns, rowIndices: image.rowIndices[...])
  return PNGRunLines(
    runs, rowIndices: image.rowIndices[...], width: rect.width, PNGPixelFormat(ColorSurvey(of: runs))) != nil
}

/// Writes an image as a PNG file band by band: neither the image nor the file is in memory as a whole.
///
/// - Parameters:
///   - size: the size of the image in pixels.
///   - bandCount: the number of bands.
///   - draw: a function that overwrites an image, which shows the previous band, with a band, and returns true if the
///     image has changed. It is called for each band in order, twice: the colors are written before the first pixel.
///     Both calls must draw the same band.
///   - write: a function that receives the next bytes of the file, and returns false to stop.
/// - Returns: true if the file was written to its end.
/// - Throws: ``ImageCodingError`` for a side that PNG cannot store, and when memory is exhausted.
package func encodePNG(
  size: PixelSize, bandCount: Int, draw: (Int, inout RowImage) -> Bool, write: ([UInt8]) -> Bool
) throws(ImageCodingError) -> Bool {
  var file = PNGFile()
  try file.checkSize(size)
  var image = RowImage(size: size, rowIndices: [], pixels: [])
  var survey = ColorSurvey()
  for band in 0..<bandCount where survey.table != nil || survey.isOpaque {
    if draw(band, &image) { survey.add(image) }
  }
  let format = PNGPixelFormat(survey)
  file.appendHeader(size: size, format)
  file.appendPalette(of: format)
  var stream = LineStream()
  var lines: PNGRunLines?
  for band in 0..<bandCount {
    if draw(band, &image) || lines == nil {
      let rowIndices = image.rowIndices[...]
      let runs = RowRuns(of: image, columns: 0..<size.width, rowIndices: rowIndices)
      lines = PNGRunLines(runs, rowIndices: rowIndices, width: size.width, format, mayGiveUp: false)
    }
    guard let lines else {
      throw .tooLarge(size, maximumSide: LineTokens.maximumLineLength / format.bytesPerPixel)
    }
    let isLast = band == bandCount - 1
    stream.append(lines.lines, inOrder: lines.indices, isLast: isLast)
    file.appendChunks(.imageData, stream.takeBytes(isLast: isLast))
    if isLast { file.appendChunk(.end, []) }
    guard write(file.takeBytes()) else { return false }
  }
  return true
}

/// The compressed pixels of a rectangle of an image, as a zlib stream.
///
/// A compressor is created only for images that are not encoded from runs: it takes memory that most do not need.
///
/// - Parameter runs: the runs of the rectangle's rows.
/// - Throws: ``ImageCodingError/outOfMemory``.
func imageData(
  of image: RowImage, in rect: PixelRect, runs: RowRuns, _ format: PNGPixelFormat
) throws(ImageCodingError) -> [UInt8] {
  let rowIndices = image.rowIndices[rect.rows]
  if let lines = PNGRunLines(runs, rowIndices: rowIndices, width: rect.width, format) { return lines.compressed }
  let scanlines = PNGScanlines(of: image, columns: rect.columns, rowIndices: rowIndices, format)
  return try ZlibCompressor().compress(scanlines.bytes)
}
