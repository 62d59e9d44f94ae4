/// The reason why a bitmap cannot have an extent.
package enum PixelSizeError: Error, Hashable {
  case empty(width: Int, height: Int)
  case tooLarge(width: Int, height: Int, maximumArea: Int)
  case tooLong(width: Int, height: Int, maximumSide: Int)
}

/// The extent of a bitmap in device pixels.
///
/// Both sides are at least 1 and the area never exceeds the limit it was made with, so no later stage checks again.
package struct PixelSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// The default limit for the pixels of one frame; bounds memory for hostile input.
  package static let maximumArea = 67_000_000

  package init(
    width: Int, height: Int, maximumArea: Int = Self.maximumArea, maximumSide: Int = .max
  ) throws(PixelSizeError) {
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, area <= maximumArea else {
      throw .tooLarge(width: width, height: height, maximumArea: maximumArea)
    }
    if max(width, height) > maximumSide {
      throw .tooLong(width: width, height: height, maximumSide: maximumSide)
    }
    self.width = width
    self.height = height
  }

  /// The pixels that a canvas in points takes at `scale`, rounded up per side.
  package init(
    covering size: Size, scale: Double, maximumArea: Int = Self.maximumArea, maximumSide: Int = .max
  ) throws(PixelSizeError) {
    try self.init(
      width: Self.pixels(size.width * scale), height: Self.pixels(size.height * scale),
      maximumArea: maximumArea, maximumSide: maximumSide)
  }

  private init(clampedWidth width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The extent of a part of the bitmap; its sides are limited to 1 pixel and to those of the whole.
  package func part(width: Int, height: Int) -> PixelSize {
    PixelSize(clampedWidth: min(max(width, 1), self.width), height: min(max(height, 1), self.height))
  }

  /// A length rounded up; a millionth of a pixel above a whole number is arithmetic, not a pixel.
  private static func pixels(_ length: Double) -> Int {
    guard length.isFinite else { return 0 }
    return Int(min(max((length - 1e-6).rounded(.up), 0), 1e12))
  }
}
