package import Geometry

/// Why an image could not be encoded.
package enum ImageCodingError: Error, Hashable {
  /// A compressor or its output found no memory.
  case outOfMemory
  /// The format cannot hold an image of this size.
  case tooLarge(PixelSize, maximumSide: Int)
}

extension ImageCodingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .outOfMemory:
      "out of memory while encoding an image"
    case .tooLarge(let size, let maximumSide):
      "\(size.width)×\(size.height) pixels do not fit the format, whose sides end at \(maximumSide) pixels"
    }
  }
}
