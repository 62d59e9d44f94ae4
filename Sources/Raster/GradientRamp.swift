/// A range of neighboring pixels in a row, whose color changes in equal steps from the first pixel to the last.
///
/// Steps are in 32.32 fixed point: over the longest row their error stays below 2⁻⁶ of one of the 255 levels. The color
/// of a pixel depends only on its distance from the first, so any part of the ramp can be written separately.
struct GradientRamp: Sendable {
  let start: Int32
  let end: Int32
  /// The color of all pixels if the ramp is constant; nil if it is not.
  let flatColor: PremultipliedPixel?
  let isOpaque: Bool
  /// The premultiplied red, green, blue and alpha of the first pixel plus half a level, 0…255 in 32.32 fixed point.
  let first: SIMD4<Int64>
  let step: SIMD4<Int64>

  /// Creates the ramp over `columns` from the color of the first pixel to that of the last.
  ///
  /// Colors are premultiplied red, green, blue and alpha, 0…255, before rounding. `isOpaque` is true if both colors are
  /// opaque.
  init(_ columns: Range<Int>, from first: SIMD4<Double>, to last: SIMD4<Double>, isOpaque: Bool) {
    func fixed(_ value: SIMD4<Double>) -> SIMD4<Int64> {
      let scaled = (value * 0x1p32).rounded(.toNearestOrAwayFromZero)
      return SIMD4(Int64(scaled.x), Int64(scaled.y), Int64(scaled.z), Int64(scaled.w))
    }
    start = Int32(clamping: columns.lowerBound)
    end = Int32(clamping: columns.upperBound)
    self.isOpaque = isOpaque
    if first == last {
      flatColor = PremultipliedPixel(rounding: first)
      (self.first, step) = (.zero, .zero)
    } else {
      flatColor = nil
      self.first = fixed(first + 0.5)
      step = fixed((last - first) / Double(max(1, columns.count - 1)))
    }
  }

  var columns: Range<Int> { Int(start)..<Int(end) }
}
