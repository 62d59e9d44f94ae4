import Geometry
import XMLTree

/// The colors to which names in a document refer: its color resources, and UIKit's system colors.
struct InterfaceBuilderColors: Sendable {
  /// The `<color>` element of each color resource in the document, by the name of the resource.
  private var resources: [String: XMLElement] = [:]

  init(of document: XMLElement) {
    guard let list = document.child("resources") else { return }
    for resource in list.children where resource.name == "namedColor" || resource.name == "systemColor" {
      guard let name = resource["name"], let color = resource.child("color") else { continue }
      resources[name] = color
    }
  }

  /// Returns the color of a `<color>` in light appearance; nil if the element defines no valid color.
  ///
  /// All color spaces are treated as sRGB.
  func color(_ element: XMLElement) -> Color? {
    if let name = Self.name(of: element) {
      if let known = Self.systemColors[name] { return known }
      // A resource that refers to another one is not followed, because Xcode's files contain none.
      if let resource = resources[name], let color = components(of: resource) { return color }
    }
    return components(of: element)
  }

  /// Returns the color of a `<color>` in dark appearance; nil for a color that is not one of UIKit's.
  func darkColor(_ element: XMLElement) -> Color? { Self.name(of: element).flatMap { Self.darkColors[$0] } }

  /// Returns one of UIKit's background colors in light and in dark appearance.
  static func systemColor(_ name: String) -> (light: Color?, dark: Color?) { (systemColors[name], darkColors[name]) }

  /// The name of a `<color>`; Xcode 11 writes the name of iOS 13 in addition to the older one.
  private static func name(of element: XMLElement) -> String? {
    element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"]
      ?? element["name"]
  }

  /// Returns the color of the attributes `white`, or `red`, `green` and `blue`; nil if one is missing or not a number.
  ///
  /// `alpha` is optional. All values are 0…1.
  private func components(of element: XMLElement) -> Color? {
    let names = element["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
    let channels = names.map { element[$0].flatMap(byte) }
    guard let alpha = element["alpha"].map(byte) ?? 255, let red = channels[0], let green = channels[1],
      let blue = channels[2]
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Parses a number 0…1 and converts it to a channel 0…255; numbers outside of the range are clamped.
  ///
  /// The result is nil for a text that is not a number.
  private func byte(_ text: String) -> UInt8? {
    guard let value = parseNumber(text) else { return nil }
    return UInt8((min(max(value, 0), 1) * 255).rounded())
  }

  /// UIKit's colors in light appearance, by their names in Interface Builder's files.
  ///
  /// Source: "Specifications" of the Human Interface Guidelines, and `UIColor`.
  private static let systemColors: [String: Color] = [
    "blackColor": .black,
    "darkGrayColor": Color(gray: 85),
    "lightGrayColor": Color(gray: 170),
    "whiteColor": .white,
    "grayColor": Color(gray: 128),
    "redColor": Color(red: 255, green: 0, blue: 0),
    "greenColor": Color(red: 0, green: 255, blue: 0),
    "blueColor": Color(red: 0, green: 0, blue: 255),
    "cyanColor": Color(red: 0, green: 255, blue: 255),
    "yellowColor": Color(red: 255, green: 255, blue: 0),
    "magentaColor": Color(red: 255, green: 0, blue: 255),
    "orangeColor": Color(red: 255, green: 128, blue: 0),
    "purpleColor": Color(red: 128, green: 0, blue: 128),
    "brownColor": Color(red: 153, green: 102, blue: 51),
    "clearColor": .clear,

    "lightTextColor": Color(red: 255, green: 255, blue: 255, alpha: 153),
    "darkTextColor": .black,
    "groupTableViewBackgroundColor": Color(red: 242, green: 242, blue: 247),
    "tableCellGroupedBackgroundColor": .white,
    "viewFlipsideBackgroundColor": Color(red: 31, green: 33, blue: 36),
    "scrollViewTexturedBackgroundColor": Color(red: 111, green: 113, blue: 121),
    "underPageBackgroundColor": Color(red: 180, green: 184, blue: 190),

    "systemRedColor": Color(red: 255, green: 59, blue: 48),
    "systemOrangeColor": Color(red: 255, green: 149, blue: 0),
    "systemYellowColor": Color(red: 255, green: 204, blue: 0),
    "systemGreenColor": Color(red: 52, green: 199, blue: 89),
    "systemMintColor": Color(red: 0, green: 199, blue: 190),
    "systemTealColor": Color(red: 48, green: 176, blue: 199),
    "systemCyanColor": Color(red: 50, green: 173, blue: 230),
    "systemBlueColor": Color(red: 0, green: 122, blue: 255),
    "systemIndigoColor": Color(red: 88, green: 86, blue: 214),
    "systemPurpleColor": Color(red: 175, green: 82, blue: 222),
    "systemPinkColor": Color(red: 255, green: 45, blue: 85),
    "systemBrownColor": Color(red: 162, green: 132, blue: 94),
    "systemGrayColor": Color(red: 142, green: 142, blue: 147),
    "systemGray2Color": Color(red: 174, green: 174, blue: 178),
    "systemGray3Color": Color(red: 199, green: 199, blue: 204),
    "systemGray4Color": Color(red: 209, green: 209, blue: 214),
    "systemGray5Color": Color(red: 229, green: 229, blue: 234),
    "systemGray6Color": Color(red: 242, green: 242, blue: 247),

    "systemBackgroundColor": .white,
    "secondarySystemBackgroundColor": Color(red: 242, green: 242, blue: 247),
    "tertiarySystemBackgroundColor": .white,
    "systemGroupedBackgroundColor": Color(red: 242, green: 242, blue: 247),
    "secondarySystemGroupedBackgroundColor": .white,
    "tertiarySystemGroupedBackgroundColor": Color(red: 242, green: 242, blue: 247),
    "systemFillColor": Color(red: 120, green: 120, blue: 128, alpha: 51),
    "secondarySystemFillColor": Color(red: 120, green: 120, blue: 128, alpha: 41),
    "tertiarySystemFillColor": Color(red: 118, green: 118, blue: 128, alpha: 31),
    "quaternarySystemFillColor": Color(red: 116, green: 116, blue: 128, alpha: 20),
    "labelColor": .black,
    "secondaryLabelColor": Color(red: 60, green: 60, blue: 67, alpha: 153),
    "tertiaryLabelColor": Color(red: 60, green: 60, blue: 67, alpha: 77),
    "quaternaryLabelColor": Color(red: 60, green: 60, blue: 67, alpha: 46),
    "placeholderTextColor": Color(red: 60, green: 60, blue: 67, alpha: 77),
    "separatorColor": Color(red: 60, green: 60, blue: 67, alpha: 74),
    "opaqueSeparatorColor": Color(red: 198, green: 198, blue: 200),
    "linkColor": Color(red: 0, green: 122, blue: 255),
  ]

  /// UIKit's background colors in dark appearance; the source is that of the colors in light appearance.
  private static let darkColors: [String: Color] = [
    "systemBackgroundColor": .black,
    "secondarySystemBackgroundColor": Color(red: 28, green: 28, blue: 30),
    "tertiarySystemBackgroundColor": Color(red: 44, green: 44, blue: 46),
    "systemGroupedBackgroundColor": .black,
    "groupTableViewBackgroundColor": .black,
    "secondarySystemGroupedBackgroundColor": Color(red: 28, green: 28, blue: 30),
    "tableCellGroupedBackgroundColor": Color(red: 28, green: 28, blue: 30),
    "tertiarySystemGroupedBackgroundColor": Color(red: 44, green: 44, blue: 46),
    "systemGray4Color": Color(red: 58, green: 58, blue: 60),
    "systemGray5Color": Color(red: 44, green: 44, blue: 46),
    "systemGray6Color": Color(red: 28, green: 28, blue: 30),
  ]
}
