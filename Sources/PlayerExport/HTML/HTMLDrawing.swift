import Diagnostics
import Geometry
import LayerTree
import TextFormats

/// The state of the conversion of layers into an HTML file: colors, definitions and style sheet.
///
/// The shimmer becomes HTML elements that the compositor moves; all other content becomes inline SVG.
///
/// In its functions, `dark` is the drawing of the dark theme, nil for a single theme, and `overlay` the color of the
/// overlay of a canvas. All other parameters are of the light theme.
struct HTMLDrawing {
  var colors = ColorVariables()
  /// The style sheet rules for the dark colors of all inline SVGs.
  private(set) var darkColors = DarkColors()
  /// The state of all inline SVGs of the file; a definition that several of them use is written once.
  var drawing: SVGDrawing

  init(clock: Clock, _ work: SharedWorkMeter) {
    drawing = SVGDrawing(size: .zero, clock: clock, swapsColors: true, work)
  }

  /// The HTML elements of layers, from back to front, for a box that covers the canvas.
  mutating func parts(_ layers: [Layer], dark: [Layer]?, overlay: HTMLOverlay) -> HTMLParts {
    if drawing.clock == .css, layers.isReordered { return reordered(layers, dark: dark, overlay: overlay) }
    var parts = HTMLParts()
    var pending: (light: [Layer], dark: [Layer]?) = ([], dark.map { _ in [] })
    var index = 0
    if let curtain = layers.firstIndex(where: \.isOverlay), drawing.clock == .css,
      let found = self.curtain(layers[...curtain], dark: dark)
    {
      parts = found
      index = curtain + 1
    }
    for (offset, layer) in layers.enumerated().dropFirst(index) {
      if offset == 0, layer.fillsCanvas(drawing.size, with: overlay.light) {
        parts.needsOverlay = true
        continue
      }
      let darkLayer = dark.flatMap { $0.indices.contains(offset) ? $0[offset] : nil }
      if drawing.clock == .css, layer.canConverge {
        parts.elements += svg(pending.light, dark: pending.dark) + converging(layer, dark: darkLayer)
        pending = ([], dark.map { _ in [] })
        continue
      }
      guard layer.isPlainContainer, drawing.clock == .css else {
        pending.light.append(layer)
        if let darkLayer { pending.dark?.append(darkLayer) }
        continue
      }
      parts.elements += svg(pending.light, dark: pending.dark)
      pending = ([], dark.map { _ in [] })
      let inner = self.parts(layer.sublayers, dark: darkLayer?.sublayers, overlay: overlay)
      if inner.elements.isEmpty, !inner.needsOverlay { continue }
      var part = MarkupElement.html("div", inner.elements)
      part["style"] = style(of: drawing.track(.opacity, of: layer), "opacity") { formatted($0[0]) }
      if inner.needsOverlay { part["style"] = (part["style"].map { $0 + ";" } ?? "") + background(overlay) }
      parts.elements.append(part)
    }
    parts.elements += svg(pending.light, dark: pending.dark)
    return parts
  }

  /// The elements of both themes, of which a style sheet shows one, for gradients that differ in more than colors.
  mutating func alternate(_ light: MarkupElement, dark: MarkupElement) -> [MarkupElement] {
    drawing.styles.add(".\(DarkColors.night){display:none}")
    darkColors.showAlternatives()
    return [light.with(["class": DarkColors.day]), dark.with(["class": DarkColors.night])]
  }

  /// The CSS declaration of a background in the color of the overlay.
  mutating func background(_ overlay: HTMLOverlay) -> String {
    "background:" + colors.text(overlay.light, dark: overlay.dark)
  }

  /// The inline SVG of layers, animated if the layers are, in points of the canvas; empty without layers.
  mutating func svg(_ layers: [Layer], dark: [Layer]?) -> [MarkupElement] {
    layers.isEmpty ? [] : svg(layers, dark: dark) { $0.elements($1) }
  }

  /// The inline SVG of the display items of a still picture, with dark colors for `prefers-color-scheme: dark`.
  mutating func svg(_ items: [DisplayItem], dark: [DisplayItem]?) -> [MarkupElement] {
    svg(items, dark: dark) { $0.elements($1) }
  }

  /// The inline SVG of drawn elements, with dark colors for `prefers-color-scheme: dark`; empty without elements.
  private mutating func svg<Parts>(
    _ light: Parts, dark: Parts?, _ draw: (inout SVGDrawing, Parts) -> [MarkupElement]
  ) -> [MarkupElement] {
    // From the same state, so that equal parts get equal names.
    var other = drawing
    let lightElements = draw(&drawing, light)
    let darkElements = dark.map { draw(&other, $0) }
    let elements = drawing.following(darkElements.map { (other, $0) }, lightElements, &darkColors) { drawing in
      dark.map { draw(&drawing, $0) } ?? []
    }
    if elements.isEmpty { return [] }
    let (width, height) = (formatted(drawing.size.roundedUp.width), formatted(drawing.size.roundedUp.height))
    return [.svg("svg", ["width": width, "height": height, "viewBox": "0 0 \(width) \(height)"], elements)]
  }

  /// The CSS declarations that play a track as the CSS property `property`, for an element's attribute `style`.
  ///
  /// The property's value at rest is left out if an animation overrides it at all times.
  mutating func style(of track: Track, _ property: String, _ text: ([Double]) -> String) -> String {
    let rest = "\(property):\(text(track.rest))"
    guard track.moves else { return rest }
    let endures = track.runs.last.map { $0.holdsEnd || $0.count.isInfinite } ?? false
    // Without motion the element shows the value at rest.
    let isCovered =
      endures && (track.runs.map(\.begin).min() ?? 1) <= 0 && drawing.styles.isHiddenWithoutMotion
    let animation = drawing.styles.animation(track, isFade: property == "opacity") { "\(property):\(text($0))" }
    return (isCovered ? "" : rest + ";") + "animation:\(animation)"
  }
}

/// The color of the overlay in the light theme, and in the dark one, nil for a single theme.
struct HTMLOverlay {
  var light: Color
  var dark: Color?

  static let none = HTMLOverlay(light: .clear)
}

/// The HTML elements in a box that covers the canvas, from back to front.
struct HTMLParts {
  var elements: [MarkupElement] = []
  /// True if the background of the box must have the color of the overlay.
  var needsOverlay = false
}

extension MarkupElement {
  static func html(_ name: String, _ children: [MarkupElement]) -> MarkupElement { html(name, [:], children) }
}

extension Layer {
  var isOverlay: Bool {
    if case .overlay = content { true } else { false }
  }

  /// True if the layer draws nothing itself and only fades its sublayers by an animated opacity.
  fileprivate var isPlainContainer: Bool {
    guard case .none = content else { return false }
    let placement = LayerPlacement(of: self)
    return backgroundColor == nil && mask == nil && !masksToBounds && timing == .always && !sublayers.isEmpty
      && !animates(TrackedProperty.placement.keyPaths) && placement.translation == .zero && transform == .identity
      && isFlat && bounds == .zero && animates(TrackedProperty.opacity.keyPaths)
  }

  /// Returns true if the layer only fills the whole canvas with the given color; false for a translucent color.
  fileprivate func fillsCanvas(_ size: Size, with color: Color) -> Bool {
    isStill && sublayers.isEmpty && backgroundColor == color && color.alpha == 255 && cornerRadius == .zero
      && bounds.size == size && !isHidden && opacity == 1 && transform == .identity && isFlat
  }
}
