/// The reason why an image could not be decoded.
package enum ImageDecodingError: Error, Hashable {
  /// The file is not PNG, GIF or WebP, according to its first bytes.
  case unknownFormat
  /// The file violates the rules of its format; `reason` is a phrase of this module or of a library.
  case malformed(ImageFileFormat, reason: String)
  /// A frame, or all frames of the file together, have more pixels than `limit`.
  case tooManyPixels(limit: Int)
  case outOfMemory
  /// The file contains no image.
  case noFrames
}

extension ImageDecodingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownFormat: "neither PNG nor GIF nor WebP"
    case .malformed(let format, let reason): "not a valid \(format.name): \(reason)"
    case .tooManyPixels(let limit): "it has more than \(limit) pixels"
    case .outOfMemory: "out of memory while reading an image"
    case .noFrames: "there is no image in it"
    }
  }
}

/// A file format of images that can be decoded: PNG with APNG, GIF, or WebP.
package enum ImageFileFormat: String, Sendable {
  case png = "PNG"
  case gif = "GIF"
  case webp = "WebP"

  /// Recognizes the format of a file by its first bytes; nil if it is neither PNG nor GIF nor WebP.
  package init?(announcedBy bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webp
    } else {
      return nil
    }
  }

  package var name: String { rawValue }
}
