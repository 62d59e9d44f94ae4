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

  /// The color as `#RRGGBBAA` with hexadecimal digits in upper case.
  package var hexadecimal: String {
    let channels = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(9)
    bytes.append(UInt8(ascii: "#"))
    for shift in stride(from: UInt32(28), through: 0, by: -4) {
      let digit = UInt8(channels >> shift & 15)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the color with its alpha multiplied by `opacity`, which is limited to 0…1.
  package func multiplied(byOpacity opacity: Double) -> Color {
    var color = self
    color.alpha = UInt8((Double(alpha) * min(max(opacity, 0), 1)).rounded())
    return color
  }
}
