import Diagnostics
import Geometry
import LayerTree
import TextFormats

// Display items, which are not animated, as SVG elements.

extension SVGDrawing {
  mutating func elements(_ items: [DisplayItem]) -> [MarkupElement] {
    var elements: [MarkupElement] = []
    for item in items {
      guard work.allowsMore() else { break }
      switch item {
      case .fill(let shape, let paint): elements.append(fill(shape, paint))
      case .overlay(let color, let holes): elements = curtain(over: elements, color, holes: holes)
      case .group(let group): elements += self.group(group)
      }
    }
    return elements
  }

  /// The SVG elements of an overlay with holes, through which other elements are visible; from back to front.
  ///
  /// If the overlay and the elements behind it are opaque, these are drawn in front of it and clipped to the holes: the
  /// same picture with less drawing.
  mutating func curtain(over behind: [MarkupElement], _ color: Color, holes: [Shape]) -> [MarkupElement] {
    var overlay = canvas.filled(with: color)
    if color.alpha == 255, !cutsHoles {
      guard !behind.isEmpty, let clip = clipPath(holes) else { return [overlay] }
      return [overlay, .cut(behind, to: clip)]
    }
    if !holes.isEmpty {
      let area = canvas.with(["fill": "#fff"])
      let mask = MarkupElement.svg("mask", ["maskUnits": "userSpaceOnUse"], [area] + outlines(of: holes))
      overlay["mask"] = reference(to: mask.with(wholeRegion))
    }
    return behind + [overlay]
  }

  /// The reference `url(#…)` to a clip path with the union of all shapes; nil if no shape has an area.
  ///
  /// - Parameter shapes: the shapes, in points of the clipped element's coordinate space.
  mutating func clipPath(_ shapes: [Shape]) -> String? {
    let outlines = outlines(of: shapes)
    return outlines.isEmpty ? nil : reference(to: .svg("clipPath", outlines))
  }

  /// The SVG paths of filled shapes, in the coordinates of the shapes; neighboring rectangles share one path.
  ///
  /// Rectangles that overlap do not cancel out, because all are clockwise.
  private mutating func outlines(of shapes: [Shape]) -> [MarkupElement] {
    if let knownOutlines, knownOutlines.shapes == shapes {
      // The same work is counted, so that a limit of work has the same effect.
      _ = work.allowsMore(knownOutlines.work)
      return knownOutlines.elements
    }
    let before = work.counted
    let elements = newOutlines(of: shapes)
    if shapes.count > 1, !work.isOver {
      knownOutlines = KnownOutlines(shapes: shapes, elements: elements, work: work.counted - before)
    }
    return elements
  }

  private func newOutlines(of shapes: [Shape]) -> [MarkupElement] {
    var elements: [MarkupElement] = []
    var rectangles: [UInt8] = []
    func flush() {
      if !rectangles.isEmpty { elements.append(.svg("path", ["d": String(decoding: rectangles, as: UTF8.self)])) }
      rectangles = []
    }
    for shape in shapes {
      guard work.allowsMore() else { break }
      if case .roundedRect(let rounded) = shape {
        if rounded.rect.isEmpty { continue }
        rectangles.append(rectangle: rounded)
      } else if let (path, rule) = shape.filledPath(counting: work.allowsMore(steps:)) {
        flush()
        elements.append(.svg("path", ["d": path.svgData, "clip-rule": rule.text, "fill-rule": rule.text]))
      }
    }
    flush()
    return elements
  }

  private mutating func group(_ group: DisplayGroup) -> [MarkupElement] {
    var elements = elements(group.items)
    if elements.isEmpty { return [] }
    if let shadow = group.shadow { elements = [.svg("g", ["filter": AnimatedAttribute.shadowText(shadow)], elements)] }
    for clip in group.clips {
      guard let reference = clipPath([clip]) else { return [] }
      elements = [.cut(elements, to: reference)]
    }
    if let mask = group.mask {
      // The luminance of a mask in white equals its alpha.
      elements = masked(elements, by: self.elements(mask.map { $0.recolored(\.whitened) }))
    }
    if group.opacity < 1 { elements = [.svg("g", ["opacity": formatted(group.opacity)], elements)] }
    return elements
  }

  /// The elements in an SVG group whose alpha is multiplied with that of other elements.
  ///
  /// - Parameter mask: the elements whose alpha is the mask, in the same coordinates; their color must be white.
  mutating func masked(_ elements: [MarkupElement], by mask: [MarkupElement]) -> [MarkupElement] {
    let mask = MarkupElement.svg("mask", ["maskUnits": "userSpaceOnUse"], mask).with(wholeRegion)
    return [.svg("g", ["mask": reference(to: mask)], elements)]
  }

  /// The attributes of the region of a mask or filter, which is limited.
  ///
  /// The region contains the canvas, wherever the layer is on it.
  private var wholeRegion: KeyValuePairs<String, String?> {
    var extent = 9_999
    while Double(extent) < max(size.width, size.height), extent < 1_000_000_000 { extent = extent * 10 + 9 }
    let (start, length) = (String(-extent), String(2 * extent + 1))
    return ["x": start, "y": start, "width": length, "height": length]
  }

  /// The reference to a filter that draws a shadow that SMIL animates, which cannot interpolate `drop-shadow()`.
  ///
  /// - Parameter track: the numbers of ``TrackedProperty/shadow`` over time.
  mutating func filter(_ track: Track) -> String {
    var shadow = MarkupElement.svg("feDropShadow")
    apply(
      track,
      [
        .number("dx", at: 5), .number("dy", at: 6), .number("stdDeviation", at: 4),
        AnimatedAttribute(name: "flood-color") { Color(channels: $0.prefix(3) + [255]).styleText },
        AnimatedAttribute(name: "flood-opacity") { formatted($0[3] / 255) },
      ], to: &shadow)
    let attributes: KeyValuePairs<String, String?> = [
      "filterUnits": "userSpaceOnUse", "color-interpolation-filters": "sRGB",
    ]
    return reference(to: .svg("filter", [shadow]).with(attributes).with(wholeRegion))
  }

  // MARK: - Shapes

  private mutating func fill(_ shape: Shape, _ paint: Paint) -> MarkupElement {
    let (color, opacity) = text(of: paint)
    _ = work.allowsMore(steps: shape.writingSteps)
    switch shape {
    case .roundedRect, .path:
      return Self.outline(shape).with(["fill": color, "fill-opacity": opacity])
    case .stroke(let path, let style, let transform):
      let trimmed = path.trimmed(
        from: style.strokeStart, to: style.strokeEnd, counting: work.allowsMore(steps:))
      return MarkupElement.svg(
        "path", ["d": trimmed.svgData, "fill": "none", "stroke": color, "stroke-opacity": opacity]
      ).stroked(style).with(["transform": transform.svgText])
    }
  }

  private mutating func text(of paint: Paint) -> (color: String, opacity: String?) {
    switch paint {
    case .color(let color): (color.opaqueStyleText, color.opacityText)
    case .linearGradient(let gradient): (reference(to: .gradient(gradient)), nil)
    }
  }

  /// The SVG element of a shape without paint, in points: a `<rect>` if the corner radii are equal, or else a `<path>`.
  static func outline(_ shape: Shape) -> MarkupElement {
    switch shape {
    case .roundedRect(let rounded):
      guard let radius = rounded.uniformRadius else { return .svg("path", ["d": rounded.svgData]) }
      let rect = rounded.rect
      return .svg(
        "rect",
        [
          "x": rect.minX == 0 ? nil : formatted(rect.minX), "y": rect.minY == 0 ? nil : formatted(rect.minY),
          "width": formatted(rect.width), "height": formatted(rect.height), "rx": radius > 0 ? formatted(radius) : nil,
        ])
    case .path(let path, let rule): return .svg("path", ["d": path.svgData, "fill-rule": rule.text])
    case .stroke(let path, _, _): return .svg("path", ["d": path.svgData])
    }
  }
}

extension MarkupElement {
  func filled(with color: Color) -> MarkupElement {
    with(["fill": color.opaqueStyleText, "fill-opacity": color.opacityText])
  }

  /// The element with the attributes for a stroke's width, caps and joins; defaults of SVG are left out.
  func stroked(_ style: StrokeStyle) -> MarkupElement {
    with([
      "stroke-width": style.lineWidth == 1 ? nil : formatted(style.lineWidth),
      "stroke-linecap": style.lineCap == .butt ? nil : style.lineCap.rawValue,
      "stroke-linejoin": style.lineJoin == .miter ? nil : style.lineJoin.rawValue,
      "stroke-miterlimit": style.lineJoin == .miter ? formatted(max(1, style.miterLimit)) : nil,
    ])
  }

  /// A `<linearGradient>` in points of the filled shape; locations outside of 0…1 are mapped into this range.
  static func gradient(_ gradient: LinearGradient) -> MarkupElement {
    let stops = GradientStops(colors: gradient.colors, locations: gradient.locations).forStraightMixing
    let range = UnitRange(of: [stops.locations])
    let axis = gradient.end - gradient.start
    let (start, end) = (gradient.start + axis * range.low, gradient.start + axis * range.high)
    return .svg(
      "linearGradient",
      [
        "gradientUnits": "userSpaceOnUse", "x1": formatted(start.x), "y1": formatted(start.y),
        "x2": formatted(end.x), "y2": formatted(end.y),
      ],
      zip(stops.colors, stops.locations).map { color, location in
        .svg(
          "stop",
          [
            "offset": formatted(range.share(of: location), decimals: 6), "stop-color": color.opaqueStyleText,
            "stop-opacity": color.opacityText,
          ])
      })
  }
}

extension [UInt8] {
  /// Appends a rounded rectangle to the path data of others.
  mutating func append(rectangle rounded: RoundedRect) {
    if !isEmpty { append(UInt8(ascii: " ")) }
    append(svgDataOf: rounded)
  }
}

extension FillRule {
  /// The SVG keyword of the fill rule, `evenodd`; nil for SVG's default rule, nonzero.
  var text: String? { self == .evenOdd ? "evenodd" : nil }
}

extension Color {
  /// White with this color's alpha.
  var whitened: Color { Color(red: 255, green: 255, blue: 255, alpha: alpha) }
}
