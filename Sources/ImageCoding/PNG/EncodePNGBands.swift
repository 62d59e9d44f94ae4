package import Geometry
package import Raster

/// An image as a PNG file, band by band: neither the image nor the file is ever held whole.
///
/// - Parameters:
///   - draw: overwrites an image, which shows the band before, with a band; returns whether that is another picture.
///     It is asked for the bands in order, twice: which colors there are is written before the first pixel. A band must
///     look the same both times.
///   - write: takes the next bytes of the file; false to have no more.
/// - Returns: whether the file was written to its end.
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
