package import Geometry
package import Raster

/// Encodes an image as a PNG file: Portable Network Graphics Specification (Third Edition); returns its bytes.
///
/// Lossless except for the conversion to straight alpha, which is rounded. The bytes depend only on the image and the
/// version of libdeflate.
///
/// - Throws: ``ImageCodingError`` for a side that PNG cannot store, and if memory cannot be allocated.
package func encodePNG(_ image: RowImage) throws(ImageCodingError) -> [UInt8] {
  try encodePNG(RowRuns(of: image), image.size, rowIndices: image.rowIndices)
}

/// Encodes an image of runs as a PNG file; returns the same bytes and throws the same errors as for its pixels.
package func encodePNG(_ image: RunImage) throws(ImageCodingError) -> [UInt8] {
  try encodePNG(RowRuns(of: image), image.size, rowIndices: image.rowIndices)
}

private func encodePNG(
  _ runs: RowRuns<ColorRun>, _ size: PixelSize, rowIndices: [Int32]
) throws(ImageCodingError) -> [UInt8] {
  var file = PNGFile()
  try size.check(maximumSide: PNGFile.maximumLength)
  let (rows, format) = smallestForm(of: runs)
  file.appendHeader(size: size, format)
  file.appendPalette(of: format)
  file.appendChunks(.imageData, try imageData(of: rows, rowIndices: rowIndices[...], width: size.width, format))
  file.appendChunk(.end, [])
  return file.bytes
}

/// The smallest lossless format for the colors of an image, and the rows in this format.
private func smallestForm(of runs: RowRuns<ColorRun>) -> (rows: RowRuns<PNGValueRun>, format: PNGPixelFormat) {
  var indexed: RowRuns<PNGValueRun>?
  let format = PNGPixelFormat(ColorSurvey(of: runs, &indexed))
  return (format.valueRuns(of: runs, indexed), format)
}

/// True if the PNG file of an image is compressed from its runs of equal pixels, without expanding a row.
package func isMadeOfRuns(_ image: RowImage) -> Bool {
  let (rows, format) = smallestForm(of: RowRuns(of: image))
  return PNGRunLines(rows, rowIndices: image.rowIndices[...], width: image.size.width, format) != nil
}

/// Writes an image as a PNG file band by band, so that neither the image nor the file is in memory as a whole.
///
/// - Parameters:
///   - size: the size of the image in pixels.
///   - bandCount: the number of bands of the image, from top to bottom.
///   - draw: a function that receives the index of a band and the image of the band drawn before, and overwrites the
///     image with the band; returns false if the image is unchanged. It is called in ascending order of the indices,
///     once to collect the colors and once to write the file; both calls must draw the same band.
///   - write: a function that receives the next bytes of the file, and returns false to stop.
/// - Returns: true if the whole file was written; false if `write` stopped it.
/// - Throws: ``ImageCodingError`` for a side that PNG cannot store, and for a row of more than
///   ``LineTokens/maximumLineLength`` bytes.
package func encodePNG(
  size: PixelSize, bandCount: Int, draw: (Int, inout RowImage) -> Bool, write: ([UInt8]) -> Bool
) throws(ImageCodingError) -> Bool {
  var file = PNGFile()
  try size.check(maximumSide: PNGFile.maximumLength)
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
      let rows = format.valueRuns(of: RowRuns(of: image))
      lines = PNGRunLines(rows, rowIndices: image.rowIndices[...], width: size.width, format, mayGiveUp: false)
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

/// Compresses rows of `width` pixels in a format into a zlib stream; returns its bytes.
///
/// Images with few runs are compressed from their runs. A compressor, which takes much memory, is created only for all
/// others.
///
/// - Parameter rowIndices: the index of the distinct row at each y, from the top.
/// - Throws: ``ImageCodingError/outOfMemory`` if the compressor cannot be allocated or fails.
func imageData(
  of rows: RowRuns<PNGValueRun>, rowIndices: ArraySlice<Int32>, width: Int, _ format: PNGPixelFormat
) throws(ImageCodingError) -> [UInt8] {
  if let lines = PNGRunLines(rows, rowIndices: rowIndices, width: width, format) { return lines.compressed }
  return try zlibCompressed(PNGScanlines(rows, rowIndices: rowIndices, width: width, format).bytes)
}
