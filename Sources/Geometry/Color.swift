/// An sRGB color with straight alpha; each channel is a byte, 0…255.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque gray; `gray` is the value of all three channels, 0…255.
  package init(gray: UInt8) {
    self.init(red: gray, green: gray, blue: gray)
  }

  package static let white = Color(gray: 255)
  package static let black = Color(gray: 0)
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Returns the color with its alpha multiplied by `opacity`, which is limited to 0…1.
  package func multiplied(byOpacity opacity: Double) -> Color {
    var color = self
    color.alpha = UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded())
    return color
  }
}
