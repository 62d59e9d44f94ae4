import Geometry

/// The factors, 0…1, by which the color channels of a replicator's copy are multiplied, and the copy's opacity.
struct Tint: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  /// The opacity, 0…1, of the copy composited as one picture; the alphas of its colors are not multiplied.
  var alpha: Double

  static let none = Tint(red: 1, green: 1, blue: 1, alpha: 1)

  /// Multiplies the red, green and blue factors by those of another tint; alpha does not change.
  ///
  /// The alpha of each copy is applied when the copy is composited.
  mutating func multiply(by other: Tint) {
    red *= other.red
    green *= other.green
    blue *= other.blue
  }

  func color(_ color: Color) -> Color {
    if red == 1, green == 1, blue == 1 { return color }
    return Color(
      red: byte(Double(color.red) * red), green: byte(Double(color.green) * green),
      blue: byte(Double(color.blue) * blue), alpha: color.alpha)
  }

  func colors(_ colors: [Color]) -> [Color] {
    red == 1 && green == 1 && blue == 1 ? colors : colors.map(color)
  }
}

extension ReplicatorContent {
  /// The tint of the copy at `index`, counted from 0: `instanceColor` plus `index` times the offset of each channel.
  ///
  /// Each channel is limited to 0…1.
  func tint(of index: Int) -> Tint {
    func channel(_ byte: UInt8, _ offset: Double) -> Double {
      min(max(Double(byte) / 255 + Double(index) * offset, 0), 1)
    }
    return Tint(
      red: channel(instanceColor.red, instanceRedOffset), green: channel(instanceColor.green, instanceGreenOffset),
      blue: channel(instanceColor.blue, instanceBlueOffset), alpha: channel(instanceColor.alpha, instanceAlphaOffset))
  }
}
