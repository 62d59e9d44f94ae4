import Geometry
import LayerTree
import TextFormats

// Layers whose drawing order changes over time as HTML elements with an animated `z-index`, which SVG does not have.

extension HTMLDrawing {
  /// The HTML elements of layers of which some animate their `zPosition`, in a stacking context of their own.
  ///
  /// Each layer has an element with its `zPosition` as `z-index`. Layers up to the overlay keep their order behind it.
  mutating func reordered(_ layers: [Layer], dark: [Layer]?, overlay: HTMLOverlay) -> HTMLParts {
    let front = layers.firstIndex(where: \.isOverlay).map { $0 + 1 } ?? 0
    var stack = HTMLParts()
    if front > 0 {
      stack = parts(Array(layers[..<front]), dark: dark.map { Array($0.prefix(front)) }, overlay: overlay)
    }
    for index in front..<layers.count {
      let own = dark.flatMap { $0.indices.contains(index) ? [$0[index]] : nil }
      var inner = parts([layers[index]], dark: own, overlay: .none).elements
      if inner.isEmpty { continue }
      for part in inner.indices where inner[part].name == "svg" { inner[part]["style"] = "overflow:visible" }
      var element = MarkupElement.html("div", inner)
      element["style"] = style(of: drawing.track(.drawingOrder, of: layers[index]), "z-index") {
        "\(Int($0[0].rounded()))"
      }
      stack.elements.append(element)
    }
    stack.elements = [.html("div", ["style": "isolation:isolate"], stack.elements)]
    return stack
  }
}

extension [Layer] {
  /// True if an animation changes the drawing order of the layers in front of the overlay.
  var isReordered: Bool {
    let front = lastIndex(where: \.isOverlay).map { $0 + 1 } ?? 0
    return count > 1 && self[front...].contains(where: \.changesDrawingOrder)
      && !self[..<front].contains(where: \.changesDrawingOrder)
  }
}

extension TrackedProperty {
  /// The `zPosition` of a layer in thousandths of a point, within the range of `z-index`, which is a whole number.
  fileprivate static let drawingOrder = TrackedProperty(
    keyPaths: [.zPosition], numbers: TrackedNumbers(tolerances: [1]),
    value: { [Swift.min(Swift.max($0.zPosition * 1_000, -2e9), 2e9)] })
}
