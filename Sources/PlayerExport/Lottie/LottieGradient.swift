import Geometry
import LayerTree

/// The key frames of a gradient layer's stops and axis in a Lottie file; moves only the axis where this is exact.
///
/// ```
/// all stops move equally   the stops are still, both ends of the axis move
/// otherwise                the stops move, within 0…1 of an axis that is long enough
/// ```
struct LottieGradient {
  /// The key frames of the stops: ``count`` locations, then red, green, blue and alpha, 0…255, for each color.
  ///
  /// Players mix the colors between two stops with straight alpha.
  let stops: [Track.Keyframe]
  let count: Int
  /// The key frames of the axis: x and y of its start and its end, in points of the layer, then a displacement.
  ///
  /// The displacement is that of all stops, as a fraction of the axis length.
  let axis: [Track.Keyframe]
  /// The range of the locations of all stops at all times, which is mapped to 0…1 in the file.
  let range: UnitRange
  let isOpaque: Bool

  init?(_ layer: Layer, delay: Double, on clock: LottieClock) {
    guard case .gradient(let gradient) = layer.content else { return nil }
    let count = gradient.stops.ascending.forStraightMixing.colors.count
    guard count > 0 else { return nil }
    @Sendable func filled<Value>(_ values: [Value], _ empty: Value) -> [Value] {
      // If the number of stops changes, the last one fills the missing entries.
      (0..<count).map { $0 < values.count ? values[$0] : values.last ?? empty }
    }
    let tolerances = Array(repeating: 5e-5, count: count) + Array(repeating: 0.6, count: 4 * count)
    let numbers = TrackedProperty.gradient(tolerances) { content, _ in
      let stops = content.stops.ascending.forStraightMixing
      return filled(stops.locations, 0) + filled(stops.colors, .clear).flatMap(\.channels)
    }
    let stops = clock.motion(numbers, of: layer, delay: delay)
    let axis = clock.motion(.gradientAxis, of: layer, delay: delay)
    isOpaque = stops.allSatisfy { frame in
      stride(from: count + 3, to: frame.values.count, by: 4).allSatisfy { frame.values[$0] == 255 }
    }
    self.count = count
    if let first = axis.first?.values, axis.allSatisfy({ $0.values == first }), let slide = Self.slide(stops, count) {
      self.stops = Array(stops.prefix(1))
      self.axis = slide.map { frame in
        Track.Keyframe(offset: frame.offset, values: first + frame.values, easing: frame.easing)
      }
    } else {
      self.stops = stops
      self.axis = axis.map { Track.Keyframe(offset: $0.offset, values: $0.values + [0], easing: $0.easing) }
    }
    range = UnitRange(spanning: self.stops.map { Array($0.values.prefix(count)) })
  }

  /// The common displacement of all stops over time, as a fraction of the axis length.
  ///
  /// Nil if the stops do not move equally or if their colors change.
  ///
  /// - Parameter stops: the key frames of the stops: `count` locations, then the channels of the colors.
  private static func slide(_ stops: [Track.Keyframe], _ count: Int) -> [Track.Keyframe]? {
    guard let first = stops.first?.values, stops.count > 1 else { return nil }
    let isOne = stops.allSatisfy { frame in
      let shifts = zip(frame.values.prefix(count), first).map { $0 - $1 }
      return (shifts.max() ?? 0) - (shifts.min() ?? 0) <= 1e-6
        && zip(frame.values, first).dropFirst(count).allSatisfy { $0 == $1 }
    }
    if !isOne { return nil }
    return stops.map { frame in
      Track.Keyframe(offset: frame.offset, values: [frame.values[0] - first[0]], easing: frame.easing)
    }
  }
}
