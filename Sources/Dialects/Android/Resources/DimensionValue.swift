/// The pixels of Android's units: `android.util.DisplayMetrics`.
struct DisplayMetrics: Hashable, Sendable {
  /// The number of pixels per dp.
  var density: Float
  /// The number of pixels per sp: the density times the user's font scale.
  ///
  /// Android 14 and later enlarge large fonts less than small ones; here the scale is linear, as in earlier versions.
  var scaledDensity: Float
}

/// A dimension of an Android resource as written: a number with its unit.
struct DimensionValue: Hashable, Sendable {
  /// A unit as written, of which `dip` is another name of `dp`.
  enum Unit: String, Sendable {
    case dp, dip, sp, px, pt, mm
    case inches = "in"
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
      number.isFinite, abs(number) <= 1e6, let unit = Unit(rawValue: String(text[end...]))
    else { return nil }
    (self.number, self.unit) = (number, unit)
  }

  /// Converts the dimension to pixels, in 32-bit arithmetic, as `TypedValue.applyDimension`.
  func pixels(_ metrics: DisplayMetrics) -> Float {
    let density = metrics.density
    return switch unit {
    case .px: number
    case .dp, .dip: number * density
    case .sp: number * metrics.scaledDensity
    case .pt: number * density * 160 * (1 / 72)
    case .inches: number * density * 160
    case .mm: number * density * 160 * (1 / 25.4)
    }
  }

  /// Converts the dimension to a size in whole pixels, as `TypedValue.complexToDimensionPixelSize`.
  ///
  /// The result is rounded half away from zero; a positive value is at least 1, a negative one at most −1.
  func pixelSize(_ metrics: DisplayMetrics) -> Int {
    let pixels = pixels(metrics)
    let rounded = Int((pixels + (pixels < 0 ? -0.5 : 0.5)).rounded(.towardZero))
    if rounded != 0 { return rounded }
    return pixels == 0 ? 0 : (pixels > 0 ? 1 : -1)
  }

  /// Converts the dimension to whole pixels, truncated towards 0, as `TypedValue.complexToDimensionPixelOffset`.
  func pixelOffset(_ metrics: DisplayMetrics) -> Int { Int(pixels(metrics).rounded(.towardZero)) }
}
