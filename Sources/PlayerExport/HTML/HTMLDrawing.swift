import Geometry
import LayerTree
import TextFormats

/// Collects what an HTML file consists of while layers are turned into elements.
///
/// The shimmer is made of elements that the compositor moves; everything else is SVG inside of the HTML.
struct HTMLDrawing {
  private(set) var colors = ColorVariables()
  /// All SVGs of the file: what they share is there once.
  var drawing: SVGDrawing

  init(clock: Clock) {
    drawing = SVGDrawing(size: .zero, clock: clock, swapsColors: true)
  }

  /// Layers over a background in the color of the overlay.
  ///
  /// - Parameters:
  ///   - dark: the same layers in the colors of the dark theme, nil when there is but one theme.
  ///   - overlay: what the canvas is filled with.
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

  /// What does not move, or moves as SVG does.
  mutating func svg(_ layers: [Layer]) -> [MarkupElement] {
    layers.isEmpty ? [] : svg(elements: drawing.elements(layers))
  }

  func svg(elements: [MarkupElement]) -> [MarkupElement] {
    if elements.isEmpty { return [] }
    let (width, height) = (formatted(drawing.size.roundedUp.width), formatted(drawing.size.roundedUp.height))
    return [.svg("svg", ["width": width, "height": height, "viewBox": "0 0 \(width) \(height)"], elements)]
  }

  /// The value of `style` that gives a property of an element its values; what shows at rest only where it ever does.
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

  /// True if it does nothing but show and hide its sublayers.
  fileprivate var isPlainContainer: Bool {
    guard case .none = content else { return false }
    let placement = LayerPlacement(of: self)
    return backgroundColor == nil && mask == nil && !masksToBounds && timing == .always && !sublayers.isEmpty
      && !animates(TrackedProperty.placement.keyPaths) && placement.translation == .zero && transform == .identity
      && bounds == .zero && animates(TrackedProperty.opacity.keyPaths)
  }

  /// True if it only gives the canvas a color.
  fileprivate func fillsCanvas(_ size: Size, with color: Color) -> Bool {
    isStill && sublayers.isEmpty && backgroundColor == color && color.alpha == 255 && cornerRadius == .zero
      && bounds.size == size && !isHidden && opacity == 1 && transform == .identity
  }
}
