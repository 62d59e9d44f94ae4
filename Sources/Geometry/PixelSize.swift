/// The reason why a bitmap cannot have an extent.
package enum PixelSizeError: Error, Hashable {
  case empty(width: Int, height: Int)
  case tooLarge(width: Int, height: Int, maximumArea: Int)
}

/// The extent of a bitmap in device pixels.
///
/// Both sides are at least 1 and the area never exceeds the limit it was made with, so no later stage checks again.
package struct PixelSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// The default limit for the pixels of one frame; bounds memory for hostile input.
  package static let maximumArea = 67_000_000

  package init(width: Int, height: Int, maximumArea: Int = Self.maximumArea) throws(PixelSizeError) {
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, area <= maximumArea else {
      throw .tooLarge(width: width, height: height, maximumArea: maximumArea)
    }
    self.width = width
    self.height = height
  }

  /// The pixels that a canvas in points takes at `scale`, rounded up per side.
  package init(
    covering size: Size, scale: Double, maximumArea: Int = Self.maximumArea
  ) throws(PixelSizeError) {
    try self.init(
      width: Self.pixels(size.width * scale), height: Self.pixels(size.height * scale),
      maximumArea: maximumArea)
  }

  /// A length rounded up; a millionth of a pixel above a whole number is arithmetic, not a pixel.
  private static func pixels(_ length: Double) -> Int {
    guard length.isFinite else { return 0 }
    return Int(min(max((length - 1e-6).rounded(.up), 0), 1e12))
  }
}
