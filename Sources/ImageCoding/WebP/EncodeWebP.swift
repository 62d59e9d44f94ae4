import CLibWebP
import Geometry
package import Raster

/// Encodes an image as a WebP file, lossless except for the rounding of straight alpha; returns its bytes.
///
/// WebP has no premultiplied colors. The bytes depend only on the image and the version of libwebp.
///
/// - Throws: ``ImageCodingError`` for a side above 16,383 pixels, and if libwebp fails.
package func encodeWebP(_ image: RowImage) throws(ImageCodingError) -> [UInt8] {
  try image.size.check(maximumSide: maximumWebPSide)
  let container = try WebPContainer()
  try container.setImage(try webPImage(of: image))
  return try container.bytes()
}

/// The pixels of `image` as a VP8L bitstream, or as a file if libwebp compresses them better.
///
/// The image must not be empty, and at most ``maximumWebPSide`` wide and high.
///
/// - Throws: ``ImageCodingError`` if libwebp fails.
func webPImage(of image: RowImage) throws(ImageCodingError) -> [UInt8] {
  if let bytes = VP8LImage.bytes(of: image) { return bytes }
  return try searchedWebP(image)
}

/// The file of an image that libwebp encodes with its search for matches.
private func searchedWebP(_ image: RowImage) throws(ImageCodingError) -> [UInt8] {
  var config = try losslessWebP()
  var picture = unsafe WebPPicture()
  guard unsafe WebPPictureInit(&picture) != 0 else { throw .wrongWebPVersion }
  unsafe picture.use_argb = 1
  unsafe (picture.width, picture.height) = (Int32(image.size.width), Int32(image.size.height))
  unsafe picture.argb_stride = Int32(image.size.width)
  unsafe picture.writer = appendToBytes
  var pixels = image.converted(straightARGB)
  var bytes: [UInt8] = []
  let error = unsafe pixels.withUnsafeMutableBufferPointer { pixels in
    unsafe withUnsafeMutablePointer(to: &bytes) { bytes in
      unsafe picture.argb = pixels.baseAddress
      unsafe picture.custom_ptr = UnsafeMutableRawPointer(bytes)
      // Frees memory that libwebp adds to the picture, but not the pixels, which the array owns.
      defer { unsafe WebPPictureFree(&picture) }
      return unsafe WebPEncode(&config, &picture) != 0 ? VP8_ENC_OK : picture.error_code
    }
  }
  switch error {
  case VP8_ENC_OK: return bytes
  case VP8_ENC_ERROR_OUT_OF_MEMORY, VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY: throw .outOfMemory
  default: throw .libraryFailed("libwebp", reason: "error \(error.rawValue)")
  }
}

/// Appends bytes to the array to which the picture points: libwebp's `WebPWriterFunction`.
///
/// Returns 1, for success.
private func appendToBytes(
  _ data: UnsafePointer<UInt8>?, _ count: Int, _ picture: UnsafePointer<WebPPicture>?
) -> Int32 {
  let bytes = unsafe picture?.pointee.custom_ptr?.assumingMemoryBound(to: [UInt8].self)
  unsafe bytes?.pointee.append(contentsOf: UnsafeBufferPointer(start: data, count: count))
  return 1
}
