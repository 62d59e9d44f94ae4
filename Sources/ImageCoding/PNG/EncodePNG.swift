package import Geometry
package import Raster

/// Encodes an image as a PNG file: Portable Network Graphics Specification (Third Edition); returns its bytes.
///
/// Lossless except for the conversion to straight alpha, which is rounded. The bytes depend only on the image and the
/// version of libdeflate.
///
/// - Throws: ``ImageCodingError`` for a side that PNG cannot store, and if memory cannot be allocated.
package func encodePNG(_ image: RowImage) throws(ImageCodingError) -> [UInt8] {
  try encodePNG(image, image.size, rowIndices: image.rowIndices) {
    RowRuns(of: image, columns: 0..<image.size.width, rowIndices: image.rowIndices[...])
  }
}

/// Encodes an image of runs as a PNG file; returns the same bytes and throws the same errors as for its pixels.
package func encodePNG(_ image: RunImage) throws(ImageCodingError) -> [UInt8] {
  try encodePNG(RowImage(image), image.size, rowIndices: image.rowIndices) { RowRuns(of: image) }
}

/// Encodes an image of `size` pixels, whose pixels are expanded only if they compress better than their runs.
private func encodePNG(
  _ image: @autoclosure () -> RowImage, _ size: PixelSize, rowIndices: [Int32], _ makeRuns: () -> RowRuns<ColorRun>
) throws(ImageCodingError) -> [UInt8] {
  var file = PNGFile()
  try size.check(maximumSide: PNGFile.maximumLength)
  let runs = makeRuns()
  var indexed: RowRuns<PNGValueRun>?
  let format = PNGPixelFormat(ColorSurvey(of: runs, &indexed))
  file.appendHeader(size: size, format)
  file.appendPalette(of: format)
  let data = try imageData(
    of: image(), in: PixelRect(size), rowIndices: rowIndices[...], runs: runs, indexed, format)
  file.appendChunks(.imageData, data)
  file.appendChunk(.end, [])
  return file.bytes
}

/// True if the PNG file of an image is compressed from its runs of equal pixels, without expanding a row.
package func isMadeOfRuns(_ image: RowImage) -> Bool {
  let rect = PixelRect(image.size)
  let runs = RowRuns(of: image, columns: rect.columns, rowIndices: image.rowIndices[...])
  var indexed: RowRuns<PNGValueRun>?
  let format = PNGPixelFormat(ColorSurvey(of: runs, &indexed))
  return PNGRunLines(runs, indexed, rowIndices: image.rowIndices[...], width: rect.width, format) != nil
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

/// Compresses a rectangle of an image, in pixels, into a zlib stream; returns its bytes.
///
/// Images with few runs are compressed from their runs. A compressor, which takes much memory, is created only for all
/// others.
///
/// - Parameters:
///   - rowIndices: the index of the distinct row at each y of the rectangle, from the top.
///   - indexed: the same runs with the index of each color in the table of the format; nil to search for the colors.
/// - Throws: ``ImageCodingError/outOfMemory`` if the compressor cannot be allocated or fails.
func imageData(
  of image: @autoclosure () -> RowImage, in rect: PixelRect, rowIndices: ArraySlice<Int32>, runs: RowRuns<ColorRun>,
  _ indexed: RowRuns<PNGValueRun>?, _ format: PNGPixelFormat
) throws(ImageCodingError) -> [UInt8] {
  if let lines = PNGRunLines(runs, indexed, rowIndices: rowIndices, width: rect.width, format) {
    return lines.compressed
  }
  let scanlines = PNGScanlines(of: image(), columns: rect.columns, rowIndices: rowIndices, format)
  return try zlibCompressed(scanlines.bytes)
}
