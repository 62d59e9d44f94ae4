package import Geometry

// Values in the notation of CSS and SVG.

extension Color {
  /// The color without its alpha as `#rgb`, if that is exact, or `#rrggbb`, in lower case.
  package var opaqueStyleText: String {
    func hexadecimal(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    let channels = [red, green, blue]
    if channels.allSatisfy({ $0 >> 4 == $0 & 15 }) {
      return "#" + channels.map { String($0 & 15, radix: 16) }.joined()
    }
    return "#" + channels.map(hexadecimal).joined()
  }

  /// The color in lower case: `#rgb` or `#rrggbb` if it is opaque, otherwise `#rrggbbaa` with the alpha.
  package var styleText: String {
    if alpha == 255 { return opaqueStyleText }
    return "#" + [red, green, blue, alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The alpha of the color, 0…1, as decimal text for a separate attribute; nil for an opaque color.
  ///
  /// Not all readers of SVG support colors of eight digits.
  package var opacityText: String? { alpha == 255 ? nil : formatted(Double(alpha) / 255) }
}

extension Path {
  /// The path as SVG path data with absolute commands, in the units of the path's points.
  package var svgData: String {
    var data = PathData()
    for element in elements {
      switch element {
      case .move(let point): data.add("M", point.x, point.y)
      case .line(let point): data.add("L", point.x, point.y)
      case .quadratic(let control, let end): data.add("Q", control.x, control.y, end.x, end.y)
      case .cubic(let control1, let control2, let end):
        data.add("C", control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: data.add("Z")
      }
    }
    return data.text
  }
}

/// A writer of SVG path data, byte by byte: strings for its numbers took a quarter of the time of a file.
private struct PathData {
  private var bytes: [UInt8] = []

  /// Adds a command and its numbers, with spaces between them.
  mutating func add(_ command: Unicode.Scalar, _ numbers: Double...) {
    bytes.append(UInt8(ascii: command))
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      bytes.append(number, decimals: 4)
    }
  }

  /// Adds a horizontal or vertical line, unless its length is written as 0.
  mutating func addSide(_ command: Unicode.Scalar, _ length: Double) {
    if (length * 10_000).rounded() != 0 { add(command, length) }
  }

  /// Adds a quarter of a circle, clockwise, unless the radius is 0.
  ///
  /// `x` and `y` are 1 or −1, the direction from its start to its end.
  mutating func addCorner(_ radius: Double, _ x: Double, _ y: Double) {
    if radius > 0 { add("a", radius, radius, 0, 0, 1, x * radius, y * radius) }
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension FlatPath {
  /// The contours as closed polygons of a path, in the same units and order.
  package var path: Path {
    Path(
      contours.flatMap { contour in
        contour.enumerated().map { $0 == 0 ? Path.Element.move($1) : .line($1) } + (contour.isEmpty ? [] : [.close])
      })
  }
}

extension RoundedRect {
  /// The rounded rectangle as SVG path data in its own units, clockwise from the left end of the top side.
  ///
  /// Corners are arcs, which browsers draw like those of their own rounded boxes.
  package var svgData: String {
    let (width, height) = (rect.width, rect.height)
    let (tl, tr, br, bl) = (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    var data = PathData()
    data.add("M", rect.minX + tl, rect.minY)
    data.addSide("h", width - tl - tr)
    data.addCorner(tr, 1, 1)
    data.addSide("v", height - tr - br)
    data.addCorner(br, -1, 1)
    data.addSide("h", bl + br - width)
    data.addCorner(bl, -1, -1)
    if tl > 0 {
      data.addSide("v", tl + bl - height)
      data.addCorner(tl, 1, -1)
    }
    data.add("z")
    return data.text
  }

  /// The radius of all four corners in the units of the rectangle; nil if the radii differ.
  package var uniformRadius: Double? {
    Set(radii.clockwise).count == 1 ? radii.topLeft : nil
  }
}

extension AffineTransform {
  /// The transform as a value of SVG's attribute `transform`; nil for the identity.
  package var svgText: String? {
    if a == 1, b == 0, c == 0, d == 1 {
      return tx == 0 && ty == 0 ? nil : "translate(\(formatted(tx)) \(formatted(ty)))"
    }
    return "matrix(" + matrixNumbers.joined(separator: " ") + ")"
  }

  /// The transform as a value of the CSS property `transform`, with the translation in `px`; nil for the identity.
  package var styleText: String? {
    if a == 1, b == 0, c == 0, d == 1 {
      return tx == 0 && ty == 0 ? nil : "translate(\(formatted(tx))px,\(formatted(ty))px)"
    }
    return "matrix(" + matrixNumbers.joined(separator: ",") + ")"
  }

  private var matrixNumbers: [String] {
    [a, b, c, d].map { formatted($0, decimals: 6) } + [tx, ty].map { formatted($0) }
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
