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
    func text(_ points: Point...) -> String {
      points.map { "\(formatted($0.x)) \(formatted($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .quadratic(let control, let end): "Q\(text(control, end))"
      case .cubic(let control1, let control2, let end): "C\(text(control1, control2, end))"
      case .close: "Z"
      }
    }.joined()
  }
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
    func side(_ command: String, _ length: Double) -> String {
      formatted(length) == "0" ? "" : command + formatted(length)
    }
    func corner(_ radius: Double, _ x: Double, _ y: Double) -> String {
      guard radius > 0 else { return "" }
      let r = formatted(radius)
      return "a\(r) \(r) 0 0 1 \(formatted(x * radius)) \(formatted(y * radius))"
    }
    let (tl, tr, br, bl) = (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    var data = "M\(formatted(rect.minX + tl)) \(formatted(rect.minY))"
    data += side("h", width - tl - tr) + corner(tr, 1, 1)
    data += side("v", height - tr - br) + corner(br, -1, 1)
    data += side("h", bl + br - width) + corner(bl, -1, -1)
    if tl > 0 { data += side("v", tl + bl - height) + corner(tl, 1, -1) }
    return data + "z"
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
