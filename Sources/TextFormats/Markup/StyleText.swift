package import Geometry

// Values in the notation of CSS and SVG.

extension Color {
  /// The color without its alpha as `#rgb`, if that is exact, or `#rrggbb`, in lower case.
  package var opaqueStyleText: String { Self.text(of: [red, green, blue]) }

  /// The color in lower case: `#rgb` or `#rrggbb` if it is opaque, otherwise `#rrggbbaa` with the alpha.
  package var styleText: String {
    alpha == 255 ? opaqueStyleText : Self.text(of: [red, green, blue, alpha])
  }

  private static func text(of channels: [UInt8]) -> String {
    let isShort = channels.count == 3 && channels.allSatisfy { $0 >> 4 == $0 & 15 }
    return String(stackCapacity: 9) { text in
      text.append(UInt8(ascii: "#"))
      for channel in channels {
        if !isShort { text.append((channel >> 4).hexadecimalDigit) }
        text.append((channel & 15).hexadecimalDigit)
      }
    }
  }

  /// The alpha of the color, 0…1, as decimal text for a separate attribute; nil for an opaque color.
  ///
  /// Not all readers of SVG support colors of eight digits.
  package var opacityText: String? { alpha == 255 ? nil : formatted(Double(alpha) / 255) }
}

extension Path {
  /// The path as SVG path data with absolute commands, in the units of the path's points.
  package var svgData: String {
    var data: [UInt8] = []
    for element in elements {
      switch element {
      case .move(let point): data.append("M", [point.x, point.y])
      case .line(let point): data.append("L", [point.x, point.y])
      case .quadratic(let control, let end): data.append("Q", [control.x, control.y, end.x, end.y])
      case .cubic(let control1, let control2, let end):
        data.append("C", [control1.x, control1.y, control2.x, control2.y, end.x, end.y])
      case .close: data.append(UInt8(ascii: "Z"))
      }
    }
    return String(decoding: data, as: UTF8.self)
  }
}

extension RoundedRect {
  /// The rounded rectangle as SVG path data in its own units, clockwise from the left end of the top side.
  ///
  /// Corners are arcs, which browsers draw like those of their own rounded boxes.
  package var svgData: String {
    var data: [UInt8] = []
    data.append(svgDataOf: self)
    return String(decoding: data, as: UTF8.self)
  }

  /// The radius of all four corners in the units of the rectangle; nil if the radii differ.
  package var uniformRadius: Double? {
    let radius = radii.topLeft
    return radii.topRight == radius && radii.bottomRight == radius && radii.bottomLeft == radius ? radius : nil
  }
}

extension AffineTransform {
  /// The transform as a value of SVG's attribute `transform`; nil for the identity.
  package var svgText: String? { text(unit: "", separator: " ") }

  /// The transform as a value of the CSS property `transform`, with the translation in `px`; nil for the identity.
  package var styleText: String? { text(unit: "px", separator: ",") }

  private func text(unit: String, separator: String) -> String? {
    if a == 1, b == 0, c == 0, d == 1 {
      return tx == 0 && ty == 0 ? nil : "translate(\(formatted(tx))\(unit)\(separator)\(formatted(ty))\(unit))"
    }
    let numbers = [a, b, c, d].map { formatted($0, decimals: 6) } + [tx, ty].map { formatted($0) }
    return "matrix(" + numbers.joined(separator: separator) + ")"
  }
}

extension UnitBezier {
  /// The timing function in the notation of a CSS easing function, such as `ease-in`.
  package var styleText: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInEaseOut: "ease-in-out"
    case .default: "ease"
    default: "cubic-bezier(" + [x1, y1, x2, y2].map { formatted($0) }.joined(separator: ",") + ")"
    }
  }
}

// MARK: - Path data

extension [UInt8] {
  /// Appends a rounded rectangle as SVG path data, which is ``RoundedRect/svgData``.
  package mutating func append(svgDataOf rounded: RoundedRect) {
    // A position, four sides and four corners of four numbers each, and the text between them.
    append(addingCapacity: 22 * OutputSpan<UInt8>.longestNumber + 80) { $0.append(svgDataOf: rounded) }
  }

  /// Appends a command of path data and its numbers, with spaces between them.
  fileprivate mutating func append(_ command: Unicode.Scalar, _ numbers: [Double]) {
    append(UInt8(ascii: command))
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(UInt8(ascii: " ")) }
      append(number, decimals: 4)
    }
  }
}

extension OutputSpan<UInt8> {
  fileprivate mutating func append(svgDataOf rounded: RoundedRect) {
    let (rect, radii) = (rounded.rect, rounded.radii)
    let (tl, tr, br, bl) = (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    var radius = AppendedNumber()
    append(UInt8(ascii: "M"))
    append(rect.minX + tl, decimals: 4)
    append(UInt8(ascii: " "))
    append(rect.minY, decimals: 4)
    append(side: UInt8(ascii: "h"), rect.width - tl - tr)
    append(corner: tr, &radius, isRightward: true, isDownward: true)
    append(side: UInt8(ascii: "v"), rect.height - tr - br)
    append(corner: br, &radius, isRightward: false, isDownward: true)
    append(side: UInt8(ascii: "h"), bl + br - rect.width)
    append(corner: bl, &radius, isRightward: false, isDownward: false)
    if tl > 0 {
      append(side: UInt8(ascii: "v"), tl + bl - rect.height)
      append(corner: tl, &radius, isRightward: true, isDownward: false)
    }
    append(UInt8(ascii: "z"))
  }

  /// Appends a horizontal or vertical line, unless its length is written as 0.
  private mutating func append(side command: UInt8, _ length: Double) {
    if length.isWrittenAsZero { return }
    append(command)
    append(length, decimals: 4)
  }

  /// Appends a quarter of a circle, clockwise, in the direction from its start to its end; nothing if the radius is 0.
  private mutating func append(
    corner radius: Double, _ last: inout AppendedNumber, isRightward: Bool, isDownward: Bool
  ) {
    if radius <= 0 { return }
    let hasSign = !radius.isWrittenAsZero
    append(UInt8(ascii: "a"))
    append(radius, decimals: 4, copying: &last)
    append(UInt8(ascii: " "))
    append(radius, decimals: 4, copying: &last)
    append(literal: " 0 0 1 ")
    if hasSign, !isRightward { append(UInt8(ascii: "-")) }
    append(radius, decimals: 4, copying: &last)
    append(UInt8(ascii: " "))
    if hasSign, !isDownward { append(UInt8(ascii: "-")) }
    append(radius, decimals: 4, copying: &last)
  }
}

extension Double {
  /// True if the number with four decimals is 0, which has no sign.
  fileprivate var isWrittenAsZero: Bool { abs(self) * 10_000 < 0.5 }
}
