import Diagnostics
import Geometry
import LayerTree
import TextFormats

// Layers, which may be animated, as SVG elements.

extension SVGDrawing {
  /// The SVG elements that draw layers and their sublayers, from back to front, in the coordinates of their superlayer.
  mutating func elements(_ layers: [Layer], delay: Double = 0) -> [MarkupElement] {
    var elements: [MarkupElement] = []
    var still: [Layer] = []
    func finishStill(_ drawing: inout SVGDrawing) {
      if still.isEmpty { return }
      elements += drawing.elements(presentation(of: still, size: drawing.size, at: 0).items)
      still = []
    }
    if layers.count > 1, layers.contains(where: \.changesDrawingOrder) { note(.drawingOrder) }
    for layer in layers.inDrawingOrder {
      if case .overlay(let color, let holes) = layer.content, layer.isStill {
        finishStill(&self)
        elements = curtain(over: elements, color, holes: holes)
      } else if layer.isStill {
        still.append(layer)
      } else {
        finishStill(&self)
        elements += moving(layer, delay: delay)
      }
    }
    finishStill(&self)
    return elements
  }

  /// The values of a layer's property over time, in seconds of the layer's local time; incomplete after the deadline.
  func track(_ property: TrackedProperty, of layer: Layer) -> Track { property.track(of: layer, work) }

  private mutating func moving(_ layer: Layer, delay: Double) -> [MarkupElement] {
    guard work.allowsMore() else { return [] }
    if layer.needsProjection { note(.perspective) }
    let delay = delay + layer.timing.beginTime
    checkPeriods(of: layer)
    let background = self.background(of: layer, delay: delay)
    var content = self.content(of: layer, delay: delay)
    if case .replicator(let replicator) = layer.content {
      content += copies(of: layer, replicator, delay: delay)
    } else {
      content += elements(layer.sublayers, delay: delay)
    }
    if layer.masksToBounds, !content.isEmpty {
      let clip = reference(to: .svg("clipPath", [outline(of: layer, delay: delay)]))
      content = [.cut(content, to: clip)]
    }
    var elements = shadowed(background + content, layer, delay: delay)
    if let mask = layer.mask, !elements.isEmpty {
      elements = masked(elements, by: self.elements([mask.recolored(\.whitened)], delay: delay))
    }
    if elements.isEmpty { return [] }
    return placed(elements, layer, delay: delay)
  }

  /// The elements of a layer, in a group that is moved and faded like the layer, in the coordinates of its superlayer.
  ///
  /// There is no group if the layer is neither moved nor faded.
  private mutating func placed(_ elements: [MarkupElement], _ layer: Layer, delay: Double) -> [MarkupElement] {
    let placement = track(.placement, of: layer).delayed(by: delay)
    let opacity = track(.opacity, of: layer).delayed(by: delay)
    var element = elements.count == 1 && elements[0].takesPlacement ? elements[0] : .svg("g", elements)
    apply(placement, TransformFormat(placement: placement.keyValues), to: &element)
    if opacity.moves || opacity.rest != [1] { apply(opacity, [.number("opacity")], to: &element) }
    let isBare = element.name == "g" && element.attributes.isEmpty
    return isBare ? element.children : [element]
  }

  private mutating func copies(
    of layer: Layer, _ replicator: ReplicatorContent, delay: Double
  ) -> [MarkupElement] {
    layer.copies(replicator).compactMap { copy in
      if work.isOver { return nil }
      let elements = self.elements(copy.layers, delay: delay + copy.delay)
      if elements.isEmpty { return nil }
      let transform = copy.transform.svgText
      if copy.opacity == 1, transform == nil, elements.count == 1 { return elements[0] }
      let opacity = copy.opacity == 1 ? nil : formatted(copy.opacity)
      return .svg("g", ["transform": transform, "opacity": opacity], elements)
    }
  }

  /// The elements of a layer in a group with the layer's shadow; unchanged if it has none.
  private mutating func shadowed(_ elements: [MarkupElement], _ layer: Layer, delay: Double) -> [MarkupElement] {
    let moves = layer.animates(TrackedProperty.shadow.keyPaths)
    guard !elements.isEmpty, !layer.masksToBounds, moves || layer.shadow.opacity > 0 else { return elements }
    let track = track(.shadow, of: layer).delayed(by: delay)
    if track.keyValues.allSatisfy({ $0[3] <= 0 }) { return elements }
    if track.moves || !layer.sublayers.allSatisfy(\.isStill) { noteRepaint("shadows") }
    if track.moves, clock == .smil { return [.svg("g", ["filter": filter(track)], elements)] }
    var element = MarkupElement.svg("g", ["filter": AnimatedAttribute.shadow.text(track.rest)], elements)
    apply(track, [.shadow], to: &element)
    return [element]
  }

  // MARK: - Content of a layer

  private mutating func background(of layer: Layer, delay: Double) -> [MarkupElement] {
    guard layer.backgroundColor != nil || layer.animates([.backgroundColor]), !layer.bounds.isEmpty else { return [] }
    let color = track(.backgroundColor, of: layer).delayed(by: delay)
    return colored(outline(of: layer, delay: delay), "fill", color)
  }

  /// The SVG element of a layer's bounds with rounded corners, without paint, in points of the layer.
  ///
  /// It is animated if the bounds or the radii are.
  private mutating func outline(of layer: Layer, delay: Double) -> MarkupElement {
    var element = Self.outline(layer.outline)
    let track = track(.outline, of: layer).delayed(by: delay)
    guard track.moves else { return element }
    noteRepaint("bounds and cornerRadius")
    if track.keyValues.allSatisfy({ Set($0[2..<6]).count == 1 }) {
      if element.name != "rect" {
        element = .svg("rect", ["x": formatted(layer.bounds.minX), "y": formatted(layer.bounds.minY)])
      }
      var attributes: [AnimatedAttribute] = [
        .number("width", at: 0, unit: "px"), .number("height", at: 1, unit: "px"), .number("rx", at: 2, unit: "px"),
      ]
      if track.keyValues.contains(where: { Array($0[6...]) != Array(track.rest[6...]) }) {
        attributes += [.number("x", at: 6, unit: "px"), .number("y", at: 7, unit: "px")]
      }
      apply(track, attributes, to: &element)
      return element
    }
    @Sendable func data(_ values: [Double]) -> String { TrackedProperty.rounded(ofOutline: values).svgData }
    let isStyle = clock == .css
    element = .svg("path")
    apply(track, [AnimatedAttribute(name: "d") { isStyle ? "path(\"\(data($0))\")" : data($0) }], to: &element)
    element["d"] = data(track.rest)
    return element
  }

  private mutating func content(of layer: Layer, delay: Double) -> [MarkupElement] {
    switch layer.content {
    case .none, .replicator: return []
    case .overlay(let color, let holes): return curtain(over: [], color, holes: holes)
    case .gradient: return gradient(layer, delay: delay)
    case .shape(let shape):
      if shape.path.isEmpty { return [] }
      _ = work.allowsMore(steps: 2 * shape.path.writingSteps)
      var elements: [MarkupElement] = []
      if shape.fillColor != nil || layer.animates([.fillColor]) {
        let color = track(.fillColor, of: layer).delayed(by: delay)
        elements += colored(Self.outline(.path(shape.path, shape.fillRule)), "fill", color)
      }
      if shape.strokeColor != nil || layer.animates([.strokeColor]) {
        elements += stroke(of: layer, shape, delay: delay)
      }
      return elements
    }
  }

  private mutating func stroke(of layer: Layer, _ shape: ShapeContent, delay: Double) -> [MarkupElement] {
    let color = track(.strokeColor, of: layer).delayed(by: delay)
    let width = track(.lineWidth, of: layer).delayed(by: delay)
    let isTrimmed = layer.animates([.strokeStart, .strokeEnd])
    if isTrimmed { noteRepaint("strokeStart and strokeEnd") }
    if width.moves { noteRepaint("lineWidth") }
    let style = shape.strokeStyle
    let parts =
      isTrimmed
      ? shape.path.contours
      : [
        (
          shape.path.trimmed(from: style.strokeStart, to: style.strokeEnd, counting: work.allowsMore(steps:)), 0.0,
          1.0
        )
      ]
    return parts.flatMap { path, start, length in
      var element = MarkupElement.svg("path", ["d": path.svgData, "fill": "none"]).stroked(style)
      if width.moves { apply(width, [.number("stroke-width", unit: "px")], to: &element) }
      if isTrimmed {
        element["pathLength"] = "1"
        // A line of length 0 would draw its caps: it is moved to 2, where there is no path.
        let line = TrackedProperty.line(from: start, length: length, ofPoint: [2, 0]) {
          $0 < $1 ? [$0, $1 - $0] : [2, 0]
        }
        apply(track(line, of: layer).delayed(by: delay), AnimatedAttribute.dash, to: &element)
      }
      return colored(element, "stroke", color)
    }
  }

  /// The SVG elements for a shape in a color that may be animated; empty if the color is transparent at all times.
  ///
  /// If ``swapsColors`` is true, a color that only jumps becomes one element for each of its values.
  ///
  /// - Parameters:
  ///   - attribute: the painted attribute: `fill` or `stroke`.
  ///   - track: red, green, blue and alpha over time, 0…255.
  private mutating func colored(_ element: MarkupElement, _ attribute: String, _ track: Track) -> [MarkupElement] {
    var element = element
    guard track.moves else {
      let color = Color(channels: track.rest)
      if color.alpha == 0 { return [] }
      return [element.with([attribute: color.opaqueStyleText, "\(attribute)-opacity": color.opacityText])]
    }
    if swapsColors, track.onlyJumps, element["style"] == nil {
      return track.distinctValues.filter { $0[3] > 0 }.map { value in
        let color = Color(channels: value)
        var one = element.with([attribute: color.opaqueStyleText, "\(attribute)-opacity": color.opacityText])
        apply(track.map { [$0 == value ? 1 : 0] }.withoutRepeats, [.number("opacity")], to: &one)
        return one
      }
    }
    noteRepaint("colors")
    apply(track, [.color(attribute)], to: &element)
    return [element]
  }

  // MARK: - Notes

  private mutating func noteRepaint(_ property: String) {
    if swapsColors { note(.repaints([property])) }
  }

  private mutating func checkPeriods(of layer: Layer) {
    for (property, name) in [(TrackedProperty.placement, "position and transform"), (.opacity, "opacity")]
    where !layer.repeatsWhole(property.keyPaths) {
      note(.loopIsCut(name))
    }
  }
}

extension Layer {
  /// True if neither the layer, its mask nor a sublayer has animations or a timing.
  var isStill: Bool {
    animations.isEmpty && timing == .always && mask?.isStill ?? true && sublayers.allSatisfy(\.isStill)
  }
}

extension MarkupElement {
  /// True if a transform and an opacity can be added to the element without a conflict with its attributes and
  /// animations.
  fileprivate var takesPlacement: Bool {
    let taken = ["transform", "opacity", "style", "clip-path", "mask", "filter", "class"]
    return name != "svg" && children.allSatisfy { !$0.name.hasPrefix("animate") }
      && !attributes.contains { taken.contains($0.name) }
  }
}

extension Track {
  /// The distinct values of the track, in the order of their first occurrence; each element has all numbers of the
  /// track, in their units.
  var distinctValues: [[Double]] {
    var values: [[Double]] = []
    for value in keyValues where !values.contains(value) { values.append(value) }
    return values
  }

  /// The track without key frames that repeat the previous values; correct if the values only jump.
  var withoutRepeats: Track {
    var track = self
    for index in track.runs.indices {
      let frames = runs[index].keyframes
      track.runs[index].keyframes = frames.indices.filter {
        $0 == 0 || $0 == frames.count - 1 || frames[$0].values != frames[$0 - 1].values
      }.map { frames[$0] }
    }
    return track
  }
}

extension Path {
  /// The contours of the path, each with its start and its length as fractions of the whole path's length.
  ///
  /// The result is empty for a path of length 0.
  var contours: [(path: Path, start: Double, length: Double)] {
    var parts: [Path] = []
    for element in elements {
      if case .move = element { parts.append(Path()) }
      if parts.isEmpty { parts.append(Path()) }
      parts[parts.count - 1].elements.append(element)
    }
    let lengths = parts.map(\.length)
    let total = lengths.reduce(0, +)
    guard total > 0 else { return [] }
    var start = 0.0
    return zip(parts, lengths).map { part, length in
      defer { start += length / total }
      return (part, start, length / total)
    }
  }
}
