package import Raster

/// An image as a PNG file: Portable Network Graphics Specification (Third Edition).
///
/// Lossless but for the rounding of straight alpha: PNG has no premultiplied colors. The bytes depend on the image and
/// the version of libdeflate only.
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

/// Whether a PNG of the image is made from its runs alone, without a row of it being written out.
package func isMadeOfRuns(_ image: RowImage) -> Bool {
  let rect = PixelRect(image.size)
  let runs = RowRuns(of: image, columns: rect.columns, rowIndices: image.rowIndices[...])
  return PNGRunLines(
    runs, rowIndices: image.rowIndices[...], width: rect.width, PNGPixelFormat(ColorSurvey(of: runs))) != nil
}
