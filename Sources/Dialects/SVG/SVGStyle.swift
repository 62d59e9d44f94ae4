import Geometry
import ViewTree
import XMLTree

/// The inherited properties that decide the outline of a shape or text: fill, stroke, visibility, font size and anchor.
///
/// Lengths are in user units.
struct SVGStyle: Hashable {
  var fill = SVGPaint.color(luminance: 0)
  var stroke = SVGPaint.none
  /// True if the property `fill-opacity` is above 0, and the same for strokes.
  var (isFillOpaque, isStrokeOpaque) = (true, true)
  var strokeWidth = 1.0
  var lineCap = StrokeStyle.LineCap.butt
  var fillRule = FillRule.nonzero
  /// The fill rule of a shape in a clip path.
  var clipRule = FillRule.nonzero
  var isVisible = true
  var fonts = SVGFontSizes()
  /// The fraction of a text's width that is left of its anchor point: 0 for start, 0.5 for middle, 1 for end.
  var textAnchor = 0.0

  var isFilled: Bool { fill != .none && isFillOpaque }
  var isStroked: Bool { stroke != .none && isStrokeOpaque }
  var isPainted: Bool { isFilled || isStroked }

  /// The brightness of the paint of a shape in a mask, 0 for black and 1 for white; nil for a gradient or pattern.
  var luminance: Double? {
    if case .color(let luminance) = isFilled ? fill : stroke { luminance } else { nil }
  }

  /// Returns the style of an element with the given properties whose parent has this style.
  ///
  /// Invalid values are ignored.
  ///
  /// - Parameter holds: a function that returns true if the document contains an element with an identifier.
  func inherited(by properties: SVGProperties, holds: (String) -> Bool) -> SVGStyle {
    if properties.isEmpty { return self }
    var style = self
    if let size = properties["font-size"].flatMap({ parseSVGLength($0, of: fonts.element, fonts) }), size > 0 {
      style.fonts.element = size
    }
    if let paint = properties["fill"].flatMap({ SVGPaint($0, holds: holds) }) { style.fill = paint }
    if let opacity = properties["fill-opacity"].flatMap(parseSVGOpacity) { style.isFillOpaque = opacity > 0 }
    if let paint = properties["stroke"].flatMap({ SVGPaint($0, holds: holds) }) { style.stroke = paint }
    if let opacity = properties["stroke-opacity"].flatMap(parseSVGOpacity) { style.isStrokeOpaque = opacity > 0 }
    if let width = properties["stroke-width"].flatMap({ parseSVGLength($0, of: 0, style.fonts) }), width >= 0 {
      style.strokeWidth = width
    }
    if let cap = properties["stroke-linecap"].flatMap(StrokeStyle.LineCap.init(rawValue:)) { style.lineCap = cap }
    if let rule = properties["fill-rule"].flatMap(ValueSyntax<FillRule>.fillRule.parse) { style.fillRule = rule }
    if let rule = properties["clip-rule"].flatMap(ValueSyntax<FillRule>.fillRule.parse) { style.clipRule = rule }
    switch properties["visibility"] {
    case "visible", "initial": style.isVisible = true
    case "hidden", "collapse": style.isVisible = false
    default: break
    }
    let anchor = properties["text-anchor"].flatMap { ["start": 0, "middle": 0.5, "end": 1][$0] }
    style.textAnchor = anchor ?? textAnchor
    return style
  }
}

/// The paint of a fill or a stroke.
enum SVGPaint: Hashable {
  /// No paint, or a transparent color.
  case none
  /// A color and its brightness, 0 for black and 1 for white.
  case color(luminance: Double)
  /// A gradient or a pattern.
  case server

  /// Reads a paint; nil for the value of the parent.
  ///
  /// A paint that is not known, such as a variable, counts as white.
  init?(_ text: String, holds: (String) -> Bool) {
    var text = text
    if let reference = svgReference(text) {
      if holds(reference) {
        self = .server
        return
      }
      // The color after the reference is used if the element is missing: SVG 2, section 13.2.
      let fallback = text.split(separator: ")", maxSplits: 1).dropFirst().first.map { $0.filter { $0 != " " } } ?? ""
      text = fallback.isEmpty ? "none" : fallback
    }
    switch text {
    case "none": self = .none
    case "inherit", "unset": return nil
    case "currentColor", "currentcolor", "initial": self = .color(luminance: 0)
    default:
      guard let color = parseColor(text) else {
        self = .color(luminance: 1)
        return
      }
      self = color.alpha == 0 ? .none : .color(luminance: color.luminance)
    }
  }
}

extension Color {
  /// The luminance of the color by which a mask weighs it, 0…1: CSS Masking 1, section 7.10.2, without alpha.
  fileprivate var luminance: Double {
    (0.2125 * Double(red) + 0.7154 * Double(green) + 0.0721 * Double(blue)) / 255
  }
}

/// Returns the identifier in a value `url(#id)`, which may be in quotation marks; nil for other texts.
func svgReference(_ text: String) -> String? {
  guard text.hasPrefix("url(") else { return nil }
  let inner = text.dropFirst(4).prefix { $0 != ")" }.filter { !"'\" ".contains($0) }
  return inner.hasPrefix("#") ? String(inner.dropFirst()) : nil
}

/// Parses an opacity, a number or a percentage, and clamps it to 0…1; nil for other texts.
func parseSVGOpacity(_ text: String) -> Double? {
  parseSVGLength(text, of: 1).map { min(max($0, 0), 1) }
}

/// The presentation properties that an SVG element states by attributes, by style sheets or in `style="name: value"`.
///
/// An attribute has the lowest precedence. Names have hyphens as in SVG, or are in JSX's camelCase.
struct SVGProperties {
  /// A property with its hyphenated name.
  struct Property {
    var name: String
    var value: String
    /// The attribute that states the property; nil for a declaration of CSS.
    var attribute: XMLAttribute?
  }

  /// The properties; a later one takes precedence.
  private var properties: [Property] = []
  /// True if a property refers to another element, or has an effect that is not read, such as a filter.
  private(set) var haveEffects = false

  /// No properties.
  init() {}

  /// The hyphenated name of each supported property, by its name with hyphens and by its name in camelCase.
  private static let names: [String: String] = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap", "visibility",
    "display", "opacity", "font-size", "text-anchor", "clip-path", "clip-rule", "mask", "mask-type", "filter",
    "marker-start", "marker-mid", "marker-end", "overflow", "transform", "transform-origin", "transform-box", "x", "y",
    "width", "height", "cx", "cy", "r", "rx", "ry", "d",
  ].reduce(into: [:]) {
    $0[$1] = $1
    $0[camelCased($1)] = $1
  }

  /// The properties whose lengths need a unit in CSS, other than 0.
  private static let lengths: Set<String> = ["x", "y", "width", "height", "cx", "cy", "r", "rx", "ry"]

  init(_ element: XMLElement, _ sheet: SVGStyleSheet, count: (Int) -> Bool) {
    var style: String?
    for attribute in element.attributes {
      if let name = Self.names[attribute.name] {
        append(Property(name: name, value: attribute.value, attribute: attribute))
      } else if attribute.name == "style" {
        style = attribute.value
      }
    }
    guard style != nil || !sheet.isEmpty else { return }
    let declarations =
      (sheet.isEmpty ? [] : sheet.declarations(for: element, count: count))
      + (style.map(SVGDeclaration.list) ?? [])
    // The order of important declarations among each other is that of all others.
    for isImportant in [false, true] {
      for declaration in declarations where declaration.isImportant == isImportant { append(declaration) }
    }
  }

  private mutating func append(_ declaration: SVGDeclaration) {
    guard let name = Self.names[declaration.name] else { return }
    if Self.lengths.contains(name), let number = parseNumber(declaration.value), number != 0 { return }
    append(Property(name: name, value: declaration.value, attribute: nil))
  }

  private mutating func append(_ property: Property) {
    if property.value.hasPrefix("url(") || property.name == "filter" { haveEffects = true }
    properties.append(property)
  }

  /// Returns the value of the property with a hyphenated name; nil if the element does not state it.
  subscript(name: String) -> String? { property(name)?.value }

  /// Returns the property with a hyphenated name; nil if the element does not state it.
  func property(_ name: String) -> Property? {
    properties.isEmpty ? nil : properties.last { $0.name == name }
  }

  var isEmpty: Bool { properties.isEmpty }
}
