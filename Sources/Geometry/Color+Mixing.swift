extension Color {
  /// Returns the linear interpolation from this color at `share` 0 to `other` at 1, in premultiplied sRGB.
  ///
  /// The channels are rounded to bytes; the result is `clear` if its alpha is 0.
  package func mixed(with other: Color, _ share: Double) -> Color {
    let alpha = Double(self.alpha) + (Double(other.alpha) - Double(self.alpha)) * share
    guard alpha > 0 else { return .clear }
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let from = Double(a) * Double(self.alpha)
      let to = Double(b) * Double(other.alpha)
      return UInt8(min(max((from + (to - from) * share) / alpha, 0), 255).rounded())
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: UInt8(alpha.rounded()))
  }

  /// The brightness as ITU-R BT.601 luma of the encoded channels, in 1/1000: 0…255,000; alpha is ignored.
  package var luma: Int { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) }
}
