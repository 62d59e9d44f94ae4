import Diagnostics
import Geometry
import LayerTree
import TextFormats

// SVG gradients whose stops, and whose axis if necessary, are animated by SMIL.

extension SVGDrawing {
  /// The SVG element of a gradient layer's bounds, filled with one gradient that SMIL animates, in points of the layer.
  ///
  /// Its `fill` is `none` if the layer has no gradient.
  mutating func withAnimatedStops(_ layer: Layer, delay: Double) -> MarkupElement {
    let element = Self.outline(layer.outline)
    guard let gradient = AnimatedGradient(layer, delay: delay, work) else { return element.with(["fill": "none"]) }
    return element.with(["fill": reference(to: gradient.definition(in: nil))])
  }

  /// The value of `fill` for a layer's animated gradient on a canvas of any size; `none` if the layer has no gradient.
  ///
  /// - Parameter size: the size of the layer's canvas in points; the ends of the gradient are written in percent of its
  ///   sides.
  mutating func animatedFill(_ layer: Layer, axisInShares size: Size) -> String {
    AnimatedGradient(layer, delay: 0, work).map { reference(to: $0.definition(in: size)) } ?? "none"
  }
}

/// The stops and the axis of a gradient layer over time in the form of SVG: locations within 0…1, straight alpha.
private struct AnimatedGradient {
  private var locations: Track
  private var colors: Track
  private var axis: Track
  private let range: UnitRange

  init?(_ layer: Layer, delay: Double, _ work: SharedWorkMeter) {
    guard case .gradient(let gradient) = layer.content else { return nil }
    let count = gradient.stops.ascending.forStraightMixing.colors.count
    guard count > 0 else { return nil }
    func track(_ property: TrackedProperty) -> Track { property.track(of: layer, work).delayed(by: delay) }
    func numbers(
      _ count: Int, _ tolerance: Double, _ values: @escaping @Sendable (GradientStops) -> [Double]
    ) -> TrackedProperty {
      .gradient(Array(repeating: tolerance, count: count)) { content, _ in
        let values = values(content.stops.ascending.forStraightMixing)
        // If the number of stops changes, the last one fills the missing entries.
        return (0..<count).map { $0 < values.count ? values[$0] : values.last ?? 0 }
      }
    }
    locations = track(numbers(count, 5e-5, \.locations))
    colors = track(numbers(4 * count, 0.6) { $0.colors.flatMap(\.channels) })
    axis = track(.gradientAxis)
    let range = UnitRange(of: locations.keyValues)
    self.range = range
    axis = axis.map { ends in
      let (x, y) = (ends[2] - ends[0], ends[3] - ends[1])
      return [ends[0] + x * range.low, ends[1] + y * range.low, ends[0] + x * range.high, ends[1] + y * range.high]
    }
  }

  /// The element `<linearGradient>` with its SMIL animations.
  ///
  /// - Parameter size: the size in points of which the ends of the axis are written in percent; nil for ends in points.
  func definition(in size: Size?) -> MarkupElement {
    var gradient = MarkupElement.svg("linearGradient", ["gradientUnits": "userSpaceOnUse"])
    for (index, name) in ["x1", "y1", "x2", "y2"].enumerated() {
      let side = size.map { index % 2 == 0 ? $0.width : $0.height }
      gradient.animate(name, axis.map { [$0[index]] }) { values in
        side.map { formatted(values[0] / $0 * 100) + "%" } ?? formatted(values[0])
      }
    }
    for index in locations.rest.indices {
      var stop = MarkupElement.svg("stop")
      stop.animate("offset", locations.map { [range.share(of: $0[index])] }) { formatted($0[0], decimals: 6) }
      let color = colors.map { Array($0[index * 4..<index * 4 + 4]) }
      stop.animate("stop-color", color) { Color(channels: $0).opaqueStyleText }
      if color.keyValues.contains(where: { $0[3] < 255 }) {
        stop.animate("stop-opacity", color) { formatted($0[3] / 255) }
      }
      gradient.children.append(stop)
    }
    return gradient
  }
}

extension MarkupElement {
  /// Sets an attribute to its value at rest, and adds the SMIL elements that animate the attribute if its text ever
  /// changes.
  fileprivate mutating func animate(_ attribute: String, _ track: Track, _ text: ([Double]) -> String) {
    self[attribute] = text(track.rest)
    guard Set(track.keyValues.map(text)).count > 1 else { return }
    children += track.runs.map { .animation(of: $0, attribute, text) }
  }
}
