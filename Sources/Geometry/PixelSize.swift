/// The reason why a width and a height in pixels are not a valid bitmap size.
package enum PixelSizeError: Error, Hashable {
  case empty(width: Int, height: Int)
  case tooLarge(width: Int, height: Int, maximumArea: Int)
  case tooLong(width: Int, height: Int, maximumSide: Int)
}

/// The width and the height of a bitmap in device pixels.
///
/// Both are at least 1, and their product does not exceed the limit given to the initializer. The later stages of
/// rendering rely on these limits.
package struct PixelSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// The default maximum number of pixels of a frame; it bounds memory for hostile input.
  ///
  /// The initializers throw ``PixelSizeError/tooLarge(width:height:maximumArea:)`` for a larger size.
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

  /// Creates the size of a canvas in pixels; each side is rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - size: the size of the canvas in points.
  ///   - scale: the number of pixels per point.
  ///   - maximumArea: the maximum number of pixels.
  ///   - maximumSide: the maximum width and height in pixels.
  /// - Throws: ``PixelSizeError`` if the size is empty, not finite or exceeds a limit.
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

  /// Returns the size of a part of the bitmap in pixels; each side is limited to 1 up to the side of the bitmap.
  package func part(width: Int, height: Int) -> PixelSize {
    PixelSize(clampedWidth: min(max(width, 1), self.width), height: min(max(height, 1), self.height))
  }

  /// Returns a length in pixels rounded up to whole pixels; an excess of up to 10⁻⁶ pixel is ignored.
  ///
  /// The result is limited to 0…10¹²; it is 0 for a length that is not finite.
  private static func pixels(_ length: Double) -> Int {
    guard length.isFinite else { return 0 }
    return Int(min(max((length - 1e-6).rounded(.up), 0), 1e12))
  }
}
