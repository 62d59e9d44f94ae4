import Raster

/// The tokens of an image with its colors in the form of a VP8L stream.
struct VP8LColors {
  /// The colors with straight alpha in ascending order; nil if there are more than 256.
  let table: [UInt32]?
  /// True if every color is opaque.
  let isOpaque: Bool
  /// The tokens, with the index in the table as green, or with green subtracted from red and blue.
  let tokens: [VP8LToken<UInt32>]

  init(_ tokens: [VP8LToken<PremultipliedPixel>]) {
    var colors = ColorTable()
    var fits = true
    var isOpaque = true
    for case .literal(let pixel) in tokens {
      isOpaque = isOpaque && pixel.isOpaque
      fits = fits && colors.insert(pixel) != nil
    }
    self.isOpaque = isOpaque
    if fits {
      let (table, indices) = Self.table(of: colors.colors)
      self.table = table
      self.tokens = tokens.map { $0.mapped { indices[Int(colors.place(of: $0) ?? 0)] << 8 } }
    } else {
      table = nil
      self.tokens = tokens.map { $0.mapped { greenSubtracted(straightARGB($0)) } }
    }
  }

  /// The distinct straight colors of `pixels` in ascending order, and the index of each pixel's color among them.
  private static func table(of pixels: [PremultipliedPixel]) -> (table: [UInt32], indices: [UInt32]) {
    var table: [UInt32] = []
    var indices = [UInt32](repeating: 0, count: pixels.count)
    let sorted = pixels.map(straightARGB).enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
    for (offset, color) in sorted {
      if table.last != color { table.append(color) }
      indices[offset] = UInt32(table.count - 1)
    }
    return (table, indices)
  }
}

/// The color with green subtracted from red and from blue, modulo 256.
private func greenSubtracted(_ color: UInt32) -> UInt32 {
  let green = color >> 8 & 0xFF
  let (red, blue) = (((color >> 16) &- green) & 0xFF, (color &- green) & 0xFF)
  return color & 0xFF00_FF00 | red << 16 | blue
}
