/// A dimension of an Android resource as written: a number with its unit.
struct DimensionValue: Hashable, Sendable {
  enum Unit: Hashable, Sendable {
    case pixels, densityIndependent, scaled, points, inches, millimeters
  }

  var number: Float
  var unit: Unit

  /// Parses a dimension such as `16dp`, `-4.5dip`, `12sp`, `10px`, `1in`, `2mm` or `3pt`.
  ///
  /// Nil for other texts and for numbers beyond ±10⁶.
  init?(_ text: String) {
    guard let split = text.utf8.lastIndex(where: { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") || $0 == 0x2E })
    else { return nil }
    let end = text.utf8.index(after: split)
    guard let number = parseShortNumber(text.utf8[..<end]).map({ Float($0) }) ?? Float(text[..<end]),
      number.isFinite, abs(number) <= 1e6
    else { return nil }
    // Short strings are compared as numbers, parts of strings byte by byte.
    switch String(text[end...]) {
    case "dp", "dip": unit = .densityIndependent
    case "sp": unit = .scaled
    case "px": unit = .pixels
    case "pt": unit = .points
    case "in": unit = .inches
    case "mm": unit = .millimeters
    default: return nil
    }
    self.number = number
  }

  /// Converts the dimension to pixels, in 32-bit arithmetic with a font scale of 1, as `TypedValue.applyDimension`.
  ///
  /// `density` is the number of pixels per dp.
  func pixels(density: Float) -> Float {
    switch unit {
    case .pixels: number
    case .densityIndependent, .scaled: number * density
    case .points: number * density * 160 * (1 / 72)
    case .inches: number * density * 160
    case .millimeters: number * density * 160 * (1 / 25.4)
    }
  }

  /// Converts the dimension to a size in whole pixels, as `TypedValue.complexToDimensionPixelSize`.
  ///
  /// The result is rounded half away from zero; a positive value is at least 1, a negative one at most −1. `density` is
  /// the number of pixels per dp.
  func pixelSize(density: Float) -> Int {
    let pixels = pixels(density: density)
    let rounded = Int((pixels + (pixels < 0 ? -0.5 : 0.5)).rounded(.towardZero))
    if rounded != 0 { return rounded }
    return pixels == 0 ? 0 : (pixels > 0 ? 1 : -1)
  }

  /// Converts the dimension to whole pixels, truncated towards 0, as `TypedValue.complexToDimensionPixelOffset`.
  ///
  /// `density` is the number of pixels per dp.
  func pixelOffset(density: Float) -> Int { Int(pixels(density: density).rounded(.towardZero)) }
}
