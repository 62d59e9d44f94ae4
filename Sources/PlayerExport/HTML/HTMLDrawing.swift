import Geometry
import LayerTree
import TextFormats

/// The parts of an HTML file, collected while layers are converted into elements.
///
/// The shimmer consists of elements that the compositor moves; all other parts are inline SVG.
struct HTMLDrawing {
  private(set) var colors = ColorVariables()
  /// The drawing of all SVGs in the file, which share definitions.
  var drawing: SVGDrawing

  init(clock: Clock) {
    drawing = SVGDrawing(size: .zero, clock: clock, swapsColors: true)
  }

  /// The elements of layers over a background in the color of the overlay.
  ///
  /// - Parameters:
  ///   - layers: the layers from back to front.
  ///   - dark: the same layers in the colors of the dark theme; nil for a single theme.
  ///   - overlay: the color that fills the canvas.
  mutating func parts(_ layers: [Layer], dark: [Layer]?, overlay: Color) -> [MarkupElement] {
    var parts: [MarkupElement] = []
    var pending: [Layer] = []
    var index = 0
    if let curtain = layers.firstIndex(where: \.isOverlay), drawing.clock == .css,
      let elements = self.curtain(layers[...curtain], dark: dark)
    {
      parts += elements
      index = curtain + 1
    }
    for (offset, layer) in layers.enumerated().dropFirst(index) {
      if offset == 0, layer.fillsCanvas(drawing.size, with: overlay) { continue }
      let isDark = dark.map { $0.indices.contains(offset) } ?? false
      guard layer.isPlainContainer, drawing.clock == .css else {
        pending.append(layer)
        continue
      }
      parts += svg(pending)
      pending = []
      let inner = self.parts(layer.sublayers, dark: isDark ? dark?[offset].sublayers : nil, overlay: overlay)
      var part = MarkupElement.html("div", inner)
      part["style"] = style(of: TrackedProperty.opacity.track(of: layer), "opacity") { formatted($0[0]) }
      if !inner.isEmpty { parts.append(part) }
    }
    return parts + svg(pending)
  }

  /// Layers that are still or that SVG animates, as an inline SVG.
  mutating func svg(_ layers: [Layer]) -> [MarkupElement] {
    layers.isEmpty ? [] : svg(elements: drawing.elements(layers))
  }

  func svg(elements: [MarkupElement]) -> [MarkupElement] {
    if elements.isEmpty { return [] }
    let (width, height) = (formatted(drawing.size.roundedUp.width), formatted(drawing.size.roundedUp.height))
    return [.svg("svg", ["width": width, "height": height, "viewBox": "0 0 \(width) \(height)"], elements)]
  }

  /// The value of `style` that animates a property of an element; the value at rest is left out if it is never visible.
  mutating func style(of track: Track, _ property: String, _ text: ([Double]) -> String) -> String {
    let endures = track.runs.last.map { $0.holdsEnd || $0.count.isInfinite } ?? false
    let isCovered = endures && (track.runs.map(\.begin).min() ?? 1) <= 0
    let rest = isCovered ? "" : "\(property):\(text(track.rest))"
    guard track.moves else { return rest }
    let animation = drawing.styles.animation(track) { "\(property):\(text($0))" }
    return (rest.isEmpty ? "" : rest + ";") + "animation:\(animation)"
  }

  /// A color of this drawing as text.
  mutating func text(_ color: Color, dark: Color?) -> String { colors.text(color, dark: dark) }
}

extension MarkupElement {
  static func html(_ name: String, _ children: [MarkupElement]) -> MarkupElement { html(name, [:], children) }
}

extension Layer {
  var isOverlay: Bool {
    if case .overlay = content { true } else { false }
  }

  /// True if the layer only shows and hides its sublayers.
  fileprivate var isPlainContainer: Bool {
    guard case .none = content else { return false }
    let placement = LayerPlacement(of: self)
    return backgroundColor == nil && mask == nil && !masksToBounds && timing == .always && !sublayers.isEmpty
      && !animates(TrackedProperty.placement.keyPaths) && placement.translation == .zero && transform == .identity
      && bounds == .zero && animates(TrackedProperty.opacity.keyPaths)
  }

  /// True if the layer only fills the canvas with a color.
  fileprivate func fillsCanvas(_ size: Size, with color: Color) -> Bool {
    isStill && sublayers.isEmpty && backgroundColor == color && color.alpha == 255 && cornerRadius == .zero
      && bounds.size == size && !isHidden && opacity == 1 && transform == .identity
  }
}
