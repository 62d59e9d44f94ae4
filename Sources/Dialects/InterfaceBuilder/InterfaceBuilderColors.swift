import Geometry
import XMLTree

/// The colors to which names in a document refer: its color resources, and UIKit's system colors.
struct InterfaceBuilderColors: Sendable {
  /// The `<color>` element of each color resource in the document, by the name of the resource.
  private var resources: [String: XMLElement] = [:]

  init(of document: XMLElement) {
    for resource in document.elements(in: "resources") where ["namedColor", "systemColor"].contains(resource.name) {
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
  private static let systemColors = opaqueColors.mapValues { Color(hex: $0) }.merging(translucentColors) { $1 }

  private static let opaqueColors: [String: UInt32] = [
    "blackColor": 0x000000, "darkGrayColor": 0x555555, "lightGrayColor": 0xAAAAAA, "whiteColor": 0xFFFFFF,
    "grayColor": 0x808080, "redColor": 0xFF0000, "greenColor": 0x00FF00, "blueColor": 0x0000FF, "cyanColor": 0x00FFFF,
    "yellowColor": 0xFFFF00, "magentaColor": 0xFF00FF, "orangeColor": 0xFF8000, "purpleColor": 0x800080,
    "brownColor": 0x996633,
    "darkTextColor": 0x000000, "groupTableViewBackgroundColor": 0xF2F2F7, "tableCellGroupedBackgroundColor": 0xFFFFFF,
    "viewFlipsideBackgroundColor": 0x1F2124, "scrollViewTexturedBackgroundColor": 0x6F7179,
    "underPageBackgroundColor": 0xB4B8BE,
    "systemRedColor": 0xFF3B30, "systemOrangeColor": 0xFF9500, "systemYellowColor": 0xFFCC00,
    "systemGreenColor": 0x34C759, "systemMintColor": 0x00C7BE, "systemTealColor": 0x30B0C7,
    "systemCyanColor": 0x32ADE6, "systemBlueColor": 0x007AFF, "systemIndigoColor": 0x5856D6,
    "systemPurpleColor": 0xAF52DE, "systemPinkColor": 0xFF2D55, "systemBrownColor": 0xA2845E,
    "systemGrayColor": 0x8E8E93, "systemGray2Color": 0xAEAEB2, "systemGray3Color": 0xC7C7CC,
    "systemGray4Color": 0xD1D1D6, "systemGray5Color": 0xE5E5EA, "systemGray6Color": 0xF2F2F7,
    "systemBackgroundColor": 0xFFFFFF, "secondarySystemBackgroundColor": 0xF2F2F7,
    "tertiarySystemBackgroundColor": 0xFFFFFF, "systemGroupedBackgroundColor": 0xF2F2F7,
    "secondarySystemGroupedBackgroundColor": 0xFFFFFF, "tertiarySystemGroupedBackgroundColor": 0xF2F2F7,
    "labelColor": 0x000000, "opaqueSeparatorColor": 0xC6C6C8, "linkColor": 0x007AFF,
  ]

  private static let translucentColors: [String: Color] = [
    "clearColor": .clear,
    "lightTextColor": Color(red: 255, green: 255, blue: 255, alpha: 153),
    "systemFillColor": Color(red: 120, green: 120, blue: 128, alpha: 51),
    "secondarySystemFillColor": Color(red: 120, green: 120, blue: 128, alpha: 41),
    "tertiarySystemFillColor": Color(red: 118, green: 118, blue: 128, alpha: 31),
    "quaternarySystemFillColor": Color(red: 116, green: 116, blue: 128, alpha: 20),
    "secondaryLabelColor": Color(red: 60, green: 60, blue: 67, alpha: 153),
    "tertiaryLabelColor": Color(red: 60, green: 60, blue: 67, alpha: 77),
    "quaternaryLabelColor": Color(red: 60, green: 60, blue: 67, alpha: 46),
    "placeholderTextColor": Color(red: 60, green: 60, blue: 67, alpha: 77),
    "separatorColor": Color(red: 60, green: 60, blue: 67, alpha: 74),
  ]

  /// UIKit's background colors in dark appearance; the source is that of the colors in light appearance.
  private static let darkColors =
    ([
      "systemBackgroundColor": 0x000000, "secondarySystemBackgroundColor": 0x1C1C1E,
      "tertiarySystemBackgroundColor": 0x2C2C2E, "systemGroupedBackgroundColor": 0x000000,
      "groupTableViewBackgroundColor": 0x000000, "secondarySystemGroupedBackgroundColor": 0x1C1C1E,
      "tableCellGroupedBackgroundColor": 0x1C1C1E, "tertiarySystemGroupedBackgroundColor": 0x2C2C2E,
      "systemGray4Color": 0x3A3A3C, "systemGray5Color": 0x2C2C2E, "systemGray6Color": 0x1C1C1E,
    ] as [String: UInt32]).mapValues { Color(hex: $0) }
}
