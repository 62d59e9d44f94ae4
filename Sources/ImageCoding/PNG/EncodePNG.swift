package import Raster

/// An image as a PNG file: Portable Network Graphics Specification (Third Edition).
///
/// Lossless but for the rounding of straight alpha: PNG has no premultiplied colors. The bytes depend on the image and
/// the version of libdeflate only.
package func encodePNG(_ image: RowImage) throws(ImageCodingError) -> [UInt8] {
  let format = PNGPixelFormat(ColorSurvey(of: image))
  var file = PNGFile()
  try file.appendHeader(size: image.size, format)
  file.appendPalette(of: format)
  let compressor = try ZlibCompressor()
  file.appendChunks(.imageData, try compressor.imageData(of: image, format))
  file.appendChunk(.end, [])
  return file.bytes
}
