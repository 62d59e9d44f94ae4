extension Color {
  /// Returns the mixture of this color (`share` 0) with `other` (`share` 1), interpolated in premultiplied sRGB.
  ///
  /// Channels are rounded to bytes. A `share` outside of 0…1 extrapolates: the result is `clear` if its alpha is 0 or
  /// less, and its alpha must not exceed 255.
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

  /// The brightness in thousandths of a level, 0…255,000: ITU-R BT.601 luma of the sRGB channels; alpha is ignored.
  package var luma: Int { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) }
}
