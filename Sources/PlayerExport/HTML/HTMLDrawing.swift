import Diagnostics
import Geometry
import LayerTree
import TextFormats

/// Collects the colors, definitions and style sheet of an HTML file while layers are turned into elements.
///
/// The shimmer consists of elements that the compositor moves; all other content is inline SVG.
struct HTMLDrawing {
  private(set) var colors = ColorVariables()
  /// The style sheet rules for the dark colors of the inline SVGs.
  private(set) var darkColors = DarkColors()
  /// The drawing that collects all inline SVGs of the file; a definition used by several of them is written once.
  var drawing: SVGDrawing

  init(clock: Clock, _ work: SharedWorkMeter) {
    drawing = SVGDrawing(size: .zero, clock: clock, swapsColors: true, work)
  }

  /// The elements of layers, from back to front, over a background in the color of the overlay.
  ///
  /// - Parameters:
  ///   - layers: the layers in the colors of the light theme.
  ///   - dark: the same layers in the colors of the dark theme; nil for a single theme.
  ///   - overlay: the color of the canvas.
  mutating func parts(_ layers: [Layer], dark: [Layer]?, overlay: Color) -> [MarkupElement] {
    var parts: [MarkupElement] = []
    var pending: (light: [Layer], dark: [Layer]?) = ([], dark.map { _ in [] })
    var index = 0
    if let curtain = layers.firstIndex(where: \.isOverlay), drawing.clock == .css,
      let elements = self.curtain(layers[...curtain], dark: dark)
    {
      parts += elements
      index = curtain + 1
    }
    for (offset, layer) in layers.enumerated().dropFirst(index) {
      if offset == 0, layer.fillsCanvas(drawing.size, with: overlay) { continue }
      let darkLayer = dark.flatMap { $0.indices.contains(offset) ? $0[offset] : nil }
      guard layer.isPlainContainer, drawing.clock == .css else {
        pending.light.append(layer)
        if let darkLayer { pending.dark?.append(darkLayer) }
        continue
      }
      parts += svg(pending.light, dark: pending.dark)
      pending = ([], dark.map { _ in [] })
      let inner = self.parts(layer.sublayers, dark: darkLayer?.sublayers, overlay: overlay)
      var part = MarkupElement.html("div", inner)
      part["style"] = style(of: drawing.track(.opacity, of: layer), "opacity") { formatted($0[0]) }
      if !inner.isEmpty { parts.append(part) }
    }
    return parts + svg(pending.light, dark: pending.dark)
  }

  /// An inline SVG of layers, animated by CSS where they move; empty without layers.
  private mutating func svg(_ layers: [Layer], dark: [Layer]?) -> [MarkupElement] {
    if layers.isEmpty { return [] }
    return svg(dark: dark) {
      $0.elements($1)
    } light: {
      $0.elements(layers)
    }
  }

  /// An inline SVG of the display items of a still picture, in dark colors with `prefers-color-scheme: dark`.
  ///
  /// - Parameter dark: the same items in the dark theme; nil for a single theme.
  mutating func svg(_ items: [DisplayItem], dark: [DisplayItem]?) -> [MarkupElement] {
    svg(dark: dark) {
      $0.elements($1)
    } light: {
      $0.elements(items)
    }
  }

  /// An inline SVG of the elements that `drawLight` returns, in dark colors with `prefers-color-scheme: dark`.
  ///
  /// - Parameters:
  ///   - dark: the layers or items in the dark theme; nil for a single theme.
  ///   - drawDark: draws `dark` into a drawing and returns its elements.
  ///   - drawLight: draws the light theme into a drawing and returns its elements.
  private mutating func svg<Parts>(
    dark: Parts?, _ drawDark: (inout SVGDrawing, Parts) -> [MarkupElement],
    light drawLight: (inout SVGDrawing) -> [MarkupElement]
  ) -> [MarkupElement] {
    // From the same state, so that equal parts get equal names.
    var other = drawing
    let elements = drawLight(&drawing)
    let darkElements = dark.map { drawDark(&other, $0) }
    return svg(elements: drawing.following(darkElements.map { (other, $0) }, elements, &darkColors))
  }

  private func svg(elements: [MarkupElement]) -> [MarkupElement] {
    if elements.isEmpty { return [] }
    let (width, height) = (formatted(drawing.size.roundedUp.width), formatted(drawing.size.roundedUp.height))
    return [.svg("svg", ["width": width, "height": height, "viewBox": "0 0 \(width) \(height)"], elements)]
  }

  /// The CSS declarations for an element's attribute `style` that play a track of the CSS property `property`.
  ///
  /// The value at rest is left out if an animation overrides it at all times. `text` formats the numbers of a key
  /// frame.
  mutating func style(of track: Track, _ property: String, _ text: ([Double]) -> String) -> String {
    let endures = track.runs.last.map { $0.holdsEnd || $0.count.isInfinite } ?? false
    let isCovered = endures && (track.runs.map(\.begin).min() ?? 1) <= 0
    let rest = isCovered ? "" : "\(property):\(text(track.rest))"
    guard track.moves else { return rest }
    let animation = drawing.styles.animation(track) { "\(property):\(text($0))" }
    return (rest.isEmpty ? "" : rest + ";") + "animation:\(animation)"
  }

  /// The CSS text of a color of this file, which is a variable if `dark` is another color.
  mutating func text(_ color: Color, dark: Color?) -> String { colors.text(color, dark: dark) }
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
      && bounds == .zero && animates(TrackedProperty.opacity.keyPaths)
  }

  /// True if the layer does nothing but fill the whole canvas with an opaque color.
  fileprivate func fillsCanvas(_ size: Size, with color: Color) -> Bool {
    isStill && sublayers.isEmpty && backgroundColor == color && color.alpha == 255 && cornerRadius == .zero
      && bounds.size == size && !isHidden && opacity == 1 && transform == .identity
  }
}
